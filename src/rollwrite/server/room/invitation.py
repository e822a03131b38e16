"""A table as its link tells of it, before one sits down."""

from __future__ import annotations

from msgspec.structs import replace

from ..refusal import Refusal
from ..wire.table.opening import AwaitSeat, InvitationView, SeatOffered
from .log import LogEvent, SeatAwaited
from .room import Room
from .seats import Seat, dead_link, is_same

MOST_HOPEFUL = 24  # at one table
OPEN = "open"  # in place of a key, at a table of the lobby; no key is so short


def invitation(room: Room, key: str, digest: str) -> InvitationView:
    """Nothing changes yet; whoever sits here already is known, whatever link they have."""
    if not room.mine(digest):
        require_welcome(room, key, digest)
    return offer(room, digest, is_stranger=key == OPEN)


def require_welcome(room: Room, key: str, digest: str) -> None:
    """Who has the table's link, whom the host asked to come, who had it and waits for a seat, and
    strangers where it is open."""
    if is_same(key, room.door) or (digest and digest in {*room.invited, *room.hopeful}):
        return
    if key != OPEN or not room.is_open:
        raise dead_link()
    if digest in room.sent_away:
        raise Refusal(403, "sent-away", "the host has given this seat to somebody else")


def offer(room: Room, digest: str, is_stranger: bool = False) -> InvitationView:
    """What is known of a table to who may sit down there; strangers come before the start."""
    name, face = inviter(room)
    is_late = is_stranger and room.status != "waiting"
    return InvitationView(
        table=room.id,
        name=room.opened.name,
        called=room.opened.called,
        game=room.game.id,
        inviter=name,
        inviter_face=face,
        status=room.status,
        seats=tuple(_offered(room, seat) for seat in room.seats),
        free=0 if is_late else sum(_is_free(room, seat) for seat in room.seats),
        pace=room.pace,
        options=room.options,
        campaign=room.opened.campaign,
        has_hints=room.has_hints,
        is_rated=room.is_rated,
        can_watch=room.can_watch,
        seat=room.seat_for(digest),
        is_awaited=digest in room.hopeful,
    )


def await_events(room: Room, digest: str, asked: AwaitSeat) -> list[LogEvent]:
    """Whoever could sit down, were there a seat."""
    require_welcome(room, asked.key, digest)
    if asked.is_on == (digest in room.hopeful):
        return []
    if asked.is_on:
        _require_full(room, digest)
    return [SeatAwaited(digest, asked.is_on)]


def _require_full(room: Room, digest: str) -> None:
    if room.is_finished():
        raise Refusal(409, "game-over", "the game is over; no seat will be free")
    if room.mine(digest) or room.free_seat() >= 0:
        raise Refusal(409, "seat-free", "a seat is free: take it")
    if len(room.hopeful) >= MOST_HOPEFUL:
        raise Refusal(429, "too-many", "enough people wait for a seat here already")


def asked_by(room: Room, digest: str) -> InvitationView:
    """As whoever asked a guest to come would tell of it."""
    seats = [seat for seat in room.seats if seat.owner == room.invited.get(digest)]
    known = offer(room, digest)
    if not seats:
        return known
    return replace(known, inviter=seats[0].name, inviter_face=seats[0].face)


def inviter(room: Room) -> tuple[str, str]:
    """Name and face of the host, where there is one among those who sit here; else of who does."""
    hosts = [seat for seat in room.seats if seat.owner == room.host]
    others = [seat for seat in room.seats if seat.owner]
    return next(((seat.name, seat.face) for seat in [*hosts, *others]), ("", ""))


def _is_free(room: Room, seat: Seat) -> bool:
    return not room.is_finished() and (seat.kind == "free" or seat.is_vacant)


def _offered(room: Room, seat: Seat) -> SeatOffered:
    bot = seat.bot or seat.absence.bot
    return SeatOffered(seat.name, seat.face, bot, _is_free(room, seat))
