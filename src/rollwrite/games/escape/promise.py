"""What a team can hope for: the value of a position, for the greedy player.

Gems, marks and maps as far as they have come; what the adventurers can still
collect in time; the best way that kept dice pay for, with what may still be
rolled; what the pool is worth to the others; dice, free and cursed.
"""

from __future__ import annotations

from mypy_extensions import i64

from . import rates
from .hopes import Hopes
from .journey import Journey
from .layout import Layout, Terms
from .state import CURSE, KEPT, POOL, SUPPLY, TRAY, Dice, Sheet, Team
from .worth import gems, tracks, worth_of


def promise(
    layout: Layout,
    terms: Terms,
    team: Team,
    dice: Dice,
    sheets: list[Sheet],
    turns: i64,
    active: i64,
    taker: i64,
    is_rolling: bool,
) -> i64:
    """In hundredths of a gem. While the active seat explores, ``taker`` is -1."""
    worth = worth_of(terms, team, turns_of_all(turns))
    hopes = Hopes(layout, worth, sheets, turns, turns_of_all(turns))
    journey = Journey(layout, worth, team, sheets, turns)
    mover: i64 = active if taker < 0 else -1
    coming = coming_dice(dice, mover, is_rolling)
    found = gems(terms, team) + tracks(worth, terms, team) + hopes.maps()
    found += rates.DIE * coming - curse(hopes.all_turns, dice)
    seat: i64 = 0
    while seat < len(sheets):
        if seat != mover:
            found += journey.stand(seat)
        seat += 1
    if mover >= 0:
        found += journey.moving(mover, dice.counts(KEPT), coming)
        taker = active + 1 if active + 1 < len(sheets) else 0
    else:
        found += journey.meetings()
    pool = hopes.pool(taker, active, dice.counts(POOL))
    return found + pool * rates.POOL // 100


def turns_of_all(turns: i64) -> i64:
    found: i64 = 0
    while turns:
        found += turns & 15
        turns >>= 4
    return found


def coming_dice(dice: Dice, mover: i64, is_rolling: bool) -> i64:
    """Dice to be rolled in this turn; after exploring, in the next one."""
    if mover < 0:
        return dice.count - dice.how_many(CURSE) - dice.how_many(CURSE + 1)
    found = dice.how_many(SUPPLY)
    return found + dice.how_many(TRAY) if is_rolling else found


def curse(turns: i64, dice: Dice) -> i64:
    """Dice that will be missed in the turns after the next."""
    missed: i64 = 2 * dice.how_many(CURSE) + dice.how_many(CURSE + 1)
    if turns < 2:
        missed = missed * turns // 2
    return rates.DIE * missed
