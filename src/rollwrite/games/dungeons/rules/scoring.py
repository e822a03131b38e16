"""What a paper is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .layout import Layout
from .paper import LIFE_BOXES, Paper

GEM_POINTS: Final = 3
GOLD_POINTS: Final = 2
BOSS_BLOCK: Final = 3
# DD-S3: the topmost uncrossed box; all crossed counts as the skull.
LIFE_POINTS: Final = [0, 0, -1, -2, -4, -6, -9, -12, -16, -20, -20]
# DD-O1
RATINGS: Final = [0, 10, 25, 40, 55, 70, 85, 100]


def gems(layout: Layout, paper: Paper) -> i64:
    """DD-F2: with a gem for three hits on a boss that this seat did not kill first."""
    count = paper.gems
    if (paper.firsts >> layout.boss) & 1 == 0:
        count += paper.hits_on(layout.boss) // BOSS_BLOCK
    return count if count < layout.gem_boxes else layout.gem_boxes


def life_points(paper: Paper, is_solo: bool) -> i64:
    """DD-F3; alone, lives cost no points (DD-O1)."""
    return 0 if is_solo else LIFE_POINTS[paper.life_after()]


def total(layout: Layout, paper: Paper, is_solo: bool) -> i64:
    points: i64 = GEM_POINTS * gems(layout, paper) + GOLD_POINTS * paper.gold
    return points + life_points(paper, is_solo)


def lines(layout: Layout, paper: Paper, is_solo: bool) -> list[tuple[str, int]]:
    found = [("gems", int(GEM_POINTS * gems(layout, paper)))]
    if layout.has_gold:
        found.append(("gold", int(GOLD_POINTS * paper.gold)))
    found.append(("lives", int(life_points(paper, is_solo))))
    return found


def rating(points: int) -> int:
    """From 1 to 8."""
    return sum(points >= least for least in RATINGS)


def is_out(paper: Paper) -> bool:
    """DD-S3: the tenth box is crossed."""
    return paper.life == LIFE_BOXES
