"""Chances that four dice do something, counted again roll by roll."""

from __future__ import annotations

from itertools import product

import pytest

from rollwrite.games.dungeons.mind.odds import ANY_DOUBLE, LEVELS, Odds

SETS = (0, 1 << 5, 0b111, 1 << ANY_DOUBLE, 0b1000100100, 1 << ANY_DOUBLE | 0b11110000, 0xFFF)


@pytest.fixture(scope="module")
def odds() -> Odds:
    return Odds()


def fits(numbers: int, one: int, other: int) -> bool:
    return bool(numbers >> (one + other - 2) & 1 or (one == other and numbers >> ANY_DOUBLE & 1))


def pairings(dice: tuple[int, ...]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    a, b, c, d = dice
    return [((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))]


@pytest.mark.parametrize("numbers", SETS)
def test_every_roll_counts_once(odds: Odds, numbers: int) -> None:
    one = both = 0
    for dice in product(range(1, 7), repeat=4):
        used = [[fits(numbers, *pair) for pair in parted] for parted in pairings(dice)]
        one += any(any(pairs) for pairs in used)
        both += any(all(pairs) for pairs in used)
    assert odds.one[numbers] == round(one / 6**4 * (LEVELS - 1))
    assert odds.both[numbers] == round(both / 6**4 * (LEVELS - 1))


def test_nothing_and_everything(odds: Odds) -> None:
    assert (odds.one[0], odds.both[0]) == (0, 0)
    assert (odds.one[0x7FF], odds.both[0x7FF]) == (LEVELS - 1, LEVELS - 1)
