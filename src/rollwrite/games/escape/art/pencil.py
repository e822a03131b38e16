"""Pencil marks of this game: crosses with a pale rim, wide rings, round scribbles."""

from __future__ import annotations

import math

from rollwrite.sheets.ink import Point, numbers, path, smooth, stroke, wobble
from rollwrite.sheets.written.hand import PENCIL
from rollwrite.sheets.written.strokes import Variant, variants

from .palette import BONE


def crosses() -> dict[str, str]:
    """Crosses that show on dark signs: rubbed free of ink around them, in four ways."""
    ways = variants("cross")
    names = ("crossed", "crossed-2", "crossed-3", "crossed-4")
    drawn = {name: _rimmed(ways[index], 1, 8) for index, name in enumerate(names)}
    return {**drawn, "found": _rimmed(ways[4], 0.85, 5)}


def _rimmed(strokes: Variant, pen: float, rim: float) -> str:
    under = stroke(strokes[0]["d"], BONE, strokes[0]["width"] * pen + rim, opacity="0.85")
    return under + "".join(
        stroke(each["d"], PENCIL, each["width"] * pen, opacity=str(each["opacity"]))
        for each in strokes
    )


def ring(x: float, y: float, across: float, down: float, seed: str, width: float) -> str:
    """A ring that may be larger than its box."""
    hand = wobble("ring", seed)
    start = hand.uniform(-2.2, -1.4)
    points: list[Point] = []
    for step in range(15):
        angle = start + step * math.tau / 12.4
        reach = 1 + hand.uniform(-0.035, 0.035) + 0.09 * (step / 14 - 0.5)
        points.append((x + math.cos(angle) * across * reach, y + math.sin(angle) * down * reach))
    again = [(px + hand.uniform(-2, 2), py + hand.uniform(-2, 2)) for px, py in points[2:13]]
    return stroke(smooth(points, closed=False), PENCIL, width, opacity="0.9") + stroke(
        smooth(again, closed=False), PENCIL, width * 0.45, opacity="0.5"
    )


def scribble() -> str:
    """A place filled in, round as the place is."""
    line = "M" + "L".join(numbers(*point) for point in _zigzag())
    return path(smooth(_blob()), fill=PENCIL, opacity="0.62") + stroke(
        line, PENCIL, 8, opacity="0.8", stroke_linejoin="round"
    )


def _blob() -> list[Point]:
    hand = wobble("blob")
    points: list[Point] = []
    for step in range(12):
        angle, reach = step * math.tau / 12, hand.uniform(43.5, 48.5)
        points.append((50 + math.cos(angle) * reach, 50 + math.sin(angle) * reach))
    return points


def _zigzag() -> list[Point]:
    """To and fro within a circle, slanting upwards."""
    hand = wobble("zigzag")
    points: list[Point] = []
    for turn, away in enumerate(range(-42, 43, 12)):
        half = math.sqrt(48**2 - away**2) + hand.uniform(-3, 3)
        for along in (-half, half) if turn % 2 else (half, -half):
            points.append((50 + (along + away) * 0.707, 50 + (away - along) * 0.707))
    return points
