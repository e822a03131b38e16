"""What an adventurer may still collect, chamber after chamber, and whether it gets home."""

from __future__ import annotations

from math import erf, exp
from typing import Final

from mypy_extensions import i64

from ...rules.layout import BITS, CHAMBERS, Layout
from .. import rates
from ..worth import Worth

UNITS: Final = 1000  # of chances
STOPS: Final = 20  # bits of a tour's worth; its stops stand above them
WORTHS: Final = 0xFFFFF
STEP: Final = 10.5  # tens of effort
MOST_DICE: Final = 60
MOST_TENS: Final = 90


def fading(reach: float) -> list[int]:
    """By tens of effort."""
    return [round(UNITS * exp(-10 * step / reach)) for step in range(401)]


WAITING: Final = fading(rates.PATIENCE)


def tour(layout: Layout, worth: Worth, known: dict[int, int], ways: list[int], key: i64) -> i64:
    """Its worth, and above that its stops; ``known`` are those that were reckoned before."""
    found = known.get(key)
    if found is not None:
        return found
    new = find_tour(layout, worth, ways, key)
    known[key] = new
    return new


def key_of(at: i64, crossed: i64, budget: i64) -> i64:
    """All that a tour depends on, besides worths and ways."""
    return at | crossed << 5 | budget << 30


def find_tour(layout: Layout, worth: Worth, ways: list[int], key: i64) -> i64:
    """Collect what is worth most for its effort, while there is time to come back."""
    at: i64 = key & 31
    crossed: i64 = (key >> 5) & 0x1FFFFFF
    budget: i64 = key >> 30
    found: i64 = 0
    spent: i64 = 0
    stops: i64 = 0
    while True:
        stop = next_stop(layout, worth, ways, at, crossed | stops, budget - spent)
        if stop < 0:
            return found * rates.INCOME // 100 | stops << STOPS
        spent += ways[at * CHAMBERS + stop]
        action: i64 = layout.actions[stop]
        gain: i64 = worth.actions[action]
        found += gain * WAITING[spent // 10] // UNITS
        stops |= BITS[stop]
        at = stop


def next_stop(
    layout: Layout, worth: Worth, ways: list[int], at: i64, crossed: i64, budget: i64
) -> i64:
    best: i64 = 0
    stop: i64 = -1
    row: i64 = at * CHAMBERS
    chamber: i64 = 0
    while chamber < CHAMBERS:
        action: i64 = layout.actions[chamber]
        if action >= 0 and (crossed >> chamber) & 1 == 0:
            far: i64 = ways[row + chamber]
            if far + ways[chamber * CHAMBERS + layout.exit] <= budget:
                rate: i64 = 1000 * worth.actions[action] // (far + 60)
                if rate > best:
                    best = rate
                    stop = chamber
        chamber += 1
    return stop


def _lateness() -> list[int]:
    """By dice to come and tens of effort to the exit."""
    found: list[int] = []
    for dice in range(MOST_DICE + 1):
        spread = rates.STEP_SPREAD * dice**0.35 / 1000
        for tens in range(MOST_TENS + 1):
            spare = (rates.STEPS * dice - 1000 * tens / STEP) / 1000 + 0.5
            is_late = (1 - erf(spare / spread / 2**0.5)) / 2 if dice else 1
            found.append(round(UNITS * is_late) if tens else 0)
    return found


LATENESS: Final = _lateness()


def lateness(home: i64, dice: i64) -> i64:
    """ES-F1: the chance not to be out in time."""
    tens: i64 = (home if home < 10 * MOST_TENS else 10 * MOST_TENS) // 10
    some: i64 = dice if dice < MOST_DICE else MOST_DICE
    found: i64 = LATENESS[some * (MOST_TENS + 1) + tens]
    return found
