"""Moves as small integers, numbered once and for all, and their notation.

``box 3`` writes the number of the die into the third box; ``skip`` writes nothing.
"""

from __future__ import annotations

from typing import Final

from rollwrite.kernel.errors import InvalidNotation

from .layout import BOXES

SKIP: Final = 0  # 1 to 5 are the boxes
TEXTS: Final = ("skip", *(f"box {box}" for box in range(1, BOXES + 1)))


def to_text(move: int) -> str:
    if not 0 <= move < len(TEXTS):
        raise InvalidNotation(f"{move} is no move; they run from 0 to {BOXES}")
    return TEXTS[move]


def from_text(text: str) -> int:
    wanted = " ".join(text.split())
    if wanted not in TEXTS:
        raise InvalidNotation(f"“{text}” is no move; write “box 1” to “box {BOXES}”, or “skip”")
    return TEXTS.index(wanted)
