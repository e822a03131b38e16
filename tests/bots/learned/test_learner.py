"""The learner: it finds the values of a game that can be reckoned on paper."""

from __future__ import annotations

import pytest

from rollwrite.bots.learned.learner import Learner, play_games
from rollwrite.bots.learned.tables import HEADS, Judge, Tables
from tests.bots.learned.toy import BEST, COINS, Coins


def taught(games: int, seed: int) -> Tables:
    tables = Tables(COINS + 1)
    play_games(Learner(tables), [Coins()], 0, games, seed, games // 4)
    return tables


def test_it_finds_what_a_position_is_worth() -> None:
    """Learned from play alone: so many points as the coins to come bring on average."""
    points = list(taught(4000, 5).numbers)[::HEADS]
    found = [points[thrown] for thrown in range(1, COINS)]
    assert found == pytest.approx([BEST * (COINS - thrown) for thrown in range(1, COINS)], abs=0.15)


def test_the_same_seed_teaches_the_same() -> None:
    assert list(taught(50, 3).numbers) == list(taught(50, 3).numbers)
    assert list(taught(50, 3).numbers) != list(taught(50, 4).numbers)


def test_a_finished_game_is_read_as_it_ended() -> None:
    state, judge = Coins(), Judge(Tables(COINS + 1))
    for _ in range(COINS):
        state.roll([1])
        state.play(0, 0)
    judge.weigh(state)
    assert judge.points[0] == 2 * COINS
    assert judge.wins[0] == 1.0
