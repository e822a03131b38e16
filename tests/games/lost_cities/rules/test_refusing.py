"""Refusing: dice symbols, exhaustion."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.testing import legal
from tests.games.lost_cities.scene import line_points, scene, tell

ROLL = "red red blue 3 7 0"


@pytest.mark.parametrize("shaded", range(9))
def test_refusing_shades_the_next_dice_symbol(shaded: int) -> None:
    """LC-R1"""
    state = tell(scene(f"dice {shaded}", roll=ROLL), "1: refuse")
    assert state.papers[0].dice == shaded + 1


def test_with_all_nine_shaded_refusing_stays_possible() -> None:
    """LC-R1"""
    assert "refuse" in legal(GAME, scene("dice 9", roll=ROLL), 1)


def test_with_all_nine_shaded_refusing_has_no_effect() -> None:
    """LC-R1"""
    state = scene("dice 9", roll=ROLL)
    before = state.lines(0)
    tell(state, "1: refuse")
    assert (state.papers[0].dice, state.lines(0)) == (9, before)


def test_refusing_is_no_answer_to_an_arrow() -> None:
    """LC-R1, LC-E6: an acceleration is declined without shading."""
    state = tell(scene("yellow 1", roll="yellow red red 2 2 2"), "1: yellow 2")
    assert "refuse" not in legal(GAME, state, 1)


def test_staying_shades_no_dice_symbol() -> None:
    """LC-E6"""
    state = tell(scene("yellow 1", roll="yellow red red 2 2 2"), "1: yellow 2", "1: stay")
    assert state.papers[0].dice == 0


def test_whoever_shades_the_ninth_loses_the_points_of_that_column() -> None:
    """LC-R2"""
    state = scene("dice 8", roll=ROLL)
    tell(state, "1: refuse")
    assert line_points(state, 1)["dice"] == 0


def test_an_exhausted_seat_plays_on() -> None:
    """LC-R2"""
    state = tell(scene("dice 8", roll=ROLL), "1: refuse", "2: refuse", f"roll {ROLL}", "2: refuse")
    assert legal(GAME, state, 1) > {"refuse"}
