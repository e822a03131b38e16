"""Tables: what each thing that can be seen is worth, in points and in chances to win.

A position is worth, for a seat, the points it has plus the sum over what is seen of it. Its
strength in the contest is those points, steeper or flatter by a second sum, and chances to win
follow from the strengths of all seats. A team is looked at once, for all its seats, and wins as
its strength says. Compiled, arrays of plain numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.mind import MOST_SEEN
from rollwrite.kernel.state import OVER, State

HEADS: Final = 2  # points, then the win; side by side, since both are read at once
MOST_SEATS: Final = 8
SURE_AT: Final = 30.0
MIX: Final = 0.5
STEEP: Final = 2.0  # what a lead of one scale adds to the contest, before anything was learned


def zeros(count: i64) -> vec[float]:
    return vec[float]([0.0 for _ in range(count)])


def chance_of(strength: float) -> float:
    """To win, of a team."""
    if strength > SURE_AT:
        return 1.0
    if strength < -SURE_AT:
        return 0.0
    return 1.0 / (1.0 + exp(-strength))


@final
class Tables:
    """What was learned of one kind of game. ``scale`` is how far ends lie apart, in points."""

    def __init__(self, size: i64, scale: float = 1.0, is_team: bool = False) -> None:
        self.size: i64 = size
        self.scale = scale
        self.is_team = is_team
        self.numbers = zeros(size * HEADS)

    def fill(self, numbers: list[float]) -> None:
        assert len(numbers) == self.size * HEADS
        self.numbers = vec[float](numbers)


@final
class Judge:
    """Says what positions are worth, by one set of tables.

    ``mix`` is the share of winning beside leading in what players strive for.
    """

    def __init__(self, tables: Tables, mix: float = MIX) -> None:
        self.tables = tables
        self.mix = mix
        self.seen = vec[i64]([0 for _ in range(MOST_SEEN)])
        self.points = zeros(MOST_SEATS)  # of every party, where ``weigh`` looked last
        self.wins = zeros(MOST_SEATS)
        self.sure = 0.0
        self.hope = 0.0

    def parties(self, state: State) -> i64:
        """How many win or lose by themselves: seats, or one team."""
        return 1 if self.tables.is_team else state.seats

    def look(self, state: State, seat: i64) -> None:
        """Points (``hope``) and strength in the contest (``sure``) of one seat."""
        count = state.mind.features(state, seat, self.seen)
        seen = self.seen
        numbers = self.tables.numbers
        hope: float = float(state.mind.standing(state, seat))
        sure: float = 0.0
        at: i64 = 0
        while at < count:
            place: i64 = seen[at] * HEADS
            hope += numbers[place]
            sure += numbers[place + 1]
            at += 1
        self.hope = hope
        self.sure = sure + hope * STEEP / self.tables.scale

    def own(self, state: State, seat: i64) -> float:
        """How a seat likes a position by itself; the unit is a win."""
        if self.tables.is_team:
            return self.worth(state, seat)
        self.look(state, seat)
        lead = self.hope / (self.tables.scale * 2.5)
        return (1.0 - self.mix) * lead + self.mix * self.sure * 0.25

    def weigh(self, state: State) -> None:
        """Points and chances of every party."""
        if state.phase == OVER:
            self.read_end(state)
            return
        if self.tables.is_team:
            self.look(state, 0)
            self.points[0] = self.hope
            self.wins[0] = chance_of(self.sure)
            return
        seats = state.seats
        seat: i64 = 0
        most: float = -1000000.0
        while seat < seats:
            self.look(state, seat)
            self.points[seat] = self.hope
            self.wins[seat] = self.sure
            if self.sure > most:
                most = self.sure
            seat += 1
        whole: float = 0.0
        seat = 0
        while seat < seats:
            less: float = most - self.wins[seat]
            share: float = 0.0
            if less < SURE_AT:
                share = exp(-less)
            self.wins[seat] = share
            whole += share
            seat += 1
        seat = 0
        while seat < seats:
            self.wins[seat] = self.wins[seat] / whole
            seat += 1

    def read_end(self, state: State) -> None:
        outcome = state.outcome()
        if self.tables.is_team:
            self.points[0] = float(state.mind.standing(state, 0))
            self.wins[0] = 1.0 if outcome.winners else 0.0
            return
        share: float = 0.0
        if outcome.winners:
            share = 1.0 / float(len(outcome.winners))
        seat: i64 = 0
        while seat < state.seats:
            self.points[seat] = float(outcome.totals[seat])
            self.wins[seat] = 0.0
            seat += 1
        for winner in outcome.winners:
            self.wins[winner] = share

    def worth(self, state: State, seat: i64) -> float:
        """What a seat strives for: a mix of its chance to win and its lead; its team's, in one."""
        self.weigh(state)
        if self.tables.is_team:
            seat = 0
        return self.mix * self.wins[seat] + (1.0 - self.mix) * self.lead(self.parties(state), seat)

    def lead(self, parties: i64, seat: i64) -> float:
        """Before the best of the others, as ``weigh`` found it, so that a win is about one."""
        mine: float = self.points[seat]
        best: float = 0.0
        other: i64 = 0
        is_first = True
        while other < parties:
            if other != seat and (is_first or self.points[other] > best):
                best = self.points[other]
                is_first = False
            other += 1
        return (mine - best) / (self.tables.scale * 2.5)
