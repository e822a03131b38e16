"""Moves as small integers, and their notation.

``red 7`` writes a 7, ``red 10`` uses a 0 as a 10, ``red circle`` uses it for
the circle; ``refuse``; then, after an arrow, ``speed blue`` or ``stay``.
"""

from __future__ import annotations

from typing import Final

from rollwrite.kernel.notation import Notation

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")

# A pair is colour * WIDTH + number, where number 0 stands for the circle.
WIDTH: Final = 11
CIRCLE: Final = 0
TEN: Final = 10
REFUSE: Final = 66
SPEED: Final = 67
STAY: Final = 73


def _texts() -> tuple[str, ...]:
    pairs = [f"{colour} {number or 'circle'}" for colour in COLOURS for number in range(WIDTH)]
    return (*pairs, "refuse", *(f"speed {colour}" for colour in COLOURS), "stay")


NOTATION: Final = Notation(
    "lost-cities", _texts(), "“red 7”, “red circle”, “refuse”, “speed red” or “stay”"
)
