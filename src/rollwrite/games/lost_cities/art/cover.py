"""The lid of the box: a pyramid with one great stair, and three who climb it."""

from __future__ import annotations

from rollwrite.sheets.figures import explorer
from rollwrite.sheets.flora import blade, frond, treeline
from rollwrite.sheets.ink import (
    INK,
    OUTLINE,
    Attribute,
    Box,
    block,
    circle,
    darker,
    drawing,
    element,
    group,
    number,
    numbers,
    path,
    rect,
    stroke,
    wobble,
)
from rollwrite.sheets.letters import lettering

from .palette import EXPEDITIONS
from .scenery.fauna import toucan
from .signs import sign

LID = Box(0, 0, 300, 400)
_CLIP = "lost-cities-cover-lid"
_GREENS = ("#1F4437", "#2C5645", "#37735A", "#4F9268", "#79B069")
_THIN: dict[str, Attribute] = {**OUTLINE, "stroke_width": 2.4}

# x, y, length, width, turn, leaf, vein, bend
_LEAVES = (
    (-8, 400, 140, 36, -62, 1, 3, 0.18),
    (40, 412, 110, 34, -40, 2, 4, 0.18),
    (-6, 330, 100, 26, -36, 3, 1, 0.18),
    (308, 400, 140, 36, -118, 1, 3, -0.18),
    (262, 412, 110, 34, -140, 2, 4, -0.18),
    (306, 330, 100, 26, -144, 3, 1, -0.18),
    (110, 418, 80, 26, -70, 3, 1, 0.18),
    (196, 418, 80, 26, -112, 4, 2, -0.18),
)


def cover() -> str:
    scene = (
        _sunrise()
        + _pyramid()
        + _stair()
        + _signs()
        + _climbers()
        + _jungle()
        + _perch()
        + _title()
    )
    clip = element("clipPath", rect(LID, rx=8), id=_CLIP)
    lid = group(scene, clip_path=f"url(#{_CLIP})")
    return drawing(LID, clip + lid, role="img", aria_label="Lost Cities")


def _sunrise() -> str:
    rings = ((150, "#F6C971"), (104, "#FADD94"), (66, "#FFF2C4"))
    hills = "M0 210 50 160 92 196 128 168 170 200 220 150 262 190 300 165V400H0Z"
    return (
        rect(LID, fill="#F3B95A")
        + "".join(circle(150, 176, radius, fill=colour) for radius, colour in rings)
        + path(hills, fill="#D98F4A", opacity="0.55")
        + treeline(310, 236, 16, "cover far", 400, "#5F9070", 30)
    )


def _pyramid() -> str:
    return "".join(_tier(index) for index in range(6)) + _shrine()


def _tier(index: int) -> str:
    width, top = 62 + index * 30, 176 + index * 28
    left, hand = 150 - width / 2, wobble("tier", index)
    stone = block(Box(left, top, width, 30), 4, f"tier-{index}", 1.2)
    chips = ""
    for _ in range(2 + index):
        start = numbers(left + hand.uniform(8, width - 12), top + hand.uniform(7, 12))
        chips += f"M{start}h{number(hand.uniform(6, 12))}"
    return path(stone, fill=darker("#C9653D", 1 - 0.05 * index), **_THIN) + stroke(
        chips, INK, 1.6, opacity="0.35"
    )


def _shrine() -> str:
    flame = EXPEDITIONS[0]
    return (
        path(block(Box(122, 132, 56, 46), 3, "shrine", 1), fill="#E7A86A", **_THIN)
        + path("M112 134 126 112H174L188 134Z", fill=flame.fill, **_THIN)
        + path("M139 178V156Q150 140 161 156V178Z", fill="#FFF2C4", **_THIN)
        + sign(flame.sign, 150, 123, 8, "#FFF2C4", cut=flame.fill)
    )


def _stair() -> str:
    ramp = path("M134 178H166L186 346H114Z", fill="#F6DDB0", **_THIN)
    steps = ""
    for index in range(14):
        share = index / 14
        half, y = 16 + 20 * share, 178 + 168 * share
        steps += path(
            f"M{numbers(150 - half, y)}H{number(150 + half)}",
            stroke=INK,
            stroke_width=round(1.4 + share * 1.2, 1),
        )
    return ramp + steps


def _signs() -> str:
    """The six expeditions as medals on the tiers, in pairs."""
    medals = ""
    for index, each in enumerate(EXPEDITIONS):
        tier, side = index // 2 + 1, 1 if index % 2 else -1
        x, y = 150 + side * (37 + tier * 12), 191 + tier * 28
        medals += circle(x, y, 12, fill=each.fill, stroke=INK, stroke_width=2)
        medals += sign(each.sign, x, y, 7, each.on, cut=each.fill)
    return medals


def _climbers() -> str:
    return (
        explorer(152, 262, 0.42)
        + explorer(140, 300, 0.5, pack="#2876BB")
        + explorer(166, 326, 0.56, pack="#F8D44A", looks_left=True)
    )


def _jungle() -> str:
    near = treeline(310, 350, 12, "cover near", 400, _GREENS[1], 26)
    leaves = "".join(
        blade(x, y, length, width, turn, _GREENS[leaf], _GREENS[vein], 4, bend)
        for x, y, length, width, turn, leaf, vein, bend in _LEAVES
    )
    canopy = (
        frond(-4, 70, 110, 24, _GREENS[2], 8)
        + frond(20, -6, 100, 64, _GREENS[1], 8)
        + frond(304, 70, 110, 156, _GREENS[2], 8, -0.35)
        + frond(280, -6, 100, 116, _GREENS[1], 8, -0.35)
    )
    return near + leaves + canopy


def _perch() -> str:
    return toucan(268, 238, 0.5, looks_left=True) + stroke("M236 282Q268 274 304 280", "#4A3423", 6)


def _title() -> str:
    return "".join(
        lettering(word, 150, y, 34, "#FFF6DC", gap=2.1, bounce=0.15)
        for word, y in (("LOST", 56), ("CITIES", 100))
    )
