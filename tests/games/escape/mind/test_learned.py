"""A team that plays by tables, taught or not: it takes what lies there and plays to the end."""

from __future__ import annotations

from rollwrite.bots.learned.decisions import Replies, decisions
from rollwrite.bots.learned.player import LearnedPlayer
from rollwrite.bots.learned.shelf import Shelf
from rollwrite.bots.learned.tables import Judge, Tables
from rollwrite.bots.match import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.games.escape import GAME
from rollwrite.kernel.chance import stream
from rollwrite.kernel.state import OVER, State
from tests.games.escape.scene import play, scene, started, through


class Only(Shelf):
    def __init__(self, only: Judge) -> None:
        super().__init__()
        self.only = only

    def judge(self, state: State) -> Judge | None:
        return self.only


def untaught(state: State) -> Judge:
    return Judge(Tables(state.mind.sights(state), 3.0, is_team=True))


def chosen(state: State) -> str:
    player = LearnedPlayer(Only(untaught(state)), RandomPlayer())
    seat = state.owing()[0]
    return GAME.to_text(player.choose(state, seat, state.moves(seat), stream(1)))


def test_untaught_it_takes_a_gem_that_it_can_pay() -> None:
    """ES-T1"""
    assert chosen(through(scene("c3 e5"), "adventurer golden", "key")) == "go b3"


def test_untaught_it_wins_where_it_can() -> None:
    """ES-F1"""
    assert chosen(scene("b3 c3", gems=15, marks="run")) == "run c3"


def test_a_decision_ends_where_dice_roll() -> None:
    """ES-A3: after both dice are placed the next two are rolled."""
    state = play(scene("c3 e5"), "roll key torch")
    turn = state.turns
    found = decisions(untaught(state), state, 0, state.moves(0))
    assert len(found) == 4
    for one in found:
        end = Replies(untaught(state), turn).to(one.after)
        assert end is one.after
        assert end.turns == turn


def test_an_untaught_team_plays_to_the_end() -> None:
    state = started(3, "joker", "hard")
    player = LearnedPlayer(Only(untaught(state)), RandomPlayer())
    play_out(state, [player] * 3, [stream(2, seat) for seat in range(3)], stream(3))
    assert state.phase == OVER
    assert state.team.gems() > 0
