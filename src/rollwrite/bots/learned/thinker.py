"""Search over learned values: the best decisions meet the same dice, the worse half goes.

A simulation begins where the turn ends, plays a few turns as the learned player would, and asks
the tables at its end; a game that ends on the way is read as it ended.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import DECIDE, OVER, State

from ..ahead.rollout import lowest_seat, seeded
from ..ahead.search import halvings, seed_from
from ..player import Player
from .decisions import Replies, best_decision, by_worth, decisions
from .player import QUICK
from .shelf import Shelf
from .tables import Judge

LOOKED_THROUGH: Final = 24  # decisions that are looked through to the replies
TRUST: Final = 4.0  # simulations that the first impression is worth
SURELY: Final = 4.0  # standard errors that end a search early
FEWEST: Final = 8


@final
class Thought:
    """A decision, the end of its turn, and what simulations from there were worth."""

    def __init__(self, move: i64, end: State, first: float) -> None:
        self.move: i64 = move
        self.end = end
        self.first = first
        self.found: list[float] = []
        self.worth = first

    def settle(self) -> None:
        total: float = self.first * TRUST
        for one in self.found:
            total += one
        self.worth = total / (TRUST + float(len(self.found)))


def by_thought(thought: Thought) -> float:
    return -thought.worth


@final
class ThinkingPlayer(Player):
    """``simulations`` are shared by up to ``candidates`` decisions and look ``rounds`` ahead.

    Where more than one plays there are fewer, since each plays more seats on; and where a game
    says that its simulations are dear.
    """

    def __init__(
        self, shelf: Shelf, otherwise: Player, simulations: i64, candidates: i64, rounds: i64
    ) -> None:
        self.shelf = shelf
        self.otherwise = otherwise
        self.simulations: i64 = simulations
        self.candidates: i64 = candidates
        self.rounds: i64 = rounds

    def choose(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        judge = self.shelf.judge(state)
        if judge is None:
            return self.otherwise.choose(state, seat, moves, chance)
        base = seed_from(chance)
        if len(moves) == 1:
            return moves[0]
        alive = first_thoughts(judge, state, seat, moves)[: self.candidates]
        budget: i64 = 2 * self.simulations // ((state.seats + 1) * state.mind.effort())
        return self.thought_through(judge, alive, seat, base, budget).move

    def thought_through(
        self, judge: Judge, alive: list[Thought], seat: i64, base: i64, budget: i64
    ) -> Thought:
        rounds = halvings(len(alive))
        done: i64 = 0
        while len(alive) > 1:
            more: i64 = budget // (rounds * len(alive)) + 1
            for thought in alive:
                simulate(judge, thought, seat, base, done, done + more, self.rounds)
                thought.settle()
            done += more
            alive.sort(key=by_thought)
            keep: i64 = (len(alive) + 1) // 2
            if is_settled(alive, done):
                keep = 1
            alive = alive[:keep]
        return alive[0]


def first_thoughts(judge: Judge, state: State, seat: i64, moves: list[int]) -> list[Thought]:
    """The decisions whose turn ends best, if everybody replies as they like; no twins."""
    found = decisions(judge, state, seat, moves)
    found.sort(key=by_worth)
    replies = Replies(judge, state.turns)
    thoughts: list[Thought] = []
    for decision in found[:LOOKED_THROUGH]:
        end = replies.to(decision.after)
        thought = Thought(decision.move, end, judge.worth(end, seat))
        if not has_twin(thought, thoughts):
            thoughts.append(thought)
    thoughts.sort(key=by_thought)
    return thoughts


def has_twin(thought: Thought, others: list[Thought]) -> bool:
    """Whether another decision ends the turn in the same position."""
    for other in others:
        if other.first == thought.first and other.end.key() == thought.end.key():
            return True
    return False


def simulate(
    judge: Judge, thought: Thought, seat: i64, base: i64, first: i64, last: i64, rounds: i64
) -> None:
    number = first
    while number < last:
        end = played_on(judge, thought.end, seeded(base, number, 0), rounds)
        thought.found.append(judge.worth(end, seat))
        number += 1


def played_on(judge: Judge, state: State, dice: Chance, turns: i64) -> State:
    """So many turns later, or at the end of the game."""
    state = state.copy()
    last: i64 = state.turns + turns
    while state.phase != OVER:
        if state.phase == DECIDE:
            seat = lowest_seat(state.waiting)
            state = best_decision(judge, state, seat, state.moves(seat), QUICK).after
        elif state.turns >= last:
            return state
        else:
            state.tumble(dice)
    return state


def is_settled(thoughts: list[Thought], done: i64) -> bool:
    """Whether the best leads the next by so many standard errors, on the same dice."""
    if done < FEWEST or len(thoughts) == 1:
        return False
    best = thoughts[0].found
    second = thoughts[1].found
    total: float = 0.0
    squares: float = 0.0
    place: i64 = 0
    while place < done:
        gap: float = best[place] - second[place]
        total += gap
        squares += gap * gap
        place += 1
    count = float(done)
    middle: float = total / count
    variance: float = squares / count - middle * middle
    return middle > 0.0 and middle * middle * count > SURELY * SURELY * variance
