"""A state of Escape: its rules, its copy, and quick moves for simulations."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import NO_HUNCH

from . import moves, offers
from .deeds import NOTHING
from .hopes import Hopes
from .hunch import quick_taking
from .position import PLACE, TAKING
from .promise import turns_of_all
from .rules import Rules
from .state import POOL, TRAY
from .worth import worth_of


@final
class EscapeState(Rules):
    """What is played, copied and simulated."""

    def copy(self) -> EscapeState:
        twin = EscapeState(self.layout, self.terms, 0)
        twin.count = self.count
        twin.stage = self.stage
        twin.step = self.step
        twin.ask = self.ask
        twin.number = self.number
        twin.round = self.round
        twin.start = self.start
        twin.active = self.active
        twin.seat = self.seat
        twin.taken = self.taken
        twin.is_fresh = self.is_fresh
        twin.has_won = self.has_won
        twin.dice_set = self.dice_set.copy()
        twin.team = self.team.copy()
        for sheet in self.sheets:
            twin.sheets.append(sheet.copy())
        return twin

    def hunch(self, seat: i64, moves: list[int], chance: Chance) -> i64:
        if self.ask != NOTHING:
            return NO_HUNCH
        if self.step == PLACE:
            return self._quick_placing(seat)
        if self.step == TAKING and self._takes_on(seat):
            return self._quick_taking(seat)
        return NO_HUNCH

    def _takes_on(self, seat: i64) -> bool:
        if self.taken == 0:
            return True
        return self.taken == 1 and not offers.has_give_up(self.layout, self.sheets[seat])

    def _quick_taking(self, seat: i64) -> i64:
        turns = self._turns_left()
        all_turns = turns_of_all(turns)
        worth = worth_of(self.terms, self.team, all_turns)
        hopes = Hopes(self.layout, worth, self.sheets, turns, all_turns)
        pool = self.dice_set.counts(POOL)
        return quick_taking(hopes, pool, seat, self.active, self.taken)

    def _quick_placing(self, seat: i64) -> i64:
        """Both dice at once, in one order only; runs wait until all is rolled."""
        tray = self.dice_set.counts(TRAY)
        if not offers.has_placings(tray):
            return NO_HUNCH
        symbol = offers.first_symbol(tray)
        best: i64 = moves.KEEP + symbol
        best_hope: i64 = self._hope_of(seat, best)
        hope: i64 = self._hope_of(seat, moves.POOL + symbol)
        if hope > best_hope:
            best = moves.POOL + symbol
            best_hope = hope
        if offers.can_reroll(self.team, tray, self.is_fresh):
            again = self.copy()
            again.play(seat, moves.REROLL)
            if again.prospect(seat) > best_hope:
                return moves.REROLL
        return best

    def _hope_of(self, seat: i64, move: i64) -> i64:
        """After a placing and, if a die is left, the better placing of that."""
        after = self.copy()
        after.play(seat, move)
        tray = after.dice_set.counts(TRAY)
        if after.step != PLACE or not offers.has_placings(tray):
            return after.prospect(seat)
        symbol = offers.first_symbol(tray)
        other = after.copy()
        after.play(seat, moves.KEEP + symbol)
        other.play(seat, moves.POOL + symbol)
        kept = after.prospect(seat)
        pooled = other.prospect(seat)
        return kept if kept > pooled else pooled
