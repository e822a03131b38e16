"""Grow the corpus: recorded games of bots, one file each, replayed by the tests.

    python corpus/grow.py lost-cities 13

writes 13 games for every number of seats, every value of every option. Games
that are already there stay as they are: old records replay for ever.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

from rollwrite.catalogue import find
from rollwrite.cli.records import record_text

CORPUS = Path(__file__).parent
LINE_UPS = (("greedy", "random"), ("greedy",), ("random",))


def grow(game_id: str, each: int) -> int:
    game = find(game_id)
    settings = list(product(*(option.values for option in game.options)))
    written = 0
    for seats in range(game.min_seats, game.max_seats + 1):
        for values in settings:
            options = dict(zip((option.id for option in game.options), values, strict=True))
            for seed in range(1, each + 1):
                line_up = LINE_UPS[seed % len(LINE_UPS)]
                bots = tuple(line_up[seat % len(line_up)] for seat in range(seats))
                name = "-".join([f"{seats}-seats", *values, *line_up, str(seed)])
                file = CORPUS / game_id / f"{name}.txt"
                if not file.exists():
                    file.parent.mkdir(exist_ok=True)
                    file.write_text(record_text(game, bots, seed, options), encoding="utf-8")
                    written += 1
    return written


if __name__ == "__main__":
    print(grow(sys.argv[1], int(sys.argv[2])), "games written")
