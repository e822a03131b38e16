"""What the seat that moves can find on the way that its kept dice pay for."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ...rules.layout import ADVENTURER, BITS, CHAMBERS, RUN, TRACK_OF, joined
from ...rules.paper import Paper
from ...rules.team import Team
from .. import rates
from ..others import Others, dice_for, hurry
from ..worth import Worth
from .tours import STOPS, UNITS, WORTHS, key_of, lateness, tour

NEVER: Final = 1_000_000  # a price nobody can pay


def _chances() -> list[int]:
    """That one of so many dice shows a symbol, by dice * 2 (adventurers), + 1 (others)."""
    found: list[int] = []
    for dice in range(11):
        counted = dice * rates.THRIFT / 100
        found.append(round(1000 * (1 - (2 / 3) ** counted)))
        found.append(round(1000 * (1 - (5 / 6) ** counted)))
    return found


CHANCES: Final = _chances()


def helps_of(team: Team) -> i64:
    """Bonuses that can pay: runs, then the symbols, four bits each."""
    found: i64 = team.left(RUN)
    symbol: i64 = 1
    while symbol < 4:
        found |= team.left(TRACK_OF + symbol) << (4 * symbol)
        symbol += 1
    return found


def aid_for(team: Team, seats: i64) -> i64:
    """What a seat's share of the bonuses stands for on its way home, in tenths of dice."""
    helps = helps_of(team)
    symbols: i64 = ((helps >> 4) & 15) + ((helps >> 8) & 15) + ((helps >> 12) & 15)
    return ((helps & 15) * rates.RUN_DICE + symbols * rates.SYMBOL_DICE) // seats


@final
class Journey:
    """The way of the seat that moves now."""

    def __init__(self, worth: Worth, team: Team, papers: list[Paper], others: Others) -> None:
        self.paths = others.ways
        self.layout = others.ways.layout
        self.worth = worth
        self.team = team
        self.papers = papers
        self.secrets = others.secrets
        # its ways, its time, what it may collect from each place
        self.ways: list[int] = []
        self.known: dict[int, int] = {}
        self.closed: i64 = 0
        self.crossed: i64 = 0
        self.budget: i64 = 0
        self.dice: i64 = 0
        self.fear: i64 = 0  # what it would cost not to be out in time
        self.late: i64 = 0  # the chance of that, for the last place that was looked at
        # a step of its way
        self.kept: i64 = 0
        self.coming: i64 = 0
        self.helps_left: i64 = 0
        self.chance: i64 = 0
        self.price: i64 = 0

    def moving(self, mover: i64, turns: i64, aid: i64, kept: i64, coming: i64, fear: i64) -> i64:
        """Where it stands, and what its kept dice add to that."""
        paper = self.papers[mover]
        self.ways = self.paths.around(paper.closed)
        self.known = self.worth.tours_with(paper.closed)
        self.closed = paper.closed
        self.crossed = paper.crossed
        self.budget = turns * rates.PACE + coming * rates.DIE_PACE
        self.dice = dice_for(self.worth, turns, aid) + coming
        self.fear = fear
        found = self.rolling(paper.at, kept, coming) if coming else self.leaving(paper.at, kept)
        return found + self.fear * self.late // UNITS

    def leaving(self, at: i64, kept: i64) -> i64:
        """All dice are rolled."""
        return self.explore(at, kept, 0, 0, 0, 4, helps_of(self.team))

    def rolling(self, at: i64, kept: i64, coming: i64) -> i64:
        """What kept dice make better, with what may come."""
        helps = helps_of(self.team)
        with_kept = self.explore(at, kept, coming, 0, 0, rates.DEPTH, helps)
        late = self.late
        without = self.explore(at, 0, coming, 0, 0, rates.DEPTH, helps)
        late -= self.late
        here = self.place(at, 0, 0)
        self.late += late
        return here + with_kept - without

    def place(self, at: i64, taken: i64, opened: i64) -> i64:
        """A place on the way, where ``taken`` were entered."""
        key = key_of(at, self.crossed, self.budget)
        packed = tour(self.layout, self.worth, self.known, self.ways, key)
        found: i64 = packed & WORTHS
        lost: i64 = taken & (packed >> STOPS)
        chamber: i64 = 0
        while lost:
            if lost & 1:
                action: i64 = self.layout.actions[chamber]
                found -= self.worth.actions[action] * rates.INCOME // 130
            lost >>= 1
            chamber += 1
        home: i64 = self.ways[at * CHAMBERS + self.layout.exit]
        self.late = lateness(home, self.dice)
        found -= hurry(self.worth, home) + self.fear * self.late // UNITS
        meetings = self.secrets.with_mover(self.ways, at, self.budget, opened)
        return found + meetings * self.worth.secret // UNITS

    def explore(
        self, at: i64, kept: i64, coming: i64, taken: i64, opened: i64, depth: i64, helps: i64
    ) -> i64:
        """The best way from here, with dice that are kept, may come, or are bonuses."""
        stay = self.place(at, taken, opened)
        late_here = self.late
        best = stay
        late = late_here
        near: i64 = joined(self.layout, at, self.closed) if depth > 0 else 0
        chamber: i64 = 0
        while near:
            if near & 1:
                self.late = late_here
                worth = self.step(stay, chamber, kept, coming, taken, opened, depth, helps)
                if worth > best:
                    best = worth
                    late = self.late
            near >>= 1
            chamber += 1
        self.late = late
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
        late = self.late
        self.pay(chamber, kept, coming, helps)
        if self.price >= NEVER:
            return stay
        chance = self.chance
        gain: i64 = self.find(chamber, taken, opened) - self.price
        if self.opens(chamber, opened):
            opened |= BITS[self.layout.secrets[chamber]]
        taken |= BITS[chamber]
        gain += self.explore(
            chamber, self.kept, self.coming, taken, opened, depth - 1, self.helps_left
        )
        self.late = late + (self.late - late) * chance // UNITS
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
            self.coming = coming
            self.helps_left = helps - 1
            self.chance = UNITS
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
            self.price = NEVER

    def find(self, chamber: i64, taken: i64, opened: i64) -> i64:
        """What entering a chamber brings."""
        found: i64 = 0
        action: i64 = self.layout.actions[chamber]
        if action >= 0 and ((self.crossed | taken) >> chamber) & 1 == 0:
            found = self.worth.actions[action]
        return found + self.worth.secret if self.opens(chamber, opened) else found

    def opens(self, chamber: i64, opened: i64) -> bool:
        secret: i64 = self.layout.secrets[chamber]
        if secret < 0 or ((self.team.found | opened) >> secret) & 1:
            return False
        partner: i64 = self.layout.partners[chamber]
        for paper in self.papers:
            if paper.at == partner:
                return True
        return False
