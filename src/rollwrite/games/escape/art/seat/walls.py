"""The temple itself: trodden ground, walls of brick, passages and entrances."""

from __future__ import annotations

from rollwrite.sheets.ink import (
    INK,
    Box,
    Point,
    block,
    number,
    numbers,
    path,
    rect,
    stroke,
    wobble,
    wobbly_line,
)

from ..palette import FLOOR, RED_DARK, STONE_DARK, WALL, WALL_DARK, edged
from ..signs.pieces import around
from ..temples import Entrance, Passage, Temple
from .layout import (
    CHAMBER,
    FRAME,
    GROUND,
    OPENING,
    PITCH,
    SIDES,
    SIZE,
    WALLS,
    between,
    outside,
    runs_east,
)

_BRICK = 33
_LEDGE = 13  # the walls stand out that far beyond the chambers


def stonework() -> str:
    """The ground where the adventurers start, and the walls with their courses."""
    inner = Box(GROUND.x + 3, GROUND.y + 5, GROUND.width - 6, GROUND.height - 10)
    ground = block(inner, 30, "ground", 3)
    lip, base = _base("lip", 7), _base("base", 0)
    return (
        path(ground, fill="#EAD3A0", stroke=STONE_DARK, stroke_width=3)
        + path(_dust(), stroke="#C9AC6C", stroke_width=4, stroke_linecap="round")
        + path(lip, fill=WALL_DARK, **edged())
        + path(base, fill=WALL, **edged(3.5))
        + path(_joints(), stroke=WALL_DARK, stroke_width=4)
    )


def _base(seed: str, down: float) -> str:
    size = WALLS.width + 2 * _LEDGE
    return block(Box(WALLS.x - _LEDGE, WALLS.y - _LEDGE + down, size, size), 16, seed)


def _dust() -> str:
    hand = wobble("dust")
    return "".join(
        f"M{numbers(*_at_rim(int(hand.random() * 4), hand.uniform(20, 970), hand.uniform(12, 26)))}"
        f"h{number(hand.uniform(4, 10))}"
        for _ in range(60)
    )


def _at_rim(side: int, along: float, deep: float) -> Point:
    right, bottom = GROUND.x + GROUND.width, GROUND.y + GROUND.height
    return (
        (WALLS.x + along, GROUND.y + deep),
        (WALLS.x + along, bottom - deep),
        (GROUND.x + deep, WALLS.y + along),
        (right - deep, WALLS.y + along),
    )[side]


def _joints() -> str:
    """So that a closed side reads as masonry."""
    d = ""
    for line in range(SIZE + 1):
        for brick in range(int(WALLS.width // _BRICK)):
            along, across = 16 + brick * _BRICK, line * PITCH
            d += f"M{numbers(WALLS.x + along, WALLS.y + across - 8)}v16"
            d += f"M{numbers(WALLS.x + across - 8, WALLS.y + along)}h16"
    return d


# -- passages -----------------------------------------------------------------------------


def openings(temple: Temple) -> str:
    """Over the frames of the chambers: each rubs out the frame and keeps the jambs."""
    passages = "".join(_passage(passage) for passage in temple.passages)
    return passages + "".join(_entrance(entrance) for entrance in temple.entrances)


def _passage(passage: Passage) -> str:
    length = PITCH - CHAMBER + 2 * FRAME + 4
    is_level = runs_east(passage)
    size = (length, OPENING) if is_level else (OPENING, length)
    box = around(*between(passage), *size)
    return corridor(box, is_level) + stroke(_steps(box, is_level), "#CFB585", 3.5)


def corridor(box: Box, is_level: bool) -> str:
    """A piece of floor between two jambs."""
    right, bottom = box.x + box.width, box.y + box.height
    if is_level:
        jambs = (((box.x, box.y), (right, box.y)), ((box.x, bottom), (right, bottom)))
    else:
        jambs = (((box.x, box.y), (box.x, bottom)), ((right, box.y), (right, bottom)))
    d = "".join(wobbly_line(start, end, f"jamb {start}", 1) for start, end in jambs)
    return rect(box, fill=FLOOR) + path(d, fill="none", stroke=INK, stroke_width=4)


def _steps(box: Box, is_level: bool) -> str:
    shares = [(step + 0.5) / 3 for step in range(3)]
    if is_level:
        height = number(box.height - 8)
        return "".join(
            f"M{numbers(box.x + box.width * share, box.y + 4)}v{height}" for share in shares
        )
    width = number(box.width - 8)
    return "".join(f"M{numbers(box.x + 4, box.y + box.height * share)}h{width}" for share in shares)


def _entrance(entrance: Entrance) -> str:
    side, _ = entrance
    inner, outer = CHAMBER / 2 - FRAME - 2, CHAMBER / 2 + 40
    across, down = SIDES[side]
    is_level, length = down == 0, outer - inner
    centre = outside(entrance, (inner + outer) / 2)
    box = around(*centre, *((length, OPENING) if is_level else (OPENING, length)))
    tip = outside(entrance, (inner + outer) / 2 - 7)
    return corridor(box, is_level) + _arrow(tip, (-across, -down))


def _arrow(tip: Point, way: tuple[int, int]) -> str:
    """This way in."""
    (x, y), (across, down) = tip, way
    tail = x - across * 28, y - down * 28
    wings = "L".join(
        numbers(px, py)
        for px, py in (
            (x - across * 13 - down * 13, y - down * 13 - across * 13),
            tip,
            (x - across * 13 + down * 13, y - down * 13 + across * 13),
        )
    )
    d = f"M{numbers(*tail)}L{numbers(*tip)}M{wings}"
    return stroke(d, RED_DARK, 8, stroke_linejoin="round")
