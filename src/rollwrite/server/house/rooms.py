"""The rooms in use; all others are found in the store again."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from rollwrite.kernel.errors import GameError

from ..limit import Storm
from ..refusal import Refusal
from ..room.room import Room
from ..store.rows import StoreError
from .ledger import Damaged, Ledger, no_such_table

MOST_ROOMS = 500
AGAIN = 0.5
logger = logging.getLogger("rollwrite")
Greet = Callable[[Room], None]


def require_there(room: Room) -> None:
    if room.is_removed:
        raise no_such_table(room.id)


class Rooms:
    """``greet`` is called with every room that comes into use, ``wake`` when one has caught up."""

    def __init__(self, ledger: Ledger, greet: Greet, wake: Greet) -> None:
        self._ledger = ledger
        self._greet, self._wake = greet, wake
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._storm = Storm(logger.error)
        self._asked: Counter[str] = Counter()  # how often a room was to catch up
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    def in_use(self) -> list[Room]:
        return list(self._rooms.values())

    def known(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    async def find(self, table_id: str, number: int | None = None) -> Room:
        """The room of a table, rebuilt from its log if need be.

        With other nodes about, it is as new as the log, or as far as ``number``.
        """
        if table_id in self._rooms:
            room = self._rooms[table_id].use()
            if self._ledger.is_shared and (number is None or room.number < number):
                await self.catch_up(room)
            return room
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

    def drop(self, table_id: str) -> None:
        """Forget a room; whoever asks again gets it from its log."""
        self._rooms.pop(table_id, None)

    async def unfinished_of(self, digest: str) -> list[Room]:
        """All tables where a guest sits, but those where nothing is left to be played."""
        return await self.readable(await self._ledger.unfinished_of(digest))

    async def all_of(self, digest: str) -> list[Room]:
        """All tables where a guest has or had a seat, one after another."""
        return await self.readable(await self._ledger.all_of(digest))

    async def readable(self, tables: list[str]) -> list[Room]:
        """Those of them that can be read."""
        found = []
        for table_id in tables:
            try:
                found.append(await self.find(table_id))
            except (Refusal, GameError) as error:
                logger.warning("table %s cannot be shown: %s", table_id, error)
        return found

    # -- what other nodes wrote down ----------------------------------------------------

    async def catch_up(self, room: Room) -> None:
        async with room.lock:
            if await self._ledger.catch_up(room):
                self._wake(room)
                room.call()

    def hear(self, table_id: str, number: int) -> None:
        """A table has an event of this number."""
        if table_id in self._loading:  # what is being read may be older
            self._loading[table_id].add_done_callback(lambda _: self.hear(table_id, number))
        elif table_id in self._rooms and self._rooms[table_id].number < number:
            self._pursue(self._rooms[table_id])

    def hear_all(self) -> None:
        """Anything may have happened anywhere."""
        for task in self._loading.values():
            task.add_done_callback(lambda task: self._pursue_read(task))
        for room in self.in_use():
            self._pursue(room)

    def _pursue_read(self, task: asyncio.Task[Room]) -> None:
        if not task.cancelled() and task.exception() is None:
            self._pursue(task.result())

    def _pursue(self, room: Room) -> None:
        """Where nobody watches there is time until somebody comes."""
        if room.audience.is_empty() and not room.thinking:
            return
        self._asked[room.id] += 1
        if self._asked[room.id] == 1:
            task = asyncio.create_task(self._follow(room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _follow(self, room: Room) -> None:
        """Until nothing was heard since the log was last read."""
        try:
            read = 0
            while read != self._asked[room.id]:
                now = self._asked[room.id]
                read = now if await self._try_to_catch_up(room) else read
        finally:
            del self._asked[room.id]

    async def _try_to_catch_up(self, room: Room) -> bool:
        try:
            await self.catch_up(room)
            return True
        except StoreError as error:
            self._storm.blow(f"table {room.id} may be behind other nodes: {error}")
            await asyncio.sleep(AGAIN)
        except Exception:
            logger.exception("table %s cannot catch up with other nodes", room.id)
            return True
        return False

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def of(self, digest: str, most: int) -> list[Room]:
        """The tables where a guest sits, last changed first."""
        return (await self.sorted_of(digest, most))[0]

    async def sorted_of(
        self, digest: str, most: int, is_archived: bool = False
    ) -> tuple[list[Room], list[Damaged]]:
        """The tables where a guest sits or sat, and those that cannot be read."""
        found, damaged = [], []
        for table_id, number in await self._ledger.tables_of(digest, most, is_archived):
            try:
                room = await self.find(table_id, number)
            except Damaged as error:
                damaged.append(error)
                self._storm.blow(f"{error}; rollwrite doctor tells more")
                continue
            except (Refusal, GameError) as error:
                logger.warning("table %s cannot be shown: %s", table_id, error)
                continue
            is_left = any(room.seats[seat].is_vacant for seat in room.lost(digest))
            is_own = bool(room.mine(digest)) or room.host == digest or is_left
            is_own = is_own or (room.status == "waiting" and digest in room.invited)
            if is_own and not room.is_closed:
                found.append(room)
        return sorted(found, key=lambda room: -room.changed), damaged
