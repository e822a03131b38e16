"""The greedy player plays My City sensibly."""

from __future__ import annotations

import pytest

from rollwrite.bots.greedy import GreedyPlayer
from rollwrite.bots.match import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.games.my_city import GAME
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.kernel.chance import stream
from rollwrite.kernel.compiled import is_compiled
from tests.games.my_city.scene import asked, city

GAMES = 20 if is_compiled() else 1


def chosen(state: MyCityState) -> str:
    player = GreedyPlayer()
    return GAME.to_text(player.choose(state, 0, state.moves(0), stream(1)))


@pytest.mark.parametrize("game", range(1, 13))
def test_greedy_beats_random_on_every_map(game: int) -> None:
    wins = 0
    for number in range(GAMES):
        state = GAME.start(GAME.setup(2, {"map": str(game)}))
        chances = [stream(game, number, seat) for seat in (1, 2)]
        play_out(state, [GreedyPlayer(), RandomPlayer()], chances, stream(game, number))
        wins += state.outcome().winners == (0,)
    assert wins >= 0.95 * GAMES


def test_greedy_keeps_trees() -> None:
    state = asked(1, "flat blank residential", "home e5")
    before = state.total(0)
    state.play(0, GAME.from_text(chosen(state)))
    assert state.total(0) == before + 2


def test_greedy_ends_when_there_is_nothing_left_to_gain() -> None:
    state = asked(1, "l3 upright residential", "home e5")
    sheet = state.papers[0]
    sheet.free_north &= state.layout.trees.north
    sheet.free_south &= state.layout.trees.south
    sheet.all_north |= state.layout.empty.north | state.layout.stones.north
    sheet.all_south |= state.layout.empty.south | state.layout.stones.south
    assert chosen(state) == "end"


def test_nothing_is_promised_after_the_end() -> None:
    state = city(1, "home e5", "end")
    assert state.mind.potential(state, 0) == 0
    assert state.mind.prospect(state, 0) == 100 * state.total(0)
