"""The drawings of Lost Cities: stone stairs in a jungle, a ravine, six temples.

The layout of special boxes, the points and the bridges come from ``sheet/data/``;
the rest is drawn here, in our own hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwrite.kernel.room.art import Art
from rollwrite.sheets import dice
from rollwrite.sheets.ink import darker

from . import cover, layout, sheet
from .palette import BY_NAME
from .signs import sign, small_drawings

__all__ = ["LostCitiesArt"]


class LostCitiesArt(Art):
    """Draws the classic sheet, or the one whose data it is given."""

    def __init__(self, data: Mapping[str, Any] | None = None) -> None:
        self._data = layout.read(layout.classic() if data is None else data)

    def sheet(self, drawing: str, language: str) -> str:
        return sheet.sheet(self._data, language)

    def cover(self, language: str) -> str:
        return cover.cover()

    def die(self, kind: str, face: str) -> str:
        match kind:
            case "colour":
                return _colour_die(face)
            case "number":
                return dice.die(dice.numeral(face))
            case "start":
                return _start_die(face)
        raise KeyError(f"no die of kind “{kind}”")

    def signs(self) -> dict[str, str]:
        return small_drawings()


def _colour_die(face: str) -> str:
    expedition = BY_NAME[face]
    symbol = sign(expedition.sign, 0, 0, dice.SIZE * 0.3, expedition.on, cut=expedition.fill)
    return dice.die(symbol, expedition.fill, darker(expedition.fill, 0.68))


def _start_die(face: str) -> str:
    """Its faces are seats: 1 to 5, light on dark, so that it is no number die."""
    return dice.die(dice.pips(int(face), ink="#FFF4DC"), "#2C5645", "#1B372C")
