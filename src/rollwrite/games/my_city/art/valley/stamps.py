"""Stamps: small drawings cut once and printed often, so that a sheet stays light.

Every id begins with the game and the drawing, so that sheets can share a page.
"""

from __future__ import annotations

from collections.abc import Callable

from rollwrite.sheets.ink import element, group, numbers

from . import life, things

_CUT: dict[str, Callable[[], str]] = {
    "round-tree": things.round_tree,
    "tall-tree": things.tall_tree,
    "broad-tree": things.broad_tree,
    "flat-stone": things.flat_stone,
    "high-stone": things.high_stone,
    "well": things.well,
    "gold": things.gold,
    "bandit": things.bandit,
    "fir": life.fir,
    "slim-fir": life.slim_fir,
    "oak": life.oak,
    "stump": life.stump,
    "boat": life.boat,
    "steamer": life.steamer,
    "duck": life.duck,
    "bridge": life.bridge,
    "sheep": life.sheep,
    "deer": life.deer,
    "goat": life.goat,
    "cave": life.cave,
    "hut": life.hut,
    "peak": lambda: life.peak(0, 40, 82, 80, "#A9A3B4"),
    "small-peak": lambda: life.peak(0, 40, 66, 58, "#BDB6C4"),
    "wide-peak": lambda: life.peak(0, 40, 96, 60, "#B3ACBC"),
}


class Stamps:
    """The stamps of one drawing; remembers which of them were used."""

    def __init__(self, drawing: str) -> None:
        self._prefix = f"my-city-{drawing}-"
        self._used: set[str] = set()

    def name(self, part: str) -> str:
        """An id of this drawing."""
        return self._prefix + part

    def link(self, part: str) -> str:
        return f"url(#{self._prefix}{part})"

    def print(
        self,
        stamp: str,
        x: float,
        y: float,
        scale: float = 1,
        *,
        is_mirrored: bool = False,
        turn: int = 0,
    ) -> str:
        """One stamp at a place."""
        self._used.add(stamp)
        place = f"translate({numbers(x, y)})"
        if turn:
            place += f"rotate({turn})"
        if is_mirrored:
            place += f"scale({-scale:.3g} {scale:.3g})"
        elif scale != 1:
            place += f"scale({scale:.3g})"
        return element("use", href=f"#{self.name(stamp)}", transform=place)

    def cut(self) -> str:
        """The definitions of all stamps that were used."""
        return "".join(group(_CUT[stamp](), id=self.name(stamp)) for stamp in sorted(self._used))
