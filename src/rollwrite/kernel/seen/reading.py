"""A sheet in words, spot by spot, for whoever cannot see it; and what a thing on the table is.

A game names its spots once: to read a sheet aloud, to answer “what is this?”, and
to be walked through with arrow keys.
"""

from __future__ import annotations

from msgspec import Struct

from .view import Message

# How things that are no spots begin: dice, buttons, numbers of the shared sheet, places of dice.
TOKEN, BUTTON, TALLY, PLACE = "token-", "button-", "tally-", "place-"


class Place(Struct, frozen=True, gc=False):
    """A spot as a game names it, with what is printed there."""

    spot: str
    name: Message
    printed: tuple[Message, ...] = ()


class Region(Struct, frozen=True, gc=False):
    """Spots that are read together, in their order: a row, a stair, a chamber, a track."""

    title: Message
    places: tuple[Place, ...]


class Item(Struct, frozen=True, gc=False):
    """A spot with what is printed and what is written there; open if a move touches it."""

    spot: str
    name: Message
    printed: tuple[Message, ...]
    written: tuple[Message, ...]
    is_open: bool


class Section(Struct, frozen=True, gc=False):
    """A region of a sheet, as it is read out."""

    title: Message
    items: tuple[Item, ...]


class About(Struct, frozen=True, gc=False):
    """What a thing is: its name, what stands there, which rule card tells more, its worth."""

    title: Message
    rule: str
    printed: tuple[Message, ...] = ()
    written: tuple[Message, ...] = ()
    worth: tuple[Message, ...] = ()


def line_place(line: str) -> Place:
    """The spot where the points of a line stand."""
    return Place(f"score-{line}", Message(f"line-{line}"))
