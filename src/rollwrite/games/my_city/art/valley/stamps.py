"""What stands often in the valley, as stamps."""

from __future__ import annotations

from collections.abc import Callable

from rollwrite.sheets import stamps
from rollwrite.sheets.ink import numbers

from . import life, things

_CUT: dict[str, Callable[[], str]] = {
    "bandit": things.bandit,
    "boat": life.boat,
    "bridge": life.bridge,
    "broad-tree": things.broad_tree,
    "cave": life.cave,
    "deer": life.deer,
    "duck": life.duck,
    "fir": life.fir,
    "flat-stone": things.flat_stone,
    "goat": life.goat,
    "gold": things.gold,
    "high-stone": things.high_stone,
    "hut": life.hut,
    "oak": life.oak,
    "peak": lambda: life.peak(0, 40, 82, 80, "#A9A3B4"),
    "round-tree": things.round_tree,
    "sheep": life.sheep,
    "slim-fir": life.slim_fir,
    "small-peak": lambda: life.peak(0, 40, 66, 58, "#BDB6C4"),
    "steamer": life.steamer,
    "stump": life.stump,
    "tall-tree": things.tall_tree,
    "well": things.well,
    "wide-peak": lambda: life.peak(0, 40, 96, 60, "#B3ACBC"),
}


class Stamps(stamps.Stamps):
    """The stamps of one sheet."""

    def __init__(self, drawing: str) -> None:
        super().__init__(f"my-city-{drawing}", _CUT)

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
        place = f"translate({numbers(x, y)})"
        if turn:
            place += f"rotate({turn})"
        if is_mirrored:
            place += f"scale({-scale:.3g} {scale:.3g})"
        elif scale != 1:
            place += f"scale({scale:.3g})"
        return self.stamp(stamp, place)
