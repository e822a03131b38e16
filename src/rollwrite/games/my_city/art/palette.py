"""Colours of the valley. Kinds differ by roof, then by pattern and front, then by colour."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.sheets.ink import INK, Attribute

SOFT = "#5D5247"
LOSS = "#9C231F"
TEAL = "#0F6B5C"
WHITE = "#FFFFFF"

BRICK = "#C8503A"
AMBER = "#E0A33A"
SLATE = "#2F6DA6"
TIMBER = "#C98F54"
BARK = "#7A4E28"
LOG = "#A8743F"
CUT_WOOD = "#F0D7A6"
PLATE = "#FFFBEF"
CREAM = "#FFF1D6"
GLASS = "#BFE0E4"

WATER = "#62B4D3"
FOAM = "#CDEDF5"
MEADOW = "#EAEEC6"
HILL = "#B9D07C"
HEDGE = "#7C8F45"
DIE_BLUE = "#2A5F8F"
DIE_LIP = "#173C5E"

# The roofs of small houses, by their kind: 0 home, 1 shop, 2 public.
SMALL_ROOFS = (BRICK, AMBER, SLATE)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of building; ``face`` is its name on the white die."""

    name: str
    face: str
    roof: str
    wall: str


HOME = Kind("home", "residential", "#D9583D", CREAM)
SHOP = Kind("shop", "commercial", "#EDB445", "#FFF6E0")
PUBLIC = Kind("public", "public", "#2F6DA6", "#F3F0E6")
CHURCH = Kind("church", "church", "#A79ABF", "#FFF8E8")

KINDS = (HOME, SHOP, PUBLIC)


def edged(width: float) -> dict[str, Attribute]:
    """An ink outline of this width."""
    return {"stroke": INK, "stroke_width": width, "stroke_linejoin": "round"}
