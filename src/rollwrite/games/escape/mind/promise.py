"""What a team can hope for: the value of a position, for the greedy player.

Gems, marks and maps as far as they have come; what the adventurers can still
collect in time; the best way that kept dice pay for, with what may still be
rolled; what the pool is worth to the others; dice, free and cursed. From that
follows how likely the gems are, and with the chance that all get home, a win.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ..rules.dice import ALL_DICE, CURSE, DICE, EXTRA, KEPT, POOL, SUPPLY, TRAY, Dice
from ..rules.layout import DICE_CHAMBERS, Terms
from ..rules.position import PAIR, TAKING
from ..rules.state import EscapeState
from . import rates
from .goal import Goal
from .hopes import Hopes
from .others import Watch, stand
from .walks.journey import Journey, aid_for
from .walks.tours import UNITS
from .walks.ways import Ways
from .worth import Worths, gems, tracks


@final
class Promise:
    """Of one game's positions; what is reckoned once is kept."""

    def __init__(self, terms: Terms, ways: Ways) -> None:
        self.terms = terms
        self.ways = ways
        self.worths = Worths(terms)
        self.watch = Watch(ways)

    def of(self, state: EscapeState) -> i64:
        """In hundredths of a gem. While the active seat explores, nobody takes."""
        terms, team, dice, papers = self.terms, state.team, state.dice_set, state.papers
        active = state.active
        turns = turns_left(state)
        all_turns = turns_of_all(turns)
        worth = self.worths.of(team, all_turns)
        hopes = Hopes(state.layout, worth, papers, turns, all_turns)
        taker: i64 = state.seat if state.step == TAKING else -1
        mover: i64 = active if taker < 0 else -1
        coming = coming_dice(dice, mover, state.step == PAIR)
        if taker < 0:
            taker = active + 1 if active + 1 < len(papers) else 0
        aid = aid_for(team, len(papers))
        others = self.watch.look(worth, papers, team.found, turns, mover, aid)
        hope = gems(terms, team) + tracks(worth, terms, team) + hopes.maps() + others.hope
        hope += hopes.rolling(coming) + rates.DIE * later_dice(terms, dice, all_turns) // 10
        hope += hopes.pool(taker, active, dice.counts(POOL))
        goal = Goal(worth, terms.needed, all_turns)
        if mover < 0:
            hope += others.secrets.without_mover() * worth.secret // UNITS
            return goal.worth(hope, others.home)
        own: i64 = (turns >> (4 * mover)) & 15
        fear = goal.fear(hope + stand(self.ways, worth, papers[mover], own), others.home)
        journey = Journey(worth, team, papers, others)
        hope += journey.moving(mover, own, aid, dice.counts(KEPT), coming, fear)
        return goal.worth(hope, others.home * (UNITS - journey.late) // UNITS)


def turns_left(state: EscapeState) -> i64:
    """Turns that have not begun, four bits a seat."""
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        left: i64 = state.terms.rounds - state.round
        if state.turns > 0 and state.order(seat) > state.order(state.active):
            left += 1
        found |= left << (4 * seat)
        seat += 1
    return found


def turns_of_all(turns: i64) -> i64:
    found: i64 = 0
    while turns:
        found += turns & 15
        turns >>= 4
    return found


def coming_dice(dice: Dice, mover: i64, is_rolling: bool) -> i64:
    """Dice still to be rolled in this turn."""
    if mover < 0:
        return 0
    found = dice.how_many(SUPPLY)
    return found + dice.how_many(TRAY) if is_rolling else found


def later_dice(terms: Terms, dice: Dice, turns: i64) -> i64:
    """Tenths of dice in the turns to come: those that are free, and extra ones (ES-V2)."""
    extra: i64 = 0
    if terms.variant == DICE_CHAMBERS:
        extra = ALL_DICE - DICE - dice.how_many(EXTRA)
    found: i64 = turns * extra * rates.EXTRA_DICE
    found -= 10 * missed(dice.how_many(CURSE), turns, 2)
    return found - 10 * missed(dice.how_many(CURSE + 1), turns, 1)


def missed(cursed: i64, turns: i64, most: i64) -> i64:
    return cursed * (turns if turns < most else most)
