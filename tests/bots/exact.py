"""Exact values by enumeration: expectimax over every roll and every decision.

Knows nothing of bots but the quick policy, whose value it computes as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rollwrite.bots.ahead.aim import read_ending
from rollwrite.bots.ahead.rollout import FOLLOW, lowest_seat
from rollwrite.bots.greedy import worth
from rollwrite.kernel.state import OVER, ROLL, State

Rolls = Callable[[State], Iterable[tuple[list[int], float]]]
Key = Callable[[State], tuple[int, ...]]


class TooLarge(Exception):
    """More positions than anybody wants to enumerate."""


class Exact:
    """What a position is worth to a seat: its lead at the end, on average.

    ``rolls`` lists faces with their probabilities; faces that come to the same
    may be listed as one, and positions worth the same may share a ``key``. Rivals
    want the opposite.
    """

    def __init__(self, seat: int, rolls: Rolls, key: Key, limit: int) -> None:
        self.seat, self.rolls, self.key, self.limit = seat, rolls, key, limit
        self._best: dict[tuple[int, ...], float] = {}
        self._quick: dict[tuple[int, ...], float] = {}

    def best(self, state: State) -> float:
        """With best play from here on."""
        return self._value(state, self._best, self._best_of)

    def quick(self, state: State) -> float:
        """If the quick policy plays on; of moves that look alike, the mean."""
        return self._value(state, self._quick, self._quick_of)

    def after(self, state: State, move: int, value: Callable[[State], float]) -> float:
        played = state.copy()
        played.play(lowest_seat(state.waiting), move)
        return value(played)

    def _value(
        self, state: State, known: dict[tuple[int, ...], float], decide: Callable[[State], float]
    ) -> float:
        key = self.key(state)
        if key not in known:
            if len(known) >= self.limit:
                raise TooLarge
            known[key] = self._fresh(state, known, decide)
        return known[key]

    def _fresh(
        self, state: State, known: dict[tuple[int, ...], float], decide: Callable[[State], float]
    ) -> float:
        if state.phase == OVER:
            return read_ending(state, self.seat).lead
        if state.phase == ROLL:
            return sum(
                chance * self._value(rolled(state, faces), known, decide)
                for faces, chance in self.rolls(state)
            )
        return decide(state)

    def _best_of(self, state: State) -> float:
        seat = lowest_seat(state.waiting)
        values = [self.after(state, move, self.best) for move in state.moves(seat)]
        return max(values) if seat == self.seat else min(values)

    def _quick_of(self, state: State) -> float:
        values = [self.after(state, move, self.quick) for move in quick_moves(state)]
        return sum(values) / len(values)


def rolled(state: State, faces: list[int]) -> State:
    after = state.copy()
    after.roll(faces)
    return after


def quick_moves(state: State) -> list[int]:
    """All moves that the quick policy may play here."""
    seat = lowest_seat(state.waiting)
    moves = state.moves(seat)
    values = []
    for move in moves:
        after = state.copy()
        after.play(seat, move)
        values.append(worth(after, seat, FOLLOW if after.turns == state.turns else 0))
    return [move for move, value in zip(moves, values, strict=True) if value == max(values)]
