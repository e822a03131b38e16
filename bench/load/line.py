"""A WebSocket as cheap as it can be, so that the load costs less than what it is put on."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KEY = "cm9sbHdyaXRlIGJlbmNoIQ=="
UNMASKED = bytes(4)  # a mask has to be there; this one changes nothing


class Gone(Exception):
    """The other side closed the line."""


class Line:
    """Text messages, whole ones. Who asks whether anybody is there is answered by itself, in the
    protocol's way and in that of ``echoes``, also while nobody reads."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._texts: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.echoes: dict[bytes, bytes] = {}
        self._pumping = asyncio.create_task(self._pump())

    @classmethod
    async def open(cls, url: str, path: str) -> Line:
        place = urlsplit(url)
        reader, writer = await asyncio.open_connection(place.hostname, place.port, limit=2**20)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {place.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise Gone(head.decode("latin-1"))
        return cls(reader, writer)

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    async def receive(self) -> bytes:
        text = await self._texts.get()
        if text is None:
            raise Gone("closed")
        return text

    async def _pump(self) -> None:
        try:
            kind, body = await self._read()
            while kind != CLOSE:
                self._take(kind, body)
                kind, body = await self._read()
        except (OSError, asyncio.IncompleteReadError):
            pass
        self._texts.put_nowait(None)

    def _take(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self._frame(PONG, body)
        elif body in self.echoes:
            self.send(self.echoes[body])
        elif kind == TEXT:
            self._texts.put_nowait(body)

    def close(self) -> None:
        self._pumping.cancel()
        self._writer.close()

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        long = size > 125
        head = bytes([0x80 | kind, 0x80 | (126 if long else size)])
        self._writer.write(head + (size.to_bytes(2, "big") if long else b"") + UNMASKED + body)

    async def _read(self) -> tuple[int, bytes]:
        first, second = await self._reader.readexactly(2)
        size, more = second & 127, {126: 2, 127: 8}.get(second & 127, 0)
        if more:
            size = int.from_bytes(await self._reader.readexactly(more), "big")
        assert first & 0x80, "a message in several frames"
        return first & 15, await self._reader.readexactly(size) if size else b""
