"""Locked passages, dice chambers, joker chambers."""

from __future__ import annotations

from rollwrite.games.escape.rules.position import BEFORE, CLOSING, EXTRAS
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.kernel.state import ROLL
from tests.games.escape.scene import (
    at,
    count,
    dice,
    gems,
    give,
    idle,
    legal,
    marks,
    play,
    scene,
    through,
    why,
)

# -- locked passages --------------------------------------------------------------------


def test_the_extra_dice_are_rolled_before_the_first_roll() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    assert state.step == EXTRAS
    assert state.dice() == ("extra", "extra")


def test_the_active_seat_and_its_left_neighbour_close_one_passage_each() -> None:
    """ES-V1"""
    state = scene("c3 e5 e5", variant="locked")
    play(state, "roll torch golden")
    assert legal(state, 1) == {"close b2-b3", "close a3-b3", "close b3-c3", "close b3-b4"}
    play(state, "1: close b3-c3")
    assert state.owing() == [1]
    play(state, "2: close a3-b3")
    assert state.phase == ROLL
    assert [bool(sheet.closed) for sheet in state.papers] == [True, True, False]


def test_a_closed_passage_is_closed_on_ones_own_sheet_for_good() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll torch golden", "1: close b3-c3", "2: close a3-b3")
    through(state, "torch golden", "key")
    assert state.step != CLOSING
    state = scene("c3 c3", variant="locked")
    play(state, "roll torch golden", "1: close b3-c3", "2: close a3-b3")
    give(state, "run")
    through(state, "torch golden", "key")
    assert legal(state, 1) == {"run c2", "run c4", "run d3", "done"}
    assert why(state, 1, "go b3") == "why-way-closed"
    play(state, "1: done", "2: key on map 1 gem")
    play(state, "roll torch golden")
    assert "close b3-c3" in legal(state, 2)
    assert why(state, 2, "close a3-b3") == "why-closed"


def test_the_order_of_the_symbols_counts() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll golden torch")
    assert legal(state, 1) == {"close a1-a2"}
    assert why(state, 1, "close b3-c3") == "why-wrong-pair"
    assert why(state, 1, "close a1-b1") == "why-no-passage"
    assert why(state, 1, "roll") == "why-close-first"


