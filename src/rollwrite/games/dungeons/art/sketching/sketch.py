"""Sketches: creatures, things and signs as data, read from ``data/*.toml``.

A sketch has a ``size``, its ``parts`` from bottom to top and ``colours`` by name.
A thing that comes in several ``hues`` leaves the colour ``hue`` to whoever places it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rollwrite.sheets.data import shipped
from rollwrite.sheets.ink import BONE, INK, Attribute, element, group, number, numbers

from .parts import PARTS

# Colours that all sketches share.
COLOURS = {
    "ink": INK,
    "bone": BONE,
    "white": "#FFFFFF",
    "tooth": "#FFF6E0",
    "amber": "#FFE27A",
    "red": "#BF2F2B",
    "mouth": "#4A1F33",
    "tongue": "#D8576B",
    "hue": "",
}

Part = list[Any]


@dataclass(frozen=True, slots=True)
class Sketch:
    """Something drawn: its size, the colours it comes in, its SVG."""

    width: float
    height: float
    hues: tuple[str, ...]
    body: str


@cache
def gallery(name: str) -> Mapping[str, Sketch]:
    """All sketches of one file."""
    data: dict[str, Any] = shipped("rollwrite.games.dungeons.art.sketching", f"data/{name}.toml")
    shared: dict[str, list[Part]] = data.pop("sketches", {})
    known = shared | {key: value["parts"] for key, value in data.items()}
    return {key: _sketch(value, known) for key, value in data.items()}


def _sketch(data: Mapping[str, Any], known: Mapping[str, list[Part]]) -> Sketch:
    palette = COLOURS | data.get("colours", {})
    body = _drawn(data["parts"], palette, known)
    width, height = data["size"]
    return Sketch(width, height, tuple(data.get("hues", ())), body)


def _drawn(parts: list[Part], palette: Mapping[str, str], known: Mapping[str, list[Part]]) -> str:
    return "".join(_part(word, rest, palette, known) for word, *rest in parts)


def _part(
    word: str, rest: Part, palette: Mapping[str, str], known: Mapping[str, list[Part]]
) -> str:
    match word, rest:
        case "sketch", [str(name)]:
            return _drawn(known[name], palette, known)
        case "sketch", [str(name), dict(colours)]:
            return _drawn(known[name], {**palette, **colours}, known)
        case "mirror", [x, parts]:
            half = _drawn(parts, palette, known)
            return half + group(half, transform=f"translate({number(2 * x)} 0)scale(-1 1)")
        case "at", [x, y, scale, turn, parts]:
            return group(_drawn(parts, palette, known), transform=_move(x, y, scale, turn))
        case _, [dict(named)]:
            return PARTS[word](**{key: _coloured(each, palette) for key, each in named.items()})
    return PARTS[word](*(_coloured(each, palette) for each in rest))


def _coloured(value: object, palette: Mapping[str, str]) -> object:
    return palette.get(value, value) if isinstance(value, str) else value


def _move(x: float, y: float, scale: float | list[float], turn: float) -> str:
    across, down = scale if isinstance(scale, list) else (scale, scale)
    moved = f"translate({numbers(x, y)})" if x or y else ""
    turned = f"rotate({number(turn)})" if turn else ""
    if across == down:
        return moved + turned + (f"scale({across:.3g})" if across != 1 else "")
    return f"{moved}{turned}scale({across:.3g} {down:.3g})"


# -- placing ------------------------------------------------------------------


def inked(*children: str, pen: float = 3) -> str:
    """A group whose shapes are outlined. No text in here: it would be outlined too."""
    return group(
        *children, stroke=INK, stroke_width=pen, stroke_linejoin="round", stroke_linecap="round"
    )


def use(name: str, x: float, y: float, scale: float = 1, turn: float = 0, hue: str = "") -> str:
    """A sketch that is drawn often: written once, shown here. See ``sheet.finished``."""
    place: dict[str, Attribute] = {"href": f"#{name}", "fill": hue or None}
    if scale == 1 and not turn:
        return element("use", **place, x=round(x, 1), y=round(y, 1))
    turned = f"rotate({number(turn)})" if turn else ""
    where = f"translate({numbers(x, y)}){turned}scale({scale:.3g})"
    return element("use", **place, transform=where)
