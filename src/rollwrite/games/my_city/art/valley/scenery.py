"""The valley around the plan: sky, hills, fields. Print leaves it out."""

from __future__ import annotations

import math

from rollwrite.sheets.ink import (
    INK,
    PAPER,
    Box,
    block,
    circle,
    element,
    group,
    path,
    pick,
    rect,
    smooth,
    wobble,
)

from ..palette import HEDGE, HILL, MEADOW, edged
from ..plan import MAP, PAGE, Plan
from .life import cloud, peak, small_house
from .stamps import Stamps
from .vignettes import vignette

FRAME = block(Box(26, 26, 1308, 1872), 30, "frame", 3)
MAP_EDGE = block(MAP, 14, "map", 1.5)

# Sky and sun: the day grows older from chapter to chapter, storm and feast aside.
SKIES = {
    1: ("#D3EAEA", "#FFF1B8"),
    2: ("#CFE7F0", "#FFE79A"),
    3: ("#CBE8EC", "#FFE79A"),
    4: ("#F7E7C3", "#FFD27A"),
    5: ("#F3E3CF", "#FFC97A"),
    6: ("#F6DFC0", "#FFBE6A"),
    7: ("#C7D0D8", "#E9E4CF"),
    8: ("#DDE9CC", "#FFE79A"),
    9: ("#FBE6AE", "#FFCB52"),
    10: ("#F2CFAF", "#F49B55"),
    11: ("#E3D6E4", "#FFD08A"),
    12: ("#CFE7F0", "#FFE27A"),
}
_STORM, _FEAST = 7, 12

# Name, ground, furrow, turn.
_FURROWS = (
    ("field-1", "#C9DA8E", "#A9BE68", 8),
    ("field-2", "#E9D27A", "#CFAE4E", -14),
    ("field-3", "#A8C66A", "#85A84B", 24),
    ("field-4", "#EBD98C", "#D0B45A", 64),
)
_FIELDS = (
    Box(0, 420, 90, 330),
    Box(1010, 330, 90, 420),
    Box(0, 980, 90, 380),
    Box(1010, 980, 90, 300),
    Box(1290, 250, 90, 420),
    Box(1290, 900, 90, 420),
    Box(1010, 1400, 90, 260),
    Box(1290, 1500, 90, 300),
)


def patterns(stamps: Stamps) -> str:
    """Clips and fields, by the names the other layers use."""
    clips = element("clipPath", path(FRAME), id=stamps.name("frame"))
    clips += element("clipPath", path(MAP_EDGE), id=stamps.name("map"))
    return clips + "".join(_furrow(stamps.name(name), *look) for name, *look in _FURROWS)


def _furrow(name: str, ground: object, line: object, turn: object) -> str:
    tile = rect(Box(0, 0, 14, 14), fill=str(ground))
    tile += path("M0 7H14", stroke=str(line), stroke_width=2.4)
    return element(
        "pattern",
        tile,
        id=name,
        width=14,
        height=14,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn})",
    )


def scenery(plan: Plan, stamps: Stamps) -> str:
    """The plan lies on the land it plans."""
    view = (
        _sky(plan)
        + _hills()
        + _fields(stamps)
        + _foreground(stamps)
        + _village(plan, stamps)
        + vignette(plan.game, stamps)
    )
    return (
        rect(PAGE, fill=PAPER)
        + group(view, clip_path=stamps.link("frame"))
        + group(_meadow(plan), clip_path=stamps.link("map"))
    )


def _sky(plan: Plan) -> str:
    sky, sun = SKIES[plan.game]
    drawn = rect(Box(0, 0, 1360, 320), fill=sky)
    drawn += circle(690 if plan.game == _STORM else 1000, 84, 42, fill=sun)
    if plan.game not in {_STORM, _FEAST}:
        drawn += cloud(760, 74, 1) + cloud(880, 96, 0.7)
    if plan.game != _STORM:
        drawn += peak(770, 236, 120, 92, "#CFC8D4") + peak(1010, 232, 150, 96, "#CFC8D4")
        drawn += peak(880, 226, 110, 66, "#DAD4DF")
    return drawn


def _hills() -> str:
    ridge = (
        "M0 262V240C120 224 300 236 470 238S690 224 760 214 940 196 1060 206"
        " 1240 220 1360 204V300H0Z"
    )
    return path(ridge, fill=HILL, stroke=INK, stroke_width=2.6)


def _fields(stamps: Stamps) -> str:
    drawn = rect(Box(0, 258, 1360, 1666), fill=stamps.link("field-1"))
    for index, field in enumerate(_FIELDS):
        drawn += path(
            block(field, 4, f"field {index}", 8),
            fill=stamps.link(f"field-{index % 3 + 2}"),
            stroke=HEDGE,
            stroke_width=2.4,
        )
    return drawn


