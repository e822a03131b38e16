"""Going without losing anybody: who is at a table is told, and has time to go elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ...refusal import Refusal


class Leaver(Protocol):
    def part(self) -> None: ...

    async def hang_up(self) -> None: ...


class Farewell:
    """Everybody at a live table; nobody new once it is said."""

    def __init__(self) -> None:
        self.is_said = False
        self._there: set[Leaver] = set()
        self._empty = asyncio.Event()

    def there(self) -> int:
        return len(self._there)

    @contextmanager
    def present(self, leaver: Leaver) -> Iterator[None]:
        self._there.add(leaver)
        try:
            yield
        finally:
            self._there.discard(leaver)
            if not self._there:
                self._empty.set()

    def require_unsaid(self) -> None:
        if self.is_said:
            raise Refusal(503, "leaving", "this server is about to go; ask again")

    async def say(self, within: float) -> None:
        """Until all have gone, or ``within`` seconds are over; who is left is hung up on."""
        self.is_said = True
        for leaver in self._there:
            leaver.part()
        if self._there:
            self._empty.clear()
            try:
                await asyncio.wait_for(self._empty.wait(), within)
            except TimeoutError:
                await asyncio.gather(*(one.hang_up() for one in self._there))
