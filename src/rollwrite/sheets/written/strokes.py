"""The strokes of a pencil, eight ways each, in the box 0 0 100 100.

Only absolute M, L, Q, C and Z with pairs of x and y: whoever fits a stroke into
a box multiplies alternating numbers and needs to know nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NotRequired, TypedDict

from ..ink import Box, Point, block, number, numbers, smooth, wobble

VARIANTS = 8


class Stroke(TypedDict):
    """One line of a mark; ``width`` is a percentage of the box's shorter side."""

    d: str
    width: float
    opacity: float
    fill: NotRequired[bool]


Variant = list[Stroke]


def variants(glyph: str) -> list[Variant]:
    """The ways this hand draws a glyph."""
    return [_GLYPHS[glyph](wobble(glyph, turn)) for turn in range(VARIANTS)]


def glyphs() -> list[str]:
    return list(_GLYPHS)


def _pencil(line: str, again: str, width: float, opacity: float = 0.9) -> Variant:
    """Two strokes are all the pencil there is: a broad one and a thin one beside it."""
    return [
        {"d": line, "width": width, "opacity": opacity},
        {"d": again, "width": round(width * 0.45, 1), "opacity": round(opacity * 0.55, 2)},
    ]


def _arc(hand: Random, start: Point, end: Point, bend: float) -> str:
    off = hand.uniform(-bend, bend)
    middle_x = (start[0] + end[0]) / 2 - (end[1] - start[1]) * off
    middle_y = (start[1] + end[1]) / 2 + (end[0] - start[0]) * off
    return f"M{numbers(*start)}Q{numbers(middle_x, middle_y, *end)}"


def _twice(hand: Random, start: Point, end: Point, bend: float) -> tuple[str, str]:
    again_start = start[0] + hand.uniform(-2, 2), start[1] + hand.uniform(0, 3)
    again_end = end[0] + hand.uniform(-3, 2), end[1] + hand.uniform(-4, 1)
    return _arc(hand, start, end, bend), _arc(hand, again_start, again_end, bend)


def _cross(hand: Random) -> Variant:
    def near(value: float) -> float:
        return value + hand.uniform(-5, 5)

    down, down_again = _twice(hand, (near(12), near(12)), (near(88), near(88)), 0.07)
    up, up_again = _twice(hand, (near(88), near(12)), (near(12), near(88)), 0.07)
    return _pencil(down + up, down_again + up_again, 9)


def _strike(hand: Random) -> Variant:
    start, end = (-7, 62 + hand.uniform(-7, 7)), (107, 38 + hand.uniform(-7, 7))
    return _pencil(*_twice(hand, start, end, 0.04), 9.5)


def _tick(hand: Random) -> Variant:
    def near(x: float, y: float) -> Point:
        return x + hand.uniform(-4, 4), y + hand.uniform(-4, 4)

    start, low, end = near(14, 54), near(40, 84), near(90, 14)
    short, short_again = _twice(hand, start, low, 0.08)
    long, long_again = _twice(hand, low, end, 0.1)
    return _pencil(short + long, short_again + long_again, 10)


def _ring(hand: Random) -> Variant:
    start = hand.uniform(-2.2, -1.4)
    points = []
    for step in range(15):
        angle = start + step * math.tau / 12.4
        reach = 1 + hand.uniform(-0.035, 0.035) + 0.09 * (step / 14 - 0.5)
        points.append((50 + math.cos(angle) * 43 * reach, 50 + math.sin(angle) * 41 * reach))
    again = [(x + hand.uniform(-2.5, 2.5), y + hand.uniform(-2.5, 2.5)) for x, y in points[2:13]]
    return _pencil(smooth(points, closed=False), smooth(again, closed=False), 10)


def _dot(hand: Random) -> Variant:
    """A pencil tip turned on the spot."""
    start = hand.uniform(0, math.tau)
    spiral = []
    for step in range(16):
        angle, reach = start + step * math.tau / 6.5, 4 + step * 0.75 + hand.uniform(-1, 1)
        spiral.append((50 + math.cos(angle) * reach, 50 + math.sin(angle) * reach))
    line = smooth(spiral, closed=False, tension=0.9)
    return _pencil(line, smooth(spiral[8:], closed=False), 9)


def _hatch(hand: Random) -> Variant:
    return _zigzag(hand, 2, step=13, width=5)


def _shade(hand: Random) -> Variant:
    """One soft coat, then open hatching: the thing beneath stays readable."""
    return [_coat(hand, 4, 0.34), *_zigzag(hand, 6, step=24, width=6.5, opacity=0.72)]


def _solid(hand: Random) -> Variant:
    return [_coat(hand, 4, 0.62), *_zigzag(hand, 8, step=16, width=9)]


def _coat(hand: Random, margin: float, opacity: float) -> Stroke:
    size = 100 - 2 * margin
    shape = block(Box(margin, margin, size, size), 28, number(hand.uniform(0, 999)), 4)
    return {"d": shape, "width": 0, "opacity": opacity, "fill": True}


def _zigzag(
    hand: Random, margin: float, *, step: float, width: float, opacity: float = 0.8
) -> Variant:
    """One line to and fro that never lifts."""
    size = 100 - 2 * margin
    points: list[Point] = []
    along, forth = step * 0.7, True
    while along < 2 * size - step * 0.4:
        high, low = min(along, size), max(0.0, along - size)
        ends = [(high, low), (low, high)] if forth else [(low, high), (high, low)]
        for x, y in ends:
            points.append((margin + x + hand.uniform(-2, 2), margin + y + hand.uniform(-2.5, 2.5)))
        along += step * hand.uniform(0.85, 1.15)
        forth = not forth
    again = [(x + 1.8, y + 1.8) for x, y in points]
    return _pencil(_polyline(points), _polyline(again), width, opacity)


def _polyline(points: list[Point]) -> str:
    return "M" + "L".join(numbers(*point) for point in points)


_GLYPHS: dict[str, Callable[[Random], Variant]] = {
    "cross": _cross,
    "ring": _ring,
    "strike": _strike,
    "tick": _tick,
    "dot": _dot,
    "hatch": _hatch,
    "shade": _shade,
    "solid": _solid,
}
