"""What learned players see of a team: gems that lack, the time, everybody's ways, maps, tracks.

Gems count against the goal and turns against the end, so that one table serves every difficulty
and any number of seats. The time of a seat is the dice it will still roll. For the seat that moves
ways begin wherever its kept dice lead, and maps are seen as if the pool were taken already. Once
it explores, the turn counts as over: what is kept then is used in a decision, or lost.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.dice import ALL_DICE, CURSE, DICE, EXTRA, KEPT, LAST_CURSE, POOL
from ..rules.layout import (
    BITS,
    CHAMBERS,
    DICE_CHAMBERS,
    JOKERS,
    MAPS,
    NOWHERE,
    TRACKS,
)
from ..rules.position import TAKING
from ..rules.state import EscapeState
from .chart import HALVES, Chart
from .times import (
    CLOCKS,
    FARS,
    LACKING,
    TIMES,
    clock_of,
    coming_dice,
    far_of,
    is_ended,
    lacking_of,
    least,
    mover_of,
    rounds_left,
    time_of,
)

LACKS: Final = 30
TURNS: Final = 40
COMING: Final = 11
SYMBOLS: Final = 6
KEPT_SETS: Final = 5 * 4 * 4 * 4
DICE_A_TURN: Final = 6

LACK_AT: Final = 0
PHASE_AT: Final = LACK_AT + 3 * LACKS * TURNS  # by the number of seats
CURSE_AT: Final = PHASE_AT + COMING * 9 * 9
EXTRA_AT: Final = CURSE_AT + 125 * 4
TRACK_AT: Final = EXTRA_AT + 64 * CLOCKS
SECRET_AT: Final = TRACK_AT + TRACKS * 6 * 7 * CLOCKS * 2
SECRETS_AT: Final = SECRET_AT + FARS * FARS * TIMES
TOGETHER_AT: Final = SECRETS_AT + 5 * TURNS
HOME_AT: Final = TOGETHER_AT + FARS * TIMES * LACKING
PLACE_AT: Final = HOME_AT + FARS * TIMES * LACKING
TARGET_AT: Final = PLACE_AT + (NOWHERE + 1) * TIMES * 2
GEMS_AT: Final = TARGET_AT + CHAMBERS * FARS * TIMES
NEAREST_AT: Final = GEMS_AT + 9 * TIMES
MAP_AT: Final = NEAREST_AT + FARS * FARS * TIMES
KEPT_AT: Final = MAP_AT + MAPS * SYMBOLS * SYMBOLS * CLOCKS
BEST_AT: Final = KEPT_AT + KEPT_SETS * COMING
LAST_AT: Final = BEST_AT + 16 * COMING * 2
SIGHTS: Final = LAST_AT + FARS * COMING * 4 * 2


def see(chart: Chart, state: EscapeState, into: vec[i64]) -> i64:
    mover = mover_of(state)
    lack: i64 = state.terms.needed - state.team.gems()
    chart.mover = mover
    chart.coming = coming_dice(state) if mover >= 0 else 0
    chart.lack = least(lack, LACKS - 1) if lack > 0 else 0
    chart.is_short = 1 if lack > 0 else 0
    chart.turns = turns_of_all(state, mover)
    place: i64 = (state.seats - 2) * LACKS + chart.lack
    into[0] = LACK_AT + place * TURNS + least(chart.turns, TURNS - 1)
    count = see_dice(chart, state, into, 1)
    count = see_tracks(chart, state, into, count)
    pool(chart, state)
    seat: i64 = 0
    while seat < state.seats:
        count = see_seat(chart, state, seat, into, count)
        seat += 1
    return see_team(chart, state, into, count) if state.turns > 0 else count


def turns_of_all(state: EscapeState, mover: i64) -> i64:
    """That have not begun; one of somebody who moves next has."""
    turns: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        turns += rounds_left(state, seat)
        seat += 1
    return turns - 1 if mover >= 0 and is_ended(state) else turns


# -- dice and tracks -------------------------------------------------------------------------


def see_dice(chart: Chart, state: EscapeState, into: vec[i64], count: i64) -> i64:
    dice = state.dice_set
    is_over = is_ended(state)
    first: i64 = 0 if is_over else least(dice.how_many(CURSE), 4)
    second = least(dice.how_many(CURSE if is_over else CURSE + 1), 4)
    third = least(dice.how_many(CURSE + 1 if is_over else LAST_CURSE), 4)
    clock: i64 = least(chart.turns, 3)
    into[count] = CURSE_AT + ((first * 5 + second) * 5 + third) * 4 + clock
    kept: i64 = 0
    pooled: i64 = 0
    if not is_over:
        kept = dice.counts(KEPT)
        pooled = dice.how_many(POOL)
    many = (kept & 15) + ((kept >> 4) & 15) + ((kept >> 8) & 15) + ((kept >> 12) & 15)
    coming: i64 = least(chart.coming, COMING - 1)
    into[count + 1] = PHASE_AT + (coming * 9 + least(many, 8)) * 9 + least(pooled, 8)
    into[count + 2] = KEPT_AT + kept_set(kept) * COMING + coming
    into[count + 3] = EXTRA_AT + extras(state) * CLOCKS + clock_of(chart.turns)
    return count + 4


def kept_set(kept: i64) -> i64:
    """Adventurers up to four, three of each other symbol."""
    found: i64 = least(kept & 15, 4)
    found = found * 4 + least((kept >> 4) & 15, 3)
    found = found * 4 + least((kept >> 8) & 15, 3)
    return found * 4 + least((kept >> 12) & 15, 3)


def extras(state: EscapeState) -> i64:
    """The two extra dice: how many are won, or what jokers may choose from."""
    dice = state.dice_set
    if state.terms.variant == DICE_CHAMBERS:
        return ALL_DICE - DICE - dice.how_many(EXTRA)
    if state.terms.variant != JOKERS:
        return 0
    return (dice.face(DICE) & 7) * 8 + (dice.face(DICE + 1) & 7)


def see_tracks(chart: Chart, state: EscapeState, into: vec[i64], count: i64) -> i64:
    """How far each is from its gem, and what is unspent."""
    team = state.team
    clock = clock_of(chart.turns)
    track: i64 = 0
    while track < TRACKS:
        far: i64 = state.terms.gem_place - team.marks(track)
        far = least(far, 5) if far > 0 else 0
        place: i64 = (track * 6 + far) * 7 + least(team.left(track), 6)
        into[count] = TRACK_AT + (place * CLOCKS + clock) * 2 + chart.is_short
        count += 1
        track += 1
    return count


# -- the pool -----------------------------------------------------------------------------------


def pool(chart: Chart, state: EscapeState) -> None:
    """Everybody's tiles, once the others have taken what helps their nearest map."""
    tiles_of = chart.tiles_of
    seat: i64 = 0
    while seat < state.seats:
        tiles_of[seat] = state.papers[seat].tiles
        seat += 1
    dice: i64 = state.dice_set.counts(POOL)
    if dice == 0 or state.active < 0:
        return
    seat = state.seat if state.step == TAKING else state.next_of(state.active)
    most: i64 = 2 - state.taken if state.step == TAKING else 2
    left: i64 = state.dice_set.how_many(POOL)
    while seat != state.active and left > 0:
        takers = state.active - seat
        takers = takers if takers > 0 else takers + state.seats
        if left <= takers:
            most = least(most, 1)
        one: i64 = 1
        while most > 0 and left > 0:
            found = chart.take(tiles_of[seat], state.papers[seat].done, dice)
            most -= 1
            left -= 1
            if found >= 0:
                tiles_of[seat] = tiles_of[seat] | BITS[found >> 2]
                dice -= one << (4 * (found & 3))
        most = 2
        seat = state.next_of(seat)


