"""How a table opens, and what its host may change until it starts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...wire.table.pace import FREE, Pace

Kind = Literal["person", "bot", "free"]
SOMEBODY = "Somebody"  # who was forgotten; readers are told in their own language
GONE = "gone-"  # begins the names of those who were forgotten; no hash of a secret does


class SeatOpened(Struct, frozen=True):
    """A seat as the table opens. ``owner`` is the hash of its guest's secret."""

    kind: Kind
    name: str
    bot: str = ""
    owner: str = ""
    key: str = ""
    seed: str = ""
    face: str = ""


class TableOpened(Struct, frozen=True, tag="opened"):
    """``door`` is the key of the table's one link; tables of old have none.

    ``is_open``: strangers find it in the lobby. ``is_rated``: it counts for ratings.
    ``is_quick``: it starts by itself as soon as all seats are taken; bots take those that
    are left ``fills_after`` so many seconds (0: never).
    """

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
    lesson: str = ""  # what is taught here
    before: str = ""  # lines of a record: what was played already when the table opened
    rolls: tuple[str, ...] = ()  # that are laid out, before the tape's own
    carry: tuple[str, ...] = ()  # what each seat brings along from a game before this one
    is_practice: bool = False  # one may go back as far as one likes; nothing counts
    door: str = ""
    pace: Pace = FREE
    is_open: bool = False
    is_rated: bool = False
    can_watch: bool = True
    is_quick: bool = False
    fills_after: float = 0.0
    has_chat: bool = False  # people may write free words


class TermsChanged(Struct, frozen=True, tag="terms"):
    """By the host, before the start."""

    options: dict[str, str]
    sheet: str
    pace: Pace
    hints: bool
    is_open: bool
    is_rated: bool
    can_watch: bool = True
    has_chat: bool = False


class DoorRenewed(Struct, frozen=True, tag="door"):
    """A new link for the table; the old one is dead."""

    key: str


class Closed(Struct, frozen=True, tag="closed"):
    """It never started, and nobody waits for it any more."""


class Removed(Struct, frozen=True, tag="removed"):
    """The table is gone; this is all that is left of its log."""
