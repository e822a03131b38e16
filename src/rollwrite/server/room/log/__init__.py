"""What is written down about a table: its events, from which all else follows.

Logs of every age are read for ever: events are never taken away, new fields have defaults.
"""

from __future__ import annotations

import msgspec

from .house import EndedByHouse, HouseLooked, HouseSaid, Wrote
from .opening import (
    GONE,
    SOMEBODY,
    Closed,
    DoorRenewed,
    Kind,
    Removed,
    SeatOpened,
    TableOpened,
    TermsChanged,
)
from .playing import Commanded, OptionSwitched, Rematched, Started, WentBack, WentOn
from .seating import (
    GuestForgotten,
    GuestInvited,
    GuestMoved,
    InvitationDeclined,
    SeatAdded,
    SeatAwaited,
    SeatDropped,
    SeatFilled,
    SeatFreed,
    SeatKeyed,
    SeatLeft,
    SeatMoved,
    SeatNamed,
    SeatTaken,
)
from .waiting import (
    ALWAYS_AWAKE,
    CameBack,
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
    WentAway,
)

Opening = TableOpened | TermsChanged | DoorRenewed | Closed | Removed
Persons = GuestMoved | GuestForgotten | GuestInvited | InvitationDeclined | SeatAwaited
Seating = (
    SeatTaken
    | SeatKeyed
    | SeatNamed
    | SeatAdded
    | SeatDropped
    | SeatMoved
    | SeatFilled
    | SeatFreed
    | SeatLeft
)
Waiting = (
    WentAway
    | Nudged
    | Voted
    | StandIn
    | CameBack
    | TimeRanOut
    | Paused
    | Resumed
    | RestSet
    | EndProposed
    | EndWithdrawn
    | EndedByAgreement
)
Talking = Wrote | HouseSaid | HouseLooked | EndedByHouse
Playing = Started | Commanded | OptionSwitched | WentOn | WentBack | Rematched
LogEvent = Opening | Persons | Seating | Waiting | Talking | Playing
_decoder: msgspec.json.Decoder[LogEvent] = msgspec.json.Decoder(LogEvent)

__all__ = [
    "ALWAYS_AWAKE",
    "GONE",
    "SOMEBODY",
    "CameBack",
    "Closed",
    "Commanded",
    "DoorRenewed",
    "EndProposed",
    "EndWithdrawn",
    "EndedByAgreement",
    "EndedByHouse",
    "GuestForgotten",
    "GuestInvited",
    "GuestMoved",
    "HouseLooked",
    "HouseSaid",
    "InvitationDeclined",
    "Kind",
    "LogEvent",
    "Nudged",
    "Opening",
    "OptionSwitched",
    "Paused",
    "Playing",
    "Rematched",
    "Removed",
    "Rest",
    "RestSet",
    "Resumed",
    "SeatAdded",
    "SeatAwaited",
    "SeatDropped",
    "SeatFilled",
    "SeatFreed",
    "SeatKeyed",
    "SeatLeft",
    "SeatMoved",
    "SeatNamed",
    "SeatOpened",
    "SeatTaken",
    "Seating",
    "StandIn",
    "Started",
    "TableOpened",
    "Talking",
    "TermsChanged",
    "TimeRanOut",
    "Voted",
    "Waiting",
    "WentAway",
    "WentBack",
    "WentOn",
    "Wrote",
    "from_bytes",
    "guests_of",
    "to_bytes",
]


def to_bytes(event: LogEvent) -> bytes:
    return msgspec.json.encode(event)


def from_bytes(body: bytes) -> LogEvent:
    return _decoder.decode(body)


def guests_of(event: LogEvent) -> tuple[str, ...]:
    """Who sits at the table, or may, because of this event."""
    if isinstance(event, Commanded):  # nearly always
        return ()
    if isinstance(event, TableOpened):
        return tuple({event.host, *(seat.owner for seat in event.seats if seat.owner)})
    if isinstance(event, GuestMoved):
        return (event.to,)
    if isinstance(event, GuestInvited | SeatAwaited):
        return (event.guest,)
    return (event.owner,) if isinstance(event, SeatTaken) else ()
