"""What is drawn on the cards of the strip."""

from __future__ import annotations

from rollwrite.sheets import dice
from rollwrite.sheets.ink import BONE, Box, block, circle, number, numbers, path, placed, stroke

from ..moods import SOFT
from ..pen import card, fitted, lettered, word
from ..plan import STRIP_HEIGHT, STRIP_Y
from ..sketching.sketch import inked, use
from ..words import Words
from .layout import REWARDS, Strip

BLACK_DIE, BLACK_LIP, BLACK_PIPS = "#2A2420", "#0F0C0A", "#FFF4DC"
_FACES = (5, 2, 4, 3, 5, 6)
_TURNS = (-5, 4, -3, -5, 3, -2)


def cards(strip: Strip, words: Words) -> str:
    """All but the bonuses."""
    drawn = _chest(strip, words) + _black(strip, words) + _gems(strip, words)
    return drawn + (_gold(strip, words) if strip.gold_count else "") + _sums(strip, words)


def black_die(face: int, x: float, y: float, size: float, turn: float) -> str:
    face_drawn = dice.pips(face, size, ink=BLACK_PIPS)
    return placed(x, y, dice.body(face_drawn, BLACK_DIE, BLACK_LIP, size), turn=turn)


def _chest(strip: Strip, words: Words) -> str:
    box = strip.chest
    rings = "".join(
        circle(*strip.reward(row), 29, fill=BONE, stroke_width=3.4) for row in range(len(REWARDS))
    )
    shapes = card(box, "chest") + use("chest", box.x + box.width - 58, STRIP_Y + 34, 0.5) + rings
    shapes += _extra_lives(strip) + _torches(strip)
    x, y = strip.reward(0)
    texts = word(box.x + 22, STRIP_Y + 44, words.chest, 30, anchor="start")
    texts += word(x + 230, y + 12, "+", 36)
    return inked(shapes) + _dice(strip, (4, 5, 6), 56) + lettered(texts)


def _extra_lives(strip: Strip) -> str:
    x, y = strip.reward(0)
    hearts = "".join(use("heart", x + 78 + index * 48, y, 1.5) for index in range(3))
    return hearts + use("gem", x + 276, y, 1.5)


def _torches(strip: Strip) -> str:
    shapes = ""
    for box in (1, 2):
        place = strip.torch(box)
        frame = Box(place.x, place.y + 2, place.width, 64)
        shapes += path(block(frame, 9, f"torch-{box}", 1.2), fill=BONE)
        shapes += use("torch", place.x + place.width / 2, place.y + 35, 0.74)
    return shapes


def _dice(strip: Strip, boxes: tuple[int, ...], size: float) -> str:
    return "".join(
        black_die(_FACES[box - 1], *strip.black(box), size, _TURNS[box - 1]) for box in boxes
    )


def _black(strip: Strip, words: Words) -> str:
    box, middle = strip.dice, strip.dice.x + strip.dice.width / 2
    lines = words.black_die.split() if len(words.black_die) > 10 else [words.black_die]
    top = STRIP_Y + (44 if len(lines) == 1 else 40)
    texts = "".join(
        word(middle, top + index * 30, line, fitted(line, 30, box.width - 24))
        for index, line in enumerate(lines)
    )
    return inked(card(box, "black")) + _dice(strip, (1, 2, 3), 70) + lettered(texts)


def _gems(strip: Strip, words: Words) -> str:
    rows = strip.gem_count // 9
    scale = min((STRIP_HEIGHT - 72) / rows / 34, 1.75)
    gems = "".join(use("gem-box", *strip.gem(box), scale) for box in range(1, strip.gem_count + 1))
    return inked(card(strip.gems, "gems"), gems) + _heading(strip.gems, words.gems, "×3")


def _gold(strip: Strip, words: Words) -> str:
    box = strip.gold
    assert box is not None, "gold was counted"
    coins = "".join(use("coin", *strip.coin(nth), 1.9) for nth in range(1, strip.gold_count + 1))
    return inked(card(box, "gold"), coins) + _heading(box, words.gold, "×2")


def _heading(box: Box, words: str, worth: str) -> str:
    return lettered(
        word(box.x + 20, STRIP_Y + 44, words, 30, anchor="start"),
        word(box.x + box.width - 20, STRIP_Y + 44, worth, 30, SOFT, 700, "end"),
    )


# -- the sum --------------------------------------------------------------------


def _sums(strip: Strip, words: Words) -> str:
    box, total = strip.sums, strip.total()
    frame = path(block(total, 12, "total", 1.6), fill="#FCF2C9", stroke_width=3.4)
    lines = "".join(_line(strip, name) for name in strip.lines())
    crown = use("crown", total.x + 44, STRIP_Y + 54, 1.7)
    right = box.x + box.width
    texts = word(right - 36, STRIP_Y + 60, words.total, 30, SOFT, 700, "end")
    texts += word(box.x + 24, STRIP_Y + 262, words.name, 30, SOFT, 600, "start")
    ruled = f"M{numbers(box.x + 120, STRIP_Y + 264)}H{number(right - 24)}"
    name = stroke(ruled, SOFT, 3.4, stroke_dasharray="3 9")
    return inked(card(box, "sums"), lines, frame, crown) + name + lettered(texts)


_LINE_SIGNS = {"gems": ("gem", 1.3), "gold": ("coin", 1.1), "lives": ("heart", 1.35)}


def _line(strip: Strip, name: str) -> str:
    box = strip.line(name)
    sign, scale = _LINE_SIGNS[name]
    frame = path(block(box, 9, f"sum-{name}", 1.4), fill=BONE)
    return frame + use(sign, box.x + 28, box.y + box.height / 2, scale)
