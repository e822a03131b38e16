"""What players learned of Lost Cities, as it ships: for today's rules and sheet, and small."""

from __future__ import annotations

from importlib.resources import files

import pytest

from rollwrite.bots.learned import weights
from rollwrite.games.lost_cities import GAME

MOST = 1_000_000  # bytes a game


@pytest.mark.parametrize("seats", range(GAME.min_seats, GAME.max_seats + 1))
def test_every_number_of_seats_has_what_was_learned(seats: int) -> None:
    state = GAME.start(GAME.setup(seats))
    name = state.mind.weights(state)
    content = weights.content_of(name)
    assert content is not None
    told, tables = weights.read(content, name)
    assert (told.game, told.rules) == (GAME.id, GAME.rules_version)
    assert told.sheet == state.sheet
    assert tables.size == state.mind.sights(state)
    assert f"--games {told.games} --seed {told.seed}" in told.command
    assert {one["against"] for one in told.strength} == {"random", "greedy"}


def test_it_is_small() -> None:
    folder = files(GAME.home).joinpath("mind", "weights")
    assert sum(len(file.read_bytes()) for file in folder.iterdir()) < MOST
