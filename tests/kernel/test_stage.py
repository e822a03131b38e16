"""A stage: each seat sees its own steps only, takes back what it likes, and commits."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import IllegalMove, NotYourDecision
from rollwrite.kernel.stage import Stage
from rollwrite.testing import position

# Seat 1 has refused; seats 2 and 3 may write in yellow's box 2, which is an arrow.
OPENED = """
roll 3
roll yellow yellow yellow 1 1 1
3: yellow 1
1: yellow 1
2: yellow 1
roll yellow red red 2 2 3
1: refuse
"""


def stage() -> Stage:
    return Stage(GAME, position(GAME, 3, OPENED))


def steps(opened: Stage, seat: int, *moves: str) -> Stage:
    for move in moves:
        opened.step(seat - 1, GAME.from_text(move))
    return opened


def test_a_stage_belongs_to_the_seats_that_owe_a_decision() -> None:
    assert stage().seats == (1, 2)


def test_a_stage_opens_on_a_decision_only() -> None:
    with pytest.raises(AssertionError, match="a stage opens on a decision"):
        Stage(GAME, position(GAME, 2, "roll 1"))


def test_a_stage_does_not_touch_the_state_it_opened_on() -> None:
    state = position(GAME, 3, OPENED)
    before = state.digest()
    steps(Stage(GAME, state), 2, "yellow 2", "speed red")
    assert state.digest() == before


def test_a_seat_sees_its_own_steps() -> None:
    opened = steps(stage(), 2, "red 3")
    assert opened.seen_by(1).digest() == position(GAME, 3, OPENED + "2: red 3").digest()


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_nobody_else_sees_them(seat: int) -> None:
    opened = steps(stage(), 2, "yellow 2", "speed red")
    assert opened.seen_by(seat).digest() == position(GAME, 3, OPENED).digest()


def test_a_committed_decision_stays_hidden() -> None:
    opened = steps(stage(), 2, "red 3")
    opened.commit(1)
    assert opened.seen_by(2).digest() == position(GAME, 3, OPENED).digest()


def test_a_step_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalMove, match="seat 2 cannot play “green 3” now"):
        steps(stage(), 2, "green 3")


def test_a_refused_step_leaves_no_trace() -> None:
    opened = stage()
    with pytest.raises(IllegalMove):
        steps(opened, 2, "green 3")
    assert (opened.steps[1], opened.seen_by(1).digest()) == ([], opened.opened.digest())


@pytest.mark.parametrize("seat", [1, 4, 0])
def test_a_seat_that_owes_no_decision_is_refused(seat: int) -> None:
    with pytest.raises(NotYourDecision, match=f"seat {seat} owes no decision now"):
        steps(stage(), seat, "refuse")


def test_a_seat_has_not_decided_while_an_arrow_is_open() -> None:
    assert not steps(stage(), 2, "yellow 2").has_decided(1)


def test_a_seat_has_decided_when_no_step_is_left() -> None:
    assert steps(stage(), 2, "yellow 2", "stay").has_decided(1)


def test_a_seat_cannot_commit_before_it_has_decided() -> None:
    with pytest.raises(NotYourDecision, match="seat 2 still has a step to choose"):
        steps(stage(), 2, "yellow 2").commit(1)


def test_a_seat_cannot_commit_without_a_step() -> None:
    with pytest.raises(NotYourDecision, match="seat 2 still has a step to choose"):
        stage().commit(1)


def test_a_seat_that_has_committed_takes_no_step() -> None:
    opened = steps(stage(), 2, "refuse")
    opened.commit(1)
    with pytest.raises(NotYourDecision, match="seat 2 has committed; take back first"):
        steps(opened, 2, "refuse")


def test_committing_twice_is_committing() -> None:
    opened = steps(stage(), 2, "refuse")
    opened.commit(1)
    opened.commit(1)
    assert opened.committed == {1}


def test_taking_back_undoes_the_last_step() -> None:
    opened = steps(stage(), 2, "yellow 2", "speed red")
    assert opened.take_back(1) == GAME.from_text("speed red")


def test_after_taking_back_the_seat_sees_what_is_left() -> None:
    opened = steps(stage(), 2, "yellow 2", "speed red")
    opened.take_back(1)
    assert opened.seen_by(1).digest() == position(GAME, 3, OPENED + "2: yellow 2").digest()


def test_all_steps_can_be_taken_back() -> None:
    opened = steps(stage(), 2, "yellow 2", "speed red")
    opened.take_back(1)
    opened.take_back(1)
    assert opened.seen_by(1).digest() == opened.opened.digest()


def test_nothing_can_be_taken_back_before_the_first_step() -> None:
    with pytest.raises(NotYourDecision, match="seat 2 has nothing to take back"):
        stage().take_back(1)


def test_a_commitment_can_be_taken_back_while_others_choose() -> None:
    opened = steps(stage(), 2, "refuse")
    opened.commit(1)
    opened.take_back(1)
    assert (opened.committed, opened.has_decided(1)) == (set(), False)


def test_taking_back_leaves_the_others_alone() -> None:
    opened = steps(steps(stage(), 3, "red 3"), 2, "refuse")
    opened.take_back(1)
    assert opened.steps == {1: [], 2: [GAME.from_text("red 3")]}


def closed() -> Stage:
    opened = steps(steps(stage(), 2, "refuse"), 3, "refuse")
    opened.commit(1)
    opened.commit(2)
    return opened


def test_a_stage_is_closed_when_all_have_committed() -> None:
    assert closed().is_closed()


def test_a_stage_is_open_while_one_has_not_committed() -> None:
    opened = steps(steps(stage(), 2, "refuse"), 3, "refuse")
    opened.commit(1)
    assert not opened.is_closed()


def test_a_closed_stage_takes_no_step() -> None:
    with pytest.raises(NotYourDecision, match="this stage is closed"):
        steps(closed(), 2, "refuse")


def test_a_closed_stage_takes_nothing_back() -> None:
    with pytest.raises(NotYourDecision, match="this stage is closed"):
        closed().take_back(1)


def test_a_twin_is_tried_without_touching_its_original() -> None:
    opened = steps(stage(), 2, "yellow 2")
    twin = opened.twin(1)
    steps(twin, 2, "speed red")
    twin.commit(1)
    assert (opened.steps[1], opened.committed) == ([GAME.from_text("yellow 2")], set())
