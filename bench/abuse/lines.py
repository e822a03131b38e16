"""HTTP and WebSockets without manners: any bytes can be sent, and every answer is read."""

from __future__ import annotations

import asyncio
import socket
import time
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 300.0  # a busy machine is slow, not wrong
STALE = 2.0
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MIDDLE, LONG = 126, 127
HANDSHAKE = (
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
)


class Shut(Exception):
    """The other side closed the line."""


class Answer(NamedTuple):
    status: int
    head: bytes
    body: bytes


@dataclass(frozen=True)
class Place:
    """Where the server is."""

    url: str

    @property
    def address(self) -> tuple[str, int]:
        parts = urlsplit(self.url)
        return str(parts.hostname), int(parts.port or 80)


class Line:
    """A socket from an address of one's own."""

    def __init__(self, place: Place, source: str) -> None:
        self.place, self.source = place, source
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self, small: bool = False) -> None:
        """``small``: with as little room for what comes as the system allows."""
        line = socket.socket()
        if small:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        line.bind((self.source, 0))
        await asyncio.get_running_loop().sock_connect(line, self.place.address)
        self.reader, self.writer = await asyncio.open_connection(sock=line, limit=2**22)

    def close(self) -> None:
        self.writer.close()

    async def _exactly(self, count: int) -> bytes:
        try:
            return await self.reader.readexactly(count)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Shut(str(error)) from None

    async def _head(self) -> bytes:
        try:
            return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except TimeoutError:
            raise
        except (asyncio.IncompleteReadError, OSError):
            raise Shut from None

    async def rest(self) -> bytes:
        """Whatever comes until the other side has enough."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        except TimeoutError:
            raise
        except OSError:
            return b""


class Web(Line):
    """One request after another on the same socket."""

    is_open = False
    asked_at = 0.0

    async def ask(self, method: str, target: str, body: bytes = b"", **headers: str) -> Answer:
        is_stale = time.monotonic() - self.asked_at > STALE  # closed while nobody asks
        if not self.is_open or is_stale:
            await self.open()
        self.asked_at = time.monotonic()
        self.is_open = True
        lines = [f"{method} {target} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        try:
            return await self._answer(method)
        except Shut:
            self.is_open = False
            raise

    async def _answer(self, method: str) -> Answer:
        head = await self._head()
        status = int(head.split(b" ", 2)[1])
        fields = dict(
            line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line
        )
        size = 0 if method == "HEAD" or status == 304 else int(fields.get(b"content-length", 0))
        body = await asyncio.wait_for(self._exactly(size), PATIENCE)
        if fields.get(b"connection") == b"close":
            self.is_open = False
            self.close()
        return Answer(status, head, body)


class Live(Line):
    """A WebSocket whose frames may be anything; what comes is read at once, and kept."""

    def __init__(self, place: Place, source: str) -> None:
        super().__init__(place, source)
        self._kept: asyncio.Queue[bytes | Shut] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None

    def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        super().close()

    async def enter(self, table: str, **headers: str) -> None:
        await self.open()
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        request = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade"
        self.writer.write(f"{request}\r\n{HANDSHAKE}\r\n{more}\r\n".encode())
        head = await self._head()
        if not head.startswith(b"HTTP/1.1 101 "):
            raise Shut(head[:60].decode("latin-1"))
        self._reading = asyncio.create_task(self._read())

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        self.writer.write(frame(payload, kind))

    async def receive(self) -> bytes:
        """The next message."""
        found = await asyncio.wait_for(self._kept.get(), PATIENCE)
        if isinstance(found, Shut):
            raise found
        return found

    async def _read(self) -> None:
        """Pings are answered on the way: who does not is taken for gone."""
        try:
            while True:
                kind, payload = await self._frame()
                if kind == CLOSE:
                    raise Shut(f"{int.from_bytes(payload[:2])} {payload[2:].decode()}")
                if kind == PING:
                    self.send(payload, PONG)
                elif kind in (TEXT, BINARY):
                    self._kept.put_nowait(payload)
        except Shut as shut:
            self._kept.put_nowait(shut)

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self._exactly(2)
        if size == MIDDLE:
            size = int.from_bytes(await self._exactly(2))
        elif size == LONG:
            size = int.from_bytes(await self._exactly(8))
        return first & 15, await self._exactly(size)


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """Masked with zeros, which leaves it as it is."""
    first, size = bytes([128 | kind]), len(payload)
    if size < MIDDLE:
        return first + bytes([128 | size]) + bytes(4) + payload
    if size < 2**16:
        return first + bytes([128 | MIDDLE]) + size.to_bytes(2) + bytes(4) + payload
    return first + bytes([128 | LONG]) + size.to_bytes(8) + bytes(4) + payload
