"""Bridges: who passes, who shares, who comes too late."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.games.lost_cities.rules.moves import COLOURS
from rollwrite.kernel.game import Played
from rollwrite.kernel.seen.view import Message
from tests.games.lost_cities.scene import column, line_points, scene, tell, written_on

ORDERS = ["simultaneous", "clockwise"]


def six(colour: str = "red") -> str:
    return column(6, 1, name=colour)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("colour", COLOURS)
def test_filling_place_7_of_an_expedition_passes_its_bridge(colour: str, order: str) -> None:
    """LC-B1, LC-S5"""
    state = scene(six(colour), roll=f"{colour} {colour} {colour} 1 1 1", order=order)
    steps = ["1: stay"] if colour == "purple" else []
    tell(state, f"1: {colour} 1", *steps, "2: refuse")
    assert (f"bridge-{colour}", "ring", "") in written_on(state, 1)


def test_shading_the_seventh_artefact_passes_the_bridge_of_the_artefacts() -> None:
    """LC-B1, LC-S5"""
    state = scene("orange 1 | artefacts 6", roll="orange red red 1 1 1")
    tell(state, "1: orange 1", "2: refuse")
    assert ("bridge-artefacts", "ring", "") in written_on(state, 1)


def test_shading_the_seventh_dice_symbol_passes_the_bridge_of_the_dice() -> None:
    """LC-B1, LC-S5"""
    state = tell(scene("dice 6", roll="red red red 1 1 1"), "1: refuse", "2: red 1")
    assert ("bridge-dice", "ring", "") in written_on(state, 1)


def test_filling_place_6_passes_nothing() -> None:
    """LC-B1"""
    state = scene(column(5, 1), roll="red red red 1 1 1")
    tell(state, "1: red 1", "2: refuse")
    assert state.passed == 0


def test_a_bridge_is_worth_20() -> None:
    """LC-B1, LC-F3"""
    state = scene(six(), roll="red red red 1 1 1")
    tell(state, "1: red 1", "2: refuse")
    assert line_points(state, 1)["bridges"] == 20


@pytest.mark.parametrize("order", ORDERS)
def test_all_that_pass_a_bridge_in_the_same_turn_get_it(order: str) -> None:
    """LC-B1"""
    state = scene(six(), six(), six(), roll="red red red 1 1 1", order=order)
    tell(state, "1: red 1", "2: red 1", "3: refuse")
    assert [line_points(state, seat)["bridges"] for seat in (1, 2, 3)] == [20, 20, 0]


def test_afterwards_a_bridge_is_struck_for_the_others() -> None:
    """LC-B1"""
    state = scene(six(), six(), roll="red red red 1 1 1")
    tell(state, "1: red 1", "2: refuse")
    assert ("bridge-red", "strike", "") in written_on(state, 2)


def test_whoever_passes_a_struck_bridge_gets_nothing() -> None:
    """LC-B1"""
    state = scene(column(7, 1) + " | bridges red", six(), roll="red red red 1 1 1", active=2)
    tell(state, "2: red 1", "1: refuse")
    assert line_points(state, 2)["bridges"] == 0


@pytest.mark.parametrize("order", ORDERS)
def test_bridges_are_resolved_at_the_end_of_the_turn(order: str) -> None:
    """LC-B1: not while somebody still has to decide."""
    state = scene(six(), "", roll="red red red 1 1 1", order=order)
    tell(state, "1: red 1")
    assert line_points(state, 1)["bridges"] == 0


def test_a_passed_bridge_is_announced_to_all() -> None:
    """LC-B1"""
    state = scene(six(), six("blue"), roll="red blue blue 1 1 1")
    tell(state, "1: red 1")
    before = state.copy()
    tell(state, "2: blue 1")
    story = GAME.tell(before, Played(1, GAME.from_text("blue 1")), state)
    told = [(news.seat, news.message.args["line"]) for news in story if news.sign == "bridges"]
    assert told == [(0, Message("line-red")), (1, Message("line-blue"))]


def test_a_bridge_lost_earlier_stays_lost() -> None:
    """LC-B1"""
    state = scene(six(), "", roll="red red red 1 1 1", struck="red")
    tell(state, "1: red 1", "2: refuse")
    assert ("bridge-red", "strike", "") in written_on(state, 1)


# -- rulings -----------------------------------------------------------------------------------


def test_jumping_past_place_7_in_a_turn_passes_the_bridge() -> None:
    """LC-Q2: purple 7 is an arrow, so that one turn fills places 7 and 8."""
    state = scene(six("purple"), roll="purple red red 1 1 1")
    tell(state, "1: purple 1", "1: speed purple", "2: refuse")
    assert ("bridge-purple", "ring", "") in written_on(state, 1)


def test_an_acceleration_passes_a_bridge_too() -> None:
    """LC-Q2"""
    state = scene(f"yellow 1 | {six()}", roll="yellow red red 1 1 1")
    tell(state, "1: yellow 1", "1: speed red", "2: refuse")
    assert ("bridge-red", "ring", "") in written_on(state, 1)


@pytest.mark.parametrize("order", ORDERS)
def test_a_bridge_counts_only_if_it_was_open_at_the_start_of_the_turn(order: str) -> None:
    """LC-Q2"""
    state = scene(six(), six(), roll="red red red 1 1 1", order=order)
    tell(state, "1: red 1", "2: refuse", "roll red red red 1 1 1", "2: red 1", "1: refuse")
    assert [line_points(state, seat)["bridges"] for seat in (1, 2)] == [20, 0]


def test_one_turn_can_pass_several_bridges() -> None:
    """LC-Q2"""
    state = scene(f"{six('purple')} | {six('blue')} | artefacts 6", roll="purple red red 1 1 1")
    tell(state, "1: purple 1", "1: speed blue", "2: refuse")
    assert line_points(state, 1)["bridges"] == 60
