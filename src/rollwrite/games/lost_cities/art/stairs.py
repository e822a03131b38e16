"""The six stairs: steps with carved lips, special boxes, and doubling circles below."""

from __future__ import annotations

import math

from rollwrite.sheets.flora import spindle
from rollwrite.sheets.ink import (
    INK,
    OUTLINE,
    Box,
    block,
    circle,
    darker,
    element,
    group,
    lighter,
    number,
    numbers,
    path,
    smooth,
    stroke,
    text,
    wobble,
)

from .finds import vase
from .layout import CENTRE, CIRCLE_Y, FLIGHTS, ROW, STEPS, row_top, step_width
from .palette import CREAM, EXPEDITIONS, TERRACOTTA, Expedition
from .signs import sign
from .temples import temple

# 54 steps share six lips; the name keeps clear of other drawings on a page.
_LIP_ID = "lost-cities-lip-{}"
_LIP_WIDTH, _LIP_HEIGHT = 132, 21


def stairs(special: dict[str, dict[int, str]]) -> str:
    """All six columns, from circle to temple."""
    lips = "".join(group(_lip(each), id=_LIP_ID.format(each.name)) for each in EXPEDITIONS)
    columns = (_column(each, special.get(each.name, {})) for each in EXPEDITIONS)
    return element("defs", lips) + "".join(columns)


def _column(expedition: Expedition, special: dict[int, str]) -> str:
    return group(
        *(_ramp(expedition, low, high) for low, high in FLIGHTS),
        temple(expedition),
        _doubling_circle(expedition),
        *(_step(expedition, step) + badge(expedition, step, special) for step in STEPS),
    )


def _ramp(expedition: Expedition, low: int, high: int) -> str:
    """The dark stone behind a flight of steps."""
    centre = CENTRE[expedition.name]
    top, bottom = row_top(high) - 2, row_top(low) + ROW
    upper, lower = step_width(high) / 2 + 4.5, step_width(low) / 2 + 4.5
    shade = "#8A6A10" if expedition.name == "yellow" else darker(expedition.deep, 0.62)
    outline = (
        f"M{numbers(centre - upper, top)}H{number(centre + upper)}"
        f"L{numbers(centre + lower, bottom)}H{number(centre - lower)}Z"
    )
    return path(outline, fill=shade, **OUTLINE)


def _step(expedition: Expedition, step: int) -> str:
    centre, top, width = CENTRE[expedition.name], row_top(step), step_width(step)
    face = block(
        Box(centre - width / 2 + 3, top + 14, width - 6, ROW - 15),
        9,
        f"{expedition.name}-{step}",
        1.6,
    )
    wash = expedition.wash if step % 2 else lighter(expedition.wash, 0.55)
    lip = element(
        "use",
        href="#" + _LIP_ID.format(expedition.name),
        transform=f"translate({centre} {top})scale({(width + 6) / _LIP_WIDTH:.3f} 1)",
    )
    return path(face, fill=wash, stroke=INK, stroke_width=3) + _wear(expedition, step) + lip


def _wear(expedition: Expedition, step: int) -> str:
    """Cracks, chips and leaves keep to the rim: the middle is for the player's number."""
    hand = wobble("wear", expedition.name, step)
    centre, top, half = CENTRE[expedition.name], row_top(step), step_width(step) / 2
    wear = ""
    if hand.random() < 0.6:
        side = 1 if hand.random() < 0.5 else -1
        start = numbers(centre + side * (half - 6), top + hand.uniform(86, 112))
        crack = f"M{start}l{-side * 10}-6 {-side * 6} 5 {-side * 9}-3"
        wear += stroke(crack, expedition.deep, 2.2, opacity="0.55")
    if hand.random() < 0.5:
        start = numbers(centre + hand.uniform(-40, 36), top + ROW - 9)
        chip = f"M{start}h{number(hand.uniform(8, 18))}"
        wear += stroke(chip, expedition.deep, 2.2, opacity="0.5")
    if hand.random() < (0.78 if expedition.name == "green" else 0.14):
        side = 1 if hand.random() < 0.5 else -1
        wear += _sprig(centre + side * (half - 4), top, side)
    return wear


