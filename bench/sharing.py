"""Do workers share what was learned? Memory of each that has played by it; one JSON object a row.

    PYTHONPATH=build/compiled python -m bench.sharing

``shared`` are twins of one process that has read all weights, as a server makes them; ``alone``
has read them by itself. ``own`` is what belongs to a process alone, ``part`` its fair part of
everything (PSS), in MB. Linux only.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import BaseContext
from pathlib import Path
from statistics import fmean

from rollwrite.bots import roster
from rollwrite.bots.learned.weights import LIBRARY, tables_of
from rollwrite.catalogue import GAMES
from rollwrite.kernel.chance import stream
from rollwrite.server.workers.pool import shared_context

WORKERS = 3
TOGETHER = 2.0  # seconds in which nobody takes a second turn
ROLLED = stream(1)


def played(_: int) -> tuple[float, float]:
    """A first move at every kind of table; then what this process has, alone and in part."""
    for game in GAMES:
        LIBRARY.read_all(game)
        for state in tables_of(game):
            while not state.owing():
                state.roll(ROLLED.faces(state.sides()))
            seat = state.owing()[0]
            roster.find("seasoned").choose(state, seat, state.moves(seat), stream(1))
    time.sleep(TOGETHER)
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()[1:]
    kilobytes = {name: int(rest.split()[0]) for name, rest in (line.split(":") for line in lines)}
    own = kilobytes["Private_Dirty"] + kilobytes["Private_Clean"]
    return own / 1024, kilobytes["Pss"] / 1024


def row(name: str, context: BaseContext) -> dict[str, object]:
    with ProcessPoolExecutor(WORKERS, context) as pool:
        own, part = zip(*pool.map(played, range(WORKERS)), strict=True)
    return {
        "workers": name,
        "processes": WORKERS,
        "own": round(fmean(own), 1),
        "part": round(fmean(part), 1),
    }


def main() -> None:
    print(json.dumps(row("shared", shared_context())), flush=True)
    print(json.dumps(row("alone", multiprocessing.get_context("spawn"))), flush=True)


if __name__ == "__main__":
    main()
