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

Marks that are one drawing over several cells are described in ``areas``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TypedDict
from xml.sax.saxutils import escape

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.art import AreaCoat, AreaGlyph
from rollwrite.kernel.seen.view import Mark

from ..ink import Box, Point, element, group, number, numbers, path, wobble
from .areas import neighbours, outline, places, sign_cell
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
    areas: Mapping[str, AreaGlyph] | None = None,
) -> str:
    """One mark as SVG; ``glyphs`` and ``areas`` are those the game drew itself."""
    own = glyphs or {}
    if areas and mark.glyph in areas:
        drawn = [_draw_area(mark, areas[mark.glyph], boxes, ink)]
    else:
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


# -- marks over several cells -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Cell:
    spot: str
    box: Box
    neighbours: int
    way: int


def _draw_area(mark: Mark, glyph: AreaGlyph, boxes: Mapping[str, Box], ink: str) -> str:
    cells = _cells(mark, boxes)
    size = min(cells[0].box.width, cells[0].box.height) / 100
    rims = outline([cell.box for cell in cells], glyph.inset * size)
    sign = cells[sign_cell([cell.neighbours for cell in cells])]
    return "".join(
        (
            path(_closed(rims), fill=glyph.ground),
            *(_coat(coat, cells, size) for coat in glyph.coats),
            _pencil_line(rims, "xy", cells[0].spot, size, ink, glyph.pen, 0.95),
            _pencil_line(rims, "uv", cells[0].spot, size, ink, glyph.pen * 0.45, 0.52),
            _game_glyph(glyph.sign, sign.box) if glyph.sign else "",
        )
    )


def _cells(mark: Mark, boxes: Mapping[str, Box]) -> list[_Cell]:
    """The cells of a mark in reading order."""
    spots = {spot: _box(boxes, spot) for spot in mark.spots}
    order = sorted(spots, key=lambda spot: (spots[spot].y, spots[spot].x))
    taken = places([spots[spot] for spot in order])
    return [
        _Cell(spot, spots[spot], neighbours(place, taken), variant_of(mark.glyph, spot))
        for spot, place in zip(order, taken)
    ]


def _coat(coat: AreaCoat, cells: Sequence[_Cell], size: float) -> str:
    d = "".join(
        fitted(piece.d, cell.box)
        for cell in cells
        for piece in coat.pieces
        if cell.neighbours & piece.care == piece.bits and piece.ways >> cell.way & 1
    )
    if not d:
        return ""
    line = coat.stroke != "none"
    return path(
        d,
        fill=coat.fill,
        stroke=coat.stroke if line else None,
        stroke_width=round(coat.width * size, 1) if line else None,
        stroke_linecap="round" if line else None,
        stroke_linejoin="round" if line else None,
        opacity=coat.opacity if coat.opacity < 1 else None,
    )


def _pencil_line(
    rims: list[list[Point]],
    axes: str,
    spot: str,
    size: float,
    ink: str,
    pen: float,
    opacity: float,
) -> str:
    return path(
        _closed(_trembling(rims, axes, spot, size)),
        fill="none",
        stroke=ink,
        stroke_width=round(pen * size, 1),
        stroke_linejoin="round",
        opacity=opacity,
    )


def _trembling(rims: list[list[Point]], axes: str, spot: str, size: float) -> list[list[Point]]:
    corner = count()

    def off(axis: str, index: int) -> float:
        return (variant_of(f"{axis}{index}", spot) / 3.5 - 1) * 1.3 * size

    def moved(x: float, y: float, index: int) -> Point:
        return x + off(axes[0], index), y + off(axes[1], index)

    return [[moved(x, y, next(corner)) for x, y in rim] for rim in rims]


def _closed(rims: list[list[Point]]) -> str:
    return "".join(f"M{'L'.join(numbers(*corner) for corner in rim)}Z" for rim in rims)


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
