"""What was measured is kept beside the sheets, and the sheets are as good as they should be."""

from __future__ import annotations

from statistics import fmean

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.sheet.chart import SEATS, VARIANTS
from rollwrite.lab.report import own_figures
from tests.games.measured import Measured

FOUND = Measured(GAME)
REPORT = FOUND.report
LEVELS = ("easy", "normal", "hard")


def wins(bot: str, seats: int, level: str, variant: str) -> float:
    return FOUND.number(bot, f"{seats}-seats-{level}-{variant}", "wins")


@pytest.mark.parametrize(("bot", "games"), [("random", 200), ("greedy", 200), ("merciless", 100)])
def test_every_number_of_seats_difficulty_and_variant_was_measured(bot: str, games: int) -> None:
    assert set(REPORT[bot]) == FOUND.gauges
    assert len(GAME.gauges) == len(SEATS) * len(LEVELS) * len(VARIANTS)
    for row in REPORT[bot].values():
        assert isinstance(row["games"], int)
        assert row["games"] >= games


def test_random_teams_practically_never_win() -> None:
    """ES-F1"""
    assert all(row["wins"] == 0 for row in REPORT["random"].values())


TARGETS = {"easy": 0.9, "normal": 2 / 3, "hard": 1 / 3}  # of the strongest team


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_strongest_team_wins_easy_games_most_and_hard_ones_least(
    seats: int, variant: str
) -> None:
    """ES-S1"""
    easy, normal, hard = (wins("merciless", seats, level, variant) for level in LEVELS)
    assert easy > normal > hard > 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_strongest_team_wins_about_as_often_as_it_should(level: str) -> None:
    """ES-S1: on average over seats and variants, and a single one within 15 points."""
    found = [wins("merciless", seats, level, variant) for seats in SEATS for variant in VARIANTS]
    assert fmean(found) == pytest.approx(TARGETS[level], abs=0.05)
    assert found == pytest.approx([TARGETS[level]] * len(found), abs=0.15)


def test_stronger_teams_win_more() -> None:
    """ES-S1"""
    names = ("random", "greedy", "merciless")
    random, greedy, merciless = (
        fmean(float(str(row["wins"])) for row in REPORT[bot].values()) for bot in names
    )
    assert random < greedy < merciless


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
