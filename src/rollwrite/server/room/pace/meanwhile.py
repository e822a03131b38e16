"""What follows from the log, from who is here and from the time, made once until one of them
changes it: every move asks for it several times, and hardly ever it is something else."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeVar

from ..room import Room
from .company import is_asked, moments
from .filling import waiting_moments

T = TypeVar("T")


class Meanwhile:
    """``until`` is when it may be something else by time alone."""

    def __init__(self, room: Room, now: float) -> None:
        self.came_and_went = room.audience.changes
        self.since, self.until = now, next_moment(room, now)
        self.has_clocks = room.pace.step > 0 and room.status == "playing"
        self.made: dict[object, Any] = {}

    def still_holds(self, room: Room, now: float) -> bool:
        is_same = self.came_and_went == room.audience.changes and not self.has_clocks
        return is_same and self.since <= now < self.until


def meanwhile(room: Room) -> Meanwhile:
    """The room forgets it with every event."""
    now, known = room.now(), room.meanwhile
    if isinstance(known, Meanwhile) and known.still_holds(room, now):
        return known
    found = Meanwhile(room, now)
    room.meanwhile = found
    return found


def for_now(room: Room, make: Callable[[Room], T]) -> T:
    """The same object until something changes; where clocks run they change all the time."""
    made = meanwhile(room).made
    if make not in made:
        made[make] = make(room)
    found: T = made[make]
    return found


def asked_about(room: Room) -> tuple[int, ...]:
    """The seats for which the others could let a bot play now."""
    return for_now(room, _asked_about)


def _asked_about(room: Room) -> tuple[int, ...]:
    return tuple([seat for seat in room.undecided() if is_asked(room, seat)])


def next_moment(room: Room, now: float) -> float:
    """When the room has to be looked at again while people are there."""
    if room.status == "playing":
        later = [*moments(room, now), *room.deadlines().values()]
    elif room.status == "waiting":
        later = [*moments(room, now), *room.deadlines().values(), *waiting_moments(room)]
    else:
        return math.inf
    return min([at for at in later if at > now], default=math.inf)
