"""Who may ask for what, one case a message."""

from __future__ import annotations

import secrets

from rollwrite.table.table import Table

from ...refusal import Refusal
from ...wire.table.changes import Change, Deciding, GoBack, NextGame, Order, Renew, Switch
from ...wire.table.gathering import Hosting, Keeping
from ...wire.table.talk import Write
from ..log import (
    GONE,
    GuestForgotten,
    GuestMoved,
    LogEvent,
    OptionSwitched,
    Removed,
    SeatTaken,
    WentBack,
    WentOn,
)
from ..room import Room
from ..seats import dead_link, is_same, keyed, new_key, renamed
from ..talk.asked import write_events
from .hosting import hosting_events, require_host, start_events
from .keeping import keeping_events
from .orders import judge, order_events


def events_of(room: Room, digest: str, asked: Change) -> list[LogEvent]:
    """What would be written down of a guest's message; refused if it may not be."""
    if isinstance(asked, Deciding):  # nearly always
        return _order(room, digest, asked)
    if isinstance(asked, Hosting):
        return hosting_events(room, digest, asked)
    if isinstance(asked, Keeping):
        return keeping_events(room, digest, asked)
    match asked:
        case Switch():
            return _switch(room, digest, asked)
        case NextGame():
            return _go_on(room, digest)
        case GoBack():
            return _go_back(room, digest, asked)
        case Write():
            return write_events(room, digest, asked)
        case Renew():
            return [keyed(room.seats, asked.seat, digest, room.host, new_key())]
    return start_events(room, digest)


def _order(room: Room, digest: str, asked: Order) -> list[LogEvent]:
    """What a bot decides for somebody is not theirs to decide until they are back."""
    room.require_own(digest, asked.seat)
    _require_new(room.playing(), asked)
    if room.table and room.owes(asked.stage, asked.seat) and room.bot_at(asked.seat):
        raise Refusal(409, "bot-decides", "a bot makes this decision, since time was up")
    events = order_events(room.playing(), asked)
    if room.teaching:
        judge(room.teaching, asked)
    return events


def _require_new(table: Table, asked: Order) -> None:
    """Who says which step it follows is not heard twice."""
    taken = len(table.steps_of(asked.seat))
    if asked.steps >= 0 and asked.stage == table.stages and asked.steps != taken:
        sentence = f"this follows step {asked.steps} of the stage; {taken} are taken"
        raise Refusal(409, "stale-step", sentence)


def _switch(room: Room, digest: str, asked: Switch) -> list[LogEvent]:
    require_host(room, digest, "switches its options")
    room.playing().check_switch(asked.option, asked.value)
    return [OptionSwitched(asked.option, asked.value)]


def _go_on(room: Room, digest: str) -> list[LogEvent]:
    if not room.mine(digest):
        raise Refusal(403, "not-your-seat", "only those who play open the next game")
    series = room.campaign()
    if not series.table.is_over() or series.is_complete():
        raise Refusal(409, "no-next-game", "there is no next game to open now")
    return [WentOn()]


def _go_back(room: Room, digest: str, asked: GoBack) -> list[LogEvent]:
    room.require_own(digest, asked.seat)
    if not room.opened.is_practice or room.playing().way_back(asked.seat) < 0:
        raise Refusal(409, "no-way-back", "only in practice, and to a decision made there")
    return [WentBack(asked.seat)]


def take_events(room: Room, key: str, taken: SeatTaken) -> list[LogEvent]:
    """Nothing to do for a guest who opens the link of its own seat again."""
    seat = room.seats[taken.seat]
    if seat.owner == taken.owner and key in (seat.key, seat.used):
        return []
    if not is_same(key, seat.key):
        raise dead_link()
    return [taken]


def name_events(room: Room, digest: str, old: str, name: str, face: str) -> list[LogEvent]:
    return [] if room.is_closed else [*renamed(room.seats, digest, old, name, face)]


def move_events(room: Room, guest: str, to: str) -> list[LogEvent]:
    return [GuestMoved(guest, to)] if guest in _people(room) else []


def forget_events(room: Room, guest: str) -> list[LogEvent]:
    gone = f"{GONE}{secrets.token_hex(8)}"
    return [GuestForgotten(guest, gone, new_key())] if guest in _people(room) else []


def remove_events(room: Room, guest: str) -> list[LogEvent]:
    """Whoever has a table alone may throw it away."""
    people = {seat.owner for seat in room.seats if seat.owner and not seat.is_gone}
    if people - {guest} or guest not in {room.host, *people}:
        raise Refusal(403, "not-alone", "others sit at this table, too")
    return [Removed()]


def _people(room: Room) -> set[str]:
    """Everybody who is or was something here."""
    former = {guest for seat in room.seats for guest in seat.former}
    known = {room.host, *room.invited, *room.hopeful}
    return known | {seat.owner for seat in room.seats} | former
