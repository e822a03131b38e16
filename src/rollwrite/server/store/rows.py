"""What is stored, what nodes tell each other, and how that fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple


class StoreError(Exception):
    """The store cannot do what it was asked."""


class Conflict(StoreError):
    """Somebody else stored an event with this number first."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands: what there is to know without reading its events.

    It has to be looked at when it is ``due``, and never later; 0: nothing follows by itself.
    """

    table: str
    due: float
    is_open: bool
    game: str
    pace: str
    status: str


class Row(NamedTuple):
    """One event of one table. ``guests`` sit at the table from now on.

    ``standing`` is how it stands then, where that may have changed.
    """

    table: str
    number: int
    body: bytes
    guests: tuple[str, ...] = ()
    standing: Standing | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game of a table ended; ``is_last`` where nothing is left to be played there."""

    table: str
    leg: int
    is_last: bool
    body: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    number: int
    at: float
    body: bytes


@dataclass(frozen=True, slots=True)
class Notice:
    """What nodes tell each other: that a table has an event of this number, never which."""

    kind: str
    about: str
    number: int = 0
    more: str = ""

    def to_text(self) -> str:
        return f"{self.kind} {self.about} {self.number} {self.more}"


def notice_of(text: str) -> Notice:
    kind, about, number, more = text.split(" ", 3)
    return Notice(kind, about, int(number), more)


MISSED = Notice("missed", "")  # nothing was heard for a while
Hear = Callable[[Notice], None]
