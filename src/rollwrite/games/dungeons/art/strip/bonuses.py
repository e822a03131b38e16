"""The two bonus cards: what is asked for, in words and as a picture, and its gems."""

from __future__ import annotations

from collections.abc import Callable

from rollwrite.sheets.ink import Box, numbers, path, stroke

from ..moods import SOFT
from ..pen import card, fitted, lettered, numeral, word
from ..plan import STRIP_HEIGHT, STRIP_Y
from ..rooms.fields import small_field
from ..rooms.lairs import stood
from ..sketching.sketch import gallery, inked, use
from ..words import Words
from .layout import Strip

Drawn = tuple[str, str]  # shapes and words
_LONG = 22  # letters that fit a line


def bonuses(strip: Strip, adventure: str, words: Words) -> str:
    return "".join(_bonus(strip, adventure, words, nth) for nth in (1, 2))


def _bonus(strip: Strip, adventure: str, words: Words, nth: int) -> str:
    box = strip.bonuses[nth - 1]
    lines = _lines(words.bonuses[adventure][nth - 1])
    y = STRIP_Y + (164 if len(lines) > 1 else 150)
    shapes, numbers_drawn = _PICTURES[adventure, nth](box, y)
    texts = word(box.x + 22, STRIP_Y + 44, f"{words.bonus} {nth}", 25, SOFT, 700, "start")
    for index, line in enumerate(lines):
        size = fitted(line, 30, box.width - 44, 0.54)
        texts += word(box.x + 22, STRIP_Y + 82 + index * 33, line, size, anchor="start")
    gems, worth = _worth(box, words)
    return inked(card(box, f"bonus-{nth}"), shapes, gems) + lettered(texts, numbers_drawn, worth)


def _lines(words: str) -> list[str]:
    if len(words) <= _LONG:
        return [words]
    parts = words.split()
    half = (len(parts) + 1) // 2
    return [" ".join(parts[:half]), " ".join(parts[half:])]


def _worth(box: Box, words: Words) -> Drawn:
    x, y = box.x, STRIP_Y + STRIP_HEIGHT - 42
    shapes = (
        stroke(f"M{numbers(x + 22, y - 42)}h{box.width - 44:g}", "#CDBF9F", 3)
        + use("gem", x + 154, y, 1.1)
        + path(f"M{numbers(x + 178, y + 20)}l12-40")
        + use("gem-box", x + 335, y)
    )
    texts = (
        word(x + 22, y + 9, words.first, 25, SOFT, 600, "start")
        + numeral(x + 122, y, 3, 34)
        + word(x + 202, y + 9, words.later, 25, SOFT, 600, "start")
        + numeral(x + 306, y, 1, 34)
    )
    return shapes, texts


# -- pictures -------------------------------------------------------------------


def _five_fists(box: Box, y: float) -> Drawn:
    return "".join(small_field("fist", box.x + 50 + i * 68, y, 0.58)[0] for i in range(5)), ""


def _starts_meet(box: Box, y: float) -> Drawn:
    left = small_field("start", box.x + 66, y, 0.58, 5)
    right = small_field("start", box.x + box.width - 66, y, 0.58, 9, "right")
    way = f"M{numbers(box.x + 108, y)}h{box.width - 216:g}"
    dots = path(way, stroke_width=7, stroke_dasharray="3 15")
    return left[0] + right[0] + dots, left[1] + right[1]


def _mancers(box: Box, y: float) -> Drawn:
    cultists = gallery("cultists")
    necro = stood(cultists["necro"], Box(box.x + 40, y - 48, 130, 92))
    pastry = stood(cultists["pastry"], Box(box.x + 200, y - 48, 130, 92))
    return necro + pastry, word(box.x + box.width / 2 + 2, y + 12, "+", 44)


def _six_rubbles(box: Box, y: float) -> Drawn:
    return "".join(small_field("rubble", box.x + 46 + i * 56, y, 0.5)[0] for i in range(6)), ""


def _clouds(box: Box, y: float) -> Drawn:
    return _row("cloud", 8, box.x + 40, 42, y - 10, 22, 0.44), ""


def _worm(box: Box, y: float) -> Drawn:
    pyramid = gallery("pyramid")
    parts = enumerate(("neck", "knot", "rear"))
    drawn = (
        stood(pyramid[name], Box(box.x + 24 + index * 112, y - 46, 100, 88))
        for index, name in parts
    )
    return "".join(drawn), ""


def _shields(box: Box, y: float) -> Drawn:
    return _row("shield", 3, box.x + box.width / 2 - 84, 84, y, 0, 1.9), ""


def _tracks(box: Box, y: float) -> Drawn:
    return _row("footprint", 6, box.x + 46, 56, y - 8, 16, 0.5), ""


def _row(name: str, count: int, x: float, step: float, y: float, drop: float, scale: float) -> str:
    """Signs side by side, every other one a little lower."""
    return "".join(
        use(name, x + index * step, y + index % 2 * drop, scale) for index in range(count)
    )


_PICTURES: dict[tuple[str, int], Callable[[Box, float], Drawn]] = {
    ("annoyed-animals", 1): _five_fists,
    ("annoyed-animals", 2): _starts_meet,
    ("clumsy-cultists", 1): _mancers,
    ("clumsy-cultists", 2): _six_rubbles,
    ("puzzled-pyramid", 1): _clouds,
    ("puzzled-pyramid", 2): _worm,
    ("defiant-dinosaurs", 1): _shields,
    ("defiant-dinosaurs", 2): _tracks,
}
