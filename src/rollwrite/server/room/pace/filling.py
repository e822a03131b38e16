"""What time does to a table that waits: it expires; one that fills by itself gets its people."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from rollwrite.words import Words

from ..log import Closed, LogEvent, SeatFilled, SeatLeft, Started
from ..room import Room
from ..seats import new_key
from .company import people
from .patience import EXPIRES_AFTER, HOLDS_FOR, STAND_IN


def waiting_events(room: Room) -> list[LogEvent]:
    """What would be written down now of a table that has not started."""
    if room.last + EXPIRES_AFTER <= room.now():
        return [Closed()]
    if not room.opened.is_quick:
        return []
    return _without_lost(room) or _filled(room)


def started_events(room: Room, taken: int) -> list[LogEvent]:
    """A table that fills by itself starts with the last seat that is taken."""
    free = [number for number, seat in enumerate(room.seats) if seat.kind == "free"]
    is_last = room.opened.is_quick and room.status == "waiting" and free == [taken]
    return [Started()] if is_last else []


def waiting_moments(room: Room) -> Iterator[float]:
    """When a table that waits has to be looked at."""
    yield room.last + EXPIRES_AFTER
    if room.opened.is_quick:
        yield from [room.fills_at] if room.fills_at else []
        yield from (lost_at for guest in people(room) if (lost_at := _lost_at(room, guest)))


def waiting_due(room: Room) -> float:
    """The same as the log alone says: somebody may be lost from now on."""
    moments = [room.last + EXPIRES_AFTER]
    if room.opened.is_quick:
        moments += [room.now() + HOLDS_FOR, *([room.fills_at] if room.fills_at else [])]
    return min(moments)


def last_here(room: Room, guest: str) -> float:
    """When somebody was last seen, or sat down."""
    since = room.audience.away_since(guest)
    return room.now() if since is None else max(since, room.came.get(guest, room.since))


def _lost_at(room: Room, guest: str) -> float:
    """When a seat is not held any longer; by the day nobody has to sit there."""
    if room.pace.kind == "day" or room.audience.away_since(guest) is None:
        return 0.0
    return last_here(room, guest) + HOLDS_FOR


def _without_lost(room: Room) -> list[LogEvent]:
    """Nobody plays with who has gone; nothing is left of a table where all have."""
    there = people(room)
    lost = {guest for guest in there if 0 < _lost_at(room, guest) <= room.now()}
    seats = [number for number, seat in enumerate(room.seats) if seat.owner in lost]
    left: list[LogEvent] = [SeatLeft(number, new_key()) for number in seats]
    return [*left, Closed()] if lost == there else left


def _filled(room: Room) -> list[LogEvent]:
    """Bots take the seats that are left, and it starts."""
    if not room.fills_at or room.fills_at > room.now():
        return []
    free = [number for number, seat in enumerate(room.seats) if seat.kind == "free"]
    called, taken = Words("en").say(f"bot-{STAND_IN}"), {seat.name for seat in room.seats}
    names = (called, *(f"{called} {count}" for count in range(2, len(room.seats) + 2)))
    apart = [name for name in names if name not in taken]
    filled = [
        SeatFilled(number, STAND_IN, name, secrets.token_hex(8))
        for number, name in zip(free, apart, strict=False)
    ]
    return [*filled, Started()]
