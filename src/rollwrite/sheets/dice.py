"""Dice lying flat: a lip, a face and a little sheen, in the box -50 -50 100 100."""

from __future__ import annotations

from .ink import BONE, INK, Attribute, Box, circle, drawing, group, path, rect, stroke, text

SIZE = 88.0
BOX = Box(-50, -50, 100, 100)

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def body(face: str, fill: str = BONE, lip: str = "#CDBF9F", size: float = SIZE) -> str:
    """A die around its centre; the face is drawn around 0 0 as well."""
    half, pen = size / 2, size * 0.035
    edge: dict[str, Attribute] = {"rx": size * 0.2, "stroke": INK, "stroke_width": pen}
    left, top = -half + size * 0.12, -half + size * 0.16
    sheen = (
        f"M{left:.1f} {top:.1f}Q{left + size * 0.01:.1f} {top - size * 0.09:.1f}"
        f" {left + size * 0.12:.1f} {top - size * 0.095:.1f}H{half - size * 0.26:.1f}"
    )
    return group(
        rect(Box(-half, -half + size * 0.07, size, size), fill=lip, **edge),
        rect(Box(-half, -half - size * 0.02, size, size), fill=fill, **edge),
        stroke(sheen, "#FFFFFF", pen, opacity="0.55"),
        group(face, transform=f"translate(0 {-size * 0.02:.1f})"),
    )


def die(face: str, fill: str = BONE, lip: str = "#CDBF9F") -> str:
    """A whole drawing of one die. The client gives it its words."""
    lying = group(body(face, fill, lip), transform="translate(0 -2.2)")
    return drawing(BOX, lying, aria_hidden="true")


def numeral(value: str, size: float = SIZE, ink: str = INK) -> str:
    """The face of a number die. 6 and 9 are underlined: dice get turned."""
    face = text(0, size * 0.235, value, size * 0.66, ink)
    if value in {"6", "9"}:
        face += stroke(f"M{-size * 0.16:.1f} {size * 0.33:.1f}h{size * 0.32:.1f}", ink, size * 0.05)
    return face


def pips(value: int, size: float = SIZE, ink: str = INK) -> str:
    """The face of an ordinary die."""
    step = size * 0.25
    return "".join(circle(x * step, y * step, size * 0.085, fill=ink) for x, y in PIPS[value])


def cross(size: float, ink: str = INK) -> str:
    """A face nobody wants."""
    return path(
        f"M{-size} {-size} {size} {size}M{size} {-size} {-size} {size}",
        fill="none",
        stroke=ink,
        stroke_width=size * 0.5,
        stroke_linecap="round",
    )
