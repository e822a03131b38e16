"""What leaves a live connection.

Answers leave in order; views are made when they can be sent, so a slow
connection gets the newest one instead of a queue of old ones.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ...wire.live import FromServer
from ..problem import logger

MOST_WAITING = 100
Socket = WebSocket[Any, Any, Any]


class Outbox:
    """``look`` makes the view of now."""

    def __init__(self, socket: Socket, look: Callable[[], FromServer]) -> None:
        self._socket = socket
        self._look = look
        self._answers: deque[FromServer] = deque()
        self._must_look = False
        self.is_shut = False
        self._awake = asyncio.Event()
        self._has_room = asyncio.Event()

    def put(self, message: FromServer) -> None:
        if not self.is_shut:
            self._answers.append(message)
            self._awake.set()

    def look_again(self) -> None:
        self._must_look = True
        self._awake.set()

    async def run(self) -> None:
        """Until it is cancelled, or nobody is there any more."""
        try:
            await self._send_all()
        except (WebSocketDisconnect, OSError):
            pass  # the receiver hears of it, too
        except Exception:
            logger.exception("a view could not be sent")
            await self.close(1011, "broken")
        self.is_shut = True
        self._has_room.set()

    async def close(self, code: int, reason: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, OSError):
            await self._socket.close(code, reason)

    async def wait_for_room(self) -> None:
        """Who does not read is not listened to."""
        while len(self._answers) >= MOST_WAITING and not self.is_shut:
            self._has_room.clear()
            await self._has_room.wait()

    async def _send_all(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._answers:
                await send(self._socket, self._answers.popleft())
                self._has_room.set()
            if self._must_look:
                self._must_look = False
                await send(self._socket, self._look())


async def send(socket: Socket, message: FromServer) -> None:
    await socket.send_data(msgspec.json.encode(message).decode())
