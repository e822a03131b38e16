"""The river along the edges of cells, the flood of game 7, and what swims on them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rollwrite.sheets.ink import (
    INK,
    Point,
    group,
    numbers,
    path,
    smooth,
    stroke,
    wobble,
)

from ..palette import BARK, BRICK, CREAM, FOAM, WATER, edged
from ..plan import Cell, Plan, corner, middle
from .borders import border, rocky
from .stamps import Stamps

_BEND = 30
_HALF = 10.5


def river(plan: Plan, stamps: Stamps) -> str:
    """Water is drawn narrow enough for buildings to stand on both banks."""
    course = _course(plan)
    left, right, centre = _banks(plan, course)
    band = smooth(left, closed=False) + "L" + smooth(right[::-1], closed=False)[1:] + "Z"
    flood = plan.cells("~")
    lake = [_lake(plan, flood)] if flood else []
    shapes = [band, *lake]
    return group(
        *(path(shape, fill=INK, **edged(5)) for shape in shapes),
        *(path(shape, fill=WATER) for shape in shapes),
        stroke(smooth(centre, closed=False), FOAM, 3.4, stroke_dasharray="17 21"),
        _drowned(flood, stamps),
        _traffic(plan, stamps),
        clip_path=stamps.link("map"),
    )


def _course(plan: Plan) -> list[Point]:
    """The middle of the river: bends are rounded, both ends leave the map."""
    points = [corner(*point) for point in plan.river]
    first, last = points[0], points[-1]
    rounded = [(first[0], first[1] - 30)]
    for before, here, after in zip(points, points[1:], points[2:]):
        rounded += _bend(before, here, after)
    rounded.append((last[0], last[1] + 30))
    return _closer(rounded)


def _bend(before: Point, here: Point, after: Point) -> Iterator[Point]:
    start, end = _towards(here, before), _towards(here, after)
    for share in (0, 0.25, 0.5, 0.75, 1):
        rest = 1 - share
        yield (
            rest * rest * start[0] + 2 * share * rest * here[0] + share * share * end[0],
            rest * rest * start[1] + 2 * share * rest * here[1] + share * share * end[1],
        )


def _towards(start: Point, end: Point) -> Point:
    share = _BEND / math.dist(start, end)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _closer(points: Sequence[Point]) -> list[Point]:
    """The same course with a point every 30 units, so that it can tremble."""
    course = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(1, int(math.dist((x0, y0), (x1, y1)) / 30))
        course += [
            (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)
            for step in range(1, steps + 1)
        ]
    return course


def _banks(plan: Plan, course: list[Point]) -> tuple[list[Point], list[Point], list[Point]]:
    hand = wobble("river", plan.game)
    phase = hand.uniform(0, 6)
    left, right, centre = [], [], []
    for index, (x, y) in enumerate(course):
        before, after = course[max(0, index - 1)], course[min(len(course) - 1, index + 1)]
        length = math.dist(before, after) or 1
        across, down = -(after[1] - before[1]) / length, (after[0] - before[0]) / length
        sway = 1.3 * math.sin(index * 0.9 + phase)
        half = _HALF + hand.uniform(-0.8, 1)
        left.append((x + across * (sway + half), y + down * (sway + half)))
        right.append((x + across * (sway - half), y + down * (sway - half)))
        centre.append((x + across * sway, y + down * sway))
    return left, right, centre


# -- the flood --------------------------------------------------------------------------


def _lake(plan: Plan, flood: list[Cell]) -> str:
    return border(flood, rocky, "flood", inward=5, steps=4, river=plan.river_edges)


def _drowned(flood: list[Cell], stamps: Stamps) -> str:
    """What the flood took: a roof, a fence, a boat; only where nobody can build."""
    if not flood:
        return ""
    waves = "".join(_waves(cell) for cell in flood)
    x, y = middle(flood[-1])
    drawn = waves + _sunken_roof(flood[0]) + stamps.print("boat", x, y + 6, 1.5)
    return drawn + (_sunken_fence(flood[2]) if len(flood) > 2 else "")


def _waves(cell: Cell) -> str:
    hand, (x, y) = wobble("wave", cell), middle(cell)
    starts = [numbers(x + hand.uniform(-40, 20), y - 40 + row * 20) for row in range(5)]
    return stroke("".join(f"M{start}q7-6 14 0t14 0" for start in starts), FOAM, 3.6)


def _sunken_roof(cell: Cell) -> str:
    x, y = middle(cell)
    y += 16
    roof = f"M{numbers(x - 34, y + 12)}L{numbers(x - 4, y - 22)}L{numbers(x + 30, y + 8)}Z"
    chimney = f"M{numbers(x + 8, y - 10)}v-16h10v26"
    foam = f"M{numbers(x - 42, y + 14)}q10-8 20 0t20 0 20 0 20 0"
    return (
        path(roof, fill=BRICK, **edged(3))
        + path(chimney, fill=CREAM, **edged(3))
        + stroke(foam, FOAM, 5)
    )


def _sunken_fence(cell: Cell) -> str:
    x, y = middle(cell)
    posts = "".join(f"M{numbers(x + 4 + across, y + 14)}v-28" for across in (-20, 0, 20))
    return stroke(f"{posts}M{numbers(x - 22, y - 4)}h52", BARK, 6)


# -- boats, ducks and a bridge: only on the river -----------------------------------------


def _traffic(plan: Plan, stamps: Stamps) -> str:
    hand = wobble("boats", plan.game)
    reaches = _reaches(plan)
    drawn = ""
    for name in ("boat", "bridge", "duck", "steamer")[: len(reaches)]:
        x, y, is_level = reaches.pop(int(hand.random() * len(reaches)))
        drawn += _swimming(name, x, y, is_level, stamps)
    return drawn


def _swimming(name: str, x: float, y: float, is_level: bool, stamps: Stamps) -> str:
    if name == "bridge":
        return stamps.print("bridge", x, y, 0.78, turn=90 if is_level else 0)
    if name != "duck":
        return stamps.print(name, x, y, 0.75)
    if is_level:
        return stamps.print("duck", x - 16, y + 2, 0.95) + stamps.print("duck", x + 14, y + 1, 0.9)
    follower = stamps.print("duck", x + 3, y - 16, 0.9, is_mirrored=True)
    return follower + stamps.print("duck", x - 2, y + 8, 0.95)


def _reaches(plan: Plan) -> list[tuple[float, float, bool]]:
    """The middles of straight edges away from bends and from the flood."""
    found = []
    for start, end in pairwise(plan.river):
        length = abs(end[0] - start[0]) + abs(end[1] - start[1])
        across, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        for step in range(length if length > 1 else 0):
            x, y = start[0] + across * (step + 0.5), start[1] + down * (step + 0.5)
            if not _is_flooded(plan, x, y):
                found.append((*corner(x, y), across != 0))
    return found


def _is_flooded(plan: Plan, x: float, y: float) -> bool:
    steps = (-0.5, 0, 0.5)
    near = {(int(x + across), int(y + down)) for across in steps for down in steps}
    return not near.isdisjoint(plan.cells("~"))
