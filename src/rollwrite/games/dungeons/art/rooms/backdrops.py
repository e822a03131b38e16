"""The ground behind everything: hedge, bricks, a pyramid under the evening sun, lava rock."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from rollwrite.sheets.ink import (
    INK,
    Box,
    block,
    circle,
    element,
    group,
    numbers,
    path,
    placed,
    smooth,
    stroke,
    wobble,
)

from ..maps import Dungeon
from ..moods import Mood
from ..plan import PAGE, PITCH, ROOM, Plan
from ..sketching.sketch import inked, use

_FRAME = block(Box(34, 34, PAGE.width - 68, PAGE.height - 68), 30, "frame", 3)
_WALL = "url(#wall)"
_SAND = "#F3E6C8"


def backdrop(plan: Plan, mood: Mood) -> str:
    if plan.dungeon.adventure == "puzzled-pyramid":
        return _desert(plan, mood)
    tile = _TILES[plan.dungeon.adventure](mood)
    return path(_FRAME, fill=mood.base) + tile + path(_FRAME, fill=_WALL)


def _pattern(width: float, height: float, body: str) -> str:
    return element(
        "pattern", body, id="wall", width=width, height=height, patternUnits="userSpaceOnUse"
    )


# -- bricks and stones --------------------------------------------------------------


def _bricks(mood: Mood) -> str:
    return _pattern(460, 256, _courses(5, 92, 64, mood.stones))


def _courses(count: int, width: float, height: float, colours: tuple[str, ...]) -> str:
    """Four rows of stones; in every other one the first stone crosses the edge of the tile."""
    stones = ""
    for row in range(4):
        half = row % 2 * width / 2
        for index in range(count + row % 2):
            stone = Box(index * width - half + 2, row * height + 2, width - 4, height - 6)
            nth = index % count
            colour = colours[(row * 3 + nth) % len(colours)]
            stones += path(block(stone, 9, f"stone-{row}-{nth}"), fill=colour)
    return stones


# -- hedge and rock -----------------------------------------------------------------


def _hedge(mood: Mood) -> str:
    hand = wobble("hedge")
    leaf = stroke("M-12-4q6-10 12 0M4 6q6-10 12 0", "#3A5E47", 4)
    bushes = [
        (path(_blob(hand, (34, 62), (24, 40), 8), fill=_either(hand, mood.stones)) + leaf, place)
        for place in _scattered(hand, 110, 85)
    ]
    return _pattern(440, 340, _tiled(bushes, 440, 340))


def _rocks(mood: Mood) -> str:
    hand = wobble("rocks")
    rocks = [
        (path(_blob(hand, (30, 60), (22, 40), 7), fill=_either(hand, mood.stones)), place)
        for place in _scattered(hand, 115, 88)
    ]
    cracks = stroke("M20 180l30-16 18 20 40-12M300 60l22 18 30-8M240 300l-20-22-34 6", "#8A4226", 5)
    return _pattern(460, 352, _tiled(rocks, 460, 352) + cracks)


def _scattered(hand: Random, across: float, down: float) -> list[tuple[float, float]]:
    """Four rows of four, a little off."""
    return [
        (
            60 + index % 4 * across + index // 4 % 2 * 50 + hand.uniform(-18, 18),
            50 + index // 4 * down + hand.uniform(-14, 14),
        )
        for index in range(16)
    ]


def _tiled(things: list[tuple[str, tuple[float, float]]], width: float, height: float) -> str:
    """What crosses the edge of a tile comes in again on its other side."""
    drawn = ""
    for thing, (x, y) in things:
        across = (0, -width) if x > width - 80 else (0,)
        down = (0, -height) if y > height - 60 else (0,)
        drawn += "".join(placed(x + dx, y + dy, thing) for dx in across for dy in down)
    return drawn


def _blob(hand: Random, wide: tuple[float, float], tall: tuple[float, float], corners: int) -> str:
    across, down = hand.uniform(*wide), hand.uniform(*tall)
    rim = []
    for index in range(corners):
        angle, reach = index * math.tau / corners, hand.uniform(0.86, 1.14)
        rim.append((math.cos(angle) * across * reach, math.sin(angle) * down * reach))
    return smooth(rim, tension=0.9)


def _either(hand: Random, colours: tuple[str, ...]) -> str:
    return colours[int(hand.random() * len(colours))]


_TILES: dict[str, Callable[[Mood], str]] = {
    "annoyed-animals": _hedge,
    "clumsy-cultists": _bricks,
    "defiant-dinosaurs": _rocks,
}


# -- the pyramid --------------------------------------------------------------------


def is_outside(dungeon: Dungeon, x: int, y: int) -> bool:
    """Beyond the steps of the pyramid. Elsewhere there is no outside."""
    if dungeon.adventure != "puzzled-pyramid":
        return False
    steps = _steps(dungeon)
    return not (0 <= y < len(steps) and steps[y][0] <= x <= steps[y][1])


def _steps(dungeon: Dungeon) -> list[tuple[int, int]]:
    """The first and last column of every row; a pyramid only grows wider."""
    left, right = dungeon.columns, -1
    steps = []
    for row in range(dungeon.rows):
        columns = [x for x, y in dungeon.cells if y == row]
        left, right = min([left, *columns]), max([right, *columns])
        steps.append((left, right))
    return steps


def _desert(plan: Plan, mood: Mood) -> str:
    clip = element("clipPath", path(_FRAME), id="frame")
    tile = _pattern(560, 336, _courses(4, 140, 84, mood.stones))
    shape = _pyramid(plan)
    walls = path(shape, fill="#6F4A22") + path(
        shape, fill=_WALL, stroke=INK, stroke_width=5, stroke_linejoin="round"
    )
    scene = path(_FRAME, fill=mood.base) + _sky() + _dunes() + _palms(plan) + walls
    return clip + tile + group(scene, clip_path="url(#frame)")


def _pyramid(plan: Plan) -> str:
    """Stepped around the rooms of the map."""
    steps = _steps(plan.dungeon)
    lefts = [plan.left + left * PITCH - 34 for left, _ in steps]
    rights = [plan.left + right * PITCH + ROOM + 34 for _, right in steps]
    tops = [plan.top + row * PITCH - 34 for row in range(len(steps))]
    d = f"M{numbers(lefts[0], tops[0])}H{rights[0]}"
    d += "".join(f"V{top}H{right}" for top, right in zip(tops[1:], rights[1:]))
    d += f"V{plan.top + len(steps) * PITCH + 30}H{lefts[-1]}"
    back = zip(reversed(tops[1:]), reversed(lefts[:-1]))
    return d + "".join(f"V{top}H{left}" for top, left in back) + "Z"


def _sky() -> str:
    sun = circle(2330, 640, 170, fill="#FFCB57", stroke=INK, stroke_width=4)
    haze = circle(2330, 700, 560, fill="#33587A") + circle(2330, 700, 380, fill="#4A6F86")
    hand, stars, specks = wobble("stars"), "", ""
    for index in range(46):
        x, y = hand.uniform(60, 2900), hand.uniform(60, 900)
        if math.dist((x, y), (2330, 640)) < 190:
            continue
        if index % 3:
            stars += f"M{numbers(x, y - 7)}l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"
        else:
            specks += f"M{numbers(x, y)}h.1"
    return haze + sun + path(stars, fill=_SAND, opacity="0.8") + stroke(specks, _SAND, 5)


def _dunes() -> str:
    far = "M34 1330C300 1220 520 1290 800 1250S1500 1180 1900 1250 2600 1200 2936 1290V2066H34Z"
    near = "M34 1520C400 1440 700 1500 1100 1470S2200 1420 2936 1500V2066H34Z"
    return path(far, fill="#B98A4C") + path(near, fill="#A67A40")


def _palms(plan: Plan) -> str:
    """Two at each foot of the pyramid, behind its steps."""
    bottom = plan.top + plan.dungeon.rows * PITCH
    palms = (
        (106, bottom - 500, 1.5, "#5A9455"),
        (244, bottom - 400, 1.1, "#4A8458"),
        (2620, bottom - 500, 1.5, "#5A9455"),
        (2478, bottom - 408, 1.1, "#6B9C4C"),
    )
    return inked(*(use("date-palm", x, y, scale, hue=hue) for x, y, scale, hue in palms))
