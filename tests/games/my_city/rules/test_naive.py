"""The rules and a naive second set of them play the same games, step by step."""

from __future__ import annotations

import pytest

from rollwrite.games.my_city import GAME
from rollwrite.games.my_city.rules import scoring
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.state import ROLL
from tests.games.my_city.rules.naive import NaiveGame

CAMPS = ("c3", "g4", "b7")


def started(game: int, seats: int, bandits: tuple[str, ...]) -> tuple[MyCityState, NaiveGame]:
    carry = (" ".join(["bandits", *bandits]),) * seats if bandits else ()
    state = GAME.start(GAME.setup(seats, {"map": str(game)}, carry=carry))
    assert isinstance(state, MyCityState)
    return state, NaiveGame(game, seats, bandits)


def chosen(state: MyCityState, seat: int, chance: Chance) -> int:
    """Mostly builds, so that the map fills; sometimes a pass, an end when nothing else is left."""
    legal = state.moves(seat)
    builds = legal[:-1] if len(legal) > 1 else legal
    return builds[chance.below(len(builds))]


def compare(state: MyCityState, naive: NaiveGame) -> None:
    for seat in range(int(state.seats)):
        assert dict(state.lines(seat)) == naive.lines(seat)
        assert sum(naive.lines(seat).values()) == state.total(seat)
        assert scoring.purses(state.layout, state.papers[seat]) == naive.purses(seat)


@pytest.mark.parametrize("game", range(1, 13))
def test_both_sets_of_rules_agree_on_every_move_and_every_line(game: int) -> None:
    """MC-R2, MC-R3, MC-R4, MC-R5, MC-P1 and all that the twelve games add."""
    for seed in range(2):
        seats = 1 + seed
        state, naive = started(game, seats, CAMPS if game >= 11 and seed else ())
        chance = stream(seed, game)
        while not state.is_over():
            if state.phase == ROLL:
                faces = chance.faces(state.sides())
                text = GAME.faces_to_text(state.dice(), faces)
                naive.roll(text)
                state.roll(faces)
            for seat in state.owing():
                texts = {GAME.to_text(move) for move in state.moves(seat)}
                assert texts == naive.legal(seat)
                move = chosen(state, seat, chance)
                naive.play(seat, GAME.to_text(move))
                state.play(seat, move)
            compare(state, naive)
