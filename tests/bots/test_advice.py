"""Advice: who has learned a game says what is shown at once, and plays simulations on."""

from __future__ import annotations

import pytest

from rollwrite.bots import advice
from rollwrite.bots.advice import MOST_SHOWN, MOST_TRIED, Tally, most_promising, policy_for
from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.catalogue import find
from rollwrite.kernel.chance import stream
from rollwrite.kernel.state import ROLL, State


def first_decision(game: str) -> State:
    state, dice = find(game).start(find(game).setup(2)), stream(6)
    while state.phase == ROLL:
        state.tumble(dice)
    return state


def test_what_was_learned_is_shown_from_the_first_simulations_on() -> None:
    game, state = find("lost-cities"), first_decision("lost-cities")
    seat = state.owing()[0]
    moves = most_promising(state, seat)
    assert 1 < len(moves) <= MOST_SHOWN
    tally = Tally(game, state, seat, moves)
    assert tally.is_stable()
    tally.add(advice.think(state, seat, 1, moves, 0, 4))
    assert {row.move for row in tally.table().rows} == {game.to_text(move) for move in moves}
    assert policy_for(state) is not None


def test_where_nothing_was_learned_more_moves_are_tried_at_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = first_decision("lost-cities")
    monkeypatch.setattr(LIBRARY, "known", {state.mind.weights(state): None})
    seat = state.owing()[0]
    moves = most_promising(state, seat)
    assert MOST_SHOWN < len(moves) <= MOST_TRIED
    assert not Tally(find("lost-cities"), state, seat, moves).is_stable()
    assert policy_for(state) is None
