"""What learned players see of a town: groups and where they grow, churches, wells, bandits."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.room.bits import count as bits_in

from ..rules.moves import BELOW, PLACES, count_both
from ..rules.paper import CHURCH as CHURCH_KIND
from ..rules.paper import Paper
from ..rules.scoring import caught, group_from, kinds_beside, spread
from .chart import Chart
from .promise import frontier_of
from .sights import (
    BANDIT_AT,
    CHURCH_AT,
    CLOCKS,
    CORNER_AT,
    FRONT,
    FRONT_AT,
    GROUP_AT,
    ROOM,
    STRAYS,
    WELL,
    WELL_AT,
    WELLS,
    least,
)

# -- groups ----------------------------------------------------------------------------


def see_groups(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    north: i64 = paper.free_north & chart.open_north
    south: i64 = paper.free_south & chart.open_south
    kind: i64 = 0
    while kind < 3:
        into[count + 1] = GROUP_AT + see_kind(chart, paper, kind) * CLOCKS + clock
        front_north: i64 = chart.fronts[2 * kind] & north
        front_south: i64 = chart.fronts[2 * kind + 1] & south
        in_north, in_south = group_from(front_north, front_south, north, south)
        front = least(count_both(front_north, front_south), FRONT - 1)
        room = least((count_both(in_north, in_south) + 2) // 3, ROOM - 1)
        into[count] = FRONT_AT + (front * ROOM + room) * CLOCKS + clock
        count += 2
        kind += 1
    into[count] = CORNER_AT + corners(chart, north, south) * CLOCKS + clock
    return count + 1


def see_kind(chart: Chart, paper: Paper, kind: i64) -> i64:
    """How many groups, how much lies outside the largest, how near that is; its border is kept."""
    north: i64 = paper.kind_north(kind)
    south: i64 = paper.kind_south(kind)
    best_north: i64 = 0
    best_south: i64 = 0
    largest: i64 = 0
    every: i64 = 0
    number: i64 = 0
    while north | south:
        seed_north: i64 = north & -north
        seed_south: i64 = 0
        if seed_north == 0:
            seed_south = south & -south
        in_north, in_south = group_from(seed_north, seed_south, north, south)
        size: i64 = bits_in(in_north & paper.heads_north) + bits_in(in_south & paper.heads_south)
        if size > largest:
            largest = size
            best_north = in_north
            best_south = in_south
        every += size
        number += 1
        north &= ~in_north
        south &= ~in_south
    chart.fronts[2 * kind] = wide_north(best_north, best_south) & paper.free_north
    chart.fronts[2 * kind + 1] = wide_south(best_north, best_south) & paper.free_south
    bridge: i64 = 0
    if number > 1:
        north = paper.kind_north(kind) & ~best_north
        south = paper.kind_south(kind) & ~best_south
        bridge = between(chart, paper, kind, north, south)
    return (least(number, 3) * STRAYS + least(every - largest, STRAYS - 1)) * 4 + bridge


def wide_north(north: i64, south: i64) -> i64:
    """Some cells and their neighbours, in the northern word."""
    return spread(north) | (((south >> 24) & 0xFF) << 48)


def wide_south(north: i64, south: i64) -> i64:
    return spread(south) | ((north >> 24) & 0xFF)


def between(chart: Chart, paper: Paper, kind: i64, north: i64, south: i64) -> i64:
    """0: others are far from the largest group; 1: two cells lie between; 2: one; 3: in places."""
    mine_north: i64 = chart.fronts[2 * kind]
    mine_south: i64 = chart.fronts[2 * kind + 1]
    other_north: i64 = wide_north(north, south) & paper.free_north
    other_south: i64 = wide_south(north, south) & paper.free_south
    both = count_both(mine_north & other_north, mine_south & other_south)
    if both:
        return 2 if both == 1 else 3
    return 1 if frontier_of(mine_north, mine_south, other_north, other_south) else 0


def corners(chart: Chart, north: i64, south: i64) -> i64:
    """Open cells beside the largest groups of two kinds, and of all three."""
    fronts = chart.fronts
    a_north: i64 = fronts[0] & north
    b_north: i64 = fronts[2] & north
    c_north: i64 = fronts[4] & north
    a_south: i64 = fronts[1] & south
    b_south: i64 = fronts[3] & south
    c_south: i64 = fronts[5] & south
    all_north: i64 = a_north & b_north & c_north
    all_south: i64 = a_south & b_south & c_south
    two_north: i64 = (a_north & b_north) | (a_north & c_north) | (b_north & c_north)
    two_south: i64 = (a_south & b_south) | (a_south & c_south) | (b_south & c_south)
    return least(count_both(two_north, two_south), 7) * 4 + least(
        count_both(all_north, all_south), 3
    )


# -- churches, wells, bandits ------------------------------------------------------------


def see_churches(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    """The kinds beside it, room for others, and how many of those it lacks are near."""
    north: i64 = paper.free_north & chart.open_north
    south: i64 = paper.free_south & chart.open_south
    for building in paper.built:
        number: i64 = building
        if number & 7 != CHURCH_KIND:
            continue
        place = PLACES[number >> 3]
        room_north: i64 = north & place.border_north
        room_south: i64 = south & place.border_south
        room = least(count_both(room_north, room_south), 5)
        kinds = kinds_beside(paper, number >> 3)
        near: i64 = 0
        if kinds < 3:
            near = lacked(chart, paper, number >> 3, room_north, room_south)
        into[count] = CHURCH_AT + ((kinds * 6 + room) * 4 + near) * CLOCKS + clock
        count += 1
    return count


def lacked(chart: Chart, paper: Paper, move: i64, north: i64, south: i64) -> i64:
    """Kinds that are not beside a church, but whose largest group borders on its room."""
    place = PLACES[move]
    found: i64 = 0
    kind: i64 = 0
    while kind < 3:
        is_beside: i64 = place.border_north & paper.kind_north(kind)
        is_beside |= place.border_south & paper.kind_south(kind)
        is_near: i64 = chart.fronts[2 * kind] & north
        is_near |= chart.fronts[2 * kind + 1] & south
        if is_near and is_beside == 0:
            found += 1
        kind += 1
    return found


def see_wells(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    layout = chart.layout
    well: i64 = 0
    while well < len(layout.wells) and well < WELLS:
        place: i64 = WELL - 1
        if (paper.spoiled >> well) & 1 == 0:
            sides = layout.well_sides[well]
            place = built_of(paper, sides.north, sides.south)
        into[count] = WELL_AT + (well * WELL + place) * CLOCKS + clock
        count += 1
        well += 1
    return count


def built_of(paper: Paper, north: i64, south: i64) -> i64:
    """Which of some cells are built on, as a mask of their own."""
    found: i64 = 0
    place: i64 = 0
    while north:
        if north & -north & paper.all_north:
            found |= 1 << place
        north &= north - 1
        place += 1
    south &= BELOW
    while south:
        if south & -south & paper.all_south:
            found |= 1 << place
        south &= south - 1
        place += 1
    return found


def see_bandits(paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    """Those that are free, by the sides that are built."""
    caught_north, caught_south = caught(paper)
    north: i64 = paper.bandits_north & ~caught_north
    south: i64 = paper.bandits_south & ~caught_south & BELOW
    while north:
        low: i64 = north & -north
        north ^= low
        sides = count_both(spread(low) & ~low & paper.all_north, paper.all_south & (low >> 24))
        into[count] = BANDIT_AT + sides * CLOCKS + clock
        count += 1
    while south:
        low = south & -south
        south ^= low
        sides = bits_in(spread(low) & ~low & paper.all_south)
        into[count] = BANDIT_AT + sides * CLOCKS + clock
        count += 1
    return count
