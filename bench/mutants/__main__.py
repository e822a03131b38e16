"""``python -m bench.mutants``: plants faults, and names those that no test notices.

python -m bench.mutants --each 30            thirty in every room
python -m bench.mutants --room server        one room
python -m bench.mutants --only 1a2b3c4d5e6f  one fault again, by its name
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path

from .known import is_equivalent
from .planting import Mutant, mutants_of
from .rooms import ROOMS, ROOT, files_of
from .trial import Trial, copy_of_sources, require_green, try_mutant


def main() -> None:
    wish = _wish()
    planted = {room: chosen(room, wish) for room in wish.room}
    with copy_of_sources() as copy:
        require_green(copy, [mutant for found in planted.values() for mutant in found])
        trials = {room: [_told(copy, one) for one in found] for room, found in planted.items()}
    print(json.dumps({room: summary(found) for room, found in trials.items()}, indent=2))
    survivors = [one for found in trials.values() for one in found if one.fate == "survived"]
    for trial in survivors:
        print(trial.mutant)
    sys.exit(bool(survivors))


def _wish() -> argparse.Namespace:
    parser = argparse.ArgumentParser("bench.mutants")
    parser.add_argument("--room", nargs="*", default=list(ROOMS), choices=list(ROOMS))
    parser.add_argument("--each", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[])
    return parser.parse_args()


def chosen(room: str, wish: argparse.Namespace) -> list[Mutant]:
    every = [mutant for path in files_of(room) for mutant in mutants_of(ROOT, path)]
    if wish.only:
        return [mutant for mutant in every if mutant.name in wish.only]
    found = [mutant for mutant in every if not is_equivalent(mutant)]
    return random.Random(wish.seed).sample(found, min(wish.each, len(found)))


def _told(copy: Path, mutant: Mutant) -> Trial:
    trial = try_mutant(copy, mutant)
    print(f"{trial.fate} in {trial.seconds:.0f} s: {mutant}", file=sys.stderr, flush=True)
    return trial


def summary(trials: list[Trial]) -> dict[str, object]:
    """What got stuck is neither: on a busy machine it may just have been slow."""
    fates: Counter[str] = Counter(trial.fate for trial in trials)
    decided = fates["killed"] + fates["survived"]
    share = round(100 * fates["killed"] / decided) if decided else None
    return {"planted": len(trials), **fates, "killed_percent": share}


if __name__ == "__main__":
    main()
