"""How a table stands, in one line of the store: what it is, and when it has to be looked at."""

from __future__ import annotations

from ..room.log import (
    Closed,
    EndedByAgreement,
    EndedByHouse,
    LogEvent,
    Started,
    TermsChanged,
    WentOn,
)
from ..room.pace.patience import EXPIRES_AFTER, HOLDS_FOR
from ..room.pace.turning import due
from ..room.room import Room
from ..store.rows import Standing
from ..wire.table.view import Status


def standing_of(room: Room) -> Standing:
    """As the room is now."""
    is_open = room.is_open and room.status == "waiting"
    return Standing(room.id, due(room), is_open, room.game.id, room.pace.kind, room.status)


def standing_after(room: Room, events: list[LogEvent], at: float) -> Standing:
    """As it will be, known before the events are applied; a running clock is looked at soon."""
    status, pace, is_open = _status_after(room, events), room.pace, room.is_open
    for event in events:
        if isinstance(event, TermsChanged):
            pace, is_open = event.pace, event.is_open
    is_waiting, is_timed = status == "waiting", status == "playing" and pace.step > 0
    holds = at + (HOLDS_FOR if room.opened.is_quick else EXPIRES_AFTER)
    holds = min(holds, room.fills_at or holds)
    when = holds if is_waiting else at if is_timed else 0.0
    return Standing(room.id, when, is_open and is_waiting, room.game.id, pace.kind, status)


def _status_after(room: Room, events: list[LogEvent]) -> Status:
    status = room.status
    for event in events:
        match event:
            case Started() | WentOn():
                status = "playing"
            case Closed():
                status = "closed"
            case EndedByAgreement() | EndedByHouse():
                status = "over"
            case _:
                pass
    return status
