"""The published tests of Gymnasium, PettingZoo and OpenSpiel, without a warning."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from types import SimpleNamespace

import gymnasium
import pettingzoo
import pettingzoo.test as published
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils import parallel_to_aec

from rollwrite import rl
from rollwrite.catalogue import BY_ID
from rollwrite.rl import spiel

IDS = [name for name in gymnasium.registry if name.startswith("rollwrite/")]
SEVERAL = [
    (game.id, seats)
    for game in BY_ID.values()
    for seats in sorted({max(2, game.min_seats), game.max_seats})
]
ALL_SEATS = [
    (game.id, seats)
    for game in BY_ID.values()
    for seats in range(game.min_seats, game.max_seats + 1)
]


def test_every_game_and_campaign_has_a_name() -> None:
    games = {rl.name_of(game) for game in BY_ID.values()}
    campaigns = {rl.name_of(game, it.id) for game in BY_ID.values() for it in game.campaigns}
    assert set(IDS) == games | campaigns
    assert "rollwrite/LostCities-v1" in IDS


@pytest.mark.parametrize("name", IDS)
def test_gymnasium(name: str) -> None:
    check_env(gymnasium.make(name, max_decisions=300).unwrapped)


@pytest.mark.parametrize(("game", "seats"), SEVERAL)
def test_pettingzoo_one_after_another(game: str, seats: int) -> None:
    make = partial(rl.turns, game, seats)
    published.api_test(make(), num_cycles=60)
    published.seed_test(make, num_cycles=30)
    published.render_test(make)


@pytest.mark.parametrize(("game", "seats"), SEVERAL)
def test_pettingzoo_together(game: str, seats: int) -> None:
    make = partial(rl.together, game, seats)
    published.parallel_api_test(make(), num_cycles=60)
    published.parallel_seed_test(make, num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), SEVERAL)
def test_pettingzoo_ends_after_so_many_cycles(game: str, seats: int) -> None:
    """Their test counts cycles in which every seat acts: those of the parallel environment."""

    def turned(max_cycles: int) -> pettingzoo.AECEnv:
        return parallel_to_aec(rl.together(game, seats, max_cycles=max_cycles))

    module = SimpleNamespace(parallel_env=partial(rl.together, game, seats), env=turned)
    published.max_cycles_test(module)


@pytest.mark.parametrize(("game", "seats"), ALL_SEATS)
def test_openspiel(game: str, seats: int) -> None:
    """Simulation, serialisation, chance, tensors."""
    name = spiel.name_of(BY_ID[game])
    found = pyspiel.load_game(name, {spiel.SEATS: seats})
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


def test_openspiel_lets_go_when_python_ends() -> None:
    """A function that it held was dropped after Python had ended, which ended in a crash."""
    words = "import rollwrite.rl.spiel, pyspiel; pyspiel.load_game('rollwrite_lost_cities')"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
