"""The greedy player plays sensibly."""

from __future__ import annotations

from statistics import fmean

import pytest

from rollwrite.bots.greedy import GreedyPlayer
from rollwrite.bots.match import play_out
from rollwrite.bots.player import Player
from rollwrite.bots.random import RandomPlayer
from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.games.dungeons.sheet.facts import ADVENTURES
from rollwrite.kernel.chance import stream
from rollwrite.kernel.compiled import is_compiled
from tests.games.dungeons.scene import CULTISTS, cross, dungeon, play, reached, sheet, wound

GAMES = 20 if is_compiled() else 1


def finished(adventure: str, players: list[Player], number: int) -> DungeonsState:
    state = GAME.start(GAME.setup(len(players), {"adventure": adventure}))
    chances = [stream(number, seat + 1) for seat in range(len(players))]
    play_out(state, players, chances, stream(number, 0))
    assert isinstance(state, DungeonsState)
    return state


def chosen(state: DungeonsState) -> str:
    player = GreedyPlayer()
    return GAME.to_text(player.choose(state, 0, state.moves(0), stream(1)))


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_greedy_beats_random_in_every_adventure(adventure: str) -> None:
    wins = 0
    for number in range(GAMES):
        state = finished(adventure, [GreedyPlayer(), RandomPlayer()], number)
        wins += state.outcome().winners == (0,)
    assert wins >= 0.95 * GAMES


@pytest.mark.skipif(not is_compiled(), reason="many games: compiled only")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_greedy_alone_is_rated_in_the_upper_half(adventure: str) -> None:
    """DD-O1"""
    games = [finished(adventure, [GreedyPlayer()], number) for number in range(GAMES)]
    assert fmean(int(state.total(0)) for state in games) >= 45


def test_greedy_takes_the_kill() -> None:
    state = play(
        reached(CULTISTS, "f14", shade=3), "roll 2 2 1 1 6", "1: 1+1 2+2", "1: double 2 at f5"
    )
    assert chosen(state) == "double 4 hits shade"


def test_greedy_spares_its_lives() -> None:
    state = play(reached(CULTISTS, "f1"), "roll 3 4 3 4 3")
    assert chosen(state) != "3+4 3+4"


def test_greedy_ends_a_game_that_it_leads() -> None:
    state = dungeon(CULTISTS)
    necro = 1 << 2
    state.killed = sheet(state, 1).firsts = sheet(state, 1).killed = state.layout.monsters & ~necro
    sheet(state, 2).struck = state.killed
    sheet(state, 1).gems = 10
    cross(state, 1, "f13")
    wound(state, 1, necro=3)
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4", "1: double 2 at f5")
    assert chosen(state) == "6 hits necro"


def test_nothing_is_promised_after_the_end_alone() -> None:
    state = dungeon(CULTISTS, 1)
    state.killed = sheet(state, 1).firsts = state.layout.monsters
    assert state.mind.potential(state, 0) == 0
    assert state.mind.prospect(state, 0) == 100 * state.total(0)
