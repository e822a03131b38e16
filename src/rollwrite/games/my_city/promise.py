"""What a sheet promises: the potential that the greedy player adds to its total.

Land that is still open will mostly be built on, less likely in corners and holes
and less likely towards the end; groups grow where they border on open land; wells,
churches, bandits and the race are worth a part of their points, the more the
closer they are. The weights were found by simulation; they are advice, not rules.
All hopes are in hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .layout import Area, Layout
from .moves import BORDER_NORTH, BORDER_SOUTH, count, count_both
from .scoring import (
    NOT_A,
    NOT_H,
    bandits_free,
    caught,
    group_from,
    has_goal,
    kinds_beside,
    spread,
)
from .state import CHURCH, Sheet

CELLS_A_ROUND: Final = 26  # tenths of a cell that a building takes

W: list[int] = [
    30,  # 0 hole of one cell
    60,  # 1 hole of two, each cell
    85,  # 2 end of a longer piece
    97,  # 3 other open cell
    30,  # 4 rounds at which land hope is half, tenths
    -30,  # 5 open cell not reachable without building over a tree
    80,  # 6 group growth
    30,  # 7 frontier at which growth is half, tenths
    30,  # 8 building of a kind outside its largest group
    40,  # 9 rounds for half of it, tenths
    40,
    70,
    120,
    220,  # 10-13 well by sides built
    30,  # 14 rounds half
    50,
    100,
    170,  # 15-17 church by kinds
    30,  # 18 rounds half
    10,
    20,
    35,
    60,  # 19-22 bandit by sides, percent of points
    30,  # 23 half
    60,  # 24 goal worth, percent of points at full progress
    200,  # 25 a purse
    -20,  # 26 each pass used
    40,  # 27 half of it
    40,  # 28 kind not yet built, percent of complete points
    40,  # 29 kind in two groups, percent
    40,  # 30 last stones, percent
    30,  # 31 last empty, percent
    50,  # 32 gold, open cell
    60,
    80,
    95,  # 33-35 land factor percent with 0, 1, 2 passes left
    40,  # 36 fortress to come
    0,  # 37 church to come
    0,  # 38 tree beside open cell (flexibility)
]


def promise(layout: Layout, sheet: Sheet, row: i64, is_raced: bool) -> i64:
    """Hundredths of points beyond the running total; nothing once the seat has ended."""
    if sheet.has_ended:
        return 0
    open_north: i64 = sheet.free_north & (layout.empty.north | layout.stones.north)
    open_south: i64 = sheet.free_south & (layout.empty.south | layout.stones.south)
    rounds: i64 = count_both(open_north, open_south) * 100 // CELLS_A_ROUND  # tenths
    hope = land_hope(layout, sheet, open_north, open_south, rounds)
    if layout.group_points:
        hope += group_hope(layout, sheet, open_north, open_south, rounds)
    if layout.well_points:
        hope += well_hope(layout, sheet, rounds)
    if layout.church_points:
        hope += church_hope(layout, sheet, open_north, open_south, rounds)
    if layout.bandit_points:
        hope += bandit_hope(layout, sheet, rounds)
    if layout.first_points:
        hope += race_hope(layout, sheet, rounds, is_raced)
    if layout.passes:
        hope += sheet.passes * part(W[26], rounds, W[27])
    if layout.no_stones:
        hope += last_hope(layout, sheet, rounds)
    hope += (layout.row_length() - row) * (W[36] if layout.fortresses else W[37])
    if hope < 0:
        hope = 0
    if not is_raced and layout.first_points and has_goal(layout, sheet):
        hope += 100 * layout.first_points
    return hope


def part(whole: i64, rounds: i64, half: i64) -> i64:
    """What of it is likely with so many rounds to come; half of it at ``half``."""
    return whole * rounds // (rounds + half) if rounds + half > 0 else 0


def land_hope(layout: Layout, sheet: Sheet, north: i64, south: i64, rounds: i64) -> i64:
    below: i64 = ((south >> 24) & 0xFF) << 48
    river_east = layout.river_east
    river_south = layout.river_south
    alone_n, end_n, pair_n, rest_n = degrees(north, below, river_east.north, river_south.north)
    row7: i64 = (north >> 24) & 0xFF
    alone_s, end_s, pair_s, rest_s = degrees(south, 0, river_east.south, river_south.south)
    hope: i64 = count_both(alone_n, alone_s) * W[0]
    hope += count_both(pair_n, pair_s) * W[1]
    hope += count_both(end_n & ~pair_n, end_s & ~pair_s) * W[2]
    hope += count_both(rest_n, rest_s) * W[3]
    if layout.goal_name == "gold":
        hope += W[32] * count_both(
            sheet.free_north & layout.goal.north, sheet.free_south & layout.goal.south
        )
    hope = part(hope, rounds, W[4])
    left = len(layout.passes) - sheet.passes
    if left < 3:
        hope = hope * W[33 + left] // 100
    reach_n, reach_s = group_from(sheet.near_north & north, sheet.near_south & south, north, south)
    hope += count_both(north & ~reach_n, south & ~reach_s) * W[5]
    return hope


def degrees(area: i64, below: i64, river_east: i64, river_south: i64) -> tuple[i64, i64, i64, i64]:
    """Cells by neighbours on the same side of the river: none, one, one that has no other, more."""
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


def group_hope(layout: Layout, sheet: Sheet, north: i64, south: i64, rounds: i64) -> i64:
    hope: i64 = 0
    kind: i64 = 0
    while kind < 3:
        hope += kind_hope(layout, sheet, kind, north, south, rounds)
        kind += 1
    return hope


def kind_hope(
    layout: Layout, sheet: Sheet, kind: i64, open_north: i64, open_south: i64, rounds: i64
) -> i64:
    """Where the largest group can grow, and what may still join it."""
    north: i64 = sheet.kind_north(kind)
    south: i64 = sheet.kind_south(kind)
    if north | south == 0:
        return part(W[28] * layout.complete_points, rounds, W[9]) + rounds * W[6] // 60
    all_heads = count(north & sheet.heads_north) + count(south & sheet.heads_south)
    largest: i64 = 0
    number: i64 = 0
    frontier: i64 = 0
    while north | south:
        seed_north: i64 = north & -north
        seed_south: i64 = 0 if seed_north else south & -south
        in_north, in_south = group_from(seed_north, seed_south, north, south)
        size = count(in_north & sheet.heads_north) + count(in_south & sheet.heads_south)
        if size > largest:
            largest = size
            frontier = frontier_of(in_north, in_south, open_north, open_south)
        number += 1
        north &= ~in_north
        south &= ~in_south
    hope = rounds * W[6] * frontier // (30 * (frontier + 1) + 3 * W[7])
    hope += part((all_heads - largest) * W[8], rounds, W[9])
    if number == 2:
        hope += part(W[29] * layout.complete_points, rounds, W[9])
    return hope


def frontier_of(north: i64, south: i64, open_north: i64, open_south: i64) -> i64:
    """Open cells beside an area."""
    wide_north: i64 = spread(north) | (((south >> 24) & 0xFF) << 48)
    wide_south: i64 = spread(south) | ((north >> 24) & 0xFF)
    return count_both(wide_north & open_north, wide_south & open_south)


def well_hope(layout: Layout, sheet: Sheet, rounds: i64) -> i64:
    hope: i64 = 0
    well: i64 = 0
    while well < len(layout.wells):
        if not (sheet.spoiled >> well) & 1:
            sides = layout.well_sides[well]
            built = count_both(sides.north & sheet.all_north, sides.south & sheet.all_south)
            if built < 4:
                hope += part(W[10 + built], rounds, W[14])
        well += 1
    return hope


def church_hope(layout: Layout, sheet: Sheet, north: i64, south: i64, rounds: i64) -> i64:
    hope: i64 = 0
    for building in sheet.built:
        number: i64 = building
        if number & 7 == CHURCH:
            move = number >> 3
            kinds = kinds_beside(sheet, move)
            if kinds < 3:
                room = count_both(north & BORDER_NORTH[move], south & BORDER_SOUTH[move])
                if room >= 3 - kinds:
                    hope += part(W[15 + kinds], rounds, W[18])
    return hope


def bandit_hope(layout: Layout, sheet: Sheet, rounds: i64) -> i64:
    """The closer the ring, the better."""
    caught_north, caught_south = caught(sheet)
    north: i64 = sheet.bandits_north & ~caught_north
    south: i64 = sheet.bandits_south & ~caught_south
    percent: i64 = 0
    while north:
        low: i64 = north & -north
        north ^= low
        beside: i64 = spread(low) & ~low
        built = count(beside & sheet.all_north)
        if low >> 48:
            built += count((low >> 24) & sheet.all_south)
        percent += W[19 + built] if built < 4 else 0
    south &= 0xFF_FFFF_FF00_0000
    while south:
        low = south & -south
        south ^= low
        built = count(spread(low) & ~low & sheet.all_south)
        percent += W[19 + built] if built < 4 else 0
    return part(-percent * layout.bandit_points, rounds, W[23])


def race_hope(layout: Layout, sheet: Sheet, rounds: i64, is_raced: bool) -> i64:
    """The square of what is done."""
    goal = layout.goal
    every = count_both(goal.north, goal.south)
    done = count_both(goal.north & sheet.all_north, goal.south & sheet.all_south)
    prize: i64 = layout.goal_purses * W[25]
    if not is_raced:
        prize += layout.first_points * 100
    hope = prize * done * done // (every * every)
    if done < every:
        hope = part(hope * W[24] // 100, rounds, 10)
    elif not is_raced:
        hope -= layout.first_points * 100  # counted apart
    if sheet.passes == 0:
        hope += layout.never_passed_purses * W[25]
    return hope


def last_hope(layout: Layout, sheet: Sheet, rounds: i64) -> i64:
    """MC-15: the last stone and the last empty cell."""
    stones = count_both(
        sheet.free_north & layout.stones.north, sheet.free_south & layout.stones.south
    )
    hope: i64 = 0
    if stones > 0:
        hope += part(W[30] * layout.no_stones // stones, rounds, 10)
    return hope + part(W[31] * layout.no_empty, rounds, 60)
