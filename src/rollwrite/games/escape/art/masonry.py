"""Stonework that both sheets share: courses of stone, pillars, the lintel, torches."""

from __future__ import annotations

import math

from rollwrite.sheets.flora import frond
from rollwrite.sheets.ink import (
    Box,
    Point,
    block,
    circle,
    element,
    group,
    numbers,
    path,
    pick,
    placed,
    wobble,
)

from .palette import GROOVE, RED_DARK, RED_RAY, STONE, STONE_DARK, STONE_LIGHT, edged
from .seat.layout import PAGE
from .signs.stamps import Stamps

_COURSES = ("#DCC494", "#D3B985", "#E0CA9D", "#D5BC89")
_LIGHT = "#F2A64A"
_LEFT, _RIGHT = 82.0, PAGE.width - 82.0


def page_stone() -> str:
    """The slab that everything stands on."""
    slab = Box(22, 22, PAGE.width - 44, PAGE.height - 44)
    return path(block(slab, 26, "slab", 3), fill=STONE, **edged())


def courses(area: Box, seed: str, height: float = 62) -> str:
    """Rows of stones, hardly darker or lighter than the slab."""
    hand = wobble("courses", seed)
    tones: dict[str, str] = dict.fromkeys(_COURSES, "")
    bottom, top = area.y + area.height, area.y
    while top < bottom - 8:
        tall = min(height, bottom - top)
        left = area.x
        while left < area.x + area.width - 4:
            wide = _stone_width(area.x + area.width - left, hand.uniform(80, 170))
            stone = Box(left + 2, top + 2, wide - 4, tall - 4)
            tones[pick(hand, _COURSES)] += block(stone, 8, f"{seed} {left:.0f} {top:.0f}")
            left += wide
        top += height
    return "".join(path(d, fill=tone) for tone, d in tones.items() if d)


def _stone_width(left: float, wish: float) -> float:
    """No slivers at the end of a row."""
    return left if left - wish < 34 else wish


# -- pillars ------------------------------------------------------------------------------


def pillars(stamps: Stamps, *spans: tuple[float, float]) -> str:
    """Left and right, from and to these heights."""
    return "".join(
        _pillar(stamps, x, top, bottom, index + int(x > _LEFT))
        for x in (_LEFT, _RIGHT)
        for index, (top, bottom) in enumerate(spans)
    )


def _pillar(stamps: Stamps, x: float, top: float, bottom: float, turn: int) -> str:
    seed = f"pillar {x:.0f} {top:.0f}"
    shaft = path(block(Box(x - 50, top, 100, bottom - top), 8, seed), fill=STONE_DARK, **edged())
    count = max(1, int((bottom - top - 20) // 84))
    step = (bottom - top - 20) / count
    stones = (
        stamps.keystone(x, top + 10 + step * (k + 0.5), min(1, step / 84), (k + turn) % 2 == 0)
        for k in range(count)
    )
    return shaft + "".join(stones) + _plinth(x, top - 16, seed) + _plinth(x, bottom - 18, seed)


def _plinth(x: float, top: float, seed: str) -> str:
    stone = block(Box(x - 54, top, 108, 34), 8, f"{seed} {top:.0f}")
    return path(stone, fill=STONE_LIGHT, **edged())


def torches(y: float) -> str:
    glow = "".join(
        circle(x, y - 6, 62, fill=_LIGHT, opacity="0.28")
        + circle(x, y - 10, 40, fill="#FFE27A", opacity="0.35")
        for x in (_LEFT, _RIGHT)
    )
    return glow + "".join(placed(x, y, torch(), scale=1.7) for x in (_LEFT, _RIGHT))


def torch() -> str:
    """A torch on a wall, 80 tall."""
    flame = "M2-40C8-24 18-20 15-8 12 0-12 0-15-8-18-20-6-24-7-34-2-30 2-28 2-40Z"
    return group(
        path("M-5 0H5L3 40H-3Z", fill="#7A4E28"),
        path("M-9-4H9V4H-9Z", fill="#4A3423"),
        path(flame, fill="#F58B2A"),
        path("M1-22C4-14 8-12 6-6 4-3-4-3-6-6-7-12-1-14 1-22Z", fill="#FFE27A", stroke="none"),
        **edged(),
    )


def ferns() -> str:
    """In the four corners."""
    places = ((30, 208, 20, 1), (1330, 208, 160, -1), (30, 1880, -40, -1), (1330, 1880, 220, 1))
    return "".join(
        frond(x, y, 92, turn, "#2F6E4F", 7, 0.3 * bend)
        + frond(x, y + 6, 74, turn + 34 * bend, "#4E9A63", 6, 0.25 * bend)
        for x, y, turn, bend in places
    )


# -- the lintel ---------------------------------------------------------------------------


def lintel(stamps: Stamps, height: float, frieze: float, rays: Point) -> str:
    """The red beam above, with rays around the title, and its frieze at a height."""
    beam = block(Box(22, 22, PAGE.width - 44, height), 22, "lintel", 3)
    return (
        path(beam, fill=RED_DARK)
        + _rays(stamps, beam, rays)
        + path(beam, fill="none", **edged())
        + _frieze(frieze)
    )


def _rays(stamps: Stamps, beam: str, centre: Point) -> str:
    name = stamps.name("lintel")
    ray_path = "".join(_ray(centre, turn * math.tau / 22) for turn in range(22))
    clip = element("clipPath", path(beam), id=name)
    return clip + group(path(ray_path, fill=RED_RAY), clip_path=f"url(#{name})")


def _ray(centre: Point, angle: float, reach: float = 1300) -> str:
    x, y = centre
    ends = (
        numbers(x + math.cos(turn) * reach, y + math.sin(turn) * reach)
        for turn in (angle, angle + 0.09)
    )
    return f"M{numbers(x, y)}L{'L'.join(ends)}Z"


def _frieze(top: float) -> str:
    band = path(block(Box(22, top, PAGE.width - 44, 30), 5, "frieze"), fill=STONE_LIGHT, **edged())
    zigzag = f"M40 {top + 16:g}{'h11l9-9 9 9' * 44}h12"
    return band + path(zigzag, fill="none", stroke=GROOVE, stroke_width=4, stroke_linejoin="round")
