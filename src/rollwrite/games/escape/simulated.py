"""A state of Escape: its rules, its copy, and quick moves for simulations."""

from __future__ import annotations

from typing import final

from .rules import Rules


@final
class EscapeState(Rules):
    """What is played, copied and simulated."""

    def copy(self) -> EscapeState:
        twin = EscapeState(self.layout, self.terms, 0)
        twin.resume(self)
        twin.step = self.step
        twin.ask = self.ask
        twin.round = self.round
        twin.start = self.start
        twin.seat = self.seat
        twin.taken = self.taken
        twin.is_fresh = self.is_fresh
        twin.has_won = self.has_won
        twin.dice_set = self.dice_set.copy()
        twin.team = self.team.copy()
        for sheet in self.sheets:
            twin.sheets.append(sheet.copy())
        return twin
