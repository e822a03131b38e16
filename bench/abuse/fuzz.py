"""A million messages that mean little or nothing; each is answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter

import msgspec

from rollwrite.server.door.live.messages import id_of, read
from rollwrite.server.wire.table.talk import Hello

from .field import Field, Guest, address
from .lines import BINARY, PATIENCE, TEXT, Line, Live, Shut, Web, frame
from .nonsense import Nonsense

A_CONVERSATION = 220
AT_ONCE = 60  # unanswered; who sends more ahead is taken for gone on a slow machine
HIDDEN_TYPES = (b'{"type":"table"', b'{"type":"said"', b'{"type":"hints"')
ENDS = [
    frame(b"\xff\xfe", TEXT),
    frame(b"x" * 1_000_001, TEXT),
    frame(b"", 3),
    frame(b"x" * 200, 9),
    b"\x81\x01x",
    b"\xf1\x80\x00\x00\x00\x00",
    frame(b"\x00", 8),
]


class Answered(msgspec.Struct):
    id: int = 0
    type: str = ""
    code: str = ""


ANSWER = msgspec.json.Decoder(Answered)


async def fuzz_live(field: Field, number: int, count: int) -> None:
    """Somebody with a table of their own, who also looks at the regular's."""
    guest = await field.guest(address(number))
    own = await guest.open("me", "bot", hints=number % 10 == 0)  # who asks for hints waits long
    shown = await guest.table(own)
    moves = [choice["move"] for choice in shown["view"]["choices"]]
    known = [own, *moves[:20], shown["seats"][0]["key"], "advise", "hello"]
    nonsense = Nonsense(number, field.api, known)
    while count > 0:
        table = nonsense.chance.choice([own, await field.a_regular_table()])
        some = min(count, A_CONVERSATION)
        await Conversation(field, guest, nonsense).hold(table, some)
        count -= some


class Conversation:
    """Some messages on one socket, and an answer to each of them."""

    def __init__(self, field: Field, guest: Guest, nonsense: Nonsense) -> None:
        self.tally, self.guest, self.nonsense = field.tally, guest, nonsense
        self.live = Live(field.place, guest.source)
        self.owed: Counter[int] = Counter()
        self.is_said = self.is_shut = False

    async def hold(self, table: str, count: int) -> None:
        try:
            await self.live.enter(table)
        except Shut:
            self.tally.codes["live turned away"] += 1
            return
        reading = asyncio.create_task(self._read())
        with contextlib.suppress(OSError):  # the reader is told as well
            await self._talk(count)
        await asyncio.wait({reading}, timeout=PATIENCE)
        self._settle(reading.exception() if reading.done() else None)
        await self._end()
        reading.cancel()
        self.live.close()

    def _settle(self, why: BaseException | None) -> None:
        """On a busy machine we may be too slow to answer a ping: then the line is closed."""
        if "keepalive" in str(why):
            self.tally.codes["live cut off, for we did not answer a ping"] += 1
        elif +self.owed:
            self.tally.unanswered.append(f"live: {dict(+self.owed)} ({why or 'silence'})")

    async def _talk(self, count: int) -> None:
        if self.nonsense.chance.random() < 0.9:
            self.live.send(json.dumps({"type": "hello", "token": self.guest.token}).encode())
        for _ in range(count):
            self._say(self.nonsense.message())
            while sum((+self.owed).values()) > AT_ONCE and not self.is_shut:
                await asyncio.sleep(0.005)
        self.is_said = True
        self._say(b'{"type":"sit","id":0}')

    def _say(self, payload: bytes) -> None:
        self.tally.sent["live"] += 1
        if not self._greets(payload):
            self.owed[id_of(payload)] += 1
        self.live.send(payload, TEXT if _is_text(payload) else BINARY)

    def _greets(self, payload: bytes) -> bool:
        """A second hello is answered by a view."""
        try:
            message = read(payload)
        except msgspec.MsgspecError:
            return False
        return isinstance(message, Hello) and message.token in ("", self.guest.token)

    async def _read(self) -> None:
        try:
            await self._read_all()
        finally:
            self.is_shut = True

    async def _read_all(self) -> None:
        while not (self.is_said and not +self.owed):
            raw = await self.live.receive()
            if raw.startswith(HIDDEN_TYPES):
                continue
            answer = ANSWER.decode(raw)
            self.owed[answer.id] -= 1
            self.tally.answered["live"] += 1
            self.tally.codes[f"live {answer.code or answer.type}"] += 1
            if answer.code == "broken":
                self.tally.broken.append(raw.decode()[:300])

    async def _end(self) -> None:
        """Now and then by breaking the protocol itself: that closes the line, nothing else."""
        if self.nonsense.chance.random() < 0.1:
            self.live.writer.write(self.nonsense.chance.choice(ENDS))
            self.tally.sent["protocol"] += 1
            try:
                while True:
                    await self.live.receive()
            except (Shut, TimeoutError):
                self.tally.answered["protocol"] += 1


def _is_text(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


async def fuzz_web(field: Field, number: int, count: int) -> None:
    """The API as its description says, and then not quite."""
    guest = await field.guest(address(number))
    own = await guest.open("me", "link")
    shown = await guest.table(own)
    nonsense = Nonsense(number, field.api, [own, shown["seats"][1]["key"], guest.token])
    web = Web(field.place, guest.source)
    for _ in range(count):
        method, target, body = nonsense.request()
        known = {"Authorization": f"Bearer {guest.token}"} if nonsense.chance.random() < 0.5 else {}
        field.tally.sent["web"] += 1
        try:
            kind = "application/json"
            answer = await web.ask(method, target, body, Content_Type=kind, **known)
            field.tally.note("web", answer)
        except (Shut, TimeoutError):
            field.tally.unanswered.append(f"web: {method} {target[:100]} {body[:100]!r}")


async def fuzz_bytes(field: Field, number: int, count: int) -> None:
    """No HTTP at all, or nearly some: an answer, or the line is closed."""
    nonsense = Nonsense(number, field.api, [await field.a_regular_table()])
    for _ in range(count):
        line = Line(field.place, address(number))
        await line.open()
        line.writer.write(nonsense.bytes_of_no_kind())
        field.tally.sent["bytes"] += 1
        try:
            line.writer.write_eof()
            found = await line.rest()
            status = found[9:12].decode("latin-1") or "closed"
            field.tally.answered["bytes"] += 1
            field.tally.codes[f"bytes {status}"] += 1
            if status.startswith("5"):
                field.tally.broken.append(f"bytes: {found[:200]!r}")
        except TimeoutError:
            field.tally.unanswered.append("bytes: neither answered nor closed")
        except OSError:
            field.tally.answered["bytes"] += 1  # closed while we still talked
        line.close()
