"""A table, live: one WebSocket, answered message by message.

Answers leave in order; views are made when they can be sent, so a slow
connection gets the newest one instead of a queue of old ones.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from .eyes import table_view
from .guard import Bucket, is_foreign
from .guests import Guests, Visitor
from .hints import hints
from .house import House
from .problem import Refusal, logger, problem_of
from .room import ONLOOKER, Room
from .wire import (
    Advise,
    Aloud,
    Because,
    Commit,
    Done,
    Exchange,
    Explain,
    Explained,
    FromClient,
    FromServer,
    Hello,
    NextGame,
    Preview,
    Previewed,
    Read,
    Redo,
    Refused,
    Renew,
    Said,
    Say,
    Sit,
    Start,
    Step,
    Switch,
    TakeBack,
    Why,
)

LARGEST_MESSAGE = 16_000
LARGEST_FRAME = 1_000_000  # beyond this the protocol itself closes the connection
MESSAGES_AT_ONCE, MESSAGES_A_SECOND = 200, 100
HELLO_WITHIN = 20.0
GONE, TOO_LATE = 4404, 4408
Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _AnyId(msgspec.Struct):
    id: int = 0


_id_decoder = msgspec.json.Decoder(_AnyId)


class Connection:
    """One browser tab or bot at one table."""

    def __init__(self, socket: Socket, house: House, guests: Guests, room: Room) -> None:
        self.socket, self.house, self.guests, self.room = socket, house, guests, room
        self.digest = ""
        self.seat = ONLOOKER
        self.news = 0
        self.leg = 0
        self.is_greeted = False
        self._answers: deque[FromServer] = deque()
        self._must_look = False
        self._advice: asyncio.Task[None] | None = None
        self._awake = asyncio.Event()
        self._bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)

    # -- what goes out ----------------------------------------------------------------

    def look_again(self) -> None:
        self._must_look = True
        self._awake.set()

    def hear(self, said: Said) -> None:
        self.answer(said)

    def answer(self, message: FromServer) -> None:
        self._answers.append(message)
        self._awake.set()

    async def send_all(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            if self._must_look:
                await self._send_view()

    async def _send_view(self) -> None:
        self._must_look = False
        if self.seat != ONLOOKER and self.seat not in self.room.mine(self.digest):
            self.seat = self.room.seat_for(self.digest)  # it was handed over
        if self.leg != self.room.leg:  # another game of the campaign: its log starts anew
            self.leg, self.news = self.room.leg, 0
        view = table_view(self.room, self.digest, self.seat, self.news)
        self.news = view.news_from + len(view.news)
        await self._send(view)

    async def _send(self, message: FromServer) -> None:
        await self.socket.send_data(msgspec.json.encode(message).decode())

    # -- what comes in ----------------------------------------------------------------

    async def receive_all(self) -> None:
        while True:
            limit = None if self.is_greeted else HELLO_WITHIN
            async with asyncio.timeout(limit):
                event = cast("dict[str, Any]", await self.socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(self._bucket.take())
            await self._handle(event.get("text") or event.get("bytes") or "")

    async def _handle(self, raw: str | bytes) -> None:
        """Every message is answered; none ends the connection."""
        number = 0
        try:
            _require_small(raw)
            number = _id_of(raw)
            await self._do(_decoder.decode(raw))
        except msgspec.MsgspecError as error:
            self.answer(Refused(number, "malformed", f"this is no message: {error}", None))
        except Exception as error:
            self._refuse(number, error)

    def _refuse(self, number: int, error: Exception) -> None:
        _, problem = problem_of(error)
        self.answer(Refused(number, problem.code, problem.sentence, problem.reason))

    async def _do(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            return await self._greet(message)
        if not self.is_greeted:
            raise Refusal(409, "hello-first", "say hello first")
        match message:
            case Sit():
                self._sit(message)
            case Why():
                return self.answer(self._because(message))
            case Advise():
                return self._advise(message)
            case Preview():
                return self.answer(self._previewed(message))
            case Read():
                return self.answer(self._aloud(message))
            case Explain():
                return self.answer(self._explained(message))
            case Say():
                self._say(message)
            case Start():
                await self.house.start(self.room, self.digest)
            case Switch():
                await self.house.switch(self.room, self.digest, message.option, message.value)
            case NextGame():
                await self.house.go_on(self.room, self.digest)
            case Renew():
                await self.house.renew(self.room, self.digest, message.seat)
            case Step() | TakeBack() | Commit() | Redo() | Exchange():
                await self.house.command(self.room, self.digest, message)
        return self.answer(Done(message.id))

    async def _greet(self, hello: Hello) -> None:
        visitor = await self._visitor(hello.token)
        self.room = await self.house.room(self.room.id)
        self.digest = visitor.digest if visitor else ""
        self.seat = self.room.seat_for(self.digest, hello.seat)
        self.leg = hello.leg
        self.news = max(0, hello.news)
        self.is_greeted = True
        self.room.listeners.add(self)
        self.room.tell()

    async def _visitor(self, token: str) -> Visitor | None:
        return await self.guests.require(token) if token else await self.guests.of(self.socket)

    def _sit(self, message: Sit) -> None:
        if message.seat != ONLOOKER:
            self.room.require_own(self.digest, message.seat)
        self.seat = message.seat
        self.look_again()

    def _say(self, message: Say) -> None:
        self.room.require_own(self.digest, message.seat)
        self.room.say(message.seat, message.phrase)

    def _advise(self, message: Advise) -> None:
        """Think beside the conversation; a new question ends the old one."""
        self.room.require_own(self.digest, message.seat)
        self._stop_advice()
        self._advice = asyncio.create_task(self._give_hints(message))

    async def _give_hints(self, message: Advise) -> None:
        try:
            async for found in hints(self.house.bots.workers, self.room, message.seat, message.id):
                self.answer(found)
            self.answer(Done(message.id))
        except Exception as error:
            self._refuse(message.id, error)
        except asyncio.CancelledError:
            self.answer(Done(message.id))
            raise

    def _stop_advice(self) -> None:
        if self._advice is not None:
            self._advice.cancel()

    def _because(self, message: Why) -> Because:
        self.room.require_own(self.digest, message.seat)
        seen = self.room.playing().seen_by(message.seat)
        return Because(message.id, self.room.game.why_not(seen, message.seat, message.touched))

    def _previewed(self, message: Preview) -> Previewed:
        self.room.require_own(self.digest, message.seat)
        table = self.room.playing()
        return Previewed(message.id, table.preview(message.seat, message.move))

    def _aloud(self, message: Read) -> Aloud:
        table = self.room.playing()
        return Aloud(message.id, table.reading(self.seat, message.sheet))

    def _explained(self, message: Explain) -> Explained:
        table = self.room.playing()
        return Explained(message.id, table.about(self.seat, message.sheet, message.thing))

    # -- life -------------------------------------------------------------------------

    async def run(self) -> None:
        """Until the other side is gone; what was begun for it is finished even then."""
        sender = asyncio.create_task(self._keep_sending())
        try:
            await self.receive_all()
        except TimeoutError:
            await self.socket.close(TOO_LATE, "nobody said hello")
        finally:
            sender.cancel()
            self._stop_advice()
            self.room.listeners.discard(self)
            self.room.tell()

    async def _keep_sending(self) -> None:
        try:
            await self.send_all()
        except (WebSocketDisconnect, OSError):
            return  # the receiver hears of it, too
        except Exception:
            logger.exception("a view could not be sent")
            await self.socket.close(1011, "broken")


def _require_small(raw: str | bytes) -> None:
    if len(raw) > LARGEST_MESSAGE:
        raise Refusal(413, "too-large", f"a message has at most {LARGEST_MESSAGE} letters")


def _id_of(raw: str | bytes) -> int:
    """The number to answer to, even if the rest of the message is nonsense."""
    try:
        return _id_decoder.decode(raw).id
    except msgspec.MsgspecError:
        return 0


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    house: NamedDependency[House],
    guests: NamedDependency[Guests],
) -> None:
    if is_foreign(socket.headers):
        await socket.close(1008, "foreign-origin")
        return
    await socket.accept()
    try:
        room = await house.room(table)
    except Refusal as refusal:
        refused = Refused(0, refusal.code, str(refusal), None)
        await socket.send_data(msgspec.json.encode(refused).decode())
        await socket.close(GONE, refusal.code)
        return
    await Connection(socket, house, guests, room).run()
