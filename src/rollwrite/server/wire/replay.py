"""A game to leaf through, and what it tells."""

from __future__ import annotations

from typing import Literal

from rollwrite.kernel.moments import Moment
from rollwrite.kernel.reading import About, Section
from rollwrite.kernel.view import News, Page, Result, Token

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


class Replay(Wire, frozen=True):
    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    commitment: str
    verified: Verdict
    frames: tuple[Frame, ...]
    result: Result | None


class Story(Wire, frozen=True):
    """What the end page tells beside the result; much lighter than the replay."""

    verified: Verdict
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
