"""Taking a name out of what is written down: the log tells the same game of somebody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from .log import (
    SOMEBODY,
    GuestForgotten,
    GuestInvited,
    GuestMoved,
    InvitationDeclined,
    LogEvent,
    Rest,
    RestSet,
    SeatAwaited,
    SeatDropped,
    SeatFilled,
    SeatFreed,
    SeatLeft,
    SeatMoved,
    SeatNamed,
    SeatOpened,
    SeatTaken,
    TableOpened,
    Wrote,
)


def blotted(events: Sequence[LogEvent], gone: str) -> Iterator[LogEvent]:
    """The events with ``gone`` in place of whoever it stands for, under all its names."""
    last = next(
        event for event in events if isinstance(event, GuestForgotten) and event.gone == gone
    )
    meant = _all_of(events, last.guest) | {gone}
    owners: dict[int, str] = {}
    for event in events:
        yield _blot(event, meant, gone, owners)
        _follow(event, owners)


def _all_of(events: Sequence[LogEvent], guest: str) -> set[str]:
    """Whoever became this guest by signing in was the same person."""
    found = {guest}
    for event in reversed(events):
        if isinstance(event, GuestMoved) and event.to in found:
            found.add(event.guest)
    return found


def _follow(event: LogEvent, owners: dict[int, str]) -> None:
    """Who has which seat after this event."""
    match event:
        case TableOpened():
            owners.update({number: seat.owner for number, seat in enumerate(event.seats)})
        case SeatTaken():
            owners[event.seat] = event.owner
        case SeatFreed() | SeatFilled() | SeatLeft():
            owners.pop(event.seat, None)
        case SeatDropped() | SeatMoved():
            _renumber(event, owners)
        case GuestMoved():
            moved = [seat for seat, owner in owners.items() if owner == event.guest]
            owners.update(dict.fromkeys(moved, event.to))


def _renumber(event: SeatDropped | SeatMoved, owners: dict[int, str]) -> None:
    at, before = event.seat, dict(owners)
    if isinstance(event, SeatMoved):
        to = {at: at - 1, at - 1: at}
    else:
        to = {seat: seat - 1 for seat in before if seat > at}
        before.pop(at, None)
    owners.clear()
    owners.update({to.get(seat, seat): owner for seat, owner in before.items()})


def _blot(event: LogEvent, meant: set[str], gone: str, owners: dict[int, str]) -> LogEvent:
    match event:
        case TableOpened():
            seats = tuple(_blot_seat(seat, meant, gone) for seat in event.seats)
            return replace(event, seats=seats, host=gone if event.host in meant else event.host)
        case SeatTaken() if event.owner in meant:
            return replace(event, owner=gone, name=SOMEBODY, face="")
        case SeatNamed() if owners.get(event.seat) in meant:
            return replace(event, name=SOMEBODY, face="")
        case RestSet() if owners.get(event.seat) in meant:
            return replace(event, rest=Rest())
        case Wrote() if owners.get(event.seat) in meant:
            return replace(event, text="")
        case GuestMoved() if event.to in meant:
            return replace(event, guest=gone, to=gone)
        case GuestForgotten() | InvitationDeclined() | SeatAwaited() if event.guest in meant:
            return replace(event, guest=gone)
        case GuestInvited() if {event.guest, event.by} & meant:
            guest, by = (gone if one in meant else one for one in (event.guest, event.by))
            return replace(event, guest=guest, by=by)
    return event


def _blot_seat(seat: SeatOpened, meant: set[str], gone: str) -> SeatOpened:
    return replace(seat, owner=gone, name=SOMEBODY, face="") if seat.owner in meant else seat
