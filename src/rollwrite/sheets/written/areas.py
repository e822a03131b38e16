"""Marks over several cells: one drawing, put together from pieces by looking around.

A client draws an area glyph (``AreaGlyph``) like this; Python does it in ``hand``:

1. The cells are the boxes of the mark's spots, in reading order (top to bottom, then
   left to right). All have the same size; places on their lattice are whole numbers.
2. A cell's neighbours are a sum of bits, clockwise from north: 1 N, 2 NE, 4 E, 8 SE,
   16 S, 32 SW, 64 W, 128 NW. Only cells of the same mark count.
3. The outline goes around all cells, clockwise, keeping ``inset`` percent within them.
4. One path fills the outline with ``ground``.
5. Each coat is one path: for every cell, in order, the ``d`` of all pieces that fit
   (``neighbours & care == bits`` and ``ways >> way & 1``, where the way is
   ``variant_of(glyph, spot)``), moved into the cell's box as strokes are. Its line is
   ``width`` percent of the shorter side wide, with round ends and joins.
6. The outline twice in pencil: ``pen`` wide with opacity 0.95, then 0.45 times as wide
   with 0.52. The corners tremble: corner i (counted over all loops) of the first line
   moves by ``t(xi), t(yi)``, of the second by ``t(ui), t(vi)``, where t of a name is
   ``(variant_of(name, first spot) / 3.5 - 1) * 1.3`` percent of a cell.
7. The sign, fitted into the cell with the most side neighbours (the first of several).

A plan that is not written yet: 4 to 7 at opacity 0.72, and over it the outline without
trembling, twice: white and 12.5 wide, then teal, 6.7 wide, dashed 15 9. A place that is
not allowed: opacity 0.45, and the upper line red, dotted 3.3 11, with round ends; on the
guilty cells a red disc with a white cross. Widths and dashes are percentages of a cell.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.room.art import EAST, NORTH, SOUTH, WEST

from ..ink import Box, Point

Place = tuple[int, int]
Loop = list[Place]

# Clockwise from north, in the order of the bits.
AROUND: tuple[Place, ...] = (
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
)


def places(boxes: Sequence[Box]) -> list[Place]:
    """Where boxes of one size lie on their lattice, from the outermost column and row.

    >>> places([Box(10, 20, 30, 30), Box(40, 20, 30, 30), Box(40, 50, 30, 30)])
    [(0, 0), (1, 0), (1, 1)]
    """
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    width, height = boxes[0].width, boxes[0].height
    return [(round((box.x - left) / width), round((box.y - top) / height)) for box in boxes]


def neighbours(place: Place, taken: Sequence[Place]) -> int:
    """Which of the eight places around belong to the same mark, as a sum of bits.

    >>> neighbours((0, 0), [(0, 0), (1, 0), (1, 1)])
    12
    """
    column, row = place
    return sum(
        1 << bit
        for bit, (across, down) in enumerate(AROUND)
        if (column + across, row + down) in taken
    )


def sign_cell(masks: Sequence[int]) -> int:
    """The cell that carries the sign: it has the most neighbours at its sides."""
    sides = NORTH | EAST | SOUTH | WEST
    return max(range(len(masks)), key=lambda index: ((masks[index] & sides).bit_count(), -index))


def loops(taken: Sequence[Place]) -> list[Loop]:
    """The rims of a set of places as corners on the lattice, clockwise, straight runs whole.

    >>> loops([(0, 0), (1, 0)])
    [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    """
    edges = _edges(taken)
    found = []
    while edges:
        found.append(_loop(min(edges, key=lambda corner: (corner[1], corner[0])), edges))
    return found


def _edges(taken: Sequence[Place]) -> dict[Place, list[Place]]:
    """Unit edges with the area at their right hand, by where they begin."""
    edges: dict[Place, list[Place]] = {}
    for column, row in taken:
        corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        for side, (across, down) in enumerate(AROUND[::2]):
            if (column + across, row + down) not in taken:
                edges.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    return edges


def _loop(start: Place, edges: dict[Place, list[Place]]) -> Loop:
    walked, heading = [start], (0, 0)
    while True:
        corner = walked[-1]
        after = _next(corner, heading, edges)
        heading = after[0] - corner[0], after[1] - corner[1]
        if after == start:
            return _corners(walked)
        walked.append(after)


def _next(corner: Place, heading: Place, edges: dict[Place, list[Place]]) -> Place:
    """Where two cells meet by a corner only, a loop turns right and stays with its cell."""
    ways = edges[corner]
    right = corner[0] - heading[1], corner[1] + heading[0]
    chosen = right if right in ways else ways[0]
    ways.remove(chosen)
    if not ways:
        del edges[corner]
    return chosen


def _corners(walked: Loop) -> Loop:
    count = len(walked)
    return [
        corner
        for index, corner in enumerate(walked)
        if _heading(walked[index - 1], corner) != _heading(corner, walked[(index + 1) % count])
    ]


def _heading(start: Place, end: Place) -> Place:
    across, down = end[0] - start[0], end[1] - start[1]
    return (across > 0) - (across < 0), (down > 0) - (down < 0)


def outline(boxes: Sequence[Box], inset: float) -> list[list[Point]]:
    """The rims of the union of boxes, kept ``inset`` units within it.

    >>> outline([Box(0, 0, 10, 10), Box(10, 0, 10, 10)], 1)
    [[(1, 1), (19, 1), (19, 9), (1, 9)]]
    """
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    width, height = boxes[0].width, boxes[0].height
    rims = []
    for loop in loops(places(boxes)):
        inward = [_inward(loop, index) for index in range(len(loop))]
        rims.append(
            [
                (left + column * width + across * inset, top + row * height + down * inset)
                for (column, row), (across, down) in zip(loop, inward)
            ]
        )
    return rims


def _inward(loop: Loop, index: int) -> Place:
    """To the right of both the edge that comes and the edge that goes."""
    corner = loop[index]
    coming = _heading(loop[index - 1], corner)
    going = _heading(corner, loop[(index + 1) % len(loop)])
    return -coming[1] - going[1], coming[0] + going[0]
