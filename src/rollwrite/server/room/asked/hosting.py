"""What the host asks for before the start: seats, terms, the table's link."""

from __future__ import annotations

import secrets

from rollwrite.bots import roster
from rollwrite.words import Words

from ...refusal import Refusal
from ...wire.table.gathering import (
    AddSeat,
    ChangeTerms,
    Close,
    DropSeat,
    FreeSeat,
    Hosting,
    MoveUp,
    RenewDoor,
    SeatBeside,
    SeatBot,
)
from ..log import (
    Closed,
    DoorRenewed,
    LogEvent,
    SeatAdded,
    SeatDropped,
    SeatFilled,
    SeatFreed,
    SeatMoved,
    SeatTaken,
    StandIn,
    Started,
    TermsChanged,
)
from ..pace.company import away_since
from ..pace.patience import check_pace
from ..room import Room
from ..seats import Seat, name_apart, new_key
from ..terms import fitting

LONGEST_NAME = 40


def require_host(room: Room, digest: str, what: str) -> None:
    if digest != room.host:
        raise Refusal(403, "not-host", f"only who opened the table {what}")


def require_waiting(room: Room) -> None:
    if room.table:
        raise Refusal(409, "already-started", "the game has started")
    if room.is_closed:
        raise Refusal(409, "closed", "the table is closed")


def start_events(room: Room, digest: str) -> list[LogEvent]:
    """Seats that are still free go away; the last one first, so that numbers hold."""
    require_host(room, digest, "starts the game")
    require_waiting(room)
    free = [number for number, seat in enumerate(room.seats) if seat.kind == "free"]
    if len(room.seats) - len(free) < room.game.min_seats:
        raise Refusal(409, "seats-free", f"{room.game.id} needs {room.game.min_seats} who play")
    return [*(SeatDropped(number) for number in reversed(free)), Started()]


def hosting_events(room: Room, digest: str, asked: Hosting) -> list[LogEvent]:
    if isinstance(asked, RenewDoor):
        require_host(room, digest, "changes its link")
        return [DoorRenewed(new_key())]
    require_host(room, digest, "arranges it")
    require_waiting(room)
    match asked:
        case AddSeat():
            room.game.check_seats(len(room.seats) + 1)
            return [SeatAdded(new_key())]
        case ChangeTerms():
            return _terms(room, asked)
        case Close():
            return [Closed()]
    seat = _seat(room, asked.seat)
    match asked:
        case DropSeat():
            return _drop(room, asked.seat, seat)
        case MoveUp():
            return _move_up(asked.seat)
        case SeatBot():
            return _seat_bot(room, asked, seat)
        case SeatBeside():
            return _seat_beside(room, asked, seat)
        case FreeSeat():
            return _free(room, asked.seat, seat)


def _seat(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.seats):
        raise Refusal(422, "no-such-seat", f"there is no seat {number + 1}")
    return room.seats[number]


def _drop(room: Room, number: int, seat: Seat) -> list[LogEvent]:
    if seat.kind == "person":
        raise Refusal(409, "seat-taken", f"somebody sits at seat {number + 1}; free it first")
    room.game.check_seats(len(room.seats) - 1)
    return [SeatDropped(number)]


def _move_up(number: int) -> list[LogEvent]:
    if number == 0:
        raise Refusal(422, "no-such-seat", "there is no seat before the first")
    return [SeatMoved(number)]


def _seat_bot(room: Room, asked: SeatBot, seat: Seat) -> list[LogEvent]:
    roster.find(asked.bot)
    if asked.until_return and seat.kind == "person" and seat.owner != room.host:
        return _keep_warm(room, asked)
    name = name_apart(room.seats, asked.seat, Words("en").say(f"bot-{asked.bot}"))
    filled = SeatFilled(asked.seat, asked.bot, name, secrets.token_hex(8))
    return [*(_sent_away(room, seat)), filled]


def _keep_warm(room: Room, asked: SeatBot) -> list[LogEvent]:
    """Who is here needs nobody to play for them."""
    is_here = away_since(room, asked.seat) is None
    return [] if is_here else [StandIn(asked.seat, asked.bot, tuple(room.mine(room.host)[:1]))]


def _seat_beside(room: Room, asked: SeatBeside, seat: Seat) -> list[LogEvent]:
    if seat.kind != "free":
        raise Refusal(409, "seat-taken", f"seat {asked.seat + 1} is not free")
    words = "".join(letter for letter in " ".join(asked.name.split()) if letter.isprintable())
    name = name_apart(room.seats, asked.seat, words[:LONGEST_NAME] or Words("en").name(asked.seat))
    return [SeatTaken(asked.seat, room.host, name, secrets.token_hex(8), new_key())]


def _free(room: Room, number: int, seat: Seat) -> list[LogEvent]:
    if seat.kind == "free":
        return []
    return [*_sent_away(room, seat), SeatFreed(number, new_key())]


def _sent_away(room: Room, seat: Seat) -> list[LogEvent]:
    """The old link must not lead back who was sent away; the host leaves by leaving."""
    is_other = seat.kind == "person" and seat.owner != room.host
    if seat.owner == room.host and len(room.mine(room.host)) == 1:
        raise Refusal(409, "own-seat", "this is your own seat; leave the table instead")
    return [DoorRenewed(new_key())] if is_other and room.door else []


def _terms(room: Room, asked: ChangeTerms) -> list[LogEvent]:
    """A campaign has its own options."""
    check_pace(asked.pace)
    options = room.setup.options if room.opened.campaign else asked.options
    setup = room.game.setup(len(room.seats), options)
    hints, is_rated = fitting(room.game, asked.hints, asked.is_rated)
    return [
        TermsChanged(
            setup.options,
            setup.sheet,
            asked.pace,
            hints,
            asked.is_open,
            is_rated,
            asked.can_watch,
            asked.has_chat,
        )
    ]
