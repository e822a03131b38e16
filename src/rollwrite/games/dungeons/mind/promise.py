"""What a paper promises: the potential that the greedy player adds to its total.

Every field has a price, the dearer the rarer its number; the ways through the
dungeon give each field and monster a distance, and what lies there is worth the
less the further it is. To that come the numbers that can be used now, the lives
and the tools that are left. The weights were found by simulation; they are
advice, not rules. All hopes are in hundredths of a point.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..rules.aims import can_cross, takes
from ..rules.layout import CHEST, FIST, GEM, GOLD, NEVER, NUMBERS, Layout
from ..rules.paper import LIFE_BOXES, Paper
from .ways import distances, faded

MOST_KNOWN: Final = 20_000  # dungeons
# How likely four dice can form a number, in percent.
CHANCE: Final = [0, 0, 13, 23, 36, 45, 56, 64, 56, 45, 36, 23, 13]
# How often a pair shows it, of 36.
OFTEN: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
# What a number is worth with so many uses for it, in percent.
USES: Final = [0, 45, 78, 90, 96, 100]

VICTORY: Final = 20_000
DEATH: Final = -5_000
CHEST_WORTH: Final = 900
FIST_WORTH: Final = 450
FIELD_WORTH: Final = 25  # any other field
BONUS_WORTH: Final = 700
SHAKE_WORTH: Final = 300  # three hits on the boss
FALLEN_WORTH: Final = 600  # the game cannot end before all have fallen
TORCH_WORTH: Final = 250
SYMBOL_WORTH: Final = 120
SUM_WORTH: Final = 175  # still to be used
EFFORT: Final = 300  # of a hit, by the chance of its numbers
HITS_SHARE: Final = 40  # of a monster's worth that hits alone bring, in percent
RACE: Final = 85  # others may be faster, in percent
FEW: Final = 5  # lives
FEAR: Final = 100
LIFE_ALONE: Final = 350
LIFE_TOGETHER: Final = 250
NUMBERS_ALONE: Final = 900  # all of them usable
NUMBERS_TOGETHER: Final = 1500
STRIKING_ALONE: Final = 900  # a hit for sure
STRIKING_TOGETHER: Final = 200
SURE: Final = 150


@final
class Promise:
    """What papers of one dungeon promise; simulations meet the same ones again and again."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.known: dict[tuple[int, ...], int] = {}

    def of(self, paper: Paper, is_solo: bool) -> i64:
        """Hundredths of points beyond the running total."""
        hope = self.dungeon(paper, is_solo)
        hope += TORCH_WORTH * paper.torches_left() + SYMBOL_WORTH * paper.dice_left()
        lives: i64 = (
            LIFE_BOXES - paper.life_after() + paper.extra_left() - paper.extra_after() + paper.extra
        )
        return hope + life_hope(lives, is_solo) - unused(paper) * SUM_WORTH

    def dungeon(self, paper: Paper, is_solo: bool) -> i64:
        """All that lies there."""
        key = dungeon_key(paper, is_solo)
        known = self.known.get(key)
        if known is not None:
            return known
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        new = reckoned(self.layout, paper, is_solo)
        self.known[key] = new
        return new


def dungeon_key(paper: Paper, is_solo: bool) -> tuple[int, ...]:
    """All that the hope depends on."""
    return (
        paper.low,
        paper.high,
        paper.near_low,
        paper.near_high,
        paper.half,
        paper.clouds,
        paper.counted,
        paper.hits,
        paper.killed,
        paper.reached,
        paper.struck,
        paper.bonuses,
        paper.bonus_struck,
        int(is_solo),
    )


def reckoned(layout: Layout, paper: Paper, is_solo: bool) -> i64:
    ways = distances(layout, paper)
    hope: i64 = field_hopes(layout, ways)
    hope += monster_hopes(layout, paper, ways, is_solo)
    hope += bonus_hopes(layout, paper, ways)
    return hope + number_hopes(layout, paper, is_solo)


def life_hope(lives: i64, is_solo: bool) -> i64:
    """The last lives are worth more."""
    if lives == 0 and not is_solo:
        return DEATH
    each: i64 = LIFE_ALONE if is_solo else LIFE_TOGETHER
    few: i64 = FEW - lives
    return each * lives - (few * few * FEAR if few > 0 and not is_solo else 0)


def unused(paper: Paper) -> i64:
    return (1 if paper.first else 0) + (1 if paper.second else 0)


# -- what lies there ------------------------------------------------------------------


def field_hopes(layout: Layout, ways: list[int]) -> i64:
    hope: i64 = 0
    field: i64 = 0
    while field < layout.count:
        way: i64 = ways[field]
        if way > 0:
            hope += faded(field_worth(layout.kinds[field]), way)
        field += 1
    return hope


def field_worth(kind: i64) -> i64:
    if kind == GEM:
        return 300
    if kind == GOLD:
        return 200
    if kind == CHEST:
        return CHEST_WORTH
    if kind == FIST:
        return FIST_WORTH
    return FIELD_WORTH


