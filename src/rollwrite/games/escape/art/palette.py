"""Colours of the temple. What they mean is always told by a shape as well."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, Attribute

SOFT = "#5D5247"
WHITE = "#FFFFFF"
BONE = "#FFFDF6"
TEAL = "#0F6B5C"

STONE = "#D9C08E"
STONE_DARK = "#B48F55"
STONE_LIGHT = "#EBD9AE"
CARVED = "#E6D0A2"
GROOVE = "#8B6B3E"
WALL = "#8A6840"
WALL_DARK = "#6B4A28"
FLOOR = "#FBF1D8"
PARCHMENT = "#FFF6DC"
CREAM = "#FFF4DC"

RED = "#C0492F"
RED_DARK = "#8F2F23"
RED_RAY = "#A53B2A"
YELLOW = "#FFD45C"
GOLD = "#F2B632"
ORANGE = "#E67C22"
GEM = "#3FB8B0"
GEM_WASH = "#D8F1EF"
SHADE = "#3A2A2A"
SHADE_LIGHT = "#5A4442"

# Secret chambers: the fill of frame and amulet; their signs are white.
SECRETS = {
    "red": "#BF2F2B",
    "blue": "#2876BB",
    "green": "#1B7453",
    "violet": "#55297F",
}


def edged(width: float = 3) -> dict[str, Attribute]:
    """An ink outline of this width."""
    return {"stroke": INK, "stroke_width": width, "stroke_linejoin": "round"}


def line(width: float = 3) -> dict[str, Attribute]:
    """An outline whose open ends are round too."""
    return {**edged(width), "stroke_linecap": "round"}
