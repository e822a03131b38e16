"""A position of Escape: whose decision it is, what is rolled, what it is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rollwrite.kernel.state import START, State
from rollwrite.kernel.turn import Outcome

from . import scoring
from .deeds import NOTHING
from .dice import ALL_DICE, DICE, EXTRA, TRAY, Dice
from .layout import STANDARD, Layout, Terms
from .paper import Paper
from .team import Team

# What is going on.
DRAW: Final = 0  # the start seat
SIDES: Final = 1
EXTRAS: Final = 2  # the two extra dice are rolled
CLOSING: Final = 3
BEFORE: Final = 4  # the first roll of a turn
PAIR: Final = 5  # a pair is rolled
PLACE: Final = 6
EXPLORING: Final = 7
TAKING: Final = 8


class Position(State):
    """All that lies on the table, without what can be done with it.

    ``seat`` decides; ``is_fresh`` until a die of the pair is placed.
    """

    def __init__(self, layout: Layout, terms: Terms, seats: i64) -> None:
        super().__init__(seats)
        self.layout = layout
        self.terms = terms
        self.step: i64 = DRAW
        self.ask: i64 = NOTHING
        self.round: i64 = 0
        self.start: i64 = -1
        self.seat: i64 = 0
        self.taken: i64 = 0  # dice this seat took from the pool
        self.is_fresh = False
        self.has_won = False
        self.dice_set = Dice(DICE if terms.variant == STANDARD else ALL_DICE)
        self.team = Team()
        self.papers: list[Paper] = [Paper() for _ in range(seats)]

    def order(self, seat: i64) -> i64:
        """Its place in a round, from 0."""
        return seat - self.start if seat >= self.start else seat - self.start + self.seats

    # -- dice ----------------------------------------------------------------------------

    def dice(self) -> tuple[str, ...]:
        """ES-D1; before the first turn, the die that draws the start seat (ES-T3)."""
        if self.step == DRAW:
            return START
        place: i64 = EXTRA if self.step == EXTRAS else TRAY
        kinds: list[str] = []
        die: i64 = 0
        while die < self.dice_set.count:
            if self.dice_set.place(die) == place:
                kinds.append("escape" if die < DICE else "extra")
            die += 1
        return tuple(kinds)

    def sides(self) -> list[int]:
        if self.step == DRAW:
            return [self.seats]
        if self.step == EXTRAS or self.dice_set.how_many(TRAY) == 2:
            return [6, 6]
        return [6]

    def is_won(self) -> bool:
        """ES-F1"""
        if self.team.gems() < self.terms.needed:
            return False
        for paper in self.papers:
            if paper.at != self.layout.exit:
                return False
        return True

    # -- counting --------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return self.team.gems()

    def lines(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.lines(self.team)

    def outcome(self) -> Outcome:
        """ES-F1: one team."""
        everybody = tuple(range(self.seats))
        return Outcome(tuple(self.totals()), everybody if self.has_won else (), (everybody,))

    # -- identity --------------------------------------------------------------------------------

    def key(self) -> list[int]:
        found = [self.seats, self.terms.variant, self.terms.rounds, self.terms.needed]
        found += [self.phase, self.step, self.ask, self.turns, self.round, self.start]
        found += [self.active, self.seat, self.taken, int(self.is_fresh), int(self.has_won)]
        found += [self.dice_set.places, self.dice_set.faces]
        found += self.team.key()
        for paper in self.papers:
            found += paper.key()
        return found
