"""What learned players see of a paper: what lies how far, monsters, useful numbers, lives, tools.

Everything stands beside a clock: alone the lives that are left, since they end the game; among
rivals the monsters that fell to anybody. What fields mean to each other is seen through the ways
to them. The last group is the race: how far one is with a monster, and how far the best of the
others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.room import bits
from rollwrite.kernel.state import DECIDE

from ..rules.layout import HALF, NUMBERS
from ..rules.paper import LIFE_BOXES, Paper
from ..rules.state import DungeonsState
from .chart import DOUBLE, Chart
from .ways import FAR

CLOCKS: Final = 8
FIELDS: Final = 96
MONSTERS: Final = 12
LIVES: Final = 14
HITS: Final = 22
WAYS: Final = 8
WAY: Final = 12  # a step of a way
PLACES: Final = WAYS + 1  # or crossed
FACE: Final = HITS * 4 + 2  # a monster: hits, reached, struck; or killed, first or later
LEFT: Final = 8  # hits that are left
SHARE: Final = 37  # of 36 pairs
COARSE: Final = 10

TARGET_AT: Final = 0
FRONT_AT: Final = TARGET_AT + FIELDS * PLACES * CLOCKS
MONSTER_AT: Final = FRONT_AT + FIELDS * CLOCKS
ROOM_AT: Final = MONSTER_AT + MONSTERS * FACE * CLOCKS
RATE_AT: Final = ROOM_AT + MONSTERS * WAYS * CLOCKS
NUMBER_AT: Final = RATE_AT + MONSTERS * COARSE * LEFT * CLOCKS
DANGER_AT: Final = NUMBER_AT + NUMBERS * 9 * CLOCKS
USABLE_AT: Final = DANGER_AT + COARSE * COARSE * CLOCKS
STRIKING_AT: Final = USABLE_AT + SHARE * LIVES
DICE_AT: Final = STRIKING_AT + SHARE * LIVES
TORCHES_AT: Final = DICE_AT + 7 * LIVES
REWARDS_AT: Final = TORCHES_AT + 3 * LIVES
COUNTED_AT: Final = REWARDS_AT + 8 * CLOCKS
HUNTED_AT: Final = COUNTED_AT + 10 * 3 * CLOCKS
GEMS_AT: Final = HUNTED_AT + 8 * 3 * CLOCKS
GEMS: Final = 48
KILLED_AT: Final = GEMS_AT + GEMS * CLOCKS
CLOUD_AT: Final = KILLED_AT + (MONSTERS + 1) * LIVES
CLOUDS: Final = 8
ORDER_AT: Final = CLOUD_AT + CLOUDS * NUMBERS * 2
ORDERS: Final = 4
RACE_AT: Final = ORDER_AT + ORDERS * CLOCKS
SIGHTS: Final = RACE_AT + MONSTERS * LEFT * LEFT * 4


def lives_left(paper: Paper) -> i64:
    """Once this roll's losses are paid."""
    left: i64 = LIFE_BOXES - paper.life_after() + paper.extra_left()
    return left - paper.extra_after() + paper.extra


def fallen(state: DungeonsState) -> i64:
    """Monsters that somebody has killed, if the turn ends here."""
    found: i64 = state.killed
    for paper in state.papers:
        found |= paper.firsts
    return found


