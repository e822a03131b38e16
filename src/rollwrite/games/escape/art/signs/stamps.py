"""The signs of the temple and a carved block, as stamps."""

from __future__ import annotations

from rollwrite.sheets import stamps
from rollwrite.sheets.ink import Box, block, numbers, path

from ..palette import CARVED, GROOVE, edged, line
from .symbols import SYMBOLS

_KEYSTONE = "keystone"


class Stamps(stamps.Stamps):
    """The stamps of one sheet."""

    def __init__(self, drawing: str) -> None:
        super().__init__(
            f"escape-{drawing}", dict(sorted(SYMBOLS.items())) | {_KEYSTONE: _keystone}
        )

    def symbol(self, name: str, x: float, y: float, size: float) -> str:
        """One of the signs around a point."""
        return self.stamp(name, f"translate({numbers(x, y)})scale({size / 100:.3f})")

    def keystone(self, x: float, y: float, tall: float, is_mirrored: bool) -> str:
        """A carved block of a pillar."""
        across = -tall if is_mirrored else tall
        return self.stamp(_KEYSTONE, f"translate({numbers(x, y)})scale({across:.3f} {tall:.3f})")


def _keystone() -> str:
    stone = path(block(Box(-40, -38, 80, 76), 7, "keystone"), fill=CARVED, **edged())
    groove = path("M-24 22V-20H24V20H-6V-2H8", fill="none", **{**line(7), "stroke": GROOVE})
    return stone + groove
