"""Hand-drawn borders of regions: rock, the crowns of a wood, water."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from rollwrite.sheets.ink import Point, numbers, smooth, wobble
from rollwrite.sheets.written.areas import Loop, loops

from ..plan import COLUMNS, ROWS, Cell, Edge, corner, edge

_OVER_THE_RIM = -16
_OVER_THE_RIVER = -9

Curve = Callable[[Sequence[Point]], str]


def border(
    cells: Sequence[Cell],
    curve: Curve,
    seed: str,
    *,
    inward: float,
    steps: int,
    river: frozenset[Edge] = frozenset(),
) -> str:
    """The border of a region as a path; over the rim of the map it runs on."""
    rims = [_unit_steps(loop) for loop in loops(cells)]
    return "".join(curve(_points(rim, seed, inward, steps, river)) for rim in rims)


def rocky(points: Sequence[Point]) -> str:
    return smooth(points, tension=0.55)


def leafy(points: Sequence[Point]) -> str:
    """Every stretch becomes the edge of a crown."""
    d = "M" + numbers(*points[0])
    for index, start in enumerate(points):
        end = points[(index + 1) % len(points)]
        length = math.dist(start, end) or 1
        bulge = min(9, length * 0.22) / length
        x = (start[0] + end[0]) / 2 + (end[1] - start[1]) * bulge
        y = (start[1] + end[1]) / 2 - (end[0] - start[0]) * bulge
        d += "Q" + numbers(x, y, *end)
    return d + "Z"


def _unit_steps(loop: Loop) -> Loop:
    walked = []
    for index, (x, y) in enumerate(loop):
        end_x, end_y = loop[(index + 1) % len(loop)]
        length = abs(end_x - x) + abs(end_y - y)
        across, down = (end_x - x) // length, (end_y - y) // length
        walked += [(x + across * step, y + down * step) for step in range(length)]
    return walked


def _points(rim: Loop, seed: str, inward: float, steps: int, river: frozenset[Edge]) -> list[Point]:
    hand = wobble("border", seed, rim[0])

    def depth(start: Cell, end: Cell) -> float:
        """How far inside the region its border keeps along an edge."""
        if _is_rim(start, end):
            return _OVER_THE_RIM
        return _OVER_THE_RIVER if edge(start, end) in river else inward

    points = []
    for index, start in enumerate(rim):
        before, end = rim[index - 1], rim[(index + 1) % len(rim)]
        here = depth(start, end)
        points.append(_at_corner(before, start, end, depth(before, start), here))
        for step in range(1, steps):
            off = here + (hand.uniform(-2.5, 6) if here > 0 else 0)
            points.append(_along(start, end, step / steps, off))
    return points


def _is_rim(start: Cell, end: Cell) -> bool:
    if start[0] == end[0]:
        return start[0] in {0, COLUMNS}
    return start[1] in {0, ROWS}


def _along(start: Cell, end: Cell, share: float, off: float) -> Point:
    across, down = end[0] - start[0], end[1] - start[1]
    x, y = corner(start[0] + across * share, start[1] + down * share)
    return x - down * off, y + across * off


def _at_corner(before: Cell, here: Cell, after: Cell, coming: float, going: float) -> Point:
    first = here[0] - before[0], here[1] - before[1]
    then = after[0] - here[0], after[1] - here[1]
    x, y = corner(*here)
    if first == then:
        return x - then[1] * going, y + then[0] * going
    turn = first[0] * then[1] - first[1] * then[0]
    if turn > 0 and coming > 0 and going > 0:  # an outer corner is rounded
        coming, going = coming + 7, going + 7
    return x - first[1] * coming - then[1] * going, y + first[0] * coming + then[0] * going
