"""Rooms and the store: what was written down as a room, what happens in a room written down."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from rollwrite.catalogue import BY_ID

from ..clock import Clock
from ..refusal import Refusal
from ..room.blotting import blotted
from ..room.log import (
    Commanded,
    LogEvent,
    Rematched,
    Removed,
    TableOpened,
    from_bytes,
    guests_of,
    to_bytes,
)
from ..room.room import Room
from ..store.rows import Conflict, Row, Stored
from ..store.store import Store
from .opening.opening import new_id
from .standing import standing_after, standing_of

Names = tuple[str, str]  # given, and drawn by us


class Ledger:
    """What is in memory is only what the store says; a room that fell behind catches up."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def read(self, table_id: str) -> Room:
        """A room as its log tells it."""
        stored = await self._store.events(table_id)
        if not stored:
            raise no_such_table(table_id)
        return room_of(table_id, stored, self._clock.now)

    async def open(self, events: list[LogEvent]) -> Room:
        """A new room, from its first events."""
        table_id = new_id()
        room = self._built(table_id, events, self._clock.now())
        at = await self._store.append(self._rows(room, 1, events))
        return self._built(table_id, events, at)

    async def open_again(self, room: Room, events: list[LogEvent]) -> Room:
        """A room for the next game, known to the old one in the same breath."""
        table_id, number = new_id(), room.number + 1
        last = Rematched(table_id)
        made = self._built(table_id, events, self._clock.now())
        rows = [*self._rows(made, 1, events), *self._rows(room, number, [last])]
        at = await self._store.append(rows)
        room.apply(last, at)
        return self._built(table_id, events, at)

    async def write(self, room: Room, events: list[LogEvent]) -> bool:
        """Store, then apply. Not done if somebody was faster; the room knows of it then."""
        try:
            at = await self._store.append(self._rows(room, room.number + 1, events))
        except Conflict:
            await self.catch_up(room)
            return False
        for event in events:
            room.apply(event, at)
        return True

    async def catch_up(self, room: Room) -> bool:
        """Whether anything happened elsewhere; those hear of it who may see it."""
        before, steps = room.shown, set()
        found = await self._store.events(room.id, after=room.number)
        for stored in found:
            event = from_bytes(stored.body)
            room.apply(event, stored.at)
            room.number = stored.number  # of a table that was removed, one event is left
            steps |= {event.seat} if isinstance(event, Commanded) else set()
        if room.shown != before:
            room.audience.tell()
        else:  # not even that somebody hesitates
            for seat in steps:
                room.audience.tell(seat)
        return bool(found)

    @property
    def is_shared(self) -> bool:
        """Whether other nodes write, too."""
        return self._store.is_shared

    async def tables_of(
        self, digest: str, most: int, is_archived: bool = False
    ) -> list[tuple[str, int]]:
        return await self._store.tables_of(digest, most, is_archived)

    async def blot(self, room: Room, gone: str) -> None:
        """Take the name of whoever was forgotten out of the log."""
        stored = await self._store.events(room.id)
        before = [from_bytes(event.body) for event in stored]
        changed = zip(stored, before, blotted(before, gone))
        rows = [
            Row(room.id, event.number, to_bytes(new)) for event, old, new in changed if old != new
        ]
        await self._store.rewrite(room.id, rows)

    async def erase(self, room: Room) -> None:
        await self._store.erase(room.id, but=room.number)

    async def unfinished_of(self, digest: str) -> list[str]:
        return await self._store.unfinished_of(digest)

    async def all_of(self, digest: str) -> list[str]:
        return await self._store.all_of(digest)

    async def due(self, now: float, most: int) -> list[str]:
        return await self._store.due(now, most)

    async def note_due(self, room: Room) -> None:
        """The store looks again when there is something to do, and no sooner."""
        standing = standing_of(room)
        if standing != room.noted:
            await self._store.put_standing(standing)
            room.noted = standing

    async def forget_due(self, table_id: str) -> None:
        """Nothing can be done at a table that cannot be read."""
        await self._store.put_due(table_id, 0.0)

    def _built(self, table_id: str, events: list[LogEvent], at: float) -> Room:
        room = Room(table_id, _playable(events[0]), at, self._clock.now)
        for event in events[1:]:
            room.apply(event, at)
        return room

    def _rows(self, room: Room, first: int, events: list[LogEvent]) -> list[Row]:
        """What is not a mere move may change how the table stands."""
        rows = [
            Row(room.id, number, to_bytes(event), guests_of(event))
            for number, event in enumerate(events, first)
        ]
        if all(isinstance(event, Commanded) for event in events):
            return rows
        standing = standing_after(room, events, self._clock.now())
        room.noted = standing
        return [*rows[:-1], rows[-1]._replace(standing=standing)]


def no_such_table(table_id: str) -> Refusal:
    return Refusal(404, "no-such-table", f"there is no table “{table_id}”")


class Damaged(Refusal):
    """A table whose log cannot be read to its end, and its name as far as it is known."""

    def __init__(self, table_id: str, names: Names, number: int, error: Exception) -> None:
        sentence = f"event {number} of table “{table_id}” is damaged: {error or repr(error)}"
        super().__init__(500, "damaged-table", sentence)
        self.table_id = table_id
        self.name, self.called = names


def room_of(table_id: str, stored: Sequence[Stored], now: Callable[[], float] = time.time) -> Room:
    """A room as its log tells it."""
    names, number = ("", ""), 1
    try:
        first = from_bytes(stored[0].body)
        if isinstance(first, Removed):
            raise no_such_table(table_id)
        opened = _playable(first)
        names = opened.name, opened.called
        room = Room(table_id, opened, stored[0].at, now)
        for number, event in enumerate(stored[1:], 2):
            assert event.number == number, f"event {number} is missing"
            room.apply(from_bytes(event.body), event.at)
    except Refusal:
        raise
    except Exception as error:
        raise Damaged(table_id, names, number, error) from None
    return room


def _playable(opened: LogEvent) -> TableOpened:
    """Tables of games and rules that are gone stay in the store."""
    assert isinstance(opened, TableOpened), "the first event opens the table"
    if opened.game not in BY_ID:
        raise Refusal(409, "no-such-game", f"this table plays “{opened.game}”, which is gone")
    if not BY_ID[opened.game].plays_rules(opened.rules):
        raise Refusal(409, "old-rules", f"this table plays rules {opened.rules}; they are gone")
    return opened
