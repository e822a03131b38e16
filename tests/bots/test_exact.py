"""Where the truth can be enumerated, search finds it. ``bench/exact.py`` asks 200 positions."""

from __future__ import annotations

import pytest

from tests.bots.endings import lost_cities_rolls, my_city_rolls, positions
from tests.bots.judging import Verdict, verdicts


@pytest.fixture(scope="module")
def found() -> list[Verdict]:
    return list(verdicts("lost-cities", 8, 240, 16, 1000, 5))


def test_the_best_move_of_a_lost_cities_endgame_is_found(found: list[Verdict]) -> None:
    assert sum(one.is_best for one in found) >= 7


def test_the_value_lies_within_the_bar(found: list[Verdict]) -> None:
    """A 95 % bar misses one in twenty; more than two of eight is no bad luck."""
    assert sum(one.is_covered for one in found) >= 6


def test_some_bars_have_a_width(found: list[Verdict]) -> None:
    assert sum(not one.is_certain for one in found) >= 4


def test_the_best_move_of_a_my_city_endgame_is_found() -> None:
    """Game 5336 of this seed has an ending of few positions."""
    (one,) = verdicts("my-city", 1, 40, 8, 600, 7, first=5336)
    assert one.is_best
    assert not one.is_certain


def test_all_rolls_together_are_certain() -> None:
    state, _, _ = next(positions("lost-cities", 3, 1000))
    for rolls in (lost_cities_rolls, my_city_rolls):
        assert sum(chance for _, chance in rolls(state)) == pytest.approx(1.0)
