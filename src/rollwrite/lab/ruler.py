"""Where the levels of bots stand on the ruler of ratings, as the ladder measured them.

``python -m rollwrite.lab.ruler docs`` writes ``ruler.json`` into the room of every game of
rivals. Ratings are reckoned with it: measured anew, everybody's change a little
(``rollwrite ratings --again``).

    >>> ruler([("gentle", "random", 0.9), ("steady", "gentle", 0.76)])
    {'random': 1018, 'gentle': 1400, 'steady': 1600}
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib.resources import files
from math import log
from pathlib import Path
from statistics import fmean

from rollwrite.bots import roster
from rollwrite.catalogue import OWN

POINTS = 400 / log(10)  # for odds of e to 1
MIDDLE = 1500  # of the levels that think and have learned nothing
UNSURE = 0.995  # more than so many wins of 400 games say nothing of how many
THOUGHTLESS = "random"
Rung = tuple[str, str, float]  # a level, the one below, its share of wins


def ruler(rungs: Sequence[Rung]) -> dict[str, int]:
    """The weakest first; those above are so far away as their share of wins says."""
    if not rungs:
        return {}
    found = {rungs[0][1]: 0.0}
    for level, below, share in rungs:
        sure = min(share, UNSURE)
        found[level] = found[below] + POINTS * log(sure / (1 - sure))
    others = {THOUGHTLESS, *roster.LEARNED}
    middle = fmean(at for level, at in found.items() if level not in others)
    return {level: round(MIDDLE + at - middle) for level, at in found.items()}


def measured(folder: Path, game: str) -> dict[str, int]:
    """From the ladder of a game."""
    kept = json.loads((folder / "ladder" / f"{game}.json").read_text(encoding="utf-8"))
    found = ruler([(one["level"], one["below"], one["share"]) for one in kept["rungs"]])
    return found and with_untaught(found)


def with_untaught(found: dict[str, int]) -> dict[str, int]:
    """Where a game was not learned, who has learned others plays as the strongest that is left.

    >>> with_untaught({"greedy": 1600, "merciless": 1800})
    {'greedy': 1600, 'merciless': 1800, 'seasoned': 1800, 'peerless': 1800}
    """
    untaught = [name for name in roster.NAMES if name in roster.LEARNED and name not in found]
    return found | dict.fromkeys(untaught, max(found.values()))


def main() -> None:
    for game in OWN:
        found = measured(Path(sys.argv[1]), game.id)
        if found:
            file = Path(str(files(game.home).joinpath("ruler.json")))
            file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
