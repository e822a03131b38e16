"""The life track: ten hearts that fade, and above them three from the chest."""

from __future__ import annotations

from rollwrite.sheets.ink import BONE, Box, path, placed, signed, stroke

from ..pen import card, lettered, numeral, word
from ..plan import chest_life, life
from ..sketching.sketch import inked, use
from ..words import Words

VALUES = (0, 0, -1, -2, -4, -6, -9, -12, -16, -20)
_CARD = Box(2722, 206, 192, 1512)
_HUES = (
    "#F3A6A6",
    "#F0B0AC",
    "#EFBDB4",
    "#EFC8BC",
    "#EFD2C4",
    "#EDD8CA",
    "#E9DACD",
    "#E6DBD2",
    "#E2DAD5",
)
_HEART = "M0 54C-78 8-68-52-28-52-8-52 0-38 0-30 0-38 8-52 28-52 68-52 78 8 0 54Z"
_SMALL_HEART = "M0 20C-27 3-24-20-9-20-2-20 0-14 0-10 0-14 2-20 9-20 24-20 27 3 0 20Z"


def life_track(words: Words) -> str:
    middle = _CARD.x + _CARD.width / 2
    extra = "".join(
        placed(*chest_life(box), path(_SMALL_HEART, fill=BONE, stroke_dasharray="6 5"))
        for box in (1, 2, 3)
    )
    shapes = card(_CARD, "lives") + _dots(278) + _dots(378) + extra + use("chest", middle, 299, 0.3)
    boxes = [_box(box) for box in range(1, len(VALUES) + 1)]
    texts = word(middle, 256, words.lives, 32) + "".join(text for _, text in boxes)
    return inked(shapes, *(shape for shape, _ in boxes)) + lettered(texts)


def _box(box: int) -> tuple[str, str]:
    x, y = life(box)
    value = VALUES[box - 1]
    points = signed(value) if value else 0
    if box == len(VALUES):
        return use("skull", x, y - 18, 1.75), numeral(x, y + 40, points, 40)
    heart = path(_HEART, fill=_HUES[box - 1], stroke_width=3.4)
    return placed(x, y, heart), numeral(x, y - 6, points, 44)


def _dots(y: float) -> str:
    return stroke(f"M{_CARD.x + 18:g} {y:g}h156", "#2A2420", 2.6, stroke_dasharray="3 8")
