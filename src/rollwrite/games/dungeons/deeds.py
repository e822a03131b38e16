"""What a seat's step does to its own sheet: crosses, hits, kills, treasure."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .layout import CHEST, FIST, GEM, GOLD, PORTAL, RUBBLE, Layout
from .reach import are_starts_joined, cross, open_room
from .state import HITS_BITS, LIVES, Sheet

WORM_HITS: Final = 3
BONUS_FIRST: Final = 3
BONUS_LATER: Final = 1

# -- fields -------------------------------------------------------------------------


def enter(layout: Layout, sheet: Sheet, field: i64) -> None:
    """DD-R6, DD-R8: one box of a field is crossed, and what that brings."""
    kind = layout.kinds[field]
    if kind == RUBBLE and is_untouched(layout, sheet, field):
        sheet.half |= 1 << layout.boxes[field]
        return
    cross(layout, sheet, field)
    if kind == GEM:
        add_gems(layout, sheet, 1)
    elif kind == GOLD:
        sheet.gold += 1
    elif kind == CHEST:
        sheet.chest = True
    elif kind == PORTAL:
        pass_portal(layout, sheet, field)
    if kind == layout.counted:
        sheet.counted += 1
    if kind == FIST:
        swing_fist(layout, sheet)
    claim_bonuses(layout, sheet)


def is_untouched(layout: Layout, sheet: Sheet, field: i64) -> bool:
    """Rubble of which no box is crossed."""
    return (sheet.half >> layout.boxes[field]) & 1 == 0


def pass_portal(layout: Layout, sheet: Sheet, field: i64) -> None:
    """DD-A3, DD-Q5: the portal with the number crosses the other one too."""
    if field == layout.portal and not sheet.is_crossed(layout.far_portal):
        cross(layout, sheet, layout.far_portal)


# -- monsters -----------------------------------------------------------------------


def hit(layout: Layout, sheet: Sheet, monster: i64, count: i64) -> None:
    """Mark hits; the last box kills."""
    sheet.hits += count << (HITS_BITS * monster)
    sheet.has_hit = True
    if sheet.hits_on(monster) == layout.hits[monster]:
        kill(layout, sheet, monster)


def kill(layout: Layout, sheet: Sheet, monster: i64) -> None:
    """DD-M1, DD-M4: what it pays is known at once; others of this wave get the same."""
    bit: i64 = 1 << monster
    sheet.killed |= bit
    if sheet.struck & bit:
        add_gems(layout, sheet, layout.laters[monster])
    else:
        sheet.firsts |= bit
        add_gems(layout, sheet, layout.firsts[monster])
        sheet.lost += layout.hearts[monster]
    if sheet.reached & bit:
        open_room(layout, sheet, monster)
    if layout.worms & bit:
        shake_boss(layout, sheet)
    claim_bonuses(layout, sheet)


def swing_fist(layout: Layout, sheet: Sheet) -> None:
    """DD-A1: every monster is hit, reached or not."""
    alive: i64 = layout.monsters & ~sheet.killed
    monster: i64 = 0
    while alive >> monster:
        if (alive >> monster) & 1:
            hit_or_ask(layout, sheet, monster)
        monster += 1


def shake_boss(layout: Layout, sheet: Sheet) -> None:
    """DD-A3: a killed worm part gives three hits on Sandy."""
    count: i64 = 0
    while count < WORM_HITS and (sheet.killed >> layout.boss) & 1 == 0:
        hit_or_ask(layout, sheet, layout.boss)
        count += 1


def hit_or_ask(layout: Layout, sheet: Sheet, monster: i64) -> None:
    """DD-Q4: asked if it would fell what nobody has killed."""
    is_last = sheet.hits_on(monster) + 1 == layout.hits[monster]
    if is_last and (sheet.struck >> monster) & 1 == 0:
        sheet.asked |= 1 << monster
    else:
        hit(layout, sheet, monster, 1)


# -- treasure -----------------------------------------------------------------------


def add_gems(layout: Layout, sheet: Sheet, count: i64) -> None:
    """DD-S5: a gem without a free box is lost."""
    sheet.gems += count
    if sheet.gems > layout.gem_boxes:
        sheet.gems = layout.gem_boxes


def take_reward(layout: Layout, sheet: Sheet, reward: i64) -> None:
    """DD-S4, DD-R9"""
    sheet.chest = False
    sheet.rewards |= 1 << reward
    if 1 << reward == LIVES:
        add_gems(layout, sheet, 1)


def claim_bonuses(layout: Layout, sheet: Sheet) -> None:
    """DD-S6: bonuses are numbered 0 and 1."""
    other: i64 = 1 - layout.counted_bonus
    if sheet.bonuses >> layout.counted_bonus & 1 == 0 and sheet.counted >= layout.counted_goal:
        claim(layout, sheet, layout.counted_bonus)
    if sheet.bonuses >> other & 1 == 0 and has_other_bonus(layout, sheet):
        claim(layout, sheet, other)


def has_other_bonus(layout: Layout, sheet: Sheet) -> bool:
    """DD-A1 to DD-A4: some monsters are killed, or the starts are joined."""
    if layout.hunted:
        return layout.hunted & ~sheet.killed == 0
    return are_starts_joined(layout, sheet)


def claim(layout: Layout, sheet: Sheet, bonus: i64) -> None:
    """DD-Q3: three gems unless somebody was faster."""
    bit: i64 = 1 << bonus
    sheet.bonuses |= bit
    if sheet.bonus_struck & bit:
        add_gems(layout, sheet, BONUS_LATER)
    else:
        sheet.bonus_firsts |= bit
        add_gems(layout, sheet, BONUS_FIRST)
