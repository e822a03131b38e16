"""The hand that writes on sheets: marks as data, drawn alike in Python and the browser.

``hand_data()`` is all a client needs. To draw a glyph at a spot:

1. variant = FNV-1a (32 bit, over the UTF-8 of glyph and spot id joined) modulo 8;
2. every number of a stroke's ``d`` is x or y in turn: ``box.x + x * box.width / 100``,
   ``box.y + y * box.height / 100``;
3. the pen is ``width * min(box.width, box.height) / 100``; a stroke with ``fill`` is
   filled with the ink and has no line.

To write text at a spot, take the variant of the glyph ``text``: ``size`` is
``min(height * tall, width * wide / (advance * letters))``, the letters are centred at
the middle of the box moved by ``x`` and ``y`` (shares of the size), the baseline lies
``baseline * size`` below it, and everything turns around that point by ``turn`` degrees,
or by ``turn * 2 / letters`` if that is less.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypedDict
from xml.sax.saxutils import escape

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.view import Mark

from .ink import Box, element, group, number, numbers, path, wobble
from .strokes import VARIANTS, Stroke, Variant, glyphs, variants

PENCIL = "#3A3940"
FAINT_PENCIL = "#6A686F"
HAND_FONT = "Kalam,Patrick Hand,cursive"


class Slant(TypedDict):
    """How a word sits in its box: shares of its size, and degrees."""

    x: float
    y: float
    turn: float


class Writing(TypedDict):
    """How handwriting is fitted into a box."""

    font: str
    weight: int
    tall: float
    wide: float
    advance: float
    baseline: float
    variants: list[Slant]


class HandData(TypedDict):
    """Everything a client needs to write like this hand."""

    variants: int
    pencil: str
    faint: str
    glyphs: dict[str, list[Variant]]
    text: Writing


def hand_data() -> HandData:
    """The hand as plain data, ready for JSON."""
    return {
        "variants": VARIANTS,
        "pencil": PENCIL,
        "faint": FAINT_PENCIL,
        "glyphs": {name: list(ways) for name, ways in _GLYPHS.items()},
        "text": _WRITING,
    }


def variant_of(glyph: str, spot: str) -> int:
    """Same glyph, same spot, same variant, everywhere and always.

    >>> variant_of("cross", "red-circle")
    1
    """
    digest = 0x811C9DC5
    for byte in (glyph + spot).encode():
        digest = (digest ^ byte) * 0x01000193 & 0xFFFFFFFF
    return digest % VARIANTS


def draw_mark(
    mark: Mark,
    boxes: Mapping[str, Box],
    ink: str = PENCIL,
    glyphs: Mapping[str, str] | None = None,
) -> str:
    """One mark as SVG; ``glyphs`` are those the game drew itself."""
    own = glyphs or {}
    drawn = [_draw_at(mark, spot, _box(boxes, spot), ink, own) for spot in mark.spots]
    return group(*drawn, data_mark=" ".join(mark.spots), data_glyph=mark.glyph)


def write(words: str, spot: str, box: Box, ink: str = PENCIL, weight: int = 700) -> str:
    """Handwriting in a box, as large as it fits."""
    slant = _WRITING["variants"][variant_of("text", spot)]
    size = text_size(words, box)
    turn = slant["turn"] * min(1, 2 / max(1, len(words)))
    x = box.x + box.width / 2 + slant["x"] * size
    y = box.y + box.height / 2 + slant["y"] * size
    return element(
        "text",
        escape(words),
        transform=f"translate({numbers(x, y)})rotate({number(turn)})",
        y=round(_WRITING["baseline"] * size, 1),
        font_family=HAND_FONT,
        font_size=round(size, 1),
        font_weight=str(weight),
        text_anchor="middle",
        fill=ink,
    )


def text_size(words: str, box: Box) -> float:
    """The size at which the words fill the box and stay inside."""
    across = box.width * _WRITING["wide"] / (_WRITING["advance"] * max(1, len(words)))
    return min(box.height * _WRITING["tall"], across)


def _draw_at(mark: Mark, spot: str, box: Box, ink: str, own: Mapping[str, str]) -> str:
    if mark.glyph == "text":
        return write(mark.text, spot, box, ink)
    if mark.glyph in own:
        return _game_glyph(own[mark.glyph], box)
    if mark.glyph not in _GLYPHS:
        raise BadSheet(spot, f"there is no glyph “{mark.glyph}”")
    strokes = _GLYPHS[mark.glyph][variant_of(mark.glyph, spot)]
    return "".join(_stroke(stroke, box, ink) for stroke in strokes)


def _game_glyph(drawn: str, box: Box) -> str:
    scale = f"scale({box.width / 100:.3g} {box.height / 100:.3g})"
    return group(drawn, transform=f"translate({numbers(box.x, box.y)}){scale}")


def _stroke(stroke: Stroke, box: Box, ink: str) -> str:
    d = fitted(stroke["d"], box)
    if stroke.get("fill"):
        return path(d, fill=ink, opacity=stroke["opacity"])
    return path(
        d,
        fill="none",
        stroke=ink,
        stroke_width=round(stroke["width"] * min(box.width, box.height) / 100, 1),
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=stroke["opacity"],
    )


def fitted(d: str, box: Box) -> str:
    """A stroke of the box 0 0 100 100, moved into another box.

    >>> fitted("M0 50L100 50", Box(10, 20, 40, 60))
    'M10 50L50 50'
    """
    seen = 0

    def fit(found: re.Match[str]) -> str:
        nonlocal seen
        seen += 1
        start, length = (box.x, box.width) if seen % 2 else (box.y, box.height)
        return number(start + float(found[0]) * length / 100)

    return re.sub(r"-?[0-9.]+", fit, d)


def _box(boxes: Mapping[str, Box], spot: str) -> Box:
    if spot not in boxes:
        raise BadSheet(spot, "the drawing has no such spot")
    return boxes[spot]


def _slant(turn: int) -> Slant:
    hand = wobble("slant", turn)
    return {
        "x": round(hand.uniform(-0.04, 0.04), 3),
        "y": round(hand.uniform(-0.03, 0.03), 3),
        "turn": round(hand.uniform(-6, 4), 1),
    }


_GLYPHS = {name: variants(name) for name in glyphs()}

_WRITING: Writing = {
    "font": HAND_FONT,
    "weight": 700,
    "tall": 0.81,
    "wide": 0.98,
    "advance": 0.56,
    "baseline": 0.34,
    "variants": [_slant(turn) for turn in range(VARIANTS)],
}
