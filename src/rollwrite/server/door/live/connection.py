"""One browser tab or bot at one table: every message is answered, none ends the connection."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from rollwrite.table.table import ONLOOKER

from ...house.guests import Guests, Visitor
from ...house.hints import hints
from ...house.house import House
from ...limit import Bucket, Limits
from ...refusal import Refusal
from ...room.eyes import table_view
from ...room.room import Room
from ...wire.live import FromClient
from ...wire.table import TableView
from ...wire.talk import Advise, Done, Explain, Hello, Preview, Read, Refused, Said, Say, Sit, Why
from ..problem import problem_of
from ..visitors import visitor_of
from .answers import answer_to
from .messages import id_of, read, require_small
from .outbox import Outbox, Socket

MESSAGES_AT_ONCE, MESSAGES_A_SECOND = 200, 100
TOO_LATE = 4408


class Connection:
    """Known to its room as a ``Listener`` once it said hello."""

    def __init__(
        self,
        socket: Socket,
        house: House,
        guests: Guests,
        room: Room,
        limits: Limits,
        hello_within: float,
    ) -> None:
        self.socket, self.house, self.guests, self.room = socket, house, guests, room
        self.limits, self._hello_within = limits, hello_within
        self.digest = ""
        self.seat = ONLOOKER
        self.news = 0
        self.leg = 0
        self.is_greeted = False
        self._outbox = Outbox(socket, self._view)
        self._advice: asyncio.Task[None] | None = None
        self._bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)

    async def run(self) -> None:
        """Until the other side is gone; what was begun for it is finished even then."""
        sender = asyncio.create_task(self._outbox.run())
        try:
            await self._receive_all()
        except TimeoutError:
            await self._outbox.close(TOO_LATE, "nobody said hello")
        finally:
            sender.cancel()
            self._stop_advice()
            self.room.audience.leave(self)

    # -- what the room tells ----------------------------------------------------------

    def look_again(self) -> None:
        self._outbox.look_again()

    def hear(self, said: Said) -> None:
        self._outbox.put(said)

    def _view(self) -> TableView:
        if self.seat != ONLOOKER and self.seat not in self.room.mine(self.digest):
            self.seat = self.room.seat_for(self.digest)  # it was handed over
        if self.leg != self.room.leg:  # another game of the campaign: its log starts anew
            self.leg, self.news = self.room.leg, 0
        view = table_view(self.room, self.digest, self.seat, self.news)
        self.news = view.news_from + len(view.news)
        return view

    # -- what comes in ----------------------------------------------------------------

    async def _receive_all(self) -> None:
        while True:
            await self._outbox.wait_for_room()
            limit = None if self.is_greeted else self._hello_within
            async with asyncio.timeout(limit):
                event = cast("dict[str, Any]", await self.socket.receive())
            if event["type"] == "websocket.disconnect" or self._outbox.is_shut:
                return
            await asyncio.sleep(self._bucket.take())
            await self._handle(event.get("text") or event.get("bytes") or "")

    async def _handle(self, raw: str | bytes) -> None:
        number = 0
        try:
            require_small(raw)
            number = id_of(raw)
            await self._do(read(raw))
        except msgspec.MsgspecError as error:
            self._outbox.put(Refused(number, "malformed", f"this is no message: {error}", None))
        except Exception as error:
            self._refuse(number, error)

    def _refuse(self, number: int, error: Exception) -> None:
        _, problem = problem_of(error)
        self._outbox.put(Refused(number, problem.code, problem.sentence, problem.reason))

    async def _do(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            return await self._greet(message)
        if not self.is_greeted:
            raise Refusal(409, "hello-first", "say hello first")
        match message:
            case Why() | Preview() | Read() | Explain():
                answer = answer_to(self.room, self.digest, self.seat, message)
                return self._outbox.put(answer)
            case Advise():
                return self._advise(message)
            case Sit():
                self._sit(message)
            case Say():
                self._say(message)
            case _:
                await self.house.do(self.room, self.digest, message)
        return self._outbox.put(Done(message.id))

    async def _greet(self, hello: Hello) -> None:
        visitor = await self._visitor(hello.token)
        self.room = await self.house.visit(self.room.id)
        self.digest = visitor.digest if visitor else ""
        self.seat = self.room.seat_for(self.digest, hello.seat)
        self.leg = hello.leg
        self.news = max(0, hello.news)
        self.is_greeted = True
        self.room.audience.join(self)

    async def _visitor(self, token: str) -> Visitor | None:
        if token:
            return await self.guests.require(token)
        return await visitor_of(self.socket, self.guests)

    def _sit(self, message: Sit) -> None:
        if message.seat != ONLOOKER:
            self.room.require_own(self.digest, message.seat)
        self.seat = message.seat
        self.look_again()

    def _say(self, message: Say) -> None:
        self.room.require_own(self.digest, message.seat)
        self.room.audience.say(self.room.playing(), message.seat, message.phrase)

    # -- thinking beside the conversation -----------------------------------------------

    def _advise(self, message: Advise) -> None:
        """A new question ends the old one."""
        self.room.require_own(self.digest, message.seat)
        self._stop_advice()
        self._advice = asyncio.create_task(self._give_hints(message))

    async def _give_hints(self, message: Advise) -> None:
        try:
            with self.limits.hints.one_more(self.digest, "hints"):
                async for found in hints(
                    self.house.workers, self.room, self.digest, message.seat, message.id
                ):
                    self._outbox.put(found)
            self._outbox.put(Done(message.id))
        except Exception as error:
            self._refuse(message.id, error)
        except asyncio.CancelledError:
            self._outbox.put(Done(message.id))
            raise

    def _stop_advice(self) -> None:
        if self._advice is not None:
            self._advice.cancel()
