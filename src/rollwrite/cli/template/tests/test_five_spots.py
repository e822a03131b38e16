"""Five Spots: its rules, its words, and what every game promises."""

from __future__ import annotations

import pytest
from five_spots import GAME
from five_spots.rules.layout import BOXES

from rollwrite.kernel.errors import BadSheet, IllegalMove
from rollwrite.testing import CHECKS, legal, position, trials, words_are_known
from rollwrite.testing.conformance import Check


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_keeps_what_all_games_promise(check: Check) -> None:
    for trial in trials(GAME, range(2)):
        check(trial)


def test_a_number_goes_into_any_empty_box() -> None:
    state = position(GAME, 1, "roll 3 \n 1: box 2 \n roll 5")
    assert legal(GAME, state, 1) == {"skip", *(f"box {n}" for n in range(1, BOXES + 1) if n != 2)}


def test_a_written_box_stays_as_it_is() -> None:
    with pytest.raises(IllegalMove):
        position(GAME, 1, "roll 3 \n 1: box 2 \n roll 5 \n 1: box 2")


def test_only_numbers_that_top_all_before_them_count() -> None:
    script = "roll 2 \n 1: box 1 \n roll 5 \n 1: box 2 \n roll 4 \n 1: box 3 \n roll 6 \n 1: box 4"
    state = position(GAME, 1, script)
    assert state.lines(0) == [("climb", 13), ("full", 0)]


def test_a_full_row_ends_the_game_and_brings_five() -> None:
    boxes = range(1, BOXES + 1)
    state = position(GAME, 1, "\n".join(f"roll {n} \n 1: box {n}" for n in boxes))
    assert state.is_over()
    assert state.total(0) == sum(boxes) + 5


def test_a_sheet_with_too_few_rounds_is_refused() -> None:
    with pytest.raises(BadSheet, match="rounds"):
        GAME.check_sheet('name = "mine"\nversion = 1\nrounds = 2\nfull_row = 5')


def test_whatever_it_says_is_known_in_every_language() -> None:
    words_are_known(GAME)
