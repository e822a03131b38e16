"""Whole decisions: all steps of a seat until others are asked or the dice roll."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.state import DECIDE, State

from ..ahead.rollout import lowest_seat
from .tables import MOST_SEATS, Judge

MOST: Final = 300  # decisions that are looked at
CHAIN: Final = 2  # steps after the first that are tried in every way; later ones by their look
WORST: Final = -1.0e18


@final
class Decision:
    """The first step, and where all steps lead."""

    def __init__(self, move: i64, after: State, worth: float) -> None:
        self.move: i64 = move
        self.after = after
        self.worth = worth


def by_worth(decision: Decision) -> float:
    return -decision.worth


def goes_on(state: State, seat: i64, turn: i64) -> bool:
    return state.phase == DECIDE and state.turns == turn and (state.waiting >> seat) & 1 != 0


def decisions(judge: Judge, state: State, seat: i64, moves: list[int]) -> list[Decision]:
    """The whole decisions of a seat, as it likes them by themselves."""
    found: list[Decision] = []
    step: i64 = (len(moves) + MOST - 1) // MOST
    place: i64 = 0
    while place < len(moves):
        after = state.copy()
        after.play(seat, moves[place])
        follow(judge, after, seat, state.turns, moves[place], CHAIN, found)
        place += step
    return found


def follow(
    judge: Judge, state: State, seat: i64, turn: i64, first: i64, steps: i64, found: list[Decision]
) -> None:
    """Every way to go on from a step of a decision."""
    if not goes_on(state, seat, turn):
        found.append(Decision(first, state, judge.own(state, seat)))
        return
    if steps == 0 or len(found) > MOST:
        end = finished(judge, state, seat)
        found.append(Decision(first, end, judge.own(end, seat)))
        return
    for move in state.moves(seat):
        after = state.copy()
        after.play(seat, move)
        follow(judge, after, seat, turn, first, steps - 1, found)


def finished(judge: Judge, state: State, seat: i64) -> State:
    """All steps that are left, each by its look."""
    turn = state.turns
    while goes_on(state, seat, turn):
        best = state
        most: float = WORST
        for move in state.moves(seat):
            after = state.copy()
            after.play(seat, move)
            worth = judge.own(after, seat)
            if worth > most:
                best = after
                most = worth
        state = best
    return state


@final
class Replies:
    """What the others do then, each as they like it by themselves, to the end of the turn.

    A reply is judged once, whatever it replies to: decisions of one seat change little for the
    sheets of others, but much for what is left to them.
    """

    def __init__(self, judge: Judge, turn: i64) -> None:
        self.judge = judge
        self.turn: i64 = turn
        self.known: dict[int, float] = {}

    def to(self, state: State) -> State:
        """The end of the turn; the state itself where nobody is left to reply."""
        turn = self.turn
        if state.phase != DECIDE or state.turns != turn:
            return state
        state = state.copy()
        while state.phase == DECIDE and state.turns == turn:
            seat = lowest_seat(state.waiting)
            state.play(seat, self.best(state, seat))
            if goes_on(state, seat, turn):
                state = finished(self.judge, state, seat)
        return state

    def best(self, state: State, seat: i64) -> i64:
        moves = state.moves(seat)
        best: i64 = moves[0]
        most: float = WORST
        for move in moves:
            worth = self.worth(state, seat, move)
            if worth > most:
                best = move
                most = worth
        return best

    def worth(self, state: State, seat: i64, move: i64) -> float:
        key: i64 = move * MOST_SEATS + seat
        known = self.known.get(key)
        if known is not None:
            return known
        after = state.copy()
        after.play(seat, move)
        if goes_on(after, seat, self.turn):
            after = finished(self.judge, after, seat)
        worth = self.judge.own(after, seat)
        self.known[key] = worth
        return worth


def best_decision(judge: Judge, state: State, seat: i64, moves: list[int], wide: i64) -> Decision:
    """Of the ``wide`` that look best, the best one once the others have replied."""
    found = decisions(judge, state, seat, moves)
    if len(found) == 1:
        return found[0]
    found.sort(key=by_worth)
    replies = Replies(judge, state.turns)
    best = found[0]
    most: float = WORST
    place: i64 = 0
    while place < wide and place < len(found):
        worth = judge.worth(replies.to(found[place].after), seat)
        if worth > most:
            best = found[place]
            most = worth
        place += 1
    return best


def ranked(judge: Judge, state: State, seat: i64, moves: list[int]) -> list[int]:
    """The moves by the best decision that begins with each, once the others have replied."""
    found = decisions(judge, state, seat, moves)
    replies = Replies(judge, state.turns)
    for decision in found:
        decision.worth = judge.worth(replies.to(decision.after), seat)
    found.sort(key=by_worth)
    order: list[int] = []
    for decision in found:
        if decision.move not in order:
            order.append(decision.move)
    return order
