"""What expeditions find: vases, nine artefacts from the smallest to the grandest, dice."""

from __future__ import annotations

from rollwrite.sheets.dice import PIPS
from rollwrite.sheets.ink import (
    BONE,
    INK,
    OUTLINE,
    Attribute,
    Box,
    circle,
    path,
    placed,
    rect,
    stroke,
    wobble,
)

_BODY: dict[str, Attribute] = {"fill": BONE, **OUTLINE, "stroke_linecap": "round"}
_LINE: dict[str, Attribute] = {**_BODY, "fill": "none"}


def vase(x: float, y: float, height: float, fill: str, pen: float = 3, band: str = "") -> str:
    """An amphora: the sign of an artefact."""
    scale = height / 100
    edge: dict[str, Attribute] = {"stroke": INK, "stroke_width": round(pen / scale, 1)}
    parts = path(
        "M-12-34C-34-40-42-18-31-8M12-34C34-40 42-18 31-8", **{**edge, "fill": "none"}
    ) + path(
        "M-16-50H16L12-38C12-30 34-22 34 4 34 30 16 40 13 50H-13C-16 40-34 30-34 4"
        "-34-22-12-30-12-38Z",
        fill=fill,
        stroke_linejoin="round",
        **edge,
    )
    if band:
        parts += path(
            "M-31-6-22 2-12-6-2 2 8-6 18 2 31-6M-33 12H33",
            fill="none",
            stroke=band,
            stroke_width=round(max(5, pen / scale * 0.9), 1),
            stroke_linejoin="round",
        )
    return placed(x, y, parts, scale=scale)


def artefact(place: int, x: float, y: float) -> str:
    """The find at a place of the shelf, 1 to 9."""
    return placed(x, y, _ARTEFACTS[place - 1](), scale=0.92)


def shelf_die(place: int, x: float, y: float) -> str:
    """The die symbol at a place of the shelf; the ninth is a stone that sleeps."""
    body = _sleeping_stone() if place == 9 else _small_die((place - 1) % 6 + 1)
    return placed(x, y, body, turn=wobble("shelf die", place).uniform(-8, 8))


def _small_die(value: int) -> str:
    pips = "".join(circle(x * 11, y * 11, 4, fill=INK) for x, y in PIPS[value])
    return rect(Box(-22, -22, 44, 44), rx=10, **_BODY) + pips


def _sleeping_stone() -> str:
    return (
        path("M-24-4-10-22 8-25 24-6 20 16-2 26-22 18Z", **_BODY)
        + path("M-24-4-4-2 8-25M-4-2-2 26", **{**_LINE, "stroke_width": 2.6})
        + path("M4 8l9-3-5 10 9-3", **_LINE)
    )


def _bowl() -> str:
    body = path("M-27-10H27C27 14 14 24 0 24S-27 14-27-10Z", **_BODY)
    return body + path("M-25 0l8 7 8-7 9 7 9-7 8 7 8-7", **_LINE)


def _jug() -> str:
    body = path("M-12-26H10L8-16C24-8 24 22 10 27H-12C-26 22-26-8-10-16Z", **_BODY)
    return body + path("M14-12C32-14 30 12 17 14M-21 4H19", **_LINE)


def _comb() -> str:
    teeth = "M-20-4V22M-10-4V26M0-4V26M10-4V26M20-4V22M-12-13H12"
    return path("M-24-22H24V-4H-24Z", **_BODY) + path(teeth, **_LINE)


def _bird() -> str:
    body = "M-28 4C-24-10-8-14 2-10L10-24 18-10C28-6 28 12 14 18 0 24-18 22-28 4Z"
    wing = "M-14 4q8 8 18 2M-28 4l-4-8"
    return path(body, **_BODY) + circle(13, -5, 2.5, fill=INK) + path(wing, **_LINE)


def _mask() -> str:
    face = path("M-22-24Q0-32 22-24V2C22 18 10 28 0 28S-22 18-22 2Z", **_BODY)
    return face + path("M-13-8h9M4-8h9M0-4V6M-9 15Q0 20 9 15", **_LINE)


def _calendar() -> str:
    marks = path("M0-27V-15M0 15V27M-27 0H-15M15 0H27", **_LINE)
    rings = circle(0, 0, 27, **_BODY) + circle(0, 0, 15, **_LINE)
    return rings + marks + circle(0, 0, 5, fill=INK)


def _necklace() -> str:
    string = path("M-26-22C-26 8-12 16 0 16S26 8 26-22", **_LINE)
    beads = ((-20, 1, 6), (20, 1, 6), (-26, -16, 5), (26, -16, 5))
    drop = path("M0 10 9 20 0 31-9 20Z", **_BODY)
    return string + drop + "".join(circle(x, y, radius, **_BODY) for x, y, radius in beads)


def _idol() -> str:
    body = path("M-10-8C-16-30 16-30 10-8L18 2V12H10V28H-10V12H-18V2Z", **_BODY)
    return body + path("M-5-16h.5M5-16h.5M-4-9H4M-10 12H10", **_LINE)


def _crown() -> str:
    body = path("M-28 22-30-16-14 0 0-26 14 0 30-16 28 22Z", **_BODY)
    jewels = circle(0, 4, 4.5, fill=INK) + circle(0, -27, 4, **_BODY)
    return body + stroke("M-27 12H27", INK, 3) + jewels


_ARTEFACTS = (_bowl, _jug, _comb, _bird, _mask, _calendar, _necklace, _idol, _crown)
