"""One simulation: a fast policy plays all seats on, for some turns or to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rollwrite.kernel.chance import MASK, Chance
from rollwrite.kernel.state import DECIDE, NO_HUNCH, OVER, ROLL, State

from .greedy import worth

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


def play_on(state: State, base: i64, number: i64, turns: i64) -> None:
    """Simulation ``number``: until ``turns`` more turns are over, or to the end.

    Dice and seats have streams that depend on base and number alone, so that moves
    that are compared meet the same luck.
    """
    dice = seeded(base, number, 0)
    chances = [seeded(base, number, seat + 1) for seat in range(state.seats())]
    last: i64 = state.turns() + turns
    while True:
        phase = state.phase()
        if phase == ROLL:
            if turns != TO_THE_END and state.turns() >= last:
                return
            state.roll(dice.faces(state.sides()))
        elif phase == DECIDE:
            seat = lowest_seat(state.waiting())
            state.play(seat, quick_move(state, seat, chances[seat]))
        else:
            assert phase == OVER
            return


def lowest_seat(mask: i64) -> i64:
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def quick_move(state: State, seat: i64, chance: Chance) -> i64:
    """What the policy plays: the game's hunch, or what looks best one step ahead."""
    moves = state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    hunch = state.hunch(seat, moves, chance)
    return best_looking(state, seat, moves, chance) if hunch == NO_HUNCH else hunch


def best_looking(state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The first of equals, beginning at a place that chance picks."""
    turn = state.turns()
    count: i64 = len(moves)
    place: i64 = chance.below(count)
    best: i64 = moves[place]
    best_value: i64 = WORST
    left: i64 = count
    while left:
        after = state.copy()
        after.play(seat, moves[place])
        value = worth(after, seat, FOLLOW if after.turns() == turn else 0)
        if value > best_value:
            best = moves[place]
            best_value = value
        place = place + 1 if place + 1 < count else 0
        left -= 1
    return best
