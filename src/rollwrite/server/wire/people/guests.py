"""Guests, their links, and the tables where they sit."""

from __future__ import annotations

from typing import Literal

from ..base import Incoming, Wire
from ..table.opening import InvitationView
from ..table.pace import Pace
from ..table.view import Status


class NewGuest(Incoming, frozen=True):
    """``invitation`` is the key of a link of the house, where new people need one."""

    name: str
    invitation: str = ""


class Guest(Wire, frozen=True):
    """``token`` is shown once, to bots; browsers get it as a cookie."""

    name: str
    token: str


class NewFace(Incoming, frozen=True):
    """Colour, eyes and mouth, like ``blue dots smile``."""

    face: str


class Learned(Incoming, frozen=True):
    """Lessons that were taken or are not wanted, and what was told when it first happened.

    Each is a game and a name: ``lost-cities first``, ``lost-cities first-bridge``.
    """

    learned: tuple[str, ...]


class MyLink(Wire, frozen=True):
    """The key of a link that is oneself on any device; the one before is dead."""

    key: str


class Where(Wire, frozen=True):
    """Addresses under which other devices reach this server, like ``http://192.168.1.5:8000``.

    ``seen_as`` is the address that limits count for who asks. ``forwarded``: whether a proxy
    says for whom it asks, and whether it is believed.
    """

    addresses: tuple[str, ...]
    seen_as: str
    forwarded: Literal["no", "believed", "ignored"]


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
    faces: tuple[str, ...]
    bots: tuple[str, ...]  # nothing where a person sits
    mine: tuple[int, ...]
    your_turn: bool
    leg: int  # the game of a campaign that is on; 0 for a single game
    legs: int
    lesson: str  # what is taught there; empty at most tables
    waiting_for: tuple[int, ...]  # seats
    away: tuple[int, ...]  # seats whose people have not been seen for a while
    changed: float  # seconds since the epoch
    ended: float  # when the game that is over ended
    result: RowResult | None  # once nothing is left to be played
    pace: Pace
    deadline: float  # when one's own time runs out; 0 where no clock runs
    since: float  # since when one's own decision is waited for; 0 where it is not
    is_left: bool  # one got up from there, and may return


class LeftOut(Wire, frozen=True):
    """A table that cannot be opened."""

    id: str
    name: str
    called: str


class Me(Wire, frozen=True):
    """``damaged`` tables have a log that cannot be read; to ``invitations`` somebody asked one."""

    name: str
    face: str
    tables: tuple[TableRow, ...]
    damaged: tuple[LeftOut, ...]
    invitations: tuple[InvitationView, ...]
