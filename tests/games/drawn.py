"""What a drawing says, for tests: its print, its boxes, and how they lie."""

from __future__ import annotations

import re

from rollwrite.kernel.game import Game
from rollwrite.kernel.room.art import Art
from rollwrite.sheets import paper
from rollwrite.sheets.ink import Box

CLOSE = 0.1  # nobody sees less


class Drawings:
    """The sheets of one version by name, each drawn once."""

    def __init__(self, art: Art, version: int) -> None:
        self._art, self._version = art, version
        self._drawn: dict[tuple[str, str], str] = {}
        self._spots: dict[str, dict[str, Box]] = {}

    def sheet(self, name: str, language: str = "en") -> str:
        if (name, language) not in self._drawn:
            self._drawn[name, language] = self._art.sheet(f"{name}@{self._version}", language)
        return self._drawn[name, language]

    def spots(self, name: str) -> dict[str, Box]:
        if name not in self._spots:
            self._spots[name] = paper.spots(self.sheet(name))
        return self._spots[name]

    def hits(self, name: str) -> dict[str, Box]:
        return hits_in(self.sheet(name))


def printed(svg: str) -> list[str]:
    return re.findall(r"<text [^>]*>([^<]*)</text>", svg)


def hits_in(svg: str) -> dict[str, Box]:
    """What answers to a finger, by spot."""
    found = re.findall(r'data-spot="([^"]+)" data-hit="([^"]+)"', svg)
    return {name: Box(*map(float, hit.split())) for name, hit in found}


def is_within(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x - CLOSE
        and inner.y >= outer.y - CLOSE
        and inner.x + inner.width <= outer.x + outer.width + CLOSE
        and inner.y + inner.height <= outer.y + outer.height + CLOSE
    )


def overlap(one: Box, other: Box, least: float = CLOSE) -> bool:
    return (
        min(one.x + one.width, other.x + other.width) - max(one.x, other.x) > least
        and min(one.y + one.height, other.y + other.height) - max(one.y, other.y) > least
    )


def dice_of(game: Game) -> list[str]:
    return [game.art.die(kind, face) for kind in game.dice for face in game.die(kind).faces]
