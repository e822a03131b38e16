"""The drawings of the temple, for tests: what lies and what is printed on them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rollwrite.games.escape.art import EscapeArt
from rollwrite.sheets.data import shipped
from rollwrite.sheets.ink import Box
from tests.games.drawn import Drawings

SIDES = ("standard", "variant")
VARIANTS = ("standard", "locked", "dice", "joker")
TEAMS = tuple(f"team-{variant}" for variant in VARIANTS)
LEVELS = ("easy", "normal", "hard")
FACES = ("adventurer", "key", "torch", "golden", "black")
ART = EscapeArt()
DRAWINGS = Drawings(ART, 3)
sheet, spots, hits = DRAWINGS.sheet, DRAWINGS.spots, DRAWINGS.hits
GLYPHS = ART.glyphs()
every_side = pytest.mark.parametrize("side", SIDES)
every_team = pytest.mark.parametrize("team", TEAMS)
every_drawing = pytest.mark.parametrize("drawing", [*SIDES, *TEAMS])


def data(name: str) -> dict[str, Any]:
    return shipped("rollwrite.games.escape.sheet", f"data/{name}.toml")


def chamber_lines(found: dict[str, Any]) -> list[str]:
    lines: list[str] = found["temple"].strip("\n").split("\n")
    return lines


def glows(drawing: str) -> dict[str, Box]:
    """Where what is lit is framed, by spot."""
    found = re.findall(r'data-spot="([^"]+)"[^>]* data-glow="([^"]+)"', sheet(drawing))
    return {name: Box(*map(float, glow.split())) for name, glow in found}


def rims(box: Box) -> list[Box]:
    """The four sides of a frame, as thick as a screen draws them."""
    thick, right, low = 8.5, box.x + box.width, box.y + box.height
    wide, tall = box.width + 2 * thick, box.height + 2 * thick
    return [
        Box(box.x - thick, box.y - thick, wide, 2 * thick),
        Box(box.x - thick, low - thick, wide, 2 * thick),
        Box(box.x - thick, box.y - thick, 2 * thick, tall),
        Box(right - thick, box.y - thick, 2 * thick, tall),
    ]


def layer(svg: str, name: str) -> str:
    return svg.partition(f'data-layer="{name}"')[2].partition("data-layer=")[0]


def shown(part: str, symbol: str) -> int:
    """How often a stamp is printed."""
    return len(re.findall(rf'href="#escape-[a-z-]*?-{symbol}"', part))
