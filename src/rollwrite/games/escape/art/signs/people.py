"""The four adventurers: outline first, then colour; none has the colour of a secret.

A figure stands where there is room, a token where a figure would hide too much.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.sheets.ink import INK, Box, circle, element, group, path, placed, rect

from ..palette import BONE, CREAM, ORANGE, SHADE, STONE_LIGHT, WHITE, edged, line
from .pieces import polygon

_YELLOW = "#F8D44A"


@dataclass(frozen=True, slots=True)
class Adventurer:
    """One seat: headgear, colours, and the line that the clothes follow."""

    hat: str
    colour: str
    skin: str
    headgear: str
    clothes: str
    on: str


ADVENTURERS = (
    Adventurer(
        "brim",
        ORANGE,
        "#E9B98A",
        "#7A4E28",
        "M0-52C12-52 14-42 18-30 24-14 28-8 29 0H-29C-28-8-24-14-18-30-14-42-12-52 0-52Z",
        INK,
    ),
    Adventurer(
        "helmet",
        "#4B505A",
        "#A86F48",
        STONE_LIGHT,
        "M-22-50H22Q27-50 27-44V0H-27V-44Q-27-50-22-50Z",
        WHITE,
    ),
    Adventurer(
        "hood",
        _YELLOW,
        "#C98F5E",
        _YELLOW,
        "M0-56C18-50 24-34 34-6L26 0H-26L-34-6C-24-34-18-50 0-56Z",
        INK,
    ),
    Adventurer(
        "bun",
        "#EC86B0",
        "#F0C9A0",
        SHADE,
        "M0-52C20-52 31-40 31-25 31-10 20 0 0 0S-31-10-31-25C-31-40-20-52 0-52Z",
        INK,
    ),
)

# Paths of the hats in the box -1 -1 2 2; a lone circle is x, y, radius.
_HATS: dict[str, tuple[str | tuple[float, float, float], ...]] = {
    "brim": (
        "M-.56.1C-.56-.78-.26-.86 0-.68.26-.86.56-.78.56.1Z",
        "M-1.12.12Q0-.2 1.12.12.6.5 0 .5T-1.12.12Z",
    ),
    "helmet": (
        (0, -0.86, 0.2),
        "M-.78.2C-.78-.5-.42-.8 0-.8S.78-.5.78.2Z",
        "M-1 .16H1V.48H-1Z",
    ),
    "hood": (
        "M0-1.2C.22-.8 1-.5.98.78Q0 1.02-.98.78C-1-.5-.22-.8 0-1.2Z"
        "M0-.32A.52.52 0 1 0 0 .72.52.52 0 1 0 0-.32Z",
    ),
    "bun": (
        (0, -0.78, 0.4),
        "M-.84.66C-1-.3-.5-.52 0-.52S1-.3.84.66C.62.1.36-.02 0-.02S-.62.1-.84.66Z",
    ),
}


def figure(seat: int, x: float, y: float, scale: float = 1) -> str:
    """A standing adventurer, 64 wide and 98 high; the point is between the feet."""
    who = ADVENTURERS[seat]
    rim = path(who.clothes, fill=BONE, **{**edged(13), "stroke": BONE})
    head = circle(0, -62, 15, fill=who.skin) + path("M-5-60v2M5-60v2", stroke_width=4)
    hat = placed(0, -66 if who.hat == "bun" else -73, _hat(who.hat, who.headgear), scale=20)
    return placed(
        x,
        y,
        element("ellipse", cy=1, rx=34, ry=8, fill="#000000", opacity="0.25"),
        rim + circle(0, -64, 22, fill=BONE),
        group(path(who.clothes, fill=who.colour), _detail(who.hat), head, **line(4.5)),
        group(hat, stroke_width=0.22, stroke=INK, stroke_linejoin="round"),
        scale=scale,
    )


def _detail(hat: str) -> str:
    """Scarf, coat front, buttons or sash."""
    match hat:
        case "brim":
            return path("M-12-44Q0-34 12-44L5-34 9-24H-9L-5-34Z", fill=CREAM, stroke_width=3)
        case "helmet":
            return path("M0-48V0M-14-26h6M8-26h6", stroke_width=3.5)
        case "hood":
            return path("M0-48V-2M-9-36h18M-9-24h18M-9-12h18", stroke_width=3.5)
    sash = path("M-18-46 20-8", stroke=CREAM, stroke_width=7, stroke_linecap="butt")
    return sash + path("M-22-42 16-4M-14-49 24-12", stroke_width=3)


def _hat(hat: str, fill: str) -> str:
    return "".join(
        path(part, fill=fill, fill_rule="evenodd" if hat == "hood" else None)
        if isinstance(part, str)
        else circle(*part, fill=fill)
        for part in _HATS[hat]
    )


# -- tokens -------------------------------------------------------------------------------

_DOWN = {"brim": 0.12, "helmet": 0.18, "hood": 0.1, "bun": 0.06}


def token(seat: int, x: float, y: float, radius: float) -> str:
    """The same adventurer on a plate: disc, square, diamond or hexagon."""
    who = ADVENTURERS[seat]
    plate, pen = _plate(who.hat, radius), max(3, radius * 0.13)
    return placed(
        x,
        y,
        group(plate, fill=BONE, **{**edged(pen * 2.4), "stroke": BONE}),
        group(plate, fill=who.colour, **edged(pen)),
        placed(0, radius * _DOWN[who.hat], _hat(who.hat, who.on), scale=radius * 0.62),
    )


def _plate(hat: str, radius: float) -> str:
    match hat:
        case "brim":
            return circle(0, 0, radius)
        case "helmet":
            half = radius * 0.92
            return rect(Box(-half, -half, 2 * half, 2 * half), rx=radius * 0.2)
        case "hood":
            return path(polygon(0, 0, radius * 1.22, 4))
    return path(polygon(0, 0, radius * 1.1, 6))
