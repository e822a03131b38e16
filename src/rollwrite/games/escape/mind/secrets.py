"""What secret chambers promise: who is near which half, and who goes best with whom."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..rules.layout import CHAMBERS, NOWHERE
from ..rules.paper import Paper
from . import rates
from .walks.tours import UNITS, fading
from .walks.ways import Ways

HALVES: Final = 8
FADING: Final = fading(rates.REACH)


@final
class Secrets:
    """The seats that do not move now. ``turns`` to come have four bits a seat."""

    def __init__(self, ways: Ways, papers: list[Paper], known: i64, turns: i64) -> None:
        self.layout = ways.layout
        self.ways = ways
        self.papers = papers
        self.known: i64 = known
        self.turns: i64 = turns
        self.near: list[int] = [0] * (len(papers) * HALVES)
        self.mates: list[int] = [0] * HALVES  # the best, by half
        self.pairs: list[int] = [0] * (HALVES // 2)

    def look(self, mover: i64) -> None:
        """How near everybody but the mover is to every half, then the best pairs."""
        seat: i64 = 0
        while seat < len(self.papers):
            if seat != mover and self.papers[seat].at != NOWHERE:
                self.measure(seat)
            seat += 1
        secret: i64 = 0
        while secret < HALVES // 2:
            if (self.known >> secret) & 1 == 0:
                self.mates[2 * secret] = self.best_mate(2 * secret, -1)
                self.mates[2 * secret + 1] = self.best_mate(2 * secret + 1, -1)
                self.pairs[secret] = self.best_pair(2 * secret)
            secret += 1

    def measure(self, seat: i64) -> None:
        paper = self.papers[seat]
        ways = self.ways.around(paper.closed)
        budget: i64 = ((self.turns >> (4 * seat)) & 15) * rates.PACE
        half: i64 = 0
        while half < HALVES:
            if (self.known >> (half // 2)) & 1 == 0:
                chamber: i64 = self.layout.halves[half]
                near = self.nearness(ways, paper.at, chamber, budget)
                self.near[seat * HALVES + half] = near
            half += 1

    def best_mate(self, half: i64, other: i64) -> i64:
        best: i64 = 0
        seat: i64 = 0
        while seat < len(self.papers):
            near: i64 = self.near[seat * HALVES + half]
            if seat != other and near > best:
                best = near
            seat += 1
        return best

    def best_pair(self, half: i64) -> i64:
        """Two seats in this half and the next one."""
        best: i64 = 0
        seat: i64 = 0
        while seat < len(self.papers):
            near: i64 = self.near[seat * HALVES + half]
            if near:
                near = near * self.best_mate(half + 1, seat) // UNITS
                if near > best:
                    best = near
            seat += 1
        return best

    def without_mover(self) -> i64:
        """What they promise while nobody moves, in thousandths of secrets."""
        found: i64 = 0
        secret: i64 = 0
        while secret < HALVES // 2:
            found += self.pairs[secret]
            secret += 1
        return found

    def with_mover(self, ways: list[int], at: i64, budget: i64, opened: i64) -> i64:
        """What they promise with the mover at a place, in thousandths of secrets."""
        known: i64 = self.known | opened
        found: i64 = 0
        secret: i64 = 0
        while secret < HALVES // 2:
            if (known >> secret) & 1 == 0:
                best: i64 = self.pairs[secret]
                first = self.joint(ways, at, budget, 2 * secret, 2 * secret + 1)
                second = self.joint(ways, at, budget, 2 * secret + 1, 2 * secret)
                joint: i64 = first if first > second else second
                found += joint if joint > best else best
            secret += 1
        return found

    def joint(self, ways: list[int], at: i64, budget: i64, half: i64, other: i64) -> i64:
        """The mover in one half and the best mate in the other."""
        mate: i64 = self.mates[other]
        if mate == 0:
            return 0
        near = self.nearness(ways, at, self.layout.halves[half], budget)
        return near * mate // UNITS

    def nearness(self, ways: list[int], at: i64, chamber: i64, budget: i64) -> i64:
        """Nothing where a seat could not come back from in time."""
        far: i64 = ways[at * CHAMBERS + chamber]
        if far > 0 and far + ways[chamber * CHAMBERS + self.layout.exit] > budget:
            return 0
        near: i64 = FADING[far // 10]
        return near
