"""What a seat's step does to its own paper: crosses, hits, kills, treasure."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .layout import CHEST, FIST, GEM, GOLD, PORTAL, RUBBLE, Layout
from .paper import HITS_BITS, LIVES, Paper
from .reach import are_starts_joined, cross, open_room

WORM_HITS: Final = 3
BONUS_FIRST: Final = 3
BONUS_LATER: Final = 1

# -- fields -------------------------------------------------------------------------


def enter(layout: Layout, paper: Paper, field: i64) -> None:
    """DD-R6, DD-R8: one box of a field is crossed, and what that brings."""
    kind = layout.kinds[field]
    if kind == RUBBLE and is_untouched(layout, paper, field):
        paper.half |= 1 << layout.boxes[field]
        return
    cross(layout, paper, field)
    if kind == GEM:
        add_gems(layout, paper, 1)
    elif kind == GOLD:
        paper.gold += 1
    elif kind == CHEST:
        paper.chest = True
    elif kind == PORTAL:
        pass_portal(layout, paper, field)
    if kind == layout.counted:
        paper.counted += 1
    if kind == FIST:
        swing_fist(layout, paper)
    claim_bonuses(layout, paper)


def is_untouched(layout: Layout, paper: Paper, field: i64) -> bool:
    """Rubble of which no box is crossed."""
    return (paper.half >> layout.boxes[field]) & 1 == 0


def pass_portal(layout: Layout, paper: Paper, field: i64) -> None:
    """DD-A3, DD-Q5: the portal with the number crosses the other one too."""
    if field == layout.portal and not paper.is_crossed(layout.far_portal):
        cross(layout, paper, layout.far_portal)


# -- monsters -----------------------------------------------------------------------


def hit(layout: Layout, paper: Paper, monster: i64, count: i64) -> None:
    """Mark hits; the last box kills."""
    paper.hits += count << (HITS_BITS * monster)
    paper.has_hit = True
    if paper.hits_on(monster) == layout.hits[monster]:
        kill(layout, paper, monster)


def kill(layout: Layout, paper: Paper, monster: i64) -> None:
    """DD-M1, DD-M4: what it pays is known at once; others of this wave get the same."""
    bit: i64 = 1 << monster
    paper.killed |= bit
    if paper.struck & bit:
        add_gems(layout, paper, layout.laters[monster])
    else:
        paper.firsts |= bit
        add_gems(layout, paper, layout.firsts[monster])
        paper.lost += layout.hearts[monster]
    if paper.reached & bit:
        open_room(layout, paper, monster)
    if layout.worms & bit:
        shake_boss(layout, paper)
    claim_bonuses(layout, paper)


def swing_fist(layout: Layout, paper: Paper) -> None:
    """DD-A1: every monster is hit, reached or not."""
    alive: i64 = layout.monsters & ~paper.killed
    monster: i64 = 0
    while alive >> monster:
        if (alive >> monster) & 1:
            hit_or_ask(layout, paper, monster)
        monster += 1


def shake_boss(layout: Layout, paper: Paper) -> None:
    """DD-A3: a killed worm part gives three hits on Sandy."""
    count: i64 = 0
    while count < WORM_HITS and (paper.killed >> layout.boss) & 1 == 0:
        hit_or_ask(layout, paper, layout.boss)
        count += 1


def hit_or_ask(layout: Layout, paper: Paper, monster: i64) -> None:
    """DD-Q4: asked if it would fell what nobody has killed."""
    is_last = paper.hits_on(monster) + 1 == layout.hits[monster]
    if is_last and (paper.struck >> monster) & 1 == 0:
        paper.asked |= 1 << monster
    else:
        hit(layout, paper, monster, 1)


# -- treasure -----------------------------------------------------------------------


def add_gems(layout: Layout, paper: Paper, count: i64) -> None:
    """DD-S5: a gem without a free box is lost."""
    paper.gems += count
    if paper.gems > layout.gem_boxes:
        paper.gems = layout.gem_boxes


def take_reward(layout: Layout, paper: Paper, reward: i64) -> None:
    """DD-S4, DD-R9"""
    paper.chest = False
    paper.rewards |= 1 << reward
    if 1 << reward == LIVES:
        add_gems(layout, paper, 1)


def claim_bonuses(layout: Layout, paper: Paper) -> None:
    """DD-S6: bonuses are numbered 0 and 1."""
    other: i64 = 1 - layout.counted_bonus
    if paper.bonuses >> layout.counted_bonus & 1 == 0 and paper.counted >= layout.counted_goal:
        claim(layout, paper, layout.counted_bonus)
    if paper.bonuses >> other & 1 == 0 and has_other_bonus(layout, paper):
        claim(layout, paper, other)


def has_other_bonus(layout: Layout, paper: Paper) -> bool:
    """DD-A1 to DD-A4: some monsters are killed, or the starts are joined."""
    if layout.hunted:
        return layout.hunted & ~paper.killed == 0
    return are_starts_joined(layout, paper)


def claim(layout: Layout, paper: Paper, bonus: i64) -> None:
    """DD-Q3: three gems unless somebody was faster."""
    bit: i64 = 1 << bonus
    paper.bonuses |= bit
    if paper.bonus_struck & bit:
        add_gems(layout, paper, BONUS_LATER)
    else:
        paper.bonus_firsts |= bit
        add_gems(layout, paper, BONUS_FIRST)
