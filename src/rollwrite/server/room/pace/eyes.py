"""Clocks, votes and pauses as people see them."""

from __future__ import annotations

from ...wire.table.view import ClockView, EndView, PauseView, RestView, VoteView
from ..room import Room
from .company import asked, away_since, ballots, is_away, needed, still_there
from .meanwhile import asked_about
from .patience import LOW_SHARE
from .turning import level_of


def clock_view(room: Room, number: int) -> ClockView | None:
    """For a person who decides at a table with clocks."""
    clock, step = room.clocks.of(number), room.pace.step
    if not step or clock is None or room.status != "playing":
        return None
    left = max(0.0, step - clock.spent_by(room.now()))
    deadline = clock.deadline(step)
    is_running = deadline is not None and not clock.rests_until(room.now())
    low = LOW_SHARE * step
    ends = room.now() + left if deadline is None else deadline
    return ClockView(left, low, ends, left < low, is_running)


def rest_view(room: Room, number: int) -> RestView | None:
    """Why the clock of somebody who plays by the day stands; a holiday is told in any case."""
    clock, now = room.clocks.of(number), room.now()
    if room.status != "playing" or room.pace.kind != "day":
        return None
    holiday = room.seats[number].rest.holiday
    until = clock.rests_until(now) if clock else 0.0
    if holiday > now:
        return RestView(max(until, holiday), True)
    return RestView(until, False) if until else None


def vote_view(room: Room, digest: str) -> VoteView | None:
    """About the first seat that is asked about."""
    seats = asked_about(room)
    if not seats:
        return None
    seat = seats[0]
    voters, known = asked(room, seat), ballots(room, seat)
    own = known.get(voters.get(digest, -1))
    return VoteView(
        seat=seat,
        asked=tuple(voters.values()),
        bot=tuple(by for by, ballot in known.items() if ballot.choice == "bot"),
        wait=tuple(by for by, ballot in known.items() if ballot.choice == "wait"),
        needed=needed(room, seat),
        is_asked=digest in voters,
        choice=own.choice if own else None,
        level=level_of(ballot for ballot in known.values() if ballot.choice == "bot"),
        is_once=not is_away(room, seat),
        since=away_since(room, seat) or 0.0,
    )


def pause_view(room: Room) -> PauseView | None:
    if room.status != "playing" or not room.clocks.is_paused:
        return None
    return PauseView(room.paused_by, room.paused_since)


def end_view(room: Room) -> EndView | None:
    if room.status != "playing" or not room.proposals:
        return None
    seats = {seat.owner: number for number, seat in reversed([*enumerate(room.seats)])}
    by = tuple(seats[guest] for guest in room.proposals if guest in seats)
    missing = [seat for guest, seat in still_there(room).items() if guest not in room.proposals]
    return EndView(by, tuple(missing))
