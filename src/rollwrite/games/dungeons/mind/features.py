"""What learned players see of a paper: what lies how far, monsters, useful numbers, lives, tools.

Everything stands beside a clock: alone the lives that are left, since they end the game; among
rivals the monsters that fell to anybody. What fields mean to each other is seen through the ways
to them. The last group is the race: how far one is, and how far the best of the others.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.room import bits
from rollwrite.kernel.state import DECIDE

from ..rules.layout import HALF, NUMBERS
from ..rules.paper import LIFE_BOXES, Paper
from ..rules.state import DungeonsState
from .chart import Chart
from .fights import goal_left, see_monsters, see_numbers, see_races
from .sights import (
    CLOCKS,
    CLOUD_AT,
    COUNTED_AT,
    DICE_AT,
    FRONT_AT,
    GEMS,
    GEMS_AT,
    HUNTED_AT,
    KILLED_AT,
    LIVES,
    NEEDS,
    ORDER_AT,
    ORDERS,
    PLACES,
    REWARDS_AT,
    TARGET_AT,
    TORCHES_AT,
    WAYS,
    least,
)


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


def see(chart: Chart, state: DungeonsState, seat: i64, into: vec[i64]) -> i64:
    paper = state.papers[seat]
    dead = fallen(state)
    lives = lives_left(paper)
    clock = clock_alone(lives)
    if state.seats > 1:
        clock = least(bits.count(dead), CLOCKS - 1)
    look_around(chart, paper)
    count = see_monsters(chart, paper, dead, clock, into, 0)
    count = see_numbers(chart, lives, clock, into, count)
    count = see_tools(chart, paper, lives, clock, into, count)
    count = see_bonuses(chart, paper, clock, into, count)
    if state.seats > 1:
        count = see_races(chart, state, seat, dead, into, count)
        into[count] = ORDER_AT + clock * ORDERS + turns_until(state, seat)
        count += 1
    count = see_front(chart.front_low, 0, clock, into, count)
    count = see_front(chart.front_high, HALF, clock, into, count)
    return see_targets(chart, paper, clock, into, count)


# -- fields ----------------------------------------------------------------------------


def look_around(chart: Chart, paper: Paper) -> None:
    """What can be crossed next, and how far everything is from there."""
    start_low: i64 = chart.layout.start_low
    start_high: i64 = chart.layout.start_high
    chart.front_low = (paper.near_low | start_low) & ~paper.low
    chart.front_high = (paper.near_high | start_high) & ~paper.high
    clear(chart)
    step_to(chart, paper, chart.front_low, 0)
    step_to(chart, paper, chart.front_high, HALF)
    find_steps(chart)


def clear(chart: Chart) -> None:
    reach = chart.reach
    step: i64 = 0
    while step < WAYS:
        reach[step] = 0
        step += 1
    uses = chart.uses
    blows = chart.blows
    number: i64 = 0
    while number < NUMBERS:
        uses[number] = 0
        blows[number] = 0
        number += 1


def step_to(chart: Chart, paper: Paper, front: i64, first: i64) -> None:
    """The fields that can be crossed now: their numbers, and what is near them."""
    uses = chart.uses
    boxes = chart.boxes
    numbers = chart.numbers
    reach = chart.reach
    within = chart.within
    while front:
        field: i64 = first + bits.lowest(front)
        front &= front - 1
        box: i64 = boxes[field]
        number: i64 = numbers[field] if box < 0 else paper.cloud(box)
        uses[number] = uses[number] + 1
        at: i64 = field * WAYS
        step: i64 = 0
        while step < WAYS - 1:
            reach[step] = reach[step] | within[at + step]
            step += 1


def find_steps(chart: Chart) -> None:
    steps = chart.steps
    target: i64 = 0
    while target < chart.targets:
        steps[target] = WAYS - 1
        target += 1
    known: i64 = 0
    step: i64 = 0
    while step < WAYS - 1:
        fresh: i64 = chart.reach[step] & ~known
        known |= fresh
        while fresh:
            steps[bits.lowest(fresh)] = step
            fresh &= fresh - 1
        step += 1


def see_front(front: i64, first: i64, clock: i64, into: vec[i64], count: i64) -> i64:
    while front:
        into[count] = FRONT_AT + (first + bits.lowest(front)) * CLOCKS + clock
        front &= front - 1
        count += 1
    return count


def see_targets(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    target: i64 = 0
    while target < chart.specials:
        field: i64 = chart.special[target]
        place: i64 = field * PLACES + place_of(chart, paper, field, chart.steps[target])
        place = place * NEEDS + need_of(chart, paper, field)
        into[count] = TARGET_AT + place * CLOCKS + clock
        count += 1
        target += 1
    return count


def place_of(chart: Chart, paper: Paper, field: i64, steps: i64) -> i64:
    if paper.is_crossed(field):
        return WAYS
    rubble: i64 = chart.rubble[field]
    if rubble >= 0 and (paper.half >> rubble) & 1:
        return WAYS + 1
    return steps


def need_of(chart: Chart, paper: Paper, field: i64) -> i64:
    """How much a monster is still worth whose number it unlocks."""
    monster: i64 = chart.opens[field]
    if monster < 0 or (paper.killed >> monster) & 1:
        return 0
    return 1 if chart.hits[monster] - paper.hits_on(monster) < 3 else 2


# -- tools, bonuses ----------------------------------------------------------------------


def see_tools(
    chart: Chart, paper: Paper, lives: i64, clock: i64, into: vec[i64], count: i64
) -> i64:
    into[count] = DICE_AT + paper.dice_left() * LIVES + lives
    into[count + 1] = TORCHES_AT + paper.torches_left() * LIVES + lives
    into[count + 2] = REWARDS_AT + paper.rewards * LIVES + lives
    into[count + 3] = KILLED_AT + bits.count(paper.killed) * LIVES + lives
    free: i64 = chart.layout.gem_boxes - paper.gems
    into[count + 4] = GEMS_AT + least(free, GEMS - 1) * CLOCKS + clock
    return count + 5


def see_bonuses(chart: Chart, paper: Paper, clock: i64, into: vec[i64], count: i64) -> i64:
    layout = chart.layout
    counted = layout.counted_bonus
    left = goal_left(chart, paper, counted)
    into[count] = COUNTED_AT + (left * 3 + claimed(paper, counted)) * CLOCKS + clock
    hunted = goal_left(chart, paper, 1 - counted)
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


def turns_until(state: DungeonsState, seat: i64) -> i64:
    """One's own turn, counted as if this one had ended."""
    first: i64 = state.active
    if first < 0:
        return 0
    if state.phase == DECIDE and state.turns > 0:
        first = state.next_of(first)
    return seat - first if seat >= first else seat - first + state.seats
