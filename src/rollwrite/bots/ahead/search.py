"""Search: candidates meet the same dice, and the worse half goes, again and again.

Sequential halving over truncated rollouts. The moves are ranked by what they
promise at once, the best of them are simulated on the same list of seeds, after
each round the worse half is dropped, and the last one standing is played. The
first impression counts as a few simulations of its own.
"""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import State

from ..greedy import FOLLOW, worth
from ..player import Player
from .aim import SCORE, aim_for, read_ending
from .rollout import TO_THE_END, Policy, play_on

BY_GAME: Final = -1
MOST_LOOKED_AT: Final = 400
FEWEST_TO_STOP: Final = 8
FEWEST_FOR_TWINS: Final = 4
FIRST_LOOK: Final = 2  # simulations that tell how long one takes


@final
class Thinking:
    """How much a search thinks, and what for.

    ``simulations`` are shared by all candidates, fewer where a game says that they
    are dear. With ``seconds`` as many as
    fit are made instead. ``turns`` is how far each looks: BY_GAME, TO_THE_END
    or a number. ``aim`` is WIN, SCORE or BY_GAME. ``lead`` is the share that
    leads have beside wins, ``trust`` how many simulations the first impression
    is worth, ``surely`` the standard errors that end a search early. With ``care``
    simulations are played on by another policy than the quick one.
    """

    def __init__(
        self,
        simulations: i64,
        candidates: i64,
        turns: i64 = TO_THE_END,
        aim: i64 = BY_GAME,
        lead: float = 0.5,
        trust: float = 6.0,
        surely: float = 4.0,
        seconds: float = 0.0,
        care: Policy | None = None,
    ) -> None:
        self.simulations: i64 = simulations
        self.candidates: i64 = candidates
        self.turns: i64 = turns
        self.aim: i64 = aim
        self.lead = lead
        self.trust = trust
        self.surely = surely
        self.seconds = seconds
        self.care = care


@final
class Candidate:
    """A move, what it promises at once, and how its simulations ended, in their order."""

    def __init__(self, move: i64, prior: i64) -> None:
        self.move: i64 = move
        self.prior: i64 = prior
        self.scores: list[float] = []
        self.leads: list[float] = []
        self.wins: list[float] = []
        self.value = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Simulator:
    """Where simulations are made: here, one after another."""

    def run(
        self,
        state: State,
        seat: i64,
        candidates: list[Candidate],
        thinking: Thinking,
        base: i64,
        first: i64,
        last: i64,
    ) -> None:
        for candidate in candidates:
            simulate(state, seat, candidate, thinking, base, first, last)


