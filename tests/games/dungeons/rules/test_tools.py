"""Torches, chests, lives and symbols."""

from __future__ import annotations

import pytest

from tests.games.dungeons.scene import (
    CULTISTS,
    NINE,
    cross,
    crossed,
    dungeon,
    give,
    legal,
    pass_roll,
    play,
    reached,
    sheet,
)


def test_a_torch_crosses_any_field_beside_a_crossed_one() -> None:
    """DD-R8"""
    state = play(reached(CULTISTS, "f16", reward="torches"), "roll 1 1 2 5 6")
    torches = {move for move in legal(state, 1) if move.startswith("torch")}
    assert torches == {"torch at f15", "torch at f17"}


def test_torches_burn_before_pairing_and_both_in_one_roll() -> None:
    """DD-R8, DD-Q1"""
    state = play(
        reached(CULTISTS, "f16", reward="torches"),
        "roll 1 1 2 5 6",
        "1: torch at f17",
        "1: torch at f18",
        "1: 1+1 2+5",
    )
    assert {"f17", "f18"} <= crossed(state, 1)
    assert not any("torch" in move for move in legal(state, 1))


def test_a_torch_crosses_one_box_of_rubble() -> None:
    """DD-R8"""
    state = play(reached(CULTISTS, "f14", reward="torches"), "roll 1 1 2 5 6", "1: torch at f15")
    assert "f15" not in crossed(state, 1)
    play(state, "1: torch at f15")
    assert "f15" in crossed(state, 1)


def test_a_torch_hits_a_reached_monster_whatever_its_numbers() -> None:
    """DD-R8"""
    state = play(reached(CULTISTS, "f34", reward="torches"), "roll 1 1 2 5 6", "1: torch hits boss")
    assert sheet(state, 1).hits_on(6) == 1


def test_after_the_sums_a_seat_with_torches_says_that_it_is_done() -> None:
    """DD-R8"""
    state = play(
        reached(CULTISTS, reward="torches"),
        "roll 3 4 2 6 6",
        "1: 2+6 3+4",
        "1: 7 at f1",
        "1: 8 at f9",
    )
    assert state.owing() == [0, 1]
    assert "done" in legal(state, 1)
    play(state, "1: done")
    assert state.owing() == [1]


def test_a_torch_may_open_the_way_for_a_sum() -> None:
    """DD-Q2"""
    state = play(
        reached(CULTISTS, "f2 f16", reward="torches"),
        "roll 1 3 1 3 6",
        "1: 1+3 1+3",
        "1: torch at f17",
    )
    assert "4 at f18" in legal(state, 1)
    assert "done" not in legal(state, 1)


def test_a_torch_crosses_a_start_field_only_beside_a_crossed_one() -> None:
    """DD-Q5"""
    state = play(reached(CULTISTS, "f1", reward="torches"), "roll 1 1 2 5 6")
    uses = legal(state, 1)
    assert "torch at f2" in uses
    assert "torch at f3" not in uses


def test_a_chest_asks_for_a_reward_at_once() -> None:
    """DD-R9"""
    state = play(reached(CULTISTS, "f42"), "roll 1 2 2 4 6", "1: 1+2 2+4", "1: 3 at f44")
    assert legal(state, 1) == {"take lives", "take torches", "take dice"}


def test_a_reward_is_taken_once() -> None:
    """DD-R9"""
    state = play(
        reached(CULTISTS, "f42", reward="torches"), "roll 1 2 2 4 6", "1: 1+2 2+4", "1: 3 at f44"
    )
    assert legal(state, 1) == {"take lives", "take dice"}


def test_three_extra_lives_come_with_a_gem() -> None:
    """DD-S4"""
    state = play(
        reached(CULTISTS, "f42"), "roll 1 2 2 4 6", "1: 1+2 2+4", "1: 3 at f44", "1: take lives"
    )
    assert (sheet(state, 1).gems, sheet(state, 1).extra_left()) == (1, 3)


def test_extra_lives_are_crossed_before_the_track() -> None:
    """DD-S4"""
    state = reached(CULTISTS, reward="lives")
    sheet(state, 1).extra = 2
    cross(state, 1, "f1")
    play(state, "roll 3 4 3 4 6", "1: 3+4 3+4")
    pass_roll(state, 2)
    assert (sheet(state, 1).extra, sheet(state, 1).life) == (3, 1)


def test_gains_of_a_roll_come_before_its_losses() -> None:
    """DD-Q1: extra lives taken in this roll pay for a sum that lapses in it."""
    state = play(
        reached(CULTISTS, "f8 f11 f42"),
        "roll 1 2 3 3 6",
        "1: 1+2 3+3",
        "1: 3 at f44",
        "1: take lives",
    )
    pass_roll(state, 2)
    assert (sheet(state, 1).extra, sheet(state, 1).life) == (1, 0)


def test_three_more_symbols_follow_the_first_three() -> None:
    """DD-S4"""
    state = dungeon(CULTISTS, active=2)
    give(state, 1, "dice")
    sheet(state, 1).dice = 5
    play(state, "roll 2 2 4 5 1")
    assert legal(state, 1) == NINE
    sheet(state, 1).dice = 6
    assert len(legal(state, 1)) == 2


@pytest.mark.parametrize(
    ("crossed_boxes", "points"),
    list(enumerate([0, 0, -1, -2, -4, -6, -9, -12, -16, -20])),
)
def test_the_topmost_uncrossed_box_counts(crossed_boxes: int, points: int) -> None:
    """DD-S3"""
    state = dungeon(CULTISTS)
    sheet(state, 1).life = crossed_boxes
    assert dict(state.lines(0))["lives"] == points
