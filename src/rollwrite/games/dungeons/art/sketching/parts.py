"""The words that sketches are written in; each draws one part.

Ink, its width and its round corners are inherited from the group that a sketch
stands in, so a part says only what is its own. An empty colour is inherited too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from rollwrite.sheets.ink import BONE, INK, Attribute, Box, element, group, numbers, path, rect


def shape(colour: str, d: str, pen: float | None = None) -> str:
    """Filled and outlined."""
    return path(d, fill=colour or None, stroke_width=pen)


def patch(colour: str, d: str, opacity: float | None = None) -> str:
    """Filled, without an outline."""
    return path(d, fill=colour or None, stroke="none", opacity=opacity)


def line(d: str, pen: float | None = None, colour: str | None = None) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=pen)


def limb(colour: str, width: float, d: str) -> str:
    """An arm, a leg or a bone: a thick line with an edge of ink."""
    return line(d, width + 8) + line(d, width, colour)


def tube(colour: str, folds: str, width: float, d: str, rings: str = "") -> str:
    """A piece of worm, whose flat ends go into the sand."""
    body = group(line(d, width + 8), line(d, width, colour), stroke_linecap="butt")
    return body + (line(rings, 3.5, folds) if rings else "")


def disc(
    colour: str,
    x: float,
    y: float,
    wide: float,
    tall: float | None = None,
    pen: float | None = None,
) -> str:
    """A round thing with an outline."""
    return _round(x, y, wide, tall, fill=colour or None, stroke_width=pen)


def dot(colour: str, x: float, y: float, wide: float, tall: float | None = None) -> str:
    return _round(x, y, wide, tall, fill=colour, stroke="none")


def glow(colour: str, x: float, y: float, radius: float, opacity: float) -> str:
    return _round(x, y, radius, None, fill=colour, stroke="none", opacity=opacity)


def ring(colour: str, x: float, y: float, radius: float, pen: float, dashes: str) -> str:
    return _round(
        x, y, radius, None, fill="none", stroke=colour, stroke_width=pen, stroke_dasharray=dashes
    )


def ground(width: float, opacity: float = 0.13) -> str:
    """The shadow of whoever stands on y = 0."""
    tall = round(min(9, width * 0.04), 1)
    return _round(0, 0, width / 2, tall, fill="#000000", stroke="none", opacity=opacity)


def bar(colour: str, x: float, y: float, width: float, height: float, radius: float) -> str:
    return rect(Box(x, y, width, height), rx=radius, fill=colour, stroke="none")


def slab(
    colour: str,
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    pen: float | None = None,
) -> str:
    return rect(Box(x, y, width, height), rx=radius, fill=colour, stroke_width=pen)


def eye(
    x: float,
    y: float,
    r: float,
    look: Sequence[float] = (0, 0),
    white: str = BONE,
    pupil: float = 0.46,
    slit: bool = False,
    lid: str = "",
    shut: float = 0,
) -> str:
    """A round eye; ``look`` moves the pupil, a lid shuts a share of it."""
    across, down = x + look[0] * r * 0.45, y + look[1] * r * 0.45
    wide, tall = (r * 0.24, r * 0.66) if slit else (r * pupil, r * pupil)
    return (
        disc(white, x, y, r)
        + dot(INK, *_short(across, down, wide, tall))
        + dot("#FFFFFF", *_short(across + r * 0.16, down - r * 0.2, r * 0.14))
        + (_lid(x, y, r, lid, shut) if lid else "")
    )


def _lid(x: float, y: float, r: float, colour: str, shut: float) -> str:
    down = 2 * r * shut - r
    half = math.sqrt(r * r - down * down)
    sweep = "0 0 1" if shut < 0.5 else "0 1 1"
    arc = f"A{numbers(r, r)} {sweep} {numbers(x + half, y + down)}"
    return path(f"M{numbers(x - half, y + down)}{arc}Z", fill=colour)


def _short(*values: float) -> list[float]:
    return [round(value, 1) for value in values]


def _round(x: float, y: float, wide: float, tall: float | None, **look: Attribute) -> str:
    if tall is None or tall == wide:
        return element("circle", cx=x or None, cy=y or None, r=wide, **look)
    return element("ellipse", cx=x or None, cy=y or None, rx=wide, ry=tall, **look)


PARTS: dict[str, Callable[..., str]] = {
    "bar": bar,
    "disc": disc,
    "dot": dot,
    "eye": eye,
    "glow": glow,
    "ground": ground,
    "limb": limb,
    "line": line,
    "patch": patch,
    "ring": ring,
    "shape": shape,
    "slab": slab,
    "tube": tube,
}
