"""What one thinks of a position of Escape, and quick moves for simulations."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.mind import NO_HUNCH, Mind
from rollwrite.kernel.state import OVER, State

from ..rules import moves, offers
from ..rules.deeds import NOTHING
from ..rules.dice import POOL, TRAY
from ..rules.layout import Layout
from ..rules.position import PLACE, TAKING
from ..rules.state import EscapeState
from . import features, times
from .chart import Chart
from .hopes import Hopes
from .hunch import quick_taking
from .promise import Promise, turns_left, turns_of_all
from .walks.ways import Ways

HERE: Final = "rollwrite.games.escape.mind"
VARIANTS: Final = ("standard", "locked", "dice", "joker")

# What search may spend: a simulated turn is dear.
FORESIGHT: Final = 1
EFFORT: Final = 12

WON: Final = 1_000_000  # nothing is worth more, see promise.py


@final
class EscapeMind(Mind):
    """Knows the ways through every temple it has met."""

    def __init__(self) -> None:
        self.known: dict[Layout, Ways] = {}
        self.charts: dict[Layout, Chart] = {}

    def tuned(self, state: State) -> Mind:
        assert isinstance(state, EscapeState)
        ways = self.known.get(state.layout)
        if ways is None:
            ways = Ways(state.layout)
            self.known[state.layout] = ways
            self.charts[state.layout] = Chart(state.layout)
        return TeamMind(Promise(state.terms, ways), self.charts[state.layout])


@final
class TeamMind(Mind):
    """For one game: what its team hopes for, the same for all its seats."""

    def __init__(self, promise: Promise, chart: Chart) -> None:
        self.promise = promise
        self.chart = chart

    def potential(self, state: State, seat: i64) -> i64:
        return self.prospect(state, seat) // 100 - state.total(seat)

    def prospect(self, state: State, seat: i64) -> i64:
        """In hundredths of gems."""
        assert isinstance(state, EscapeState)
        if state.phase == OVER:
            return WON if state.has_won else 100 * state.team.gems()
        return self.promise.of(state)

    def foresight(self) -> i64:
        return FORESIGHT

    def effort(self) -> i64:
        return EFFORT

    def weights(self, state: State) -> str:
        """Each variant by itself; difficulties and seats differ in gems and turns only."""
        assert isinstance(state, EscapeState)
        return f"{HERE}/{state.sheet}-{VARIANTS[state.terms.variant]}"

    def standing(self, state: State, seat: i64) -> i64:
        """The gems that will lack if the team goes on at an even pace, below zero.

        More than the goal are worth nothing.
        """
        assert isinstance(state, EscapeState)
        terms = state.terms
        beyond: i64 = state.team.gems() - terms.needed
        if state.phase != OVER:
            turns = features.turns_of_all(state, times.mover_of(state))
            beyond += terms.needed * turns // (terms.rounds * state.seats)
        return beyond if beyond < 0 else 0

    def sights(self, state: State) -> i64:
        return features.SIGHTS

    def features(self, state: State, seat: i64, into: vec[i64]) -> i64:
        """Of the team, whoever looks."""
        assert isinstance(state, EscapeState)
        return features.see(self.chart, state, into)

    def hunch(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        assert isinstance(state, EscapeState)
        if state.ask != NOTHING:
            return NO_HUNCH
        if state.step == PLACE:
            return self.placing(state, seat)
        if state.step == TAKING and takes_on(state, seat):
            return self.taking(state, seat)
        return NO_HUNCH

    def taking(self, state: EscapeState, seat: i64) -> i64:
        turns = turns_left(state)
        all_turns = turns_of_all(turns)
        worth = self.promise.worths.of(state.team, all_turns)
        hopes = Hopes(state.layout, worth, state.papers, turns, all_turns)
        pool = state.dice_set.counts(POOL)
        return quick_taking(hopes, pool, seat, state.active, state.taken)

    def placing(self, state: EscapeState, seat: i64) -> i64:
        """Both dice at once, in one order only; runs wait until all is rolled."""
        tray = state.dice_set.counts(TRAY)
        if not offers.has_placings(tray):
            return NO_HUNCH
        symbol = offers.first_symbol(tray)
        best: i64 = moves.KEEP + symbol
        best_hope: i64 = self.hope_of(state, seat, best)
        hope: i64 = self.hope_of(state, seat, moves.POOL + symbol)
        if hope > best_hope:
            best = moves.POOL + symbol
            best_hope = hope
        if offers.can_reroll(state.team, tray, state.is_fresh):
            again = state.copy()
            again.play(seat, moves.REROLL)
            if self.prospect(again, seat) > best_hope:
                return moves.REROLL
        return best

    def hope_of(self, state: EscapeState, seat: i64, move: i64) -> i64:
        """After a placing and, if a die is left, the better placing of that."""
        after = state.copy()
        after.play(seat, move)
        tray = after.dice_set.counts(TRAY)
        if after.step != PLACE or not offers.has_placings(tray):
            return self.prospect(after, seat)
        symbol = offers.first_symbol(tray)
        other = after.copy()
        after.play(seat, moves.KEEP + symbol)
        other.play(seat, moves.POOL + symbol)
        kept = self.prospect(after, seat)
        pooled = self.prospect(other, seat)
        return kept if kept > pooled else pooled


def takes_on(state: EscapeState, seat: i64) -> bool:
    if state.taken == 0:
        return True
    return state.taken == 1 and not offers.has_give_up(state.layout, state.papers[seat])
