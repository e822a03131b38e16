"""Learning by playing oneself: each position is drawn towards what came of it.

TD(λ) on the ends of turns, with temporal-coherence step sizes: a number that is pulled this way
and that moves less and less, one that is always pulled the same way keeps its pace. Where dice
roll in the middle of a turn, what is seen then is drawn towards what its turn's end is.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.mind import MOST_SEEN
from rollwrite.kernel.state import OVER, ROLL, State

from ..ahead.aim import is_team
from ..ahead.rollout import lowest_seat, seeded
from ..greedy import GreedyPlayer
from .decisions import best_decision
from .tables import HEADS, MOST_SEATS, Judge, Tables, zeros

FADING: Final = 0.5  # λ
PACE: Final = 1.0
QUARTER: Final = 4.0  # a chance changes by a quarter of what its sum does, at most
MOST_TURNS: Final = 400  # rolls that are learned from; games are far shorter
MIX: Final = 0.4  # the share of winning in what it strives for
WIDE: Final = 4  # decisions that are looked through to the replies while learning


@final
class Learner:
    """Plays games of one kind and learns from them. Tables, nets and sums are all it knows."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.judge = Judge(tables, MIX)
        self.greedy = GreedyPlayer()
        self.nets = zeros(tables.size * HEADS)
        self.sums = zeros(tables.size * HEADS)
        self.turns: i64 = 0  # rolls, and
        self.begun = vec[i64]([0 for _ in range(MOST_TURNS)])  # in which turn each was
        self.parties: i64 = 0
        self.seen = vec[i64]([0 for _ in range(MOST_TURNS * MOST_SEATS * MOST_SEEN)])
        self.counts = vec[i64]([0 for _ in range(MOST_TURNS * MOST_SEATS)])
        self.points = zeros(MOST_TURNS * MOST_SEATS)
        self.wins = zeros(MOST_TURNS * MOST_SEATS)

    def fill(self, nets: list[float], sums: list[float]) -> None:
        assert len(nets) == len(sums) == self.tables.size * HEADS
        self.nets = vec[float](nets)
        self.sums = vec[float](sums)

    def play(self, state: State, chance: Chance, is_warming_up: bool) -> None:
        """One game, from which it learns."""
        self.turns = 0
        self.parties = self.judge.parties(state)
        while state.phase != OVER:
            if state.phase == ROLL:
                if state.turns > 0 and self.turns < MOST_TURNS:
                    self.remember(state)
                state.tumble(chance)
            else:
                state = self.decided(state, chance, is_warming_up)
        self.judge.weigh(state)
        self.learn()

    def greedy_lead(self, state: State, chance: Chance) -> float:
        """Of the first seat before the second, after a game that teaches nothing; of a team."""
        while state.phase != OVER:
            if state.phase == ROLL:
                state.tumble(chance)
            else:
                state = self.decided(state, chance, True)
        if self.tables.is_team:
            return float(state.mind.standing(state, 0))
        points: i64 = state.total(0)
        if state.seats > 1:
            points -= state.total(1)
        return float(points)

    def decided(self, state: State, chance: Chance, is_warming_up: bool) -> State:
        """After the next decision. Who decides at the same time is asked one after another."""
        seat = lowest_seat(state.waiting)
        moves = state.moves(seat)
        if is_warming_up:
            state.play(seat, self.greedy.choose(state, seat, moves, chance))
            return state
        if len(moves) == 1:
            state.play(seat, moves[0])
            return state
        return best_decision(self.judge, state, seat, moves, WIDE).after

    def remember(self, state: State) -> None:
        """What is seen at the end of a turn, and what it seems worth."""
        judge = self.judge
        judge.weigh(state)
        self.begun[self.turns] = state.turns
        seat: i64 = 0
        while seat < self.parties:
            row: i64 = self.turns * self.parties + seat
            self.points[row] = judge.points[seat]
            self.wins[row] = judge.wins[seat]
            count = state.mind.features(state, seat, judge.seen)
            self.counts[row] = count
            at: i64 = 0
            while at < count:
                self.seen[row * MOST_SEEN + at] = judge.seen[at]
                at += 1
            seat += 1
        self.turns += 1

    def learn(self) -> None:
        """Backwards through the game; the judge has just weighed its end."""
        goals = self.judge.points
        chances = self.judge.wins
        turn: i64 = self.turns - 1
        while turn >= 0:
            begins = turn == 0 or self.begun[turn - 1] != self.begun[turn]
            seat: i64 = 0
            while seat < self.parties:
                row: i64 = turn * self.parties + seat
                points: float = self.points[row]
                win: float = self.wins[row]
                self.draw(row, 0, goals[seat] - points, 1.0)
                self.draw(row, 1, chances[seat] - win, QUARTER)
                if begins:
                    goals[seat] = FADING * goals[seat] + (1.0 - FADING) * points
                    chances[seat] = FADING * chances[seat] + (1.0 - FADING) * win
                seat += 1
            turn -= 1

    def draw(self, row: i64, head: i64, error: float, steep: float) -> None:
        """All numbers that made a value share its error."""
        count = self.counts[row]
        if count == 0:
            return
        numbers = self.tables.numbers
        nets = self.nets
        sums = self.sums
        step: float = PACE * steep * error / float(count)
        size: float = error if error > 0.0 else -error
        at: i64 = row * MOST_SEEN
        end: i64 = at + count
        while at < end:
            place: i64 = self.seen[at] * HEADS + head
            whole: float = sums[place]
            if whole > 0.0:
                net: float = nets[place]
                if net < 0.0:
                    net = -net
                numbers[place] = numbers[place] + step * net / whole
            else:
                numbers[place] = numbers[place] + step
            nets[place] = nets[place] + error
            sums[place] = whole + size
            at += 1


def play_games(
    learner: Learner, starts: list[State], first: i64, last: i64, seed: i64, warm: i64
) -> None:
    """Games ``first`` to ``last`` (that one not), the first ``warm`` of them greedy."""
    number: i64 = first
    while number < last:
        start = starts[number % len(starts)]
        learner.play(start.copy(), seeded(seed, number, 0), number < warm)
        number += 1


def scale_of(starts: list[State], games: i64, seed: i64) -> float:
    """How far apart greedy games end: the standard deviation of the first seat's lead.

    Alone it is that of its points, and so it is of a team.
    """
    learner = Learner(Tables(1, 1.0, is_team(starts[0])))
    total: float = 0.0
    squares: float = 0.0
    number: i64 = 0
    while number < games:
        start = starts[number % len(starts)]
        lead = learner.greedy_lead(start.copy(), seeded(seed, number, 1))
        total += lead
        squares += lead * lead
        number += 1
    mean: float = total / float(games)
    variance: float = squares / float(games) - mean * mean
    if variance < 1.0:
        return 1.0
    root: float = variance**0.5
    return root
