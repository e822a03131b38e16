"""What stands around the temple: nothing of it counts, and print leaves it out."""

from __future__ import annotations

from rollwrite.sheets.ink import PAPER, Box, rect

from ..masonry import courses, ferns, lintel, page_stone, pillars, torches
from ..signs.stamps import Stamps
from .layout import GROUND, PAGE

_BOTTOM = PAGE.height - 50


def scenery(stamps: Stamps) -> str:
    below = GROUND.y + GROUND.height + 4
    right = GROUND.x + GROUND.width
    walls = (
        courses(Box(GROUND.x - 2, below, GROUND.width + 4, PAGE.height - 34 - below), "maps", 96)
        + courses(Box(34, 630, GROUND.x - 38, 182), "west")
        + courses(Box(right + 4, 630, PAGE.width - 38 - right, 182), "east")
    )
    return (
        rect(PAGE, fill=PAPER)
        + page_stone()
        + walls
        + lintel(stamps, 142, 140, (270, 96))
        + pillars(stamps, (206, 620), (820, 1250), (1330, _BOTTOM))
        + torches(722)
        + "".join(stamps.symbol("black", x, 1290, 44) for x in (82, PAGE.width - 82))
        + ferns()
    )
