"""What follows when time passes at a table, and when to look next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ..log import EndedByAgreement, LogEvent, Paused, Rest, RestSet, StandIn, TimeRanOut, WentAway
from ..room import Room
from ..seats import Ballot
from .company import asked, ballots, is_away, is_deserted, needed, people, still_there
from .filling import waiting_due, waiting_events
from .meanwhile import asked_about
from .patience import STAND_IN


def time_events(room: Room) -> list[LogEvent]:
    """What would be written down now, though nobody asks for it."""
    if room.status == "waiting":
        return waiting_events(room)
    if room.status != "playing":
        return []
    if not room.clocks.is_paused and is_deserted(room):
        return [Paused(-1, room.audience.last_seen(people(room)))]
    return agreed_events(room) or _too_late(room) or vote_events(room) or _gone(room)


def agreed_events(room: Room) -> list[LogEvent]:
    """Those who did not want to end it have left since."""
    if not room.proposals:
        return []
    there = set(still_there(room))
    return [EndedByAgreement()] if there and there <= set(room.proposals) else []


def _too_late(room: Room) -> list[LogEvent]:
    bot = STAND_IN if room.pace.when_out == "bot" else ""
    late = [seat for seat, deadline in room.deadlines().items() if deadline <= room.now()]
    return [TimeRanOut(seat, room.playing().stages, bot) for seat in sorted(late)]


def _gone(room: Room) -> list[LogEvent]:
    """Somebody is there to wait for who is not; that is told once."""
    return [
        WentAway(seat)
        for seat in room.undecided()
        if not room.seats[seat].absence.is_told
        and not room.seats[seat].is_vacant
        and not room.bot_at(seat)
        and is_away(room, seat)
        and asked(room, seat)
    ]


def vote_events(room: Room) -> list[LogEvent]:
    """Where enough of those who are asked want a bot, it sits down."""
    return [
        event
        for seat in asked_about(room)
        for event in outcome_with(room, seat, ballots(room, seat), needed(room, seat))
    ]


def rest_events(room: Room, rests: Mapping[str, Rest]) -> list[LogEvent]:
    """What people wish for themselves, where they play by the day and the table does not know."""
    if room.status not in ("waiting", "playing") or room.pace.kind != "day":
        return []
    return [
        RestSet(number, rests[seat.owner])
        for number, seat in enumerate(room.seats)
        if seat.owner in rests and seat.rest != rests[seat.owner]
    ]


def outcome_with(room: Room, seat: int, known: Mapping[int, Ballot], enough: int) -> list[LogEvent]:
    """Somebody who is there, but slow, loses this one decision only."""
    wanting = {by: ballot for by, ballot in known.items() if ballot.choice == "bot"}
    if len(wanting) < enough:
        return []
    bot = level_of(wanting.values())
    if is_away(room, seat):
        return [StandIn(seat, bot, tuple(wanting))]
    return [TimeRanOut(seat, room.playing().stages, bot)]


def level_of(wanting: Iterable[Ballot]) -> str:
    """The bot that most of those who want one would like; the first of several."""
    levels = Counter(ballot.bot or STAND_IN for ballot in wanting)
    return levels.most_common(1)[0][0] if levels else STAND_IN


def due(room: Room) -> float:
    """The earliest time at which something may follow by itself, as the log alone says; 0: none.

    A running table with a clock always has one: whoever decides next gets a whole step.
    """
    if room.status == "waiting":
        return waiting_due(room)
    if room.status != "playing" or not room.pace.step or room.clocks.is_paused:
        return 0.0
    return min([*room.deadlines().values(), room.now() + room.pace.step])
