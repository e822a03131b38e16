"""A sheet in words, spot by spot, for whoever cannot see it; and what a thing on the table is.

A game names its spots once: to read a sheet aloud, to answer “what is this?”, and
to be walked through with arrow keys.
"""

from __future__ import annotations

from dataclasses import dataclass

from .view import Message

# How things that are no spots begin: dice, buttons, numbers of the shared sheet, places of dice.
TOKEN, BUTTON, TALLY, PLACE = "token-", "button-", "tally-", "place-"


@dataclass(frozen=True, slots=True)
class Place:
    """A spot as a game names it, with what is printed there."""

    spot: str
    name: Message
    printed: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Region:
    """Spots that are read together, in their order: a row, a stair, a chamber, a track."""

    title: Message
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """A spot with what is printed and what is written there; open if a move touches it."""

    spot: str
    name: Message
    printed: tuple[Message, ...]
    written: tuple[Message, ...]
    is_open: bool


@dataclass(frozen=True, slots=True)
class Section:
    """A region of a sheet, as it is read out."""

    title: Message
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class About:
    """What a thing is: its name, what stands there, which rule card tells more, its worth."""

    title: Message
    rule: str
    printed: tuple[Message, ...] = ()
    written: tuple[Message, ...] = ()
    worth: tuple[Message, ...] = ()


def line_place(line: str) -> Place:
    """The spot where the points of a line stand."""
    return Place(f"score-{line}", Message(f"line-{line}"))
