"""A search beside the truth: did it find the best move, is the value within its bar?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import sqrt

from rollwrite.bots.ahead.rollout import TO_THE_END, Care
from rollwrite.bots.ahead.search import Simulator, Thinking, search
from tests.bots.endings import EQUAL, positions

SURE = 1.96
DEPTH = 2  # careful simulations of careful simulations


@dataclass(frozen=True, slots=True)
class Verdict:
    """``is_certain`` where all simulations ended alike, so that there is no bar to speak of."""

    is_best: bool
    is_covered: bool
    is_certain: bool


def verdicts(
    name: str, count: int, simulations: int, care: int, limit: int, seed: int, first: int = 1
) -> Iterator[Verdict]:
    """Each with dice of its own: on the same dice, all bars would miss together."""
    for base, (state, seat, exact) in enumerate(islice(positions(name, seed, limit, first), count)):
        moves = state.moves(seat)
        dice = seed * 1_000_003 + base
        thinking = Thinking(
            simulations,
            len(moves),
            TO_THE_END,
            lead=1.0,
            trust=0.0,
            surely=0.0,
            care=Care(care, dice + 500_000, DEPTH),
        )
        found, *_ = search(state, seat, moves, thinking, dice, Simulator())
        values = [exact.after(state, move, exact.best) for move in moves]
        chosen = values[moves.index(found.move)]
        mean, bar = bar_of(found.leads)
        yield Verdict(chosen > max(values) - EQUAL, abs(mean - chosen) <= bar + EQUAL, bar == 0)


def bar_of(leads: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(leads) / len(leads)
    variance = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return mean, SURE * sqrt(variance / len(leads))
