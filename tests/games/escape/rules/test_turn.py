"""The active seat before it explores: curse, heal, rolls, keeping and pooling."""

from __future__ import annotations

from rollwrite.games.escape.rules.position import EXPLORING
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.kernel.state import DECIDE, ROLL
from tests.games.escape.scene import (
    at,
    count,
    dice,
    give,
    idle,
    legal,
    marks,
    play,
    scene,
    through,
    why,
)


def cursed(state: EscapeState) -> list[int]:
    return [count(state, f"curse-{place}") for place in (1, 2, 3)]


# -- the curse ------------------------------------------------------------------------


def test_cursed_dice_move_on_at_the_start_of_a_turn_and_come_free() -> None:
    """ES-A1, ES-S3"""
    state = scene(cursed=(3, 2, 1))
    assert cursed(state) == [0, 3, 2]
    assert count(state, "supply") + count(state, "tray") == 3


def test_they_move_in_every_seats_turn() -> None:
    """ES-Q1"""
    state = scene("c3 b2 e5", cursed=(2, 0, 0))
    assert cursed(state) == [0, 2, 0]
    idle(state)
    assert state.active == 1
    assert cursed(state) == [0, 0, 2]


def test_the_start_seats_turn_marks_the_next_round() -> None:
    """ES-A1"""
    state = scene("c3 c3")
    assert state.round == 1
    idle(state)
    assert (state.active, state.round) == (1, 1)
    idle(state)
    assert (state.active, state.round) == (0, 2)


def test_a_turn_without_dice_passes_by_itself() -> None:
    """ES-Q7, ES-A1"""
    state = through(scene("c3 c3"))
    assert cursed(state) == [0, 0, 0]
    assert (state.active, state.round) == (1, 2)


def test_a_heal_frees_all_dice_of_one_place() -> None:
    """ES-A2"""
    state = scene(cursed=(3, 2, 0), marks="heal heal")
    assert legal(state, 1) == {"heal 2", "heal 3", "roll"}
    play(state, "1: heal 2")
    assert cursed(state) == [0, 0, 2]
    assert count(state, "supply") == 6
    assert marks(state, "heal") == (2, 1)
    play(state, "1: heal 3")
    assert state.phase == ROLL


def test_healing_is_over_with_the_first_roll() -> None:
    """ES-A2"""
    state = scene(cursed=(3, 0, 0), marks="heal")
    play(state, "1: roll", "roll key torch")
    assert why(state, 1, "heal 2") == "why-heal-late"


def test_all_dice_cursed_leaves_exploring() -> None:
    """ES-A2, ES-A3: the bonuses may still pay."""
    state = scene("a2 b3", cursed=(4, 4, 0), marks="heal key torch")
    assert legal(state, 1) == {"heal 2", "heal 3", "explore"}
    play(state, "1: explore")
    assert state.step == EXPLORING
    assert legal(state, 1) == {"go a1 with key torch", "done"}


# -- rolling ----------------------------------------------------------------------------


def test_two_dice_are_rolled_at_a_time_and_the_last_alone() -> None:
    """ES-A3"""
    state = scene(cursed=(0, 1, 0))
    sizes = []
    while state.phase == ROLL:
        sizes.append(len(state.dice()))
        play(state, "roll " + " ".join(["key"] * sizes[-1]))
        for _ in range(sizes[-1]):
            play(state, "1: pool key")
    assert sizes == [2, 2, 2, 1]


def test_each_die_is_kept_or_pooled_and_black_masks_are_cursed() -> None:
    """ES-A3"""
    state = scene()
    play(state, "roll key torch")
    assert legal(state, 1) == {"keep key", "pool key", "keep torch", "pool torch"}
    play(state, "1: pool torch", "1: keep key")
    assert dice(state, "kept") == ["key"]
    assert dice(state, "pool") == ["torch"]
    play(state, "roll black golden")
    assert legal(state, 1) == {"keep golden", "pool golden"}
    assert cursed(state) == [0, 0, 0]
    play(state, "1: keep golden")
    assert cursed(state) == [1, 0, 0]


