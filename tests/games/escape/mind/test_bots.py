"""A greedy team keeps and pools sensibly, heads for gems and secrets, and leaves in time."""

from __future__ import annotations

from hashlib import sha256

import pytest

from rollwrite.bots.greedy import GreedyPlayer
from rollwrite.bots.match import play_out
from rollwrite.bots.player import Player
from rollwrite.bots.random import RandomPlayer
from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.position import TAKING
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.sheet.chart import VARIANTS
from rollwrite.kernel.chance import stream
from rollwrite.kernel.compiled import is_compiled
from rollwrite.kernel.state import DECIDE
from rollwrite.testing import Trial
from tests.games.escape.scene import fill, legal, play, scene, started, through

GAMES = 20 if is_compiled() else 2
GOLDEN_HOPES = "9ad2a4cb5e98e90f"


def chosen(state: EscapeState) -> str:
    seat = int(state.seat)
    return GAME.to_text(GreedyPlayer().choose(state, seat, state.moves(seat), stream(1)))


def played(seats: int, bot: Player, number: int, variant: str = "standard") -> EscapeState:
    state = GAME.start(GAME.setup(seats, {"difficulty": "easy", "variant": variant}))
    chances = [stream(number, seat + 1) for seat in range(seats)]
    play_out(state, [bot] * seats, chances, stream(number, 0))
    assert isinstance(state, EscapeState)
    return state


def test_it_takes_a_gem_that_it_can_pay() -> None:
    """ES-T1"""
    assert chosen(through(scene("c3 e5"), "adventurer golden", "key")) == "go b3"


def test_it_opens_a_secret_with_a_mate() -> None:
    """ES-A6"""
    state = through(scene("a1 e4"), "adventurer adventurer torch", "key")
    assert chosen(state) == "go a2"


def test_it_runs_into_the_exit_when_that_wins() -> None:
    """ES-F1"""
    assert chosen(scene("b3 c3", gems=15, marks="run")) == "run c3"


def test_it_goes_home_when_the_gems_are_there() -> None:
    """ES-F1"""
    state = through(scene("c4 b3", gems=15), "adventurer key adventurer torch", "torch")
    assert chosen(state) == "go c3"


def test_it_keeps_what_the_exit_costs_in_the_last_round() -> None:
    """ES-F1"""
    state = scene("b3 c3", gems=15, in_round=8)
    play(state, "roll key golden")
    assert chosen(state) != "pool key"


def test_it_pools_what_it_cannot_use() -> None:
    """ES-A3, ES-P2"""
    state = scene("c3 e5", cursed=(4, 2, 0))
    fill(state, 2, "1 bonus")
    play(state, "roll golden golden")
    assert "pool golden" in legal(state, 1)
    assert chosen(state) == "pool golden"


def test_it_finishes_a_map() -> None:
    """ES-P2: with one of its two dice; the order does not matter."""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus")
    through(state, "", "golden torch")
    while state.step == TAKING:
        play(state, f"2: {chosen(state)}")
    assert dict(state.lines(0))["maps"] == 1


def test_it_does_not_keep_what_would_finish_a_map() -> None:
    """ES-P2"""
    state = scene("c3 e5", cursed=(5, 2, 0))
    fill(state, 2, "1 bonus")
    play(state, "roll golden")
    assert chosen(state) == "pool golden"


def test_it_rolls_two_black_masks_again() -> None:
    """ES-A3"""
    assert chosen(play(scene("c3 e5", marks="reroll"), "roll black black")) == "reroll"


def test_what_it_hopes_for_is_the_same_for_the_whole_team() -> None:
    state = scene("c3 e5 b2", marks="run")
    assert len({state.mind.prospect(state, seat) for seat in range(3)}) == 1
    assert state.mind.potential(state, 0) == state.mind.prospect(state, 0) // 100 - state.total(0)
    four = started(4)
    assert four.mind.prospect(four, 2) == four.mind.prospect(four, 0)


def test_nothing_is_hoped_for_after_the_end() -> None:
    """ES-F1"""
    won = play(through(scene("b3 c3", gems=15), "adventurer key", "torch"), "1: go c3")
    assert won.mind.prospect(won, 0) > scene("c3 c3", gems=15).mind.prospect(
        scene("c3 c3", gems=15), 0
    )


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_teams_never_win(seats: int, variant: str) -> None:
    """ES-F1"""
    bot = RandomPlayer()
    assert not any(played(seats, bot, number, variant).has_won for number in range(GAMES))


@pytest.mark.skipif(not is_compiled(), reason="many games: compiled only")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_greedy_team_wins_most_easy_games(seats: int, variant: str) -> None:
    """ES-S1"""
    bot = GreedyPlayer()
    wins = sum(played(seats, bot, number, variant).has_won for number in range(GAMES))
    assert wins > 0.5 * GAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_greedy_team_collects_far_more_than_a_random_one(seats: int) -> None:
    greedy, random = GreedyPlayer(), RandomPlayer()
    for number in range(2):
        gems = played(seats, greedy, number).total(0)
        assert gems > 2 * played(seats, random, number).total(0)


def test_what_was_remembered_changes_no_choice() -> None:
    """Worths and tours are reckoned once a game: a fresh state finds the same."""
    state = play(scene("b2 e5 d1", marks="run key torch"), "1: roll", "roll key torch")
    known = [state.mind.prospect(state, 0) for _ in range(2)]
    play_on = state.copy()
    for _ in range(3):
        play_on.mind.prospect(play_on, 1)
        play_on.play(0, play_on.moves(0)[0])
        if play_on.phase != DECIDE:
            break
    state.mind = GAME.mind.tuned(state)
    assert [*known, state.mind.prospect(state, 0)] == [known[0]] * 3


def prospects(seats: int, variant: str) -> list[int]:
    """Of all positions of a random game."""
    trial = Trial(GAME, seats, {"variant": variant}, 5)
    return [int(state.mind.prospect(state, 0)) for state, _ in trial.walk()]


def test_hopes_are_the_same_interpreted_and_compiled() -> None:
    """Golden: both runs check it. Whoever tunes the rates renews it, interpreted."""
    found = [prospects(seats, variant) for variant in VARIANTS for seats in (2, 3, 4)]
    assert sha256(repr(found).encode()).hexdigest()[:16] == GOLDEN_HOPES
