"""The seats that do not move now: what they hope for where they stand, and who gets home.

While one seat decides the others stand still, so they are looked at once.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ..rules.layout import CHAMBERS, NOWHERE
from ..rules.paper import Paper
from . import rates
from .secrets import Secrets
from .walks.tours import UNITS, WORTHS, key_of, lateness, tour
from .walks.ways import Ways
from .worth import Worth


@final
class Others:
    """All seats but the mover; -1: nobody moves. ``turns`` to come have four bits a seat.

    ``aid`` is what bonuses stand for on a seat's way home, in tenths of dice.
    """

    def __init__(
        self,
        ways: Ways,
        worth: Worth,
        papers: list[Paper],
        found: i64,
        turns: i64,
        mover: i64,
        aid: i64,
    ) -> None:
        self.ways = ways
        self.worth = worth
        self.found: i64 = found
        self.turns: i64 = turns
        self.mover: i64 = mover
        self.aid: i64 = aid
        self.places: list[int] = []
        self.secrets = Secrets(ways, papers, found, turns)
        self.secrets.look(mover)
        self.hope: i64 = 0
        self.home: i64 = UNITS  # the chance that all are home in time
        seat: i64 = 0
        while seat < len(papers):
            self.places.append(place_key(papers[seat]))
            self.places.append(papers[seat].closed)
            if seat != mover:
                self.add(seat, papers[seat])
            seat += 1

    def add(self, seat: i64, paper: Paper) -> None:
        turns: i64 = (self.turns >> (4 * seat)) & 15
        self.hope += stand(self.ways, self.worth, paper, turns)
        if paper.at != NOWHERE:
            ways = self.ways.around(paper.closed)
            home: i64 = ways[paper.at * CHAMBERS + self.ways.layout.exit]
            late = lateness(home, dice_for(self.worth, turns, self.aid))
            self.home = self.home * (UNITS - late) // UNITS

    def are_as_before(
        self, worth: Worth, papers: list[Paper], found: i64, turns: i64, mover: i64, aid: i64
    ) -> bool:
        if worth is not self.worth or found != self.found or turns != self.turns:
            return False
        return mover == self.mover and aid == self.aid and self.stand_where_they_were(papers)

    def stand_where_they_were(self, papers: list[Paper]) -> bool:
        seat: i64 = 0
        while seat < len(papers):
            if seat != self.mover:
                if self.places[2 * seat] != place_key(papers[seat]):
                    return False
                if self.places[2 * seat + 1] != papers[seat].closed:
                    return False
            seat += 1
        return True


@final
class Watch:
    """Keeps the others as they were looked at last."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.last: Others | None = None

    def look(
        self, worth: Worth, papers: list[Paper], found: i64, turns: i64, mover: i64, aid: i64
    ) -> Others:
        """Looked at anew if anything has changed since."""
        last = self.last
        if last is not None and last.are_as_before(worth, papers, found, turns, mover, aid):
            return last
        new = Others(self.ways, worth, papers, found, turns, mover, aid)
        self.last = new
        return new


def place_key(paper: Paper) -> i64:
    return paper.at | paper.crossed << 5


def dice_for(worth: Worth, turns: i64, aid: i64) -> i64:
    """That take a seat home in so many turns."""
    return (turns * worth.dice + aid) // 10


def stand(paths: Ways, worth: Worth, paper: Paper, turns: i64) -> i64:
    """What a place promises a seat that does not move now."""
    if paper.at == NOWHERE:
        return 0
    ways = paths.around(paper.closed)
    known = worth.tours_with(paper.closed)
    key = key_of(paper.at, paper.crossed, turns * rates.PACE)
    found: i64 = tour(paths.layout, worth, known, ways, key) & WORTHS
    return found - hurry(worth, ways[paper.at * CHAMBERS + paths.layout.exit])


def hurry(worth: Worth, home: i64) -> i64:
    """With the gems in hand the sooner the better."""
    return 0 if worth.is_short else home * rates.HURRY // 100
