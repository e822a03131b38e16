"""What never changes in a temple, for whoever looks at many positions: plain numbers.

A chart also holds what one is looking at just now: how far everything is for one adventurer, with
the dice it has kept. Efforts are counted as in ``walks/ways``.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.layout import (
    ADVENTURER,
    BITS,
    CHAMBERS,
    GEM,
    MAPS,
    NOWHERE,
    PART_TILES,
    PARTS,
    Layout,
    joined,
)
from .walks.ways import FAR, effort, measure

MOST_KEPT: Final = 600  # temples with closed passages
HALVES: Final = 8
SEATS: Final = 4
COUNTS: Final = [mask.bit_count() for mask in range(32)]
ONE_SYMBOL: Final = 70  # the effort of a symbol that is lacking
ONE_ADVENTURER: Final = 45
STEPS: Final = 4  # that dice of one turn pay for


@final
class Paths:
    """A temple with some passages closed: efforts by place * 25 + chamber, neighbours."""

    def __init__(self, layout: Layout, closed: i64) -> None:
        self.ways = vec[i64](measure(layout, closed))
        self.near = vec[i64]([int(joined(layout, at, closed)) for at in range(NOWHERE)])


@final
class Chart:
    """One temple."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.exit: i64 = layout.exit
        self.firsts = vec[i64](layout.firsts)
        self.seconds = vec[i64](layout.seconds)
        self.efforts = vec[i64]([int(effort(layout, at)) for at in range(CHAMBERS)])
        self.halves = vec[i64](layout.halves)
        self.tiles = vec[i64](layout.tiles)
        self.full = vec[i64](layout.full)
        self.counts = vec[i64](COUNTS)
        self.actions: i64 = sum(BITS[at] for at in range(CHAMBERS) if layout.actions[at] >= 0)
        self.gems: i64 = sum(BITS[at] for at in range(CHAMBERS) if layout.actions[at] == GEM)
        self.known: dict[int, Paths] = {}
        self.open = Paths(layout, 0)
        # what one is looking at: who moves, with so many dice to come; gems, turns
        self.mover: i64 = -1
        self.coming: i64 = 0
        self.lack: i64 = 0
        self.is_short: i64 = 0
        self.turns: i64 = 0
        self.paths = self.open
        self.near = vec[i64]([FAR] * CHAMBERS)
        self.to_halves = vec[i64]([FAR] * (HALVES * SEATS))
        self.homes = vec[i64]([0] * SEATS)
        self.tiles_of = vec[i64]([0] * SEATS)
        self.wanted: i64 = 0  # chambers that bring a gem when entered
        self.most: i64 = 0  # such chambers on one way that is paid for
        self.nearly: i64 = 0  # or all but a symbol of it

    def around(self, closed: i64) -> Paths:
        if closed == 0:
            return self.open
        known = self.known.get(closed)
        if known is not None:
            return known
        if len(self.known) > MOST_KEPT:
            self.known.clear()
        found = Paths(self.layout, closed)
        self.known[closed] = found
        return found

    # -- how far everything is -------------------------------------------------------------

    def stand(self, at: i64, closed: i64) -> None:
        """For an adventurer without dice."""
        self.paths = self.around(closed)
        near = self.near
        ways = self.paths.ways
        row: i64 = at * CHAMBERS
        chamber: i64 = 0
        while chamber < CHAMBERS:
            near[chamber] = ways[row + chamber]
            chamber += 1

    def reach(self, at: i64, closed: i64, kept: i64, wanted: i64, is_rolling: bool) -> None:
        """For the one that moves: from wherever its kept dice lead."""
        self.stand(at, closed)
        self.wanted = wanted
        self.most = 0
        self.nearly = 0
        if kept:
            self.walk(at, kept, 0, 0, 0, STEPS, is_rolling)

    def walk(
        self, at: i64, kept: i64, owed: i64, taken: i64, gems: i64, steps: i64, is_rolling: bool
    ) -> None:
        near: i64 = self.paths.near[at]
        chamber: i64 = 0
        while near:
            if near & 1:
                self.step(chamber, kept, owed, taken, gems, steps, is_rolling)
            near >>= 1
            chamber += 1

    def step(
        self, to: i64, kept: i64, owed: i64, taken: i64, gems: i64, steps: i64, is_rolling: bool
    ) -> None:
        """One chamber on, if dice pay for it, or for all but one symbol of the whole way."""
        one: i64 = 1
        lacks: i64 = 0
        first: i64 = self.firsts[to]
        second: i64 = self.seconds[to]
        if (kept >> (4 * first)) & 15:
            kept -= one << (4 * first)
        else:
            lacks = ONE_ADVENTURER if first == ADVENTURER else ONE_SYMBOL
        if (kept >> (4 * second)) & 15:
            kept -= one << (4 * second)
        elif lacks:
            return
        else:
            lacks = ONE_ADVENTURER if second == ADVENTURER else ONE_SYMBOL
        if lacks and (owed or not is_rolling):
            return
        owed += lacks
        if self.wanted & ~taken & BITS[to]:
            gems += 1
            if gems > self.nearly:
                self.nearly = gems
            if owed == 0 and gems > self.most:
                self.most = gems
        self.come_near(to, owed)
        if kept and steps > 1:
            self.walk(to, kept, owed, taken | BITS[to], gems, steps - 1, is_rolling)

    def come_near(self, at: i64, owed: i64) -> None:
        near = self.near
        ways = self.paths.ways
        row: i64 = at * CHAMBERS
        chamber: i64 = 0
        while chamber < CHAMBERS:
            far: i64 = ways[row + chamber] + owed
            if far < near[chamber]:
                near[chamber] = far
            chamber += 1

    # -- maps --------------------------------------------------------------------------------

    def lacks(self, tiles: i64, part: i64) -> i64:
        """Symbols of a part that are not crossed."""
        return self.counts[self.full[part] & ~((tiles >> (PART_TILES * part)) & 31)]

    def take(self, tiles: i64, done: i64, pool: i64) -> i64:
        """The tile that a die of the pool fills on the map that lacks least; -1: none.

        As place * 4 + symbol.
        """
        best: i64 = -1
        fewest: i64 = 99
        part: i64 = 0
        while part < PARTS:
            if (done >> (part // 2)) & 1 == 0:
                first: i64 = part - part % 2
                missing = self.lacks(tiles, first) + self.lacks(tiles, first + 1)
                if 0 < missing < fewest:
                    found = self.fitting(tiles, part, pool)
                    if found >= 0:
                        best = found
                        fewest = missing
            part += 1
        return best

    def fitting(self, tiles: i64, part: i64, pool: i64) -> i64:
        taken: i64 = (tiles >> (PART_TILES * part)) & 31
        symbol: i64 = 3
        while symbol >= 0:
            if (pool >> (4 * symbol)) & 15:
                free: i64 = self.tiles[part * 4 + symbol] & ~taken
                if free:
                    place: i64 = PART_TILES * part + self.counts[(free & -free) - 1]
                    return place * 4 + symbol
            symbol -= 1
        return -1


assert PARTS == 2 * MAPS, "a map has two parts"
