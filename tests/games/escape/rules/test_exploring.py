"""Exploring: paying, actions, bonuses, secrets."""

from __future__ import annotations

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.position import EXPLORING, TAKING
from tests.games.escape.scene import (
    at,
    dice,
    gems,
    give,
    legal,
    marks,
    play,
    put,
    scene,
    through,
    why,
)

# -- entering ---------------------------------------------------------------------------


def test_two_kept_dice_move_into_a_joined_chamber() -> None:
    """ES-A4"""
    state = through(scene("c3 e5"), "adventurer torch golden adventurer", "key")
    assert legal(state, 1) == {"go b3", "go c2", "go c4", "go d3", "done"}
    play(state, "1: go c4")
    assert at(state, 1) == "c4"
    assert dice(state, "kept") == ["adventurer", "golden"]


def test_one_enters_first_from_ones_own_side() -> None:
    """ES-A4, ES-T1"""
    state = through(scene("north east"), "adventurer torch key adventurer", "key")
    assert legal(state, 1) == {"go b1", "go d1", "done"}
    assert why(state, 1, "go a2") == "why-no-entrance"


def test_each_die_pays_once() -> None:
    """ES-A4"""
    state = through(scene("c3 e5"), "adventurer torch", "key")
    play(state, "1: go c4")
    assert state.step == TAKING


def test_a_double_price_needs_two_dice() -> None:
    """ES-A4"""
    state = through(scene("e3 c3"), "adventurer", "key")
    assert state.step == TAKING
    state = through(scene("e3 c3"), "adventurer adventurer", "key")
    assert legal(state, 1) == {"go e4", "done"}


def test_the_order_of_the_symbols_does_not_matter() -> None:
    """ES-A4"""
    assert "go d3" in legal(through(scene("c3 e5"), "adventurer torch", "key"), 1)
    assert "go d3" in legal(through(scene("c3 e5"), "torch adventurer", "key"), 1)


def test_walls_and_distance_stop_an_adventurer() -> None:
    """ES-A4, ES-T1"""
    state = through(scene("b1 e5"), "adventurer golden key torch", "key")
    assert why(state, 1, "go c1") == "why-wall"
    assert why(state, 1, "go c2") == "why-far"
    assert why(state, 1, "go b1") == "why-here"


def test_what_cannot_be_paid_is_refused() -> None:
    """ES-A4"""
    state = through(scene("b1 e5"), "torch key golden", "adventurer")
    assert legal(state, 1) == {"go a1", "go b2", "done"}
    state = through(scene("b3 e5"), "torch adventurer", "adventurer")
    assert why(state, 1, "go c3") == "why-cannot-pay"


def test_unused_kept_dice_are_lost() -> None:
    """ES-A4, ES-P3"""
    state = through(scene("c3 e5"), "adventurer torch golden", "key")
    play(state, "1: done")
    assert dice(state, "kept") == []
    assert dice(state, "pool") == ["key"]


def test_exploring_ends_by_itself_when_nothing_can_be_entered() -> None:
    """ES-Q7"""
    assert through(scene("c3 e5"), "key key", "torch").step == TAKING


# -- actions ----------------------------------------------------------------------------


def test_an_action_happens_the_first_time_only() -> None:
    """ES-A4"""
    state = through(scene("c3 e5"), "adventurer golden adventurer key adventurer golden", "key")
    play(state, "1: go b3")
    assert gems(state)["chambers"] == 1
    play(state, "1: go c3", "1: go b3")
    assert gems(state)["chambers"] == 1


def test_another_seat_finds_its_own_action() -> None:
    """ES-A4: by this seat"""
    state = through(scene("c3 c3"), "adventurer golden", "key")
    play(state, "1: go b3", "2: key on map 1 bonus")
    through(state, "adventurer golden")
    play(state, "2: go b3")
    assert gems(state)["chambers"] == 2


@pytest.mark.parametrize(
    ("start", "kept", "move", "track"),
    [
        ("a1", "adventurer torch", "go b1", "reroll"),
        ("a1", "adventurer adventurer", "go a2", "heal"),
        ("d1", "adventurer golden", "go c1", "key"),
        ("e1", "adventurer key", "go d1", "torch"),
        ("c3", "golden adventurer", "go c2", "golden"),
    ],
)
def test_a_coin_marks_the_next_place_of_its_track(
    start: str, kept: str, move: str, track: str
) -> None:
    """ES-T1, ES-S2"""
    state = through(scene(f"{start} e5"), kept, "torch")
    play(state, f"1: {move}")
    assert marks(state, track) == (1, 1)


def test_the_four_leaf_gives_a_mark_of_choice() -> None:
    """ES-T1"""
    state = through(scene("b1 e5"), "torch key", "torch")
    play(state, "1: go b2")
    assert legal(state, 1) == {"choose reroll", "choose key", "choose torch", "choose golden"}
    assert why(state, 1, "done") == "why-answer-first"
    play(state, "1: choose golden")
    assert marks(state, "golden") == (1, 1)


def test_a_full_track_is_no_choice() -> None:
    """ES-Q6"""
    state = scene("b1 e5")
    give(state, "key " * 6 + "torch " * 6)
    state.team.spent = state.team.marked
    through(state, "torch key", "torch")
    play(state, "1: go b2")
    assert legal(state, 1) == {"choose reroll", "choose golden"}
    assert why(state, 1, "choose key") == "why-track-full"


def test_with_all_four_full_nothing_is_asked() -> None:
    """ES-Q6"""
    state = scene("b1 e5")
    give(state, "key torch golden reroll " * 6)
    state.team.spent = state.team.marked
    through(state, "torch key", "torch")
    play(state, "1: go b2")
    assert state.step == TAKING


