"""Beside the stairs: the ladder of points, the shelf, the bridges, the tags for scores."""

from __future__ import annotations

from rollwrite.sheets import dice
from rollwrite.sheets.ink import (
    BONE,
    INK,
    OUTLINE,
    Box,
    block,
    circle,
    darker,
    number,
    path,
    placed,
    rect,
    signed,
    stroke,
    text,
    wobble,
    wobbly_line,
)

from .finds import artefact, shelf_die, vase
from .layout import (
    ARTEFACTS_X,
    BRIDGE_X,
    BRIDGE_Y,
    CENTRE,
    DICE_X,
    FLIGHTS,
    ROW,
    STEPS,
    VALUES_X,
    SheetData,
    row_top,
)
from .palette import BARK, CREAM, EXPEDITIONS, GOLD, TAG, TERRACOTTA, WOOD
from .signs import sign

# -- ladder ---------------------------------------------------------------------


def ladder(points: tuple[int, ...]) -> str:
    """A rope ladder that carries the points."""
    flights = (_ropes(low, high) for low, high in FLIGHTS)
    return "".join(flights) + "".join(_rung(step, points[step - 1]) for step in STEPS)


def _ropes(low: int, high: int) -> str:
    top, bottom = row_top(high) + 2, row_top(low) + ROW - 4
    ropes = "".join(
        wobbly_line((x, top), (x, bottom), f"rope-{x}-{low}", 2.2, 8) for x in (156, 208)
    )
    return stroke(ropes, INK, 9) + stroke(ropes, "#D9B478", 4.5, stroke_dasharray="9 5")


def _rung(step: int, points: int) -> str:
    middle = row_top(step) + 72
    wood, ink = _rung_colours(step, points)
    plank = block(Box(146, middle - 25, 72, 50), 9, f"rung-{step}", 2)
    grain = f"M154 {middle + 16}h22M196 {middle - 17}h14"
    return (
        path(plank, fill=wood, stroke=INK, stroke_width=3)
        + stroke(grain, INK, 2, opacity="0.35")
        + text(182, middle + 11.5, signed(points), 33, ink)
    )


def _rung_colours(step: int, points: int) -> tuple[str, str]:
    if points < 0:
        return BARK, "#FFF4DC"
    return ("#EBC68A", INK) if step <= FLIGHTS[0][1] else (GOLD, INK)


# -- shelf ------------------------------------------------------------------------


def shelf(data: SheetData) -> str:
    """Artefacts and dice symbols, with what they are worth between them."""
    boards = "".join(_boards(low, high, data.artefacts) for low, high in FLIGHTS)
    return boards + "".join(_place(step, data) for step in STEPS) + _shelf_head()


def _boards(low: int, high: int, values: tuple[int, ...]) -> str:
    top, bottom = row_top(high), row_top(low) + ROW
    back = block(Box(1026, top - 4, 190, bottom - top + 6), 14, f"shelf-{low}", 2)
    drawn = path(back, fill="#F6E8C8", stroke=INK, stroke_width=3)
    for step in range(low, high + 1):
        if values[step - 1] < 0:
            dark = block(Box(1031, row_top(step) + 3, 180, ROW - 8), 9, f"dark-{step}", 1)
            drawn += path(dark, fill="#E6CFA4")
    for step in range(low + 1, high + 1):
        edge = row_top(step) + ROW - 2
        drawn += stroke(wobbly_line((1034, edge), (1208, edge), f"board-{step}", 1.4), "#8B6B3E", 4)
    return drawn


def _place(step: int, data: SheetData) -> str:
    middle = row_top(step) + ROW // 2
    finds = artefact(step, ARTEFACTS_X, middle) + shelf_die(step, DICE_X, middle)
    return finds + _value(data.artefacts[step - 1], data.dice[step - 1], middle)


def _value(find: int, die: int, middle: float) -> str:
    if find == die:
        return text(VALUES_X, middle + 10, signed(find), 28)
    return _pointer(find, middle - 27, -1) + _pointer(die, middle + 27, 1)


