"""Opening a table and taking its seats."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from .base import Incoming, Wire

SeatKind = Literal["me", "device", "link", "bot"]


class SeatPlan(Incoming, frozen=True):
    kind: SeatKind
    name: str = ""
    bot: str = ""


class NewTable(Incoming, frozen=True):
    """``hints``: whether those who play may ask what their moves are worth."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, str] = field(default_factory=dict)
    campaign: str = ""
    name: str = ""
    seed: str = ""
    hints: bool = False


class Opened(Wire, frozen=True):
    table: str


class TakeSeat(Incoming, frozen=True):
    """By invitation or hand-over link: whoever knows the key gets the seat."""

    key: str
    name: str
    seed: str = ""


class Kept(Wire, frozen=True):
    """The seat a link leads to. ``is_free``: an invitation, else somebody hands it over."""

    seat: int
    name: str
    is_free: bool
    is_yours: bool


class Taken(Wire, frozen=True):
    table: str
    seat: int
