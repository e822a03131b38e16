"""The six expeditions: each has a sign, then a colour. Contrast is in the design notes."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.sheets.ink import INK

TERRACOTTA = "#C8643C"
CREAM = "#FFE9C2"
TAG = "#FFFBEF"
GOLD = "#F8D44A"
WOOD = "#C98F54"
BARK = "#5A4330"

GREENS = ("#2C5645", "#37735A", "#4F9268", "#79B069", "#A7C96B")


@dataclass(frozen=True, slots=True)
class Expedition:
    """``fill`` for dice and trims, ``deep`` on paper, ``wash`` for steps, ``on`` upon fill."""

    name: str
    sign: str
    fill: str
    deep: str
    wash: str
    on: str


EXPEDITIONS = (
    Expedition("red", "flame", "#BF2F2B", "#9C231F", "#F7DCD3", "#FFFFFF"),
    Expedition("orange", "sun", "#E67C22", "#94480A", "#FCE6CF", INK),
    Expedition("yellow", "star", "#F8D44A", "#735700", "#FCF2C9", INK),
    Expedition("green", "leaf", "#1B7453", "#17624A", "#D8ECDF", "#FFFFFF"),
    Expedition("blue", "wave", "#2876BB", "#1D5A95", "#D8E8F5", "#FFFFFF"),
    Expedition("purple", "moon", "#55297F", "#55297F", "#E7DDF1", "#FFFFFF"),
)

BY_NAME = {expedition.name: expedition for expedition in EXPEDITIONS}
