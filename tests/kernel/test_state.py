"""The doors of a state: what strangers may do, and what they are told."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import GameOver, IllegalMove, NotYourDecision
from rollwrite.kernel.mind import PLAIN
from rollwrite.kernel.state import State
from rollwrite.kernel.turn import Decide, Outcome, Over, Roll, rivals
from rollwrite.testing import position

ROLLED = "roll 1\nroll red red blue 3 7 0"
FINISHED = "\n".join(
    ["roll 1"]
    + [f"roll red red red 1 1 1\n{n % 2 + 1}: refuse\n{(n + 1) % 2 + 1}: refuse" for n in range(9)]
)


def at(script: str) -> State:
    return position(GAME, 2, script)


# -- whose turn --------------------------------------------------------------------------


def test_a_state_that_waits_for_dice_names_their_kinds() -> None:
    assert at("").turn() == Roll(("start",))


def test_a_state_that_waits_for_seats_names_them() -> None:
    assert at(ROLLED).turn() == Decide((0,))


def test_a_finished_state_is_over() -> None:
    assert at(FINISHED).turn() == Over()


def test_nobody_owes_a_decision_before_a_roll() -> None:
    assert at("roll 1").owing() == []


def test_nobody_owes_a_decision_after_the_end() -> None:
    assert at(FINISHED).owing() == []


# -- doors for strangers --------------------------------------------------------------------


def test_a_legal_move_of_a_stranger_is_played() -> None:
    state, trusted = at(ROLLED), at(ROLLED)
    state.checked_play(0, GAME.from_text("red 3"))
    trusted.play(0, GAME.from_text("red 3"))
    assert state.digest() == trusted.digest()


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalMove, match="move 5 is not legal for seat 1"):
        at(ROLLED).checked_play(0, GAME.from_text("red 5"))


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_a_seat_that_owes_no_decision_is_refused(seat: int) -> None:
    with pytest.raises(NotYourDecision, match=f"seat {seat + 1} owes no decision now"):
        at(ROLLED).checked_play(seat, 3)


def test_a_move_before_the_roll_is_refused() -> None:
    with pytest.raises(NotYourDecision, match="seat 1 must wait: the dice have to be rolled"):
        at("roll 1").checked_play(0, 3)


def test_a_move_after_the_end_is_refused() -> None:
    with pytest.raises(GameOver, match="the game is over; it takes no more moves"):
        at(FINISHED).checked_play(0, 3)


def test_a_roll_during_a_decision_is_refused() -> None:
    with pytest.raises(NotYourDecision, match="waits for a decision, not for a roll"):
        at(ROLLED).checked_roll([0] * 6)


def test_a_roll_after_the_end_is_refused() -> None:
    with pytest.raises(GameOver, match="the game is over; it takes no more rolls"):
        at(FINISHED).checked_roll([0] * 6)


@pytest.mark.parametrize("faces", [[], [0], [0] * 5, [0] * 7])
def test_a_roll_of_too_few_or_too_many_dice_is_refused(faces: list[int]) -> None:
    with pytest.raises(IllegalMove, match=f"has {len(faces)} dice, the game waits for 6"):
        at("roll 1").checked_roll(faces)


@pytest.mark.parametrize(
    ("faces", "sentence"),
    [
        ([6, 0, 0, 0, 0, 0], "a die with 6 faces cannot show face 6"),
        ([0, 0, 0, 0, 0, 10], "a die with 10 faces cannot show face 10"),
        ([-1, 0, 0, 0, 0, 0], "a die with 6 faces cannot show face -1"),
    ],
)
def test_a_face_that_a_die_does_not_have_is_refused(faces: list[int], sentence: str) -> None:
    with pytest.raises(IllegalMove, match=sentence):
        at("roll 1").checked_roll(faces)


def test_a_draw_for_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(IllegalMove, match="a die with 2 faces cannot show face 2"):
        at("").checked_roll([2])


def test_a_script_cannot_draw_a_seat_that_is_not_there() -> None:
    """The die of five has no right to show more than there are seats."""
    with pytest.raises(IllegalMove):
        at("roll 5")


# -- digests -----------------------------------------------------------------------------------


def test_a_digest_is_sixteen_hex_digits() -> None:
    assert len(bytes.fromhex(at(ROLLED).digest())) == 8


def test_a_digest_is_what_it_always_was() -> None:
    """Records hold digests: they may never change for the same rules version."""
    assert at(ROLLED).digest() == "1fdea53a7a893eea"


@pytest.mark.parametrize(
    "script",
    [
        "roll 1\nroll red red blue 3 7 1",
        "roll 1\nroll red blue red 3 7 0",
        "roll 2\nroll red red blue 3 7 0",
        ROLLED + "\n1: red 3",
        ROLLED + "\n1: refuse",
    ],
)
def test_different_positions_have_different_digests(script: str) -> None:
    assert at(script).digest() != at(ROLLED).digest()


def test_the_order_of_the_others_is_part_of_the_position() -> None:
    clockwise = position(GAME, 2, ROLLED, order="clockwise")
    assert clockwise.digest() != at(ROLLED).digest()


def test_a_state_that_promises_nothing_has_no_potential() -> None:
    assert PLAIN.potential(State(), 0) == 0


# -- outcomes -----------------------------------------------------------------------------------


def test_among_rivals_the_highest_total_wins() -> None:
    assert rivals([3, 9, -4]) == Outcome((3, 9, -4), (1,), ((0,), (1,), (2,)))


def test_among_rivals_all_that_tie_win() -> None:
    assert rivals([9, 3, 9]).winners == (0, 2)
