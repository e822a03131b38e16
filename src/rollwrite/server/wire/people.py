"""Guests, their links, and the tables where they sit."""

from __future__ import annotations

from .base import Incoming, Wire
from .table import Status


class NewGuest(Incoming, frozen=True):
    name: str


class Guest(Wire, frozen=True):
    """``token`` is shown once, to bots; browsers get it as a cookie."""

    name: str
    token: str


class MyLink(Wire, frozen=True):
    """The key of a link that is oneself on any device; the one before is dead."""

    key: str


class Where(Wire, frozen=True):
    """Addresses under which other devices reach this server, like ``http://192.168.1.5:8000``."""

    addresses: tuple[str, ...]


class RowResult(Wire, frozen=True):
    """How a finished table ended; ``title`` is one's own rating, by language."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    is_team: bool
    title: dict[str, str]


class TableRow(Wire, frozen=True):
    """A table on the home page. ``called`` names it where ``name`` does not."""

    id: str
    name: str
    called: str
    game: str
    status: Status
    turn: int
    seats: tuple[str, ...]
    mine: tuple[int, ...]
    your_turn: bool
    leg: int  # the game of a campaign that is on; 0 for a single game
    legs: int
    waiting_for: tuple[int, ...]  # seats
    changed: float  # seconds since the epoch
    ended: float  # when the game that is over ended
    result: RowResult | None  # once nothing is left to be played


class LeftOut(Wire, frozen=True):
    """A table that cannot be opened."""

    id: str
    name: str
    called: str


class Me(Wire, frozen=True):
    """``damaged`` tables have a log that cannot be read."""

    name: str
    tables: tuple[TableRow, ...]
    damaged: tuple[LeftOut, ...]
