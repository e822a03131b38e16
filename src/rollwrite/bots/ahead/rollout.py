"""One simulation: a fast policy plays all seats on, for some turns or to the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.chance import MASK, Chance
from rollwrite.kernel.mind import NO_HUNCH
from rollwrite.kernel.state import DECIDE, OVER, ROLL, State

from ..greedy import worth
from .aim import read_ending

WORST: Final = -(1 << 40)
FOLLOW: Final = 1  # further steps of the same decision that the policy looks at
TO_THE_END: Final = 0


def seeded(base: i64, first: i64, second: i64) -> Chance:
    """A stream of its own for every triple of numbers."""
    mixed = stirred(base & MASK)
    mixed = stirred(mixed ^ first)
    return Chance(stirred(mixed ^ second))


def stirred(number: i64) -> i64:
    """Close numbers become far ones: bases that follow each other must share no stream."""
    mixed: i64 = ((number + 1) * 0x2545_F491_4F6C_DD1D) & MASK
    return mixed ^ (mixed >> 29)


class Policy:
    """Who plays simulations on, where that is not the quick way."""

    def move(self, state: State, seat: i64, moves: list[int]) -> i64:
        raise NotImplementedError


@final
class Care(Policy):
    """Weighs each decision of a simulation by simulations of its own, to the end.

    Those are quick, or with ``depth`` careful themselves, one less. Near an end
    positions come again and again: what was weighed once is known.
    """

    def __init__(self, simulations: i64, base: i64, depth: i64 = 1) -> None:
        self.simulations: i64 = simulations
        self.base: i64 = base
        self.within: Care | None = None
        if depth > 1:
            self.within = Care(simulations, base + 1, depth - 1)
        self.known: dict[tuple[int, ...], int] = {}

    def move(self, state: State, seat: i64, moves: list[int]) -> i64:
        key = (seat, *state.key())
        known = self.known.get(key)
        if known is not None:
            return known
        best = self.weighed(state, seat, moves)
        self.known[key] = best
        return best

    def weighed(self, state: State, seat: i64, moves: list[int]) -> i64:
        best: i64 = moves[0]
        most = float(WORST)
        for move in moves:
            lead = self.lead_after(state, seat, move)
            if lead > most:
                best = move
                most = lead
        return best

    def lead_after(self, state: State, seat: i64, move: i64) -> float:
        """The sum over all simulations."""
        total = 0.0
        number: i64 = 0
        while number < self.simulations:
            after = state.copy()
            after.play(seat, move)
            play_on(after, self.base, number, TO_THE_END, self.within)
            total += read_ending(after, seat).lead
            number += 1
        return total


def play_on(state: State, base: i64, number: i64, turns: i64, care: Policy | None = None) -> None:
    """Simulation ``number``: until ``turns`` more turns are over, or to the end.

    Dice and seats have streams that depend on base and number alone, so that moves
    that are compared meet the same luck.
    """
    dice = seeded(base, number, 0)
    chances = [seeded(base, number, seat + 1) for seat in range(state.seats)]
    last: i64 = state.turns + turns
    while True:
        phase = state.phase
        if phase == ROLL:
            if turns != TO_THE_END and state.turns >= last:
                return
            state.tumble(dice)
        elif phase == DECIDE:
            seat = lowest_seat(state.waiting)
            moves = state.moves(seat)
            if len(moves) > 1 and care is not None:
                state.play(seat, care.move(state, seat, moves))
            else:
                state.play(seat, quick_move(state, seat, moves, chances[seat]))
        else:
            assert phase == OVER
            return


def lowest_seat(mask: i64) -> i64:
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def quick_move(state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
    """What the policy plays: the game's hunch, or what looks best one step ahead."""
    if len(moves) == 1:
        return moves[0]
    hunch = state.mind.hunch(state, seat, moves, chance)
    return best_looking(state, seat, moves, chance) if hunch == NO_HUNCH else hunch


def best_looking(state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The first of equals, beginning at a place that chance picks."""
    turn = state.turns
    count: i64 = len(moves)
    place: i64 = chance.below(count)
    best: i64 = moves[place]
    best_value: i64 = WORST
    left: i64 = count
    while left:
        after = state.copy()
        after.play(seat, moves[place])
        value = worth(after, seat, FOLLOW if after.turns == turn else 0)
        if value > best_value:
            best = moves[place]
            best_value = value
        place = place + 1 if place + 1 < count else 0
        left -= 1
    return best
