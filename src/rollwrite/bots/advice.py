"""Advice: what the moves of a seat are worth, how sure that is, and why.

The moves are played out on the same dice, batch by batch; a ``Tally`` turns all
batches so far into a table. Batches may be thought in other processes.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf, sqrt
from typing import Literal

from rollwrite.kernel.chance import MASK
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.look import preview
from rollwrite.kernel.seen.view import Choice, Message
from rollwrite.kernel.state import State

from .ahead.rollout import Policy
from .ahead.search import Candidate, Thinking, rank_moves, simulate
from .learned.decisions import ranked
from .learned.player import LearnedPolicy
from .learned.weights import LIBRARY

Aim = Literal["win", "team", "score"]
MOST_TRIED, MOST_SHOWN = 12, 6
FIRST_LOOK = 16  # simulations after which only the moves that are shown go on
FEWEST = 3
SURE = 1.96  # half of a 95 % interval, in standard errors, of very many simulations,
FEW = (12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)  # and of 2, 3, … (Student's t)
UNSEEN = 1.0  # a game won or lost against the run of those so far, as if one had been seen
MOST_REASONS = 3
WORTH_SAYING = 1.0  # points of promise
NOTICED = 0.2  # of a point: less is nothing
EXACT = 15.0  # beyond this many points nobody knows the last one


@dataclass(frozen=True, slots=True)
class Batch:
    """How simulations ended: for each of ``moves`` the same dice in the same order."""

    moves: tuple[int, ...]
    scores: tuple[tuple[float, ...], ...]
    wins: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A move and what it is worth; errors are half the width of a 95 % interval.

    ``gap`` is how much less than the best move it is worth, in the unit of the aim.
    """

    move: str
    score: float
    score_error: float
    win: float
    win_error: float
    gap: float
    gap_error: float
    reasons: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Advised:
    aim: Aim
    simulations: int
    rows: tuple[Estimate, ...]


def aim_of(game: Game, state: State) -> Aim:
    if state.seats == 1:
        return "score"
    return "team" if game.is_cooperative else "win"


def think(
    state: State,
    seat: int,
    seed: int,
    moves: tuple[int, ...],
    first: int,
    count: int,
    seconds: float = inf,
) -> Batch:
    """Simulations ``first`` to ``first + count`` of some moves, fewer where time is short."""
    thinking = Thinking(count, len(moves), care=policy_for(state))
    tried = [Candidate(move, 0) for move in moves]
    until = time.monotonic() + seconds
    for number in range(first, first + count):
        for candidate in tried:
            simulate(state, seat, candidate, thinking, seed & MASK, number, number + 1)
        if time.monotonic() > until and number - first + 1 >= FEWEST:
            break
    return Batch(
        tuple(int(candidate.move) for candidate in tried),
        tuple(tuple(candidate.scores) for candidate in tried),
        tuple(tuple(candidate.wins) for candidate in tried),
    )


def policy_for(state: State) -> Policy | None:
    """Who has learned the game plays simulations on; else the quick one does."""
    judge = LIBRARY.judge(state)
    return LearnedPolicy(judge) if judge else None


def most_promising(state: State, seat: int) -> tuple[int, ...]:
    """The moves to try, best first, as they look before anything is simulated.

    Who has learned the game knows at once which will be shown.
    """
    judge, moves = LIBRARY.judge(state), state.moves(seat)
    if judge:
        return tuple(ranked(judge, state, seat, moves)[:MOST_SHOWN])
    return tuple(int(one.move) for one in rank_moves(state, seat, moves)[:MOST_TRIED])


def advise(
    game: Game, state: State, seat: int, seed: int, batches: tuple[int, ...]
) -> Iterator[Advised]:
    """Better and better tables, one a batch; the same for the same seed."""
    tally = Tally(game, state, seat, most_promising(state, seat))
    for count in batches:
        tally.add(think(state, seat, seed, tally.moves, tally.simulations, count))
        yield tally.table()


