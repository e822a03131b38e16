"""What can be seen of a position, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from rollwrite.kernel.seen.facts import Facts, Row, put
from rollwrite.kernel.state import State

from .layout import Area, Layout
from .moves import SOUTH_FROM
from .paper import KINDS, Paper
from .shapes import COLUMNS, NAMES, ROWS
from .state import MyCityState

CELLS: Final = 88
SOUTH_BITS: Final = SOUTH_FROM * 8  # of a cell, less its bit in the south
LONG: Final = 255  # turns are counted so far
MANY: Final = 20  # passes, circles and purses are counted so far
WORST, BEST = -1000, 1000  # points
# What is printed on a cell, the last that is there: land, a tree, a stone.
GROUNDS: Final = 3
# What is drawn there: a home, a shop, a public building, another one, a bandit.
DRAWN: Final = 5
OTHER: Final = 4
BANDIT: Final = 5


@final
class MyCityFacts(Facts):
    def rows(self, state: State) -> tuple[Row, ...]:
        seats = int(state.seats)
        return (
            Row("turn", (), LONG),
            Row("shape", (), len(NAMES)),
            Row("kind", (), len(KINDS)),
            Row("row", (), MANY),
            Row("raced"),
            Row("ground", (ROWS, COLUMNS), GROUNDS),
            Row("cells", (seats, ROWS, COLUMNS), DRAWN),
            Row("passes", (seats,), MANY),
            Row("circles", (seats,), MANY),
            Row("purses", (seats,), MANY),
            Row("first", (seats,)),
            Row("ended", (seats,)),
            Row("points", (seats,), BEST, WORST),
        )

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, MyCityState)
        at = put(into, at, few(state.turns, LONG))
        at = put(into, at, state.shape)
        at = put(into, at, state.kind)
        at = put(into, at, state.row)
        at = put(into, at, 1 if state.is_raced else 0)
        put_ground(into, at, state.layout)
        at += CELLS
        seats = state.seats
        other: i64 = seat
        left: i64 = 0
        while left < seats:
            paper = state.papers[other]
            put_paper(into, at + CELLS * left, paper)
            beyond: i64 = at + CELLS * seats + left
            put(into, beyond, paper.passes)
            put(into, beyond + seats, paper.circles)
            put(into, beyond + 2 * seats, few(paper.purses, MANY))
            put(into, beyond + 3 * seats, 1 if paper.is_first else 0)
            put(into, beyond + 4 * seats, 1 if paper.has_ended else 0)
            put(into, beyond + 5 * seats, state.total(other))
            other = state.next_of(other)
            left += 1
        return at + (CELLS + 6) * seats


def few(number: i64, most: i64) -> i64:
    return number if number < most else most


def put_ground(into: vec[i16], at: i64, layout: Layout) -> None:
    add_area(into, at, layout.land.north, layout.land.south, 1, True)
    add_shown(into, at, layout.trees, 1)
    add_shown(into, at, layout.stones, 2)


def put_paper(into: vec[i16], at: i64, paper: Paper) -> None:
    coloured_north: i64 = paper.home_north | paper.shop_north | paper.public_north
    coloured_south: i64 = paper.home_south | paper.shop_south | paper.public_south
    others_north: i64 = paper.all_north & ~coloured_north
    others_south: i64 = paper.all_south & ~coloured_south
    add_area(into, at, paper.home_north, paper.home_south, 1, True)
    add_area(into, at, paper.shop_north, paper.shop_south, 2, False)
    add_area(into, at, paper.public_north, paper.public_south, 3, False)
    add_area(into, at, others_north, others_south, OTHER, False)
    add_area(into, at, paper.bandits_north, paper.bandits_south, BANDIT, False)


def add_shown(into: vec[i16], at: i64, area: Area, number: i64) -> None:
    add_area(into, at, area.north, area.south, number, False)


def add_area(into: vec[i16], at: i64, north: i64, south: i64, number: i64, is_fresh: bool) -> None:
    """Add a number on some cells; a fresh map has nothing on the others."""
    if is_fresh:
        cell: i64 = 0
        while cell < CELLS:
            into[at + cell] = 0
            cell += 1
    add_bits(into, at, north, number)
    one: i64 = 1
    overlap: i64 = (one << 24) - 1
    add_bits(into, at + SOUTH_BITS, south & ~overlap, number)


def add_bits(into: vec[i16], at: i64, mask: i64, number: i64) -> None:
    while mask:
        if mask & 255 == 0:
            mask >>= 8
            at += 8
        else:
            if mask & 1:
                into[at] += i16(number)
            mask >>= 1
            at += 1
