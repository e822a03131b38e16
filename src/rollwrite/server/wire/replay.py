"""A game to leaf through, and what it tells."""

from __future__ import annotations

from typing import Literal

from rollwrite.kernel.seen.moments import Moment
from rollwrite.kernel.seen.reading import About, Section
from rollwrite.kernel.seen.view import News, Page, Result, Token

from .base import Incoming, Wire

Verdict = Literal["yes", "no", "open"]  # open: no secret yet


class Frame(Wire, frozen=True):
    """One step of a replay; ``pages`` holds only the sheets that changed."""

    number: int
    turn: int
    active: int
    event: str
    tokens: tuple[Token, ...]
    pages: tuple[Page, ...]
    news: tuple[News, ...]


class Throw(Wire, frozen=True):
    """One roll as the record has it: ``step`` of the replay, ``dice`` by their kinds.

    ``sides`` is how many faces of each can come up there: of a die that draws among four
    seats the fifth cannot, where two play.
    """

    step: int
    dice: tuple[str, ...]
    sides: tuple[int, ...]
    faces: tuple[str, ...]


class Evidence(Wire, frozen=True):
    """All that the dice follow from, so that who reads it can roll them again.

    ``secret`` is empty until the game is over; ``faces`` names those of each kind of die,
    in order.
    """

    commitment: str
    secret: str
    seeds: tuple[str, ...]
    faces: dict[str, tuple[str, ...]]
    throws: tuple[Throw, ...]


class Replay(Wire, frozen=True):
    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    commitment: str
    verified: Verdict
    evidence: Evidence
    frames: tuple[Frame, ...]
    result: Result | None


class Story(Wire, frozen=True):
    """What the end page tells beside the result; much lighter than the replay."""

    verified: Verdict
    evidence: Evidence
    moments: tuple[Moment, ...]


class ReplayRequest(Incoming, frozen=True):
    record: str


class Reading(Wire, frozen=True):
    """A sheet in words, as it was at a moment of a game."""

    sections: tuple[Section, ...]


class Meaning(Wire, frozen=True):
    """What a thing on the table was at a moment of a game."""

    about: About


class ReadingRequest(Incoming, frozen=True):
    """``sheet`` is a seat, or -1 for the shared one."""

    record: str
    step: int
    sheet: int


class MeaningRequest(Incoming, frozen=True):
    record: str
    step: int
    sheet: int
    thing: str
