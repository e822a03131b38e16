"""What a game tells, drawn in the sky corner of its sheet: never on the map."""

from __future__ import annotations

import math
from collections.abc import Callable

from rollwrite.sheets.figures import explorer
from rollwrite.sheets.ink import INK, Box, circle, numbers, path, placed, rect, stroke

from ..palette import BARK, BRICK, CUT_WOOD, FOAM, LOG, SLATE, TIMBER, WATER, edged
from ..town.buildings import fortress
from .life import cloud, small_church, small_house, smoke
from .stamps import Stamps


def vignette(game: int, stamps: Stamps) -> str:
    return _VIGNETTES[game - 1](stamps)


def _houses(*houses: tuple[float, float, float, int]) -> str:
    return "".join(small_house(*house) for house in houses)


def _wagon(x: float, y: float, scale: float) -> str:
    wheel = circle(-14, 15, 8, fill=CUT_WOOD, **edged(2.6))
    return placed(
        x,
        y,
        path("M-22 4V-8C-22-26 22-26 22-8V4Z", fill="#FFFBF0", **edged(2.6)),
        path("M-12 4V-19M0 4V-21M12 4V-19", stroke=INK, stroke_width=1.8, opacity=0.5),
        path("M-26 4H26L22 12H-22Z", fill=LOG, **edged(2.6)),
        wheel,
        placed(28, 0, wheel),
        path("M-14 8V22M-21 15H-7M14 8V22M7 15H21", stroke=INK, stroke_width=1.8),
        path("M26 6H40", **edged(2.6)),
        scale=scale,
    )


def _fire(x: float, y: float, scale: float) -> str:
    flame = "M2-26C8-12 18-8 14 4 10 12-10 12-14 4-18-6-6-10-8-20-2-16 2-14 2-26Z"
    return placed(
        x,
        y,
        path(flame, fill="#F2862A", **edged(2.6)),
        path("M0-8C4-2 6 0 4 5 2 8-4 8-5 5-6 0-2-2 0-8Z", fill="#FFE27A"),
        stroke("M-18 12 18 4M-18 4 18 12", INK, 5),
        scale=scale,
    )


def _tent(x: float, y: float, scale: float, cloth: str) -> str:
    return placed(
        x,
        y,
        path("M-26 16 0-24 26 16Z", fill=cloth, **edged(2.6)),
        path("M-7 16 0-10 7 16Z", fill=INK),
        stroke("M0-24-4-31M0-24 4-31", INK, 2.6),
        scale=scale,
    )


# -- chapter 1: first roofs, quarters, water ------------------------------------------------


def _first_roofs(stamps: Stamps) -> str:
    return (
        _wagon(812, 208, 1)
        + _wagon(890, 196, 0.9)
        + _fire(962, 206, 0.8)
        + smoke(962, 182, 0.9)
        + _tent(1012, 206, 0.8, "#FFF3D8")
        + stamps.print("fir", 768, 208, 1.1)
        + stamps.print("oak", 748, 214, 0.9)
    )


def _three_quarters(stamps: Stamps) -> str:
    avenue = "".join(
        stamps.print("tall-tree", 760 + index * 46, 196 - index * 2, 0.62) for index in range(6)
    )
    houses = _houses((800, 226, 0.9, 0), (884, 224, 0.9, 1), (966, 222, 0.9, 2))
    return avenue + houses + path("M1012 222V176l22 8-22 8", fill=BRICK, **edged(2.6))


def _sweet_water(stamps: Stamps) -> str:
    rig = "M868 226 896 132 924 226M876 196H916M882 176H910"
    spring = "M896 214q-30-34-46-10M896 214q30-34 46-10M896 214q-14-40-20-12M896 214q14-40 20-12"
    houses = ((776, 222, 1.0, 0), (812, 226, 0.9, 1), (976, 218, 1.0, 0), (1014, 222, 0.9, 2))
    return (
        stroke(rig, INK, 5, stroke_linejoin="round")
        + path("M896 150V214", stroke=BARK, stroke_width=5)
        + stroke(spring, "#58AFCF", 5)
        + _houses(*houses)
        + stamps.print("oak", 744, 224)
    )


# -- chapter 2: churches -------------------------------------------------------------------


def _parish() -> str:
    houses = ((774, 222, 1.0, 0), (810, 226, 0.95, 2), (976, 220, 1.0, 1), (1014, 224, 0.95, 0))
    return small_church(890, 204, 1.75) + _houses(*houses)


def _first_bells(_stamps: Stamps) -> str:
    scaffold = "M850 230V130M926 230V160M842 190H936M842 160H900M842 130H880"
    return _parish() + stroke(scaffold, BARK, 4)


def _within_earshot(_stamps: Stamps) -> str:
    peal = (
        "M846 162q-10 12 0 24M832 154q-18 20 0 40M818 146q-26 28 0 56"
        "M906 162q10 12 0 24M922 154q18 20 0 40"
    )
    return _parish() + stroke(peal, INK, 3.4)


def _church_land(stamps: Stamps) -> str:
    wall = "M782 232V192h22v-10h14v10h20v-10h14v10h110v-10h14v10h40v40Z"
    return (
        path(wall, fill="#E9DFC2", **edged(2.8))
        + small_church(880, 180, 1.6)
        + small_church(960, 196, 0.9)
        + path("M890 232v-18q10-10 20 0v18Z", fill=INK)
        + stamps.print("fir", 752, 222, 1.1)
        + stamps.print("oak", 1022, 224)
    )


