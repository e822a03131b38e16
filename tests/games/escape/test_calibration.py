"""What was measured is kept beside the sheets, and the sheets are as good as they should be."""

from __future__ import annotations

from statistics import fmean

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.chart import SEATS, VARIANTS
from rollwrite.lab.report import own_figures, stored

REPORT = stored(GAME)
LEVELS = ("easy", "normal", "hard")


def wins(bot: str, seats: int, level: str, variant: str) -> float:
    found = REPORT[bot][f"{seats}-seats-{level}-{variant}"]["wins"]
    assert isinstance(found, float)
    return found


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_number_of_seats_difficulty_and_variant_was_measured(bot: str) -> None:
    assert set(REPORT[bot]) == {gauge.id for gauge in GAME.gauges}
    assert len(GAME.gauges) == len(SEATS) * len(LEVELS) * len(VARIANTS)
    for row in REPORT[bot].values():
        assert isinstance(row["games"], int)
        assert row["games"] >= 200


def test_random_teams_practically_never_win() -> None:
    """ES-F1"""
    assert all(row["wins"] == 0 for row in REPORT["random"].values())


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_greedy_teams_win_most_easy_games_fewer_normal_ones_and_fewest_hard_ones(
    seats: int, variant: str
) -> None:
    """ES-S1"""
    easy, normal, hard = (wins("greedy", seats, level, variant) for level in LEVELS)
    assert easy > 0.5
    assert easy > normal > hard > 0


def test_greedy_teams_win_three_easy_games_of_four() -> None:
    """ES-S1"""
    found = [wins("greedy", seats, "easy", variant) for seats in SEATS for variant in VARIANTS]
    assert fmean(found) >= 0.75


def test_gems_come_from_everywhere() -> None:
    """ES-S2, ES-T1, ES-A6, ES-P2"""
    for row in REPORT["greedy"].values():
        figures = own_figures(row)
        assert set(figures) == {"chambers", "secrets", "maps", "tracks", "home"}
        assert all(value > 0.5 for name, value in figures.items() if name != "home")


def test_in_easy_games_most_seats_get_out() -> None:
    """ES-F1: in hard ones a greedy team rather hunts for the last gems."""
    for gauge, row in REPORT["greedy"].items():
        if "easy" in gauge:
            assert own_figures(row)["home"] > 0.6
