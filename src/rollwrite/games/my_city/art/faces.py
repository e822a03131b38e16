"""Faces of the dice: parts of a building, the compass, the kinds."""

from __future__ import annotations

import math

from rollwrite.sheets import dice
from rollwrite.sheets.ink import Box, circle, path, rect

from .palette import DIE_BLUE, DIE_LIP, KINDS, WHITE
from .town.buildings import kind_sign

# MC-D1, MC-D2: filled cells of a 2 by 2 face, column and row. The two dice are joined at
# the lower right cell of the left one.
PARTS: dict[str, dict[str, tuple[tuple[int, int], ...]]] = {
    "left": {
        "l3": ((0, 0), (0, 1), (1, 1)),
        "single": ((1, 1),),
        "upright": ((1, 0), (1, 1)),
        "flat": ((0, 1), (1, 1)),
    },
    "right": {
        "single": ((0, 1),),
        "flat": ((0, 1), (1, 1)),
        "upright": ((0, 0), (0, 1)),
        "blank": (),
    },
}
_CELL = dice.SIZE * 0.33


def die(kind: str, face: str) -> str:
    match kind:
        case "left" | "right":
            shown = compass() if face == "compass" else parts_face(kind, face)
            return dice.die(shown, DIE_BLUE, DIE_LIP)
        case "kind":
            return dice.die(kind_face(face))
    raise KeyError(f"no die of kind “{kind}”")


def parts_face(kind: str, face: str) -> str:
    filled = PARTS[kind][face]
    return "".join(
        _part(column, row, (column, row) in filled) for column in (0, 1) for row in (0, 1)
    )


def _part(column: int, row: int, is_filled: bool) -> str:
    box = Box((column - 1) * _CELL + 1, (row - 1) * _CELL + 1, _CELL - 2, _CELL - 2)
    if is_filled:
        return rect(box, rx=3.5, fill="#FFF8E4", stroke="#12324F", stroke_width=2.6)
    return rect(
        box,
        rx=3.5,
        fill="none",
        stroke=WHITE,
        stroke_opacity=0.45,
        stroke_width=1.8,
        stroke_dasharray="4.4 4.4",
    )


def compass() -> str:
    """North in gold and larger, so that it is a compass in grey as well."""
    ticks = "".join(
        f"M{math.cos(turn) * 24:.1f} {math.sin(turn) * 24:.1f}"
        f"L{math.cos(turn) * 29:.1f} {math.sin(turn) * 29:.1f}"
        for turn in (0, math.pi / 2, math.pi, math.pi * 1.5)
    )
    return (
        circle(0, 0, 29, fill="none", stroke=WHITE, stroke_width=3)
        + path(ticks, stroke=WHITE, stroke_width=3)
        + path("M0-26 9 0H-9Z", fill="#FFD45C")
        + path("M0 20 9 0H-9Z", fill=WHITE)
    )


def kind_face(face: str) -> str:
    names = {kind.face: kind.name for kind in KINDS}
    return kind_sign(names[face], dice.SIZE * 0.62)
