"""Clocks, nudges, votes, and bots that stand in, as the log tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwrite.table.table import COMMIT, ONLOOKER

from ..log import (
    CameBack,
    Commanded,
    EndedByAgreement,
    EndProposed,
    EndWithdrawn,
    Nudged,
    Paused,
    Rest,
    RestSet,
    Resumed,
    StandIn,
    TimeRanOut,
    Voted,
    Waiting,
    WentAway,
)
from ..pace.patience import STAND_IN
from ..seats import Ballot

if TYPE_CHECKING:
    from ..room import Room


def wait_for(room: Room, event: Waiting, at: float) -> None:
    match event:
        case WentAway():
            room.seats[event.seat].absence.is_told = True
            room.witness("away", event.seat)
        case Nudged():
            _nudge(room, event, at)
        case Voted():
            _vote(room, event, at)
        case StandIn():
            _stand_in(room, event)
        case CameBack():
            _come_back(room, event)
        case TimeRanOut():
            _run_out(room, event)
        case Paused() | Resumed():
            _stand_still(room, event, at)
        case RestSet():
            _rest(room, event, at)
        case EndProposed() | EndWithdrawn():
            _propose(room, event)
        case EndedByAgreement():
            room.playing().agree()


def decide(room: Room, event: Commanded) -> None:
    """Whose decision it is that stands now."""
    if event.kind != COMMIT:
        return
    seat, bot = room.seats[event.seat], room.bot_at(event.seat)
    absence = seat.absence
    seat.writers[f"bot {bot}" if bot else seat.owner] += 1
    if not bot:
        absence.wrote = absence.missed = 0
        room.playing().hands.give(event.seat, "")
    elif bot != seat.bot:
        absence.wrote_from = absence.wrote_from if absence.wrote else len(room.playing().events)
        absence.wrote += 1
        absence.writer = bot


def _nudge(room: Room, event: Nudged, at: float) -> None:
    by = room.seats[event.by]
    room.seats[event.seat].absence.nudges[by.owner] = at
    room.witness("nudged", event.seat, (event.by,))


def _vote(room: Room, event: Voted, at: float) -> None:
    ballot = Ballot(event.choice, event.bot, at)
    room.seats[event.seat].absence.ballots[room.seats[event.by].owner] = ballot
    if event.choice == "bot":
        room.witness("for-bot", event.seat, (event.by,), event.bot or STAND_IN)
    else:
        room.witness("for-waiting", event.seat, (event.by,))


def _stand_in(room: Room, event: StandIn) -> None:
    absence = room.seats[event.seat].absence
    absence.bot, absence.ballots = event.bot, {}
    if room.table is None:
        return  # told when it starts
    room.table.hands.give(event.seat, event.bot)
    room.witness("let-bot" if event.by else "kept", event.seat, event.by, event.bot)


def tell_stand_ins(room: Room) -> None:
    """The host gave seats of people who are away to bots before the start."""
    for number, seat in enumerate(room.seats):
        if seat.absence.bot:
            stood = StandIn(number, seat.absence.bot, tuple(room.mine(room.host)[:1]))
            _stand_in(room, stood)


def _come_back(room: Room, event: CameBack) -> None:
    absence = room.seats[event.seat].absence
    absence.missed, absence.ballots, absence.is_told = 0, {}, False
    if absence.bot:  # all the time again; who was only away has what was left
        absence.bot, absence.deputy, absence.out = "", "", (0, 0)
        if room.table:
            room.table.hands.give(event.seat, "")
        room.clocks.reset(event.seat)
    room.witness("returned", event.seat)


def _run_out(room: Room, event: TimeRanOut) -> None:
    """Its clock stands; a bot is called now, or when the others want one."""
    absence = room.seats[event.seat].absence
    absence.missed += 0 if room.is_out(event.seat) else 1
    absence.out, absence.deputy = (room.leg, event.stage), event.bot
    if event.bot:
        room.playing().hands.give(event.seat, event.bot)
        room.witness("out-bot", event.seat, bot=event.bot)
    else:
        room.witness("out", event.seat)


def _stand_still(room: Room, event: Paused | Resumed, at: float) -> None:
    """Nobody is told that the clocks stood while nobody was there."""
    is_paused = isinstance(event, Paused)
    since = max(room.last, event.since) if isinstance(event, Paused) and event.by < 0 else at
    if is_paused:
        room.clocks.pause(since)
    else:
        room.clocks.resume(at)
    is_told = event.by >= 0 and (is_paused or room.paused_by >= 0)
    room.paused_by, room.paused_since = event.by if is_paused else ONLOOKER, since
    if is_told:
        room.witness("paused" if is_paused else "resumed", event.by)


def _rest(room: Room, event: RestSet, at: float) -> None:
    """Everybody hears why a clock stands."""
    seat, rest = room.seats[event.seat], event.rest
    before, seat.rest = seat.rest, rest
    if room.pace.kind == "day":
        room.clocks.begin_holiday(event.seat, rest.holiday, at)
        tell_rest(room, event.seat, before, at)


def tell_rest(room: Room, number: int, before: Rest, at: float) -> None:
    """What is new about it; before the start nobody plays by it yet."""
    rest = room.seats[number].rest
    if rest.holiday > max(at, before.holiday) or at < rest.holiday < before.holiday:
        room.witness("holiday", number)
    elif before.holiday > at and rest.holiday <= at:
        room.witness("holiday-over", number)
    if rest.quiet_from and (before.quiet_from, before.quiet_to) != (rest.quiet_from, rest.quiet_to):
        room.witness("quiet", number)


def _propose(room: Room, event: EndProposed | EndWithdrawn) -> None:
    owner = room.seats[event.by].owner
    others = tuple(guest for guest in room.proposals if guest != owner)
    is_for = isinstance(event, EndProposed)
    room.proposals = (*others, owner) if is_for else others
    room.witness("end" if is_for else "no-end", event.by)
