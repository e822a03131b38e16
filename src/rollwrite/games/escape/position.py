"""A position of Escape: whose decision it is, what is rolled, what it is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rollwrite.kernel.state import DECIDE, OVER, ROLL, State
from rollwrite.kernel.turn import Outcome

from . import scoring
from .deeds import NOTHING
from .layout import STANDARD, Layout, Terms
from .promise import promise
from .state import ALL_DICE, DICE, EXTRA, TRAY, Dice, Sheet, Team

# What search may spend: a simulated turn is dear.
FORESIGHT: Final = 1
EFFORT: Final = 12

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

WON: Final = 1_000_000  # nothing is worth more, see promise.py


class Position(State):
    """All that lies on the table, without what can be done with it.

    ``seat`` decides; ``is_fresh`` until a die of the pair is placed.
    """

    def __init__(self, layout: Layout, terms: Terms, count: i64) -> None:
        self.layout = layout
        self.terms = terms
        self.count: i64 = count
        self.stage: i64 = ROLL
        self.step: i64 = DRAW
        self.ask: i64 = NOTHING
        self.number: i64 = 0
        self.round: i64 = 0
        self.start: i64 = -1
        self.active: i64 = -1
        self.seat: i64 = 0
        self.taken: i64 = 0  # dice this seat took from the pool
        self.is_fresh = False
        self.has_won = False
        self.dice_set = Dice(DICE if terms.variant == STANDARD else ALL_DICE)
        self.team = Team()
        self.sheets: list[Sheet] = [Sheet() for _ in range(count)]

    # -- whose decision ----------------------------------------------------------------

    def phase(self) -> i64:
        return self.stage

    def seats(self) -> i64:
        return self.count

    def waiting(self) -> i64:
        return 1 << self.seat if self.stage == DECIDE else 0

    def turns(self) -> i64:
        return self.number

    def next_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.count else 0

    # -- dice ----------------------------------------------------------------------------

    def dice(self) -> tuple[str, ...]:
        """ES-D1; before the first turn, the die that draws the start seat (ES-T3)."""
        if self.step == DRAW:
            return ("start",)
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
            return [self.count]
        if self.step == EXTRAS or self.dice_set.how_many(TRAY) == 2:
            return [6, 6]
        return [6]

    def is_won(self) -> bool:
        """ES-F1"""
        if self.team.gems() < self.terms.needed:
            return False
        for sheet in self.sheets:
            if sheet.at != self.layout.exit:
                return False
        return True

    # -- counting --------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return self.team.gems()

    def lines(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.lines(self.team)

    def potential(self, seat: i64) -> i64:
        return self.prospect(seat) // 100 - self.total(seat)

    def foresight(self) -> i64:
        return FORESIGHT

    def effort(self) -> i64:
        return EFFORT

    def prospect(self, seat: i64) -> i64:
        """What the team can hope for, in hundredths of gems; the same for all its seats."""
        if self.stage == OVER:
            return WON if self.has_won else 100 * self.team.gems()
        return promise(
            self.layout,
            self.terms,
            self.team,
            self.dice_set,
            self.sheets,
            self._turns_left(),
            self.active,
            self.seat if self.step == TAKING else -1,
            self.step == PAIR,
        )

    def _turns_left(self) -> i64:
        """Turns that have not begun, four bits a seat."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.count:
            left: i64 = self.terms.rounds - self.round
            if self.number > 0 and self._order(seat) > self._order(self.active):
                left += 1
            found |= left << (4 * seat)
            seat += 1
        return found

    def _order(self, seat: i64) -> i64:
        """Its place in a round, from 0."""
        return seat - self.start if seat >= self.start else seat - self.start + self.count

    def outcome(self) -> Outcome:
        """ES-F1: one team."""
        everybody = tuple(range(self.count))
        return Outcome(tuple(self.totals()), everybody if self.has_won else (), (everybody,))

    # -- identity --------------------------------------------------------------------------------

    def key(self) -> list[int]:
        found = [self.count, self.terms.variant, self.terms.rounds, self.terms.needed]
        found += [self.stage, self.step, self.ask, self.number, self.round, self.start]
        found += [self.active, self.seat, self.taken, int(self.is_fresh), int(self.has_won)]
        found += [self.dice_set.places, self.dice_set.faces]
        found += self.team.key()
        for sheet in self.sheets:
            found += sheet.key()
        return found
