"""What learned players see of a paper: every line of it by the clock, and the races for bridges.

A line is seen with everything that bears on its own future, beside how far the game is; a column
twice, by its colour and as any column, so that what one teaches serves all. What lines mean to
each other is left out (pairs of columns brought nothing). The last group is the race: how far one
is on each line, and how far the best of the others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.room import bits
from rollwrite.kernel.state import DECIDE

from ..rules.paper import CIRCLE_BIT, HEIGHT_AT, PLACES, Paper, height_of, last_of
from ..rules.state import LostCitiesState

COLUMNS: Final = 6
LINES: Final = 8  # columns, artefacts, dice symbols: each has a bridge
HEIGHTS: Final = 11
LASTS: Final = 11
COLUMN: Final = HEIGHTS * LASTS * 4  # with circle or without, bridge open or passed
SIDE: Final = (PLACES + 1) * 2
RACE: Final = HEIGHTS * HEIGHTS
CLOCKS: Final = 14
ORDERS: Final = 5  # seats until one's own turn

COLUMNS_AT: Final = 0
SIDES_AT: Final = COLUMNS_AT + COLUMNS * COLUMN * CLOCKS
RACES_AT: Final = SIDES_AT + 2 * SIDE * CLOCKS
RACE_CLOCKS: Final = 3
ENDS_AT: Final = RACES_AT + LINES * RACE * RACE_CLOCKS
ORDER_AT: Final = ENDS_AT + (PLACES + 1) * (PLACES + 1)
NEAR_AT: Final = ORDER_AT + ORDERS * CLOCKS
NEARS: Final = 9  # lines that somebody is about to bring across
SHARED_AT: Final = NEAR_AT + NEARS * NEARS * RACE_CLOCKS
SIGHTS: Final = SHARED_AT + COLUMN * CLOCKS
RACES_FROM: Final = 17  # what stands before them is always there


def clock_of(turns: i64, passed: i64) -> i64:
    """How far the game is: by the bridges passed, while they are few by the turns, too."""
    gone = bits.count(passed)
    if gone == 0:
        return turns // 6 if turns < 24 else 3
    if gone == 1:
        return 4 if turns < 24 else 5
    if gone == 2:
        return 6 if turns < 30 else 7
    return 5 + gone if gone < 8 else 12


def far_on(paper: Paper) -> i64:
    """How far a paper is on each line, four bits a line."""
    far: i64 = (paper.red >> HEIGHT_AT) & 15
    far |= ((paper.orange >> HEIGHT_AT) & 15) << 4
    far |= ((paper.yellow >> HEIGHT_AT) & 15) << 8
    far |= ((paper.green >> HEIGHT_AT) & 15) << 12
    far |= ((paper.blue >> HEIGHT_AT) & 15) << 16
    far |= ((paper.purple >> HEIGHT_AT) & 15) << 20
    return far | (paper.artefacts << 24) | (paper.dice << 28)


def farther(one: i64, other: i64) -> i64:
    """On each line the farther of two."""
    found: i64 = 0
    place: i64 = 0
    while place < 4 * LINES:
        best: i64 = (one >> place) & 15
        rival: i64 = (other >> place) & 15
        if rival > best:
            best = rival
        found |= best << place
        place += 4
    return found


def across(far: i64, after: i64) -> i64:
    """The lines that lead beyond the bridge, as a mask."""
    found: i64 = 0
    line: i64 = 0
    while line < LINES:
        if far & 15 > after:
            found |= 1 << line
        far >>= 4
        line += 1
    return found


def bridges_coming(state: LostCitiesState, seat: i64) -> i64:
    """Points for the bridges that a seat passes if the turn ends here."""
    if state.phase != DECIDE:
        return 0
    layout = state.layout
    crossed = across(far_on(state.papers[seat]), layout.bridge_after)
    return bits.count(crossed & ~state.passed) * layout.bridge_points


def see(state: LostCitiesState, seat: i64, into: vec[i64]) -> i64:
    paper = state.papers[seat]
    far = far_on(paper)
    best: i64 = 0
    fewest: i64 = PLACES  # dice of the others: the game ends when nobody can refuse any more
    for rival in state.papers:
        if rival is not paper:
            best = farther(best, far_on(rival)) if best else far_on(rival)
            if rival.dice < fewest:
                fewest = rival.dice
    last_step: i64 = state.layout.bridge_after
    passed: i64 = state.passed
    if state.phase == DECIDE:
        passed |= across(far, last_step) | across(best, last_step)
    clock = clock_of(state.turns, passed)
    see_lines(paper, passed, clock, into)
    into[14] = ENDS_AT + paper.dice * (PLACES + 1) + fewest
    into[15] = ORDER_AT + clock * ORDERS + turns_until(state, seat)
    return see_races(far, best, passed, clock // 5, last_step, into)


def see_lines(paper: Paper, passed: i64, clock: i64, into: vec[i64]) -> None:
    """The first fourteen: every line with its bridge, by the clock."""
    line: i64 = 0
    while line < COLUMNS:
        column = paper.column(line)
        place: i64 = (clock * HEIGHTS + height_of(column)) * LASTS + last_of(column)
        place = place * 4 + ((passed >> line) & 1)
        if column & CIRCLE_BIT:
            place += 2
        into[line] = line * COLUMN * CLOCKS + place
        into[line + 8] = SHARED_AT + place
        line += 1
    into[6] = SIDES_AT + clock * SIDE + paper.artefacts * 2 + ((passed >> 6) & 1)
    into[7] = SIDES_AT + (CLOCKS + clock) * SIDE + paper.dice * 2 + ((passed >> 7) & 1)


def see_races(far: i64, best: i64, passed: i64, clock: i64, last_step: i64, into: vec[i64]) -> i64:
    """Each open bridge: how far one is, and the best of the others."""
    count: i64 = RACES_FROM
    mine_near: i64 = 0
    theirs_near: i64 = 0
    line: i64 = 0
    while line < LINES:
        if not (passed >> line) & 1:
            mine: i64 = far & 15
            theirs: i64 = best & 15
            place: i64 = ((line * RACE_CLOCKS + clock) * HEIGHTS + mine) * HEIGHTS + theirs
            into[count] = RACES_AT + place
            count += 1
            if mine == last_step:
                mine_near += 1
            if theirs == last_step:
                theirs_near += 1
        far >>= 4
        best >>= 4
        line += 1
    into[16] = NEAR_AT + (clock * NEARS + mine_near) * NEARS + theirs_near
    return count


def turns_until(state: LostCitiesState, seat: i64) -> i64:
    """Counted as if the turn had ended."""
    first: i64 = state.active
    if first < 0:
        return 0
    if state.phase == DECIDE:
        first = state.next_of(first)
    return seat - first if seat >= first else seat - first + state.seats
