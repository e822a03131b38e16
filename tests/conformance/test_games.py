"""Every game keeps the promises of all games."""

from __future__ import annotations

import pytest

from rollwrite.catalogue import GAMES
from rollwrite.kernel.game import Game
from rollwrite.testing import CHECKS, check_game, trials
from rollwrite.testing.conformance import Check
from tests.conformance.small import SmallGame

SEEDS = range(1)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_keeps_what_all_games_promise(game: Game, check: Check) -> None:
    for trial in trials(game, SEEDS):
        check(trial)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_tried_with_every_number_of_seats_and_every_option(game: Game) -> None:
    tried = trials(game, SEEDS)
    assert {trial.seats for trial in tried} == set(range(game.min_seats, game.max_seats + 1))
    settings = [{o.id: value} for o in game.options for value in o.values] or [{}]
    assert all(any(trial.options == setting for trial in tried) for setting in settings)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_small_game_passes_every_check(check: Check) -> None:
    """Else the broken ones below would prove nothing."""
    for trial in trials(SmallGame(), range(3)):
        check(trial)


def test_the_whole_suite_can_be_run_at_once() -> None:
    check_game(SmallGame(), range(1))
