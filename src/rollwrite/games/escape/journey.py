"""What adventurers can still find: tours, secrets, the exit, and the way kept dice pay for."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from . import rates
from .layout import ADVENTURER, BITS, CHAMBERS, NOWHERE, RUN, TRACK_OF, Layout, joined
from .state import Sheet, Team
from .ways import ways_for
from .worth import Worth

UNITS: Final = 1000  # of chances
HALVES: Final = 8
UNKNOWN: Final = -1_000_000


def _fading(reach: float) -> list[int]:
    """By tens of effort."""
    return [round(1000 * exp(-10 * step / reach)) for step in range(401)]


def _chances() -> list[int]:
    """That one of so many dice shows a symbol, by dice * 2 (adventurers), + 1 (others)."""
    found: list[int] = []
    for dice in range(11):
        counted = dice * rates.THRIFT / 100
        found.append(round(1000 * (1 - (2 / 3) ** counted)))
        found.append(round(1000 * (1 - (5 / 6) ** counted)))
    return found


FADING: list[int] = _fading(rates.REACH)
WAITING: list[int] = _fading(rates.PATIENCE)
CHANCES: list[int] = _chances()


@final
class Journey:
    """The adventurers of one position. ``turns`` to come have four bits a seat."""

    def __init__(
        self, layout: Layout, worth: Worth, team: Team, sheets: list[Sheet], turns: i64
    ) -> None:
        self.layout = layout
        self.worth = worth
        self.team = team
        self.sheets = sheets
        self.turns: i64 = turns
        self.seats: i64 = len(sheets)
        # secrets: how near seats are to halves; the best mates, and the best pairs
        self.near: list[int] = []
        self.mates: list[int] = [0] * HALVES
        self.pairs: list[int] = [0] * (HALVES // 2)
        # the mover: its ways, its time, what it may collect from each place
        self.ways: list[int] = []
        self.closed: i64 = 0
        self.crossed: i64 = 0
        self.budget: i64 = 0
        self.tours: list[int] = []
        self.stops: list[int] = []
        self.stopped: i64 = 0
        # a step of its way
        self.kept: i64 = 0
        self.coming: i64 = 0
        self.helps_left: i64 = 0
        self.chance: i64 = 0
        self.price: i64 = 0

    def budget_of(self, seat: i64) -> i64:
        return ((self.turns >> (4 * seat)) & 15) * rates.PACE

    # -- a place -----------------------------------------------------------------------------

    def stand(self, seat: i64) -> i64:
        """What a place promises a seat that does not move now."""
        sheet = self.sheets[seat]
        if sheet.at == NOWHERE:
            return 0
        ways = ways_for(self.layout, sheet.closed)
        budget = self.budget_of(seat)
        found = self.tour(ways, sheet.at, sheet.crossed, budget)
        return found - self.lateness(ways[sheet.at * CHAMBERS + self.layout.exit], budget)

    def tour(self, ways: list[int], at: i64, crossed: i64, budget: i64) -> i64:
        """Collect what is worth most for its effort, while there is time to come back."""
        found: i64 = 0
        spent: i64 = 0
        self.stopped = 0
        while True:
            stop = self.next_stop(ways, at, crossed, budget - spent)
            if stop < 0:
                return found * rates.INCOME // 100
            spent += ways[at * CHAMBERS + stop]
            action: i64 = self.layout.actions[stop]
            worth: i64 = self.worth.actions[action]
            found += worth * WAITING[spent // 10] // UNITS
            crossed |= BITS[stop]
            self.stopped |= BITS[stop]
            at = stop

    def next_stop(self, ways: list[int], at: i64, crossed: i64, budget: i64) -> i64:
        best: i64 = 0
        stop: i64 = -1
        row: i64 = at * CHAMBERS
        chamber: i64 = 0
        while chamber < CHAMBERS:
            action: i64 = self.layout.actions[chamber]
            if action >= 0 and crossed & BITS[chamber] == 0:
                far: i64 = ways[row + chamber]
                if far + ways[chamber * CHAMBERS + self.layout.exit] <= budget:
                    rate: i64 = 1000 * self.worth.actions[action] // (far + 60)
                    if rate > best:
                        best = rate
                        stop = chamber
            chamber += 1
        return stop

    def lateness(self, home: i64, budget: i64) -> i64:
        """ES-F1: all have to be out in time; with the gems in hand the sooner the better."""
        if home == 0:
            return 0
        found: i64 = home * rates.HURRY // 100 if not self.worth.is_short else 0
        spare: i64 = budget - home
        if spare < rates.SAFE:
            late: i64 = (rates.SAFE - spare) * rates.LATE
            found += late if late < rates.LOST else rates.LOST
        return found

    # -- secrets --------------------------------------------------------------------------

    def look_for_secrets(self, mover: i64) -> None:
        """How near everybody is to every half, then who goes best with whom."""
        self.near = [0] * (self.seats * HALVES)
        seat: i64 = 0
        while seat < self.seats:
            if seat != mover and self.sheets[seat].at != NOWHERE:
                self.measure_halves(seat)
            seat += 1
        half: i64 = 0
        while half < HALVES:
            self.mates[half] = self.best_mate(half, -1)
            half += 1
        secret: i64 = 0
        while secret < HALVES // 2:
            self.pairs[secret] = self.best_pair(2 * secret)
            secret += 1

    def measure_halves(self, seat: i64) -> None:
        """Nothing where a seat could not come back from in time."""
        sheet = self.sheets[seat]
        ways = ways_for(self.layout, sheet.closed)
        budget = self.budget_of(seat)
        row: i64 = sheet.at * CHAMBERS
        half: i64 = 0
        while half < HALVES:
            chamber: i64 = self.layout.halves[half]
            far: i64 = ways[row + chamber]
            if far == 0 or far + ways[chamber * CHAMBERS + self.layout.exit] <= budget:
                self.near[seat * HALVES + half] = FADING[far // 10]
            half += 1

    def best_mate(self, half: i64, other: i64) -> i64:
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            near: i64 = self.near[seat * HALVES + half]
            if seat != other and near > best:
                best = near
            seat += 1
        return best

    def best_pair(self, half: i64) -> i64:
        """Two seats in this half and the next one."""
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            near: i64 = self.near[seat * HALVES + half]
            if near:
                near = near * self.best_mate(half + 1, seat) // UNITS
                if near > best:
                    best = near
            seat += 1
        return best

    def secrets(self, at: i64, opened: i64) -> i64:
        """What they promise with the mover at a place (-1: nobody moves)."""
        known: i64 = self.team.found | opened
        found: i64 = 0
        secret: i64 = 0
        while secret < HALVES // 2:
            if known & BITS[secret] == 0:
                best: i64 = self.pairs[secret]
                if at >= 0:
                    joint = self.joint(at, 2 * secret)
                    if joint > best:
                        best = joint
                found += best
            secret += 1
        return found * self.worth.secret // UNITS

    def joint(self, at: i64, half: i64) -> i64:
        """The mover in one half and the best mate in the other."""
        row: i64 = at * CHAMBERS
        upper: i64 = self.ways[row + self.layout.halves[half]]
        lower: i64 = self.ways[row + self.layout.halves[half + 1]]
        first: i64 = FADING[upper // 10] * self.mates[half + 1]
        second: i64 = FADING[lower // 10] * self.mates[half]
        return (first if first > second else second) // UNITS

    # -- the mover ------------------------------------------------------------------------

    def moving(self, mover: i64, kept: i64, coming: i64) -> i64:
        """Where it stands, and what its kept dice add to that."""
        sheet = self.sheets[mover]
        self.ways = ways_for(self.layout, sheet.closed)
        self.closed = sheet.closed
        self.crossed = sheet.crossed
        self.tours = [UNKNOWN] * NOWHERE
        self.stops = [0] * NOWHERE
        self.look_for_secrets(mover)
        self.budget = self.budget_of(mover) + coming * rates.DIE_PACE
        helps = self.helps()
        if coming == 0:
            return self.explore(sheet.at, kept, 0, 0, 0, 4, helps)
        here = self.place(sheet.at, 0, 0)
        with_kept = self.explore(sheet.at, kept, coming, 0, 0, rates.DEPTH, helps)
        without = self.explore(sheet.at, 0, coming, 0, 0, rates.DEPTH, helps)
        return here + with_kept - without

    def helps(self) -> i64:
        """Bonuses that can pay: runs, then the symbols, four bits each."""
        found: i64 = self.team.left(RUN)
        symbol: i64 = 1
        while symbol < 4:
            found |= self.team.left(TRACK_OF + symbol) << (4 * symbol)
            symbol += 1
        return found

    def place(self, at: i64, taken: i64, opened: i64) -> i64:
        """A place on the way, where ``taken`` were entered."""
        if self.tours[at] == UNKNOWN:
            self.tours[at] = self.tour(self.ways, at, self.crossed, self.budget)
            self.stops[at] = self.stopped
        found: i64 = self.tours[at]
        lost: i64 = taken & self.stops[at]
        chamber: i64 = 0
        while lost:
            if lost & 1:
                action: i64 = self.layout.actions[chamber]
                found -= self.worth.actions[action] * rates.INCOME // 130
            lost >>= 1
            chamber += 1
        home: i64 = self.ways[at * CHAMBERS + self.layout.exit]
        return found - self.lateness(home, self.budget) + self.secrets(at, opened)

    def explore(
        self, at: i64, kept: i64, coming: i64, taken: i64, opened: i64, depth: i64, helps: i64
    ) -> i64:
        """The best way from here, with dice that are kept, may come, or are bonuses."""
        stay = self.place(at, taken, opened)
        best = stay
        near: i64 = joined(self.layout, at, self.closed) if depth > 0 else 0
        chamber: i64 = 0
        while near:
            if near & 1:
                worth = self.step(stay, chamber, kept, coming, taken, opened, depth, helps)
                if worth > best:
                    best = worth
            near >>= 1
            chamber += 1
        return best

    def step(
        self,
        stay: i64,
        chamber: i64,
        kept: i64,
        coming: i64,
        taken: i64,
        opened: i64,
        depth: i64,
        helps: i64,
    ) -> i64:
        """One step on: its price, its chance, what it brings and where it leads."""
        self.pay(chamber, kept, coming, helps)
        if self.price >= rates.LOST:
            return stay
        chance = self.chance
        gain: i64 = self.find(chamber, taken, opened) - self.price
        if self.opens(chamber, opened):
            opened |= BITS[self.layout.secrets[chamber]]
        taken |= BITS[chamber]
        gain += self.explore(
            chamber, self.kept, self.coming, taken, opened, depth - 1, self.helps_left
        )
        return stay + (gain - stay) * chance // UNITS

    def pay(self, chamber: i64, kept: i64, coming: i64, helps: i64) -> None:
        """Kept dice, then bonuses, then dice that may come; a run if that is cheaper."""
        self.kept = kept
        self.coming = coming
        self.helps_left = helps
        self.chance = UNITS
        self.price = 0
        self.pay_symbol(self.layout.firsts[chamber])
        self.pay_symbol(self.layout.seconds[chamber])
        if self.price > self.worth.use(RUN) and helps & 15:
            self.kept = kept
            self.helps_left = helps - 1
            self.price = self.worth.use(RUN)

    def pay_symbol(self, symbol: i64) -> None:
        """A bonus is spent only if no such die comes."""
        one: i64 = 1
        comes: i64 = CHANCES[2 * self.coming + (0 if symbol == ADVENTURER else 1)]
        if (self.kept >> (4 * symbol)) & 15:
            self.kept -= one << (4 * symbol)
        elif symbol > 0 and (self.helps_left >> (4 * symbol)) & 15:
            self.helps_left -= one << (4 * symbol)
            self.price += self.worth.use(TRACK_OF + symbol) * (UNITS - comes) // UNITS
        elif self.coming > 0:
            self.chance = self.chance * comes // UNITS
            self.coming -= 1
        else:
            self.price = rates.LOST

    def find(self, chamber: i64, taken: i64, opened: i64) -> i64:
        """What entering a chamber brings."""
        found: i64 = 0
        action: i64 = self.layout.actions[chamber]
        if action >= 0 and (self.crossed | taken) & BITS[chamber] == 0:
            found = self.worth.actions[action]
        return found + self.worth.secret if self.opens(chamber, opened) else found

    def opens(self, chamber: i64, opened: i64) -> bool:
        secret: i64 = self.layout.secrets[chamber]
        if secret < 0 or (self.team.found | opened) & BITS[secret]:
            return False
        partner: i64 = self.layout.partners[chamber]
        for sheet in self.sheets:
            if sheet.at == partner:
                return True
        return False
