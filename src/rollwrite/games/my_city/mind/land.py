"""What learned players see of the land: every free cell with what lies around it, open land in
pieces, and which buildings have a place.

*Free* is land without a building; *open* is what of it costs points when it is left, *wood* is the
rest: trees, and gold.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.mind import MOST_SEEN
from rollwrite.kernel.room import bits

from ..rules.layout import CHURCH_ROW
from ..rules.moves import FIRST_POSE, POSES, SOUTH_FROM, count_both
from ..rules.paper import Paper
from ..rules.scoring import group_from
from ..rules.state import MyCityState
from .chart import Chart
from .promise import frontier_of
from .sights import (
    BESIDE,
    BESIDE_AT,
    CLOCKS,
    FEW,
    PART_AT,
    PASSES,
    PATTERN_AT,
    ROLLS_AT,
    SHAPES,
    SIZES,
    WAYS,
    WAYS_AT,
    least,
)

OFTEN: Final = [4, 8, 3, 8, 1, 5, 4, 1, 2]  # of 36 rolls, by shape (MC-D3)
NORTH: Final = 0xFFFF_FFFF_FFFF  # the rows whose neighbours are all in the north,
SOUTH: Final = 0xFF_FFFF_FFFF_0000  # and the others, in the south
BELOW_NORTH: Final = SOUTH_FROM * 8
MANY: Final = 9  # places of a building
PIECES: Final = 24


# -- cells -----------------------------------------------------------------------------


def see_cells(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    """A building lies on one side of the river: each side is a map of its own."""
    west_north = chart.west_north
    west_south = chart.west_south
    north = paper.free_north & west_north
    south = paper.free_south & west_south
    count = see_side(chart, north, south, clock, into, count)
    north = paper.free_north & ~west_north
    south = paper.free_south & ~west_south
    return see_side(chart, north, south, clock, into, count)


def see_side(chart: Chart, north: i64, south: i64, clock: i64, into: vec[i64], count: i64) -> i64:
    count = see_word(chart, north, north & chart.open_north, NORTH, 0, clock, into, count)
    open_south = south & chart.open_south
    return see_word(chart, south, open_south, SOUTH, BELOW_NORTH, clock, into, count)


def see_word(
    chart: Chart,
    free: i64,
    open_land: i64,
    within: i64,
    first: i64,
    clock: i64,
    into: vec[i64],
    count: i64,
) -> i64:
    patterns = chart.patterns
    beside = patterns.beside
    ring = patterns.ring
    number = patterns.number
    columns = chart.columns
    left: i64 = free & within
    while left and count < MOST_SEEN - 1:
        place = bits.lowest(left)
        left &= left - 1
        cell: i64 = first + place
        column: i64 = columns[cell]
        around: i64 = window(free, place) & column
        into[count] = BESIDE_AT + (cell * BESIDE + beside[around]) * CLOCKS + clock
        count += 1
        if (open_land >> place) & 1:
            ahead: i64 = window(open_land, place) & column
            pattern: i64 = number[ring[ahead] + 2 * ring[around & ~ahead]]
            into[count] = PATTERN_AT + pattern * CLOCKS + clock
            count += 1
    return count


def window(word: i64, place: i64) -> i64:
    """Three by three cells around one, as nine bits."""
    seen: i64 = word >> (place - 9) if place >= 9 else word << (9 - place)
    return (seen & 7) | ((seen >> 5) & 0x38) | ((seen >> 10) & 0x1C0)


# -- pieces ----------------------------------------------------------------------------


def see_pieces(chart: Chart, paper: Paper, few: i64, clock: i64, into: vec[i64], count: i64) -> i64:
    west_north = chart.west_north
    west_south = chart.west_south
    count = see_banks(chart, paper, west_north, west_south, few * CLOCKS + clock, into, count)
    return see_banks(chart, paper, ~west_north, ~west_south, few * CLOCKS + clock, into, count)


def see_banks(
    chart: Chart, paper: Paper, north: i64, south: i64, when: i64, into: vec[i64], count: i64
) -> i64:
    """Open land of one side in pieces: how large, beside how many trees, in reach or not."""
    wood_north: i64 = paper.free_north & north & ~chart.open_north
    wood_south: i64 = paper.free_south & south & ~chart.open_south
    north &= paper.free_north & chart.open_north
    south &= paper.free_south & chart.open_south
    pieces: i64 = 0
    while (north | south) and pieces < PIECES // 2:
        seed_north: i64 = north & -north
        seed_south: i64 = 0
        if seed_north == 0:
            seed_south = south & -south
        in_north, in_south = group_from(seed_north, seed_south, north, south)
        place: i64 = least(count_both(in_north, in_south), SIZES - 1) * 3
        place += least(frontier_of(in_north, in_south, wood_north, wood_south), 2)
        place *= 2
        if (in_north & paper.near_north) | (in_south & paper.near_south):
            place += 1
        into[count] = PART_AT + place * FEW * CLOCKS + when
        count += 1
        pieces += 1
        north &= ~in_north
        south &= ~in_south
    return count


# -- buildings -------------------------------------------------------------------------


def see_shapes(
    chart: Chart, state: MyCityState, paper: Paper, left: i64, clock: i64, into: vec[i64], at: i64
) -> i64:
    """In how many places each building fits without a tree, and how many rolls have one."""
    few = least(left, FEW - 1)
    rolls: i64 = 0
    shape: i64 = 0
    while shape < SHAPES:
        found = ways(chart, paper, shape)
        if found > 1:
            rolls += OFTEN[shape]
        into[at] = WAYS_AT + ((shape * WAYS + found) * FEW + few) * CLOCKS + clock
        at += 1
        shape += 1
    into[at] = ROLLS_AT + (rolls * PASSES + left) * FEW + clock // 2
    at += 1
    layout = chart.layout
    if layout.compass == CHURCH_ROW and state.row < len(layout.churches):
        found = ways(chart, paper, layout.churches[state.row])
        into[at] = WAYS_AT + ((SHAPES * WAYS + found) * FEW + few) * CLOCKS + clock
        at += 1
    return at


def ways(chart: Chart, paper: Paper, shape: i64) -> i64:
    """0: none, 1: over a tree only; 2 and more: by how many places there are without."""
    north: i64 = paper.free_north & chart.open_north
    south: i64 = paper.free_south & chart.open_south
    found = places(chart, paper, shape, north, south)
    if found == 0:
        return 1 if places(chart, paper, shape, paper.free_north, paper.free_south) else 0
    if found < 3:
        return 1 + found
    if found < 5:
        return 4
    return 5 if found < MANY else 6


def places(chart: Chart, paper: Paper, shape: i64, free_north: i64, free_south: i64) -> i64:
    """As ``MyCityState.moves`` finds them, counted as far as many."""
    pose: i64 = FIRST_POSE[shape]
    last: i64 = FIRST_POSE[shape + 1]
    found: i64 = 0
    while pose < last and found < MANY:
        fits = chart.layout.fits[pose]
        north = fits.north
        south = fits.south
        near_north: i64 = 0
        near_south: i64 = 0
        shifts = POSES[pose].shifts
        size = POSES[pose].size
        while size:
            shift: i64 = shifts & 31
            north &= free_north >> shift
            south &= free_south >> shift
            near_north |= paper.near_north >> shift
            near_south |= paper.near_south >> shift
            shifts >>= 5
            size -= 1
        found += bits.count(north & near_north) + bits.count(south & near_south)
        pose += 1
    return found
