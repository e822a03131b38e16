"""The tables that anybody may come to."""

from __future__ import annotations

import time

from ...room.pace.company import people
from ...room.pace.filling import last_here
from ...room.room import Room
from ...store.store import Store
from ...wire.table.lobby import Lobby, OpenTable
from ..rooms import Rooms

MOST_SHOWN = 30
MOST_LOOKED_AT = 100
SHOWN_FOR = 600.0  # after the last of its people was there; by the day nobody has to be
FRESH_FOR = 2.0


class OpenTables:
    """Found in the store; for a moment everybody is told the same."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms, self._store = rooms, store
        self._found: list[Room] = []
        self._at = -FRESH_FOR

    async def for_guest(self, digest: str) -> Lobby:
        """Those with a free seat where a guest is welcome and does not sit yet."""
        rooms = [room for room in await self._fresh() if room.is_open and room.status == "waiting"]
        tables = [
            open_table(room)
            for room in rooms
            if room.has_free_seat() and not room.mine(digest) and digest not in room.sent_away
        ]
        waiting = len(set().union(*(people(room) for room in rooms)))
        return Lobby(tuple(sorted(tables, key=_order)[:MOST_SHOWN]), waiting)

    async def _fresh(self) -> list[Room]:
        if time.monotonic() - self._at >= FRESH_FOR:
            self._found = [room for room in await self.among() if is_shown(room)]
            self._at = time.monotonic()
        return self._found

    async def among(self, game: str = "", pace: str = "") -> list[Room]:
        """All that are there, as the log has them now."""
        tables = await self._store.open_tables(MOST_LOOKED_AT, game, pace)
        return await self._rooms.readable(tables)


def is_shown(room: Room) -> bool:
    """Nobody is sent to a table that everybody has left."""
    if room.status != "waiting" or not room.is_open:
        return False
    seen = max((last_here(room, guest) for guest in people(room)), default=0.0)
    return room.pace.kind == "day" or room.now() - seen < SHOWN_FOR


def open_table(room: Room) -> OpenTable:
    taken = [seat for seat in room.seats if seat.kind != "free"]
    return OpenTable(
        id=room.id,
        name=room.opened.name,
        called=room.opened.called,
        game=room.game.id,
        options=room.options,
        campaign=room.opened.campaign,
        names=tuple(seat.name for seat in taken),
        faces=tuple(seat.face for seat in taken),
        bots=tuple(seat.bot for seat in taken),
        seats=len(room.seats),
        pace=room.pace,
        is_rated=room.is_rated,
        is_quick=room.opened.is_quick,
        is_here=bool(people(room) & room.audience.everybody()),
        fills_at=room.fills_at,
    )


def _order(table: OpenTable) -> tuple[bool, int]:
    """Where somebody waits first, then where the fewest seats are left."""
    return not table.is_here, table.seats - len(table.names)
