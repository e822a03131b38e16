"""The valley on the map: mountains, woods, plateaus, and what stands on single cells."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rollwrite.sheets.ink import (
    INK,
    Box,
    block,
    circle,
    number,
    numbers,
    path,
    pick,
    placed,
    stroke,
    wobble,
)

from ..palette import WHITE, edged
from ..plan import COLUMNS, ROWS, Cell, Plan, cell_box, corner, middle
from .borders import border, leafy, rocky
from .stamps import Stamps
from .things import camp

_GRASS = "#87984C"


def land(plan: Plan, stamps: Stamps) -> str:
    """Everything printed on cells that is no building."""
    wood = _stumps if plan.is_forest_land else _wood
    return (
        _grounds(plan)
        + _mountains(plan, stamps)
        + wood(plan, stamps)
        + "".join(_plateau(cell) for cell in plan.cells("p"))
        + "".join(_tufts(plan))
        + "".join(_things(plan, stamps))
    )


def _grounds(plan: Plan) -> str:
    """Rock and forest floor. Forest that may be built on has a dashed border."""
    rock = border(plan.cells("M"), rocky, f"rock {plan.game}", inward=5, steps=3)
    floor = border(plan.cells("F"), leafy, f"wood {plan.game}", inward=6, steps=4)
    drawn = path(rock, fill="#D5CFDB", stroke="#7E7788", stroke_width=3)
    dash = "14 8" if plan.is_forest_land else None
    return drawn + path(
        floor,
        fill="#C7DDA0" if plan.is_forest_land else "#8DB788",
        stroke="#3F6B4B",
        stroke_width=4 if plan.is_forest_land else 3,
        stroke_dasharray=dash,
    )


# -- mountains ------------------------------------------------------------------------


def _mountains(plan: Plan, stamps: Stamps) -> str:
    cells = plan.cells("M")
    peaks = "".join(_peaks(plan, cell, stamps) for cell in cells)
    return peaks + _mountain_life(plan, cells, stamps)


def _peaks(plan: Plan, cell: Cell, stamps: Stamps) -> str:
    hand = wobble("mountain", plan.game, cell)
    x, y = middle(cell)
    flip = pick(hand, (-1, 1))
    group = pick(hand, (_one_peak, _one_peak, _two_peaks, _two_peaks, _three_peaks))
    drawn = "".join(
        stamps.print(name, x + flip * across, y + down, scale, is_mirrored=(flip * way) < 0)
        for name, across, down, scale, way in group(hand)
    )
    if (cell[0] + 1, cell[1]) in plan.cells("M"):
        drawn += stamps.print("small-peak", x + 60, y + 14, hand.uniform(0.75, 0.95))
    return drawn


_Peak = tuple[str, float, float, float, int]


def _one_peak(hand: Random) -> list[_Peak]:
    behind = ("small-peak", 26, -4, hand.uniform(0.75, 0.85), -1)
    return [behind, ("peak", -5, 3, hand.uniform(1.14, 1.22), 1)]


def _two_peaks(hand: Random) -> list[_Peak]:
    left = ("peak", -16, -2, hand.uniform(0.9, 0.98), 1)
    return [left, ("peak", 13, 10, hand.uniform(0.98, 1.06), 1)]


def _three_peaks(hand: Random) -> list[_Peak]:
    behind = [("small-peak", 24.0, -16.0, 0.9, 1), ("small-peak", -24.0, -6.0, 0.85, 1)]
    return [*behind, ("wide-peak", 0, 12, hand.uniform(1.02, 1.08), 1)]


def _mountain_life(plan: Plan, cells: list[Cell], stamps: Stamps) -> str:
    """A hut or a cave, and a few sheep: where nothing can be built."""
    hand = wobble("mountain life", plan.game)
    free = list(cells)
    dwellings = (("cave", "hut"), ("hut", "goat"), ("hut", "cave"))[plan.game % 3]
    guests = [(name, 40.0, 1.0) for name in dwellings] + [("sheep", 42.0, 0.8)] * 3
    drawn = ""
    for name, down, scale in guests:
        x, y = middle(free.pop(int(hand.random() * len(free))))
        x += hand.uniform(-18, 18)
        drawn += stamps.print(name, x, y + down, scale, is_mirrored=hand.random() < 0.5)
    return drawn


# -- woods ------------------------------------------------------------------------------

_STANDS = ((-34, -30), (4, -36), (38, -28), (-20, -2), (20, -4), (-38, 26), (2, 30), (38, 26))


def _wood(plan: Plan, stamps: Stamps) -> str:
    """Dense forest, drawn from the back to the front."""
    trees = []
    for cell in plan.cells("F"):
        hand = wobble("wood", plan.game, cell)
        x, y = middle(cell)
        for across, down in _STANDS:
            name = pick(hand, ("fir", "fir", "slim-fir", "oak"))
            left, foot = x + across + hand.uniform(-4, 4), y + down + hand.uniform(-4, 4)
            trees.append((foot, left, name, hand.uniform(1.05, 1.28)))
    drawn = "".join(stamps.print(name, x, y, scale) for y, x, name, scale in sorted(trees))
    return drawn + _deer(plan, stamps)


def _deer(plan: Plan, stamps: Stamps) -> str:
    cells = plan.cells("F")
    if len(cells) <= 4:
        return ""
    x, y = middle(pick(wobble("deer", plan.game), cells))
    return stamps.print("deer", x, y + 32, 0.95, is_mirrored=True)


def _stumps(plan: Plan, stamps: Stamps) -> str:
    """A wood that falls: trees and stumps keep to the corners, the middle is free."""
    drawn = ""
    for cell in plan.cells("F"):
        hand = wobble("stumps", cell)
        x, y = middle(cell)
        drawn += stamps.print(pick(hand, ("fir", "slim-fir")), x - 42, y - 36, 0.72)
        drawn += stamps.print(pick(hand, ("fir", "oak")), x + 42, y - 36, 0.66)
        drawn += stamps.print("stump", x - 42, y + 42, 0.72)
        drawn += stamps.print(pick(hand, ("stump", "slim-fir")), x + 42, y + 40, 0.68)
    return drawn


# -- single cells -------------------------------------------------------------------------


def _plateau(cell: Cell) -> str:
    """A ledge: its cliff in the south, its top almost free."""
    box, hand = cell_box(cell), wobble("plateau", cell)
    side = block(Box(box.x + 9, box.y + 9, 102, 106), 16, f"cliff {cell}", 2.5)
    top = block(Box(box.x + 9, box.y + 9, 102, 84), 16, f"ledge {cell}", 2.5)
    cracks = "".join(
        f"M{numbers(box.x + 22 + index * 13, box.y + 98 + hand.uniform(-3, 3))}"
        f"v{number(hand.uniform(8, 14))}"
        for index in range(7)
    )
    sign = f"M{numbers(box.x + 28, box.y + 32)}l7-12 7 12l5-8 5 8"
    return (
        path(side, fill="#A39BAF", **edged(3))
        + path(top, fill="#F0E9D2", **edged(3))
        + stroke(cracks, INK, 2.6)
        + stroke(sign, "#7E7788", 3, stroke_linejoin="round")
    )


def _tufts(plan: Plan) -> Iterator[str]:
    """Grass and flowers at the corners of cells: they become street corners."""
    wet = {point for ends in plan.river_edges for point in ends}
    for row in range(1, ROWS):
        for column in range(1, COLUMNS):
            around = {(column - west, row - north) for west in (0, 1) for north in (0, 1)}
            hand = wobble("tuft", plan.game, column, row)
            is_free = around <= plan.land and (column, row) not in wet
            if is_free and hand.random() > 0.45:
                yield _tuft(*corner(column, row), hand)


def _tuft(x: float, y: float, hand: Random) -> str:
    if hand.random() < 0.7:
        blades = f"M{numbers(x - 5, y + 6)}l-3-8m8 9v-12m5 11l3-8"
        return stroke(blades, _GRASS, 2.6)
    petals = pick(hand, ("#F6C63A", "#E88F7A"))
    return circle(x - 4, y - 3, 3.6, fill=WHITE, stroke=_GRASS, stroke_width=1.8) + circle(
        x + 5, y + 3, 3.6, fill=petals, stroke=_GRASS, stroke_width=1.8
    )


def _things(plan: Plan, stamps: Stamps) -> Iterator[str]:
    """Trees, stones, wells, gold, bandits: one to a cell, in its middle."""
    for cell in plan.cells("t"):
        yield _tree(plan, cell, stamps)
    for cell in plan.cells("s"):
        hand, (x, y) = wobble("stone", plan.game, cell), middle(cell)
        name = pick(hand, ("flat-stone", "high-stone"))
        yield stamps.print(name, x, y + 2, 0.9, is_mirrored=hand.random() < 0.5)
    for cell in plan.cells("g"):
        x, y = middle(cell)
        yield stamps.print("gold", x, y + 10, 0.86)
    for cell in plan.cells("w"):
        yield stamps.print("well", *middle(cell), 0.92)
    for cell in plan.cells("b"):
        x, y = middle(cell)
        yield placed(x, y, camp(str(cell))) + stamps.print("bandit", x, y + 6, 0.9)


def _tree(plan: Plan, cell: Cell, stamps: Stamps) -> str:
    """In the second game the trees stand in avenues: all of them are tall."""
    hand, (x, y) = wobble("tree", plan.game, cell), middle(cell)
    names = ("round-tree", "round-tree", "tall-tree", "broad-tree")
    name = "tall-tree" if plan.game == 2 else pick(hand, names)
    scale = hand.uniform(0.94, 1.04)
    return stamps.print(name, x, y + 2, scale, is_mirrored=hand.random() < 0.5)
