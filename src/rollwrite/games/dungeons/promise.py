"""What a sheet promises: the potential that the greedy player adds to its total.

Every field has a price, the dearer the rarer its number; the ways through the
dungeon give each field and monster a distance, and what lies there is worth the
less the further it is. To that come the numbers that can be used now, the lives
and the tools that are left. The weights were found by simulation; they are
advice, not rules. All hopes are in hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .aims import can_cross, takes
from .layout import (
    CHEST,
    CLOUD,
    DOUBLES,
    FIST,
    GEM,
    GOLD,
    NEVER,
    NUMBERS,
    PORTAL,
    RUBBLE,
    Layout,
)
from .state import LIFE_BOXES, Sheet

VICTORY: Final = 20_000
DEATH: Final = -5_000
FAR: Final = 160  # further than any way that counts
# How likely four dice can form a number, in percent.
CHANCE: Final = [0, 0, 13, 23, 36, 45, 56, 64, 56, 45, 36, 23, 13]
# How often a pair shows it, of 36.
OFTEN: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

W: list[int] = [
    820,  # 0 what is one good step away, per mille
    600,  # 1 a hit at a sure number, in tenths of a percent-step
    900,  # 2 a chest
    450,  # 3 a fist
    25,  # 4 any other field
    700,  # 5 a bonus, near
    300,  # 6 three hits on the boss
    350,  # 7 a life, alone
    250,  # 8 a life, in company
    220,  # 9 a torch
    120,  # 10 a black-die symbol
    900,  # 11 all numbers usable, alone
    1500,  # 12 all numbers usable, in company
    900,  # 13 a hit for sure, alone
    200,  # 14 a hit for sure, in company
    250,  # 15 an unused sum
    60,  # 16 a hit marked on a monster, percent of its share
    600,  # 17 a monster that nobody has killed: the game cannot end before
    100,  # 18 few lives, in company
    5,  # 19 how many are few
    55,  # 20 one use of a number, percent of many
    78,  # 21 two
    90,  # 22 three
    96,  # 23 four
]
PRICE: list[int] = [0, 0, 28, 20, 15, 13, 11, 10, 11, 13, 15, 20, 28]
DOUBLES_PRICE: Final = 10
CLOUD_PRICE: Final = 14
FAR_PORTAL_PRICE: Final = 60


def fading() -> list[int]:
    """Per mille of a worth by distance; ten units are one good step."""
    keep = W[0] / 1000
    return [round(1000 * keep ** (distance / 10)) for distance in range(FAR + 1)]


FADE: list[int] = fading()


def promise(layout: Layout, sheet: Sheet, is_solo: bool) -> i64:
    """Hundredths of points beyond the running total."""
    ways = distances(layout, sheet)
    hope: i64 = field_hopes(layout, ways)
    hope += monster_hopes(layout, sheet, ways, is_solo)
    hope += bonus_hopes(layout, sheet, ways)
    hope += number_hopes(layout, sheet, is_solo)
    hope += W[9] * sheet.torches_left() + W[10] * sheet.dice_left()
    lives: i64 = (
        LIFE_BOXES - sheet.life_after() + sheet.extra_left() - sheet.extra_after() + sheet.extra
    )
    return hope + life_hope(lives, is_solo) - unused(sheet) * W[15]


def life_hope(lives: i64, is_solo: bool) -> i64:
    """The last lives are worth more."""
    if lives == 0 and not is_solo:
        return DEATH
    each: i64 = W[7] if is_solo else W[8]
    few: i64 = W[19] - lives
    return each * lives - (few * few * W[18] if few > 0 and not is_solo else 0)


def unused(sheet: Sheet) -> i64:
    return (1 if sheet.first else 0) + (1 if sheet.second else 0)


# -- ways ---------------------------------------------------------------------------


def distances(layout: Layout, sheet: Sheet) -> list[int]:
    """The price of crossing each field, and of reaching each room."""
    ways = [FAR] * len(layout.doors)
    todo: list[int] = []
    field: i64 = 0
    while field < layout.count:
        if sheet.is_crossed(field):
            ways[field] = 0
        elif can_cross(layout, sheet, field):
            ways[field] = price(layout, sheet, field)
            todo.append(field)
        field += 1
    monster: i64 = 0
    while (layout.monsters >> monster) & 1:
        if (sheet.reached >> monster) & 1:
            ways[layout.count + monster] = 0
            todo.append(layout.count + monster)
        monster += 1
    walk(layout, sheet, ways, todo)
    return ways


def walk(layout: Layout, sheet: Sheet, ways: list[int], todo: list[int]) -> None:
    at: i64 = 0
    while at < len(todo):
        node: i64 = todo[at]
        at += 1
        so_far: i64 = ways[node] + passing(layout, sheet, node)
        for other in layout.doors[node]:
            there: i64 = so_far + (price(layout, sheet, other) if other < layout.count else 0)
            if there < ways[other]:
                ways[other] = there
                todo.append(other)


def passing(layout: Layout, sheet: Sheet, node: i64) -> i64:
    """What lies between entering a room and leaving it."""
    if node < layout.count:
        return 0
    monster: i64 = node - layout.count
    return 12 * (layout.hits[monster] - sheet.hits_on(monster))


def price(layout: Layout, sheet: Sheet, field: i64) -> i64:
    kind = layout.kinds[field]
    if kind == DOUBLES:
        return DOUBLES_PRICE
    if kind == CLOUD:
        number = sheet.cloud(layout.boxes[field])
        return PRICE[number] if number else CLOUD_PRICE
    if kind == FIST:
        return PRICE[2]
    if kind == PORTAL and layout.numbers[field] == 0:
        return FAR_PORTAL_PRICE
    if kind == RUBBLE and (sheet.half >> layout.boxes[field]) & 1 == 0:
        return 2 * PRICE[layout.numbers[field]]
    return PRICE[layout.numbers[field]]


# -- what lies there ------------------------------------------------------------------


def field_hopes(layout: Layout, ways: list[int]) -> i64:
    hope: i64 = 0
    field: i64 = 0
    while field < layout.count:
        way: i64 = ways[field]
        if way > 0:
            hope += field_worth(layout.kinds[field]) * FADE[way if way < FAR else FAR]
        field += 1
    return hope // 1000


def field_worth(kind: i64) -> i64:
    if kind == GEM:
        return 300
    if kind == GOLD:
        return 200
    if kind == CHEST:
        return W[2]
    if kind == FIST:
        return W[3]
    return W[4]


def monster_hopes(layout: Layout, sheet: Sheet, ways: list[int], is_solo: bool) -> i64:
    hope: i64 = 0
    alive: i64 = layout.monsters & ~sheet.killed
    fallen: i64 = sheet.killed | sheet.struck
    monster: i64 = 0
    while (layout.monsters >> monster) & 1:
        if (alive >> monster) & 1:
            hope += monster_hope(layout, sheet, ways, monster, is_solo)
        if (fallen >> monster) & 1 and not is_solo:
            hope += W[17]
        monster += 1
    return hope


def monster_hope(layout: Layout, sheet: Sheet, ways: list[int], monster: i64, is_solo: bool) -> i64:
    hits = sheet.hits_on(monster)
    left: i64 = layout.hits[monster] - hits
    worth = kill_worth(layout, sheet, monster, is_solo)
    way: i64 = ways[layout.count + monster]
    way += left * W[1] // 10 // (rate(layout, ways, monster) + 1)
    near: i64 = FADE[way if way < FAR else FAR] * (100 - W[16]) // 100
    done: i64 = 10 * W[16] * hits // layout.hits[monster]
    return worth * (near + done) // 1000


def rate(layout: Layout, ways: list[int], monster: i64) -> i64:
    """How likely a roll hits, in percent; locked numbers count by the way to their key."""
    found: i64 = 0
    number: i64 = 2
    while number < NUMBERS:
        key: i64 = layout.keys[monster * NUMBERS + number]
        if key != NEVER:
            way: i64 = ways[key] if key >= 0 else 0
            found += CHANCE[number] * FADE[way if way < FAR else FAR] // 1000
        number += 1
    return found


def kill_worth(layout: Layout, sheet: Sheet, monster: i64, is_solo: bool) -> i64:
    """Gems, less hearts; for a worm part the hits it brings; a share of the bonus."""
    bit: i64 = 1 << monster
    is_first = sheet.struck & bit == 0
    worth: i64 = 300 * (layout.firsts[monster] if is_first else layout.laters[monster])
    if is_first:
        worth -= layout.hearts[monster] * (W[7] if is_solo else W[8])
    if monster == layout.boss:
        blocks: i64 = (sheet.hits_on(monster) // 3) * 300
        worth = worth - blocks if is_first else layout.hits[monster] * 100 - blocks
    if layout.worms & bit and (sheet.killed >> layout.boss) & 1 == 0:
        worth += W[6]
    if is_first and not is_solo:
        worth += W[17]
    if layout.hunted & bit:
        worth += hunt_share(layout, sheet)
    return worth


def hunt_share(layout: Layout, sheet: Sheet) -> i64:
    """The fewer are left, the more each is worth."""
    left: i64 = 0
    monster: i64 = 0
    hunted: i64 = layout.hunted & ~sheet.killed
    while hunted >> monster:
        left += (hunted >> monster) & 1
        monster += 1
    return bonus_worth(sheet, 1 - layout.counted_bonus) // (left * left)


def bonus_worth(sheet: Sheet, bonus: i64) -> i64:
    return 300 if (sheet.bonus_struck >> bonus) & 1 else W[5]


def bonus_hopes(layout: Layout, sheet: Sheet, ways: list[int]) -> i64:
    """The nearest fields that would complete the counted bonus."""
    bonus = layout.counted_bonus
    if (sheet.bonuses >> bonus) & 1:
        return 0
    missing: i64 = layout.counted_goal - sheet.counted
    found: list[int] = []
    field: i64 = 0
    while field < layout.count:
        if layout.kinds[field] == layout.counted and not sheet.is_crossed(field):
            found.append(ways[field])
        field += 1
    found.sort()
    way: i64 = 0
    for nearest in found[:missing]:
        way += nearest // 2
    return bonus_worth(sheet, bonus) * FADE[way if way < FAR else FAR] // 1000


# -- what can be used now ----------------------------------------------------------------


def number_hopes(layout: Layout, sheet: Sheet, is_solo: bool) -> i64:
    usable: i64 = 0
    striking: i64 = 0
    number: i64 = 2
    while number < NUMBERS:
        hits = hit_ways(layout, sheet, number)
        count = hits + field_ways(layout, sheet, number)
        usable += OFTEN[number] * saturation(count)
        if hits:
            striking += CHANCE[number]
        number += 1
    if striking > 150:
        striking = 150
    hope: i64 = usable * (W[11] if is_solo else W[12]) // 3600
    return hope + striking * (W[13] if is_solo else W[14]) // 150


def saturation(count: i64) -> i64:
    """Percent: a second use of a number is worth less than the first."""
    if count == 0:
        return 0
    return W[19 + count] if count < 5 else 100


def hit_ways(layout: Layout, sheet: Sheet, number: i64) -> i64:
    """Hits that are left at reached monsters that take this number."""
    found: i64 = 0
    alive: i64 = sheet.reached & ~sheet.killed & ~layout.armoured
    monster: i64 = 0
    while alive >> monster:
        if (alive >> monster) & 1 and takes(layout, sheet, monster, number):
            found += layout.hits[monster] - sheet.hits_on(monster)
        monster += 1
    return found


def field_ways(layout: Layout, sheet: Sheet, number: i64) -> i64:
    found: i64 = 0
    for field in layout.fits[number - 2]:
        if can_cross(layout, sheet, field):
            found += 1
    for box, cloud in enumerate(layout.clouds):
        if sheet.cloud(box) == number and can_cross(layout, sheet, cloud):
            found += 1
    return found