def _pointer(points: int, middle: float, side: int) -> str:
    """Points of one of the two only: a tag of its own that points at what is worth them."""
    near, far = VALUES_X - side * 29, VALUES_X + side * 22
    edge = f"M{near} {middle - 20}H{far}L{far + side * 13} {middle}L{far} {middle + 20}H{near}Z"
    paper = path(edge, fill=BONE, stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    return paper + text(VALUES_X - side * 2, middle + 10, signed(points), 27)


def _shelf_head() -> str:
    plank = path(
        block(Box(1026, 300, 190, 96), 12, "head", 2), fill=WOOD, stroke=INK, stroke_width=3
    )
    grain = stroke("M1040 318h60M1150 380h50M1036 372h30", INK, 2, opacity="0.4")
    refused = placed(DICE_X - 6, 348, dice.body(dice.cross(12), BONE, size=50))
    ropes = path("M1046 302V226M1196 302V226", stroke=INK, stroke_width=3)
    return ropes + plank + grain + vase(ARTEFACTS_X + 6, 348, 70, TERRACOTTA, band=CREAM) + refused


# -- bridges ------------------------------------------------------------------------


def bridges(points: int) -> str:
    """Planks over the ravine; the points lie on them as coins."""
    drawn = ""
    for name, x in BRIDGE_X.items():
        drawn += _bridge(name, x, 92 if name in CENTRE else 62, points)
    return drawn


def _bridge(name: str, x: float, width: float, points: int) -> str:
    hand, planks = wobble("bridge", name), ""
    for index in range(5):
        left = x - width / 2 + hand.uniform(-2, 2)
        plank = Box(left, 800 + index * 14.2, width, 11.5)
        colour = darker(WOOD, hand.uniform(0.86, 1))
        planks += path(block(plank, 3, f"plank-{name}-{index}", 1.2), fill=colour)
    left, right = x - width / 2 - 1, x + width / 2 + 1
    ropes = f"M{number(left)} 788q-7 40 0 82M{number(right)} 788q7 40 0 82"
    return (
        f'<g stroke="{INK}" stroke-width="2.2">{planks}</g>'
        + stroke(ropes, INK, 4.5)
        + circle(x, BRIDGE_Y, 32, fill="#FFF9E8", stroke=INK, stroke_width=3)
        + text(x, BRIDGE_Y + 10, signed(points), 27)
    )


# -- tags ---------------------------------------------------------------------------


def score_tags() -> str:
    """Tags pegged to a line; bridges and total at the lower right."""
    line = path("M128 150Q400 176 680 166T1236 150", fill="none", stroke=INK, stroke_width=4)
    columns = "".join(_tag(Box(x - 60, 160, 120, 66), name) for name, x in CENTRE.items())
    signs = "".join(
        sign(each.sign, CENTRE[each.name] - 43, 177, 10, each.deep, cut=TAG) for each in EXPEDITIONS
    )
    pegs = "".join(f"M{x + 30} 150v22M{x + 38} 150v22" for x in (*CENTRE.values(), 1056, 1158))
    side = _tag(Box(1028, 160, 88, 66), "artefacts") + _tag(Box(1130, 160, 86, 66), "dice")
    small_die = rect(Box(1135, 166, 15, 15), rx=4, fill="none", stroke=INK, stroke_width=2.4)
    return (
        line
        + columns
        + side
        + stroke(pegs, INK, 9)
        + stroke(pegs, "#E0B878", 4.5)
        + signs
        + vase(1041, 175, 20, TERRACOTTA, 1.5)
        + small_die
        + _sums()
    )


def _sums() -> str:
    bridge = "M1042 1706q22-26 44 0M1042 1706h44M1053 1697v9M1064 1693v13M1075 1697v9"
    crown = "M1044 1776l-4-22 12 9 10-15 10 15 12-9-4 22Z"
    return (
        _tag(Box(1030, 1668, 184, 54), "bridges")
        + stroke(bridge, INK, 3.4)
        + _tag(Box(1030, 1728, 184, 66), "total", "#FFF3CC")
        + path(crown, fill=GOLD, **OUTLINE)
    )


def _tag(box: Box, seed: str, fill: str = TAG) -> str:
    return path(block(box, 8, f"tag-{seed}", 1.8), fill=fill, stroke=INK, stroke_width=3)


def name_plate(word: str) -> str:
    """Where a player writes a name."""
    plate = block(Box(792, 1816, 424, 62), 12, "name", 2.5)
    line = wobbly_line((890, 1862), (1196, 1862), "name", 1.5)
    return (
        path(plate, fill=TAG, stroke=INK, stroke_width=3)
        + text(814, 1857, word, 25, "#5D5247", 600, "start")
        + stroke(line, "#8B7A60", 2.5, stroke_dasharray="2 7")
    )
