"""The lid of the box: a river, four fields, a town that begins."""

from __future__ import annotations

from rollwrite.sheets.ink import (
    INK,
    Box,
    drawing,
    element,
    group,
    path,
    placed,
    rect,
    stroke,
)
from rollwrite.sheets.letters import lettering
from rollwrite.sheets.patterns import stripes

from .palette import BRICK, HILL, TIMBER, WHITE, edged
from .valley.life import peak, small_church, small_house

LID = Box(0, 0, 300, 400)
_NAME = "my-city-cover-"
_ROOFS = (BRICK, "#E09A2F", "#2876BB")

# Shape, ground, furrow, turn, step.
_FIELDS = (
    ("M-4 232C40 214 74 220 104 236L88 300C52 288 24 292-4 300Z", "#E9D27A", "#CFAE4E", 14, 9),
    ("M202 196C240 188 270 190 304 202V250C270 240 238 242 212 250Z", "#A8C66A", "#85A84B", -18, 8),
    ("M-4 322C30 312 60 318 84 326L70 404H-4Z", "#8FBB6B", "#6C9A4C", -26, 8),
    ("M208 330C240 320 276 322 304 330V404H196Z", "#EBD98C", "#D0B45A", 22, 9),
)

# x, y, scale, kind
_HOUSES = (
    (40, 256, 1, 0),
    (70, 262, 0.9, 0),
    (58, 290, 1.05, 1),
    (92, 258, 0.85, 2),
    (222, 272, 1, 0),
    (252, 278, 1.05, 1),
    (236, 304, 1.1, 2),
    (272, 306, 1.05, 0),
    (204, 300, 0.9, 1),
    (34, 346, 1.1, 2),
    (66, 352, 1.1, 0),
    (96, 338, 1, 1),
    (224, 356, 1.2, 0),
    (262, 350, 1.2, 1),
)

# x, y, scale, is it round
_FAR_TREES = (
    (232, 196, 0.9, False),
    (250, 206, 1, False),
    (272, 202, 1.1, False),
    (288, 214, 1, False),
    (216, 208, 0.8, False),
    (262, 226, 1.1, False),
    (282, 238, 1.1, True),
)
_NEAR_TREES = (
    (100, 376, 1.2, True),
    (18, 384, 1.3, False),
    (282, 388, 1.3, True),
    (208, 394, 1.1, False),
)


def cover() -> str:
    scene = (
        _sky()
        + _fields()
        + _river()
        + "".join(_tree(*tree) for tree in _FAR_TREES)
        + "".join(small_house(x, y, scale, kind, _ROOFS[kind]) for x, y, scale, kind in _HOUSES)
        + small_church(192, 352, 1.15, "#2876BB")
        + "".join(_tree(*tree) for tree in _NEAR_TREES)
        + lettering("MY CITY", 150, 70, 40, "#FFF6DC", gap=2.1, bounce=0.15)
    )
    clip = element("clipPath", rect(LID, rx=8), id=f"{_NAME}lid")
    lid = group(scene, clip_path=f"url(#{_NAME}lid)")
    return drawing(LID, clip + lid, role="img", aria_label="My City")


def _sky() -> str:
    clouds = (
        "M34 96q0-16 18-14 6-16 24-8 14-6 18 8 14 0 12 14Z"
        "M206 118q0-12 14-10 6-12 18-6 12-4 14 8 10 0 8 8Z"
    )
    hills = "M-4 186C60 160 120 184 160 176S260 160 304 180V404H-4Z"
    return (
        rect(LID, fill="#BFE0E4")
        + path(clouds, fill=WHITE)
        + peak(40, 196, 120, 92, "#A9A3B4")
        + peak(108, 190, 90, 62, "#BDB6C4")
        + peak(262, 186, 96, 58, "#BDB6C4")
        + path(hills, fill=HILL, stroke=INK, stroke_width=2.4)
    )


def _fields() -> str:
    drawn = ""
    for index, (shape, ground, furrow, turn, step) in enumerate(_FIELDS):
        name = f"{_NAME}field-{index}"
        drawn += stripes(name, step, turn, furrow) + path(shape, fill=ground)
        drawn += path(shape, fill=f"url(#{name})", stroke="#6E7F3F", stroke_width=2)
    return drawn


def _river() -> str:
    water = (
        "M166 177C152 196 186 208 168 236S92 272 118 312 160 356 124 404H176"
        "C202 354 180 340 160 308S214 268 190 236 178 200 174 176Z"
    )
    foam = "M168 196q10 14 8 24M172 246Q146 270 136 284M140 320q20 24 20 42M150 380q-4 10-8 16"
    planks = "M112 283v6M122 279v7M132 277v7M142 279v7M152 283v7"
    span = "M100 290Q130 270 166 292"
    return (
        path(water, fill="#58AFCF", stroke=INK, stroke_width=2.6)
        + stroke(foam, "#BCE6F0", 3, stroke_dasharray="14 9")
        + path(span, stroke=INK, stroke_width=13, fill="none")
        + path(span, stroke=TIMBER, stroke_width=9, fill="none")
        + path(planks, stroke=INK, stroke_width=1.8)
    )


def _tree(x: float, y: float, scale: float, is_round: bool) -> str:
    crown = (
        path("M-12 2C-18-10-6-20 2-16 14-18 18-4 11 3 6 9-8 9-12 2Z", fill="#6E9F4F", **edged(2.4))
        if is_round
        else path("M0-20C9-6 13 0 11 6H-11C-13 0-9-6 0-20Z", fill="#3F7F55", **edged(2.4))
    )
    trunk = path("M0 4V14", stroke=INK, stroke_width=3.5)
    shine = stroke("M2-8q5 0 6 5" if is_round else "M3-4l3 5", WHITE, 2, opacity=0.5)
    return placed(x, y, trunk, crown, shine, scale=scale)
