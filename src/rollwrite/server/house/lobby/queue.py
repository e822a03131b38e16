"""Play now: people who want the same are seated together.

The queue is made of tables: who finds nobody opens one that anybody may come to, and that
starts by itself. So whatever happens in it is an event of a log, survives a restart, and is
the same on all nodes.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rollwrite import catalogue

from ...refusal import Refusal
from ...room.invitation import OPEN
from ...room.pace.company import people
from ...room.pace.filling import last_here
from ...room.pace.patience import AWAY_AFTER, check_pace
from ...room.room import Room
from ...room.terms import fitting
from ...store.store import Store
from ...wire.table.lobby import PlayNow
from ...wire.table.opening import Join, NewTable, SeatPlan
from ..guests import Visitor
from ..house import MOST_OWN, House
from .open_tables import OpenTables

MOST_AT_ONCE = 3  # tables where one waits for whoever comes
TRIES, AGAIN = 40, 0.1


class Queue:
    """One at a time among those who want the same, here and on all nodes."""

    def __init__(self, house: House, store: Store, tables: OpenTables) -> None:
        self._house, self._store, self._tables = house, store, tables
        self._locks: dict[str, asyncio.Lock] = {}

    async def play_now(self, visitor: Visitor, wish: PlayNow) -> Room:
        """The table where somebody plays, or waits for others who want the same."""
        _check(wish)
        waiting = await self._waiting(visitor)
        for room in waiting:
            if _is_wanted(room, wish):
                return room
        async with self._turn(f"{wish.game} {wish.pace.kind}"):
            found = await self._found(visitor, wish)
            if found is not None:
                return found
            if len(waiting) >= MOST_AT_ONCE:
                raise Refusal(429, "too-many", "you wait at enough tables already; leave one first")
            return await self._open(visitor, wish)

    async def _waiting(self, visitor: Visitor) -> list[Room]:
        own = await self._house.rooms.of(visitor.digest, MOST_OWN)
        return [room for room in own if room.opened.is_quick and room.status == "waiting"]

    async def _found(self, visitor: Visitor, wish: PlayNow) -> Room | None:
        """Where the fewest are missing, then who waits longest."""
        rooms = await self._tables.among(wish.game, wish.pace.kind)
        for room in sorted(rooms, key=lambda room: (_free(room), room.since)):
            if (
                _is_wanted(room, wish)
                and _has_company(room)
                and visitor.digest not in room.sent_away
            ):
                with contextlib.suppress(Refusal):  # somebody was faster
                    await self._house.join(room, visitor, Join(OPEN, visitor.name))
                    return room
        return None

    async def _open(self, visitor: Visitor, wish: PlayNow) -> Room:
        seats = (SeatPlan("me"), *(SeatPlan("link"),) * (wish.seats - 1))
        asked = NewTable(wish.game, seats, pace=wish.pace, is_open=True, is_rated=wish.is_rated)
        return await self._house.open(visitor, asked, fills_after=float(wish.bots_after))

    @asynccontextmanager
    async def _turn(self, what: str) -> AsyncIterator[None]:
        """Whoever comes second finds the table of the first."""
        name = f"play now {what}"
        async with self._locks.setdefault(name, asyncio.Lock()):
            for _ in range(TRIES):
                if await self._store.claim(name):
                    break
                await asyncio.sleep(AGAIN)
            else:
                raise Refusal(409, "busy", "others were faster; try again")
            try:
                yield
            finally:
                await self._store.release(name)


def _check(wish: PlayNow) -> None:
    check_pace(wish.pace)
    game = catalogue.find(wish.game)
    game.check_seats(wish.seats)
    if wish.seats < 2:
        raise Refusal(422, "nobody-plays", "alone nobody has to be waited for: open a table")


def _is_wanted(room: Room, wish: PlayNow) -> bool:
    """Whether a table is what somebody wants. About bots both have to want the same, unless
    nobody else is needed."""
    _, is_rated = fitting(room.game, False, wish.is_rated)
    usual = room.game.setup(wish.seats, {}).options if len(room.seats) == wish.seats else None
    free = _free(room)
    is_alike = free == 1 or bool(wish.bots_after) == bool(room.fills_at)
    return (
        room.opened.is_quick
        and room.status == "waiting"
        and room.is_open
        and free > 0
        and (room.game.id, room.pace, room.is_rated) == (wish.game, wish.pace, is_rated)
        and room.options == usual
        and is_alike
    )


def _free(room: Room) -> int:
    return sum(seat.kind == "free" for seat in room.seats)


def _has_company(room: Room) -> bool:
    """Nobody is seated beside who has gone."""
    seen = [last_here(room, guest) for guest in people(room)]
    return room.pace.kind == "day" or any(room.now() - at < AWAY_AFTER for at in seen)
