"""The head of a sheet: its title in drawn capitals, its story, a hanging sign; the name below."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, Box, block, circle, path, stroke, text, wobbly_line
from rollwrite.sheets.letters import lettering, width
from rollwrite.sheets.measure import broken

from ..palette import BRICK, SOFT, TIMBER, edged
from ..plan import NAME_PLATE, Plan
from ..words import Words
from .rows import plate

_WIDEST = 600


def header(plan: Plan, language: str, words: Words) -> str:
    story = broken(plan.flavour[language], 26, 610)
    baseline = 118 if len(story) > 2 else 126
    drawn = _title(plan.title[language], baseline)
    for index, line in enumerate(story):
        drawn += text(68, baseline + 42 + index * 32, line, 26, INK, 600, "start")
    return drawn + _hanging_sign(plan, words)


def _title(title: str, baseline: float) -> str:
    """As high as it fits; all titles begin at the same place."""
    capitals = title.replace("ß", "ẞ").upper()
    height = 54.0
    while width(capitals, height) > _WIDEST:
        height -= 1
    middle = 70 + width(capitals, height) / 2
    return lettering(capitals, middle, baseline, height, BRICK, shine="#FFE3C8", bounce=0.1)


def _hanging_sign(plan: Plan, words: Words) -> str:
    board = block(Box(1066, 60, 244, 168), 14, "sign", 3)
    grain = "M1082 84h70M1230 206h64M1080 196h40M1240 78h50"
    return (
        path("M1100 26V62M1276 26V62", stroke=INK, stroke_width=4)
        + path(board, fill=TIMBER, **edged(3.5))
        + stroke(grain, INK, 2.4, opacity=0.35)
        + circle(1100, 72, 5, fill=INK)
        + circle(1276, 72, 5, fill=INK)
        + text(1188, 110, f"{words.chapter} {plan.chapter}", 31)
        + lettering(str(plan.game), 1188, 184, 54, "#FFF6DC", gap=1.6)
        + text(1188, 218, words.of_twelve, 25, INK, 700)
        + text(1106, 164, "MY", 27)
        + text(1268, 164, "CITY", 27)
    )


def name_plate(words: Words) -> str:
    line = wobbly_line((944, 1878), (1304, 1878), "name", 1.5)
    return (
        plate(NAME_PLATE, "name")
        + text(866, 1873, words.name, 25, SOFT, 600, "start")
        + stroke(line, "#8B7A60", 2.5, stroke_dasharray="2 7")
    )
