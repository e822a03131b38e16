"""The drawings of Dungeons, Dice & Danger: four floor plans and all who live there.

The rooms, doors and numbers come from the maps in ``sheet/data/*.json``, the creatures and
things from ``sketching/data/*.toml``; the rest is drawn here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwrite.kernel.room.art import Art
from rollwrite.sheets import dice

from . import cover, maps, sheet
from .signs import small_drawings
from .strip.cards import BLACK_DIE, BLACK_LIP, BLACK_PIPS

__all__ = ["DungeonsArt"]

# A pencil does not show on a black die: its cross is chalk with an edge.
_CHALK = "".join(
    f'<path d="M16 14Q50 46 86 87M85 13Q52 50 13 86" fill="none" stroke="{colour}"'
    f' stroke-width="{width}" stroke-linecap="round"/>'
    for colour, width in (("#3A3940", 15), ("#F4E9D2", 8))
)


class DungeonsArt(Art):
    """Draws the maps that the game ships, or those it is given, by adventure."""

    def __init__(self, data: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        self._data = data or {}

    def sheet(self, drawing: str, language: str) -> str:
        adventure = drawing.partition("@")[0]
        data = self._data.get(adventure) or maps.shipped_map(drawing)
        return sheet.sheet(maps.read(data), language)

    def cover(self, language: str) -> str:
        return cover.cover()

    def die(self, kind: str, face: str) -> str:
        match kind:
            case "white":
                return dice.die(dice.pips(int(face)))
            case "black":
                return dice.die(dice.pips(int(face), ink=BLACK_PIPS), BLACK_DIE, BLACK_LIP)
            case "start":
                return _start_die(face)
            case "number":
                return _number(face)
        raise KeyError(f"no die of kind “{kind}”")

    def signs(self) -> dict[str, str]:
        return small_drawings()

    def glyphs(self) -> dict[str, str]:
        return {"chalk": _CHALK}


def _start_die(face: str) -> str:
    """Its faces are seats: 1 to 4, light on violet, so that it is no die of the game."""
    return dice.die(dice.pips(int(face), ink="#FFF4DC"), "#4B3A73", "#2E2349")


def _number(face: str) -> str:
    """A number to be written into a cloud."""
    return dice.die(dice.numeral(face), "#F3F8FF", "#8FAAD0")
