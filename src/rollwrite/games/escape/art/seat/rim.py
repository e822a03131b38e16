"""Letters along the north wall, numbers along the west wall: chambers are called by them."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, block, path, text

from ..palette import STONE_LIGHT, edged
from ..signs.pieces import around
from .layout import CHAMBER, SIZE, WALLS, room

_STONE = 40
_OUT = 19  # from the wall's edge to the middle of a stone
_ALONG = 25  # from a chamber's corner: beside entrances and whoever waits outside


def names() -> str:
    """``a`` to ``e``, ``1`` to ``5``, each on a stone of its own."""
    letters = "".join(
        _stone("abcde"[at], room((0, at)).x + _ALONG, WALLS.y - _OUT) for at in range(SIZE)
    )
    return letters + "".join(
        _stone(str(at + 1), WALLS.x - _OUT, room((at, 0)).y + CHAMBER - _ALONG)
        for at in range(SIZE)
    )


def _stone(name: str, x: float, y: float) -> str:
    stone = block(around(x, y, _STONE, _STONE), 12, f"rim {name}", 1.3)
    return path(stone, fill=STONE_LIGHT, **edged()) + text(x, y + 10, name, 31, INK, 800)
