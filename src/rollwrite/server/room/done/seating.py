"""People take, leave and hand over seats; the host changes what is not yet fixed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollwrite.kernel.game import Setup

from ..log import (
    DoorRenewed,
    SeatAdded,
    SeatDropped,
    SeatFilled,
    SeatFreed,
    Seating,
    SeatKeyed,
    SeatLeft,
    SeatMoved,
    SeatNamed,
    SeatOpened,
    SeatTaken,
    TermsChanged,
)
from ..seats import seat_of

if TYPE_CHECKING:
    from ..room import Room


def seat_people(room: Room, event: Seating) -> None:
    match event:
        case SeatTaken():
            _take(room, event)
        case SeatKeyed():
            _renew(room, event)
        case SeatNamed():
            _name(room, event)
        case SeatLeft():
            _leave(room, event)
        case _:
            _arrange(room, event)


def change_door(room: Room, event: TermsChanged | DoorRenewed) -> None:
    if isinstance(event, DoorRenewed):
        room.door = event.key
        return
    room.setup = Setup(len(room.seats), dict(event.options), event.sheet)
    room.pace, room.has_hints = event.pace, event.hints
    room.is_open, room.is_rated = event.is_open, event.is_rated
    room.can_watch = event.can_watch
    room.has_chat = event.has_chat


def _take(room: Room, event: SeatTaken) -> None:
    seat = room.seats[event.seat]
    room.invited.pop(event.owner, None)
    room.sent_away.discard(event.owner)
    room.hopeful.discard(event.owner)
    before, called = seat.owner, seat.name
    seat.take(event)
    seat.seed = seat.seed if room.table else event.seed
    room.seat_people()
    if called != event.name:
        room.note("news-seat-given", old=called, name=event.name)
    elif before or not seat.absence.bot:
        _tell_taken(room, event.seat, before)
    if before == room.host and not room.mine(before):
        room.host = event.owner  # who opened the table went over to another device


def _tell_taken(room: Room, seat: int, before: str) -> None:
    if before:
        room.note("news-seat-moved", seat=seat)
    else:
        room.witness("returned", seat)


def _renew(room: Room, event: SeatKeyed) -> None:
    seat = room.seats[event.seat]
    seat.key, seat.is_offered = event.key, event.is_offered
    if event.is_offered:
        room.note("news-way-back", seat=event.seat)


def _name(room: Room, event: SeatNamed) -> None:
    seat = room.seats[event.seat]
    if seat.name != event.name:
        room.note("news-renamed", old=seat.name, name=event.name)
    seat.name, seat.face = event.name, event.face
    room.seat_people()


def _leave(room: Room, event: SeatLeft) -> None:
    seat = room.seats[event.seat]
    owner = seat.owner
    if room.table is None:
        seat.free(event.key)
    else:
        seat.leave(event.key)
        room.witness("left", event.seat)
    others = [other.owner for other in room.seats if other.kind == "person" and other.owner]
    if owner == room.host and not room.mine(owner) and others:
        room.host = others[0]  # somebody has to look after the table


def _arrange(room: Room, event: Seating) -> None:
    """Before the start: seats come, go, and change their places."""
    if isinstance(event, SeatFilled | SeatFreed):
        room.sent_away |= {room.seats[event.seat].owner} - {"", room.host}
    match event:
        case SeatAdded():
            room.seats.append(seat_of(SeatOpened("free", "", key=event.key)))
        case SeatDropped():
            del room.seats[event.seat]
        case SeatMoved():
            at = event.seat
            room.seats[at - 1], room.seats[at] = room.seats[at], room.seats[at - 1]
        case SeatFilled():
            room.seats[event.seat].fill(event.bot, event.name, event.seed)
        case SeatFreed():
            room.seats[event.seat].free(event.key)
    room.setup = Setup(len(room.seats), room.setup.options, room.setup.sheet)
