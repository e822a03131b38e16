"""Open sockets: how many there may be, and how long each may keep us waiting.

What is said in time goes on to uvicorn; the rest is answered in one line and closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..limit import Storm
from ..settings import Settings

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
logger = logging.getLogger("rollwrite")


class Lines:
    """All of them. Whoever is known to stand for others, a proxy, may have as many as it needs."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self._most, self._each = most, min(settings.lines_each, most // 2)
        self._from: dict[asyncio.Transport, str] = {}
        self._count: Counter[str] = Counter()
        self._silent: dict[asyncio.Transport, None] = {}
        self._storm = Storm(logger.warning)

    def admit(self, line: asyncio.Transport) -> bool:
        """The oldest that never asked for anything makes room where there is none."""
        address = _address(line)
        is_many = self._count[address] >= self._each and address not in self.settings.trusted
        if is_many and self.settings.has_limits:
            self._storm.blow(f"too many connections from {address}; some are refused")
            return False
        if len(self._from) >= self._most:
            self._storm.blow(f"{self._most} connections are open; some are refused")
            if not self._silent:
                return False
            oldest = next(iter(self._silent))
            self.release(oldest)
            oldest.abort()
        self._from[line] = address
        self._count[address] += 1
        self._silent[line] = None
        return True

    def heard(self, line: asyncio.Transport) -> None:
        self._silent.pop(line, None)

    def release(self, line: asyncio.Transport) -> None:
        self.heard(line)
        address = self._from.pop(line, "")
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]


def _address(line: asyncio.Transport) -> str:
    peer = line.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


class Patience:
    """A timer that ends a line, unless it is stopped."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, end: Any) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, end)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpLine(H11Protocol):
    """A whole request must come in time, and its answer be read in time."""

    def __init__(self, *args: Any, lines: Lines, **more: Any) -> None:
        super().__init__(*args, **more)
        self.lines = lines
        self._asking, self._reading = Patience(), Patience()
        self._is_left = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.lines.admit(transport):
            self._refuse("503 Service Unavailable", "too many connections; try again in a moment")
        else:
            self._await_request()

    def data_received(self, data: bytes) -> None:
        if not self._is_left:
            super().data_received(data)
        if self._is_left:
            return
        if self.conn.their_state in UNFINISHED:
            self._await_request()
        else:
            self._asking.stop()
            self.lines.heard(self.transport)

    def _await_request(self) -> None:
        self._asking.start(self.lines.settings.request_within, self._too_late)

    def _too_late(self) -> None:
        if self.conn.our_state is h11.IDLE:
            self._refuse("408 Request Timeout", "no whole request came in time")
        else:
            self.transport.abort()

    def _refuse(self, status: str, sentence: str) -> None:
        self._is_left = True
        kind = "Content-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff"
        size = f"Content-Length: {len(sentence) + 1}\r\nConnection: close"
        self.transport.write(f"HTTP/1.1 {status}\r\n{kind}\r\n{size}\r\n\r\n{sentence}\n".encode())
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_left = True
        self._asking.stop()
        self.lines.heard(self.transport)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self.lines.settings.read_within, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        self._reading.stop()
        self.lines.release(self.transport)
        super().connection_lost(exc)


class LiveLine(WebSocketsSansIOProtocol):
    """A WebSocket: pings find out who is gone; who does not read what was sent has to go."""

    def __init__(self, *args: Any, lines: Lines, **more: Any) -> None:
        super().__init__(*args, **more)
        self.lines = lines
        self._reading = Patience()

    async def send(self, message: ASGISendEvent) -> None:
        """Whatever was closed meanwhile, by whomever, hears nothing more."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.conn.send_close(1007, "this is no UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self.lines.settings.read_within, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        self.lines.release(self.transport)
        super().connection_lost(exc)


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
