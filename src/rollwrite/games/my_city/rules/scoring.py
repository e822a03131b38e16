"""What a paper is worth, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rollwrite.kernel.room.bits import count

from .layout import Area, Layout
from .moves import PLACES, count_both
from .paper import CHURCH, Paper

NOT_A: Final = 0xFE_FEFE_FEFE_FEFE
NOT_H: Final = 0x7F_7F7F_7F7F_7F7F
WORD: Final = 0xFF_FFFF_FFFF_FFFF
SHARED_AT: Final = 32  # row 5 in the north is the first row of the south
SHARED: Final = 0xFF_FFFF


# -- cells ---------------------------------------------------------------------


def left_of(area: Area, paper: Paper) -> i64:
    """How many of these cells have no building and no bandit."""
    north = area.north & ~(paper.all_north | paper.bandits_north)
    south = area.south & ~(paper.all_south | paper.bandits_south)
    return count_both(north, south)


def pass_points(layout: Layout, paper: Paper) -> i64:
    """MC-P1: the value under the last filled circle."""
    return layout.passes[paper.passes - 1] if paper.passes > 0 else 0


def tree_points(layout: Layout, paper: Paper) -> i64:
    """MC-P1, MC-15"""
    kept = left_of(layout.trees, paper)
    points = kept * layout.tree_points
    if layout.all_trees and kept == count_both(layout.trees.north, layout.trees.south):
        points += layout.all_trees
    return points


def stone_points(layout: Layout, paper: Paper) -> i64:
    left = left_of(layout.stones, paper)
    return layout.no_stones if left == 0 else left * layout.stone_points


def empty_points(layout: Layout, paper: Paper) -> i64:
    """MC-P1, MC-15, MC-Q9"""
    left = left_of(layout.empty, paper)
    return layout.no_empty if left == 0 else left * layout.empty_points


# -- groups -----------------------------------------------------------------------


def spread(mask: i64) -> i64:
    """The cells of a word and their neighbours."""
    sides: i64 = ((mask & NOT_H) << 1) | ((mask & NOT_A) >> 1)
    return (mask | sides | (mask << 8) | (mask >> 8)) & WORD


def group_from(north: i64, south: i64, in_north: i64, in_south: i64) -> tuple[i64, i64]:
    """All of an area that is connected to these cells by sides (MC-Q1)."""
    while True:
        more_north: i64 = spread(north) & in_north
        more_south: i64 = spread(south) & in_south
        more_north |= (more_south & SHARED) << SHARED_AT
        more_south |= more_north >> SHARED_AT
        if more_north == north and more_south == south:
            return north, south
        north = more_north
        south = more_south


def groups(paper: Paper, kind: i64) -> i64:
    """MC-2, MC-14: buildings in the largest group, and how many groups, as ``largest * 64 + n``.

    Buildings of a kind that touch are one connected area; each has one head. ``kind_hope``
    walks over groups in the same way: a function for both would cost a tenth of either.
    """
    north: i64 = paper.kind_north(kind)
    south: i64 = paper.kind_south(kind)
    largest: i64 = 0
    number: i64 = 0
    while north | south:
        seed_north: i64 = north & -north
        seed_south: i64 = 0 if seed_north else south & -south
        in_north, in_south = group_from(seed_north, seed_south, north, south)
        size = count(in_north & paper.heads_north) + count(in_south & paper.heads_south)
        if size > largest:
            largest = size
        number += 1
        north &= ~in_north
        south &= ~in_south
    return largest * 64 + number


def group_points(layout: Layout, paper: Paper) -> i64:
    """MC-2"""
    points: i64 = 0
    kind: i64 = 0
    while kind < 3:
        points += groups(paper, kind) >> 6
        kind += 1
    return points * layout.group_points


def complete_points(layout: Layout, paper: Paper) -> i64:
    """MC-14: all buildings of a kind in one group."""
    points: i64 = 0
    kind: i64 = 0
    while kind < 3:
        if groups(paper, kind) & 63 == 1:
            points += layout.complete_points
        kind += 1
    return points


# -- wells, churches, bandits, the race ------------------------------------------------


def well_points(layout: Layout, paper: Paper) -> i64:
    """MC-3: between four buildings, none of them at two of its sides."""
    points: i64 = 0
    well: i64 = 0
    while well < len(layout.wells):
        sides = layout.well_sides[well]
        if not (paper.spoiled >> well) & 1 and is_built(paper, sides.north, sides.south):
            points += layout.well_points
        well += 1
    return points


def is_built(paper: Paper, north: i64, south: i64) -> bool:
    """Whether all these cells have buildings."""
    return (north & ~paper.all_north) | (south & ~paper.all_south) == 0


def kinds_beside(paper: Paper, move: i64) -> i64:
    """How many of the three kinds touch a building."""
    place = PLACES[move]
    north = place.border_north
    south = place.border_south
    found: i64 = 0
    if (north & paper.home_north) | (south & paper.home_south):
        found += 1
    if (north & paper.shop_north) | (south & paper.shop_south):
        found += 1
    if (north & paper.public_north) | (south & paper.public_south):
        found += 1
    return found


def church_points(layout: Layout, paper: Paper) -> i64:
    """MC-5, MC-6: the printed church too."""
    points: i64 = 0
    for building in paper.built:
        number: i64 = building
        if number & 7 == CHURCH and kinds_beside(paper, number >> 3) == 3:
            points += layout.church_points
    return points


def caught(paper: Paper) -> tuple[i64, i64]:
    """MC-12: the bandits with a building at each of their four sides."""
    north: i64 = paper.bandits_north
    south: i64 = paper.bandits_south
    built_north: i64 = paper.all_north
    built_south: i64 = paper.all_south
    # The rows just beyond a word, so that both words give the same answer.
    above: i64 = (built_north >> 24) & 0xFF
    below: i64 = ((built_south >> 24) & 0xFF) << 48
    north &= (built_north << 8) & ((built_north >> 8) | below)
    north &= ((built_north & NOT_H) << 1) & ((built_north & NOT_A) >> 1)
    south &= ((built_south << 8) | above) & (built_south >> 8)
    south &= ((built_south & NOT_H) << 1) & ((built_south & NOT_A) >> 1)
    return north, south


def bandits_free(paper: Paper) -> i64:
    north, south = caught(paper)
    return count_both(paper.bandits_north & ~north, paper.bandits_south & ~south)


def bandit_points(layout: Layout, paper: Paper) -> i64:
    """MC-12"""
    return bandits_free(paper) * layout.bandit_points


def has_goal(layout: Layout, paper: Paper) -> bool:
    """MC-7, MC-9, MC-10: all cells of the race are built over."""
    return layout.goal_name != "" and is_built(paper, layout.goal.north, layout.goal.south)


def purses(layout: Layout, paper: Paper) -> i64:
    """MC-7, MC-8, MC-9, MC-10, MC-Q6: earned in this game, if it ended now."""
    earned: i64 = 0
    if layout.goal_purses and has_goal(layout, paper):
        earned += layout.goal_purses
    if paper.passes == 0:
        earned += layout.never_passed_purses
    return earned


def first_points(layout: Layout, paper: Paper) -> i64:
    return layout.first_points if paper.is_first else 0


def never_passed_points(layout: Layout, paper: Paper) -> i64:
    return layout.never_passed_points if paper.passes == 0 else 0


# -- the sum -----------------------------------------------------------------------


def total(layout: Layout, paper: Paper) -> i64:
    points = pass_points(layout, paper) + tree_points(layout, paper)
    points += stone_points(layout, paper) + empty_points(layout, paper)
    if layout.group_points:
        points += group_and_complete_points(layout, paper)
    if layout.well_points:
        points += well_points(layout, paper)
    if layout.church_points:
        points += church_points(layout, paper)
    if layout.bandit_points:
        points += bandit_points(layout, paper)
    return points + first_points(layout, paper) + never_passed_points(layout, paper)


def group_and_complete_points(layout: Layout, paper: Paper) -> i64:
    points: i64 = 0
    kind: i64 = 0
    while kind < 3:
        found = groups(paper, kind)
        points += (found >> 6) * layout.group_points
        if found & 63 == 1:
            points += layout.complete_points
        kind += 1
    return points


# A function for every line that a sheet may print.
POINTS: Final[dict[str, Callable[[Layout, Paper], i64]]] = {
    "passes": pass_points,
    "trees": tree_points,
    "stones": stone_points,
    "empty": empty_points,
    "groups": group_points,
    "wells": well_points,
    "churches": church_points,
    "first": first_points,
    "complete": complete_points,
    "bandits": bandit_points,
    "never-passed": never_passed_points,
}


def lines(layout: Layout, paper: Paper) -> list[tuple[str, int]]:
    return [(line, POINTS[line](layout, paper)) for line in layout.line_ids]
