"""Those who only take up room: silent, slow, too large, too many."""

from __future__ import annotations

import asyncio
import contextlib
import json

from .field import Field, address, ask
from .lines import PATIENCE, Answer, Line, Live, Shut, Web, frame

SOURCES = 40


async def idle(field: Field, number: int, count: int) -> None:
    """Thousands of sockets that say nothing, all at once; each is closed in time."""
    lines = []
    for one in range(count):
        line = Line(field.place, address(number + one % SOURCES))
        with contextlib.suppress(OSError):
            await line.open()
            lines.append(line)
    answers = await asyncio.gather(*(_until_closed(line) for line in lines))
    field.tally.sent["idle"] += count
    field.tally.answered["idle"] += sum(answers) + count - len(lines)
    if not all(answers):
        field.tally.unanswered.append(f"idle: {answers.count(False)} sockets stay open")


async def _until_closed(line: Line) -> bool:
    try:
        await line.rest()
    except TimeoutError:
        return False
    line.close()
    return True


async def without_hello(field: Field, number: int, count: int) -> None:
    """WebSockets that never say who they are."""
    table = await field.a_regular_table()
    await asyncio.gather(*(_no_hello(field, address(number + one), table) for one in range(count)))


async def _no_hello(field: Field, source: str, table: str) -> None:
    live = Live(field.place, source)
    field.tally.sent["no hello"] += 1
    try:
        await live.enter(table)
        while True:
            await live.receive()
    except Shut:
        field.tally.answered["no hello"] += 1
    except TimeoutError:
        field.tally.unanswered.append("a WebSocket without hello stays open")
    live.close()


async def slow(field: Field, number: int, count: int) -> None:
    """They ask for much and read nothing: the server lets them go."""
    table = await field.a_regular_table()
    await asyncio.gather(*(_slow(field, address(number + one), table) for one in range(count)))


async def _slow(field: Field, source: str, table: str) -> None:
    live = Live(field.place, source)
    await live.open(small=True)
    live.reader._transport.pause_reading()  # type: ignore[attr-defined]
    request = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade"
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    live.writer.write(f"{request}\r\nUpgrade: websocket\r\n{key}\r\n\r\n".encode())
    live.writer.write(frame(b'{"type":"hello"}'))
    field.tally.sent["slow"] += 1
    try:
        async with asyncio.timeout(PATIENCE):
            await _ask_for_much(live)
        field.tally.unanswered.append("a slow reader is kept")
    except TimeoutError:
        field.tally.unanswered.append("a slow reader is kept")
    except OSError:
        field.tally.answered["slow"] += 1
    live.writer.transport.abort()


async def _ask_for_much(live: Live) -> None:
    for number in range(1_000_000):
        live.writer.write(frame(json.dumps({"type": "read", "id": number, "sheet": 0}).encode()))
        await live.writer.drain()
        if live.writer.transport.is_closing():
            raise ConnectionResetError


async def flood(field: Field, number: int, count: int) -> None:
    """Come and go, as fast as it goes."""
    for one in range(count):
        line = Line(field.place, address(number + one % SOURCES))
        with contextlib.suppress(OSError):
            await line.open()
            line.writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            line.writer.transport.abort()
        field.tally.sent["flood"] += 1
        field.tally.answered["flood"] += 1


async def oversized(field: Field, number: int, rounds: int) -> None:
    """Too much of everything: body, head, address, message, frame."""
    web = Web(field.place, address(number))
    table = await field.a_regular_table()
    for _ in range(rounds):
        for asked in (_body(web), _head(web), _path(web)):
            field.tally.sent["oversized"] += 1
            try:
                answer = await asked
                field.tally.note("oversized", answer)
                if answer.status < 400:
                    field.tally.got_in.append(f"oversized: {answer.status}")
            except Shut:
                field.tally.answered["oversized"] += 1
        await _message(field, number, table)


async def _body(web: Web) -> Answer:
    return await ask(web, "POST", "/api/replay", {"record": "x" * 400_000})


async def _head(web: Web) -> Answer:
    return await web.ask("GET", "/api/games", X_Much="x" * 2_000_000)


async def _path(web: Web) -> Answer:
    return await web.ask("GET", "/" + "x" * 20_000)


async def _message(field: Field, number: int, table: str) -> None:
    live = Live(field.place, address(number))
    await live.enter(table)
    live.send(b'{"type":"hello"}')
    live.send(b'{"id":7,"x":"' + b"x" * 20_000 + b'"}')
    field.tally.sent["oversized"] += 1
    while True:
        answer = json.loads(await live.receive())
        if answer["type"] == "refused":
            break
    field.tally.codes[f"oversized {answer['code']}"] += 1
    field.tally.answered["oversized"] += 1
    live.close()
