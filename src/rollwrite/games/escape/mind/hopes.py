"""What treasure maps promise, and what the pool is worth to those who take from it.

A seat is thought to finish its maps one after the other, the nearest one first,
with the dice that will come its way.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ..rules.layout import BITS, MAPS, PART_TILES, PARTS, Layout
from ..rules.paper import Paper
from . import rates
from .worth import Worth

BIT_COUNTS: Final = [bin(mask).count("1") for mask in range(32)]
MOST: Final = 400  # tenths of symbols, to spare or missing


def _sureness() -> list[int]:
    """That a map comes about, by tenths of symbols to spare, from -MOST on."""
    scale = -rates.MAP_SPREAD
    return [round(1000 / (1 + exp(spare / scale))) for spare in range(-MOST, MOST + 1)]


SURENESS: Final = _sureness()


def sureness(spare: i64) -> i64:
    found: i64 = SURENESS[max(-MOST, min(MOST, spare)) + MOST]
    return found


@final
class Hopes:
    """The maps of one position. ``turns`` to come have four bits a seat."""

    def __init__(
        self, layout: Layout, worth: Worth, papers: list[Paper], turns: i64, all_turns: i64
    ) -> None:
        self.layout = layout
        self.worth = worth
        self.papers = papers
        self.turns: i64 = turns
        self.all_turns: i64 = all_turns

    def rate(self) -> i64:
        """Tenths of symbols that a seat crosses in the turn of another."""
        if len(self.papers) == 2:
            return rates.MAP_RATE_TWO
        return rates.MAP_RATE_THREE if len(self.papers) == 3 else rates.MAP_RATE_FOUR

    def coming(self, seat: i64) -> i64:
        """Tenths of symbols that a seat may still cross, in the turns of others."""
        turns: i64 = self.all_turns - ((self.turns >> (4 * seat)) & 15)
        return turns * self.rate()

    def rolling(self, dice: i64) -> i64:
        """What the others may cross of dice that are still rolled in this turn."""
        return dice * (len(self.papers) - 1) * self.rate() * rates.CROSSING // rates.DICE

    def maps(self) -> i64:
        found: i64 = 0
        seat: i64 = 0
        while seat < len(self.papers):
            paper = self.papers[seat]
            found += self.maps_of(self.lacks(paper.tiles), paper.done, self.coming(seat))
            seat += 1
        return found

    def lacks(self, tiles: i64) -> i64:
        """How many symbols of each part are not crossed, four bits a part."""
        found: i64 = 0
        part: i64 = 0
        while part < PARTS:
            left: i64 = self.layout.full[part] & ~((tiles >> (PART_TILES * part)) & 31)
            count: i64 = BIT_COUNTS[left]
            found |= count << (4 * part)
            part += 1
        return found

    def maps_of(self, lacks: i64, done: i64, coming: i64) -> i64:
        """What open maps promise; reckoned once."""
        key: i64 = lacks | done << (4 * PARTS) | coming << (4 * PARTS + MAPS)
        known = self.worth.maps.get(key)
        if known is not None:
            return known
        found = self.hope_for(lacks, done, coming)
        self.worth.maps[key] = found
        return found

    def hope_for(self, lacks: i64, done: i64, coming: i64) -> i64:
        """The nearest map first; its gem and its mark, or its mark alone."""
        found: i64 = 0
        while True:
            number = nearest(lacks, done)
            if number < 0:
                return found
            done |= BITS[number]
            bonus: i64 = 10 * ((lacks >> (8 * number)) & 15)
            both: i64 = bonus + 10 * ((lacks >> (8 * number + 4)) & 15)
            mark = self.worth.mark(self.layout.map_tracks[number])
            whole = (self.worth.gem + mark) * sureness(coming - both)
            alone = mark * sureness(coming - bonus)
            found += (whole if whole > alone else alone) // 1000
            coming -= both if whole > alone else bonus

    # -- the pool -----------------------------------------------------------------------------

    def pool(self, taker: i64, active: i64, dice: i64) -> i64:
        """What the seats that still take make of the dice: two each while there are enough."""
        found: i64 = 0
        seat = taker
        while seat != active and dice:
            following: i64 = seat + 1 if seat + 1 < len(self.papers) else 0
            most: i64 = 2 if dice_in(dice) > self.takers(seat, active) else 1
            tiles = self.papers[seat].tiles
            while dice and most:
                best = self.best_die(seat, tiles, dice)
                one: i64 = 1
                dice -= one << (4 * (best & 3))
                if best >> 10:
                    tiles |= BITS[(best >> 2) & 255]
                    found += best >> 10
                most -= 1
            seat = following
        return found

    def takers(self, seat: i64, active: i64) -> i64:
        """How many seats take, from this one on."""
        return active - seat if active > seat else active - seat + len(self.papers)

    def best_die(self, seat: i64, tiles: i64, dice: i64) -> i64:
        """Gain, tile and symbol of the best die: gain * 1024 + tile * 4 + symbol."""
        done = self.papers[seat].done
        lacks = self.lacks(tiles)
        coming = self.coming(seat)
        before = self.maps_of(lacks, done, coming)
        best: i64 = dice_of(dice)
        part: i64 = 0
        while part < PARTS:
            if (done >> (part // 2)) & 1 == 0 and (lacks >> (4 * part)) & 15:
                tile = self.on_part(tiles, part, dice)
                if tile >= 0:
                    gain = self.maps_of(lacks - BITS[4 * part], done, coming) - before
                    if gain * 1024 + tile > best:
                        best = gain * 1024 + tile
            part += 1
        return best

    def on_part(self, tiles: i64, part: i64, dice: i64) -> i64:
        """The first die that the part needs, as tile * 4 + symbol; none: -1."""
        symbol: i64 = 0
        while symbol < 4:
            free: i64 = self.layout.tiles[part * 4 + symbol] & ~(
                (tiles >> (PART_TILES * part)) & 31
            )
            if free and (dice >> (4 * symbol)) & 15:
                place: i64 = PART_TILES * part
                while free & 1 == 0:
                    free >>= 1
                    place += 1
                return place * 4 + symbol
            symbol += 1
        return -1


def nearest(lacks: i64, done: i64) -> i64:
    """The open map that lacks the fewest symbols; -1: none is open."""
    found: i64 = -1
    fewest: i64 = 99
    number: i64 = 0
    while number < MAPS:
        if (done >> number) & 1 == 0:
            missing: i64 = ((lacks >> (8 * number)) & 15) + ((lacks >> (8 * number + 4)) & 15)
            if missing < fewest:
                fewest = missing
                found = number
        number += 1
    return found


def dice_in(dice: i64) -> i64:
    return (dice & 15) + ((dice >> 4) & 15) + ((dice >> 8) & 15) + ((dice >> 12) & 15)


def dice_of(dice: i64) -> i64:
    """Any symbol there is."""
    symbol: i64 = 0
    while (dice >> (4 * symbol)) & 15 == 0:
        symbol += 1
    return symbol
