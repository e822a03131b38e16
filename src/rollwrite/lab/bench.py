"""How fast the rules are: random legal play through the State API, on one core."""

from __future__ import annotations

import time

from rollwrite.bots.match import play_random
from rollwrite.kernel.chance import stream
from rollwrite.kernel.compiled import is_compiled
from rollwrite.kernel.game import Game, Setup

BATCH = 20


def bench(game: Game, setup: Setup, seconds: float) -> dict[str, object]:
    games = decisions = 0
    opened = game.start(setup)
    began = time.perf_counter()
    while (used := time.perf_counter() - began) < seconds:
        for _ in range(BATCH):
            decisions += play_random(opened.copy(), stream(1, games))
            games += 1
    return {
        "compiled": is_compiled(),
        "games_per_second": round(games / used, 1),
        "decisions_per_second": round(decisions / used, 1),
    }