def test_two_black_masks_leave_no_choice() -> None:
    """ES-A3, ES-Q7"""
    state = scene()
    play(state, "roll black black")
    assert cursed(state) == [2, 0, 0]
    assert state.phase == ROLL


def test_a_re_roll_rolls_both_dice_again_black_masks_too() -> None:
    """ES-A3"""
    state = scene(marks="reroll")
    play(state, "roll black black")
    assert legal(state, 1) == {"reroll", "roll"}
    play(state, "1: reroll")
    assert state.dice() == ("escape", "escape")
    assert marks(state, "reroll") == (1, 0)
    play(state, "roll key key", "1: keep key", "1: keep key")
    assert cursed(state) == [0, 0, 0]


def test_a_re_roll_comes_before_the_dice_are_placed() -> None:
    """ES-A3"""
    state = scene(marks="reroll")
    play(state, "roll key torch", "1: keep key")
    assert legal(state, 1) == {"keep torch", "pool torch"}
    assert why(state, 1, "reroll") == "why-reroll-late"


def test_two_re_rolls_can_follow_one_another() -> None:
    """ES-A3"""
    state = scene(marks="reroll reroll")
    play(state, "roll black torch", "1: reroll", "roll black key", "1: reroll", "roll key key")
    assert why(state, 1, "reroll") == "why-no-reroll"


def test_a_re_roll_of_the_last_die_rolls_that_die() -> None:
    """ES-Q2"""
    state = scene(cursed=(4, 3, 0), marks="reroll heal")
    play(state, "1: roll", "roll black", "1: reroll")
    assert state.dice() == ("escape",)
    play(state, "roll key", "1: keep key")
    assert state.step != EXPLORING or dice(state, "kept") == ["key"]


def test_without_a_choice_the_dice_roll_by_themselves() -> None:
    """ES-Q7"""
    state = scene()
    assert state.phase == ROLL
    play(state, "roll key torch", "1: keep key", "1: keep torch")
    assert state.phase == ROLL


# -- runs at any time -------------------------------------------------------------------


def test_a_run_can_be_spent_before_the_first_roll_even_from_outside() -> None:
    """ES-Q1, ES-A5"""
    state = scene("north east", marks="run")
    assert legal(state, 1) == {"run b1", "run d1", "roll"}
    play(state, "1: run d1")
    assert at(state, 1) == "d1"
    assert marks(state, "torch") == (1, 1)
    assert state.phase == ROLL


def test_a_run_can_be_spent_between_rolls() -> None:
    """ES-Q1"""
    state = scene("c3 e5", marks="run run")
    play(state, "1: roll", "roll key torch", "1: keep key", "1: run c4")
    assert {"keep torch", "run c5", "run d4"} <= legal(state, 1)
    play(state, "1: keep torch")
    assert "roll" in legal(state, 1)
    play(state, "1: run c5")
    assert state.phase == ROLL


def test_a_run_to_a_re_roll_helps_the_dice_in_the_tray() -> None:
    """ES-Q1, ES-A5: also bonuses gained in this turn"""
    state = scene("a3 e5", marks="run")
    play(state, "1: roll", "roll black black")
    assert legal(state, 1) == {"run a2", "run a4", "run b3", "roll"}
    play(state, "1: run a4")
    assert legal(state, 1) == {"reroll", "roll"}
    play(state, "1: reroll")
    assert marks(state, "reroll") == (1, 0)


def test_key_torch_and_mask_bonuses_wait_for_exploring() -> None:
    """ES-Q1"""
    state = scene("a2 b3", marks="key torch run")
    assert why(state, 1, "go a1 with key torch") == "why-roll-first"
    play(state, "1: roll", "roll key torch")
    assert why(state, 1, "go a1") == "why-place-first"


def test_a_new_pair_needs_the_old_one_placed() -> None:
    """ES-A3"""
    state = scene("a2 b3", marks="run")
    play(state, "1: roll", "roll key torch")
    assert why(state, 1, "roll") == "why-place-first"
    assert why(state, 1, "done") == "why-place-first"
    assert state.phase == DECIDE
    give(state, "reroll")
    assert "reroll" in legal(state, 1)
