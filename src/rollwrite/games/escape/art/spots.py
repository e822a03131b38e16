"""The spots of a seat's sheet: invisible shapes that say where marks are fitted.

What lies in a chamber answers with the whole chamber; where areas are the same the first
spot is meant, the chamber. The four sides answer as bands along the walls.
"""

from __future__ import annotations

from rollwrite.sheets.ink import Box, rect

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
    part_tiles,
    room,
    within,
)
from .pieces import around
from .temples import Cell, Temple

_FINGER = 132
_STANDING = 131  # a side's box, so that figures outside are two thirds of their size


def spots(temple: Temple) -> str:
    """Every spot, once."""
    return (
        "".join(_chamber(temple, cell) for cell in temple.chambers)
        + _passages(temple)
        + _entrances(temple)
        + "".join(square(f"side-{side}", *_side(side)) for side in "nesw")
        + _maps(temple)
        + square("name", _writing(name_box()))
    )


def square(name: str, box: Box, hit: Box | None = None) -> str:
    sides = (round(side, 1) for side in (box.x, box.y, box.width, box.height))
    return rect(Box(*sides), data_spot=name, data_hit=None if hit is None else str(hit))


def cell_name(cell: Cell) -> str:
    return f"{cell[0] + 1}-{cell[1] + 1}"


# -- the temple -----------------------------------------------------------------------------


def _chamber(temple: Temple, cell: Cell) -> str:
    box, name = room(cell), cell_name(cell)
    gap = (PITCH - CHAMBER) / 2
    whole = Box(box.x - gap, box.y - gap, PITCH, PITCH)
    drawn = square(f"chamber-{name}", whole, whole)
    if temple.chambers[cell].action:
        drawn += square(f"action-{name}", around(*within(cell, GAIN), 68, 68), whole)
    return drawn


def _passages(temple: Temple) -> str:
    return "".join(
        square(
            f"passage-{cell_name(one)}-{cell_name(other)}", around(*between((one, other)), 92, 92)
        )
        for one, other in temple.passages
    )


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


# -- maps ---------------------------------------------------------------------------------


def _maps(temple: Temple) -> str:
    drawn = ""
    for index, treasure in enumerate(temple.maps):
        name = f"map-{index + 1}"
        drawn += square(name, map_box(index))
        for part, symbols in treasure.parts():
            box = part_box(index, part)
            drawn += square(f"{name}-{part}", box, _inner(box))
            tiles = part_tiles(index, part, len(symbols))
            for position, tile in enumerate(tiles, 1):
                drawn += square(f"{name}-{part}-{position}", tile)
    return drawn


def _inner(box: Box) -> Box:
    """So that the frame around a part leaves the name of the map in sight."""
    return Box(box.x + 2, box.y + 9, box.width - 4, box.height - 12)


def _writing(box: Box) -> Box:
    """Right of the printed word."""
    return Box(box.x + 88, box.y + 8, box.width - 100, box.height - 18)
