"""A search beside the truth: did it find the best move, is the value within its bar?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import sqrt

from rollwrite.bots.rollout import TO_THE_END
from rollwrite.bots.search import Simulator, Thinking, search
from tests.bots.endings import positions

SURE = 1.96
EQUAL = 1e-9


@dataclass(frozen=True, slots=True)
class Verdict:
    """``is_certain`` where all simulations ended alike, so that there is no bar to speak of.

    ``is_quick_best`` where the quick policy, which plays the simulations on, is worth as
    much as best play: then the bar is about the exact value of the game.
    """

    is_best: bool
    is_covered: bool
    is_certain: bool
    is_quick_best: bool


def verdicts(
    name: str, count: int, simulations: int, limit: int, seed: int, first: int = 1
) -> Iterator[Verdict]:
    for state, seat, exact in islice(positions(name, seed, limit, first), count):
        moves = state.moves(seat)
        thinking = Thinking(simulations, len(moves), TO_THE_END, lead=1.0, trust=0.0, surely=0.0)
        found, *_ = search(state, seat, moves, thinking, seed, Simulator())
        values = [exact.after(state, move, exact.best) for move in moves]
        quick = exact.after(state, found.move, exact.quick)
        chosen = values[moves.index(found.move)]
        mean, bar = bar_of(found.leads)
        yield Verdict(
            chosen > max(values) - EQUAL,
            abs(mean - quick) <= bar + EQUAL,
            bar == 0,
            abs(quick - chosen) < EQUAL,
        )


def bar_of(leads: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(leads) / len(leads)
    variance = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return mean, SURE * sqrt(variance / len(leads))
