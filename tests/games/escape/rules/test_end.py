"""Won together or lost together."""

from __future__ import annotations

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.kernel.errors import GameOver
from rollwrite.kernel.state import OVER
from tests.games.escape.scene import fill, idle, play, scene, through


def won(state: EscapeState) -> bool:
    outcome = state.outcome()
    assert outcome.teams == (tuple(range(state.seats)),)
    assert outcome.winners in ((), outcome.teams[0])
    return bool(outcome.winners)


def test_all_in_the_exit_with_the_gems_have_won_at_once() -> None:
    """ES-F1"""
    state = through(scene("b3 c3", gems=15), "adventurer key", "torch")
    play(state, "1: go c3")
    assert state.phase == OVER
    assert won(state)
    assert state.totals() == [15, 15]
    assert [title.id for title in GAME.titles(state)] == ["title-won", "title-won"]


def test_a_gem_too_few_is_not_enough() -> None:
    """ES-F1"""
    state = through(scene("b3 c3", gems=14), "adventurer key", "torch")
    play(state, "1: go c3")
    assert state.phase != OVER


def test_one_outside_the_exit_is_not_enough() -> None:
    """ES-F1"""
    state = through(scene("b3 c3 c2", gems=30), "adventurer key", "torch")
    play(state, "1: go c3")
    assert state.phase != OVER


def test_a_gem_from_a_map_wins_in_the_exit_with_choices_open() -> None:
    """ES-F1, ES-Q3"""
    state = scene("c3 c3", gems=14)
    fill(state, 2, "1 bonus")
    through(state, "", "golden golden golden")
    play(state, "2: golden on map 1 gem")
    assert state.phase == OVER
    assert won(state)


def test_a_mark_that_brings_a_gem_wins_too() -> None:
    """ES-F1, ES-S2"""
    state = scene("c3 c3", gems=14)
    state.team.marked = 2  # two runs
    fill(state, 2, "1 bonus")
    through(state, "", "key golden")
    play(state, "1: done", "2: key on map 2 gem", "2: give up map 1")
    assert state.phase == OVER
    assert won(state)


def test_the_last_round_ends_the_game() -> None:
    """ES-F1"""
    state = scene("b3 c3", gems=30, in_round=8)
    idle(state)
    assert state.phase != OVER
    idle(state)
    assert state.phase == OVER
    assert not won(state)
    assert [title.id for title in GAME.titles(state)] == ["title-lost", "title-lost"]
    with pytest.raises(GameOver):
        GAME.checked_play(state, 0, 0)


def test_the_last_turn_of_the_last_round_still_wins() -> None:
    """ES-F1"""
    state = idle(scene("c3 b3", gems=30, in_round=8))
    through(state, "adventurer key")
    play(state, "2: go c3")
    assert won(state)


def test_lines_tell_where_gems_came_from() -> None:
    """ES-F1"""
    state = through(scene("a1 e4"), "adventurer adventurer", "torch")
    play(state, "1: go a2")
    assert dict(state.lines(0)) == {"chambers": 0, "secrets": 2, "maps": 0, "tracks": 0}
    assert state.lines(0) == state.lines(1)
