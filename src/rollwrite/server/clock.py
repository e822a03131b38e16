"""The house's one clock: tests turn it by hand."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

LONGEST_SLEEP = 3600.0


class Clock(Protocol):
    """Seconds since the epoch."""

    def now(self) -> float: ...

    async def sleep_until(self, at: float) -> None: ...


class WallClock:
    """The time of the day; it may be set while somebody sleeps."""

    def __init__(self) -> None:
        self.now = time.time  # asked twenty times a move: nothing lies between

    async def sleep_until(self, at: float) -> None:
        while (left := at - time.time()) > 0:
            await asyncio.sleep(min(left, LONGEST_SLEEP))


async def sleep_unless(clock: Clock, at: float, woken: asyncio.Event) -> None:
    """Until then, or until somebody wakes us."""
    sleeping = asyncio.create_task(clock.sleep_until(at))
    waking = asyncio.create_task(woken.wait())
    try:
        await asyncio.wait({sleeping, waking}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sleeping.cancel()
        waking.cancel()
