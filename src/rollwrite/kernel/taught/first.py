"""What is told in one line when it first happens to somebody in a real game.

``lessons/firsts.toml`` names the news (by message or by sign; several that mean the same to
somebody new) and, in its words, ``first-<id>`` is the line:

    [bridge]
    news = ["news-bridge"]
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from ..errors import BadLesson
from ..game import Game

FILE = "firsts.toml"


class First(Struct, frozen=True, forbid_unknown_fields=True):
    """``news`` are messages or signs of what happens; ``card`` is the rule behind it."""

    news: tuple[str, ...]
    card: str = ""
    id: str = ""

    @property
    def words(self) -> str:
        return f"first-{self.id}"


@cache
def firsts_of(game: Game) -> tuple[First, ...]:
    file = files(game.home).joinpath("lessons", FILE)
    if not file.is_file():
        return ()
    try:
        read = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, First])
    except ValueError as error:
        raise BadLesson("firsts", str(error)) from None
    return tuple(msgspec.structs.replace(first, id=name) for name, first in read.items())