def _sprig(x: float, top: float, side: int) -> str:
    leaves = (
        (top + 34, 90 - side * 20, spindle(26, 8), "#4C8B5B"),
        (top + 32, 90 + side * 28, spindle(19, 6), "#2F6B4B"),
    )
    return "".join(
        path(d, fill=fill, transform=f"translate({numbers(x, y)})rotate({turn})")
        for y, turn, d, fill in leaves
    )


def badge(expedition: Expedition, step: int, special: dict[int, str]) -> str:
    """What a special box shows at its upper left."""
    x, top = CENTRE[expedition.name] - step_width(step) / 2 + 27, row_top(step)
    match special.get(step):
        case ">":
            return _arrow(x, top + 56, 20)
        case "A":
            return vase(x, top + 60, 46, TERRACOTTA, 2.6, band=CREAM)
        case _:
            return ""


def _arrow(x: float, y: float, radius: float) -> str:
    reach = radius * 0.52
    chevrons = "".join(
        f"M{numbers(x - reach, y + low * radius)}L{numbers(x, y + (low - 0.52) * radius)}"
        f"L{numbers(x + reach, y + low * radius)}"
        for low in (0.02, 0.52)
    )
    arrow = stroke(chevrons, "#FFF6DC", radius * 0.25, stroke_linejoin="round")
    return circle(x, y, radius, fill=INK) + arrow


# -- lips --------------------------------------------------------------------------


def _lip(expedition: Expedition) -> str:
    """The front edge of a step, carved with one motif an expedition."""
    left, right, height = -_LIP_WIDTH / 2, _LIP_WIDTH / 2, _LIP_HEIGHT
    tread = (
        f"M{left + 11} 0H{right - 11}Q{right - 8} 1 {right - 6} 5L{right} {height}"
        f"H{left}L{left + 6} 5Q{left + 8} 1 {left + 11} 0Z"
    )
    under = block(Box(left - 1, height - 1, _LIP_WIDTH + 2, 9), 4, f"lip-{expedition.name}", 0.8)
    carving = "".join(_motif(expedition.name, left + 12 + 18 * index) for index in range(6))
    return (
        path("M-58 34H58", stroke=expedition.deep, stroke_width=8, opacity="0.22")
        + path(tread, fill=expedition.fill, **OUTLINE)
        + stroke(carving, expedition.on, 2.6, stroke_linejoin="round", opacity="0.5")
        + path(under, fill=darker(expedition.fill, 0.72), stroke=INK, stroke_width=3)
    )


def _motif(name: str, x: float) -> str:
    return {
        "red": f"M{x + 2} 16L{x + 9} 5L{x + 16} 16",
        "orange": f"M{x + 3} 17A6 6 0 0 1 {x + 15} 17",
        "yellow": f"M{x + 9} 4l5 6.5-5 6.5-5-6.5Z",
        "green": f"M{x + 3} 16Q{x + 4} 4 {x + 14} 5Q{x + 14} 17 {x + 3} 16",
        "blue": f"M{x} 10.5q4.5-7 9 0t9 0",
        "purple": f"M{x + 12} 4a6 6 0 1 0 0 12",
    }[name]


# -- doubling circles ------------------------------------------------------------


def _doubling_circle(expedition: Expedition) -> str:
    centre = CENTRE[expedition.name]
    hand = wobble("circle", expedition.name)
    rim = []
    for index in range(16):
        across, down = math.cos(index * math.tau / 16), math.sin(index * math.tau / 16)
        reach = 57 + hand.uniform(-1.6, 1.6)
        rim.append((centre + across * reach, CIRCLE_Y + down * reach))
    return (
        path(smooth(rim), fill=expedition.fill, stroke=INK, stroke_width=3)
        + _studs(expedition)
        + circle(centre, CIRCLE_Y, 43, fill=expedition.wash, stroke=INK, stroke_width=2.5)
        + sign(expedition.sign, centre, CIRCLE_Y - 10, 21, expedition.deep, cut=expedition.wash)
        + text(centre, CIRCLE_Y + 33, "×2", 25, expedition.deep)
    )


def _studs(expedition: Expedition) -> str:
    """Sixteen dots: a dashed line whose dashes are nothing but their round ends."""
    return circle(
        CENTRE[expedition.name],
        CIRCLE_Y,
        50.5,
        fill="none",
        stroke=expedition.on,
        stroke_width=5.2,
        stroke_linecap="round",
        stroke_dasharray="0.01 19.821",
        opacity="0.6",
    )
