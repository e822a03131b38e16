"""Rooms and the store: what was written down as a room, what happens in a room written down."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.catalogue import BY_ID

from ..refusal import Refusal
from ..room.log import LogEvent, Rematched, TableOpened, from_bytes, guests_of, to_bytes
from ..room.room import Room
from ..store.rows import Conflict, Row, Stored
from ..store.store import Store
from .opening import new_id

Names = tuple[str, str]  # given, and drawn by us


class Ledger:
    """What is in memory is only what the store says; a room that fell behind catches up."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, table_id: str) -> Room:
        """A room as its log tells it."""
        stored = await self._store.events(table_id)
        if not stored:
            raise Refusal(404, "no-such-table", f"there is no table “{table_id}”")
        return room_of(table_id, stored)

    async def open(self, events: list[LogEvent]) -> Room:
        """A new room, from its first events."""
        table_id = new_id()
        at = await self._store.append(_rows(table_id, 1, events))
        return _built(table_id, events, at)

    async def open_again(self, room: Room, events: list[LogEvent]) -> Room:
        """A room for the next game, known to the old one in the same breath."""
        table_id, number = new_id(), room.number + 1
        last = Rematched(table_id)
        rows = [*_rows(table_id, 1, events), *_rows(room.id, number, [last])]
        at = await self._store.append(rows)
        room.apply(last, at)
        return _built(table_id, events, at)

    async def write(self, room: Room, events: list[LogEvent]) -> bool:
        """Store, then apply. Not done if somebody was faster; the room knows of it then."""
        try:
            at = await self._store.append(_rows(room.id, room.number + 1, events))
        except Conflict:
            await self.catch_up(room)
            return False
        for event in events:
            room.apply(event, at)
        return True

    async def catch_up(self, room: Room) -> None:
        for stored in await self._store.events(room.id, after=room.number):
            room.apply(from_bytes(stored.body), stored.at)
        room.audience.tell()

    async def tables_of(self, digest: str, most: int) -> list[str]:
        return await self._store.tables_of(digest, most)


class Damaged(Refusal):
    """A table whose log cannot be read to its end, and its name as far as it is known."""

    def __init__(self, table_id: str, names: Names, number: int, error: Exception) -> None:
        sentence = f"event {number} of table “{table_id}” is damaged: {error or repr(error)}"
        super().__init__(500, "damaged-table", sentence)
        self.table_id = table_id
        self.name, self.called = names


def room_of(table_id: str, stored: Sequence[Stored]) -> Room:
    """A room as its log tells it."""
    names, number = ("", ""), 1
    try:
        opened = _playable(from_bytes(stored[0].body))
        names = opened.name, opened.called
        room = Room(table_id, opened, stored[0].at)
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


def _built(table_id: str, events: list[LogEvent], at: float) -> Room:
    room = Room(table_id, _playable(events[0]), at)
    for event in events[1:]:
        room.apply(event, at)
    return room


def _rows(table_id: str, first: int, events: list[LogEvent]) -> list[Row]:
    return [
        Row(table_id, number, to_bytes(event), guests_of(event))
        for number, event in enumerate(events, first)
    ]
