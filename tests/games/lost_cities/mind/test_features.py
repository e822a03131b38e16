"""What learned players see of Lost Cities: numbers in range, and the same for equal positions."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.chance import stream
from rollwrite.kernel.mind import MOST_SEEN
from rollwrite.kernel.state import DECIDE, OVER, ROLL, State
from rollwrite.testing import position


def seen(state: State, seat: int) -> list[int]:
    into = vec[i64]([-1] * MOST_SEEN)
    count = state.mind.features(state, seat, into)
    return [into[at] for at in range(count)]


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 5), st.sampled_from(["simultaneous", "clockwise"]), st.integers(0, 2**40))
def test_every_position_is_seen_in_range(seats: int, order: str, seed: int) -> None:
    state, chance = GAME.start(GAME.setup(seats, {"order": order})), stream(seed)
    while state.phase != OVER:
        for seat in range(seats):
            found = seen(state, seat)
            assert 0 < len(found) <= MOST_SEEN
            assert all(0 <= one < state.mind.sights(state) for one in found)
            assert seen(state.copy(), seat) == found
        if state.phase == ROLL:
            state.tumble(chance)
        else:
            seat = state.owing()[0]
            state.play(seat, state.any_move(seat, chance))


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**40))
def test_a_decision_is_seen_as_if_the_turn_ended_there(seed: int) -> None:
    """The last seat to decide ends the turn: nothing is seen otherwise before and after."""
    state, chance = GAME.start(GAME.setup(2)), stream(seed)
    while state.phase != OVER:
        if state.phase == ROLL:
            state.tumble(chance)
            continue
        (seat,) = state.owing()
        state.play(seat, state.any_move(seat, chance))
        if state.phase == DECIDE and state.owing() == [1 - state.active]:
            rest = state.copy()
            rest.play(1 - state.active, state.moves(1 - state.active)[-1])
            if rest.phase == ROLL and len(state.moves(1 - state.active)) == 1:
                assert state.mind.standing(state, state.active) == rest.total(state.active)


def test_dice_that_lie_there_are_not_seen() -> None:
    """A value is asked for between decisions: it speaks of sheets, not of luck."""
    one = position(GAME, 2, "roll 1\nroll orange green purple 1 5 0")
    other = position(GAME, 2, "roll 1\nroll red red blue 9 9 8")
    assert seen(one, 0) == seen(other, 0)
    assert seen(one, 1) == seen(other, 1)


def test_a_race_is_seen_from_both_sides() -> None:
    game = "roll 1\nroll orange green purple 1 5 0\n1: orange 5\n2: refuse"
    state = position(GAME, 2, game)
    assert seen(state, 0) != seen(state, 1)
