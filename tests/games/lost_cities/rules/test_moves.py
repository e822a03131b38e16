"""The notation of moves and rolls: total, unique, and strict."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.games.lost_cities import GAME
from rollwrite.games.lost_cities.rules.moves import COLOURS, STAY
from rollwrite.kernel.errors import InvalidNotation

MOVES = range(STAY + 1)
ROLL = ("colour", "colour", "colour", "number", "number", "number")


def test_the_texts_are_those_of_the_rules() -> None:
    """LC-E2, LC-E6, LC-R1: pairs from 1 to 10, circles, refuse, accelerations, stay."""
    pairs = {f"{colour} {what}" for colour in COLOURS for what in ["circle", *range(1, 11)]}
    speeds = {f"speed {colour}" for colour in COLOURS}
    assert {GAME.to_text(move) for move in MOVES} == pairs | speeds | {"refuse", "stay"}


@pytest.mark.parametrize("text", ["red  7", " red 7", "red 7 ", "\tred\t7\n"])
def test_spaces_do_not_matter(text: str) -> None:
    assert GAME.to_text(GAME.from_text(text)) == "red 7"


BAD = ["", " ", "red", "7", "red 0", "red 11", "red -1", "red seven", "pink 7", "7 red", "Red 7"]
BAD += ["red 7 7", "red 07", "red7", "red:7", "circle", "circle red", "red circles", "refuse red"]
BAD += ["REFUSE", "pass", "speed", "speed 7", "speed pink", "red speed", "stay red", "1: red 7"]
BAD += ["red ٧", "red 7;", "\x00", "rot 7", "red +7"]


@pytest.mark.parametrize("text", BAD)
def test_what_names_no_move_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        GAME.from_text(text)
    assert str(caught.value) == (
        f"“{text}” is no move of lost-cities; write “red 7”, “red circle”, "
        "“refuse”, “speed red” or “stay”"
    )


# -- rolls -----------------------------------------------------------------------------


@given(st.tuples(*[st.integers(0, 5)] * 3, *[st.integers(0, 9)] * 3))
def test_every_roll_has_a_text_that_names_it_again(faces: tuple[int, ...]) -> None:
    """LC-D1"""
    text = GAME.faces_to_text(ROLL, faces)
    assert GAME.faces_from_text(ROLL, text) == list(faces)


@pytest.mark.parametrize("seat", range(5))
def test_the_draw_of_the_start_seat_has_a_text_that_names_it_again(seat: int) -> None:
    """LC-T0"""
    text = GAME.faces_to_text(["start"], [seat])
    assert (text, GAME.faces_from_text(["start"], text)) == (str(seat + 1), [seat])


BAD_ROLLS = [
    ("", "“” names 0 faces for 6 dice"),
    ("red red red 1 2", "“red red red 1 2” names 5 faces for 6 dice"),
    ("red red red 1 2 3 4", "“red red red 1 2 3 4” names 7 faces for 6 dice"),
    (
        "red red pink 1 2 3",
        "“pink” is no face of the colour die; it has red, orange, yellow, green, blue, purple",
    ),
    (
        "red red red 1 2 10",
        "“10” is no face of the number die; it has 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ),
    (
        "1 2 3 red red red",
        "“1” is no face of the colour die; it has red, orange, yellow, green, blue, purple",
    ),
    (
        "red red red 1 2 red",
        "“red” is no face of the number die; it has 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), BAD_ROLLS)
def test_what_names_no_roll_is_refused_and_quoted(text: str, sentence: str) -> None:
    """LC-D1"""
    with pytest.raises(InvalidNotation) as caught:
        GAME.faces_from_text(ROLL, text)
    assert str(caught.value) == sentence
