"""Who is there, who is not, and who decides about it."""

from __future__ import annotations

import math

from ..room import Room
from ..seats import Ballot
from .hours import rests_at, wakes_at
from .patience import AWAY_AFTER, patience_of


def away_since(room: Room, number: int) -> float | None:
    """Since when nobody has seen the person of a seat; 0 for one that got up."""
    seat = room.seats[number]
    if seat.kind != "person":
        return None
    return 0.0 if seat.is_vacant else room.audience.away_since(seat.owner)


def is_away(room: Room, number: int) -> bool:
    """By the day nobody has to sit there; who misses decisions in a row is away."""
    seat, missed = room.seats[number], patience_of(room.pace).missed
    if missed and not seat.is_vacant:
        return seat.kind == "person" and seat.absence.missed >= missed
    since = away_since(room, number)
    return since is not None and room.now() - since >= AWAY_AFTER


def present(room: Room) -> dict[str, int]:
    """The people who are there, each with one of their seats."""
    found: dict[str, int] = {}
    for number, seat in enumerate(room.seats):
        if seat.owner and seat.kind == "person" and not is_away(room, number):
            found.setdefault(seat.owner, number)
    return found


def still_there(room: Room) -> dict[str, int]:
    """Everybody but those for whom the others could let a bot play."""
    found: dict[str, int] = {}
    for number, seat in enumerate(room.seats):
        is_gone = seat.absence.bot or _absent_from(room, number) <= room.now()
        if seat.owner and seat.kind == "person" and not is_gone:
            found.setdefault(seat.owner, number)
    return found


# -- may a bot play for somebody? ---------------------------------------------------------


def asked(room: Room, number: int) -> dict[str, int]:
    """Who decides about an absent seat: everybody present but its person."""
    owner = room.seats[number].owner
    return {guest: seat for guest, seat in present(room).items() if guest != owner}


def vote_opens(room: Room, number: int) -> float:
    """From when on the others are asked; partners may agree at once."""
    if room.is_out(number) and not room.bot_at(number):
        return 0.0
    since = away_since(room, number)
    is_live = not patience_of(room.pace).missed
    if room.game.is_cooperative and since is not None and is_live:
        return since + AWAY_AFTER
    return _absent_from(room, number)


def _absent_from(room: Room, number: int) -> float:
    """From when on somebody has been away for too long."""
    seat, patience = room.seats[number], patience_of(room.pace)
    if seat.is_vacant:
        return 0.0
    if patience.missed:
        return 0.0 if seat.absence.missed >= patience.missed else math.inf
    since = away_since(room, number)
    return math.inf if since is None else since + patience.vote


def is_asked(room: Room, number: int) -> bool:
    """Whether the others are asked about a seat now: the table waits for it."""
    is_held_up = number in room.undecided() and not room.bot_at(number)
    is_time = is_held_up and vote_opens(room, number) <= room.now()
    return is_time and bool(asked(room, number))


def needed(room: Room, number: int) -> int:
    """More than half; all of them where nobody had to wait first."""
    count = len(asked(room, number))
    is_early = not room.is_out(number) and _absent_from(room, number) > room.now()
    return count if is_early else count // 2 + 1


def ballots(room: Room, number: int) -> dict[int, Ballot]:
    """What those who are asked want, by seat; a wish to wait holds for a while."""
    known, longest = room.seats[number].absence.ballots, patience_of(room.pace).vote
    found = {seat: known[guest] for guest, seat in asked(room, number).items() if guest in known}
    return {
        seat: ballot
        for seat, ballot in found.items()
        if ballot.choice == "bot" or room.now() < ballot.at + longest
    }


# -- a friendly reminder --------------------------------------------------------------------


def nudge_opens(room: Room, number: int, digest: str) -> float:
    """From when on somebody may be nudged by a guest."""
    seat, patience = room.seats[number], patience_of(room.pace)
    if seat.kind != "person" or seat.owner in ("", digest) or room.bot_at(number):
        return math.inf
    again = seat.absence.nudges.get(digest, -math.inf) + patience.again
    clock = room.clocks.of(number)
    wakes = clock.rests_until(room.now()) if clock else 0.0
    return max(again, wakes, _slow_since(room, number) + patience.nudge)


def is_nudged(room: Room, number: int, digest: str) -> bool:
    """Whether a guest nudged somebody not long ago."""
    at = room.seats[number].absence.nudges.get(digest)
    return at is not None and room.now() < at + patience_of(room.pace).again


def _slow_since(room: Room, number: int) -> float:
    """Since when others wait for a person: to decide, or to come at all."""
    if room.status == "waiting":
        since = away_since(room, number)
        return math.inf if since is None else since
    clock = room.clocks.of(number)
    return math.inf if clock is None or clock.since is None else clock.since


# -- nobody at all ----------------------------------------------------------------------------


def people(room: Room) -> set[str]:
    return {seat.owner for seat in room.seats if seat.kind == "person" and not seat.is_vacant}


def is_deserted(room: Room) -> bool:
    """Whether nobody has been there for a while; by the day nobody has to be.

    Where nobody was ever seen, as after a restart, a clock that ran out tells.
    """
    guests = people(room)
    if room.pace.kind not in ("live", "relaxed") or guests & room.audience.everybody():
        return False
    seen = room.audience.last_seen(guests)
    is_late = any(deadline <= room.now() for deadline in room.deadlines().values())
    return seen + AWAY_AFTER <= room.now() if seen else is_late


def moments(room: Room, now: float) -> list[float]:
    """When what people see changes by time alone."""
    patience, found = patience_of(room.pace), []
    for number, seat in enumerate(room.seats):
        since, clock = away_since(room, number), room.clocks.of(number)
        if since:
            found += [since + AWAY_AFTER, since + patience.nudge, since + patience.vote]
        if clock is not None and clock.since is not None:
            found.append(clock.since + patience.nudge)
            wakes = wakes_at(clock.rest, now)
            found += [wakes, rests_at(clock.rest, wakes)]
        found += [at + patience.again for at in seat.absence.nudges.values()]
        found += [ballot.at + patience.vote for ballot in seat.absence.ballots.values()]
    return found
