"""One step ahead: the running total plus what the game says about potential."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import DECIDE, State

from .player import Player

FOLLOW: Final = 2  # further steps of the same decision that are looked at


def worth(state: State, seat: i64, follow: i64) -> i64:
    """The position for a seat; if its decision goes on, the best it leads to."""
    if follow == 0 or state.phase != DECIDE or not (state.waiting >> seat) & 1:
        return state.mind.prospect(state, seat)
    return best_worth(state, seat, follow - 1)


def best_worth(state: State, seat: i64, follow: i64) -> i64:
    best: i64 = -(1 << 40)
    for move in state.moves(seat):
        after = state.copy()
        after.play(seat, move)
        value = worth(after, seat, follow)
        if value > best:
            best = value
    return best


@final
class GreedyPlayer(Player):
    """Ties are broken by chance."""

    def choose(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        best: list[int] = []
        best_value: i64 = -(1 << 40)
        for move in moves:
            after = state.copy()
            after.play(seat, move)
            value = worth_after(state, after, seat)
            if value > best_value:
                best = [move]
                best_value = value
            elif value == best_value:
                best.append(move)
        return best[chance.below(len(best))]


def worth_after(before: State, after: State, seat: i64) -> i64:
    """Follow the decision only while it is the same one: never past a roll or a turn."""
    if after.turns != before.turns:
        return after.mind.prospect(after, seat)
    return worth(after, seat, FOLLOW)
