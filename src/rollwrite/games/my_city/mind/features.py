"""What learned players see of a paper: the land, the town, how much is left to do.

Dice never run out; what ends a game is land and patience. So the clock is the open land that is
left, and passes stand beside it where they matter. Land is seen cell by cell, each with what lies
around it: by its place, and by the picture of its surroundings wherever it lies. A paper that has
ended is worth its points, and nothing is seen of it: that is what one compares with in every round.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.moves import count_both
from ..rules.paper import Paper
from ..rules.scoring import has_goal
from ..rules.state import MyCityState
from .chart import Chart
from .land import see_cells, see_pieces, see_shapes
from .quarter import see_bandits, see_churches, see_groups, see_wells
from .sights import (
    ALONE,
    CLOCKS,
    COUNT,
    FEW,
    OPEN_AT,
    PASSES,
    RACE_AT,
    RACED,
    ROW,
    ROW_AT,
    STONES_AT,
    TREES_AT,
    least,
)


def see(chart: Chart, state: MyCityState, seat: i64, into: vec[i64]) -> i64:
    paper = state.papers[seat]
    if paper.has_ended:
        return 0
    layout = chart.layout
    north: i64 = paper.free_north & chart.open_north
    south: i64 = paper.free_south & chart.open_south
    land = count_both(north, south)
    clock: i64 = chart.clocks[land]
    left = least(len(layout.passes) - paper.passes, PASSES - 1)
    into[0] = OPEN_AT + land * PASSES + left
    count = see_sums(chart, paper, left, clock, into, 1)
    count = see_shapes(chart, state, paper, left, clock, into, count)
    if layout.row_length():
        row = least(layout.row_length() - state.row, ROW - 1)
        into[count] = ROW_AT + row * CLOCKS + clock
        count += 1
    if layout.first_points:
        into[count] = RACE_AT + see_race(chart, state, paper) * CLOCKS + clock
        count += 1
    count = see_town(chart, paper, clock, into, count)
    count = see_pieces(chart, paper, least(left, FEW - 1), clock, into, count)
    return see_cells(chart, paper, clock, into, count)


def see_sums(chart: Chart, paper: Paper, left: i64, clock: i64, into: vec[i64], count: i64) -> i64:
    """Trees that are built over, stones that are not."""
    trees = chart.layout.trees
    built = count_both(trees.north & paper.all_north, trees.south & paper.all_south)
    into[count] = TREES_AT + least(built, COUNT - 1) * CLOCKS + clock
    stones = chart.layout.stones
    bare = count_both(stones.north & paper.free_north, stones.south & paper.free_south)
    into[count + 1] = STONES_AT + least(bare, COUNT - 1) * PASSES + left
    return count + 2


def see_town(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    layout = chart.layout
    if layout.group_points:
        count = see_groups(chart, paper, clock, into, count)
    if layout.church_points:
        count = see_churches(chart, paper, clock, into, count)
    if layout.well_points:
        count = see_wells(chart, paper, clock, into, count)
    if layout.bandit_points:
        count = see_bandits(paper, clock, into, count)
    return count


def see_race(chart: Chart, state: MyCityState, paper: Paper) -> i64:
    """What is left to do, to me and to the best of the others."""
    rival: i64 = ALONE
    if state.is_raced:
        rival = RACED
    else:
        for other in state.papers:
            if other is not paper and not other.has_ended:
                rival = least(rival, to_do(chart, other))
    return to_do(chart, paper) * 10 + rival


def to_do(chart: Chart, paper: Paper) -> i64:
    goal = chart.layout.goal
    return least(count_both(goal.north & ~paper.all_north, goal.south & ~paper.all_south), 7)


def first_coming(state: MyCityState, seat: i64) -> i64:
    """MC-Q5: the prize for being first, if the round ends here."""
    layout = state.layout
    if layout.first_points and not state.is_raced and has_goal(layout, state.papers[seat]):
        return layout.first_points
    return 0