# -- each seat ------------------------------------------------------------------------------------


def see_seat(chart: Chart, state: EscapeState, seat: i64, into: vec[i64], count: i64) -> i64:
    paper = state.papers[seat]
    own = rounds_left(state, seat)
    time = time_of(own * DICE_A_TURN)
    if seat == chart.mover:
        if is_ended(state):
            own -= 1
        time = time_of(own * DICE_A_TURN + chart.coming)
    if paper.at == NOWHERE:
        into[count] = PLACE_AT + (NOWHERE * TIMES + time) * 2
        return see_maps(chart, state, seat, chart.turns - own, into, count + 1)
    if seat == chart.mover:
        count = see_mover(chart, state, own, into, count)
    else:
        chart.stand(paper.at, paper.closed)
    chart.homes[seat] = chart.near[chart.exit]
    keep_halves(chart, seat)
    home = far_of(chart.near[chart.exit])
    into[count] = HOME_AT + (home * TIMES + time) * LACKING + lacking_of(chart.lack)
    into[count + 1] = PLACE_AT + (paper.at * TIMES + time) * 2 + chart.is_short
    if chart.lack == 0:
        return count + 2
    count = see_targets(chart, paper.crossed, time, into, count + 2)
    return see_maps(chart, state, seat, chart.turns - own, into, count)


