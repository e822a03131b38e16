"""What was learned of My City: every map is known, and it is better than what is greedy."""

from __future__ import annotations

from importlib.resources import files
from statistics import fmean

import pytest

from rollwrite.bots import roster
from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.bots.match import play_out
from rollwrite.games.my_city import GAME
from rollwrite.games.my_city.sheet import MAPS, NAMES
from rollwrite.kernel.chance import stream
from rollwrite.kernel.compiled import is_compiled

GAMES = 5  # of each map
MOST_BYTES = 1_000_000


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_map_is_known(seats: int) -> None:
    for number in MAPS:
        state = GAME.start(GAME.setup(seats, {"map": number}))
        assert LIBRARY.judge(state) is not None


def test_what_was_learned_is_small() -> None:
    kept = files("rollwrite.games.my_city.mind").joinpath("weights")
    sizes = {file.name: len(file.read_bytes()) for file in kept.iterdir()}
    assert set(sizes) == {f"{name}.weights" for name in NAMES}
    assert sum(sizes.values()) < MOST_BYTES


def points(bot: str, number: str, same: int) -> int:
    state = GAME.start(GAME.setup(1, {"map": number}))
    play_out(state, [roster.find(bot)], [stream(23, same, 1)], stream(23, same))
    return int(state.total(0))


@pytest.mark.skipif(not is_compiled(), reason="takes minutes where nothing is compiled")
def test_it_has_more_points_than_greedy() -> None:
    """On dice of no training; far below what is measured over many games (docs/bots.md)."""
    tables = [(number, same) for number in MAPS for same in range(GAMES)]
    gaps = [points("seasoned", *one) - points("greedy", *one) for one in tables]
    assert fmean(gaps) > 1
