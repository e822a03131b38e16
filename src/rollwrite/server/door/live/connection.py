"""One browser tab or bot at one table: every message is answered, none ends the connection."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from time import perf_counter
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rollwrite.table.table import ONLOOKER

from ...house.guests import Guests, Visitor
from ...house.house import House
from ...house.thinking.hints import hints
from ...limit import Bucket, Limits
from ...measures import CHANGES, MESSAGES
from ...refusal import Refusal
from ...room.eyes import told
from ...room.room import Room
from ...wire.people.telling import Called
from ...wire.table.changes import Change
from ...wire.table.live import FromClient
from ...wire.table.talk import (
    Advise,
    Done,
    Explain,
    Hello,
    HouseSigns,
    Leaving,
    Look,
    Preview,
    Read,
    Refused,
    Report,
    Said,
    Say,
    Sit,
    Why,
    Write,
)
from ..porter.lines import line_of
from ..porter.visitors import client_of, visitor_of
from ..problem import problem_of
from .answers import answer_to
from .messages import id_of, read, require_small
from .outbox import Outbox

MESSAGES_AT_ONCE, MESSAGES_A_SECOND = 200, 100
TOO_LATE, SIGNED_OUT, TURNED_OUT, RESTART = 4408, 4401, 4403, 1012
Socket = WebSocket[Any, Any, Any]


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
        self.digest, self.address = "", client_of(socket)
        self._key = ""
        self.seat = ONLOOKER
        self.news = self.lines = self.leg = 0
        self._keeps = False
        self._papers: tuple[str, ...] = ()  # the sheets that are known there
        self._stays = b""  # how the last view ended
        self.is_greeted = self.is_looking = False
        self._line = line_of(socket.scope)
        self._outbox = Outbox(self._line, self._view, self._end)
        self._ending: asyncio.Task[None] | None = None
        self._advice: asyncio.Task[None] | None = None
        self._bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)

    async def run(self) -> None:
        """Until the other side is gone; what was begun for it is finished even then."""
        try:
            await self._receive_all()
        except TimeoutError:
            await self._close(TOO_LATE, "nobody said hello")
        finally:
            self._outbox.shut()
            self._stop_advice()
            self.guests.leave(self._key, self._dismiss)
            self.house.pages.close(self.digest, self._call)
            self.room.audience.leave(self)
            self.house.depart(self.room)

    def _end(self, code: int, reason: str) -> None:
        self._ending = asyncio.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, OSError):
            await self.socket.close(code, reason)

    def _dismiss(self) -> None:
        """This device was signed out."""
        self._end(SIGNED_OUT, "signed out")

    # -- what the house tells ---------------------------------------------------------

    def see(self, signs: HouseSigns) -> None:
        if self.is_greeted:
            self._outbox.put(signs)

    def turn_out(self, refusal: Refusal) -> None:
        """With a sentence, so that nobody wonders why."""
        self._outbox.put(Refused(0, refusal.code, str(refusal), None))
        self._end(TURNED_OUT, refusal.code)

    # -- when the server goes -----------------------------------------------------------

    def part(self) -> None:
        """Who is told goes by itself, with all answers."""
        self._stop_advice()
        self._outbox.put(Leaving())

    async def hang_up(self) -> None:
        await self._close(RESTART, "the server goes")

    # -- what the room tells ----------------------------------------------------------

    def look_again(self) -> None:
        self._outbox.look_again()

    def hear(self, said: Said) -> None:
        self._outbox.put(said)

    def _call(self, called: Called) -> None:
        """Another table needs whoever is here."""
        if called.table != self.room.id:
            self._outbox.put(called)

    def _view(self) -> bytes:
        if self.seat != ONLOOKER and self.seat not in self.room.mine(self.digest):
            self.seat = self.room.seat_for(self.digest)  # it was handed over
        if self.leg != self.room.leg:  # another game of the campaign: its log starts anew
            self.leg, self.news = self.room.leg, 0
        asked = self.room, self.digest, self.seat, self.news, self.lines
        body, now, stays = told(*asked, self._papers, self._stays)
        self.lines = now.lines[-1].number if now.lines else self.lines
        self.news = now.news_from + len(now.news)
        if self._keeps:
            self._papers, self._stays = now.papers, stays
        return body

    # -- what comes in ----------------------------------------------------------------

    async def _receive_all(self) -> None:
        while True:
            await self._outbox.wait_for_room()
            event = await self._next()
            if event["type"] == "websocket.disconnect" or self._outbox.is_shut:
                return
            if too_early := self._bucket.take():
                await asyncio.sleep(too_early)
            await self._handle(event.get("text") or event.get("bytes") or "")

    async def _next(self) -> dict[str, Any]:
        if self.is_greeted:  # a clock for every message would cost more than reading it
            return cast("dict[str, Any]", await self._line.receive())
        async with asyncio.timeout(self._hello_within):
            return cast("dict[str, Any]", await self._line.receive())

    async def _handle(self, raw: str | bytes) -> None:
        number = 0
        try:
            require_small(raw)
            message = read(raw)
            number = getattr(message, "id", 0)
            await self._do(message)
        except msgspec.MsgspecError as error:
            sentence = f"this is no message: {error}"
            self._outbox.put(Refused(id_of(raw), "malformed", sentence, None))
        except Exception as error:
            self._refuse(number, error)

    def _refuse(self, number: int, error: Exception) -> None:
        _, problem = problem_of(error)
        self._outbox.put(Refused(number, problem.code, problem.sentence, problem.reason))

    async def _do(self, message: FromClient) -> None:
        MESSAGES.count(type(message).__name__)
        if isinstance(message, Hello):
            return await self._greet(message)
        if not self.is_greeted:
            raise Refusal(409, "hello-first", "say hello first")
        if self._key and not await self.guests.find_key(self._key):
            return self._dismiss()
        match message:
            case Why() | Preview() | Read() | Explain():
                await asyncio.sleep(0)  # many of them must not hold up the others
                return self._outbox.put(answer_to(self.room, self.digest, self.seat, message))
            case Advise():
                return self._advise(message)
            case Sit():
                self._sit(message)
            case Look():
                self.is_looking = message.is_looking
                self.room.audience.watched()
            case Say():
                self._say(message)
            case Report():
                self.limits.reports.require(self.digest, "reports")
                await self.house.report(self.room, self.digest, message)
            case Write():
                self.limits.words.require(self.digest, "words")
                await self.house.do(self.room, self.digest, message)
            case _:
                await self._change(message)
        return self._outbox.put(Done(message.id))

    async def _change(self, message: Change) -> None:
        began = perf_counter()
        try:
            await self.house.do(self.room, self.digest, message)
        finally:
            CHANGES.observe(perf_counter() - began)

    async def _greet(self, hello: Hello) -> None:
        visitor = await self._visitor(hello.token)
        digest = visitor.digest if visitor else ""
        await self.house.porch.require_welcome(digest, self.address)
        self.room = await self.house.visit(self.room.id, digest)
        self.house.pages.close(self.digest, self._call)
        self.digest, self.lines = digest, 0
        self.house.pages.open(self.digest, self._call)
        self._stay(visitor.key if visitor else "")
        self.seat = self.room.seat_for(self.digest, hello.seat)
        self.leg, self.news = hello.leg, max(0, hello.news)
        self._keeps, self._papers, self._stays = hello.keeps, (), b""
        self.is_greeted = True
        self.is_looking = hello.is_looking
        signs = self.house.porch.signs()
        if signs.announcement:
            self.see(signs)
        self.room.audience.join(self)
        await self.house.arrive(self.room, self.digest)

    def _stay(self, key: str) -> None:
        self.guests.leave(self._key, self._dismiss)
        self._key = key
        if key:
            self.guests.stay(key, self._dismiss)

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
        self.house.say(self.room, message.seat, message.phrase)

    # -- thinking beside the conversation -----------------------------------------------

    def _advise(self, message: Advise) -> None:
        """A new question ends the old one."""
        self.room.require_own(self.digest, message.seat)
        self._stop_advice()
        self._advice = asyncio.create_task(self._give_hints(message))
        self._advice.add_done_callback(partial(self._end_advice, message.id))

    def _end_advice(self, number: int, advice: asyncio.Task[None]) -> None:
        """What was stopped is answered, too, even if it had not begun."""
        if advice.cancelled():
            self._outbox.put(Done(number))

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

    def _stop_advice(self) -> None:
        if self._advice is not None:
            self._advice.cancel()
