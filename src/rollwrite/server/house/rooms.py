"""The rooms in use; all others are found in the store again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from rollwrite.kernel.errors import GameError

from ..limit import Storm
from ..refusal import Refusal
from ..room.room import Room
from .ledger import Damaged, Ledger

MOST_ROOMS = 500
logger = logging.getLogger("rollwrite")


class Rooms:
    """``greet`` is called with every room that comes into use."""

    def __init__(self, ledger: Ledger, greet: Callable[[Room], None]) -> None:
        self._ledger = ledger
        self._greet = greet
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._storm = Storm(logger.error)

    def __len__(self) -> int:
        return len(self._rooms)

    async def find(self, table_id: str) -> Room:
        """The room of a table, rebuilt from its log if need be."""
        if table_id in self._rooms:
            return self._rooms[table_id].use()
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        return self.keep(await self._ledger.read(table_id))

    def keep(self, room: Room) -> Room:
        self._make_space()
        self._rooms[room.id] = room
        self._greet(room)
        return room

    def _make_space(self) -> None:
        """Forget the rooms nobody uses; the log remembers them."""
        if len(self._rooms) < MOST_ROOMS:
            return
        for room in [room for room in self._rooms.values() if room.is_idle()]:
            del self._rooms[room.id]

    async def of(self, digest: str, most: int) -> list[Room]:
        """The tables where a guest sits, last changed first."""
        return (await self.sorted_of(digest, most))[0]

    async def sorted_of(self, digest: str, most: int) -> tuple[list[Room], list[Damaged]]:
        """The tables where a guest sits or sat, and those that cannot be read."""
        found, damaged = [], []
        for table_id in await self._ledger.tables_of(digest, most):
            try:
                room = await self.find(table_id)
            except Damaged as error:
                damaged.append(error)
                self._storm.blow(f"{error}; rollwrite doctor tells more")
                continue
            except (Refusal, GameError) as error:
                logger.warning("table %s cannot be shown: %s", table_id, error)
                continue
            if room.mine(digest) or room.host == digest:
                found.append(room)
        return sorted(found, key=lambda room: -room.changed), damaged
