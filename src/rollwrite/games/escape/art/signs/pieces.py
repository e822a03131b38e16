"""Things that are printed everywhere: tiles to pay with, coins to gain, broken amulets."""

from __future__ import annotations

import math

from rollwrite.sheets.ink import INK, Box, block, circle, numbers, path, placed, stroke

from ..palette import BONE, SECRETS, WHITE, edged
from .emblems import emblem
from .symbols import Place

# How large a sign is in a coin, as a share of the radius, and how far it sits down.
_IN_COIN = {"golden": (1.22, 0.06), "torch": (1.22, 0), "heal": (1.14, 0.05)}


def around(x: float, y: float, width: float, height: float) -> Box:
    """A box around its middle."""
    return Box(x - width / 2, y - height / 2, width, height)


def tile(place: Place, symbol: str, box: Box, seed: str) -> str:
    """What you pay: square, like a die."""
    size = box.width
    x, y = box.x + size / 2, box.y + box.height / 2
    share = 0.84 if size > 66 else 0.92
    down = size * 0.02 if symbol == "golden" else 0
    stone = path(block(box, size * 0.15, f"tile {seed}", 1.3), fill=BONE, **edged())
    return stone + place(symbol, x, y + down, size * share)


def coin(place: Place, symbol: str, x: float, y: float, radius: float) -> str:
    """What you gain: round."""
    share, down = _IN_COIN.get(symbol, (1.2, 0))
    return (
        circle(x, y, radius, fill="#D99F36", stroke=INK, stroke_width=3)
        + circle(x, y, round(radius * 0.84, 1), fill="#FFF3CF", stroke=INK, stroke_width=2)
        + place(symbol, x, y + radius * down, radius * share)
    )


def action(place: Place, name: str, x: float, y: float, radius: float) -> str:
    """What a chamber gives: a coin, the bare gem, the four-leaf or the joker."""
    match name:
        case "gem" | "choice":
            return place(name, x, y, radius * 2.05)
        case "joker":
            plate = path(polygon(x, y, radius * 1.1, 8, 22.5), fill="#EFE3F5", **edged())
            return plate + place(name, x, y, radius * 1.72)
    return coin(place, name, x, y, radius)


def polygon(x: float, y: float, radius: float, corners: int, turn: float = 0) -> str:
    """A regular shape with so many corners."""
    angles = [math.radians(turn + 360 * corner / corners) for corner in range(corners)]
    return (
        "M"
        + "L".join(
            numbers(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles
        )
        + "Z"
    )


# -- amulets: a whole one, or its left or right half ---------------------------------------

_BREAK = 0.34  # how far from the middle an amulet breaks


def amulet(colour: str, symbol: str, x: float, y: float, radius: float) -> str:
    """The whole one, with the seam where it broke."""
    fill, pen = SECRETS[colour], max(2.6, radius * 0.09)
    seam = (
        f"M{numbers(0, -radius)}L{numbers(radius * 0.16, -radius * 0.72)}"
        f"M{numbers(0, radius)}L{numbers(-radius * 0.14, radius * 0.74)}"
    )
    return placed(
        x,
        y,
        circle(0, 0, radius, fill=fill, **edged(pen)),
        emblem(symbol, 0, 0, radius * 0.6, WHITE, fill),
        path(seam, fill="none", **edged(pen)),
    )


def half_amulet(colour: str, symbol: str, x: float, y: float, radius: float, half: int) -> str:
    """Half 0 keeps its left side, half 1 its right; the symbol is always whole."""
    fill, side = SECRETS[colour], 1 - 2 * half
    return placed(
        x,
        y,
        stroke(_missing(radius, side), INK, 2.2, stroke_dasharray="4 5"),
        path(_broken(radius, side), fill=fill, **edged(max(2.6, radius * 0.09))),
        emblem(symbol, -side * radius * 0.2, 0, radius * 0.54, WHITE, fill),
    )


def _broken(radius: float, side: int) -> str:
    edge, tall = side * radius * _BREAK, radius * math.sqrt(1 - _BREAK**2)
    teeth = ((0.16, -0.45), (-0.08, -0.05), (0.17, 0.42), (0, 1))
    jagged = "".join(
        f"L{numbers(edge + side * radius * across, tall * down)}" for across, down in teeth
    )
    arc = f"A{numbers(radius, radius)} 0 1 {int(side == 1)} {numbers(edge, -tall)}"
    return f"M{numbers(edge, -tall)}{jagged}{arc}Z"


def _missing(radius: float, side: int) -> str:
    edge = side * radius * (_BREAK + 0.12)
    tall = radius * math.sqrt(1 - _BREAK**2) * 0.98
    arc = f"A{numbers(radius, radius)} 0 0 {int(side == 1)} {numbers(edge, tall)}"
    return f"M{numbers(edge, -tall)}{arc}"
