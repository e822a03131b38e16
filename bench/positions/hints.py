"""Are hints as sure as they say, and how soon are the first there? One JSON object a row.

    PYTHONPATH=build/compiled python -m bench.positions.hints lost-cities --seats 2 --decisions 200

Decisions of games that were played by several levels. Each gets the table that ``--simulations``
of each move give; then the same moves are judged again by ten times as many, on other dice. A bar
covers where the second judgement lies within it; ``all`` counts every row of every table, ``best``
the row that stood first. ``first`` is the processor time until the first table.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from rollwrite.bots import advice
from rollwrite.catalogue import find
from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Game
from rollwrite.kernel.state import State

from .making import Order, played_out, setup_of
from .position import after

TIMES = 10
EACH = 5  # decisions of a game
FIRST = 0.06  # seconds of the first batch, as at a table
EQUAL = 1e-9
MOST = 4000


@dataclass
class Found:
    """Rows whose bar covered, of how many; what the first tables took."""

    covered: Counter[str] = field(default_factory=Counter)
    rows: Counter[str] = field(default_factory=Counter)
    first: list[float] = field(default_factory=list)
    fewest: list[int] = field(default_factory=list)

    def count(self, what: str, which: tuple[str, ...], off: float, error: float) -> None:
        for one in which:
            self.rows[f"{what}, {one}"] += 1
            self.covered[f"{what}, {one}"] += abs(off) <= error + EQUAL


def first_table(game: Game, state: State, seat: int, seed: int, found: Found) -> None:
    """As at a table: what can be thought in the first batch, three of each move at least."""
    began = time.process_time()
    tally = advice.Tally(game, state, seat, advice.most_promising(state, seat))
    tally.add(advice.think(state, seat, seed, tally.moves, 0, MOST, FIRST))
    tally.table()
    found.first.append(time.process_time() - began)
    found.fewest.append(tally.simulations)


def judge(game: Game, state: State, seat: int, simulations: int, seed: int, found: Found) -> None:
    first_table(game, state, seat, seed, found)
    tally = advice.Tally(game, state, seat, advice.most_promising(state, seat))
    while tally.simulations < simulations:
        more = min(simulations - tally.simulations, advice.FIRST_LOOK)
        tally.add(advice.think(state, seat, seed, tally.moves, tally.simulations, more))
    again = advice.think(state, seat, seed + 1, tuple(tally.moves), 0, TIMES * simulations)
    wins, scores = means(game, again, again.wins), means(game, again, again.scores)
    worth = scores if tally.aim == "score" else wins
    first, *others = tally.table().rows
    for row in (first, *others):
        which = ("all", "best") if row is first else ("all",)
        if tally.aim != "score":
            found.count("win", which, row.win - wins[row.move], row.win_error)
        found.count("score", which, row.score - scores[row.move], row.score_error)
    for row in others:
        gap = worth[first.move] - worth[row.move]
        found.count("gap", ("all",), row.gap - gap, row.gap_error)


def means(
    game: Game, batch: advice.Batch, values: tuple[tuple[float, ...], ...]
) -> dict[str, float]:
    return {game.to_text(move): fmean(of) for move, of in zip(batch.moves, values, strict=True)}


def measured(name: str, seats: int, decisions: int, simulations: int, seed: int) -> Found:
    game, found = find(name), Found()
    order = Order(name, (seats,), decisions, simulations, seed)
    number = 0
    while len(found.first) < decisions:
        start = game.start(setup_of(order, number))
        line, places = played_out(start, seed, number)
        chance = stream(seed, number)
        for _ in range(min(EACH, decisions - len(found.first), len(places))):
            state = after(start, line[: places.pop(chance.below(len(places)))])
            judge(game, state, state.owing()[0], simulations, chance.below(1 << 31), found)
        number += 1
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--decisions", type=int, default=200)
    asked.add_argument("--simulations", type=int, default=100)
    asked.add_argument("--seed", type=int, default=8501)
    given = asked.parse_args()
    found = measured(given.game, given.seats, given.decisions, given.simulations, given.seed)
    cuts = quantiles(found.first, n=20)
    print(
        json.dumps(
            {
                **vars(given),
                "cover": {
                    what: (round(found.covered[what] / count, 3), count)
                    for what, count in found.rows.items()
                },
                "first": {
                    "milliseconds, half": round(1000 * cuts[9], 1),
                    "milliseconds, 95 %": round(1000 * cuts[18], 1),
                    "milliseconds, longest": round(1000 * max(found.first), 1),
                    "fewest simulations": min(found.fewest),
                },
            }
        ),
        flush=True,
    )


if __name__ == "__main__":
    main()
