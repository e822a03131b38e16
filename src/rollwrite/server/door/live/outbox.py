"""What leaves a live connection.

Answers leave in order; views are made when they can be sent, so a slow
connection gets the newest one instead of a queue of old ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from ...wire.table.live import FromServer
from ..problem import logger

MOST_WAITING = 100
BROKEN = 1011
encode = msgspec.json.Encoder().encode


class Way(Protocol):
    """Where messages go: a line, as it is seen from here."""

    freed: Callable[[], None] | None

    @property
    def is_open(self) -> bool: ...

    @property
    def has_room(self) -> bool: ...

    def post(self, messages: list[bytes]) -> None: ...


class Outbox:
    """``look`` makes the view of now; ``fail`` ends the connection if that cannot be made."""

    def __init__(
        self, way: Way, look: Callable[[], bytes], fail: Callable[[int, str], None]
    ) -> None:
        self._way, self._look, self._fail = way, look, fail
        self._answers: list[FromServer] = []
        self._must_look = False
        self._is_due = False
        self.is_shut = False
        self._emptied = asyncio.Event()
        self._loop = asyncio.get_running_loop()  # asking for it is a call of the system
        way.freed = self._wake

    def put(self, message: FromServer) -> None:
        if not self.is_shut:
            self._answers.append(message)
            self._wake()

    def look_again(self) -> None:
        self._must_look = True
        self._wake()

    async def wait_for_room(self) -> None:
        """Who does not read is not listened to."""
        while len(self._answers) >= MOST_WAITING and not self.is_shut:
            self._emptied.clear()
            await self._emptied.wait()

    def shut(self) -> None:
        """Nobody is there any more."""
        self.is_shut = True
        self._way.freed = None
        self._answers.clear()
        self._emptied.set()

    def _wake(self) -> None:
        """All that is put in before the loop turns leaves together."""
        if not self._is_due and not self.is_shut:
            self._is_due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._is_due = False
        if self.is_shut or not self._way.is_open:
            self.shut()
        elif self._way.has_room:  # else the line says when there is
            self._post()

    def _post(self) -> None:
        try:
            self._way.post(self._take())
            self._emptied.set()
        except Exception:
            logger.exception("a view could not be sent")
            self.shut()
            self._fail(BROKEN, "broken")

    def _take(self) -> list[bytes]:
        answers, self._answers = self._answers, []
        messages = [encode(answer) for answer in answers]
        if self._must_look:
            self._must_look = False
            messages.append(self._look())
        return messages
