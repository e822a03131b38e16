"""Chambers: their frames, what they cost, what they give, and the exit."""

from __future__ import annotations

import math

from rollwrite.sheets.ink import INK, Box, block, darker, numbers, path, placed, stroke

from ..palette import FLOOR, PARCHMENT, RED, RED_DARK, SECRETS, STONE_LIGHT, WHITE, YELLOW, edged
from ..signs.emblems import tooling
from ..signs.pieces import action, around, half_amulet, tile
from ..signs.symbols import Place
from ..temples import Cell, Temple
from .layout import (
    AMULET,
    AMULET_RADIUS,
    CHAMBER,
    FRAME,
    GAIN,
    GAIN_RADIUS,
    TILE,
    TILES,
    room,
    within,
)

_EXIT = (CHAMBER / 2, 134)


def frames(temple: Temple) -> str:
    return "".join(_frame(temple, cell) for cell in temple.chambers)


def _frame(temple: Temple, cell: Cell) -> str:
    box, half = room(cell), temple.half(cell)
    is_exit = cell == temple.exit
    colour = RED_DARK if is_exit else SECRETS[half[0].colour] if half else STONE_LIGHT
    drawn = _stone(box, colour)
    if half and not is_exit:
        drawn += _edges(box, half[0].symbol)
    if is_exit:
        drawn += _studs(box)
    return drawn + _floor(box, "#FFE9A8" if is_exit else FLOOR) + (_light(box) if is_exit else "")


def _stone(box: Box, colour: str) -> str:
    seed = f"chamber {box}"
    lip = block(Box(box.x, box.y + 4, CHAMBER, CHAMBER - 2), 14, f"{seed} lip", 1.5)
    rim = block(Box(box.x, box.y, CHAMBER, CHAMBER - 3), 14, seed, 1.5)
    return path(lip, fill=darker(colour, 0.78), **edged()) + path(rim, fill=colour, **edged(3.2))


def _edges(box: Box, symbol: str) -> str:
    return "".join(
        tooling(symbol, box.x + 14, box.y + down, CHAMBER - 28, WHITE)
        for down in (5.5, CHAMBER - 8)
    )


def _studs(box: Box) -> str:
    d = "".join(
        f"M{numbers(box.x + 20 + stud * 20, box.y + down)}h.1"
        for stud in range(8)
        for down in (6, CHAMBER - 9)
    )
    return stroke(d, YELLOW, 7)


def _floor(box: Box, fill: str) -> str:
    inner = Box(box.x + FRAME, box.y + FRAME, CHAMBER - 2 * FRAME, CHAMBER - 2 * FRAME - 2)
    return path(block(inner, 8, f"floor {box}", 1.2), fill=fill, **edged(2.8))


def _light(box: Box) -> str:
    """Daylight from the gate."""
    x, y = box.x + CHAMBER / 2, box.y + 150

    def rim(angle: float) -> str:
        return numbers(x + math.cos(angle) * 74, y + math.sin(angle) * 66)

    angles = [-3.14 + ray * 0.349 for ray in range(9)]
    d = "".join(f"M{numbers(x, y)}L{rim(angle)}L{rim(angle + 0.16)}Z" for angle in angles)
    return path(d, fill=PARCHMENT)


# -- what is printed in them ----------------------------------------------------------------


def contents(temple: Temple, place: Place) -> str:
    return "".join(_content(temple, cell, place) for cell in temple.chambers)


def _content(temple: Temple, cell: Cell, place: Place) -> str:
    chamber, half = temple.chambers[cell], temple.half(cell)
    drawn = _pair(cell, chamber.pair, place)
    if cell == temple.exit:
        drawn += placed(*within(cell, _EXIT), gate())
    if chamber.action:
        drawn += action(place, chamber.action, *within(cell, GAIN), GAIN_RADIUS)
    if half:
        secret, which = half
        spot = within(cell, AMULET)
        drawn += half_amulet(secret.colour, secret.symbol, *spot, AMULET_RADIUS, which)
    return drawn


def _pair(cell: Cell, pair: tuple[str, str], place: Place) -> str:
    """First, then second: a wedge between them."""
    tiles = "".join(
        tile(place, symbol, around(*within(cell, spot), TILE, TILE), f"{cell} {spot}")
        for symbol, spot in zip(pair, TILES)
    )
    wedge = f"M{numbers(*within(cell, (84, TILES[0][1] - 13)))}l14 13-14 13Z"
    rim = {**edged(), "stroke": FLOOR}
    return tiles + path(wedge, fill=INK, **rim)


def gate() -> str:
    """The way out, around 0 0, 76 across."""
    return (
        path("M-38 33V-10q38-42 76 0V33Z", fill=RED, **edged(3.5))
        + path("M-26 33V-4q26-28 52 0V33Z", fill=WHITE, **edged())
        + stroke("M-14 12h26m-12-12 13 12-13 12", RED_DARK, 8, stroke_linejoin="round")
    )