def see_mover(chart: Chart, state: EscapeState, own: i64, into: vec[i64], count: i64) -> i64:
    """Where its kept dice lead, and whether they lead home."""
    paper = state.papers[chart.mover]
    kept: i64 = 0
    if not is_ended(state):
        kept = state.dice_set.counts(KEPT)
    wanted: i64 = (chart.gems & ~paper.crossed) | open_secrets(chart, state)
    chart.reach(paper.at, paper.closed, kept, wanted, chart.coming > 0)
    coming: i64 = least(chart.coming, COMING - 1)
    place: i64 = least(chart.most, 3) * 4 + least(chart.nearly, 3)
    into[count] = BEST_AT + (place * COMING + coming) * 2 + chart.is_short
    place = far_of(chart.near[chart.exit]) * COMING + coming
    into[count + 1] = LAST_AT + (place * 4 + least(own, 3)) * 2 + chart.is_short
    return count + 2


def open_secrets(chart: Chart, state: EscapeState) -> i64:
    """Halves that wait for whoever moves, since somebody stands in the other one."""
    layout = chart.layout
    found: i64 = 0
    for paper in state.papers:
        secret: i64 = layout.secrets[paper.at] if paper.at < NOWHERE else -1
        if secret >= 0 and (state.team.found >> secret) & 1 == 0:
            found |= BITS[layout.partners[paper.at]]
    return found


def keep_halves(chart: Chart, seat: i64) -> None:
    near = chart.near
    halves = chart.halves
    to_halves = chart.to_halves
    half: i64 = 0
    while half < HALVES:
        to_halves[seat * HALVES + half] = near[halves[half]]
        half += 1


def see_targets(chart: Chart, crossed: i64, time: i64, into: vec[i64], count: i64) -> i64:
    """What is left to collect, each by how far it is; gems once more by the nearest two."""
    near = chart.near
    open_gems: i64 = chart.gems & ~crossed
    left: i64 = chart.actions & ~crossed
    gems: i64 = 0
    first: i64 = FARS - 1
    second: i64 = FARS - 1
    chamber: i64 = 0
    while left:
        if left & 1:
            far = far_of(near[chamber])
            into[count] = TARGET_AT + (chamber * FARS + far) * TIMES + time
            count += 1
            if (open_gems >> chamber) & 1:
                gems += 1
                if far < first:
                    second = first
                    first = far
                elif far < second:
                    second = far
        left >>= 1
        chamber += 1
    into[count] = GEMS_AT + least(gems, 8) * TIMES + time
    into[count + 1] = NEAREST_AT + (first * FARS + second) * TIMES + time
    return count + 2


def see_maps(
    chart: Chart, state: EscapeState, seat: i64, turns: i64, into: vec[i64], count: i64
) -> i64:
    """By the turns of others, in which symbols are crossed."""
    tiles = chart.tiles_of[seat]
    done = state.papers[seat].done
    clock = clock_of(turns)
    number: i64 = 0
    while number < MAPS:
        if (done >> number) & 1 == 0:
            place: i64 = (number * SYMBOLS + chart.lacks(tiles, 2 * number)) * SYMBOLS
            place += chart.lacks(tiles, 2 * number + 1)
            into[count] = MAP_AT + place * CLOCKS + clock
            count += 1
        number += 1
    return count


# -- what they can do together -------------------------------------------------------------------


def see_team(chart: Chart, state: EscapeState, into: vec[i64], count: i64) -> i64:
    """How far everybody is from home on average, and the secrets that are left."""
    time = time_of(chart.turns * DICE_A_TURN // state.seats + chart.coming)
    whole: i64 = 0
    homes = chart.homes
    seat: i64 = 0
    while seat < state.seats:
        whole += homes[seat]
        seat += 1
    home = far_of(2 * whole // state.seats)
    into[count] = TOGETHER_AT + (home * TIMES + time) * LACKING + lacking_of(chart.lack)
    count += 1
    if chart.lack == 0:
        return count
    secrets: i64 = 0
    secret: i64 = 0
    while secret < HALVES // 2:
        if (state.team.found >> secret) & 1 == 0:
            into[count] = SECRET_AT + pair(chart, state.seats, secret) * TIMES + time
            count += 1
            secrets += 1
        secret += 1
    into[count] = SECRETS_AT + secrets * TURNS + least(chart.turns, TURNS - 1)
    return count + 1


def pair(chart: Chart, seats: i64, secret: i64) -> i64:
    """The two that are nearest to the halves of a secret, the nearer one first."""
    to_halves = chart.to_halves
    best: i64 = 1 << 40
    near: i64 = 0
    far: i64 = 0
    one: i64 = 0
    while one < seats:
        other: i64 = 0
        while other < seats:
            if other != one:
                mine = to_halves[one * HALVES + 2 * secret]
                theirs = to_halves[other * HALVES + 2 * secret + 1]
                if mine + theirs < best:
                    best = mine + theirs
                    near = least(mine, theirs)
                    far = best - near
            other += 1
        one += 1
    return far_of(near) * FARS + far_of(far)
