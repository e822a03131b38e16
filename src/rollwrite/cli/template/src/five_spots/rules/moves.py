"""Moves as small integers, numbered once and for all, and their notation.

``box 3`` writes the number of the die into the third box; ``skip`` writes nothing.
"""

from __future__ import annotations

from typing import Final

from rollwrite.kernel.notation import Notation

from .layout import BOXES

SKIP: Final = 0  # from 1 on: the boxes
TEXTS: Final = ("skip", *(f"box {box}" for box in range(1, BOXES + 1)))
NOTATION: Final = Notation("five-spots", TEXTS, f"“box 1” to “box {BOXES}”, or “skip”")
