"""Random games: the public conformance suite, and what holds in every position."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.games.my_city import GAME
from rollwrite.games.my_city.rules import moves
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.games.my_city.sheet import carry
from rollwrite.kernel.chance import stream
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.testing import CHECKS, Trial
from tests.games.asked import try_out

TRIALS = [Trial(GAME, 1 + game % 3, {"map": str(game)}, game) for game in range(1, 13)]


@pytest.mark.parametrize("trial", TRIALS, ids=[f"map {trial.options['map']}" for trial in TRIALS])
def test_the_game_conforms(trial: Trial) -> None:
    for check in CHECKS:
        check(trial)


def late(game: int, seed: int, steps: int) -> MyCityState:
    """A position after so many rounds of mostly building."""
    state = GAME.start(GAME.setup(2, {"map": str(game)}))
    assert isinstance(state, MyCityState)
    chance = stream(seed, game)
    for _ in range(steps):
        if state.is_over():
            break
        state.roll(chance.faces(state.sides()))
        for seat in state.owing():
            legal = state.moves(seat)
            state.play(seat, legal[chance.below(max(1, len(legal) - 1))])
    return state


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 12), st.integers(0, 10**6), st.integers(0, 30))
def test_masks_and_buildings_tell_the_same_story(game: int, seed: int, steps: int) -> None:
    """MC-R3: free land, buildings and bandits part the land; words agree where they overlap."""
    state = late(game, seed, steps)
    for sheet in state.papers:
        built = [cell for packed in sheet.built for cell in moves.cells_of(packed >> 3)]
        assert len(set(built)) == len(built)
        assert carry.cells_of(sheet.all_north, sheet.all_south) == sorted(built)
        assert carry.cells_of(sheet.all_north, 0) == [cell for cell in sorted(built) if cell < 56]
        assert carry.cells_of(0, sheet.all_south) == [cell for cell in sorted(built) if cell >= 32]
        free = carry.cells_of(sheet.free_north, sheet.free_south)
        assert not set(free) & set(built)
        land = set(carry.cells_of(state.layout.land.north, state.layout.land.south))
        printed = set(moves.cells_of(int(state.layout.printed)))
        assert set(free) | set(built) - printed == land


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 12), st.integers(0, 10**6), st.integers(0, 12), st.integers(0, 5200))
def test_whatever_is_tried_is_legal_or_refused_with_a_reason(
    game: int, seed: int, steps: int, move: int
) -> None:
    """MC-R2, MC-R3"""
    state = late(game, seed, steps)
    if state.is_over():
        return
    state.roll(stream(seed).faces(state.sides()))
    try_out(GAME, state, min(move, moves.MOVE_COUNT - 1))


@settings(max_examples=100, deadline=None)
@given(st.integers(1, 12), st.text(max_size=30))
def test_any_text_can_be_carried_over_or_not(game: int, text: str) -> None:
    """MC-12"""
    try:
        found = carry.from_text(text, game)
    except InvalidNotation:
        return
    assert carry.from_text(carry.to_text(found), game) == found
