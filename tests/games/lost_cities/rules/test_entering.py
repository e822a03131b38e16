"""Entering a pair: numbers, zeros, circles, tops, artefacts, arrows."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.games.lost_cities.rules.moves import COLOURS
from rollwrite.games.lost_cities.rules.state import LostCitiesState
from rollwrite.testing import legal
from tests.games.lost_cities.rules.naive import SPECIALS, is_arrow, is_artefact
from tests.games.lost_cities.scene import column, filled, scene, tell, written_on

BOXES = [(colour, box) for colour in COLOURS for box in range(1, 10)]
ARROWS = [(colour, box) for colour, box in BOXES if is_arrow(colour, box)]
ARTEFACTS = [(colour, box) for colour, box in BOXES if is_artefact(colour, box)]
PLAIN = [place for place in BOXES if place not in ARROWS + ARTEFACTS]
ALL_CLOSED = " | ".join(column(10, 1, name=colour) for colour in COLOURS)


def before(colour: str, box: int, *more: str) -> str:
    """A sheet on which this box is the next one of its column."""
    return " | ".join([column(box - 1, 1, name=colour), *more])


def speeding(colour: str, target: str) -> LostCitiesState:
    """A seat that has just accelerated this column, by an arrow of another one."""
    arrow, first = ("red", "red 1 1") if colour == "yellow" else ("yellow", "yellow 2")
    state = scene(f"{first} | {target}", roll=f"{arrow} {arrow} {arrow} 2 2 2")
    return tell(state, f"1: {arrow} 2", f"1: speed {colour}")


# -- numbers -----------------------------------------------------------------------


def numbers_that_fit(sheet: str) -> list[int]:
    """Every number die from 1 to 9 that red takes, tried one by one."""
    fit = []
    for number in range(1, 10):
        state = scene(sheet, roll=f"red red red {number} {number} {number}")
        fit += [number] if f"red {number}" in legal(GAME, state, 1) else []
    return fit


@pytest.mark.parametrize("last", range(1, 11))
@pytest.mark.parametrize("height", range(1, 10))
def test_a_number_can_be_written_exactly_if_it_is_not_below_the_last(
    height: int, last: int
) -> None:
    """LC-E1, LC-E4: the same holds for the end artefact of a full column."""
    assert numbers_that_fit(column(height, last)) == list(range(last, 10))


@pytest.mark.parametrize("sheet", ["", "red x"])
def test_an_empty_column_takes_any_number_from_1(sheet: str) -> None:
    """LC-E1"""
    assert numbers_that_fit(sheet) == list(range(1, 10))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_column_fills_upwards(colour: str) -> None:
    """LC-E1"""
    state = scene(f"{colour} 1", roll=f"{colour} {colour} {colour} 4 4 4")
    tell(state, f"1: {colour} 4")
    assert (f"{colour}-2", "text", "4") in written_on(state, 1)


def test_a_pair_fills_its_own_column_only() -> None:
    """LC-E1"""
    state = tell(scene(roll="red blue blue 4 4 4"), "1: blue 4")
    assert [filled(state, 1, colour) for colour in COLOURS] == [0, 0, 0, 0, 1, 0]


# -- zeros and circles ------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_a_zero_in_an_untouched_column_offers_circle_or_ten(colour: str) -> None:
    """LC-E2"""
    state = scene(roll=f"{colour} {colour} {colour} 0 0 0")
    assert legal(GAME, state, 1) == {f"{colour} circle", f"{colour} 10", "refuse"}


@pytest.mark.parametrize("last", range(1, 11))
@pytest.mark.parametrize("height", range(1, 10))
@pytest.mark.parametrize("circle", [False, True])
def test_a_zero_in_a_started_column_is_a_ten(circle: bool, height: int, last: int) -> None:
    """LC-E2, LC-E3"""
    state = scene(column(height, last, circle=circle), roll="red red red 0 0 0")
    assert legal(GAME, state, 1) == {"red 10", "refuse"}


def test_a_zero_in_a_column_with_its_circle_alone_is_a_ten() -> None:
    """LC-E2"""
    state = scene("red x", roll="red red red 0 0 0")
    assert legal(GAME, state, 1) == {"red 10", "refuse"}


def test_a_zero_fits_no_closed_column() -> None:
    """LC-E2, LC-E4"""
    state = scene(column(10, 1), roll="red red red 0 0 0")
    assert legal(GAME, state, 1) == {"refuse"}


def test_a_ten_is_written_in_box_1() -> None:
    """LC-E2"""
    state = tell(scene(roll="red red red 0 0 0"), "1: red 10")
    assert ("red-1", "text", "10") in written_on(state, 1)


def test_crossing_the_circle_fills_no_box() -> None:
    """LC-E2"""
    state = tell(scene(roll="red red red 0 0 0"), "1: red circle")
    assert written_on(state, 1) == {("red-circle", "tick", "")}


def test_after_a_ten_only_tens_fit() -> None:
    """LC-E1, LC-E2"""
    state = scene("red 10", roll="red red red 9 8 0")
    assert legal(GAME, state, 1) == {"red 10", "refuse"}


def test_a_column_started_without_its_circle_has_lost_it() -> None:
    """LC-E3"""
    state = tell(scene(roll="red red red 3 3 3"), "1: red 3")
    assert ("red-circle", "strike", "") in written_on(state, 1)


def test_a_ten_in_box_1_loses_the_circle_too() -> None:
    """LC-E3"""
    state = tell(scene(roll="red red red 0 0 0"), "1: red 10")
    assert ("red-circle", "strike", "") in written_on(state, 1)


def test_a_crossed_circle_stays_crossed_when_numbers_follow() -> None:
    """LC-E3"""
    state = tell(scene("red x", roll="red red red 3 3 3"), "1: red 3")
    assert ("red-circle", "tick", "") in written_on(state, 1)


# -- end artefacts --------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_one_more_pair_on_a_full_column_crosses_its_end_artefact(colour: str) -> None:
    """LC-E4"""
    sheet = column(9, 4, name=colour)
    state = tell(scene(sheet, roll=f"{colour} red red 4 4 4"), f"1: {colour} 4")
    assert (f"{colour}-top", "cross", "") in written_on(state, 1)


def test_crossing_an_end_artefact_shades_an_artefact() -> None:
    """LC-E4"""
    state = tell(scene(column(9, 4), roll="red red red 4 4 4"), "1: red 4")
    assert state.papers[0].artefacts == 1


def test_crossing_an_end_artefact_changes_no_number() -> None:
    """LC-E4"""
    state = tell(scene(column(9, 4), roll="red red red 8 8 8"), "1: red 8")
    numbers = {text for _, glyph, text in written_on(state, 1) if glyph == "text"}
    assert numbers == {"4"}


@pytest.mark.parametrize("roll", ["red red red 9 9 9", "red red red 0 0 0"])
def test_a_column_is_closed_once_its_end_artefact_is_crossed(roll: str) -> None:
    """LC-E4"""
    assert legal(GAME, scene(column(10, 4), roll=roll), 1) == {"refuse"}


def test_an_end_artefact_can_be_crossed_with_all_nine_artefacts_shaded() -> None:
    """LC-E4"""
    state = scene(column(9, 4) + " | artefacts 9", roll="red red red 4 4 4")
    tell(state, "1: red 4")
    assert (filled(state, 1, "red"), state.papers[0].artefacts) == (10, 9)


def test_an_acceleration_crosses_an_end_artefact_with_all_nine_artefacts_shaded() -> None:
    """LC-E4, LC-E6"""
    state = scene(before("yellow", 2, column(9, 4), "artefacts 9"), roll="yellow red red 4 4 4")
    tell(state, "1: yellow 4", "1: speed red")
    assert (filled(state, 1, "red"), state.papers[0].artefacts) == (10, 9)


# -- artefact boxes ---------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "box"), ARTEFACTS)
def test_writing_in_an_artefact_box_shades_the_next_artefact_at_once(colour: str, box: int) -> None:
    """LC-E5"""
    state = scene(before(colour, box, "artefacts 2"), roll=f"{colour} red red 1 1 1")
    tell(state, f"1: {colour} 1")
    assert state.papers[0].artefacts == 3


@pytest.mark.parametrize(("colour", "box"), ARTEFACTS)
def test_an_artefact_box_shades_nothing_when_all_nine_are_shaded(colour: str, box: int) -> None:
    """LC-E5"""
    state = scene(before(colour, box, "artefacts 9"), roll=f"{colour} red red 1 1 1")
    tell(state, f"1: {colour} 1")
    assert state.papers[0].artefacts == 9


@pytest.mark.parametrize(("colour", "box"), PLAIN)
def test_a_plain_box_brings_nothing(colour: str, box: int) -> None:
    """LC-S6, LC-E5, LC-E6"""
    state = tell(scene(before(colour, box), roll=f"{colour} red red 1 1 1"), f"1: {colour} 1")
    assert (state.papers[0].artefacts, state.owing()) == (0, [1])


# -- arrows -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "box"), ARROWS)
def test_writing_in_an_arrow_box_allows_to_accelerate_any_column_or_to_stay(
    colour: str, box: int
) -> None:
    """LC-E6"""
    state = tell(scene(before(colour, box), roll=f"{colour} red red 1 1 1"), f"1: {colour} 1")
    assert legal(GAME, state, 1) == {"stay", *(f"speed {name}" for name in COLOURS)}


@pytest.mark.parametrize(("colour", "box"), [place for place in BOXES if place[1] > 1])
def test_an_acceleration_writes_the_number_below_again(colour: str, box: int) -> None:
    """LC-E6: in every box of every column."""
    state = speeding(colour, column(box - 1, 3, name=colour))
    assert (f"{colour}-{box}", "text", "3") in written_on(state, 1)


@pytest.mark.parametrize("colour", COLOURS)
def test_an_acceleration_of_an_empty_column_writes_a_1(colour: str) -> None:
    """LC-E6"""
    state = speeding(colour, "")
    assert (f"{colour}-1", "text", "1") in written_on(state, 1)


def test_an_acceleration_of_an_empty_column_loses_its_circle() -> None:
    """LC-E6, LC-E3"""
    state = speeding("red", "")
    assert ("red-circle", "strike", "") in written_on(state, 1)


@pytest.mark.parametrize("colour", COLOURS)
def test_an_acceleration_crosses_the_end_artefact_of_a_full_column(colour: str) -> None:
    """LC-E6, LC-E4"""
    state = speeding(colour, column(9, 7, name=colour))
    assert (f"{colour}-top", "cross", "") in written_on(state, 1)


def test_a_closed_column_cannot_be_accelerated() -> None:
    """LC-E6, LC-E4"""
    state = scene(f"yellow 1 | {column(10, 7)}", roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2")
    assert "speed red" not in legal(GAME, state, 1)


def test_an_acceleration_may_be_declined() -> None:
    """LC-E6"""
    state = scene("yellow 1", roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2", "1: stay")
    assert state.owing() == [1]


def test_an_acceleration_never_crosses_a_circle() -> None:
    """LC-E6"""
    state = scene("yellow 1", roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2")
    crossings = {move for move in legal(GAME, state, 1) if "circle" in move}
    assert crossings == set()


def test_the_column_of_the_arrow_may_be_accelerated_itself() -> None:
    """LC-E6: any own column."""
    state = scene("yellow 1", roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2", "1: speed yellow")
    assert ("yellow-3", "text", "2") in written_on(state, 1)


@pytest.mark.parametrize(("colour", "box"), [place for place in ARROWS if place[0] != "yellow"])
def test_an_acceleration_onto_an_arrow_allows_another(colour: str, box: int) -> None:
    """LC-E7"""
    state = scene(f"yellow 1 | {column(box - 1, 1, name=colour)}", roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2", f"1: speed {colour}")
    assert legal(GAME, state, 1) >= {"stay", "speed yellow"}


@pytest.mark.parametrize(("colour", "box"), ARTEFACTS)
def test_an_acceleration_onto_an_artefact_box_shades_one(colour: str, box: int) -> None:
    """LC-E7"""
    state = speeding(colour, column(box - 1, 1, name=colour))
    assert state.papers[0].artefacts == 1


def test_effects_resolve_one_by_one_in_the_order_of_filling() -> None:
    """LC-E7: from arrow to arrow, until a box without one."""
    state = scene("red 1 1 | yellow 3 | blue 2 2 2", roll="red red red 2 2 2")
    tell(state, "1: red 2", "1: speed yellow", "1: speed blue", "1: speed orange")
    places = [filled(state, 1, colour) for colour in COLOURS]
    assert (places, state.owing()) == ([3, 1, 2, 0, 4, 0], [1])


def test_an_acceleration_onto_a_plain_box_ends_the_decision() -> None:
    """LC-E7"""
    state = scene("yellow 1", roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2", "1: speed red")
    assert state.owing() == [1]


def test_an_end_artefact_is_no_arrow() -> None:
    """LC-E7: not even above yellow's box 9."""
    state = scene(column(8, 1, name="yellow"), roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2", "1: speed yellow")
    assert state.owing() == [1]


# -- rulings --------------------------------------------------------------------------------------


def test_an_arrow_asks_as_long_as_its_own_column_can_rise() -> None:
    """LC-Q1: the last arrow of all, with every other column closed."""
    others = [column(10, 1, name=colour) for colour in COLOURS if colour != "yellow"]
    sheet = " | ".join([column(8, 1, name="yellow"), *others])
    state = tell(scene(sheet, roll="yellow red red 2 2 2"), "1: yellow 2")
    assert legal(GAME, state, 1) == {"speed yellow", "stay"}


@pytest.mark.parametrize(("colour", "box"), ARROWS)
def test_an_arrow_asks_even_with_all_other_columns_closed(colour: str, box: int) -> None:
    """LC-Q1: the column of an arrow has always a place left, so there is always a choice."""
    others = [column(10, 1, name=name) for name in COLOURS if name != colour]
    sheet = " | ".join([column(box - 1, 1, name=colour), *others])
    state = tell(scene(sheet, roll=f"{colour} red red 2 2 2"), f"1: {colour} 2")
    assert legal(GAME, state, 1) == {f"speed {colour}", "stay"}


def test_a_sheet_without_a_column_to_accelerate_says_so() -> None:
    """LC-Q1"""
    assert scene(ALL_CLOSED).papers[0].rising() == 0


def test_accelerating_a_column_with_its_circle_alone_writes_a_1() -> None:
    """LC-Q1"""
    state = scene("yellow 1 | red x", roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2", "1: speed red")
    assert ("red-1", "text", "1") in written_on(state, 1)


def test_accelerating_a_column_with_its_circle_alone_keeps_the_circle() -> None:
    """LC-Q1"""
    state = scene("yellow 1 | red x", roll="yellow red red 2 2 2")
    tell(state, "1: yellow 2", "1: speed red")
    assert ("red-circle", "tick", "") in written_on(state, 1)


def test_ten_arrows_and_eight_artefacts_are_printed() -> None:
    """LC-S6: what the cases above run over."""
    printed = [special[0] for specials in SPECIALS.values() for special in specials]
    assert (printed.count(">"), printed.count("A")) == (len(ARROWS), len(ARTEFACTS)) == (10, 8)
