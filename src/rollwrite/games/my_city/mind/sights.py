"""Where in a table lies what: the numbers of everything that learned players see of a paper."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CLOCKS: Final = 8
CELLS: Final = 88
BESIDE: Final = 16  # which of a cell's four neighbours are free
PATTERNS: Final = 954  # of the eight cells around one, turned and mirrored alike
PASSES: Final = 8  # that are left
FEW: Final = 4  # the same, coarsely
OPEN: Final = CELLS + 1
SHAPES: Final = 9
WAYS: Final = 7
ROLLS: Final = 37  # of the 36 that make a building
SIZES: Final = 21
PART: Final = SIZES * 3 * 2 * FEW  # open cells in one piece: trees beside it, in reach or not
FRONT: Final = 12
ROOM: Final = 8
STRAYS: Final = 6
GROUP: Final = 4 * STRAYS * 4  # groups of a kind, buildings outside the largest, what lies between
CORNER: Final = 8 * 4  # cells beside two of the largest groups, beside all three
CHURCH: Final = 4 * 6 * 4  # kinds beside it, open cells, kinds that are near
WELLS: Final = 4
WELL: Final = 17  # the sides that are built; or it is lost
RACE: Final = 8 * 10  # what is left to do, to me and to the best of the others
ALONE: Final = 8
RACED: Final = 9
COUNT: Final = 8

BESIDE_AT: Final = 0
PATTERN_AT: Final = BESIDE_AT + CELLS * BESIDE * CLOCKS
OPEN_AT: Final = PATTERN_AT + PATTERNS * CLOCKS
WAYS_AT: Final = OPEN_AT + OPEN * PASSES
ROLLS_AT: Final = WAYS_AT + (SHAPES + 1) * WAYS * FEW * CLOCKS
PART_AT: Final = ROLLS_AT + ROLLS * PASSES * FEW
FRONT_AT: Final = PART_AT + PART * CLOCKS
GROUP_AT: Final = FRONT_AT + FRONT * ROOM * CLOCKS
CORNER_AT: Final = GROUP_AT + GROUP * CLOCKS
CHURCH_AT: Final = CORNER_AT + CORNER * CLOCKS
WELL_AT: Final = CHURCH_AT + CHURCH * CLOCKS
BANDIT_AT: Final = WELL_AT + WELLS * WELL * CLOCKS
RACE_AT: Final = BANDIT_AT + 4 * CLOCKS
TREES_AT: Final = RACE_AT + RACE * CLOCKS
STONES_AT: Final = TREES_AT + COUNT * CLOCKS
ROW_AT: Final = STONES_AT + COUNT * PASSES
ROW: Final = 16  # circles of the church or fortress row that are still to come
SIGHTS: Final = ROW_AT + ROW * CLOCKS


def least(one: i64, other: i64) -> i64:
    return one if one < other else other