def _foreground(stamps: Stamps) -> str:
    rise = "M0 1840C120 1822 260 1846 420 1832S700 1846 860 1826 1200 1836 1360 1822V1924H0Z"
    acre = "M230 1924C250 1880 330 1852 420 1834L560 1834C500 1860 470 1890 480 1924Z"
    return path(rise, fill=HILL, stroke=HEDGE, stroke_width=2.4) + path(
        acre, fill=stamps.link("field-2"), stroke=HEDGE, stroke_width=2.4
    )


def _village(plan: Plan, stamps: Stamps) -> str:
    """Along the foot of the sheet: from game to game sheep make room for houses."""
    hand = wobble("village", plan.game)
    drawn = ""
    for index in range(9):
        x = 72 + index * 84 + hand.uniform(-14, 14)
        if hand.random() < 0.6:
            tree = pick(hand, ("oak", "fir", "slim-fir", "oak"))
            drawn += stamps.print(tree, x, 1868 + hand.uniform(-8, 8), hand.uniform(0.95, 1.35))
        elif index < plan.game * 0.8:
            drawn += small_house(x, 1870, 1.05, int(hand.random() * 3))
        else:
            drawn += stamps.print("sheep", x, 1870, is_mirrored=hand.random() < 0.5)
    return drawn


def _meadow(plan: Plan) -> str:
    drawn = rect(MAP, fill=MEADOW)
    for index in range(15):
        hand = wobble("meadow", plan.game, index)
        x, y = hand.uniform(174, 934), 340 + index * 85
        width, height = hand.uniform(150, 280), hand.uniform(70, 130)
        points = [
            (
                x + math.cos(turn * math.tau / 9) * width * hand.uniform(0.42, 0.6),
                y + math.sin(turn * math.tau / 9) * height * hand.uniform(0.42, 0.62),
            )
            for turn in range(9)
        ]
        drawn += path(smooth(points), fill=pick(hand, ("#DFE7B2", "#E2E9B8", "#F1EFCB")))
    return drawn


# -- a window on the valley, where the ledger has room --------------------------------------

_MEADOWS = (HILL, "#A8C66A", "#C9DA8E", "#9DBE63")


def view(plan: Plan, box: Box, stamps: Stamps) -> str:
    """More roofs with every game."""
    shape = block(box, 12, "view", 2)
    sky, sun = SKIES[plan.game]
    horizon = box.y + min(150, box.height * 0.4)
    seen = (
        rect(box, fill=sky)
        + circle(box.x + box.width - 56, box.y + 48, 28, fill=sun)
        + cloud(box.x + 62, box.y + 52, 0.8)
        + peak(box.x + 70, horizon + 14, 130, 92, "#BDB6C4")
        + peak(box.x + 150, horizon + 14, 110, 62, "#CFC8D4")
        + _slopes(plan, box, horizon, stamps)
    )
    clip = element("clipPath", path(shape), id=stamps.name("view"))
    return clip + group(seen, clip_path=stamps.link("view")) + path(shape, fill="none", **edged(3))


def _slopes(plan: Plan, box: Box, horizon: float, stamps: Stamps) -> str:
    hand = wobble("view", plan.game)
    depth = box.y + box.height - horizon
    count = max(1, int(depth / 74))
    drawn = ""
    for row in range(count + 1):
        y = horizon + row * depth / (count + 0.4)
        left, right = hand.uniform(-10, 10), hand.uniform(-10, 10)
        fill = stamps.link("field-2") if row % 3 == 1 else _MEADOWS[row % 4]
        rise = (
            f"M{box.x - 6} {y + left:.1f}C{box.x + box.width * 0.3:.1f} {y - 14 + right:.1f}"
            f" {box.x + box.width * 0.6:.1f} {y + 12 - right:.1f} {box.x + box.width + 6}"
            f" {y - left:.1f}V{box.y + box.height + 6:.1f}H{box.x - 6}Z"
        )
        drawn += path(rise, fill=fill, stroke=INK, stroke_width=2.6)
        drawn += _dwellers(plan, box, y, row, stamps)
    return drawn


def _dwellers(plan: Plan, box: Box, y: float, row: int, stamps: Stamps) -> str:
    hand = wobble("view", plan.game, row)
    drawn = ""
    for place in range(3):
        x = box.x + 34 + place * (box.width - 68) / 2 + hand.uniform(-12, 12)
        foot = y + hand.uniform(22, 34)
        if hand.random() < 0.02 + plan.game * 0.06:
            drawn += small_house(x, foot, 1.05 + row * 0.06, int(hand.random() * 3))
        elif hand.random() < 0.75:
            tree = pick(hand, ("oak", "fir", "slim-fir"))
            drawn += stamps.print(tree, x, foot, 1.15 + row * 0.08)
        else:
            drawn += stamps.print("sheep", x, foot, 0.9, is_mirrored=hand.random() < 0.5)
    return drawn
