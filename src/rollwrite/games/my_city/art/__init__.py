"""The drawings of My City: one valley, twelve times, and the town that grows in it.

Maps, words, scoring lines and rows come from ``sheet/data/game-XX.toml``; the rest is
drawn here, in our own hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwrite.kernel.room.art import AreaGlyph, Art

from . import cover, faces, icons, plan
from .page import sheet
from .town import buildings
from .valley import things

__all__ = ["MyCityArt"]


class MyCityArt(Art):
    """Draws the twelve sheets that are shipped, and those whose data it is given."""

    def __init__(self, sheets: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        self._own = {name: plan.read(name, data) for name, data in (sheets or {}).items()}

    def sheet(self, drawing: str, language: str) -> str:
        return sheet.sheet(self._own.get(drawing) or plan.shipped_plan(drawing), language)

    def cover(self, language: str) -> str:
        return cover.cover()

    def die(self, kind: str, face: str) -> str:
        return faces.die(kind, face)

    def signs(self) -> dict[str, str]:
        return icons.small_drawings()

    def glyphs(self) -> dict[str, str]:
        return things.mark_glyphs()

    def areas(self) -> dict[str, AreaGlyph]:
        return dict(buildings.area_glyphs())
