"""The pool and the treasure maps."""

from __future__ import annotations

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.position import TAKING
from rollwrite.kernel.state import ROLL
from tests.games.escape.scene import (
    count,
    dice,
    fill,
    gems,
    legal,
    marks,
    play,
    scene,
    through,
    why,
)


def test_the_others_take_clockwise_one_die_or_two() -> None:
    """ES-P1"""
    state = through(scene("c3 e5 e5"), "", "key key torch golden")
    assert state.owing() == [1]
    assert "done" not in legal(state, 2)
    play(state, "2: key on map 1 bonus")
    assert "done" in legal(state, 2)
    play(state, "2: golden on map 1 gem")
    assert state.owing() == [2]
    play(state, "3: key on map 1 bonus", "3: done")
    assert state.active == 1


def test_two_dice_are_the_most() -> None:
    """ES-P1"""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus")
    through(state, "", "key key torch golden")
    play(state, "2: key on map 2 gem", "2: key on map 3 gem")
    assert legal(state, 2) == {"give up map 1", "done"}
    assert why(state, 2, "torch on map 2 bonus") == "why-two-dice"


def test_a_second_die_is_asked_for_only_while_there_is_one() -> None:
    """ES-P1: a full bonus part can be all that is left to decide."""
    dry, full, more = (scene("c3 e5") for _ in range(3))
    fill(dry, 2, "1 bonus")
    fill(full, 2, "1 bonus")
    play(through(dry, "", "key"), "2: key on map 2 gem")
    play(through(full, "", "key key torch"), "2: key on map 2 gem", "2: key on map 3 gem")
    play(through(more, "", "key key"), "2: key on map 2 gem")
    asked = [GAME.prompt(state, 1).id for state in (dry, full, more)]
    assert asked == ["prompt-give-up", "prompt-give-up", "prompt-take-more"]


def test_the_pool_runs_dry() -> None:
    """ES-P1"""
    state = through(scene("c3 e5 e5"), "", "key key")
    play(state, "2: key on map 1 bonus", "2: key on map 2 gem")
    assert state.active == 1


def test_one_die_has_to_be_taken() -> None:
    """ES-P1"""
    state = through(scene("c3 e5"), "", "key")
    assert why(state, 2, "done") == "why-take-first"


def test_an_empty_pool_asks_nobody() -> None:
    """ES-P1, ES-Q7"""
    assert through(scene("c3 e5")).active == 1


def test_a_die_crosses_one_symbol_on_any_map_and_part() -> None:
    """ES-P2"""
    state = through(scene("c3 e5"), "", "golden")
    assert legal(state, 2) == {
        "golden on map 1 gem",
        "golden on map 2 bonus",
        "golden on map 3 gem",
        "golden on map 4 bonus",
        "golden on map 4 gem",
        "golden on map 5 bonus",
    }
    assert why(state, 2, "golden on map 1 bonus") == "why-no-tile"
    assert why(state, 2, "key on map 1 bonus") == "why-not-in-pool"
    play(state, "2: golden on map 4 gem")
    assert state.papers[1].tiles_of(7) == 0b10000


def test_both_parts_full_bring_a_gem_and_a_mark() -> None:
    """ES-P2"""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus")
    through(state, "", "golden")
    play(state, "2: golden on map 1 gem")
    assert gems(state)["maps"] == 1
    assert marks(state, "run") == (1, 1)
    assert state.papers[1].done == 1


def test_a_full_gem_part_alone_brings_nothing() -> None:
    """ES-P2"""
    state = through(scene("c3 e5"), "", "golden")
    play(state, "2: golden on map 1 gem")
    assert gems(state)["maps"] == 0
    assert state.papers[1].done == 0


def test_the_gem_of_a_full_bonus_part_may_be_given_up() -> None:
    """ES-P2"""
    state = scene("c3 e5")
    fill(state, 2, "3 bonus")
    through(state, "", "key")
    assert "give up map 3" not in legal(state, 2)
    assert why(state, 2, "give up map 3") == "why-take-first"
    play(state, "2: key on map 1 bonus", "2: give up map 3")
    assert marks(state, "heal") == (1, 1)
    assert gems(state)["maps"] == 0
    assert state.active == 1


def test_a_map_that_is_done_takes_no_more() -> None:
    """ES-P2"""
    state = scene("c3 e5")
    fill(state, 2, "3 bonus")
    through(state, "", "key key key")
    play(state, "2: key on map 1 bonus", "2: give up map 3")
    assert "key on map 3 gem" not in legal(state, 2)
    assert why(state, 2, "key on map 3 gem") == "why-map-done"


def test_maps_filled_earlier_count_for_giving_up() -> None:
    """ES-Q2: but only in ones own pool turn"""
    state = scene("c3 e5")
    fill(state, 1, "1 bonus")
    fill(state, 2, "1 bonus")
    through(state, "", "key")
    play(state, "2: key on map 2 gem")
    assert legal(state, 2) == {"give up map 1", "done"}
    assert why(state, 2, "give up map 2") == "why-not-full"


def test_a_die_that_no_map_needs_is_lost() -> None:
    """ES-Q2"""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus", "2 gem", "3 gem", "4 gem", "5 bonus", "5 gem")
    state.papers[1].done |= 1 << 4
    through(state, "", "key torch")
    assert "lose key" in legal(state, 2)
    play(state, "2: lose key")
    assert dice(state, "pool") == ["torch"]


def test_a_die_that_a_map_needs_has_to_be_crossed() -> None:
    """ES-Q2"""
    state = through(scene("c3 e5"), "", "key")
    assert why(state, 2, "lose key") == "why-has-use"


def test_the_active_seat_takes_nothing() -> None:
    """ES-P1"""
    state = scene("c3 e5", marks="run")
    assert why(state, 1, "key on map 1 bonus") == "why-pool-later"


def test_then_all_dice_that_are_not_cursed_go_back() -> None:
    """ES-P3"""
    state = through(scene("c3 e5"), "adventurer torch", "key key key")
    play(state, "1: done", "2: key on map 1 bonus", "2: done")
    assert state.active == 1
    assert state.phase == ROLL
    assert count(state, "supply") + count(state, "tray") == 5
    assert count(state, "curse-2") == 3


def test_nothing_of_a_turn_can_be_done_in_the_pool() -> None:
    """ES-P1"""
    state = through(scene("c3 e5", marks="run"), "", "key")
    play(state, "1: done")
    assert state.step == TAKING
    assert why(state, 2, "run e4") == "why-pool-now"
