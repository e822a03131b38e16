"""What gems, marks and actions are worth now."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..rules.layout import CHOICE, GEM, HEAL, JOKER, JOKERS, LOCKED, REROLL, RUN, TRACKS, Terms
from ..rules.team import Team
from . import rates

MOST_KEPT: Final = 500

# How far a track has come.
FAR_OFF: Final = 0  # from its gem
NEXT_IS_GEM: Final = 1
GEM_TAKEN: Final = 2
FULL: Final = 3


def needs_of(terms: Terms, team: Team, turns: i64) -> i64:
    """All that a worth depends on: two bits a track, whether gems are missing, the time."""
    found: i64 = turns + 1 if turns + 1 < rates.LATE_USE else rates.LATE_USE
    found = 2 * found + (1 if team.gems() < terms.needed else 0)
    track: i64 = TRACKS - 1
    while track >= 0:
        found = 4 * found + progress(terms, team.marks(track))
        track -= 1
    return found


def progress(terms: Terms, marks: i64) -> i64:
    if marks >= terms.track_length:
        return FULL
    if marks >= terms.gem_place:
        return GEM_TAKEN
    return NEXT_IS_GEM if marks + 1 == terms.gem_place else FAR_OFF


def gems(terms: Terms, team: Team) -> i64:
    """Of all gems the team has."""
    beyond: i64 = team.gems() - terms.needed
    if beyond <= 0:
        return rates.GEM * team.gems()
    return rates.GEM * terms.needed + rates.BEYOND * beyond


def tracks(worth: Worth, terms: Terms, team: Team) -> i64:
    """Of all marks."""
    found: i64 = 0
    track: i64 = 0
    while track < TRACKS:
        found += worth.use(track) * team.left(track)
        marks = team.marks(track)
        if marks < terms.gem_place and worth.is_short:
            found += rates.TRACK_GEM * marks // terms.gem_place
        track += 1
    return found


@final
class Worth:
    """What a team with these needs makes of things; and what was reckoned with it."""

    def __init__(self, needs: i64, variant: i64, gem_place: i64) -> None:
        self.needs: i64 = needs
        self.gem_place: i64 = gem_place
        self.has_jokers = variant == JOKERS
        self.dice: i64 = rates.LOCKED_DICE if variant == LOCKED else rates.DICE  # a turn, in tenths
        self.time: i64 = needs >> (2 * TRACKS + 1)
        self.is_short = (needs >> (2 * TRACKS)) & 1 == 1
        self.gem: i64 = rates.GEM if self.is_short else rates.BEYOND
        self.secret: i64 = rates.SECRET if self.is_short else 2 * rates.BEYOND
        self.actions: list[int] = []
        action: i64 = 0
        while action <= JOKER:
            self.actions.append(self.action(action))
            action += 1
        # see hopes.py, journey.py
        self.maps: dict[int, int] = {}
        self.tours: dict[int, dict[int, int]] = {}

    def use(self, track: i64) -> i64:
        """Of one more unspent mark: less when few turns are left."""
        use: i64 = rates.SYMBOL_USE
        if track == RUN:
            use = rates.RUN_USE
        elif track == HEAL:
            use = rates.HEAL_USE
        elif track == REROLL:
            use = rates.REROLL_USE
        return use * self.time // rates.LATE_USE

    def mark(self, track: i64) -> i64:
        """Of marking the next place."""
        progress: i64 = (self.needs >> (2 * track)) & 3
        if progress == FULL:
            return 0
        worth = self.use(track)
        if self.is_short and progress < GEM_TAKEN:
            worth += rates.TRACK_GEM // self.gem_place
            if progress == NEXT_IS_GEM:
                worth += rates.GEM - rates.TRACK_GEM
        return worth

    def action(self, action: i64) -> i64:
        if action < CHOICE:
            return self.mark(action)
        if action == GEM:
            return self.gem
        if action == JOKER:
            return rates.JOKER_USE if self.has_jokers else 0
        best: i64 = 0
        track: i64 = REROLL
        while track < TRACKS:
            worth = self.mark(track)
            if worth > best:
                best = worth
            track += 1
        return best

    def tours_with(self, closed: i64) -> dict[int, int]:
        """What is known of tours through a temple with these passages closed."""
        known = self.tours.get(closed)
        if known is not None:
            return known
        found: dict[int, int] = {}
        self.tours[closed] = found
        return found


@final
class Worths:
    """A game knows few of them; each is reckoned once."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.known: dict[int, Worth] = {}

    def of(self, team: Team, turns: i64) -> Worth:
        """``turns`` are all still to come."""
        needs = needs_of(self.terms, team, turns)
        known = self.known.get(needs)
        if known is not None:
            return known
        if len(self.known) > MOST_KEPT:
            self.known.clear()
        found = Worth(needs, self.terms.variant, self.terms.gem_place)
        self.known[needs] = found
        return found
