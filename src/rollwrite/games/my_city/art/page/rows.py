"""What is printed around the map: grid, frame, pass row, church or fortress row, shapes."""

from __future__ import annotations

from rollwrite.sheets.ink import (
    INK,
    Box,
    block,
    circle,
    path,
    placed,
    signed,
    stroke,
    text,
)
from rollwrite.sheets.measure import breadth, broken

from ..icons import fortress_icon
from ..palette import DIE_BLUE, PLATE, SOFT, edged
from ..plan import (
    CELL,
    COLUMNS,
    CROP,
    LEFT,
    MAP,
    PASS_ROW,
    ROWS,
    SHAPE_ROW,
    TOP,
    Plan,
    corner,
    edge,
    order_rings,
    pass_rings,
)
from ..town.buildings import single
from ..valley.scenery import MAP_EDGE
from ..words import Words

# MC-D3: the nine shapes, and how often of 36 each is rolled.
SHAPES = (
    ("domino", ("##",), 8),
    ("l3", ("#.", "##"), 8),
    ("l4", ("#..", "###"), 5),
    ("single", ("#",), 4),
    ("square", ("##", "##"), 4),
    ("i3", ("###",), 3),
    ("u5", ("#.#", "###"), 2),
    ("i4", ("####",), 1),
    ("l5", ("#...", "####"), 1),
)
_SMALL_CELL = 20


def plate(box: Box, seed: str, fill: str = PLATE, radius: float = 12) -> str:
    """A piece of paper to write on."""
    return path(block(box, radius, f"plate {seed}", 2), fill=fill, **edged(3))


def points(value: int) -> str:
    return f"+{value}" if value > 0 else signed(value)


# -- grid and frame ---------------------------------------------------------------------


def grid(plan: Plan) -> str:
    """Dotted lines between cells, where there is land and no river."""
    shown = plan.land | set(plan.cells("b"))
    d = ""
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = corner(column, row)
            upright = edge((column, row), (column, row + 1))
            level = edge((column, row), (column + 1, row))
            is_land = (column, row) in shown
            if column and (is_land or (column - 1, row) in shown):
                d += f"M{x} {y + 8}v{CELL - 16}" if upright not in plan.river_edges else ""
            if row and (is_land or (column, row - 1) in shown):
                d += f"M{x + 8} {y}h{CELL - 16}" if level not in plan.river_edges else ""
    return stroke(d, "#7F8052", 3, stroke_dasharray="0.1 9")


def frame() -> str:
    """A map's frame, black and white by half cells, with letters and numbers in it."""
    outer = Box(LEFT - 12, TOP - 12, MAP.width + 24, MAP.height + 24)
    drawn = path(block(outer, 16, "rim", 1.5) + MAP_EDGE, fill="#FFFDF6", fill_rule="evenodd")
    drawn += path(block(outer, 16, "rim", 1.5), fill="none", **edged(3))
    drawn += path(MAP_EDGE, fill="none", **edged(4))
    return drawn + path(_scale(), stroke=INK, stroke_width=7, fill="none") + _tabs()


def _tabs() -> str:
    """By which a cell is called: they hang into the map, so that a phone shows them too."""
    letters = [
        (CROP.x + 8 + (column + 0.5) * CELL, CROP.y + 18, "abcdefgh"[column])
        for column in range(COLUMNS)
    ]
    numbers = [(CROP.x + 19, TOP + (row + 0.5) * CELL, str(row + 1)) for row in range(ROWS)]
    return "".join(
        path(block(Box(x - 19, y - 18, 38, 36), 9, f"tab {name}", 1), fill="#FFFDF6", **edged(2.5))
        + text(x, y + 9, name, 27, INK, 700)
        for x, y, name in letters + numbers
    )


def _scale() -> str:
    right, bottom = LEFT + MAP.width + 7, TOP + MAP.height + 7
    d = ""
    for column in range(0, COLUMNS * 2, 2):
        x = LEFT + column * 60
        d += f"M{x if column else x + 8} {TOP - 7}H{x + 60}M{x + 60} {bottom}h60"
    for row in range(0, ROWS * 2, 2):
        y = TOP + row * 60
        d += f"M{LEFT - 7} {y if row else y + 8}V{y + 60}M{right} {y + 60}v60"
    return d


# -- passes, churches, fortresses -----------------------------------------------------------


def pass_row(plan: Plan, words: Words) -> str:
    drawn = plate(PASS_ROW, "passes")
    drawn += _passes(plan, words) if plan.passes else _no_passing(words)
    if order_rings(plan):
        return drawn + _orders(plan, words)
    return drawn + _legend(words)


