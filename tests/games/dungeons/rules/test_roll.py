"""A roll: pairs, sums, fields."""

from __future__ import annotations

import pytest

from rollwrite.games.dungeons import GAME
from tests.games.dungeons.scene import (
    ANIMALS,
    CULTISTS,
    NINE,
    PYRAMID,
    cross,
    crossed,
    dungeon,
    legal,
    pass_roll,
    play,
    reached,
    sheet,
)

# -- dice and pairs ----------------------------------------------------------------------


def test_a_die_draws_the_start_seat() -> None:
    """DD-R0"""
    state = GAME.start(GAME.setup(3))
    assert (state.dice(), state.sides()) == (("start",), [3])
    state.roll([2])
    assert state.active == 2


def test_newcomers_start_with_annoyed_animals() -> None:
    """DD-R0"""
    assert GAME.setup(2).options == {"adventure": "annoyed-animals"}


def test_four_white_dice_and_a_black_one_are_rolled() -> None:
    """DD-R1"""
    assert dungeon(CULTISTS).dice() == ("white", "white", "white", "white", "black")


def test_the_next_seat_is_active_after_the_roll() -> None:
    """DD-R1"""
    state = play(dungeon(CULTISTS, 3, active=3), "roll 1 2 3 4 5")
    pass_roll(state, 1, 2, 3)
    assert state.active == 0


def test_all_seats_decide_at_once_and_their_steps_touch_only_their_sheets() -> None:
    """DD-R2"""
    state = play(dungeon(CULTISTS), "roll 3 4 2 5 6")
    assert state.owing() == [0, 1]
    play(state, "1: 2+5 3+4", "1: 7 at f1")
    assert crossed(state, 2) == set()


def test_the_active_seat_chooses_among_nine_combinations() -> None:
    """DD-R3: the example."""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 1")
    assert legal(state, 1) == NINE


def test_another_seat_has_them_too_while_it_has_a_symbol() -> None:
    """DD-R3"""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 1")
    assert legal(state, 2) == NINE


def test_without_a_symbol_another_seat_has_two() -> None:
    """DD-R3"""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 1")
    sheet(state, 2).dice = 3
    assert legal(state, 2) == {"2+2 4+5", "2+4 2+5"}


def test_the_black_die_costs_another_seat_a_symbol() -> None:
    """DD-R3"""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 1", "1: 1+2 4+5", "2: 1+2 4+5")
    assert (sheet(state, 1).dice, sheet(state, 2).dice) == (0, 1)


def test_pairs_of_white_dice_cost_nothing() -> None:
    """DD-R3"""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 1", "2: 2+2 4+5")
    assert sheet(state, 2).dice == 0


def test_what_the_whites_can_form_too_costs_no_symbol() -> None:
    """DD-Q11: the black 2 could stand for a white one."""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 2", "2: 2+4 2+5")
    assert sheet(state, 2).dice == 0


def test_once_formed_the_pairs_are_fixed() -> None:
    """DD-Q1"""
    state = play(dungeon(CULTISTS), "roll 3 4 2 6 6", "1: 2+6 3+4")
    assert not any("+" in move for move in legal(state, 1))


# -- fields ------------------------------------------------------------------------------


def test_a_sum_crosses_any_start_field_with_its_number() -> None:
    """DD-R4"""
    state = play(dungeon(CULTISTS), "roll 3 4 2 6 6", "1: 2+6 3+4")
    assert legal(state, 1) == {"7 at f1", "8 at f9"}


def test_the_second_sum_may_build_on_the_first() -> None:
    """DD-R4"""
    state = play(dungeon(CULTISTS), "roll 3 4 2 6 6", "1: 2+6 3+4", "1: 7 at f1")
    assert legal(state, 1) == {"8 at f9", "8 at f14"}


def test_the_sums_may_be_used_in_either_order() -> None:
    """DD-R4"""
    state = play(dungeon(CULTISTS), "roll 3 4 2 6 6", "1: 2+6 3+4", "1: 8 at f9", "1: 7 at f1")
    assert crossed(state, 1) == {"f1", "f9"}


