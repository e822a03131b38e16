"""Players that learned: whole decisions, any number of seats, and what they do untaught."""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.bots.learned.decisions import Replies, decisions, goes_on, ranked
from rollwrite.bots.learned.player import LearnedPlayer, LearnedPolicy
from rollwrite.bots.learned.shelf import Shelf
from rollwrite.bots.learned.tables import HEADS, Judge, Tables
from rollwrite.bots.learned.thinker import ThinkingPlayer
from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.bots.match import play_out
from rollwrite.bots.player import Player
from rollwrite.catalogue import find
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.state import ROLL, State
from rollwrite.testing import position
from tests.bots.learned.toy import COINS, KEEP, LEAVE, Coins


class Only(Shelf):
    def __init__(self, only: Judge | None) -> None:
        super().__init__()
        self.only = only

    def judge(self, state: State) -> Judge | None:
        return self.only


class First(Player):
    """Takes what is listed first."""

    def choose(self, state: State, seat: int, moves: list[int], chance: Chance) -> int:
        return moves[0]


def quick(bot: str) -> Player:
    """As it plays, but with few simulations."""
    return ThinkingPlayer(LIBRARY, First(), 2, 2, 1) if bot == "peerless" else roster.find(bot)


@pytest.mark.parametrize(("face", "best"), [(0, LEAVE), (1, KEEP)])
@pytest.mark.parametrize("kind", ["plays at once", "thinks"])
def test_it_plays_what_its_tables_say(kind: str, face: int, best: int) -> None:
    shelf = Only(Judge(Tables(COINS + 1)))
    thinking = ThinkingPlayer(shelf, First(), 8, 2, 1)
    player = LearnedPlayer(shelf, First()) if kind == "plays at once" else thinking
    state = Coins()
    state.roll([face])
    assert player.choose(state, 0, state.moves(0), stream(1)) == best


def test_without_tables_somebody_else_plays() -> None:
    state = Coins()
    state.roll([0])
    for player in (
        LearnedPlayer(Only(None), First()),
        ThinkingPlayer(Only(None), First(), 8, 2, 1),
    ):
        assert player.choose(state, 0, state.moves(0), stream(1)) == KEEP


def test_a_decision_is_followed_to_its_end() -> None:
    """After an arrow every way to go on is one more decision."""
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 5 0")
    judge = Judge(Tables(state.mind.sights(state)))
    found = decisions(judge, state, 0, state.moves(0))
    assert {one.move for one in found} == set(state.moves(0))
    for one in found:
        assert not (one.after.waiting >> 0) & 1
        end = Replies(judge, state.turns).to(one.after)
        assert end.phase == ROLL
        assert end.turns == state.turns


def every_end(state: State, seat: int) -> set[tuple[int, ...]]:
    """Where all steps lead, in whatever order."""
    if not goes_on(state, seat, 1):
        return {tuple(state.key())}
    found: set[tuple[int, ...]] = set()
    for move in state.moves(seat):
        after = state.copy()
        after.play(seat, move)
        found |= every_end(after, seat)
    return found


@pytest.mark.parametrize("faces", [[0, 1, 2, 3, 4], [5, 5, 2, 3, 0], [1, 4, 1, 4, 2]])
def test_steps_that_commute_are_tried_in_one_order(faces: list[int]) -> None:
    """Nothing is missed by it, and what is left is fewer than all orders."""
    game = find("dungeons")
    state = game.start(game.setup(1, {"adventure": "annoyed-animals"}))
    state.roll(faces)
    found = decisions(Judge(Tables(state.mind.sights(state))), state, 0, state.moves(0))
    ends = [tuple(one.after.key()) for one in found]
    assert set(ends) == every_end(state, 0)
    assert len(ends) < 2 * len(set(ends))


def test_moves_are_ranked_as_the_learned_player_likes_them() -> None:
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 5 0")
    judge = LIBRARY.judge(state)
    assert judge is not None
    moves = state.moves(0)
    order = ranked(judge, state, 0, moves)
    assert sorted(order) == sorted(moves)
    assert order[0] == roster.find("seasoned").choose(state, 0, moves, stream(1))
    assert LearnedPolicy(judge, len(moves)).move(state, 0, moves) == order[0]


def test_chances_of_all_seats_are_one() -> None:
    state = position(GAME, 4, "roll 1\nroll orange green purple 1 5 0")
    size = state.mind.sights(state)
    tables = Tables(size)
    tables.fill([((number * 37) % 11 - 5) / 5 for number in range(size * HEADS)])
    judge = Judge(tables)
    judge.weigh(state)
    wins = [judge.wins[seat] for seat in range(4)]
    assert sum(wins) == pytest.approx(1.0)
    assert all(win > 0 for win in wins)


@pytest.mark.parametrize("bot", ["seasoned", "peerless"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_at_every_number_of_seats(bot: str, seats: int) -> None:
    players = [roster.find("random")] * seats
    players[-1] = quick(bot)
    order = "simultaneous" if seats % 2 else "clockwise"
    state = GAME.start(GAME.setup(seats, {"order": order}))
    assert LIBRARY.judge(state) is not None
    play_out(state, players, [stream(4, seats, seat) for seat in range(seats)], stream(5, seats))
    assert seats - 1 in state.outcome().winners


def test_it_beats_greedy_clearly() -> None:
    """On dice of no training; far below what is measured over many games (docs/bots.md)."""
    won = 0
    for number in range(12):
        state = GAME.start(GAME.setup(2))
        players = [roster.find("greedy")] * 2
        players[number % 2] = roster.find("seasoned")
        chances = [stream(2026, number // 2, seat) for seat in (1, 2)]
        play_out(state, players, chances, stream(2026, number // 2, 0))
        won += state.outcome().winners == (number % 2,)
    assert won >= 8
