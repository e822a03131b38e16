"""Judgement as people have it: some moves are overlooked, the others judged roughly."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import State

from .ahead.search import Candidate, rank_moves
from .player import Player

GRAIN: Final = 1000


@final
class HazyPlayer(Player):
    """Sees each move but ``overlooked`` percent of them, and takes what seems best.

    Its judgement errs by ``haze`` percent of what lies between the best move
    and a middling one: near misses are common, blunders are rare.
    """

    def __init__(self, overlooked: i64, haze: i64) -> None:
        self.overlooked: i64 = overlooked
        self.haze: i64 = haze

    def choose(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        ranked = rank_moves(state, seat, noticed(moves, self.overlooked, chance))
        return seeming_best(ranked, self.haze, chance).move


def noticed(moves: list[int], overlooked: i64, chance: Chance) -> list[int]:
    """Not all of them, but one at least."""
    sure: i64 = chance.below(len(moves))
    found: list[int] = []
    place: i64 = 0
    while place < len(moves):
        if chance.below(100) >= overlooked or place == sure:
            found.append(moves[place])
        place += 1
    return found


def seeming_best(ranked: list[Candidate], haze: i64, chance: Chance) -> Candidate:
    unit: i64 = ranked[0].prior - ranked[len(ranked) // 2].prior
    best = ranked[0]
    best_seems: i64 = -(1 << 60)
    for candidate in ranked:
        seems: i64 = candidate.prior * GRAIN + unit * haze * error(chance) // 100
        if seems > best_seems:
            best = candidate
            best_seems = seems
    return best


def error(chance: Chance) -> i64:
    """Between -GRAIN and GRAIN, small more often than large."""
    return chance.below(GRAIN) + chance.below(GRAIN) - GRAIN + 1
