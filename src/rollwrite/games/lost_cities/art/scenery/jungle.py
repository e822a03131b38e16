"""The scenery of the sheet: everything that print leaves out and nobody can tap."""

from __future__ import annotations

from rollwrite.sheets.figures import explorer
from rollwrite.sheets.flora import blade, frond, monstera, treeline
from rollwrite.sheets.ink import (
    PAPER,
    Box,
    block,
    circle,
    numbers,
    path,
    rect,
    stroke,
    wobble,
    wobbly_line,
)

from ..layout import PAGE
from ..palette import BARK, GREENS
from .fauna import butterfly, jaguar, toucan

# x, y, length, width, turn, leaf and vein by their place among the greens.
_BLADES = (
    (10, 1905, 330, 86, -72, 0, 2),
    (150, 1930, 250, 70, -50, 1, 3),
    (20, 1760, 230, 66, -58, 2, 0),
    (16, 1560, 190, 54, -40, 1, 3),
    (14, 1430, 170, 48, -66, 3, 1),
    (20, 1240, 170, 46, -34, 2, 0),
    (14, 1110, 150, 40, -60, 1, 3),
    (1350, 1905, 330, 86, -108, 0, 2),
    (1210, 1935, 240, 70, -128, 1, 3),
    (1342, 1750, 240, 66, -124, 2, 0),
    (1346, 1570, 190, 52, -140, 1, 3),
    (1346, 1420, 170, 48, -112, 3, 1),
    (1342, 1250, 170, 46, -146, 2, 0),
    (1348, 1120, 150, 42, -118, 1, 3),
)

_SMALL_BLADES = (
    (20, 520, 150, 42, -30, 2, 0),
    (16, 640, 150, 40, 10, 1, 3),
    (1344, 520, 150, 42, -150, 2, 0),
    (1346, 640, 150, 40, 170, 1, 3),
)

_LIANA = (
    (1262, 150, 46, 13, 40, 3, 1),
    (1264, 220, 46, 13, 140, 3, 1),
    (1260, 300, 50, 14, 60, 2, 0),
)

# x, y, length, turn, green, pairs of leaflets, curl.
_FRONDS = (
    (20, 1010, 170, -38, 1, 8, 0.35),
    (1342, 1010, 170, -142, 1, 8, -0.35),
    (250, 1925, 190, -24, 4, 8, 0.2),
    (430, 1935, 150, -150, 2, 7, -0.2),
)

_CANOPY = (
    (-6, 40, 300, 28, 1, 10, 0.3),
    (-10, 120, 230, 52, 2, 9, 0.2),
    (60, -10, 210, 58, 0, 9, 0.35),
    (1366, 40, 300, 152, 1, 10, -0.3),
    (1370, 120, 230, 128, 2, 9, -0.2),
    (1300, -10, 210, 122, 0, 9, -0.35),
)

# y, height of the crowns, seed, bottom, colour, width of a crown.
_FOREST = (
    (872, 14, "c", 1400, "#6F9F77", 40),
    (1080, 30, "d", 1500, "#5F9070", 52),
    (1290, 34, "e", 1700, "#4C7E62", 58),
    (1500, 34, "f", 1930, "#3B6B55", 62),
    (1740, 30, "g", 1930, "#2C5645", 64),
)


def scenery() -> str:
    """Sky, hills, ravine and forest in a paper frame that covers what grows beyond it."""
    return _sky() + _hills() + _ravine() + _forest() + _foliage() + _life() + _frame()


def _frame() -> str:
    page = f"M0 0H{PAGE.width}V{PAGE.height}H0Z"
    window = block(Box(26, 26, PAGE.width - 52, PAGE.height - 52), 30, "frame", 3)
    return path(page + window, fill=PAPER, fill_rule="evenodd")


def _sky() -> str:
    rings = ((420, "#FADF9F"), (300, "#F8D080"), (190, "#F6BE62"))
    sky = rect(PAGE, fill="#FBE9BE")
    return sky + "".join(circle(680, 250, radius, fill=colour) for radius, colour in rings)


def _hills() -> str:
    far = (
        "M0 420 130 300 210 360 330 240 420 330 520 270 640 380 760 300 860 350 980 230"
        " 1080 320 1180 270 1360 400V700H0Z"
    )
    near = (
        "M0 470 110 400 240 450 380 370 520 450 660 400 800 460 940 380 1090 450 1230 390"
        " 1360 460V700H0Z"
    )
    return (
        path(far, fill="#D6DDBB")
        + path(near, fill="#B9CFA5")
        + treeline(1380, 470, 26, "a", 900, "#9CBF93", 60)
        + treeline(1380, 590, 30, "b", 900, "#86AF83", 54)
    )


def _ravine() -> str:
    banks = path(wobbly_line((0, 795), (1360, 800), "bank", 7) + "V872H0Z", fill="#4E7A6B")
    water = path(wobbly_line((0, 806), (1360, 808), "water", 6) + "V872H0Z", fill="#A9DAD6")
    ripples = ""
    for index in range(26):
        hand = wobble("ripple", index)
        ripples += f"M{numbers(hand.uniform(0, 1340), hand.uniform(818, 856))}q9-7 18 0t18 0"
    return banks + water + stroke(ripples, "#FFFFFF", 3, opacity="0.8")


def _forest() -> str:
    return "".join(treeline(1380, *row) for row in _FOREST)


def _foliage() -> str:
    return (
        _blades(_BLADES, 5)
        + _fronds(_FRONDS[:2])
        + monstera(60, 1850, 92, -60, GREENS[3], GREENS[0])
        + monstera(1296, 1846, 92, -120, GREENS[3], GREENS[0])
        + _fronds(_FRONDS[2:])
        + _fronds(_CANOPY)
        + _blades(_SMALL_BLADES, 4)
        + stroke("M1262 20Q1270 200 1258 330", GREENS[1], 6)
        + _blades(_LIANA, 2, mirror=False)
    )


def _blades(
    leaves: tuple[tuple[int, int, int, int, int, int, int], ...], veins: int, mirror: bool = True
) -> str:
    drawn = ""
    for x, y, length, width, turn, leaf, vein in leaves:
        # Leaves of the right margin bend the other way.
        bend = -0.18 if mirror and x > 680 else 0.18
        drawn += blade(x, y, length, width, turn, GREENS[leaf], GREENS[vein], veins, bend)
    return drawn


def _fronds(leaves: tuple[tuple[int, int, int, int, int, int, float], ...]) -> str:
    return "".join(
        frond(x, y, length, turn, GREENS[green], pairs, curl)
        for x, y, length, turn, green, pairs, curl in leaves
    )


def _life() -> str:
    return (
        stroke("M20 760Q70 742 128 748", BARK, 12)
        + toucan(78, 690, 0.88)
        + jaguar(98, 1700, 0.82)
        + blade(40, 1790, 150, 46, -20, GREENS[1], GREENS[3], 4)
        + butterfly(1284, 430, 1, "#E67C22", 20)
        + butterfly(74, 420, 0.8, "#F8D44A", -16)
        + butterfly(1290, 930, 0.9, "#BF2F2B", -20)
        + explorer(600, 1842, 0.95)
        + explorer(660, 1846, 0.9, hat="#C9A15C", pack="#2876BB")
        + explorer(716, 1842, 0.95, pack="#F8D44A")
    )