class Tally:
    """All that was simulated of one decision so far.

    The move that is ``named`` beside the table is always in it, and never without a reason.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        moves: tuple[int, ...],
        named: int | None = None,
    ) -> None:
        self.game, self.state, self.seat, self.named = game, state, seat, named
        self.aim = aim_of(game, state)
        self.moves = moves if named is None else with_named(moves, named)
        self.scores: dict[int, list[float]] = {move: [] for move in self.moves}
        self.wins: dict[int, list[float]] = {move: [] for move in self.moves}
        self.played = 0
        self._reasons: dict[int, tuple[Message, ...]] = {}

    @property
    def simulations(self) -> int:
        """Of each move that is still tried."""
        return len(self.scores[self.moves[0]])

    def is_stable(self) -> bool:
        """Whether the same moves are shown from now on."""
        return len(self.moves) <= MOST_SHOWN

    def add(self, batch: Batch) -> None:
        for move, scores, wins in zip(batch.moves, batch.scores, batch.wins, strict=True):
            self.scores[move] += scores
            self.wins[move] += wins
            self.played += len(wins)
        self.moves = tuple(sorted(self.moves, key=self._worth, reverse=True))
        if self.simulations >= FIRST_LOOK:
            self.moves = self._shown()

    def table(self) -> Advised:
        best = self.moves[0]
        rows = tuple(self._row(move, best) for move in self._shown())
        return Advised(self.aim, self.played, rows)

    def _shown(self) -> tuple[int, ...]:
        shown = self.moves[:MOST_SHOWN]
        return shown if self.named is None else with_named(shown, self.named)

    def _row(self, move: int, best: int) -> Estimate:
        score, score_error = mean_of(self.scores[move])
        win, win_error = mean_of(self.wins[move], UNSEEN)
        gap, gap_error = mean_of(self._gaps(move, best), self._unseen(move, best))
        values = (score, score_error, win, win_error, gap, gap_error)
        return Estimate(self.game.to_text(move), *values, self._why(move))

    def _values(self, move: int) -> list[float]:
        return self.scores[move] if self.aim == "score" else self.wins[move]

    def _worth(self, move: int) -> tuple[float, float]:
        """What counts, then points where that is equal."""
        return mean_of(self._values(move))[0], mean_of(self.scores[move])[0]

    def _unseen(self, move: int, best: int) -> float:
        return 0.0 if self.aim == "score" or move == best else UNSEEN

    def _gaps(self, move: int, best: int) -> list[float]:
        """Simulation by simulation: the dice were the same."""
        return [mine - other for mine, other in zip(self._values(best), self._values(move))]

    def _why(self, move: int) -> tuple[Message, ...]:
        if move not in self._reasons:
            found = reasons(self.game, self.state, self.seat, move)
            if move == self.named and not found:
                found = (small_reason(self.game, self.state, self.seat, move),)
            self._reasons[move] = found
        return self._reasons[move]


def with_named(moves: tuple[int, ...], named: int) -> tuple[int, ...]:
    """As many as there were; the last gives way."""
    return moves if named in moves else (*moves[:-1], named)


def mean_of(values: list[float], unseen: float = 0.0) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval.

    Where all simulations ended alike the next need not: that counts as ``unseen`` squares more.

    >>> mean_of([1.0, 3.0])
    (2.0, 12.71)
    >>> mean_of([1.0] * 10, 1.0)[1] > mean_of([1.0] * 10)[1] == 0.0
    True
    """
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, inf
    variance = (sum((value - mean) ** 2 for value in values) + unseen) / (count - 1)
    return mean, sureness(count - 1) * sqrt(variance / count)


def sureness(freedom: int) -> float:
    """Half of a 95 % interval, in standard errors that were themselves estimated."""
    return FEW[freedom - 1] if freedom <= len(FEW) else SURE + 2.4 / freedom


def reasons(game: Game, state: State, seat: int, move: int) -> tuple[Message, ...]:
    """In words: the points it brings now, what it sets off, what it promises for later."""
    (choice,) = preview(game, state, seat, [move])
    found = [Message("hint-points", {"points": signed(choice.points)})] if choice.points else []
    found += choice.notes
    promise = promised(state, seat, move, choice)
    if abs(promise) >= WORTH_SAYING:
        found.append(_for_later(game, promise))
    return tuple(found[:MOST_REASONS])


def small_reason(game: Game, state: State, seat: int, move: int) -> Message:
    """Where there is no large one: what is a little better about it, or that it costs nothing."""
    (choice,) = preview(game, state, seat, [move])
    promise = promised(state, seat, move, choice)
    if promise >= NOTICED:
        return Message("hint-keeps-little-team" if game.is_cooperative else "hint-keeps-little")
    if _others_cost_more(state, seat, move):
        return Message("hint-others-cost")
    return Message("hint-costs-nothing" if promise > -NOTICED else "hint-costs-little")


def _others_cost_more(state: State, seat: int, move: int) -> bool:
    """Whether most of what else is open promises less."""
    found = rank_moves(state, seat, state.moves(seat))
    mine = max((int(one.prior) for one in found if one.move == move), default=0)
    worse = sum(mine - int(one.prior) >= 100 * NOTICED for one in found)
    return 2 * worse > len(found) - 1


def _for_later(game: Game, promise: float) -> Message:
    """A hunch is no count: large ones in steps of five, a team's without a number."""
    name = "hint-keeps" if promise > 0 else "hint-costs"
    if game.is_cooperative:
        return Message(f"{name}-team")
    size = abs(promise)
    return Message(name, {"points": round(size) if size < EXACT else 5 * round(size / 5)})


def promised(state: State, seat: int, move: int, choice: Choice) -> float:
    """What the sheet promises beyond its points, more than before."""
    after = state.copy()
    after.play(seat, move)
    return (
        after.mind.prospect(after, seat) - state.mind.prospect(state, seat)
    ) / 100 - choice.points


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
