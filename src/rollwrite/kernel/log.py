"""The events of a log: all that happens in a game, in the order in which it happens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rolled:
    """An event of the log: faces by name, in the order of the dice."""

    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """An event of the log: one step of one seat."""

    seat: int
    move: int


@dataclass(frozen=True, slots=True)
class Switched:
    """An event of the log: an option has another value from this turn on."""

    option: str
    value: str


@dataclass(frozen=True, slots=True)
class StoodIn:
    """An event of the log: from here on a bot decides for the person at a seat."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Returned:
    """An event of the log: the person at a seat decides again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Waited:
    """An event of the log that changes no state: what people did while they waited for each other.

    ``what`` is a kind of ``seen/company.py``, ``seat`` whom it is about, ``by`` who did it.
    """

    what: str
    seat: int
    by: tuple[int, ...] = ()
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Agreed:
    """An event of the log, and its last: all who were still there ended the game, or whoever
    keeps the house did."""

    by_house: bool = False


Event = Rolled | Played | Switched | StoodIn | Returned | Waited | Agreed
