"""Stamps: signs cut once and printed often, so that a sheet stays light.

Every id begins with the game and the drawing, so that sheets can share a page.
"""

from __future__ import annotations

from rollwrite.sheets.ink import Box, block, element, group, numbers, path

from ..palette import CARVED, GROOVE, edged, line
from .symbols import SYMBOLS

_KEYSTONE = "keystone"


class Stamps:
    """The stamps of one drawing; remembers which of them were used."""

    def __init__(self, drawing: str) -> None:
        self._prefix = f"escape-{drawing}-"
        self._used: set[str] = set()

    def name(self, part: str) -> str:
        """An id of this drawing."""
        return self._prefix + part

    def symbol(self, name: str, x: float, y: float, size: float) -> str:
        """One of the signs around a point."""
        return self._print(name, f"translate({numbers(x, y)})scale({size / 100:.3f})")

    def keystone(self, x: float, y: float, tall: float, is_mirrored: bool) -> str:
        """A carved block of a pillar."""
        across = -tall if is_mirrored else tall
        return self._print(_KEYSTONE, f"translate({numbers(x, y)})scale({across:.3f} {tall:.3f})")

    def cut(self) -> str:
        """The definitions of all stamps that were used."""
        bodies = {name: SYMBOLS[name]() for name in sorted(self._used - {_KEYSTONE})}
        if _KEYSTONE in self._used:
            bodies[_KEYSTONE] = _keystone()
        return "".join(group(body, id=self.name(name)) for name, body in bodies.items())

    def _print(self, name: str, place: str) -> str:
        self._used.add(name)
        return element("use", href=f"#{self.name(name)}", transform=place)


def _keystone() -> str:
    stone = path(block(Box(-40, -38, 80, 76), 7, "keystone"), fill=CARVED, **edged())
    groove = path("M-24 22V-20H24V20H-6V-2H8", fill="none", **{**line(7), "stroke": GROOVE})
    return stone + groove
