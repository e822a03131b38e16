"""What people ask of a room: checked, and said as the log would have it. Nothing is done yet."""

from __future__ import annotations

from ..refusal import Refusal
from ..wire.changes import Change, NextGame, Renew, Start, Switch
from .log import LogEvent, OptionSwitched, SeatTaken, Started, WentOn
from .orders import order_events
from .room import Room
from .seats import dead_link, is_same, keyed, new_key, renamed


def events_of(room: Room, digest: str, asked: Change) -> list[LogEvent]:
    """What would be written down of a guest's message; refused if it may not be."""
    match asked:
        case Start():
            return _start(room, digest)
        case Switch():
            return _switch(room, digest, asked)
        case NextGame():
            return _go_on(room, digest)
        case Renew():
            return [keyed(room.seats, asked.seat, digest, room.host, new_key())]
    room.require_own(digest, asked.seat)
    return order_events(room.playing(), asked)


def _start(room: Room, digest: str) -> list[LogEvent]:
    if digest != room.host:
        raise Refusal(403, "not-host", "only who opened the table starts the game")
    if room.table:
        raise Refusal(409, "already-started", "the game has started")
    if room.has_free_seat():
        raise Refusal(409, "seats-free", "a seat is still free")
    return [Started()]


def _switch(room: Room, digest: str, asked: Switch) -> list[LogEvent]:
    if digest != room.host:
        raise Refusal(403, "not-host", "only who opened the table switches its options")
    room.playing().check_switch(asked.option, asked.value)
    return [OptionSwitched(asked.option, asked.value)]


def _go_on(room: Room, digest: str) -> list[LogEvent]:
    if not room.mine(digest):
        raise Refusal(403, "not-your-seat", "only those who play open the next game")
    series = room.campaign()
    if not series.table.is_over() or series.is_complete():
        raise Refusal(409, "no-next-game", "there is no next game to open now")
    return [WentOn()]


def take_events(room: Room, key: str, taken: SeatTaken) -> list[LogEvent]:
    """Nothing to do for a guest who opens the link of its own seat again."""
    seat = room.seats[taken.seat]
    if seat.owner == taken.owner and key in (seat.key, seat.used):
        return []
    if not is_same(key, seat.key):
        raise dead_link()
    return [taken]


def name_events(room: Room, digest: str, old: str, name: str) -> list[LogEvent]:
    return [] if room.is_finished() else [*renamed(room.seats, digest, old, name)]
