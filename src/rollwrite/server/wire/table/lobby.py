"""Tables that anybody may come to, playing at once, and asking somebody to come."""

from __future__ import annotations

from typing import Literal

from ..base import Incoming, Wire
from .pace import Pace

BotWait = Literal[0, 30, 120, 300]  # seconds; 0: bots never come


class OpenTable(Wire, frozen=True):
    """A table of the lobby. ``is_quick``: it starts by itself; ``is_here``: somebody waits there.

    ``names``, ``faces`` and ``bots`` are those of the seats that are taken.
    """

    id: str
    name: str
    called: str
    game: str
    options: dict[str, str]
    campaign: str
    names: tuple[str, ...]
    faces: tuple[str, ...]
    bots: tuple[str, ...]
    seats: int
    pace: Pace
    is_rated: bool
    is_quick: bool
    is_here: bool
    fills_at: float  # when bots take the seats that are left; 0: never


class Lobby(Wire, frozen=True):
    """``waiting`` counts the people who sit at these tables, and at one's own of the lobby."""

    tables: tuple[OpenTable, ...]
    waiting: int


class PlayNow(Incoming, frozen=True):
    """With whoever wants the same; ``bots_after`` so many seconds bots take the other seats."""

    game: str
    pace: Pace
    seats: int = 2
    bots_after: BotWait = 0
    is_rated: bool = False
    name: str = ""  # for who is not known yet


class Companion(Wire, frozen=True):
    """Somebody one has played with; ``id`` means nothing to anybody else."""

    id: str
    name: str
    face: str
    games: int
    last: float  # seconds since the epoch
    is_asked: bool  # to this table already


class Companions(Wire, frozen=True):
    people: tuple[Companion, ...]


class InviteSomebody(Incoming, frozen=True):
    """``who`` is the id of a companion."""

    who: str