@final
class SearchPlayer(Player):
    """Plays what a search finds. Only the chance it is given decides what it simulates."""

    def __init__(self, thinking: Thinking, simulator: Simulator) -> None:
        self.thinking = thinking
        self.simulator = simulator

    def choose(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        base = seed_from(chance)
        if len(moves) == 1:
            return moves[0]
        found = search(state, seat, moves, self.thinking, base, self.simulator)
        return found[0].move


def seed_from(chance: Chance) -> i64:
    return (chance.below(1 << 31) << 31) | chance.below(1 << 31)


# -- candidates ---------------------------------------------------------------------


def rank_moves(state: State, seat: i64, moves: list[int]) -> list[Candidate]:
    """The moves by what they promise at once, best first; of very many, a part."""
    step: i64 = (len(moves) + MOST_LOOKED_AT - 1) // MOST_LOOKED_AT
    found: list[Candidate] = []
    turn = state.turns
    place: i64 = 0
    while place < len(moves):
        after = state.copy()
        after.play(seat, moves[place])
        follow: i64 = FOLLOW if after.turns == turn else 0
        found.append(Candidate(moves[place], worth(after, seat, follow)))
        place += step
    found.sort(key=by_prior)
    return found


def by_prior(candidate: Candidate) -> int:
    return -candidate.prior


def by_value(candidate: Candidate) -> float:
    return -candidate.value


# -- simulations --------------------------------------------------------------------


def simulate(
    state: State,
    seat: i64,
    candidate: Candidate,
    thinking: Thinking,
    base: i64,
    first: i64,
    last: i64,
) -> None:
    """Simulations ``first`` to ``last`` (that one not) of a move."""
    turns: i64 = state.mind.foresight() if thinking.turns == BY_GAME else thinking.turns
    number = first
    while number < last:
        after = state.copy()
        after.play(seat, candidate.move)
        play_on(after, base, number, turns, thinking.care)
        ending = read_ending(after, seat)
        candidate.scores.append(ending.score)
        candidate.leads.append(ending.lead)
        candidate.wins.append(ending.win)
        number += 1


def search(
    state: State,
    seat: i64,
    moves: list[int],
    thinking: Thinking,
    base: i64,
    simulator: Simulator,
) -> list[Candidate]:
    """All that were simulated, the best first: who stayed longer stands higher."""
    alive = rank_moves(state, seat, moves)[: thinking.candidates]
    gone: list[Candidate] = []
    began = time.perf_counter()
    budget: i64 = thinking.simulations // state.mind.effort()
    rounds = halvings(len(alive))
    done: i64 = 0
    if thinking.seconds > 0.0 and rounds > 0:
        simulator.run(state, seat, alive, thinking, base, 0, FIRST_LOOK)
        done = FIRST_LOOK
        used = (time.perf_counter() - began) / (FIRST_LOOK * len(alive))
        budget = round(thinking.seconds / (used + 0.000001))
    left = rounds
    while left > 0:
        more: i64 = budget // (rounds * len(alive))
        more = more if more > 0 else 1
        simulator.run(state, seat, alive, thinking, base, done, done + more)
        done += more
        judge(state, alive, thinking)
        if done >= FEWEST_FOR_TWINS:
            alive = without_twins(alive, gone)
        keep: i64 = (len(alive) + 1) // 2
        if is_settled(alive, done, thinking.surely) or is_late(thinking, began):
            keep = 1
        gone = alive[keep:] + gone
        alive = alive[:keep]
        left = halvings(len(alive))
    return alive + gone


def is_late(thinking: Thinking, began: float) -> bool:
    return thinking.seconds > 0.0 and time.perf_counter() - began > thinking.seconds


def halvings(count: i64) -> i64:
    """Rounds until one is left."""
    rounds: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


# -- judgement ----------------------------------------------------------------------


def judge(state: State, candidates: list[Candidate], thinking: Thinking) -> None:
    """Value each by what it plays for, and put the best first."""
    aim = aim_for(state) if thinking.aim == BY_GAME else thinking.aim
    scale = spread_of_leads(candidates)
    for candidate in candidates:
        if aim == SCORE:
            value = mean(candidate.scores) / scale
        else:
            value = (1.0 - thinking.lead) * 2.0 * mean(candidate.wins)
            value += thinking.lead * mean(candidate.leads) / scale
        count = float(len(candidate.scores))
        prior = float(candidate.prior) / (100.0 * scale)
        candidate.value = (count * value + thinking.trust * prior) / (count + thinking.trust)
    candidates.sort(key=by_value)


def mean(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def spread_of_leads(candidates: list[Candidate]) -> float:
    """The standard deviation of all leads: the unit that leads are measured in."""
    total = 0.0
    squares = 0.0
    count = 0.0
    for candidate in candidates:
        for lead in candidate.leads:
            total += lead
            squares += lead * lead
            count += 1.0
    variance = squares / count - (total / count) * (total / count)
    return float(variance**0.5) if variance > 1.0 else 1.0


def without_twins(candidates: list[Candidate], gone: list[Candidate]) -> list[Candidate]:
    """Moves that ended alike in every simulation are the same in another order: one stays."""
    found: list[Candidate] = []
    for candidate in candidates:
        if has_twin(candidate, found):
            gone.insert(0, candidate)
        else:
            found.append(candidate)
    return found


def has_twin(candidate: Candidate, others: list[Candidate]) -> bool:
    for other in others:
        if other.leads == candidate.leads and other.wins == candidate.wins:
            return True
    return False


def is_settled(candidates: list[Candidate], done: i64, surely: float) -> bool:
    """Whether the best leads the next by so many standard errors, on the same dice."""
    if len(candidates) == 1:
        return True
    if done < FEWEST_TO_STOP or surely <= 0.0:
        return False
    best = candidates[0].leads
    second = candidates[1].leads
    total = 0.0
    squares = 0.0
    place: i64 = 0
    while place < done:
        gap = best[place] - second[place]
        total += gap
        squares += gap * gap
        place += 1
    count = float(done)
    middle = total / count
    variance = squares / count - middle * middle
    return middle > 0.0 and middle * middle * count > surely * surely * variance