def test_jokers_do_nothing_outside_their_variant() -> None:
    """ES-Q4"""
    state = through(scene("b1 e5", variant="dice"), "key adventurer", "torch")
    play(state, "1: go c1")
    assert state.papers[0].crossed == 0


# -- tracks -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "place"), [(2, 3), (3, 4), (4, 5)])
def test_one_place_of_a_track_brings_a_gem_once(seats: int, place: int) -> None:
    """ES-S2"""
    state = scene("d1 " + "e5 " * (seats - 1))
    give(state, "key " * (place - 1))
    assert gems(state)["tracks"] == 0
    state.team.mark(3, 6, place)
    assert gems(state)["tracks"] == 1
    state.team.mark(3, 6, place)
    assert gems(state)["tracks"] == 1


def test_marks_on_a_full_track_are_lost() -> None:
    """ES-S2"""
    state = scene("d1 e5")
    give(state, "key " * 6)
    through(state, "adventurer golden", "torch")
    play(state, "1: go c1")
    assert marks(state, "key") == (6, 6)


# -- bonuses ----------------------------------------------------------------------------


def test_bonuses_pay_for_what_no_kept_die_shows() -> None:
    """ES-A5, ES-Q5"""
    state = through(scene("c3 e5", marks="golden torch"), "adventurer", "key")
    assert legal(state, 1) == {
        "go b3 with golden",
        "go c2 with golden",
        "go c4 with torch",
        "go d3 with torch",
        "done",
    }
    play(state, "1: go b3 with golden")
    assert marks(state, "golden") == (1, 0)
    assert dice(state, "kept") == []


def test_kept_dice_pay_before_bonuses() -> None:
    """ES-Q5"""
    state = through(scene("c3 e5", marks="golden"), "adventurer golden", "key")
    assert "go b3" in legal(state, 1)
    assert why(state, 1, "go b3 with golden") == "why-other-price"
    reason = GAME.why_illegal(state, 0, GAME.from_text("go b3 with golden"))
    assert reason.args["move"] == "go b3"


def test_two_bonuses_can_pay_a_whole_chamber() -> None:
    """ES-A5"""
    state = through(scene("c4 e5", marks="key golden"), "", "key")
    assert legal(state, 1) == {"go d4 with key golden", "done"}
    play(state, "1: go d4 with key golden", "1: choose key")
    assert marks(state, "key") == (2, 1)


def test_two_of_one_symbol_need_two_bonuses() -> None:
    """ES-A5"""
    variant = scene("d1 c3", variant="dice", marks="key")
    assert through(variant, "", "torch").step == TAKING
    variant = scene("d1 c3", variant="dice", marks="key key")
    assert "go e1 with key key" in legal(through(variant, "", "torch"), 1)


def test_no_bonus_replaces_an_adventurer() -> None:
    """ES-A5"""
    state = through(scene("c3 e5", marks="key torch golden"), "key torch golden", "torch")
    assert state.step == TAKING


def test_a_bonus_gained_in_this_turn_pays_in_this_turn() -> None:
    """ES-A5"""
    state = through(scene("c2 e5"), "adventurer golden golden", "torch")
    play(state, "1: go c1")
    assert marks(state, "key") == (1, 1)
    assert "go d1 with key" not in legal(state, 1)
    state = through(scene("c2 e5"), "adventurer golden adventurer", "torch")
    play(state, "1: go c1")
    assert "go d1 with key" in legal(state, 1)


def test_a_run_moves_for_free_and_takes_the_action() -> None:
    """ES-A5"""
    state = through(scene("c3 e5", marks="run"), "key", "torch")
    assert legal(state, 1) == {"run b3", "run c2", "run c4", "run d3", "done"}
    play(state, "1: run d3")
    assert gems(state)["chambers"] == 1
    assert marks(state, "run") == (1, 0)


# -- secrets ----------------------------------------------------------------------------


def test_two_adventurers_in_both_halves_find_two_gems() -> None:
    """ES-A6"""
    state = through(scene("a1 e4"), "adventurer adventurer", "torch")
    play(state, "1: go a2")
    assert gems(state)["secrets"] == 2


def test_one_half_alone_or_two_halves_of_two_colours_find_nothing() -> None:
    """ES-A6"""
    state = through(scene("a1 e2"), "adventurer adventurer", "torch")
    play(state, "1: go a2")
    assert gems(state)["secrets"] == 0


def test_a_colour_is_found_once() -> None:
    """ES-A6"""
    state = through(scene("a1 e4", marks="run run run"), "", "torch")
    play(state, "1: run a2", "1: run a1", "1: run a2")
    assert gems(state)["secrets"] == 2


def test_a_run_opens_a_secret_too() -> None:
    """ES-A6, ES-A5"""
    state = scene("a1 e4", marks="run")
    play(state, "1: run a2")
    assert gems(state)["secrets"] == 2


def test_the_action_comes_before_the_secret() -> None:
    """ES-Q3"""
    state = through(scene("b1 d4"), "torch key", "torch")
    play(state, "1: go b2")
    assert gems(state)["secrets"] == 0
    play(state, "1: choose key")
    assert gems(state)["secrets"] == 2


def test_the_exit_may_be_left_again() -> None:
    """ES-Q3"""
    state = through(scene("c3 e5"), "adventurer golden", "torch")
    play(state, "1: go c2")
    assert at(state, 1) == "c2"


def test_the_temple_is_never_left() -> None:
    """ES-Q3"""
    state = through(scene("b1 e5", marks="run"), "key torch golden", "torch")
    assert {move.split()[1] for move in legal(state, 1) if " " in move} == {"a1", "b2"}
    assert state.step == EXPLORING
    put(state, 1, "b5")
    assert {move.split()[1] for move in legal(state, 1) if " " in move} == {"a5", "c5"}
