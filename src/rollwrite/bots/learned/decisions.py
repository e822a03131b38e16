"""Whole decisions: all steps of a seat until others are asked or the dice roll."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.state import DECIDE, State

from ..ahead.rollout import lowest_seat
from .tables import MOST_SEATS, Judge

MOST: Final = 300  # decisions that are looked at
CHAIN: Final = 2  # steps after the first that are tried in every way; later ones by their look
FIRST: Final = -1  # no step was made yet
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


def promising(state: State, seat: i64) -> list[int]:
    return state.mind.promising(state, seat, state.moves(seat))


def decisions(judge: Judge, state: State, seat: i64, moves: list[int]) -> list[Decision]:
    """The whole decisions of a seat, as it likes them by themselves."""
    moves = state.mind.promising(state, seat, moves)
    step: i64 = (len(moves) + MOST - 1) // MOST
    search = Steps(judge, seat, state.turns)
    search.try_all(state, moves[::step], CHAIN, FIRST, [])
    return search.found


@final
class Steps:
    """Every way to make a decision, step by step.

    Two steps that may be made in either order are tried in one: what was tried before a step,
    and could have been followed by it, does not come after it.
    """

    def __init__(self, judge: Judge, seat: i64, turn: i64) -> None:
        self.judge = judge
        self.seat: i64 = seat
        self.turn: i64 = turn
        self.found: list[Decision] = []

    def try_all(
        self, state: State, moves: list[int], steps: i64, first: i64, tried: list[int]
    ) -> None:
        seat = self.seat
        before: list[int] = []
        followed: list[list[int]] = []
        for move in moves:
            if move in tried:
                continue
            after = state.copy()
            after.play(seat, move)
            begun: i64 = move if first == FIRST else first
            if goes_on(after, seat, self.turn):
                ways = promising(after, seat)
                self.go_on(after, ways, steps, begun, swapped(move, before, followed))
                before.append(move)
                followed.append(ways)
            else:
                self.found.append(Decision(begun, after, self.judge.own(after, seat)))

    def go_on(
        self, state: State, moves: list[int], steps: i64, first: i64, tried: list[int]
    ) -> None:
        if steps == 0 or len(self.found) > MOST:
            end = finished(self.judge, state, self.seat)
            self.found.append(Decision(first, end, self.judge.own(end, self.seat)))
        else:
            self.try_all(state, moves, steps - 1, first, tried)


def swapped(move: int, before: list[int], followed: list[list[int]]) -> list[int]:
    """The steps that were tried before this one and could have been followed by it."""
    found: list[int] = []
    place: i64 = 0
    while place < len(before):
        if move in followed[place]:
            found.append(before[place])
        place += 1
    return found


def finished(judge: Judge, state: State, seat: i64) -> State:
    """All steps that are left, each by its look."""
    turn = state.turns
    while goes_on(state, seat, turn):
        best = state
        most: float = WORST
        for move in promising(state, seat):
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
    sheets of others, but much for what is left to them. In a team what a reply adds is judged,
    since everybody likes or dislikes what others did before.
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
        moves = promising(state, seat)
        best: i64 = moves[0]
        most: float = WORST
        before: float = 0.0
        if self.judge.tables.is_team:
            before = self.judge.own(state, seat)
        for move in moves:
            worth = self.worth(state, seat, move, before)
            if worth > most:
                best = move
                most = worth
        return best

    def worth(self, state: State, seat: i64, move: i64, before: float) -> float:
        key: i64 = move * MOST_SEATS + seat
        known = self.known.get(key)
        if known is not None:
            return known
        after = state.copy()
        after.play(seat, move)
        if goes_on(after, seat, self.turn):
            after = finished(self.judge, after, seat)
        worth = self.judge.own(after, seat) - before
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
    for move in moves:  # first steps of decisions that were found in another order
        if move not in order:
            order.append(move)
    return order
