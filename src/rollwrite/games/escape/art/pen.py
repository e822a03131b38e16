"""Words in a space, and plates to print on."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, Box, block, path
from rollwrite.sheets.letters import lettering, width
from rollwrite.sheets.measure import breadth

from .palette import STONE_DARK, STONE_LIGHT, YELLOW, edged

LEAST = 25  # nothing is printed smaller


def fitted(words: str, size: float, space: float) -> float:
    """The size at which the words stay within the space, never below the least."""
    return round(max(LEAST, min(size, space / breadth(words, 1))), 1)


def plaque(box: Box, seed: str, radius: float = 12) -> str:
    """A plate of stone with a carved rim."""
    inner = Box(box.x + 8, box.y + 8, box.width - 16, box.height - 16)
    rim = block(inner, radius * 0.67, f"{seed} rim", 1.5)
    return path(block(box, radius, seed), fill=STONE_LIGHT, **edged()) + path(
        rim, fill="none", stroke=STONE_DARK, stroke_width=3
    )


def game_title(left: float, baseline: float, height: float) -> str:
    middle = left + width("ESCAPE", height, 2.1) / 2
    return lettering("ESCAPE", middle, baseline, height, YELLOW, edge=INK, gap=2.1, bounce=0.12)