def test_a_field_is_crossed_once() -> None:
    """DD-R4"""
    state = play(reached(CULTISTS, "f1"), "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert state.owing() == [1]
    assert crossed(state, 1) == {"f1"}


def test_the_way_leads_through_a_killed_monsters_room() -> None:
    """DD-R4, DD-R7"""
    state = play(
        reached(CULTISTS, "f13", necro=3), "roll 2 4 2 4 6", "1: 2+4 2+4", "1: 6 hits necro"
    )
    assert "6 at f33" in legal(state, 1)


def test_a_sum_hits_a_reached_monster_whose_number_it_is() -> None:
    """DD-R4"""
    state = play(reached(CULTISTS, "f14"), "roll 2 2 5 5 6", "1: 2+2 5+5")
    assert "double 4 hits shade" in legal(state, 1)


def test_a_white_number_is_locked_until_its_field_is_crossed() -> None:
    """DD-R7"""
    state = play(reached(CULTISTS, "f12"), "roll 1 2 2 4 6", "1: 1+2 2+4")
    uses = legal(state, 1)
    assert "3 hits necro" in uses
    assert "6 hits necro" not in uses


def test_a_lapsed_sum_costs_a_life() -> None:
    """DD-R5"""
    state = play(reached(CULTISTS, "f1 f9"), "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert sheet(state, 1).lost == 2
    pass_roll(state, 2)
    assert sheet(state, 1).life == 2


def test_a_sum_that_fits_must_be_used() -> None:
    """DD-R5, DD-Q2"""
    state = play(reached(CULTISTS, reward="torches"), "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert "done" not in legal(state, 1)


def test_torches_need_not_be_used_for_a_sum_that_fits_nothing() -> None:
    """DD-Q2"""
    state = play(reached(CULTISTS, "f1 f9", reward="torches"), "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert "done" in legal(state, 1)
    play(state, "1: done")
    assert sheet(state, 1).lost == 2


def test_pairs_may_be_chosen_even_if_a_sum_then_lapses() -> None:
    """DD-Q2"""
    state = play(reached(CULTISTS, "f1"), "roll 3 4 3 4 6")
    assert {"3+4 3+4", "3+3 4+4"} <= legal(state, 1)


def test_a_doubles_field_takes_any_pair_of_equal_dice() -> None:
    """DD-R6"""
    state = play(reached(CULTISTS, "f16"), "roll 1 1 2 5 6", "1: 1+1 2+5")
    uses = legal(state, 1)
    assert "double 2 at f17" in uses
    assert "7 at f17" not in uses


def test_a_double_and_a_plain_sum_of_the_same_number_are_told_apart() -> None:
    """DD-R6"""
    state = play(reached(CULTISTS, "f16"), "roll 3 3 2 4 6", "1: 2+4 3+3")
    assert {"6 at f11", "double 6 at f11", "double 6 at f17"} <= legal(state, 1)
    play(state, "1: 6 at f11")
    assert "double 6 at f17" in legal(state, 1)


def test_a_fist_takes_the_pair_of_equal_dice_that_makes_its_number() -> None:
    """DD-R6"""
    state = play(reached(ANIMALS, "f36"), "roll 5 5 4 6 6", "1: 4+6 5+5")
    uses = legal(state, 1)
    assert "double 10 at f37" in uses
    assert "10 at f37" not in uses


def test_rubble_is_passed_when_both_boxes_are_crossed() -> None:
    """DD-R6"""
    state = play(reached(CULTISTS, "f14"), "roll 2 4 5 6 6", "1: 2+4 5+6", "1: 6 at f15")
    assert "f15" not in crossed(state, 1)
    assert not sheet(state, 1).is_near(15)
    play(state, "1: 11 at f10")
    pass_roll(state, 2)
    play(state, "roll 2 4 5 6 6", "1: 2+4 5+6", "1: 6 at f15")
    assert "11 at f16" in legal(state, 1)


def test_two_equal_sums_may_cross_both_boxes_of_one_rubble_field() -> None:
    """DD-R6"""
    state = play(
        reached(CULTISTS, "f14"), "roll 2 4 2 4 6", "1: 2+4 2+4", "1: 6 at f15", "1: 6 at f15"
    )
    assert "f15" in crossed(state, 1)


def test_a_cloud_takes_the_number_its_owner_wrote() -> None:
    """DD-R6"""
    state = reached(PYRAMID, "f10")
    number = sheet(state, 1).cloud(1)  # f11
    assert number == 8
    play(state, "roll 3 5 1 1 6", "1: 1+1 3+5")
    assert "8 at f11" in legal(state, 1)


@pytest.mark.parametrize(
    ("beside", "move", "line"), [("f42", "6 at f43", "gems"), ("f45", "6 at f46", "gold")]
)
def test_a_gem_or_gold_is_marked_at_once(beside: str, move: str, line: str) -> None:
    """DD-R6"""
    state = reached(CULTISTS, beside)
    move = f"double 12{move[1:]}"
    play(state, "roll 6 6 1 1 6", "1: 1+1 6+6", f"1: {move}")
    assert dict(state.lines(0))[line] == {"gems": 3, "gold": 2}[line]


def test_a_gem_without_a_free_box_is_lost() -> None:
    """DD-S5"""
    state = dungeon(CULTISTS)
    sheet(state, 1).gems = 36
    cross(state, 1, "f42")
    play(state, "roll 6 6 1 1 6", "1: 1+1 6+6", "1: double 12 at f43")
    assert sheet(state, 1).gems == 36
