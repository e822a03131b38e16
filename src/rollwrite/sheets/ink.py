"""Ink on paper: SVG text whose lines are a little off, always in the same way.

Drawings are plain SVG with presentation attributes only, so that a browser, a
printer and the press show the same: no style sheets, no filters, no masks.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar
from xml.sax.saxutils import escape, quoteattr

INK = "#2A2420"
PAPER = "#FDF8EC"
BONE = "#FFFDF6"

TEXT_FONT = "Atkinson Hyperlegible Next,Verdana,sans-serif"

Point = tuple[float, float]
_Option = TypeVar("_Option")
Attribute = str | float | None

OUTLINE: dict[str, Attribute] = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round"}


@dataclass(frozen=True, slots=True)
class Box:
    """A place on a drawing, in its own units."""

    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        sides = (self.x, self.y, self.width, self.height)
        return " ".join(number(side) for side in sides)


def wobble(*seed: object) -> random.Random:
    """A hand that trembles in the same way for the same seed.

    Callers use ``random`` and ``uniform`` only: these give the same numbers in
    every version of Python.
    """
    return random.Random(" ".join(str(part) for part in seed))


def pick(hand: random.Random, options: Sequence[_Option]) -> _Option:
    """One of the options, as this hand likes."""
    return options[int(hand.random() * len(options))]


# -- elements -----------------------------------------------------------------


def number(value: float) -> str:
    """A length with one decimal at most; more cannot be seen."""
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def numbers(*values: float) -> str:
    return " ".join(number(value) for value in values)


def element(tag: str, body: str | None = None, /, **attributes: Attribute) -> str:
    """An SVG element; ``stroke_width=3`` becomes ``stroke-width="3"``."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}={_quoted(value)}"
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}/>" if body is None else f"<{tag}{written}>{body}</{tag}>"


def _quoted(value: str | float) -> str:
    if isinstance(value, str):
        return quoteattr(value)
    return f'"{f"{value:.2f}".rstrip("0").rstrip(".")}"' if value else '"0"'


def drawing(view: Box, body: str, /, **attributes: Attribute) -> str:
    """A whole SVG document that shows the given part of the plane."""
    return element(
        "svg",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=str(view),
        **attributes,
    )


def group(*children: str, **attributes: Attribute) -> str:
    return element("g", "".join(children), **attributes)


def layer(name: str, *children: str, **attributes: Attribute) -> str:
    """A named layer; not an id, since a drawing may stand on a page twice."""
    return element("g", "".join(children), data_layer=name, **attributes)


def placed(x: float, y: float, *children: str, scale: float = 1, turn: float = 0) -> str:
    return group(*children, transform=_transform(x, y, turn, scale, scale))


def mirrored(x: float, y: float, *children: str, scale: float = 1) -> str:
    return group(*children, transform=_transform(x, y, 0, -scale, scale))


def _transform(x: float, y: float, turn: float, across: float, down: float) -> str:
    parts = f"translate({numbers(x, y)})"
    if turn:
        parts += f"rotate({number(turn)})"
    if (across, down) != (1, 1):
        parts += f"scale({across:.3g})" if across == down else f"scale({across:.3g} {down:.3g})"
    return parts


def path(d: str, **attributes: Attribute) -> str:
    return element("path", d=d, **attributes)


def stroke(d: str, colour: str, width: float, **attributes: Attribute) -> str:
    """An open line with round ends."""
    return path(
        d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", **attributes
    )


def circle(x: float, y: float, radius: float, **attributes: Attribute) -> str:
    return element("circle", cx=x or None, cy=y or None, r=radius, **attributes)


def rect(box: Box, **attributes: Attribute) -> str:
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, **attributes)


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str = INK,
    weight: int = 800,
    anchor: str = "middle",
) -> str:
    """What the table says. What players write is the hand's business."""
    return element(
        "text",
        escape(words),
        x=x,
        y=y,
        font_family=TEXT_FONT,
        font_size=size,
        font_weight=str(weight),
        text_anchor=anchor,
        fill=fill,
    )


def signed(value: int) -> str:
    """A number as people write it, with a real minus."""
    return str(value).replace("-", "\N{MINUS SIGN}")


# -- lines and shapes -----------------------------------------------------------


def smooth(points: Sequence[Point], closed: bool = True, tension: float = 0.5) -> str:
    """One curve through all the points (Catmull-Rom)."""
    count = len(points)

    def nth(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    pull = tension / 3
    d = "M" + numbers(*points[0])
    for index in range(count if closed else count - 1):
        before, start, end, after = (nth(index + step) for step in (-1, 0, 1, 2))
        d += "C" + numbers(
            start[0] + (end[0] - before[0]) * pull,
            start[1] + (end[1] - before[1]) * pull,
            end[0] - (after[0] - start[0]) * pull,
            end[1] - (after[1] - start[1]) * pull,
            *end,
        )
    return d + ("Z" if closed else "")


def block(box: Box, radius: float, seed: str, jitter: float = 2) -> str:
    """A hand-cut stone: a rounded rectangle whose corners and sides are a little off."""
    hand = wobble("block", seed)

    def off() -> float:
        return hand.uniform(-jitter, jitter)

    right, bottom = box.x + box.width, box.y + box.height
    sharp = [(box.x, box.y), (right, box.y), (right, bottom), (box.x, bottom)]
    corners = [(x + off(), y + off()) for x, y in sharp]
    d, last = "", corners[0]
    for index, corner in enumerate(corners):
        start = _towards(corner, corners[index - 1], radius * hand.uniform(0.7, 1.3))
        end = _towards(corner, corners[(index + 1) % 4], radius * hand.uniform(0.7, 1.3))
        if d:
            middle = (last[0] + start[0]) / 2 + off() * 0.7, (last[1] + start[1]) / 2 + off() * 0.7
            d += "Q" + numbers(*middle, *start)
        else:
            d = "M" + numbers(*start)
        d += "Q" + numbers(*corner, *end)
        last = end
    return d + "Z"


def _towards(start: Point, end: Point, distance: float) -> Point:
    share = min(distance / math.dist(start, end), 0.5)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def wobbly_line(start: Point, end: Point, seed: str, jitter: float = 2, steps: int = 0) -> str:
    """A line drawn without a ruler."""
    hand = wobble("line", seed)
    length = math.dist(start, end)
    steps = steps or max(2, int(length / 40))
    across, down = end[0] - start[0], end[1] - start[1]
    points = []
    for step in range(steps + 1):
        share = step / steps
        off = hand.uniform(-jitter, jitter) / length if 0 < step < steps else 0
        points.append(
            (start[0] + across * share - down * off, start[1] + down * share + across * off)
        )
    return smooth(points, closed=False)


# -- colours ------------------------------------------------------------------


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def hexed(red: float, green: float, blue: float) -> str:
    return f"#{int(red):02X}{int(green):02X}{int(blue):02X}"


def darker(colour: str, keep: float) -> str:
    """The colour with only this share of its light."""
    red, green, blue = channels(colour)
    return hexed(red * keep, green * keep, blue * keep)


def lighter(colour: str, keep: float) -> str:
    """The colour with only this share of its distance to white."""
    red, green, blue = channels(colour)
    return hexed(*(255 - (255 - part) * keep for part in (red, green, blue)))
