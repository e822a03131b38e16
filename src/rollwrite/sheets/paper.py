"""A sheet of paper: where its spots are, what is written on it, how it prints."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping, Sequence

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.art import AreaGlyph
from rollwrite.kernel.seen.view import Line, Mark

from .ink import Box, channels, hexed, signed
from .written.hand import FAINT_PENCIL, PENCIL, draw_mark, write

_EMPTY_MARKS = '<g data-layer="marks"></g>'
# Lighter tones are left to the paper: they cost toner and print as dust.
_PALE = 215
_SCENERY = '<g data-layer="scenery"'


def spots(svg: str) -> dict[str, Box]:
    """The named spots of a drawing and the boxes that marks are fitted into."""
    found: dict[str, Box] = {}
    for shape in ElementTree.fromstring(svg).iter():
        name = shape.get("data-spot")
        if name is None:
            continue
        if name in found:
            raise BadSheet(name, "the drawing has this spot twice")
        found[name] = _box_of(shape)
    return found


def fill(
    svg: str,
    marks: Sequence[Mark] = (),
    lines: Sequence[Line] = (),
    total: int | None = None,
    name: str = "",
    *,
    final: bool = False,
    glyphs: Mapping[str, str] | None = None,
    areas: Mapping[str, AreaGlyph] | None = None,
) -> str:
    """A sheet with all that is written on it. Points are faint until they are final."""
    boxes = spots(svg)
    written = [draw_mark(mark, boxes, glyphs=glyphs, areas=areas) for mark in marks]
    points = {f"score-{line.id}": line.points for line in lines}
    if total is not None:
        points["total"] = total
    ink = PENCIL if final else FAINT_PENCIL
    for spot, value in points.items():
        if spot in boxes:
            written.append(write(signed(value), spot, boxes[spot], ink))
    if name and "name" in boxes:
        written.append(write(name, "name", boxes["name"], weight=400))
    return svg.replace(_EMPTY_MARKS, f'<g data-layer="marks">{"".join(written)}</g>', 1)


def print_view(svg: str) -> str:
    """The sheet without its scenery: saves toner, and nothing that counts is lost."""
    return svg.replace(_SCENERY, _SCENERY + ' display="none"', 1)


def black_and_white(svg: str) -> str:
    """The print view in greys, for a printer without colours."""
    return re.sub(r"#[0-9A-Fa-f]{6}\b", lambda found: _grey(found[0]), print_view(svg))


def _grey(colour: str) -> str:
    red, green, blue = channels(colour)
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    if light > _PALE:
        light = 255
    return hexed(light, light, light)


def _box_of(shape: ElementTree.Element) -> Box:
    def number(name: str) -> float:
        return float(shape.get(name, "0"))

    if shape.tag.endswith("circle"):
        radius = number("r")
        return Box(number("cx") - radius, number("cy") - radius, 2 * radius, 2 * radius)
    return Box(number("x"), number("y"), number("width"), number("height"))