def monster_hopes(layout: Layout, paper: Paper, ways: list[int], is_solo: bool) -> i64:
    hope: i64 = 0
    alive: i64 = layout.monsters & ~paper.killed
    fallen: i64 = paper.killed | paper.struck
    monster: i64 = 0
    while (layout.monsters >> monster) & 1:
        if (alive >> monster) & 1:
            hope += monster_hope(layout, paper, ways, monster, is_solo)
        if (fallen >> monster) & 1 and not is_solo:
            hope += FALLEN_WORTH
        monster += 1
    return hope


def monster_hope(layout: Layout, paper: Paper, ways: list[int], monster: i64, is_solo: bool) -> i64:
    hits = paper.hits_on(monster)
    left: i64 = layout.hits[monster] - hits
    worth = kill_worth(layout, paper, monster, is_solo)
    way: i64 = ways[layout.count + monster]
    way += left * EFFORT // (rate(layout, ways, monster) + 1)
    done: i64 = worth * HITS_SHARE * hits // (100 * layout.hits[monster])
    hope: i64 = done + faded(worth, way) * (100 - HITS_SHARE) // 100
    return hope if is_solo else hope * RACE // 100


def rate(layout: Layout, ways: list[int], monster: i64) -> i64:
    """How likely a roll hits, in percent; locked numbers count by the way to their key."""
    found: i64 = 0
    number: i64 = 2
    while number < NUMBERS:
        key: i64 = layout.keys[monster * NUMBERS + number]
        if key != NEVER:
            way: i64 = ways[key] if key >= 0 else 0
            found += faded(CHANCE[number], way)
        number += 1
    return found


def kill_worth(layout: Layout, paper: Paper, monster: i64, is_solo: bool) -> i64:
    """Gems, less hearts; for a worm part the hits it brings; a share of the bonus."""
    bit: i64 = 1 << monster
    is_first = paper.struck & bit == 0
    worth: i64 = 300 * (layout.firsts[monster] if is_first else layout.laters[monster])
    if is_first:
        worth -= layout.hearts[monster] * (LIFE_ALONE if is_solo else LIFE_TOGETHER)
    if monster == layout.boss:
        blocks: i64 = (paper.hits_on(monster) // 3) * 300
        worth = worth - blocks if is_first else layout.hits[monster] * 100 - blocks
    if layout.worms & bit and (paper.killed >> layout.boss) & 1 == 0:
        worth += SHAKE_WORTH
    if is_first and not is_solo:
        worth += FALLEN_WORTH
    if layout.hunted & bit:
        worth += hunt_share(layout, paper)
    return worth


def hunt_share(layout: Layout, paper: Paper) -> i64:
    """The fewer are left, the more each is worth."""
    left: i64 = 0
    monster: i64 = 0
    hunted: i64 = layout.hunted & ~paper.killed
    while hunted >> monster:
        left += (hunted >> monster) & 1
        monster += 1
    return bonus_worth(paper, 1 - layout.counted_bonus) // (left * left)


def bonus_worth(paper: Paper, bonus: i64) -> i64:
    return 300 if (paper.bonus_struck >> bonus) & 1 else BONUS_WORTH


def bonus_hopes(layout: Layout, paper: Paper, ways: list[int]) -> i64:
    """The nearest fields that would complete the counted bonus."""
    bonus = layout.counted_bonus
    if (paper.bonuses >> bonus) & 1:
        return 0
    missing: i64 = layout.counted_goal - paper.counted
    found: list[int] = []
    field: i64 = 0
    while field < layout.count:
        if layout.kinds[field] == layout.counted and not paper.is_crossed(field):
            found.append(ways[field])
        field += 1
    found.sort()
    way: i64 = 0
    for nearest in found[:missing]:
        way += nearest // 2
    return faded(bonus_worth(paper, bonus), way)


# -- what can be used now ----------------------------------------------------------------


def number_hopes(layout: Layout, paper: Paper, is_solo: bool) -> i64:
    usable: i64 = 0
    striking: i64 = 0
    number: i64 = 2
    while number < NUMBERS:
        hits = hit_ways(layout, paper, number)
        count = hits + field_ways(layout, paper, number)
        usable += OFTEN[number] * saturation(count)
        if hits:
            striking += CHANCE[number]
        number += 1
    if striking > SURE:
        striking = SURE
    hope: i64 = usable * (NUMBERS_ALONE if is_solo else NUMBERS_TOGETHER) // 3600
    return hope + striking * (STRIKING_ALONE if is_solo else STRIKING_TOGETHER) // SURE


def saturation(count: i64) -> i64:
    """Percent: a second use of a number is worth less than the first."""
    return USES[count if count < 5 else 5]


def hit_ways(layout: Layout, paper: Paper, number: i64) -> i64:
    """Hits that are left at reached monsters that take this number."""
    found: i64 = 0
    alive: i64 = paper.reached & ~paper.killed & ~layout.armoured
    monster: i64 = 0
    while alive >> monster:
        if (alive >> monster) & 1 and takes(layout, paper, monster, number):
            found += layout.hits[monster] - paper.hits_on(monster)
        monster += 1
    return found


def field_ways(layout: Layout, paper: Paper, number: i64) -> i64:
    found: i64 = 0
    for field in layout.fits[number - 2]:
        if can_cross(layout, paper, field):
            found += 1
    for box, cloud in enumerate(layout.clouds):
        if paper.cloud(box) == number and can_cross(layout, paper, cloud):
            found += 1
    return found
