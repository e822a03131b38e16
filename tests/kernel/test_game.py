"""Setups are checked, and told what is wrong with them."""

from __future__ import annotations

import pytest

from rollwrite import catalogue
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Setup


def test_a_setup_is_filled_with_defaults() -> None:
    assert GAME.setup(3) == Setup(3, {"order": "simultaneous"}, "classic@1")


@pytest.mark.parametrize("order", ["simultaneous", "clockwise"])
def test_a_setup_keeps_what_was_chosen(order: str) -> None:
    """LC-T5"""
    assert GAME.setup(2, {"order": order}, "classic@1").options == {"order": order}


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_a_number_of_seats_that_cannot_play_is_refused(seats: int) -> None:
    with pytest.raises(InvalidNotation) as caught:
        GAME.setup(seats)
    assert str(caught.value) == f"lost-cities is played by 2 to 5 seats, not by {seats}"


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidNotation) as caught:
        GAME.setup(2, {"ordre": "clockwise"})
    assert str(caught.value) == "lost-cities has no option “ordre”; it has order"


def test_a_value_that_an_option_does_not_have_is_refused() -> None:
    with pytest.raises(InvalidNotation) as caught:
        GAME.setup(2, {"order": "widdershins"})
    assert str(caught.value) == (
        "option “order” cannot be “widdershins”; it can be simultaneous, clockwise"
    )


def test_a_sheet_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidNotation) as caught:
        GAME.setup(2, sheet="deluxe@1")
    assert str(caught.value) == "lost-cities has no sheet “deluxe@1”; it has classic@1"


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.id)
def test_a_game_is_found_by_its_id(game: object) -> None:
    assert catalogue.find(getattr(game, "id", "")) is game


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidNotation, match=r"there is no game “chess”; there are .*lost-cities"):
        catalogue.find("chess")
