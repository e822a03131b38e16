"""Leaves and canopies, in linocut fashion."""

from __future__ import annotations

import math

from .ink import numbers, path, placed, smooth, stroke, wobble


def spindle(length: float, width: float) -> str:
    """The plainest leaf, as a path from 0 0 to the right."""
    near, far = width * 1.1, width * 0.9
    return (
        f"M0 0C{numbers(length * 0.25, -near, length * 0.7, -far, length, 0)}"
        f"C{numbers(length * 0.7, far, length * 0.25, near, 0, 0)}Z"
    )


def blade(
    x: float,
    y: float,
    length: float,
    width: float,
    turn: float,
    fill: str,
    vein: str,
    veins: int = 5,
    bend: float = 0.18,
) -> str:
    """A broad leaf with a midrib and side veins."""
    drop = length * bend
    outline = (
        f"M0 0C{numbers(length * 0.2, -width * 0.95)} "
        f"{numbers(length * 0.62, drop * 0.4 - width * 1.05, length, drop)}"
        f"C{numbers(length * 0.66, width * 0.75 + drop * 0.6, length * 0.25, width * 0.95, 0, 0)}Z"
    )
    ribs = f"M0 0Q{numbers(length * 0.5, drop * 0.05, length * 0.97, drop * 0.97)}"
    for index in range(1, veins + 1):
        ribs += _veins(index / (veins + 1.2), length, width, drop)
    pen = max(2.2, length * 0.014)
    return placed(x, y, path(outline, fill=fill), stroke(ribs, vein, pen), turn=turn)


def _veins(share: float, length: float, width: float, drop: float) -> str:
    x, y = length * share, drop * share * share * 0.95
    reach = width * 0.72 * math.sin(math.pi * min(0.93, share * 0.95 + 0.08))
    near, far = x + length * 0.06, x + length * 0.13
    return (
        f"M{numbers(far + length * 0.01, y - reach)}Q{numbers(near, y - reach * 0.6, x, y)}"
        f"Q{numbers(near, y + reach * 0.55, far - length * 0.01, y + reach * 0.86)}"
    )


def frond(
    x: float, y: float, length: float, turn: float, fill: str, pairs: int = 9, curl: float = 0.35
) -> str:
    """A palm or fern frond: leaflets along a curved stem."""
    leaves = ""
    for index in range(1, pairs + 1):
        share = 0.12 + 0.86 * index / pairs
        leaves += _leaflet(share, -1, length, curl) + _leaflet(share, 1, length, curl)
    stem = f"M0 0Q{numbers(length * 0.5, 0, length, length * curl)}"
    return placed(
        x, y, path(leaves, fill=fill), stroke(stem, fill, round(length * 0.022, 1)), turn=turn
    )


def _leaflet(share: float, side: int, length: float, curl: float) -> str:
    x, y = length * share, length * curl * share * share
    reach = length * (0.34 * math.sin(math.pi * (share * 0.8 + 0.12)) + 0.05)
    angle = math.atan2(2 * curl * share, 1) + side * (1.05 - 0.45 * share)
    across, down = math.cos(angle), math.sin(angle)
    belly_x, belly_y = -down * length * 0.055, across * length * 0.055
    middle_x, middle_y = x + across * reach * 0.45, y + down * reach * 0.45
    tip = x + across * reach, y + down * reach
    return (
        f"M{numbers(x, y)}Q{numbers(middle_x + belly_x, middle_y + belly_y, *tip)}"
        f"Q{numbers(middle_x - belly_x, middle_y - belly_y, x, y)}Z"
    )


def monstera(x: float, y: float, radius: float, turn: float, fill: str, vein: str) -> str:
    """A great leaf with slits."""
    half = [_rim(radius, step / 7) for step in range(8)]
    rim = half + [(px, -py) for px, py in reversed(half)]
    slits = ""
    for side in (1, -1):
        for start, reach in ((0.05, 0.95), (0.32, 0.92), (0.6, 0.75)):
            outer = radius * (start + 0.38), side * radius * reach
            slits += f"M{numbers(*outer)}L{numbers(radius * (start + 0.16), side * radius * 0.34)}"
    rib = f"M{numbers(-radius * 0.1, 0)}H{numbers(radius * 1.25)}"
    return placed(
        x,
        y,
        path(smooth(rim, tension=0.6), fill=fill),
        stroke(slits, vein, radius * 0.07),
        stroke(rib, vein, radius * 0.045),
        turn=turn,
    )


def _rim(radius: float, share: float) -> tuple[float, float]:
    angle = math.pi * (1 - 0.96 * share)
    reach = radius * (0.62 + 0.42 * math.cos(angle * 0.5) ** 2 + (0.12 if angle > 2.2 else 0))
    return math.cos(angle) * reach * 0.9 + radius * 0.45, math.sin(angle) * reach * 0.86


def treeline(
    right: float, y: float, height: float, seed: str, bottom: float, fill: str, crown: float = 46
) -> str:
    """The edge of a forest: round crowns from 0 to ``right``."""
    hand = wobble("treeline", seed)
    d, x = f"M0 {bottom}V{y}", 0.0
    while x < right:
        wide = max(8.0, min(hand.uniform(0.6, 1.4) * crown, right - x))
        tall = hand.uniform(0.35, 1) * height
        back = tall + hand.uniform(-3, 3)
        d += f"q{numbers(wide * 0.08, -tall, wide * 0.5, -tall)}t{numbers(wide * 0.5, back)}"
        x += wide
    return path(d + f"V{bottom}Z", fill=fill)
