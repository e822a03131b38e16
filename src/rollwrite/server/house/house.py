"""The house: the one way anything in a room changes.

    check → store → apply → tell

under the room's lock.
"""

from __future__ import annotations

from functools import partial

from ..refusal import Refusal
from ..room.log import SeatTaken
from ..room.requests import events_of, name_events, take_events
from ..room.room import Room
from ..room.seats import new_key
from ..store.rows import Conflict
from ..store.store import Store
from ..wire.changes import Change, Deciding
from ..wire.opening import NewTable, TakeSeat
from ..workers.pool import Workers
from .bots import Bots, Plan
from .guests import LONGEST_NAME, Visitor, clean
from .ledger import Ledger
from .nameplates import draw_plate
from .opening import opening, opening_again, seed_of
from .rooms import Rooms

TRIES = 3
MOST_OWN = 50  # tables of one guest that are looked at


class House:
    """Opens rooms and changes them."""

    def __init__(self, store: Store, workers: Workers, bot_delay: float, bot_retry: float) -> None:
        self.workers = workers
        self._bots = Bots(workers, bot_delay, bot_retry, self.change)
        self._ledger = Ledger(store)
        self.rooms = Rooms(self._ledger, self._bots.wake)

    # -- opening --------------------------------------------------------------------

    async def open(self, host: Visitor, asked: NewTable) -> Room:
        events = opening(host, asked, draw_plate(await self._plates_of(host)))
        return self.rooms.keep(await self._ledger.open(events))

    async def _plates_of(self, host: Visitor) -> set[str]:
        rooms = await self.rooms.of(host.digest, MOST_OWN)
        return {room.opened.called for room in rooms if not room.is_finished()}

    async def rematch(self, room: Room, visitor: Visitor) -> str:
        """The table of the next game: the same for everybody who asks."""
        async with room.lock:
            if not room.mine(visitor.digest):
                raise Refusal(403, "not-your-seat", "only those who played ask for a rematch")
            if room.status != "over":
                raise Refusal(409, "not-over", "the game is not over")
            if not room.rematch:
                await self._open_again(room)
        return room.rematch

    async def _open_again(self, room: Room) -> None:
        try:
            self.rooms.keep(await self._ledger.open_again(room, opening_again(room)))
        except Conflict:
            await self._ledger.catch_up(room)
            if not room.rematch:
                raise
            return
        room.audience.tell()

    async def visit(self, table_id: str) -> Room:
        """Somebody comes to a table: whoever waits there to try again does it now."""
        room = await self.rooms.find(table_id)
        room.call()
        return room

    # -- changing -------------------------------------------------------------------

    async def do(self, room: Room, digest: str, asked: Change) -> None:
        """What a guest asks for at a live table."""
        seat = asked.seat if isinstance(asked, Deciding) else None
        await self.change(room, lambda: events_of(room, digest, asked), seat)

    async def take(self, room: Room, visitor: Visitor, asked: TakeSeat) -> int:
        """Whoever knows a seat's key gets the seat."""
        number = room.seat_of_key(asked.key, visitor.digest)
        default = room.seats[number].name or visitor.name
        name = clean(asked.name, "a seat", LONGEST_NAME, default)
        taken = SeatTaken(number, visitor.digest, name, seed_of(asked.seed), new_key())
        await self.change(room, lambda: take_events(room, asked.key, taken))
        return number

    async def rename(self, old: Visitor, name: str) -> None:
        """The tables where a guest sits, and nothing is over, learn its new name."""
        for room in await self.rooms.of(old.digest, MOST_OWN):
            await self.change(room, partial(name_events, room, old.digest, old.name, name))

    async def change(self, room: Room, plan: Plan, seat: int | None = None) -> None:
        """Check, store, apply, tell. ``seat`` alone is told while nobody else sees a change."""
        async with room.lock:
            before = room.shown
            for _ in range(TRIES):
                events = plan()
                if not events or await self._ledger.write(room, events):
                    break
            else:
                raise Refusal(409, "busy", "others were faster; try again")
        room.audience.tell(seat if room.shown == before else None)
        self._bots.wake(room)

    async def check(self) -> None:
        """``StoreError`` if nothing can be read."""
        await self._ledger.tables_of("", 1)

    async def close(self) -> None:
        await self._bots.close()
