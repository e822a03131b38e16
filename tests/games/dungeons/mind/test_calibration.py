"""What was measured is kept beside the maps, and the maps are as good as they should be."""

from __future__ import annotations

from statistics import fmean

import pytest

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.sheet.facts import ADVENTURES
from tests.games.measured import Measured

FOUND = Measured(GAME)
LOWEST = ("rating-1", "rating-2", "rating-3")
HIGHEST = ("rating-6", "rating-7", "rating-8")


def in_the_highest(bot: str, adventure: str) -> float:
    return FOUND.share(bot, f"{adventure}-1", HIGHEST)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_adventure_was_measured_with_every_number_of_seats(bot: str) -> None:
    assert set(FOUND.report[bot]) == FOUND.gauges


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_random_play_alone_ends_in_the_lowest_three_ratings(adventure: str) -> None:
    assert FOUND.share("random", f"{adventure}-1", LOWEST) >= 0.95


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_greedy_play_alone_mostly_ends_above_them(adventure: str) -> None:
    assert FOUND.share("greedy", f"{adventure}-1", LOWEST) <= 0.3


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_strongest_player_alone_mostly_ends_in_the_highest_three(adventure: str) -> None:
    assert in_the_highest("merciless", adventure) > 0.6


def test_the_strongest_player_is_there_more_often_than_greedy() -> None:
    merciless, greedy = (
        fmean(in_the_highest(bot, adventure) for adventure in ADVENTURES)
        for bot in ("merciless", "greedy")
    )
    assert merciless > greedy + 0.1


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_players_are_hardly_ever_eliminated(adventure: str, seats: int) -> None:
    assert FOUND.number("greedy", f"{adventure}-{seats}", "out") <= 0.06


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_monster_and_bonus_is_used(adventure: str) -> None:
    found = FOUND.report["greedy"][f"{adventure}-4"]
    used = [value for name, value in found.items() if name.startswith(("kills", "bonus"))]
    assert used
    assert all(isinstance(value, float) and value > 0 for value in used)
