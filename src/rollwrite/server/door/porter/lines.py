"""Open sockets: how many there may be, and how long each may keep us waiting.

What is said in time goes on to uvicorn; the rest is answered in one line and closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, cast

import h11
from uvicorn._types import ASGISendEvent, WebSocketReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from ...limit import Storm
from ...settings import Settings
from .headers import answer_without_app

LIVE_LINE = "rollwrite.line"
WHOLE_TEXT = 0x81
MASKED = 0x80
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where a parser waits that has begun no frame
MOST_UNREAD = 4
UNFINISHED = (h11.IDLE, h11.SEND_BODY)
LARGEST_HEAD = 32_000
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

    def open(self) -> int:
        return len(self._from)

    def admit(self, line: asyncio.Transport) -> bool:
        """The oldest that never asked for anything makes room where there is none."""
        address = _address(line)
        is_many = self._count[address] >= self._each and not self.settings.trusted.have(address)
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


class Line(asyncio.Protocol):
    """What is sent has to be read in time; the line is counted until it is lost."""

    lines: Lines
    transport: asyncio.Transport

    def __init__(self, *args: Any, lines: Lines, **more: Any) -> None:
        super().__init__(*args, **more)
        self.lines = lines
        self._reading = Patience()

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


class Reader(h11.Connection):
    """A head has its largest size whether it comes piece by piece or all at once."""

    is_too_large = False

    def next_event(self) -> Any:
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            self.is_too_large = error.error_status_hint == 431
            raise
        if isinstance(event, h11.Request) and _head_size(event) > LARGEST_HEAD:
            self.is_too_large = True
            raise h11.RemoteProtocolError("the head is too large", error_status_hint=431)
        return event


def _head_size(request: h11.Request) -> int:
    rows = sum(len(name) + len(value) + 4 for name, value in request.headers.raw_items())
    return rows + len(request.method) + len(request.target)


class HttpLine(Line, H11Protocol):
    """A whole request must come in time, and its answer be read in time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._asking = Patience()
        self._is_left = False
        self.conn = self._reader = Reader(h11.SERVER, LARGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.lines.admit(transport):
            self._refuse(
                "503 Service Unavailable", "too-many", "too many connections; try again in a moment"
            )
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
            self._refuse("408 Request Timeout", "too-late", "no whole request came in time")
        else:
            self.transport.abort()

    def _refuse(self, status: str, code: str, sentence: str) -> None:
        self._is_left = True
        self.transport.write(answer_without_app(status, code, sentence))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if self._reader.is_too_large:
            status = "431 Request Header Fields Too Large"
            self._refuse(status, "too-large", f"a head has at most {LARGEST_HEAD} letters")
        else:
            self._refuse("400 Bad Request", "invalid-request", "this is no HTTP request")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_left = True
        self._asking.stop()
        self.lines.heard(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        super().connection_lost(exc)


class LiveLine(Line, WebSocketsSansIOProtocol):
    """A WebSocket: pings find out who is gone.

    A live table talks to its line without the application between them, which would cost
    more than making a view; ``freed`` is called when there is room for more again.
    """

    freed: Callable[[], None] | None = None

    def data_received(self, data: bytes) -> None:
        """A text in one piece, as nearly all are, is read at once; the rest is websockets'."""
        text = _whole_text(data) if is_between(self.conn) else None
        if text is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    async def run_asgi(self) -> None:
        cast("dict[str, object]", self.scope["extensions"])[LIVE_LINE] = self
        await super().run_asgi()

    @property
    def is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected

    @property
    def has_room(self) -> bool:
        return self.writable.is_set()

    def post(self, messages: list[bytes]) -> None:
        """Texts, all in one go."""
        self.transport.write(b"".join([part for text in messages for part in (_head(text), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.freed is not None:
            self.freed()

    async def send(self, message: ASGISendEvent) -> None:
        """Whatever was closed meanwhile, by whomever, hears nothing more."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent  # or it complains

    def handle_parser_exception(self) -> None:
        """Nonsense that comes before the handshake is answered: there is nothing yet to close."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1002, "reason": ""})
            self.close_sent = True
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Reading stops only while several messages wait: stopping costs more than a message."""
        event = _received(b"".join(self.frames), self.curr_msg_data_type == "text")
        self.frames = []
        if event is None:
            self.conn.send_close(1007, "this is no UTF-8")
            self.handle_parser_exception()
        elif not self.close_sent:
            self.queue.put_nowait(event)
            if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()


def line_of(scope: Mapping[str, Any]) -> LiveLine:
    """The line that a WebSocket of the application came by."""
    found: LiveLine = scope["extensions"][LIVE_LINE]
    return found


def is_between(conn: ServerProtocol) -> bool:
    """Whether the next byte begins a message: the parser waits in front of a frame."""
    waits: Any = conn.parser
    while inner := getattr(waits, "gi_yieldfrom", None):
        waits = inner
    is_whole = conn.state is OPEN and conn.current_size is None
    return is_whole and getattr(waits, "gi_code", None) is BETWEEN_FRAMES


def _whole_text(data: bytes) -> bytes | None:
    """What a frame says that is all of ``data``, by RFC 6455; nothing if it is another kind."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 2
    if size == 126:
        size, start = data[2] << 8 | data[3], 4
    is_plain = size > 125 if start == 4 else size < 126
    if not is_plain or len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def _received(data: bytes, is_text: bool) -> WebSocketReceiveEvent | None:
    """A message as the application gets it; nothing if it calls itself text and is none."""
    if not is_text:
        return {"type": "websocket.receive", "bytes": data}
    try:
        return {"type": "websocket.receive", "text": data.decode()}
    except UnicodeDecodeError:
        return None


def _head(text: bytes) -> bytes:
    """What stands before a text that is sent whole, by RFC 6455."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
