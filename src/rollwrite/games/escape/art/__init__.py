"""The drawings of Escape: carved temple stone, for each seat and for the team.

Chambers, passages, maps, tracks and goals come from ``sheet/data/``; the rest is drawn
here, in our own hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.art import Art

from . import cover, icons, marks, temples
from .seat import sheet
from .signs import faces
from .team import sheet as team

__all__ = ["EscapeArt"]


class EscapeArt(Art):
    """Draws the sheets that the game ships, or those it is given, by their file's name."""

    def __init__(self, data: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        self._data = data or {}

    def sheet(self, drawing: str, language: str) -> str:
        name = drawing.partition("@")[0]
        if name not in temples.DRAWINGS:
            there_are = ", ".join(temples.DRAWINGS)
            raise BadSheet(drawing, f"there is no such drawing; there are {there_are}")
        if name in temples.TEMPLES:
            return sheet.sheet(self._temple(drawing, name), language)
        variant = name.removeprefix("team-")
        temple = self._temple(drawing, temples.temple_of(variant))
        return team.sheet(temple, temples.read_team(self._read(drawing, "team"), variant), language)

    def cover(self, language: str) -> str:
        return cover.cover()

    def die(self, kind: str, face: str) -> str:
        return faces.die(kind, face)

    def signs(self) -> dict[str, str]:
        return icons.small_drawings(self._temple("standard", "standard").secrets)

    def glyphs(self) -> dict[str, str]:
        return marks.mark_glyphs()

    def _temple(self, drawing: str, side: str) -> temples.Temple:
        return temples.read_temple(side, self._read(drawing, side))

    def _read(self, drawing: str, name: str) -> Mapping[str, Any]:
        return self._data.get(name) or temples.shipped_data(drawing, name)
