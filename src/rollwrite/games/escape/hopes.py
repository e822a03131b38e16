"""What treasure maps promise, and what the pool is worth to those who take from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import rates
from .layout import BITS, MAPS, PART_TILES, PARTS, Layout
from .state import Sheet
from .worth import Worth

MOST_COMING: Final = 40


def _hopes() -> list[int]:
    """That a map comes about, by pool dice to come * 16 + symbols missing."""
    found: list[int] = []
    for coming in range(MOST_COMING + 1):
        rate = coming / (coming + rates.MAP_DOUBT / 10)
        found += [round(1000 * rate**missing) for missing in range(16)]
    return found


HOPES: list[int] = _hopes()


def maps(layout: Layout, worth: Worth, sheets: list[Sheet]) -> i64:
    found: i64 = 0
    for sheet in sheets:
        number: i64 = 0
        while number < MAPS:
            if (sheet.done >> number) & 1 == 0:
                found += one_map(layout, worth, sheet.tiles, number)
            number += 1
    return found


def one_map(layout: Layout, worth: Worth, tiles: i64, number: i64) -> i64:
    """The gem and the mark, or the mark alone: what is likelier to pay."""
    bonus = lacks(layout, tiles, 2 * number)
    both: i64 = bonus + lacks(layout, tiles, 2 * number + 1)
    coming: i64 = worth.turns * rates.MAP_RATE // 10
    if coming > MOST_COMING:
        coming = MOST_COMING
    mark = worth.mark(layout.map_tracks[number])
    whole: i64 = (worth.gem + mark) * HOPES[coming * 16 + both] // 1000
    alone: i64 = mark * HOPES[coming * 16 + bonus] // 1000
    return whole if whole > alone else alone


def lacks(layout: Layout, tiles: i64, part: i64) -> i64:
    """How many symbols of a part are not crossed."""
    left: i64 = layout.full[part] & ~((tiles >> (PART_TILES * part)) & 31)
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    return count


def pool(
    layout: Layout, worth: Worth, sheets: list[Sheet], taker: i64, active: i64, dice: i64
) -> i64:
    """What the seats that still take can make of the dice: one each, the last one two."""
    found: i64 = 0
    seat = taker
    while seat != active and dice:
        following: i64 = seat + 1 if seat + 1 < len(sheets) else 0
        most: i64 = 2 if following == active else 1
        tiles = sheets[seat].tiles
        while dice and most:
            best = best_die(layout, worth, tiles, sheets[seat].done, dice)
            one: i64 = 1
            dice -= one << (4 * (best & 3))
            if best >> 10:
                tiles |= BITS[(best >> 2) & 255]
                found += best >> 10
            most -= 1
        seat = following
    return found


def best_die(layout: Layout, worth: Worth, tiles: i64, done: i64, dice: i64) -> i64:
    """Gain, tile and symbol of the best die: gain * 1024 + tile * 4 + symbol."""
    best: i64 = -1
    symbol: i64 = 0
    while symbol < 4:
        if (dice >> (4 * symbol)) & 15:
            found = best_tile(layout, worth, tiles, done, symbol) * 4 + symbol
            if found > best:
                best = found
        symbol += 1
    return best


def best_tile(layout: Layout, worth: Worth, tiles: i64, done: i64, symbol: i64) -> i64:
    """The gain of crossing a symbol on the best map, and the tile: gain * 256 + tile."""
    best: i64 = 0
    part: i64 = 0
    while part < PARTS:
        free: i64 = layout.tiles[part * 4 + symbol] & ~((tiles >> (PART_TILES * part)) & 31)
        if free and (done >> (part // 2)) & 1 == 0:
            place: i64 = PART_TILES * part
            while free & 1 == 0:
                free >>= 1
                place += 1
            found = gain_of(layout, worth, tiles, place, part // 2) * 256 + place
            if found > best:
                best = found
        part += 1
    return best


def gain_of(layout: Layout, worth: Worth, tiles: i64, place: i64, number: i64) -> i64:
    before = one_map(layout, worth, tiles, number)
    return one_map(layout, worth, tiles | BITS[place], number) - before
