"""The spots of a seat's sheet: invisible shapes that say where marks are fitted.

What lies in a chamber answers with the whole chamber; where areas are the same the first
spot is meant, the chamber. The four sides answer as bands along the walls. What glows is
framed where nothing is printed: ``data-glow``.
"""

from __future__ import annotations

from rollwrite.sheets.ink import Box, rect

from ..signs.pieces import around
from ..temples import Cell, Passage, Temple
from .layout import (
    CHAMBER,
    GAIN,
    GROUND,
    PITCH,
    WALLS,
    between,
    map_box,
    name_box,
    outside,
    part_box,
    part_glow,
    part_tiles,
    room,
    runs_east,
    within,
)

_FINGER = 132
_STANDING = 131  # a side's box, so that figures outside are two thirds of their size


def spots(temple: Temple) -> str:
    """Every spot, once."""
    return (
        "".join(_chamber(temple, cell) for cell in temple.chambers)
        + _passages(temple)
        + _entrances(temple)
        + "".join(square(f"side-{side}", *_side(side), _standing(side)) for side in "nesw")
        + _maps(temple)
        + square("name", _writing(name_box()))
    )


def square(name: str, box: Box, hit: Box | None = None, glow: Box | None = None) -> str:
    sides = (round(side, 1) for side in (box.x, box.y, box.width, box.height))
    return rect(
        Box(*sides),
        data_spot=name,
        data_hit=None if hit is None else str(hit),
        data_glow=None if glow is None else str(glow),
    )


def cell_name(cell: Cell) -> str:
    return f"{cell[0] + 1}-{cell[1] + 1}"


# -- the temple -----------------------------------------------------------------------------


def _chamber(temple: Temple, cell: Cell) -> str:
    box, name = room(cell), cell_name(cell)
    gap = (PITCH - CHAMBER) / 2
    whole = Box(box.x - gap, box.y - gap, PITCH, PITCH)
    drawn = square(f"chamber-{name}", whole, whole, _around_chamber(whole))
    if temple.chambers[cell].action:
        drawn += square(f"action-{name}", around(*within(cell, GAIN), 68, 68), whole)
    return drawn


def _around_chamber(whole: Box) -> Box:
    """In the gap between chambers and on their frames."""
    return Box(whole.x + 6, whole.y + 6, PITCH - 12, PITCH - 12)


def _passages(temple: Temple) -> str:
    return "".join(_passage(passage) for passage in temple.passages)


def _passage(passage: Passage) -> str:
    """It glows no longer than it is: tiles lie close on both sides."""
    name = "-".join(map(cell_name, passage))
    middle, size = between(passage), (30, 62) if runs_east(passage) else (62, 30)
    return square(f"passage-{name}", around(*middle, 92, 92), glow=around(*middle, *size))


def _entrances(temple: Temple) -> str:
    return "".join(
        square(f"entrance-{side}-{cell_name(cell)}", around(*outside((side, cell), 110), 66, 66))
        for side, cell in temple.entrances
    )


def _side(side: str) -> tuple[Box, Box]:
    """Where an adventurer stands outside, and the band that answers to a finger."""
    x, y = WALLS.x + WALLS.width / 2, WALLS.y + WALLS.height / 2
    right, bottom = GROUND.x + GROUND.width, GROUND.y + GROUND.height
    long = GROUND.width - 2 * _FINGER
    # The feet of a figure are 28 left of the middle of its box, and 50 below it.
    standing, band = {
        "n": ((x, WALLS.y + 22), Box(x - long / 2, GROUND.y, long, _FINGER)),
        "s": ((x, bottom - 5), Box(x - long / 2, bottom - _FINGER, long, _FINGER)),
        "w": ((WALLS.x - 21, y + 30), Box(GROUND.x, y - long / 2, _FINGER, long)),
        "e": ((right - 24, y + 30), Box(right - _FINGER, y - long / 2, _FINGER, long)),
    }[side]
    return around(standing[0] + 28, standing[1] - 50, _STANDING, _STANDING), band


def _standing(side: str) -> Box:
    """The ground before the middle of a wall, where one will stand."""
    x, y = WALLS.x + WALLS.width / 2, WALLS.y + WALLS.height / 2
    right, bottom = GROUND.x + GROUND.width, GROUND.y + GROUND.height
    return {
        "n": Box(x - 34, GROUND.y + 11, 68, 46),
        "s": Box(x - 34, bottom - 57, 68, 46),
        "w": Box(GROUND.x + 11, y - 34, 46, 68),
        "e": Box(right - 57, y - 34, 46, 68),
    }[side]


# -- maps ---------------------------------------------------------------------------------


def _maps(temple: Temple) -> str:
    drawn = ""
    for index, treasure in enumerate(temple.maps):
        name = f"map-{index + 1}"
        drawn += square(name, map_box(index))
        for part, symbols in treasure.parts():
            box = part_box(index, part)
            drawn += square(f"{name}-{part}", box, box, part_glow(index, part))
            tiles = part_tiles(index, part, len(symbols))
            for position, tile in enumerate(tiles, 1):
                drawn += square(f"{name}-{part}-{position}", tile)
    return drawn


def _writing(box: Box) -> Box:
    """Right of the printed word."""
    return Box(box.x + 88, box.y + 8, box.width - 100, box.height - 18)