def _passes(plan: Plan, words: Words) -> str:
    drawn = text(LEFT + 12, PASS_ROW.y + 27, words.passed, 25, SOFT, 700, "start")
    for ring, value in zip(pass_rings(plan), plan.passes):
        drawn += circle(ring.x, ring.y, ring.radius, fill="#FFFDF6", **edged(3))
        drawn += text(ring.x, PASS_ROW.y + 118, points(value), 29)
    return drawn


def _no_passing(words: Words) -> str:
    lines = broken(words.no_passing, 27, 360)
    return "".join(
        text(LEFT + 20, PASS_ROW.y + 54 + index * 34, line, 27, INK, 700, "start")
        for index, line in enumerate(lines)
    )


def _orders(plan: Plan, words: Words) -> str:
    """Circles in the order in which they are filled."""
    rings = order_rings(plan)
    title = words.churches if plan.churches else words.fortresses
    start = rings[0].x - rings[0].radius
    drawn = text(start, PASS_ROW.y + 27, title, 25, SOFT, 700, "start")
    for index, ring in enumerate(rings):
        drawn += circle(ring.x, ring.y, ring.radius, fill="#FFFDF6", **edged(3))
        drawn += placed(ring.x, ring.y, _order(plan, index, ring.radius))
        gap = ring.x - rings[index - 1].x - 2 * ring.radius if index else 0
        if gap > 10:
            middle = ring.x - ring.radius - gap / 2 - 3
            arrow = f"M{middle:.1f} {ring.y - 5}l5 5-5 5"
            drawn += stroke(arrow, INK, 3, stroke_linejoin="round")
    return drawn


def _order(plan: Plan, index: int, radius: float) -> str:
    if not plan.churches:
        return fortress_icon(0.5)
    rows = plan.churches[index]
    size = min(17, radius * 1.3 / max(len(rows), len(rows[0])))
    return small_shape(rows, 0, 0, size, "#B9AECB", f"church {index}")


def _legend(words: Words) -> str:
    """Where the church row would be: the three kinds as they will be built."""
    drawn = ""
    for index, kind in enumerate(("home", "shop", "public")):
        x = LEFT + 568 + index * 128
        drawn += single(kind, x, PASS_ROW.y + 10, CELL * 0.62)
        drawn += text(x + 37, PASS_ROW.y + 112, words.kinds[kind], 25, SOFT, 700)
    return drawn


# -- shapes ------------------------------------------------------------------------------


def small_shape(
    rows: tuple[str, ...], x: float, y: float, size: float, fill: str, seed: str
) -> str:
    """A shape of small cells, centred on a point."""
    left, top = x - len(rows[0]) * size / 2, y - len(rows) * size / 2
    drawn = ""
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign == "#":
                box = Box(left + column * size, top + row * size, size, size)
                d = block(box, size * 0.16, f"{seed} {column} {row}", 0.5)
                drawn += path(d, fill=fill, stroke=INK, stroke_width=2)
    return drawn


def shape_boxes(words: Words) -> dict[str, Box]:
    """Where each shape and its frequency stand, evenly spread."""
    wide = {name: len(rows[0]) * _SMALL_CELL + 7 + _times(often) for name, rows, often in SHAPES}
    note = breadth(words.in_36, 25) + 14
    gap = (MAP.width - 4 - sum(wide.values()) - note) / (len(SHAPES) - 1)
    boxes, x = {}, LEFT + 6.0
    for name, width in wide.items():
        boxes[name] = Box(x, SHAPE_ROW.y + 4, width, SHAPE_ROW.height - 8)
        x += width + gap
    return boxes


def _times(often: int) -> float:
    return breadth(f"×{often}", 26)


def shape_row(words: Words) -> str:
    boxes, middle = shape_boxes(words), SHAPE_ROW.y + SHAPE_ROW.height / 2
    drawn = plate(SHAPE_ROW, "shapes")
    for name, rows, often in SHAPES:
        left, width = boxes[name].x, len(rows[0]) * _SMALL_CELL
        drawn += small_shape(rows, left + width / 2, middle, _SMALL_CELL, DIE_BLUE, name)
        drawn += text(left + width + 6, middle + 9, f"×{often}", 26, INK, 700, "start")
    right = MAP.x + MAP.width - 2
    return drawn + text(right, middle + 9, words.in_36, 25, SOFT, 600, "end")
