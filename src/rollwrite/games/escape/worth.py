"""What gems, marks and actions are worth now."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from . import rates
from .layout import CHOICE, GEM, HEAL, JOKER, JOKERS, REROLL, RUN, TRACKS, Terms
from .state import Team


@final
class Worth:
    """The needs of a team: ``turns`` are all turns that are still to come."""

    def __init__(self, terms: Terms, team: Team, turns: i64) -> None:
        self.terms = terms
        self.team = team
        self.turns: i64 = turns
        self.missing: i64 = terms.needed - team.gems()
        self.gem: i64 = rates.GEM if self.missing > 0 else rates.BEYOND
        self.secret: i64 = rates.SECRET if self.missing > 0 else 2 * rates.BEYOND
        self.actions: list[int] = []
        action: i64 = 0
        while action <= JOKER:
            self.actions.append(self.action(action))
            action += 1

    def gems(self) -> i64:
        if self.missing > 0:
            return rates.GEM * (self.terms.needed - self.missing)
        return rates.GEM * self.terms.needed - rates.BEYOND * self.missing

    def use(self, track: i64) -> i64:
        """Of one more unspent mark: less when few turns are left."""
        use: i64 = rates.SYMBOL_USE
        if track == RUN:
            use = rates.RUN_USE
        elif track == HEAL:
            use = rates.HEAL_USE
        elif track == REROLL:
            use = rates.REROLL_USE
        turns: i64 = self.turns + 1
        return use if turns >= rates.LATE_USE else use * turns // rates.LATE_USE

    def tracks(self) -> i64:
        """Of all marks."""
        found: i64 = 0
        track: i64 = 0
        while track < TRACKS:
            marks = self.team.marks(track)
            found += self.use(track) * self.team.left(track)
            if marks < self.terms.gem_place and self.missing > 0:
                found += rates.TRACK_GEM * marks // self.terms.gem_place
            track += 1
        return found

    def mark(self, track: i64) -> i64:
        """Of marking the next place."""
        marks = self.team.marks(track)
        if marks >= self.terms.track_length:
            return 0
        worth = self.use(track)
        if self.missing > 0 and marks < self.terms.gem_place:
            worth += rates.TRACK_GEM // self.terms.gem_place
            if marks + 1 == self.terms.gem_place:
                worth += rates.GEM - rates.TRACK_GEM
        return worth

    def action(self, action: i64) -> i64:
        if action < CHOICE:
            return self.mark(action)
        if action == GEM:
            return self.gem
        if action == JOKER:
            return rates.JOKER_USE if self.terms.variant == JOKERS else 0
        best: i64 = 0
        track: i64 = REROLL
        while track < TRACKS:
            worth = self.mark(track)
            if worth > best:
                best = worth
            track += 1
        return best
