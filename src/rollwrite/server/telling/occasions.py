"""What there is to tell about a table, to whom, and whether it is still true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..room.log import (
    GuestForgotten,
    GuestInvited,
    LogEvent,
    Nudged,
    SeatAdded,
    SeatFreed,
    SeatLeft,
    SeatTaken,
    Started,
)
from ..room.pace.company import asked, ballots, is_asked
from ..room.pace.meanwhile import asked_about
from ..room.pace.patience import LOW_SHARE
from ..room.room import Room
from ..wire.table.pace import HOUR
from .occasion import Occasion

GRACE = 2.0  # who decides at once, or looks, is not called
SOON = 2 * HOUR  # by the day one is reminded so long before the end
FRESH_FOR = 12 * HOUR  # what is older than that is news to nobody


def moment_of(room: Room) -> tuple[int, int]:
    return room.leg, room.table.stages if room.table else 0


def persons(room: Room) -> dict[int, str]:
    """The seats of people who sit there."""
    return {
        number: seat.owner
        for number, seat in enumerate(room.seats)
        if seat.kind == "person" and seat.owner and not seat.is_gone
    }


# -- what follows from how a table stands ------------------------------------------------------


def owed(room: Room) -> Iterator[Occasion]:
    """Where nobody else sits nobody is waited for."""
    if len(set(room.rarely(persons).values())) < 2 or room.is_removed:
        return
    if room.status == "over" and room.ended and room.now() - room.ended < FRESH_FOR:
        for guest in set(persons(room).values()):
            yield Occasion("over", guest, room.id, (room.leg, 0))
    if room.status == "playing":
        yield from _turns(room)
        yield from _votes(room)


def _turns(room: Room) -> Iterator[Occasion]:
    moment, timed = moment_of(room), bool(room.pace.step)
    for guest in _owing(room):
        yield Occasion("turn", guest, room.id, moment)
        if timed:
            yield Occasion("late", guest, room.id, moment)


def _owing(room: Room) -> set[str]:
    """People with a decision of their own; not while a bot makes it."""
    sitting = room.rarely(persons)
    return {sitting[n] for n in room.undecided() if n in sitting and not room.bot_at(n)}


def _votes(room: Room) -> Iterator[Occasion]:
    for seat in asked_about(room):
        for guest in _unheard(room, seat):
            yield Occasion("vote", guest, room.id, moment_of(room), seat)


def _unheard(room: Room, seat: int) -> list[str]:
    known = ballots(room, seat)
    return [guest for guest, own in asked(room, seat).items() if own not in known]


# -- what follows from what happened -----------------------------------------------------------


def happened(room: Room, events: Sequence[LogEvent]) -> Iterator[Occasion]:
    """After these events, the last ones of the room."""
    sitting, first = room.rarely(persons), room.number - len(events) + 1
    for number, event in enumerate(events, first):
        match event:
            case Nudged() if event.seat in sitting:
                guest, by = sitting[event.seat], _name(room, event.by)
                yield Occasion("nudged", guest, room.id, moment_of(room), event.seat, by, number)
            case SeatTaken() if room.status == "waiting" and event.owner != room.host:
                yield Occasion("joined", room.host, room.id, (0, 0), event.seat, event.name, number)
            case GuestInvited():
                by = next((_name(room, n) for n in room.mine(event.by)), "")
                yield Occasion("invited", event.guest, room.id, by=by, number=number)
            case Started():
                yield from _started(room, number)
            case SeatLeft() | SeatFreed() | SeatAdded() | GuestForgotten():
                for guest in room.hopeful if room.free_seat() >= 0 else ():
                    yield Occasion("free", guest, room.id, number=number)
            case _:
                pass


def _started(room: Room, number: int) -> Iterator[Occasion]:
    """Who started it knows; whose turn it is hears that."""
    for guest in set(persons(room).values()) - {room.host} - _owing(room):
        yield Occasion("started", guest, room.id, moment_of(room), number=number)


def _name(room: Room, seat: int) -> str:
    return room.seats[seat].name if 0 <= seat < len(room.seats) else ""


# -- when, and whether it is true then ---------------------------------------------------------


def due(room: Room, occasion: Occasion) -> float:
    """When to tell it, as the clocks run now."""
    if occasion.what == "late":
        return _remind_at(room, occasion.guest)
    return room.now() + GRACE


def _remind_at(room: Room, guest: str) -> float:
    """With a quarter of the time left; by the day two hours before the end.

    While clocks stand there is no end: it is looked at again later.
    """
    step, ends = room.pace.step, room.deadlines()
    own = [ends[seat] for seat in room.mine(guest) if seat in ends]
    share = min(LOW_SHARE * step, SOON)
    return min(own) - share if own else room.now() + max(60.0, share)


def is_true(room: Room, occasion: Occasion) -> bool:
    """Whether somebody is still waited for, or would still like to know."""
    guest = occasion.guest
    known = {*persons(room).values(), *room.invited, *room.hopeful, room.host}
    if room.is_removed or guest not in known:
        return False
    match occasion.what:
        case "turn" | "late":
            return moment_of(room) == occasion.moment and guest in _owing(room)
        case "nudged":
            is_waiting = room.status == "waiting"
            return is_waiting or (moment_of(room) == occasion.moment and guest in _owing(room))
        case "vote":
            is_on = moment_of(room) == occasion.moment and is_asked(room, occasion.seat)
            return is_on and guest in _unheard(room, occasion.seat)
        case "invited":
            return room.status == "waiting" and guest in room.invited
        case "free":
            return guest in room.hopeful and room.free_seat() >= 0
        case "joined":
            return room.status == "waiting"
        case "started":
            return room.status == "playing" and room.now() - room.changed < FRESH_FOR
        case "over":
            return room.status == "over" and room.leg == occasion.moment[0]
        case "test":
            return True
