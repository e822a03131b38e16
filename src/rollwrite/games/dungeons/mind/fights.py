"""What learned players see of monsters, of the numbers of their sheet, and of races for both."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.room import bits

from ..rules.layout import NUMBERS
from ..rules.paper import Paper
from ..rules.state import DungeonsState
from .chart import DOUBLE, Chart
from .odds import ANY_DOUBLE
from .sights import (
    CHASE_AT,
    CLOCKS,
    COARSE,
    COMING_AT,
    DANGER_AT,
    EITHER_AT,
    FACE,
    GOAL,
    HITS,
    LASTING_AT,
    LEFT,
    LIVES,
    MONSTER_AT,
    NUMBER_AT,
    RACE_AT,
    RATE_AT,
    ROOM_AT,
    RUNNERS,
    STRIKING_AT,
    SUPPLY,
    SUPPLY_AT,
    TWICE_AT,
    USABLE_AT,
    USE,
    WAYS,
    least,
)

NEAR: Final = 2  # steps to a room that will be reached soon
LASTING: Final = 3  # hits that keep a number good for a while


def see_monsters(
    chart: Chart, paper: Paper, dead: i64, clock: i64, into: vec[i64], count: i64
) -> i64:
    struck: i64 = dead & ~paper.firsts
    chart.coming = 0
    chart.supply = 0
    monster: i64 = 0
    while monster < chart.monsters:
        at: i64 = MONSTER_AT + (monster * CLOCKS + clock) * FACE
        later: i64 = (struck >> monster) & 1
        if (paper.killed >> monster) & 1:
            into[count] = at + HITS * 4 + later
            count += 1
        else:
            hits = least(paper.hits_on(monster), HITS - 1)
            reached: i64 = (paper.reached >> monster) & 1
            into[count] = at + (hits * 2 + reached) * 2 + later
            into[count + 1] = see_alive(chart, paper, monster, reached, clock)
            count += 2
        monster += 1
    return count


def see_alive(chart: Chart, paper: Paper, monster: i64, reached: i64, clock: i64) -> i64:
    """The way to its room, or how often a roll hits it."""
    left: i64 = chart.hits[monster] - paper.hits_on(monster)
    few = least(left, LEFT - 1)
    numbers = taken(chart, paper, monster)
    if reached == 0:
        steps: i64 = chart.steps[chart.specials + monster]
        if steps < NEAR:
            chart.coming |= numbers
        return ROOM_AT + ((monster * WAYS + steps) * LEFT + few) * CLOCKS + clock
    often: i64 = chart.odds.one[numbers]
    if (chart.layout.armoured >> monster) & 1:
        often = chart.odds.both[numbers]
    else:
        strike(chart, numbers, left)
    return RATE_AT + ((monster * COARSE + often // 4) * LEFT + few) * CLOCKS + clock


def taken(chart: Chart, paper: Paper, monster: i64) -> i64:
    """The numbers that hit it, as a set."""
    found: i64 = 0
    bit: i64 = 1
    number: i64 = 2
    while number < NUMBERS:
        if chart.takes(paper, monster, number):
            found |= bit
        bit <<= 1
        number += 1
    return found


def strike(chart: Chart, numbers: i64, left: i64) -> None:
    chart.supply += left
    blows = chart.blows
    while numbers:
        number = bits.lowest(numbers) + 2
        blows[number] = blows[number] + left
        numbers &= numbers - 1


def see_numbers(chart: Chart, lives: i64, clock: i64, into: vec[i64], count: i64) -> i64:
    """What every number is good for, and how many rolls are good for anything."""
    usable: i64 = 0
    striking: i64 = 0
    lasting: i64 = 0
    bit: i64 = 1
    number: i64 = 2
    while number < NUMBERS:
        uses = least(chart.uses[number], 2)
        blows: i64 = chart.blows[number]
        if blows >= LASTING:
            lasting |= bit
        if blows:
            striking |= bit
            blows = 1 if blows < LASTING else 2
        if uses + blows:
            usable |= bit
        into[count] = NUMBER_AT + (number * USE + uses * 3 + blows) * CLOCKS + clock
        count += 1
        bit <<= 1
        number += 1
    doubles = least(chart.uses[DOUBLE], 2)
    if doubles:
        usable |= 1 << ANY_DOUBLE
    into[count] = NUMBER_AT + (DOUBLE * USE + doubles) * CLOCKS + clock
    into[count + 1] = SUPPLY_AT + least(chart.supply, SUPPLY - 1) * LIVES + lives
    return see_odds(chart, usable, striking, lasting, lives, clock, into, count + 2)


def see_odds(
    chart: Chart,
    usable: i64,
    striking: i64,
    lasting: i64,
    lives: i64,
    clock: i64,
    into: vec[i64],
    count: i64,
) -> i64:
    one = chart.odds.one
    both = chart.odds.both
    danger: i64 = both[usable] // 4 * COARSE + one[striking] // 4
    into[count] = DANGER_AT + danger * CLOCKS + clock
    into[count + 1] = STRIKING_AT + one[striking] * LIVES + lives
    into[count + 2] = LASTING_AT + one[lasting] * LIVES + lives
    into[count + 3] = COMING_AT + one[lasting | chart.coming] * LIVES + lives
    into[count + 4] = TWICE_AT + both[striking] * LIVES + lives
    into[count + 5] = USABLE_AT + both[usable] * LIVES + lives
    into[count + 6] = EITHER_AT + one[usable] * LIVES + lives
    return count + 7


# -- races -----------------------------------------------------------------------------


def see_races(
    chart: Chart, state: DungeonsState, seat: i64, dead: i64, into: vec[i64], count: i64
) -> i64:
    """Monsters that nobody has killed, bonuses that nobody has: one's own way, the best other's."""
    paper = state.papers[seat]
    monster: i64 = 0
    while monster < chart.monsters:
        if (dead >> monster) & 1 == 0:
            theirs: i64 = 2 * LEFT - 1
            for other in state.papers:
                if other is not paper:
                    theirs = least(theirs, hits_left(chart, other, monster))
            mine = hits_left(chart, paper, monster)
            into[count] = RACE_AT + monster * RUNNERS + mine * 2 * LEFT + theirs
            count += 1
        monster += 1
    bonus: i64 = 0
    while bonus < 2:
        into[count] = CHASE_AT + bonus * GOAL * GOAL + chase(chart, state, paper, bonus)
        count += 1
        bonus += 1
    return count


def hits_left(chart: Chart, paper: Paper, monster: i64) -> i64:
    """Those that are near come first."""
    left: i64 = least(chart.hits[monster] - paper.hits_on(monster), LEFT - 1)
    return left if (paper.reached >> monster) & 1 else left + LEFT


def chase(chart: Chart, state: DungeonsState, paper: Paper, bonus: i64) -> i64:
    theirs: i64 = GOAL - 1
    for other in state.papers:
        if other is not paper:
            theirs = least(theirs, goal_left(chart, other, bonus))
    return goal_left(chart, paper, bonus) * GOAL + theirs


def goal_left(chart: Chart, paper: Paper, bonus: i64) -> i64:
    """What is left to do for a bonus: fields that count, or monsters that are hunted."""
    layout = chart.layout
    if bonus != layout.counted_bonus:
        return least(bits.count(layout.hunted & ~paper.killed), GOAL - 1)
    left: i64 = layout.counted_goal - paper.counted
    return least(left, GOAL - 1) if left > 0 else 0