# -- chapter 3: flood, wood, gold ------------------------------------------------------------


def _high_water(stamps: Stamps) -> str:
    clouds = ((770, 92, 1.5), (880, 76, 1.8), (980, 98, 1.4))
    rain = "".join(
        f"M{x} {112 + index * 37 % 50}l-7 22" for index, x in enumerate(range(740, 1030, 19))
    )
    pond = "M716 226q16-12 32-2t36-2 36 0 36 0 36 0 36 0 36 0 36 2C1010 256 760 258 716 226Z"
    foam = "M742 236q14-8 28 0t28 0M840 242q14-8 28 0t28 0M910 232q14-8 28 0t28 0"
    storm = "".join(cloud(x, y, scale, "#8D99A6") for x, y, scale in clouds)
    return placed(
        0,
        -10,
        storm,
        stroke(rain, "#5C7F9C", 3.4),
        _houses((806, 202, 1.1, 0), (956, 204, 1, 1)),
        path(pond, fill=WATER, stroke=INK, stroke_width=2.6),
        stroke(foam, FOAM, 4),
        stamps.print("boat", 884, 214, 1.3),
    )


def _axes_in_the_wood(stamps: Stamps) -> str:
    stumps = ((776, 222), (838, 228), (1006, 224))
    logs = ((900, 226), (932, 226), (916, 202))
    return (
        "".join(stamps.print("stump", x, y, 1.1) for x, y in stumps)
        + "".join(_log(x, y) for x, y in logs)
        + _axe()
        + stamps.print("fir", 746, 214, 1.2)
        + stamps.print("fir", 1020, 196)
    )


def _log(x: float, y: float) -> str:
    return (
        rect(Box(x - 16, y - 12, 74, 24), fill=LOG, **edged(2.6))
        + circle(x - 16, y, 12, fill=CUT_WOOD, **edged(2.6))
        + circle(x - 16, y, 5, fill="none", stroke=INK, stroke_width=1.8)
    )


def _axe() -> str:
    handle = path("M-3-40H3V24H-3Z", fill=TIMBER, **edged(2.4))
    blade = path("M3-38C18-42 22-30 22-24 14-26 8-24 3-20Z", fill="#CFC8D4", **edged(2.6))
    return placed(838, 196, handle, blade, turn=28)


def _gold_fever(stamps: Stamps) -> str:
    return (
        stamps.print("gold", 826, 206, 0.85)
        + stamps.print("gold", 986, 214, 0.7)
        + explorer(904, 204, 1.05)
        + _tent(760, 216, 0.9, "#FFF3D8")
        + _houses((1022, 226, 0.8, 1))
    )


# -- chapter 4: outlaws, towers, the charter ---------------------------------------------------


def _outlaws(stamps: Stamps) -> str:
    bill = rect(Box(-28, -38, 56, 72), fill="#FFF3D0", **edged(2.6))
    lines = path("M-18-28H18M-16 26H16", stroke=INK, stroke_width=4)
    return (
        _tent(790, 212, 1.05, "#C9B18A")
        + _tent(956, 216, 0.9, "#B08D6A")
        + _fire(874, 220, 0.9)
        + smoke(874, 190, 1)
        + path("M1004 206V240", stroke=INK, stroke_width=4)
        + placed(1004, 176, bill, lines, turn=5)
        + stamps.print("bandit", 1004, 176, 0.46, turn=5)
    )


def _watchtowers(_stamps: Stamps) -> str:
    towers = ((786, 232, 0.95), (900, 229, 1.05), (990, 232, 0.85))
    return "".join(placed(x, y, fortress(), scale=scale) for x, y, scale in towers) + _houses(
        (846, 226, 0.85, 0), (950, 228, 0.8, 1)
    )


def _charter_day(_stamps: Stamps) -> str:
    houses = (
        (756, 224, 1.0, 0),
        (792, 214, 1.05, 1),
        (830, 224, 1.0, 2),
        (936, 222, 1.0, 0),
        (972, 214, 1.05, 2),
        (1008, 224, 1.0, 1),
    )
    return (
        small_church(886, 190, 1.55)
        + _houses(*houses)
        + path("M728 146Q800 190 872 140T1036 136", fill="none", stroke=INK, stroke_width=2.6)
        + "".join(_pennant(index) for index in range(11))
        + _firework(780, 86, BRICK)
        + _firework(960, 74, SLATE)
    )


def _pennant(index: int) -> str:
    share = index / 10
    x, y = 734 + share * 296, 150 + 16 * math.sin(share * math.tau) - 8 * share
    colour = (BRICK, "#F6C63A", SLATE, "#FFFDF6")[index % 4]
    return path(f"M{numbers(x - 7, y)}h14l-7 15Z", fill=colour, **edged(2))


def _firework(x: float, y: float, colour: str) -> str:
    rays = ""
    for turn in range(10):
        across, down = math.cos(turn * math.tau / 10), math.sin(turn * math.tau / 10)
        rays += f"M{numbers(x + across * 10, y + down * 10)}l{numbers(across * 14, down * 14)}"
    return stroke(rays, colour, 4.4)


_VIGNETTES: tuple[Callable[[Stamps], str], ...] = (
    _first_roofs,
    _three_quarters,
    _sweet_water,
    _first_bells,
    _within_earshot,
    _church_land,
    _high_water,
    _axes_in_the_wood,
    _gold_fever,
    _outlaws,
    _watchtowers,
    _charter_day,
)
