"""The learner: it finds the values of a game that can be reckoned on paper."""

from __future__ import annotations

import pytest

from rollwrite.bots.learned.learner import Learner, play_games, scale_of
from rollwrite.bots.learned.tables import HEADS, Judge, Tables
from tests.bots.learned.toy import BEST, COINS, KEEP, LEAVE, SEEN, Coins, Together


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


@pytest.mark.parametrize(("face", "move", "chance"), [(1, KEEP, 7 / 8), (0, LEAVE, 1 / 2)])
def test_a_team_learns_how_likely_it_wins(face: int, move: int, chance: float) -> None:
    """Of three coins to come one has to show a 2, or two of them."""
    tables = Tables((COINS + 1) * SEEN, 1.0, is_team=True)
    play_games(Learner(tables), [Together()], 0, 4000, 5, 1000)
    state, judge = Together(), Judge(tables)
    state.roll([face])
    state.play(0, move)
    judge.weigh(state)
    assert judge.parties(state) == 1
    assert judge.wins[0] == pytest.approx(chance, abs=0.06)
    assert judge.points[0] == pytest.approx(state.total(0) + 3 * BEST, abs=0.15)


def test_a_team_that_has_ended_has_won_or_lost() -> None:
    for face, won in ((1, 1.0), (0, 0.0)):
        state, judge = Together(), Judge(Tables(SEEN, 1.0, is_team=True))
        for _ in range(COINS):
            state.roll([face])
            state.play(0, KEEP)
        judge.weigh(state)
        assert judge.wins[0] == won
        assert judge.own(state, 1) == judge.worth(state, 0)


def test_greedy_teams_tell_how_far_ends_lie_apart() -> None:
    """Two coins in four show a 2, give or take one: greedy keeps those, leaves the others."""
    assert scale_of([Together()], 400, 3) == pytest.approx(1.0, abs=0.2)
