"""``python -m bench.positions``: what levels lose in positions that were judged before.

python -m bench.positions lost-cities greedy seasoned   some levels; all of them if none is named
python -m bench.positions lost-cities --make --seats 2,3,2,4,2,5 --cores 2    judges positions anew

A loss is what the chosen move is worth less than the best: chance to win or, alone, points.
Every move was played out to the end on the same dice by whoever has learned the game (else by
the quick policy of searches), the best ones ``--simulations`` times.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean, stdev

from rollwrite.bots import roster
from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.catalogue import find
from rollwrite.kernel.chance import stream
from rollwrite.lab.ladder import SURE

from .making import Order, made
from .position import Played, Positions, file_of, read, written


def lost(positions: Positions, level: str) -> dict[str, object]:
    """Its mean loss by number of seats, how often it chose the best, and the time it took."""
    player, used = roster.find(level), 0.0
    losses: dict[str, list[float]] = {}
    for number, (state, seat, asked) in enumerate(positions):
        began = time.process_time()
        move = player.choose(state.copy(), seat, state.moves(seat), stream(number))
        used += time.process_time() - began
        loss = asked.losses[asked.moves.index(move)] / 1000
        losses.setdefault("alone" if state.seats == 1 else str(state.seats), []).append(loss)
    every = [loss for found in losses.values() for loss in found]
    return {
        "level": level,
        "positions": len(every),
        **{f"loss, {who}": mean(found) for who, found in sorted(losses.items())},
        "best": round(fmean(loss == 0 for loss in every), 3),
        "milliseconds": round(1000 * used / len(every), 3),
    }


def mean(losses: list[float]) -> tuple[float, float]:
    """With half of its 95 % interval."""
    return round(fmean(losses), 4), round(SURE * stdev(losses) / len(losses) ** 0.5, 4)


def make(order: Order, cores: int, file: Path) -> None:
    there = begun(order, file)
    done = sum(len(one.asked) for one in there)

    def progress(count: int) -> None:
        nonlocal done
        done += count
        print(f"{done} of {order.positions}", file=sys.stderr, flush=True)

    with file.open("w", encoding="utf-8") as kept:
        kept.write(Positions(order.game, about(order), there).written())
        for played in made(order, cores, progress, len(there)):
            kept.write(written(played))
            kept.flush()


def begun(order: Order, file: Path) -> tuple[Played, ...]:
    """The games of the same order that were judged before somebody stopped it."""
    kept = read(file) if file.is_file() else None
    same = ("seats", "simulations", "seed", "judge")
    if kept is None or any(kept.about[one] != about(order)[one] for one in same):
        return ()
    return kept.played


def about(order: Order) -> dict[str, object]:
    game = find(order.game)
    start = game.start(game.setup(order.seats[0]))
    return {
        "rules": game.rules_version,
        "seats": [*order.seats],
        "simulations": order.simulations,
        "seed": order.seed,
        "judge": "learned" if LIBRARY.judge(start) else "quick",
        "date": datetime.now(UTC).date().isoformat(),
    }


def main() -> None:
    asked = argparse.ArgumentParser("bench.positions", description=__doc__)
    asked.add_argument("game")
    asked.add_argument("levels", nargs="*")
    asked.add_argument("--file", type=Path)
    asked.add_argument("--make", action="store_true")
    asked.add_argument("--seats", default="2")
    asked.add_argument("--positions", type=int, default=320)
    asked.add_argument("--simulations", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=9001)
    asked.add_argument("--cores", type=int, default=1)
    given = asked.parse_args()
    file = given.file or file_of(given.game)
    if given.make:
        seats = tuple(map(int, given.seats.split(",")))
        order = Order(given.game, seats, given.positions, given.simulations, given.seed)
        return make(order, given.cores, file)
    positions = read(file)
    for level in given.levels or [bot.id for bot in roster.ROSTER]:
        print(json.dumps(lost(positions, level)), flush=True)
    return None


if __name__ == "__main__":
    main()
