"""A quick choice of pairs for simulations: each sum is judged alone, and only once.

Greedy follows every pair of sums through all its uses; here a pair is worth what
its two sums can do best, one without the other. That is nearly as good, and cheap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules import moves
from ..rules.aims import both_aims, unit_aims
from ..rules.paper import Paper
from ..rules.scoring import total
from ..rules.steps import form_pairs, use_sums
from .promise import SYMBOL_WORTH, Promise

UNKNOWN: Final = -(1 << 40)
LAPSED: Final = -400  # a life


def best_pairs(
    promise: Promise,
    paper: Paper,
    offered: list[int],
    dark: list[int],
    is_free: bool,
    is_solo: bool,
) -> i64:
    """The pairs whose sums do most, the black die charged for."""
    gains = [UNKNOWN] * moves.UNITS
    now: i64 = value(promise, paper, is_solo)
    best: i64 = offered[0]
    best_gain: i64 = UNKNOWN
    for pairs in offered:
        if pairs >= moves.AT:
            continue
        gain = pairs_gain(promise, paper, pairs, gains, is_solo, now)
        if not is_free and pairs in dark:
            gain -= SYMBOL_WORTH
        if gain > best_gain:
            best = pairs
            best_gain = gain
    return best


def pairs_gain(
    promise: Promise, paper: Paper, pairs: i64, gains: list[int], is_solo: bool, now: i64
) -> i64:
    """What both sums bring; one blow of both against armour if that is more."""
    gain: i64 = 0
    for unit in (moves.FIRST_UNITS[pairs], moves.SECOND_UNITS[pairs]):
        if gains[unit] == UNKNOWN:
            gains[unit] = gain_of(promise, paper, unit, is_solo, now)
        gain += gains[unit]
    if promise.layout.armoured & paper.reached & ~paper.killed:
        together = blow_gain(promise, paper, pairs, is_solo, now)
        if together > gain:
            gain = together
    return gain


def blow_gain(promise: Promise, paper: Paper, pairs: i64, is_solo: bool, now: i64) -> i64:
    """DD-A4"""
    formed = paper.copy()
    form_pairs(formed, pairs, False)
    found: list[int] = []
    both_aims(promise.layout, formed, found)
    return best_use(promise, formed, found, is_solo, now)


def gain_of(promise: Promise, paper: Paper, unit: i64, is_solo: bool, now: i64) -> i64:
    """The best that one sum does by itself; a life if it does nothing."""
    single = paper.copy()
    single.first = unit + 1
    found: list[int] = []
    unit_aims(promise.layout, single, unit, found)
    return best_use(promise, single, found, is_solo, now)


def best_use(promise: Promise, paper: Paper, aims: list[int], is_solo: bool, now: i64) -> i64:
    best: i64 = LAPSED
    for aim in aims:
        after = paper.copy()
        use_sums(promise.layout, after, aim)
        gain: i64 = value(promise, after, is_solo) - now
        if gain > best:
            best = gain
    return best


def value(promise: Promise, paper: Paper, is_solo: bool) -> i64:
    return 100 * total(promise.layout, paper, is_solo) + promise.of(paper, is_solo)
