"""Search against the truth, in endgames that can be enumerated.

    make exact

prints one JSON object a game: in how many positions the search found a best
move, and how often the value lay within the 95 % bar of the simulations.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.bots.judging import Verdict, verdicts

POSITIONS, CARE, SEED = 200, 64, 7
SIMULATIONS = {"lost-cities": 1000, "my-city": 4000}
LIMITS = {"lost-cities": 1000, "my-city": 40_000}  # positions to enumerate for one


def summary(game: str, found: list[Verdict]) -> dict[str, object]:
    open_ones = [one for one in found if not one.is_certain]
    return {
        "game": game,
        "positions": len(found),
        "best": sum(one.is_best for one in found),
        "bars": len(open_ones),
        "covered": sum(one.is_covered for one in open_ones),
    }


def main() -> None:
    for game in sys.argv[1:] or LIMITS:
        found = list(verdicts(game, POSITIONS, SIMULATIONS[game], CARE, LIMITS[game], SEED))
        print(json.dumps(summary(game, found)), flush=True)


main()
