"""A quick choice of pairs for simulations: each sum is judged alone, and only once.

Greedy follows every pair of sums through all its uses; here a pair is worth what
its two sums can do best, one without the other. That is nearly as good, and cheap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import moves
from .aims import both_aims, unit_aims
from .layout import Layout
from .promise import SYMBOL_WORTH, promise
from .scoring import total
from .state import Sheet
from .steps import form_pairs, use_sums

UNKNOWN: Final = -(1 << 40)
LAPSED: Final = -400  # a life


def best_pairs(
    layout: Layout, sheet: Sheet, offered: list[int], dark: list[int], is_free: bool, is_solo: bool
) -> i64:
    """The pairs whose sums do most, the black die charged for."""
    gains = [UNKNOWN] * moves.UNITS
    now: i64 = value(layout, sheet, is_solo)
    best: i64 = offered[0]
    best_gain: i64 = UNKNOWN
    for pairs in offered:
        if pairs >= moves.AT:
            continue
        gain = pairs_gain(layout, sheet, pairs, gains, is_solo, now)
        if not is_free and pairs in dark:
            gain -= SYMBOL_WORTH
        if gain > best_gain:
            best = pairs
            best_gain = gain
    return best


def pairs_gain(
    layout: Layout, sheet: Sheet, pairs: i64, gains: list[int], is_solo: bool, now: i64
) -> i64:
    """What both sums bring; one blow of both against armour if that is more."""
    gain: i64 = 0
    for unit in (moves.FIRST_UNITS[pairs], moves.SECOND_UNITS[pairs]):
        if gains[unit] == UNKNOWN:
            gains[unit] = gain_of(layout, sheet, unit, is_solo, now)
        gain += gains[unit]
    if layout.armoured & sheet.reached & ~sheet.killed:
        together = blow_gain(layout, sheet, pairs, is_solo, now)
        if together > gain:
            gain = together
    return gain


def blow_gain(layout: Layout, sheet: Sheet, pairs: i64, is_solo: bool, now: i64) -> i64:
    """DD-A4"""
    formed = sheet.copy()
    form_pairs(formed, pairs, False)
    found: list[int] = []
    both_aims(layout, formed, found)
    return best_use(layout, formed, found, is_solo, now)


def gain_of(layout: Layout, sheet: Sheet, unit: i64, is_solo: bool, now: i64) -> i64:
    """The best that one sum does by itself; a life if it does nothing."""
    single = sheet.copy()
    single.first = unit + 1
    found: list[int] = []
    unit_aims(layout, single, unit, found)
    return best_use(layout, single, found, is_solo, now)


def best_use(layout: Layout, sheet: Sheet, aims: list[int], is_solo: bool, now: i64) -> i64:
    best: i64 = LAPSED
    for aim in aims:
        after = sheet.copy()
        use_sums(layout, after, aim)
        gain: i64 = value(layout, after, is_solo) - now
        if gain > best:
            best = gain
    return best


def value(layout: Layout, sheet: Sheet, is_solo: bool) -> i64:
    return 100 * total(layout, sheet, is_solo) + promise(layout, sheet, is_solo)
