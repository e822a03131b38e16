"""What a paper promises: the potential that the greedy player adds to its total.

Open land will mostly be built on, less likely in corners and holes, and less likely
towards the end. Groups grow where they border on open land. Wells, churches, bandits
and the race are worth a part of their points, more of it the closer they are. The
weights were found by simulation (solo campaigns, evolution); they are advice, not
rules. Hopes are in hundredths of a point, rounds and halves in tenths of a round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rollwrite.kernel.room.bits import count

from ..rules.layout import Layout
from ..rules.moves import BELOW, PLACES, count_both
from ..rules.paper import CHURCH, Paper
from ..rules.scoring import NOT_A, NOT_H, caught, group_from, has_goal, kinds_beside, spread

TENTH_CELLS_A_ROUND: Final = 26

# An open cell: alone, one of two, at the end of a longer piece, elsewhere.
LAND: Final = [18, 63, 88, 114]
LAND_HALF: Final = 27
GOLD: Final = 47
OUT_OF_REACH: Final = -16  # only over a tree
LAND_BY_PASSES_LEFT: Final = [73, 63, 108]  # percent, with none, one, two left
GROWTH: Final = 36
FRONTIER_HALF: Final = 43  # tenths of cells
STRAY: Final = 14  # a building outside the largest group
GROUP_HALF: Final = 47
NO_KIND_YET: Final = 28  # percent of a complete group
TWO_GROUPS: Final = 45
WELL: Final = [36, 87, 150, 221]  # by sides built
WELL_HALF: Final = 18
NEIGHBOURS: Final = [37, 102, 147]  # of a church, by kinds
CHURCH_HALF: Final = 23
BANDIT: Final = [12, 16, 31, 65]  # percent, by sides built
BANDIT_HALF: Final = 23
RACE: Final = 50  # percent
PURSE: Final = 74
PASSED: Final = -34
PASSED_HALF: Final = 41
LAST_STONES: Final = 37  # percent
LAST_EMPTY: Final = 32
LAST_EMPTY_HALF: Final = 60
FORTRESS_TO_COME: Final = 43
CHURCH_TO_COME: Final = -9
SHORT_HALF: Final = 10


def promise(layout: Layout, paper: Paper, row: i64, is_raced: bool) -> i64:
    """Hundredths of points beyond the running total; nothing once the seat has ended."""
    if paper.has_ended:
        return 0
    north: i64 = paper.free_north & (layout.empty.north | layout.stones.north)
    south: i64 = paper.free_south & (layout.empty.south | layout.stones.south)
    rounds: i64 = count_both(north, south) * 100 // TENTH_CELLS_A_ROUND
    hope = land_hope(layout, paper, north, south, rounds)
    if layout.group_points:
        hope += group_hope(layout, paper, north, south, rounds)
    hope += thing_hope(layout, paper, north, south, rounds)
    if layout.first_points:
        hope += race_hope(layout, paper, rounds, is_raced)
    if layout.passes:
        hope += paper.passes * part(PASSED, rounds, PASSED_HALF)
    if layout.no_stones:
        hope += last_hope(layout, paper, rounds)
    coming: i64 = FORTRESS_TO_COME if layout.fortresses else CHURCH_TO_COME
    hope += (layout.row_length() - row) * coming
    if hope < 0:
        hope = 0  # one can always end
    if layout.first_points and not is_raced and has_goal(layout, paper):
        hope += 100 * layout.first_points
    return hope


def part(whole: i64, rounds: i64, half: i64) -> i64:
    """What of it is likely with so many rounds to come: half of it with ``half``."""
    return whole * rounds // (rounds + half)


def thing_hope(layout: Layout, paper: Paper, north: i64, south: i64, rounds: i64) -> i64:
    hope: i64 = 0
    if layout.well_points:
        hope += well_hope(layout, paper, rounds)
    if layout.church_points:
        hope += church_hope(paper, north, south, rounds)
    if layout.bandit_points:
        hope += bandit_hope(layout, paper, rounds)
    return hope


# -- land -----------------------------------------------------------------------------


def land_hope(layout: Layout, paper: Paper, north: i64, south: i64, rounds: i64) -> i64:
    below: i64 = ((south >> 24) & 0xFF) << 48
    east, down = layout.river_east, layout.river_south
    alone_n, end_n, pair_n, more_n = by_neighbours(north, below, east.north, down.north)
    alone_s, end_s, pair_s, more_s = by_neighbours(south, 0, east.south, down.south)
    hope: i64 = count_both(alone_n, alone_s) * LAND[0]
    hope += count_both(pair_n, pair_s) * LAND[1]
    hope += count_both(end_n & ~pair_n, end_s & ~pair_s) * LAND[2]
    hope += count_both(more_n, more_s) * LAND[3]
    if layout.goal_name == "gold":
        goal = layout.goal
        hope += GOLD * count_both(paper.free_north & goal.north, paper.free_south & goal.south)
    hope = part(hope, rounds, LAND_HALF)
    left: i64 = len(layout.passes) - paper.passes
    if left < 3:
        hope = hope * LAND_BY_PASSES_LEFT[left] // 100
    reach_n, reach_s = group_from(paper.near_north & north, paper.near_south & south, north, south)
    return hope + OUT_OF_REACH * count_both(north & ~reach_n, south & ~reach_s)


def by_neighbours(
    area: i64, below: i64, river_east: i64, river_south: i64
) -> tuple[i64, i64, i64, i64]:
    """Cells by their neighbours on the same side of the river: none; one; one that has
    no other either; several. ``below`` is the row just beyond the word."""
    east: i64 = ((area & NOT_A) >> 1) & ~river_east
    west: i64 = (area & ~river_east & NOT_H) << 1
    down: i64 = ((area >> 8) | below) & ~river_south
    up: i64 = (area & ~river_south) << 8
    some: i64 = area & (east | west | down | up)
    more: i64 = area & ((east & west) | (down & up) | ((east | west) & (down | up)))
    end: i64 = some & ~more
    pair: i64 = (((end & NOT_A) >> 1) & ~river_east) | ((end & ~river_east & NOT_H) << 1)
    pair |= ((end >> 8) & ~river_south) | ((end & ~river_south) << 8)
    return area & ~some, end, end & pair, more


# -- groups ---------------------------------------------------------------------------


def group_hope(layout: Layout, paper: Paper, north: i64, south: i64, rounds: i64) -> i64:
    hope: i64 = 0
    kind: i64 = 0
    while kind < 3:
        if paper.kind_north(kind) | paper.kind_south(kind):
            hope += kind_hope(layout, paper, kind, north, south, rounds)
        else:
            hope += part(NO_KIND_YET * layout.complete_points, rounds, GROUP_HALF)
            hope += rounds * GROWTH // 60
        kind += 1
    return hope


def kind_hope(
    layout: Layout, paper: Paper, kind: i64, open_north: i64, open_south: i64, rounds: i64
) -> i64:
    """Where the largest group can grow, and what may still join it."""
    north: i64 = paper.kind_north(kind)
    south: i64 = paper.kind_south(kind)
    every = count(north & paper.heads_north) + count(south & paper.heads_south)
    largest: i64 = 0
    number: i64 = 0
    frontier: i64 = 0
    while north | south:
        seed_north: i64 = north & -north
        seed_south: i64 = 0 if seed_north else south & -south
        in_north, in_south = group_from(seed_north, seed_south, north, south)
        size = count(in_north & paper.heads_north) + count(in_south & paper.heads_south)
        if size > largest:
            largest = size
            frontier = frontier_of(in_north, in_south, open_north, open_south)
        number += 1
        north &= ~in_north
        south &= ~in_south
    hope = rounds * GROWTH * frontier // (30 * (frontier + 1) + 3 * FRONTIER_HALF)
    hope += part((every - largest) * STRAY, rounds, GROUP_HALF)
    if number == 2:
        hope += part(TWO_GROUPS * layout.complete_points, rounds, GROUP_HALF)
    return hope


def frontier_of(north: i64, south: i64, open_north: i64, open_south: i64) -> i64:
    """How many open cells lie beside an area."""
    wide_north: i64 = spread(north) | (((south >> 24) & 0xFF) << 48)
    wide_south: i64 = spread(south) | ((north >> 24) & 0xFF)
    return count_both(wide_north & open_north, wide_south & open_south)


# -- wells, churches, bandits -------------------------------------------------------------


def well_hope(layout: Layout, paper: Paper, rounds: i64) -> i64:
    hope: i64 = 0
    well: i64 = 0
    while well < len(layout.wells):
        if not (paper.spoiled >> well) & 1:
            sides = layout.well_sides[well]
            built = count_both(sides.north & paper.all_north, sides.south & paper.all_south)
            if built < 4:
                hope += part(WELL[built], rounds, WELL_HALF)
        well += 1
    return hope


def church_hope(paper: Paper, north: i64, south: i64, rounds: i64) -> i64:
    """A church with room for the kinds it lacks."""
    hope: i64 = 0
    for building in paper.built:
        number: i64 = building
        if number & 7 != CHURCH:
            continue
        move: i64 = number >> 3
        kinds = kinds_beside(paper, move)
        place = PLACES[move]
        room = count_both(north & place.border_north, south & place.border_south)
        if kinds < 3 and room >= 3 - kinds:
            hope += part(NEIGHBOURS[kinds], rounds, CHURCH_HALF)
    return hope


def bandit_hope(layout: Layout, paper: Paper, rounds: i64) -> i64:
    caught_north, caught_south = caught(paper)
    percent: i64 = 0
    left: i64 = paper.bandits_north & ~caught_north
    while left:
        low: i64 = left & -left
        left ^= low
        # A bandit in row 7 has a side in row 8, which is in the south only.
        sides = count(spread(low) & ~low & paper.all_north)
        percent += BANDIT[sides + (count((low >> 24) & paper.all_south) if low >> 48 else 0)]
    left = paper.bandits_south & ~caught_south & BELOW
    while left:
        low = left & -left
        left ^= low
        percent += BANDIT[count(spread(low) & ~low & paper.all_south)]
    return part(-percent * layout.bandit_points, rounds, BANDIT_HALF)


# -- the race, the last game ----------------------------------------------------------------


def race_hope(layout: Layout, paper: Paper, rounds: i64, is_raced: bool) -> i64:
    """A part of the prize that grows with the square of what is done, and the purses."""
    goal = layout.goal
    every = count_both(goal.north, goal.south)
    done = count_both(goal.north & paper.all_north, goal.south & paper.all_south)
    hope: i64 = layout.goal_purses * PURSE
    if done < every:
        if not is_raced:
            hope += layout.first_points * 100
        hope = part(hope * done * done // (every * every) * RACE // 100, rounds, SHORT_HALF)
    if paper.passes == 0:
        hope += layout.never_passed_purses * PURSE
    return hope


def last_hope(layout: Layout, paper: Paper, rounds: i64) -> i64:
    """MC-15: the last stone and the last empty cell."""
    stones = layout.stones
    left = count_both(paper.free_north & stones.north, paper.free_south & stones.south)
    hope: i64 = 0
    if left > 0:
        hope = part(LAST_STONES * layout.no_stones // left, rounds, SHORT_HALF)
    return hope + part(LAST_EMPTY * layout.no_empty, rounds, LAST_EMPTY_HALF)
