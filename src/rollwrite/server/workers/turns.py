"""Whose work is done next: everybody who waits gets a turn before anybody gets another.

First by person, then by the tables of a person, so that neither forty tables nor
eighty questions make anybody else wait longer than for one thought.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

CROWD = 4  # persons waiting for each worker


@dataclass(frozen=True, slots=True)
class Owner:
    """For whom something is done, and at which table."""

    person: str
    table: str = ""


Queue = deque[asyncio.Future[None]]


class Turns:
    """As many at once as there are workers."""

    def __init__(self, count: int) -> None:
        self._count = self._free = count
        self._waiting: dict[str, dict[str, Queue]] = {}

    def is_crowded(self) -> bool:
        return len(self._waiting) >= CROWD * self._count

    def asking(self) -> int:
        return len(self._waiting) + self._count - self._free

    async def take(self, owner: Owner) -> Turn:
        if self._free:
            self._free -= 1
            return Turn(self)
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables = self._waiting.setdefault(owner.person, {})
        tables.setdefault(owner.table, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self.go_on()  # it came too late
            else:
                self._forget(owner, granted)
            raise
        return Turn(self)

    def go_on(self) -> None:
        """A worker is free: the next one, please."""
        while self._waiting:
            granted = self._next()
            if not granted.done():  # whoever goes away is gone before it is told here
                granted.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """Who had a turn stands behind all others again."""
        person = next(iter(self._waiting))
        tables = self._waiting.pop(person)
        table = next(iter(tables))
        queue = tables.pop(table)
        granted = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._waiting[person] = tables
        return granted

    def _forget(self, owner: Owner, granted: asyncio.Future[None]) -> None:
        """Unless it was passed over already."""
        tables = self._waiting.get(owner.person, {})
        if granted not in tables.get(owner.table, ()):
            return
        tables[owner.table].remove(granted)
        if not tables[owner.table]:
            del tables[owner.table]
        if not tables:
            del self._waiting[owner.person]


class Turn:
    """Ends once, however often it is said."""

    def __init__(self, turns: Turns) -> None:
        self._turns: Turns | None = turns

    def end(self) -> None:
        turns, self._turns = self._turns, None
        if turns is not None:
            turns.go_on()
