"""What was measured is kept beside the maps, and the maps are as good as they should be."""

from __future__ import annotations

import pytest

from rollwrite.games.my_city import GAME
from tests.games.measured import Measured

FOUND = Measured(GAME)
CHAPTERS = ("chapter-1", "chapter-2", "chapter-3", "chapter-4")
LOWEST = ("rating-1", "rating-2", "rating-3")
HIGHEST = ("rating-7", "rating-8", "rating-9")


@pytest.mark.parametrize("gauge", [*CHAPTERS, "whole"])
def test_random_play_ends_in_the_lowest_three_ratings(gauge: str) -> None:
    """MC-S1"""
    assert FOUND.share("random", gauge, LOWEST) >= 0.95


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_strongest_player_mostly_ends_in_the_highest_three(chapter: str) -> None:
    """MC-S1"""
    assert FOUND.share("merciless", chapter, HIGHEST) > 0.5
