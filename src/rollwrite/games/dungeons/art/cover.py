"""The lid of the box: Grumble in his doorway, two who dare, and what there is to win."""

from __future__ import annotations

import math

from rollwrite.sheets import dice
from rollwrite.sheets.figures import explorer
from rollwrite.sheets.ink import (
    INK,
    Box,
    block,
    circle,
    drawing,
    element,
    group,
    path,
    placed,
    rect,
)
from rollwrite.sheets.letters import lettering

from .sketching.sketch import gallery, inked

LID = Box(0, 0, 300, 400)
_CLIP = "dungeons-cover-lid"
_LIGHT = "#F2A64A"
_ARCH = "M40 404V236C40 150 90 104 150 104S260 150 260 236V404Z"
_GROUND = "M-4 404V362q30-12 60-4t60-2 60 4 60-4 70 4V404Z"

# x, y, scale, colour, turn
_GEMS = (
    (40, 372, 1.1, "#4FC3C7", -14),
    (66, 382, 0.9, "#E25C6A", 20),
    (238, 380, 1, "#F2C14A", 12),
    (264, 372, 1.2, "#4FC3C7", -10),
    (216, 388, 0.8, "#9A6BD0", 30),
)


def cover() -> str:
    scene = _bricks() + _doorway() + _grumble() + _threshold() + _title()
    clip = element("clipPath", rect(LID, rx=8), id=_CLIP)
    lid = group(scene, clip_path=f"url(#{_CLIP})")
    return drawing(LID, clip + lid, role="img", aria_label="Dungeons, Dice & Danger")


def _bricks() -> str:
    """Lighter towards the doorway."""
    courses: dict[str, str] = {}
    for row in range(14):
        for column in range(8):
            left, top = column * 46 - row % 2 * 22, row * 29
            away = math.dist((left + 22, top + 14), (150, 210))
            colour = "#4A3A5E" if away < 120 else "#3A2F52" if away < 175 else "#2E2646"
            brick = block(Box(left + 1.5, top + 1.5, 43, 26), 5, f"cover-{row}-{column}", 1.6)
            courses[colour] = courses.get(colour, "") + brick
    bricks = "".join(path(d, fill=colour) for colour, d in courses.items())
    return rect(LID, fill="#241E3B") + bricks


def _doorway() -> str:
    arch = path(_ARCH, fill="#120E20", stroke="#6B5980", stroke_width=7)
    return arch + inked(*(_voussoir(index) for index in range(13)), pen=2.4)


def _voussoir(index: int) -> str:
    angle = math.pi * (index + 0.5) / 13
    stone = block(Box(-14, -13, 28, 26), 5, f"arch-{index}", 1.5)
    colour = "#7D6A90" if index % 2 else "#6B5980"
    x, y = 150 - math.cos(angle) * 119, 222 - math.sin(angle) * 126
    return placed(x, y, path(stone, fill=colour), turn=math.degrees(angle) - 90)


def _grumble() -> str:
    glow = circle(150, 262, 116, fill="#E8852E", opacity="0.16")
    glow += circle(150, 262, 88, fill=_LIGHT, opacity="0.18")
    return glow + placed(150, 374, inked(gallery("cover")["grumble"].body, pen=4))


def _threshold() -> str:
    ground = path(_GROUND, fill="#3A2A3E", stroke=INK, stroke_width=3)
    heroes = explorer(112, 366, 0.72, hat="#8FB4D8", pack="#9A6BD0")
    heroes += explorer(182, 368, 0.72, looks_left=True)
    rolled = placed(150, 378, dice.body(dice.pips(5, 26), size=26), turn=-12)
    return ground + _torches() + _gems() + heroes + rolled


def _torches() -> str:
    torch = gallery("signs")["torch"].body
    glow = "".join(circle(x, 212, 46, fill=_LIGHT, opacity="0.25") for x in (28, 272))
    return glow + inked(*(placed(x, 222, torch, scale=1.05) for x in (28, 272)))


def _gems() -> str:
    gem = gallery("signs")["gem"].body
    return inked(
        *(
            placed(x, y, gem.replace("#4FC3C7", colour), scale=scale, turn=turn)
            for x, y, scale, colour, turn in _GEMS
        )
    )


def _title() -> str:
    return lettering("DUNGEONS", 150, 42, 28, "#FFD45C", gap=1.9, bounce=0.15) + lettering(
        "DICE & DANGER", 150, 80, 21, "#FFF6DC", gap=1.9, bounce=0.12
    )
