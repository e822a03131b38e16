"""The lid of the box: a golden mask between stone posts, and two who run."""

from __future__ import annotations

import math

from rollwrite.sheets.figures import explorer
from rollwrite.sheets.ink import (
    INK,
    Box,
    block,
    circle,
    drawing,
    element,
    group,
    numbers,
    path,
    placed,
    rect,
)
from rollwrite.sheets.letters import lettering

from .palette import CARVED, GROOVE, PARCHMENT, RED_DARK, RED_RAY, YELLOW, edged, line
from .signs.symbols import black
from .words import GAME

LID = Box(0, 0, 300, 400)
_CLIP = "escape-cover-lid"
_POST = "#D8BE8C"
_FACE, _DEEP = "#F2B632", "#C27F16"
_BLOOD = "#BF2F2B"
_RUBBLE = ((70, 142, 8), (226, 150, 10), (88, 168, 5), (208, 180, 6))
_GROUND = "M-4 404V372l28 6 24-12 30 10 34-8 30 10 32-8 34 8 30-10 28 12 24-8 44 2V404Z"


def cover() -> str:
    scene = _rays() + _posts() + _beam() + _masks() + _ground() + _title()
    clip = element("clipPath", rect(LID, rx=8), id=_CLIP)
    lid = group(scene, clip_path=f"url(#{_CLIP})")
    return drawing(LID, clip + lid, role="img", aria_label=GAME)


def _rays() -> str:
    def end(angle: float) -> str:
        return numbers(150 + math.cos(angle) * 360, 220 + math.sin(angle) * 360)

    angles = [turn * math.tau / 24 for turn in range(24)]
    d = "".join(f"M150 220L{end(angle)}L{end(angle + 0.13)}Z" for angle in angles)
    return rect(LID, fill=RED_DARK) + path(d, fill=RED_RAY)


def _posts() -> str:
    return "".join(_post(x) for x in (-8, 252))


def _post(x: float) -> str:
    """Stones with a carved key pattern."""
    groove = {**line(4), "stroke": GROOVE}
    drawn = path(block(Box(x, 96, 56, 310), 6, f"post {x}"), fill=_POST, **edged())
    for row in range(5):
        y = 120 + row * 56
        stone = block(Box(x + 6, y, 44, 46), 4, f"post {x} {row}", 1.2)
        key = f"M{x + 14:g} {y + 36}v-24h28v22h-18v-12h9"
        drawn += path(stone, fill=CARVED, **edged(2.4)) + path(key, fill="none", **groove)
    return drawn


def _beam() -> str:
    beam = path(block(Box(-10, 92, 320, 30), 5, "beam"), fill=CARVED, **edged())
    zigzag = f"M10 107{'h16l8-8 8 8' * 8}h20"
    return beam + path(zigzag, fill="none", **{**line(4), "stroke": GROOVE})


def _masks() -> str:
    dark = "".join(
        placed(x, 330, black(), scale=0.92, turn=turn) for x, turn in ((84, -10), (218, 10))
    )
    return dark + placed(150, 236, _great_mask(), scale=0.86)


def _ground() -> str:
    rubble = "".join(
        path(block(Box(x, y, size * 2, size * 1.6), size * 0.6, f"rubble {x}"), fill=CARVED)
        for x, y, size in _RUBBLE
    )
    runners = explorer(130, 366, 0.7, looks_left=True) + explorer(176, 368, 0.7, pack="#1B7453")
    gems = gem(44, 388, 0.8, -12) + gem(256, 388, 0.8, 14) + gem(230, 394, 0.6, 0, "#F2C14A")
    ground = path(_GROUND, fill=_POST, **edged())
    return ground + runners + group(rubble, **edged(2.4)) + gems


def _title() -> str:
    return lettering("ESCAPE", 150, 66, 42, YELLOW, gap=2.1, bounce=0.15)


def gem(x: float, y: float, scale: float, turn: float, fill: str = "#3FB8B0") -> str:
    return placed(
        x,
        y,
        path("M-12-8-6-14H6L12-8 0 14Z", fill=fill, **edged(3)),
        path("M-12-8H12M-5-8 0 14 5-8", fill="none", **edged(1.8)),
        path("M-6-12H-3", stroke="#FFFFFF", stroke_width=2),
        scale=scale,
        turn=turn,
    )


# -- the golden mask --------------------------------------------------------------------------


def _great_mask() -> str:
    return _feathers() + _face() + _eyes() + _mouth() + _ears()


def _feathers() -> str:
    return "".join(_feather(index) for index in range(9))


def _feather(index: int) -> str:
    angle, reach = -math.pi * (index + 0.5) / 9, 104 if index % 2 else 120
    rays = ((angle - 0.13, 78), (angle, reach), (angle + 0.13, 78))
    tips = (numbers(math.cos(turn) * far, math.sin(turn) * far - 10) for turn, far in rays)
    return path(f"M{'L'.join(tips)}Z", fill=_BLOOD if index % 2 else "#1B7453", **edged(4))


def _face() -> str:
    brow = "M-70-42Q0-86 70-42M-62-30Q0-70 62-30"
    return (
        path("M-82-50Q0-104 82-50L76 26C70 78 34 112 0 112S-70 78-76 26Z", fill=_FACE, **edged(5))
        + path(brow, fill="none", **{**line(5), "stroke": _DEEP})
        + path("M-9 2-15 40Q0 52 15 40L9 2", fill=_DEEP, **edged(5))
    )


def _eyes() -> str:
    white = "M-58-2Q-36-34-12-2-36 16-58-2ZM58-2Q36-34 12-2 36 16 58-2Z"
    lids = "M-62-22Q-36-46-8-18M62-22Q36-46 8-18"
    stones = gem(-35, -5, 0.72, 0) + gem(35, -5, 0.72, 0)
    return path(white, fill=PARCHMENT, **edged(5)) + stones + path(lids, fill="none", **line(6))


def _mouth() -> str:
    teeth = "M-30 62V74H-16V60M-6 59V74H8V59M18 60V72H30V63M-20 90V80H-6V92M8 92V80H20V89"
    return path("M-40 62Q0 54 40 62 34 92 0 92T-40 62Z", fill="#4A1414", **edged(5)) + path(
        teeth, fill=PARCHMENT, **edged(3.5)
    )


def _ears() -> str:
    half = (
        path("M50 22h22M48 34h22M46 46h18", **{**line(6), "stroke": _DEEP})
        + circle(92, 20, 15, fill=_FACE, stroke=INK, stroke_width=5)
        + circle(92, 20, 5, fill=INK)
        + path("M92 36v26", stroke=INK, stroke_width=4)
        + circle(92, 68, 7, fill=_BLOOD, stroke=INK, stroke_width=4)
    )
    return half + group(half, transform="scale(-1 1)")
