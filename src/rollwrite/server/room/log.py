"""What is written down about a table: its events, from which all else follows."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

Kind = Literal["person", "bot", "free"]


class SeatOpened(Struct, frozen=True):
    """A seat as the table opens. ``owner`` is the hash of its guest's secret."""

    kind: Kind
    name: str
    bot: str = ""
    owner: str = ""
    key: str = ""
    seed: str = ""


class TableOpened(Struct, frozen=True, tag="opened"):
    game: str
    rules: int
    options: dict[str, str]
    sheet: str
    name: str
    host: str
    secret: str
    seats: tuple[SeatOpened, ...]
    campaign: str = ""
    later: tuple[str, ...] = ()  # the secrets of the campaign's other games
    hints: bool = False
    called: str = ""  # two words of ``nameplates``, where nobody gave a name


class SeatTaken(Struct, frozen=True, tag="taken"):
    """By invitation or hand-over; ``key`` is the new one, the old link is dead."""

    seat: int
    owner: str
    name: str
    seed: str
    key: str


class SeatKeyed(Struct, frozen=True, tag="keyed"):
    """A new key, the old link is dead. ``is_offered``: the host made it for the seat's person."""

    seat: int
    key: str
    is_offered: bool


class SeatNamed(Struct, frozen=True, tag="named"):
    """Who sits there is called otherwise from now on."""

    seat: int
    name: str


class Started(Struct, frozen=True, tag="started"):
    """The dice tape is fixed from here on."""


class Commanded(Struct, frozen=True, tag="command"):
    kind: str
    seat: int
    stage: int
    move: str = ""


class OptionSwitched(Struct, frozen=True, tag="option"):
    """The host wants another value; it holds from the next turn on."""

    option: str
    value: str


class WentOn(Struct, frozen=True, tag="next"):
    """The next game of the campaign."""


class Rematched(Struct, frozen=True, tag="rematch"):
    table: str


LogEvent = (
    TableOpened
    | SeatTaken
    | SeatKeyed
    | SeatNamed
    | Started
    | Commanded
    | OptionSwitched
    | WentOn
    | Rematched
)
_decoder: msgspec.json.Decoder[LogEvent] = msgspec.json.Decoder(LogEvent)


def to_bytes(event: LogEvent) -> bytes:
    return msgspec.json.encode(event)


def from_bytes(body: bytes) -> LogEvent:
    return _decoder.decode(body)


def guests_of(event: LogEvent) -> tuple[str, ...]:
    """Who sits at the table because of this event."""
    if isinstance(event, TableOpened):
        return tuple({event.host, *(seat.owner for seat in event.seats if seat.owner)})
    return (event.owner,) if isinstance(event, SeatTaken) else ()
