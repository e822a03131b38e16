"""Time passes at all tables, also at those nobody looks at.

Rooms in use say when they have to be looked at again; the store knows when any table may be
due. Several houses may share a store: whoever is first with an event does it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush

from rollwrite.kernel.errors import GameError

from ..clock import Clock, sleep_unless
from ..refusal import Refusal
from ..room.pace.meanwhile import meanwhile
from ..room.pace.turning import time_events
from ..room.room import Room
from ..store.rows import StoreError
from .ledger import Ledger
from .rooms import Rooms

LOOK_EVERY = 60.0  # for what other houses left to be done
MOST_AT_ONCE = 200
logger = logging.getLogger("rollwrite")
Pass = Callable[[Room], Awaitable[None]]


class Timekeeper:
    """``pass_time`` lets a room do what is due; the ledger finds tables that nobody looks at."""

    def __init__(self, clock: Clock, rooms: Rooms, ledger: Ledger, pass_time: Pass) -> None:
        self._clock, self._rooms, self._ledger, self._pass = clock, rooms, ledger, pass_time
        self._next: dict[str, float] = {}
        self._order: list[tuple[float, str]] = []
        self._queued: dict[str, float] = {}
        self._awaited = math.inf
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def heed(self, room: Room) -> None:
        """Something changed in a room, or somebody came or went."""
        at = self._clock.now() if time_events(room) else meanwhile(room).until
        if at == self._next.get(room.id, math.inf):
            return
        if at == math.inf:
            del self._next[room.id]
            return
        self._next[room.id] = at
        if at < self._queued.get(room.id, math.inf):
            self._queue(at, room.id)
        if at < self._awaited:
            self._awake.set()

    def _queue(self, at: float, table: str) -> None:
        self._queued[table] = at
        heappush(self._order, (at, table))

    async def _run(self) -> None:
        look = self._clock.now()
        while True:
            await self._sleep_until(min(look, self._first()))
            now = self._clock.now()
            late = self._late(now)
            if now >= look:
                late += [table for table in await self._overdue(now) if table not in late]
                look = now + LOOK_EVERY
            for table in late:
                await self._look_at(table)

    def _first(self) -> float:
        """When the next room is due. A room that is due later by now waits on then: nearly every
        move puts it off, and only here that is worth the trouble."""
        while self._order:
            at, table = self._order[0]
            if at == self._next.get(table):
                return at
            heappop(self._order)
            if at == self._queued.get(table):
                del self._queued[table]
                if table in self._next:
                    self._queue(self._next[table], table)
        return math.inf

    def _late(self, now: float) -> list[str]:
        late = []
        while self._first() <= now:
            _, table = heappop(self._order)
            self._queued.pop(table, None)
            del self._next[table]
            late.append(table)
        return late

    async def _sleep_until(self, at: float) -> None:
        """Until then, or until there is something earlier to wait for."""
        self._awake.clear()
        self._awaited = at
        await sleep_unless(self._clock, at, self._awake)

    async def _overdue(self, now: float) -> list[str]:
        with contextlib.suppress(StoreError):
            return await self._ledger.due(now, MOST_AT_ONCE)
        return []

    async def _look_at(self, table: str) -> None:
        """A table that cannot be read has no time; the others have."""
        try:
            await self._pass(await self._rooms.find(table))
        except StoreError as error:
            logger.warning("time stands still at table %s: %s", table, error)
        except (Refusal, GameError) as error:
            logger.warning("time stands still at table %s: %s", table, error)
            await self._ledger.forget_due(table)
        except Exception:
            logger.exception("time stands still at table %s", table)
