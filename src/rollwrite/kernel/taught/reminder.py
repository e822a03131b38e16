"""What lies beside the table: a page that reminds of the rules, and the game's own words.

``lessons/reminder.toml`` says how many lines the page has (``remind-1``, ``remind-2``, …) and
which words the glossary explains, each with the rule card behind it (``term-<id>`` and
``term-<id>-text``):

    lines = 7

    [terms]
    bridge = "bridge"
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
from msgspec import Struct

from ..errors import BadLesson
from ..game import Game

FILE = "reminder.toml"


class Term(NamedTuple):
    id: str
    card: str

    @property
    def words(self) -> tuple[str, str]:
        return f"term-{self.id}", f"term-{self.id}-text"


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    lines: int = 0
    terms: dict[str, str] = {}


class Reminder(NamedTuple):
    length: int = 0
    terms: tuple[Term, ...] = ()

    def lines(self) -> tuple[str, ...]:
        return tuple(f"remind-{number}" for number in range(1, self.length + 1))


@cache
def reminder_of(game: Game) -> Reminder:
    file = files(game.home).joinpath("lessons", FILE)
    if not file.is_file():
        return Reminder()
    try:
        read = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    except ValueError as error:
        raise BadLesson("reminder", str(error)) from None
    return Reminder(read.lines, tuple(Term(*term) for term in read.terms.items()))