def clock_alone(lives: i64) -> i64:
    """The last lives one by one, the others by twos."""
    if lives < 5:
        return lives - 1 if lives > 0 else 0
    return least((lives + 3) // 2, CLOCKS - 1)


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def see(chart: Chart, state: DungeonsState, seat: i64, into: vec[i64]) -> i64:
    paper = state.papers[seat]
    dead = fallen(state)
    lives = lives_left(paper)
    clock = clock_alone(lives)
    if state.seats > 1:
        clock = least(bits.count(dead), CLOCKS - 1)
    count = see_fields(chart, paper, clock, into)
    count = see_monsters(chart, paper, dead, clock, into, count)
    count = see_numbers(chart, lives, clock, into, count)
    count = see_tools(chart, paper, lives, clock, into, count)
    count = see_bonuses(chart, paper, clock, into, count)
    if state.seats > 1:
        count = see_races(chart, state, seat, dead, into, count)
        into[count] = ORDER_AT + clock * ORDERS + turns_until(state, seat)
        count += 1
    return count


def see_fields(chart: Chart, paper: Paper, clock: i64, into: vec[i64]) -> i64:
    """What can be crossed next, and how far everything is from there."""
    start_low: i64 = chart.layout.start_low
    start_high: i64 = chart.layout.start_high
    low: i64 = (paper.near_low | start_low) & ~paper.low
    high: i64 = (paper.near_high | start_high) & ~paper.high
    clear(chart)
    count: i64 = 0
    while low:
        field = bits.lowest(low)
        step_to(chart, paper, field)
        into[count] = FRONT_AT + field * CLOCKS + clock
        count += 1
        low &= low - 1
    while high:
        field = bits.lowest(high) + HALF
        step_to(chart, paper, field)
        into[count] = FRONT_AT + field * CLOCKS + clock
        count += 1
        high &= high - 1
    return see_targets(chart, paper, clock, into, count)


def clear(chart: Chart) -> None:
    nearest = chart.nearest
    target: i64 = 0
    while target < chart.targets:
        nearest[target] = FAR
        target += 1
    uses = chart.uses
    blows = chart.blows
    number: i64 = 0
    while number < NUMBERS:
        uses[number] = 0
        blows[number] = 0
        number += 1


def step_to(chart: Chart, paper: Paper, field: i64) -> None:
    """A field that can be crossed now."""
    box = chart.boxes[field]
    number: i64 = chart.numbers[field] if box < 0 else paper.cloud(box)
    uses = chart.uses
    uses[number] = uses[number] + 1
    nearest = chart.nearest
    ways = chart.ways
    targets = chart.targets
    at: i64 = field * targets
    target: i64 = 0
    while target < targets:
        way: i64 = ways[at + target]
        if way < nearest[target]:
            nearest[target] = way
        target += 1


def see_targets(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    special = chart.special
    nearest = chart.nearest
    target: i64 = 0
    while target < chart.specials:
        field: i64 = special[target]
        place: i64 = WAYS
        if not paper.is_crossed(field):
            place = least(nearest[target] // WAY, WAYS - 1)
        into[count] = TARGET_AT + (field * PLACES + place) * CLOCKS + clock
        count += 1
        target += 1
    return count


def see_monsters(
    chart: Chart, paper: Paper, dead: i64, clock: i64, into: vec[i64], count: i64
) -> i64:
    struck: i64 = dead & ~paper.firsts
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
            count = see_alive(chart, paper, monster, clock, into, count + 1)
        monster += 1
    return count


def see_alive(
    chart: Chart, paper: Paper, monster: i64, clock: i64, into: vec[i64], count: i64
) -> i64:
    """The way to its room, or how often a roll hits it."""
    if (paper.reached >> monster) & 1 == 0:
        way = least(chart.nearest[chart.specials + monster] // WAY, WAYS - 1)
        into[count] = ROOM_AT + (monster * WAYS + way) * CLOCKS + clock
        return count + 1
    left: i64 = chart.hits[monster] - paper.hits_on(monster)
    often: i64 = 0
    number: i64 = 2
    while number < NUMBERS:
        if chart.takes(paper, monster, number):
            often += chart.often[number]
            chart.blows[number] = chart.blows[number] + left
        number += 1
    at: i64 = (monster * COARSE + often // 4) * LEFT + least(left, LEFT - 1)
    into[count] = RATE_AT + at * CLOCKS + clock
    return count + 1


def see_numbers(chart: Chart, lives: i64, clock: i64, into: vec[i64], count: i64) -> i64:
    """What every number is good for, and how many pairs of dice are good for anything."""
    usable: i64 = 0
    striking: i64 = 0
    number: i64 = 2
    while number < NUMBERS:
        uses = least(chart.uses[number], 2)
        blows: i64 = chart.blows[number]
        if blows:
            striking += chart.often[number]
            blows = 1 if blows < 3 else 2
        if uses + blows:
            usable += chart.often[number]
        into[count] = NUMBER_AT + (number * 9 + uses * 3 + blows) * CLOCKS + clock
        count += 1
        number += 1
    doubles = least(chart.uses[DOUBLE], 2)
    into[count] = NUMBER_AT + (DOUBLE * 9 + doubles) * CLOCKS + clock
    into[count + 1] = DANGER_AT + (usable // 4 * COARSE + striking // 4) * CLOCKS + clock
    into[count + 2] = USABLE_AT + usable * LIVES + lives
    into[count + 3] = STRIKING_AT + striking * LIVES + lives
    return count + 4


def see_tools(
    chart: Chart, paper: Paper, lives: i64, clock: i64, into: vec[i64], count: i64
) -> i64:
    into[count] = DICE_AT + paper.dice_left() * LIVES + lives
    into[count + 1] = TORCHES_AT + paper.torches_left() * LIVES + lives
    into[count + 2] = REWARDS_AT + paper.rewards * CLOCKS + clock
    into[count + 3] = KILLED_AT + bits.count(paper.killed) * LIVES + lives
    free: i64 = chart.layout.gem_boxes - paper.gems
    into[count + 4] = GEMS_AT + least(free, GEMS - 1) * CLOCKS + clock
    return count + 5


def see_bonuses(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    layout = chart.layout
    counted = layout.counted_bonus
    left: i64 = layout.counted_goal - paper.counted
    left = least(left, 9) if left > 0 else 0
    into[count] = COUNTED_AT + (left * 3 + claimed(paper, counted)) * CLOCKS + clock
    hunted = least(bits.count(layout.hunted & ~paper.killed), 7)
    into[count + 1] = HUNTED_AT + (hunted * 3 + claimed(paper, 1 - counted)) * CLOCKS + clock
    return see_clouds(chart, paper, into, count + 2)


def claimed(paper: Paper, bonus: i64) -> i64:
    """0: it waits for the first, 1: for anybody, 2: it is won."""
    if (paper.bonuses >> bonus) & 1:
        return 2
    return (paper.bonus_struck >> bonus) & 1


def see_clouds(chart: Chart, paper: Paper, into: vec[i64], count: i64) -> i64:
    for box, field in enumerate(chart.layout.clouds):
        place: i64 = (box * NUMBERS + paper.cloud(box)) * 2
        if paper.is_crossed(field):
            place += 1
        into[count] = CLOUD_AT + place
        count += 1
    return count


def see_races(
    chart: Chart, state: DungeonsState, seat: i64, dead: i64, into: vec[i64], count: i64
) -> i64:
    """Each monster that nobody has killed: hits that are left to me, and to the best of others."""
    paper = state.papers[seat]
    monster: i64 = 0
    while monster < chart.monsters:
        if (dead >> monster) & 1 == 0:
            mine = hits_left(chart, paper, monster)
            theirs: i64 = 2 * LEFT
            for other in state.papers:
                if other is not paper:
                    theirs = least(theirs, hits_left(chart, other, monster))
            into[count] = RACE_AT + (monster * 2 * LEFT + mine) * 2 * LEFT + theirs
            count += 1
        monster += 1
    return count


def hits_left(chart: Chart, paper: Paper, monster: i64) -> i64:
    """Those that are near come first."""
    left: i64 = least(chart.hits[monster] - paper.hits_on(monster), LEFT - 1)
    return left if (paper.reached >> monster) & 1 else left + LEFT


def turns_until(state: DungeonsState, seat: i64) -> i64:
    """One's own turn, counted as if this one had ended."""
    first: i64 = state.active
    if first < 0:
        return 0
    if state.phase == DECIDE and state.turns > 0:
        first = state.next_of(first)
    return seat - first if seat >= first else seat - first + state.seats
