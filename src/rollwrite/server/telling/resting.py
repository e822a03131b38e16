"""Tells the tables where somebody plays by the day when that person rests: clocks stand then."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable

from rollwrite.kernel.errors import GameError

from ..house.house import House
from ..refusal import Refusal
from ..room.log import Rest
from ..room.pace.turning import rest_events
from ..room.room import Room
from ..store.rows import StoreError
from ..store.tellings import Tellings
from .hours import rest_of
from .kept import read

MOST_KNOWN = 5_000


class Resting:
    """What is wished for is kept with the person; from the log of a table its clocks follow."""

    def __init__(self, house: House, tellings: Tellings) -> None:
        self._house, self._tellings = house, tellings
        self._known: dict[str, tuple[str, ...]] = {}  # who sat at a table when it was told
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def heed(self, room: Room) -> None:
        """Somebody may have sat down there: before the start, so that the first clock knows it."""
        if room.pace.kind != "day" or room.is_finished():
            return
        sitting = tuple(seat.owner for seat in room.seats)
        if self._known.get(room.id) == sitting:
            return
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[room.id] = sitting
        task = asyncio.create_task(self._tell(room, sitting))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def changed(self, guest: str) -> None:
        """Somebody wishes otherwise: all tables where they play hear of it."""
        for room in await self._house.rooms.unfinished_of(guest):
            await self._tell(room, [guest])

    async def _tell(self, room: Room, guests: Iterable[str]) -> None:
        try:
            rests = {guest: await self._rest_of(guest) for guest in guests if guest}
            await self._house.change(room, lambda: rest_events(room, rests))
        except (StoreError, Refusal, GameError):  # whoever looks next does it
            self._known.pop(room.id, None)

    async def _rest_of(self, guest: str) -> Rest:
        wishes = (await read(self._tellings, guest)).kept.wishes
        with contextlib.suppress(Refusal):
            return rest_of(wishes)
        return Rest()
