"""A turn: the roll, what the active seat takes, what is left for the others."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import IllegalMove, NotYourDecision
from rollwrite.kernel.stage import Stage
from rollwrite.kernel.state import ROLL
from rollwrite.testing import follow, legal, position
from tests.games.lost_cities.scene import column, scene, tell

ORDERS = ["simultaneous", "clockwise"]


def in_the_tray(seats: int, script: str) -> list[str]:
    tokens = GAME.tokens(position(GAME, seats, script))
    return [token.face for token in tokens if token.place == "tray"]


# -- the start --------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_seat_is_drawn_with_a_die_of_as_many_sides_as_seats(seats: int) -> None:
    """LC-T0"""
    state = GAME.start(GAME.setup(seats))
    assert (state.dice(), state.sides()) == (("start",), [seats])


@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_drawn_seat_is_active_first(start: int) -> None:
    """LC-T0"""
    state = position(GAME, 3, f"roll {start}\nroll red red blue 3 7 0")
    assert state.owing() == [start - 1]


def test_everybody_sees_all_sheets() -> None:
    """LC-T0: nothing that is decided is hidden."""
    state = scene("red 1 2", "blue 3", "green 4", roll="red red blue 3 7 0")
    stage = Stage(GAME, state)
    sheets = [[GAME.marks(stage.seen_by(seat), of) for of in range(3)] for seat in (-1, 0, 1, 2)]
    assert sheets == [[GAME.marks(state, of) for of in range(3)]] * 4


@pytest.mark.parametrize("order", ORDERS)
def test_undecided_choices_are_hidden(order: str) -> None:
    """LC-T0"""
    stage = Stage(GAME, scene("", "", "", roll="red red blue 3 7 0", order=order))
    stage.step(0, GAME.from_text("red 3"))
    assert GAME.marks(stage.seen_by(1), 0) == ()


# -- rolling and taking ---------------------------------------------------------------


def test_the_active_seat_rolls_all_six_dice() -> None:
    """LC-T1"""
    assert len(position(GAME, 2, "roll 1").dice()) == 6


def test_all_six_dice_lie_in_the_middle_after_the_roll() -> None:
    """LC-T1"""
    faces = in_the_tray(2, "roll 1\nroll red red blue 3 7 0")
    assert faces == ["red", "red", "blue", "3", "7", "0"]


def test_the_active_seat_may_take_any_colour_with_any_number_or_refuse() -> None:
    """LC-T2"""
    state = position(GAME, 2, "roll 1\nroll red red blue 3 7 7")
    assert legal(GAME, state, 1) == {"red 3", "red 7", "blue 3", "blue 7", "refuse"}


def test_only_the_active_seat_decides_after_the_roll() -> None:
    """LC-T2"""
    state = position(GAME, 3, "roll 2\nroll red red blue 3 7 0")
    with pytest.raises(NotYourDecision, match="seat 1 owes no decision now"):
        follow(GAME, state, "1: refuse")


def test_taken_dice_leave_the_middle() -> None:
    """LC-T2"""
    faces = in_the_tray(2, "roll 1\nroll red red blue 3 7 0\n1: blue 7")
    assert faces == ["red", "red", "3", "0"]


def test_one_of_two_equal_dice_stays_when_the_other_is_taken() -> None:
    """LC-T2"""
    faces = in_the_tray(2, "roll 1\nroll red red blue 7 7 0\n1: red 7")
    assert faces == ["red", "blue", "7", "0"]


@pytest.mark.parametrize("move", ["green 10", "green circle"])
def test_a_zero_leaves_the_middle_whatever_it_was_used_for(move: str) -> None:
    """LC-T2"""
    faces = in_the_tray(2, f"roll 1\nroll green red red 0 3 3\n1: {move}")
    assert faces == ["red", "red", "3", "3"]


def test_after_a_refusal_all_six_dice_stay() -> None:
    """LC-T2"""
    faces = in_the_tray(2, "roll 1\nroll red red blue 3 7 0\n1: refuse")
    assert faces == ["red", "red", "blue", "3", "7", "0"]


# -- the others ----------------------------------------------------------------------


@pytest.mark.parametrize("order", ORDERS)
def test_the_others_choose_from_what_is_left(order: str) -> None:
    """LC-T3"""
    script = "roll 1\nroll red red blue 3 7 7\n1: blue 3"
    assert legal(GAME, position(GAME, 2, script, order=order), 2) == {"red 7", "refuse"}


@pytest.mark.parametrize("order", ORDERS)
def test_dice_chosen_by_another_seat_stay_for_the_next(order: str) -> None:
    """LC-T3: several seats may use the same."""
    script = "roll 1\nroll red green blue 3 5 7\n1: blue 3\n2: red 5"
    assert "red 5" in legal(GAME, position(GAME, 3, script, order=order), 3)


@pytest.mark.parametrize("order", ORDERS)
def test_the_others_may_refuse(order: str) -> None:
    """LC-T3"""
    script = "roll 1\nroll red green blue 3 5 7\n1: blue 3\n2: refuse"
    assert position(GAME, 2, script, order=order).phase == ROLL


def test_what_the_active_seat_took_cannot_be_chosen_by_the_others() -> None:
    """LC-T3"""
    state = position(GAME, 2, "roll 1\nroll red green blue 3 5 7\n1: blue 3")
    with pytest.raises(IllegalMove, match="seat 2 cannot play “blue 5” now"):
        follow(GAME, state, "2: blue 5")


def test_a_pair_that_cannot_be_entered_cannot_be_chosen() -> None:
    """LC-T4"""
    state = scene("red 5", roll="red red red 3 4 5")
    assert legal(GAME, state, 1) == {"red 5", "refuse"}


def test_a_seat_that_can_enter_nothing_must_refuse() -> None:
    """LC-T4"""
    state = scene("red 5", roll="red red red 3 4 4")
    assert legal(GAME, state, 1) == {"refuse"}


def test_a_seat_whose_columns_are_closed_must_refuse() -> None:
    """LC-T4"""
    state = scene(column(10, 1), roll="red red red 9 9 0")
    assert legal(GAME, state, 1) == {"refuse"}


# -- both orders ------------------------------------------------------------------------


def test_by_default_the_others_decide_at_the_same_time() -> None:
    """LC-T5"""
    state = position(GAME, 4, "roll 2\nroll red red blue 3 7 0\n2: refuse")
    assert state.owing() == [0, 2, 3]


def test_at_the_same_time_the_others_may_decide_in_any_order() -> None:
    """LC-T5"""
    opened = "roll 1\nroll red red blue 3 7 0\n1: refuse"
    second_first = position(GAME, 3, f"{opened}\n2: red 3\n3: red 7")
    third_first = position(GAME, 3, f"{opened}\n3: red 7\n2: red 3")
    assert second_first.digest() == third_first.digest()


def test_choices_and_accelerations_are_shown_when_all_have_decided() -> None:
    """LC-T5"""
    state = tell(scene("", "red 1 1", "", roll="red red blue 3 7 0"), "1: refuse")
    stage = Stage(GAME, state)
    for move in ("red 3", "speed blue"):
        stage.step(1, GAME.from_text(move))
    assert GAME.marks(stage.seen_by(2), 1) == GAME.marks(state, 1)


def test_clockwise_the_others_decide_one_after_another() -> None:
    """LC-T5"""
    state = position(GAME, 4, "roll 3\nroll red red blue 3 7 0", order="clockwise")
    asked = []
    while state.owing():
        asked += state.owing()
        follow(GAME, state, f"{asked[-1] + 1}: refuse")
    assert asked == [2, 3, 0, 1]


def test_clockwise_each_sees_the_choices_before_it() -> None:
    """LC-T5"""
    script = "roll 1\nroll red red blue 3 7 0\n1: refuse\n2: red 3"
    stage = Stage(GAME, position(GAME, 3, script, order="clockwise"))
    spots = [mark.spots for mark in GAME.marks(stage.seen_by(2), 1)]
    assert ("red-1",) in spots


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(("start", "following"), [(1, 2), (2, 3), (3, 1)])
def test_the_next_seat_clockwise_is_active_when_all_are_done(
    start: int, following: int, order: str
) -> None:
    """LC-T6"""
    seats = [(start - 1 + step) % 3 + 1 for step in range(3)]
    refusals = "\n".join(f"{seat}: refuse" for seat in seats)
    script = f"roll {start}\nroll red red blue 3 7 0\n{refusals}\nroll red red blue 3 7 0"
    assert position(GAME, 3, script, order=order).owing() == [following - 1]


@pytest.mark.parametrize("order", ORDERS)
def test_the_others_begin_when_the_active_seat_has_finished_all_its_steps(order: str) -> None:
    """LC-Q1"""
    state = scene("red 1 1", "", "", roll="red red blue 3 7 0", order=order)
    tell(state, "1: red 3")
    assert state.owing() == [0]


@pytest.mark.parametrize("order", ORDERS)
def test_the_others_choose_after_the_last_acceleration(order: str) -> None:
    """LC-Q1"""
    state = scene("red 1 1", "", roll="red red blue 3 7 0", order=order)
    tell(state, "1: red 3", "1: speed green")
    assert state.owing() == [1]


def test_turns_are_counted_from_the_first_roll_of_six_dice() -> None:
    """LC-T1"""
    states = [position(GAME, 2, "roll 1"), position(GAME, 2, "roll 1\nroll red red blue 3 7 0")]
    assert [state.turns for state in states] == [0, 1]