def test_a_pair_on_several_chambers_offers_all_their_passages() -> None:
    """ES-V1, ES-Q4: the exit is one of them"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll adventurer adventurer")
    found = legal(state, 1)
    assert {"close c2-c3", "close c3-d3", "close a3-b3", "close d3-e3"} <= found


def test_passages_to_the_outside_stay_open() -> None:
    """ES-V1"""
    state = scene("north east", variant="locked")
    play(state, "roll adventurer key")
    assert legal(state, 1) == {
        "close b1-c1",
        "close b1-b2",
        "close b5-c5",
        "close c5-d5",
    }


def test_nothing_is_closed_when_all_fitting_ones_are() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll golden torch", "1: close a1-a2", "2: close a1-a2")
    idle(state)
    play(state, "roll golden torch")
    assert state.phase == ROLL


def test_a_seat_without_a_fitting_passage_is_left_out() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    state.papers[0].closed = state.layout.passages
    play(state, "roll golden torch")
    assert state.owing() == [1]


def test_black_masks_close_nothing_and_curse_dice_of_the_supply() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll black torch")
    assert count(state, "curse-1") == 1
    assert count(state, "supply") + count(state, "tray") == 7
    state = scene("c3 e5", variant="locked")
    play(state, "roll black black")
    assert count(state, "curse-1") == 2


def test_with_too_few_dice_as_many_as_there_are_are_cursed() -> None:
    """ES-Q4"""
    state = scene("c3 e5", variant="locked", cursed=(4, 3, 0), marks="heal")
    play(state, "roll black black")
    assert count(state, "curse-1") == 1
    assert count(state, "supply") == 0


def test_a_heal_may_free_the_dice_just_cursed() -> None:
    """ES-Q4"""
    state = scene("c3 e5", variant="locked", marks="heal")
    play(state, "roll black black")
    assert state.step == BEFORE
    assert legal(state, 1) == {"heal 1", "roll"}
    play(state, "1: heal 1")
    assert count(state, "curse-1") == 0


def test_passages_are_closed_in_this_variant_only() -> None:
    """ES-V1"""
    state = scene("c3 e5", marks="run")
    assert why(state, 1, "close b3-c3") == "why-never-close"
    state = scene("c3 e5", variant="locked", marks="run")
    play(state, "roll black torch")
    assert why(state, 1, "close b3-c3") == "why-close-now"


def test_walled_in_an_adventurer_cannot_run() -> None:
    """ES-V1, ES-A5"""
    state = scene("c3 e5", variant="locked", marks="run")
    state.papers[0].closed = state.layout.passages
    play(state, "roll black torch")
    assert state.phase == ROLL


# -- dice chambers ------------------------------------------------------------------------


def secret(variant: str = "dice") -> EscapeState:
    """Seat 1 enters b1 while seat 2 stands in d5: the red one."""
    state = through(scene("b2 d5", variant=variant), "adventurer key", "torch")
    return play(state, "1: go b1")


def test_a_secret_brings_gems_or_a_die() -> None:
    """ES-V2"""
    state = secret()
    assert legal(state, 1) == {"take gems", "take die"}
    play(state, "1: take gems")
    assert gems(state)["secrets"] == 2


def test_a_die_taken_is_rolled_from_the_next_turn_on() -> None:
    """ES-V2, ES-Q4"""
    state = scene("b2 d5", variant="dice")
    through(state, "adventurer key", "torch torch torch torch torch torch")
    play(state, "1: go b1", "1: take die")
    assert gems(state)["secrets"] == 0
    assert count(state, "extra") == 1
    assert count(state, "supply") == 0
    play(state, "2: torch on map 1 bonus", "2: done")
    assert count(state, "supply") + count(state, "tray") == 9


def test_a_gained_die_looks_like_an_extra_one() -> None:
    """ES-V2"""
    state = scene("b2 d5", variant="dice", cursed=(0, 4, 3))
    state.dice_set.put(8, 0)
    through(state, "adventurer key adventurer adventurer")
    play(state, "1: done")
    kinds: list[str] = []
    while state.phase == ROLL and state.active == 1:
        kinds += state.dice()
        play(state, "roll " + " ".join(["black"] * len(state.dice())))
    assert kinds.count("extra") == 1


def test_with_both_dice_taken_a_secret_brings_gems() -> None:
    """ES-V2"""
    state = scene("b2 d5", variant="dice")
    state.dice_set.put(8, 0)
    state.dice_set.put(9, 0)
    through(state, "adventurer key", "torch")
    play(state, "1: go b1")
    assert gems(state)["secrets"] == 2


def test_other_variants_know_no_such_choice() -> None:
    """ES-V2"""
    state = scene("b2 d5", variant="joker")
    play(state, "roll adventurer adventurer")
    through(state, "adventurer key", "torch")
    play(state, "1: go b1")
    assert gems(state)["secrets"] == 2
    assert why(scene(marks="run"), 1, "take die") == "why-no-question"


# -- joker chambers -------------------------------------------------------------------------


def test_the_extra_dice_are_rolled_once_a_round_and_stay() -> None:
    """ES-V3"""
    state = scene("c3 e5", variant="joker")
    assert state.step == EXTRAS
    play(state, "roll key black")
    idle(state)
    assert state.active == 1
    assert state.step != EXTRAS
    assert dice(state, "extra") == ["black", "key"]
    idle(state)
    assert state.step == EXTRAS


def joker(roll: str, *lines: str, cursed: tuple[int, int, int] = (0, 0, 0)) -> EscapeState:
    """Seat 1 enters c1, which has a joker."""
    state = scene("b1 e5", variant="joker", cursed=cursed)
    play(state, f"roll {roll}")
    through(state, "key adventurer", "torch")
    return play(state, "1: go c1", *lines)


def test_a_joker_uses_one_of_the_two_dice() -> None:
    """ES-V3"""
    state = joker("key golden")
    assert legal(state, 1) == {"joker key", "joker golden"}
    assert why(state, 1, "joker torch") == "why-not-shown"
    play(state, "1: joker golden")
    assert marks(state, "golden") == (1, 1)


def test_an_adventurer_does_nothing() -> None:
    """ES-V3"""
    state = joker("adventurer key", "1: joker adventurer")
    assert state.team.marked == 0


def test_a_black_mask_moves_the_curse_on() -> None:
    """ES-V3, ES-Q4: the freed dice wait for the next turn"""
    state = joker("black key", "1: joker black", cursed=(1, 1, 0))
    places = [count(state, f"curse-{place}") for place in (1, 2, 3)]
    assert places == [0, 3, 1]
    assert count(state, "spent") == 3


def test_two_dice_that_show_the_same_leave_no_choice() -> None:
    """ES-Q6"""
    state = joker("torch torch")
    assert marks(state, "torch") == (1, 1)


def test_a_joker_is_crossed_out_like_any_action() -> None:
    """ES-Q4"""
    state = scene("b1 e5", variant="joker")
    play(state, "roll torch torch")
    give(state, "run run run run")
    through(state, "", "torch")
    play(state, "1: run c1", "1: run b1", "1: run c1")
    assert at(state, 1) == "c1"
    assert marks(state, "torch") == (1, 1)
