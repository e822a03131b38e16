"""The temples at the top of the stairs: six roofs, and the end artefact inside."""

from __future__ import annotations

import math

from rollwrite.sheets.flora import spindle
from rollwrite.sheets.ink import (
    BONE,
    INK,
    OUTLINE,
    Attribute,
    Box,
    block,
    group,
    numbers,
    path,
    placed,
    stroke,
)

from .finds import vase
from .layout import CENTRE, ROOF
from .palette import Expedition
from .signs import sign

HOUSE = 98
_EDGE: dict[str, Attribute] = {**OUTLINE, "stroke_linecap": "round"}

# Where the sign sits above the house.
_SIGN_Y = {"red": -24, "orange": -17, "yellow": -36, "green": -30, "blue": -26, "purple": -38}


def temple(expedition: Expedition) -> str:
    """A temple, drawn around the middle of its lintel."""
    roof = _ROOFS[expedition.name](expedition.fill)
    return placed(
        CENTRE[expedition.name], ROOF - HOUSE, roof, _house(expedition), _sign(expedition)
    )


def _house(expedition: Expedition) -> str:
    lintel = "#B58A12" if expedition.name == "yellow" else expedition.deep
    walls = block(Box(-60, 0, 120, HOUSE), 6, f"house-{expedition.name}", 1.5)
    beam = block(Box(-65, -4, 130, 17), 5, f"beam-{expedition.name}", 1.5)
    pillars = group(
        path("M-51 14V95M51 14V95", stroke=expedition.fill, stroke_width=9),
        path("M-56.5 14V95M-45.5 14V95M45.5 14V95M56.5 14V95", stroke=INK, stroke_width=2),
    )
    return (
        path(walls, fill=expedition.wash, **_EDGE)
        + path(beam, fill=lintel, **_EDGE)
        + pillars
        + vase(0, 56, 72, BONE, 3, band=expedition.deep)
        + (_waterfalls() if expedition.name == "blue" else "")
    )


def _sign(expedition: Expedition) -> str:
    # The moon hangs in the sky between two towers; the others are set into the roof.
    colour = expedition.deep if expedition.name == "purple" else expedition.on
    return sign(expedition.sign, 0, _SIGN_Y[expedition.name], 21, colour, cut=expedition.fill)


def _volcano(fill: str) -> str:
    smoke = path("M-10-58q-12-10-2-22t-2-22q18 6 16 20t4 24Z", fill="#E9C9A8", opacity="0.9")
    cone = path("M-58 4-26-54q8 8 16 2t20 0 16-2L58 4Z", fill=fill, **_EDGE)
    return smoke + cone + stroke("M-24-52q4 22-4 34M22-52q0 20 8 30", "#F8B24A", 7)


def _rising_sun(fill: str) -> str:
    rays = ""
    for index in range(9):
        across, down = math.cos(math.pi * index / 8), math.sin(math.pi * index / 8)
        inner, outer = numbers(-across * 50, 2 - down * 50), numbers(-across * 70, 2 - down * 70)
        rays += f"M{inner}L{outer}"
    return stroke(rays, fill, 8) + path("M-44 4A44 44 0 0 1 44 4Z", fill=fill, **_EDGE)


def _onion_dome(fill: str) -> str:
    dome = "M-46 4V-14C-46-52-16-62 0-74 16-62 46-52 46-14V4Z"
    return path(dome, fill=fill, **_EDGE) + path("M-46-10H46", **_EDGE)


def _overgrown_tower(fill: str) -> str:
    tower, bottom = "", 4.0
    for half, height in ((56, 20), (44, 22), (30, 24)):
        stone = Box(-half, bottom - height, 2 * half, height)
        tower += path(block(stone, 6, f"tower-{half}", 1.5), fill=fill, **_EDGE)
        bottom -= height
    for x, length, turn in ((-50, 40, 78), (-34, 30, 96), (44, 44, 98), (28, 26, 84), (56, 30, 80)):
        leaf = f"translate({x} -14)rotate({turn})"
        tower += path(
            spindle(length, 9), fill="#79B069", stroke=INK, stroke_width=2, transform=leaf
        )
    return tower


def _fountain(fill: str) -> str:
    basin = path("M-60 4q6-26 28-22 0-30 32-44 32 14 32 44 22-4 28 22Z", fill=fill, **_EDGE)
    return basin + stroke("M-44 0q4-10 14-10M44 0q-4-10-14-10", "#FFFFFF", 3, opacity="0.7")


def _waterfalls() -> str:
    return stroke(f"M-63 8V{HOUSE + 2}M63 8V{HOUSE + 2}", "#8CC9DE", 8)


def _two_towers(fill: str) -> str:
    towers = "".join(f"M{side * 28} 4V-30L{side * 42} -62L{side * 56} -30V4Z" for side in (-1, 1))
    return path(towers, fill=fill, **_EDGE) + path("M-28 4V-12H28V4Z", fill=fill, **_EDGE)


_ROOFS = {
    "red": _volcano,
    "orange": _rising_sun,
    "yellow": _onion_dome,
    "green": _overgrown_tower,
    "blue": _fountain,
    "purple": _two_towers,
}
