"""How much of a game is left, and how far things are, as players see it: coarser when far off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.dice import CURSE, EXTRA, SUPPLY, TRAY
from ..rules.position import EXPLORING, PAIR, TAKING
from ..rules.state import EscapeState

TIMES: Final = 14  # dice to come
FARS: Final = 14  # efforts
LACKING: Final = 6  # gems
CLOCKS: Final = 9  # turns of all


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def time_of(dice: i64) -> i64:
    """Dice to come: one by one, then by the turn."""
    if dice < 5:
        return dice
    if dice < 9:
        return 5 + (dice - 5) // 2
    return least(5 + (dice + 3) // 6, TIMES - 1)


def far_of(effort: i64) -> i64:
    """About half a step each, then steps."""
    if effort == 0:
        return 0
    if effort <= 350:
        return least(1 + effort // 50, 7)
    return least(8 + (effort - 350) // 90, FARS - 1)


def lacking_of(lack: i64) -> i64:
    if lack < 3:
        return lack
    if lack < 5:
        return 3
    return 4 if lack < 9 else 5


def clock_of(turns: i64) -> i64:
    if turns < 4:
        return turns
    return least(3 + (turns + 1) // 4, CLOCKS - 1) if turns < 16 else least(turns // 8 + 5, 8)


def is_ended(state: EscapeState) -> bool:
    """Whether the turn counts as over."""
    return state.step == EXPLORING or state.step == TAKING


def rounds_left(state: EscapeState, seat: i64) -> i64:
    """Turns of a seat that have not begun."""
    left: i64 = state.terms.rounds - state.round
    if state.turns > 0 and state.order(seat) > state.order(state.active):
        left += 1
    return left


def mover_of(state: EscapeState) -> i64:
    """Who rolls next; -1: nobody any more, or nobody yet."""
    if state.turns == 0:
        return -1
    if not is_ended(state):
        return state.active
    following = state.next_of(state.active)
    return following if rounds_left(state, following) > 0 else -1


def coming_dice(state: EscapeState) -> i64:
    """That are still rolled in the turn of whoever moves."""
    dice = state.dice_set
    if not is_ended(state):
        coming = dice.how_many(SUPPLY)
        return coming + dice.how_many(TRAY) if state.step == PAIR else coming
    return dice.count - dice.how_many(EXTRA) - dice.how_many(CURSE) - dice.how_many(CURSE + 1)
