"""Roofs that fit together cell by cell, whatever the shape of a building.

A cell is cut into eight triangles round its ridge. Each leans to an outer side, or
follows the neighbour; ridges, hips and valleys come out of that one rule. The eaves
in the south lie higher: below them is the front.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rollwrite.kernel.room.art import (
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    AreaPiece,
)
from rollwrite.sheets.ink import Point, numbers

INSET = 8.5
EAVES = 58.5
FOOT = 100 - INSET
RIDGE = (INSET + EAVES) / 2
MIDDLE: Point = (50, RIDGE)

Polygon = list[Point]

_CORNERS = (
    (NORTH, WEST, NORTH_WEST),
    (NORTH, EAST, NORTH_EAST),
    (SOUTH, EAST, SOUTH_EAST),
    (SOUTH, WEST, SOUTH_WEST),
)


@dataclass(frozen=True, slots=True)
class Corner:
    """A quarter of a cell in one of its five states: which of three neighbours it has."""

    upright: int  # NORTH or SOUTH
    across: int  # EAST or WEST
    care: int
    bits: int
    is_notched: bool = False

    @property
    def has_upright(self) -> bool:
        return bool(self.bits & self.upright)

    @property
    def has_across(self) -> bool:
        return bool(self.bits & self.across)

    @property
    def edge(self) -> Point:
        """The corner of the cell itself."""
        return 0 if self.across == WEST else 100, 0 if self.upright == NORTH else 100

    @property
    def wall(self) -> Point:
        """Where the roof ends if there is no neighbour."""
        return (
            INSET if self.across == WEST else 100 - INSET,
            INSET if self.upright == NORTH else EAVES,
        )

    @property
    def reach(self) -> Point:
        """How far the roof goes in this state."""
        return (
            self.edge[0] if self.has_across else self.wall[0],
            self.edge[1] if self.has_upright else self.wall[1],
        )

    def piece(self, d: str) -> AreaPiece:
        return AreaPiece(self.care, self.bits, d)


def corners() -> list[Corner]:
    """Four quarters in five states each."""
    found = []
    for upright, across, between in _CORNERS:
        sides, whole = upright | across, upright | across | between
        found += [Corner(upright, across, sides, bits) for bits in (0, upright, across)]
        found.append(Corner(upright, across, whole, sides, is_notched=True))
        found.append(Corner(upright, across, whole, whole))
    return found


def slopes(corner: Corner) -> dict[int, list[Polygon]]:
    """The parts of the roof in this quarter, by the side they lean to."""
    x, y = corner.reach
    tip = corner.wall if corner.is_notched else corner.reach
    upper: Polygon = [MIDDLE, (50, y), tip]
    lower: Polygon = [MIDDLE, (x, RIDGE), tip]
    if corner.is_notched:
        upper.insert(2, (tip[0], y))
        lower.insert(2, (x, tip[1]))
    leaning: dict[int, list[Polygon]] = {}
    upper_side = corner.across if corner.has_upright else corner.upright
    lower_side = corner.upright if corner.has_across else corner.across
    leaning.setdefault(upper_side, []).append(upper)
    leaning.setdefault(lower_side, []).append(lower)
    return leaning


def slope_pieces(side: int) -> list[AreaPiece]:
    """All that leans to one side."""
    return [
        corner.piece("".join(closed(polygon) for polygon in slopes(corner)[side]))
        for corner in corners()
        if side in slopes(corner)
    ]


def ridge_pieces() -> list[AreaPiece]:
    """Ridges towards neighbours; hips and valleys into the corners."""
    ends = ((NORTH, (50, 0)), (EAST, (100, RIDGE)), (SOUTH, (50, 100)), (WEST, (0, RIDGE)))
    ridges = [AreaPiece(side, side, line(MIDDLE, end)) for side, end in ends]
    hips = [
        corner.piece(line(MIDDLE, corner.wall if corner.is_notched else corner.reach))
        for corner in corners()
        if corner.has_upright == corner.has_across
    ]
    return ridges + hips


def court_pieces(d: str) -> list[AreaPiece]:
    """Drawn around 100 100 wherever four cells meet."""
    whole = EAST | SOUTH_EAST | SOUTH
    return [AreaPiece(whole, whole, d)]


# -- patterns: lines cut to the roof ------------------------------------------------


def hatch_pieces(step: float) -> list[AreaPiece]:
    """Tiles run down each slope: upright in north and south, level in east and west."""
    pieces = []
    for corner in corners():
        d = ""
        for side, polygons in slopes(corner).items():
            is_upright = side in {NORTH, SOUTH}
            d += "".join(_hatch(polygon, step, is_upright) for polygon in polygons)
        pieces.append(corner.piece(d))
    return pieces


def _hatch(polygon: Polygon, step: float, is_upright: bool) -> str:
    turned = polygon if is_upright else [(y, x) for x, y in polygon]
    d = ""
    for count in range(int(100 / step)):
        at = step * (count + 0.5)
        for start, end in _cuts(turned, at):
            ends = ((at, start), (at, end)) if is_upright else ((start, at), (end, at))
            d += line(*ends)
    return d


def _cuts(polygon: Polygon, x: float) -> list[tuple[float, float]]:
    """Where the upright line at x runs inside a polygon."""
    crossed = []
    for index, (x1, y1) in enumerate(polygon):
        x0, y0 = polygon[index - 1]
        if (x0 < x) != (x1 < x):
            crossed.append(y0 + (y1 - y0) * (x - x0) / (x1 - x0))
    crossed.sort()
    pairs = zip(crossed[::2], crossed[1::2])
    return [(start, end) for start, end in pairs if end - start > 1]


def _all_over(pattern: Callable[[Polygon, float], str], step: float) -> list[AreaPiece]:
    """The same on every slope."""
    pieces = []
    for corner in corners():
        polygons = [polygon for group in slopes(corner).values() for polygon in group]
        pieces.append(corner.piece("".join(pattern(polygon, step) for polygon in polygons)))
    return pieces


def cross_pieces(step: float) -> list[AreaPiece]:
    """A lattice over the whole roof, slanting both ways."""
    return _all_over(_slanted, step)


def _slanted(polygon: Polygon, step: float) -> str:
    falling = [(y - x, x) for x, y in polygon]
    rising = [(y + x, x) for x, y in polygon]
    d = ""
    for count in range(-int(100 / step), int(200 / step)):
        at = step * (count + 0.5)
        d += "".join(line((x0, at + x0), (x1, at + x1)) for x0, x1 in _cuts(falling, at))
        d += "".join(line((x0, at - x0), (x1, at - x1)) for x0, x1 in _cuts(rising, at))
    return d


def scale_pieces(step: float) -> list[AreaPiece]:
    """Rows of scallops, every other row moved by half a scallop."""
    return _all_over(_scales, step)


def _scales(polygon: Polygon, step: float) -> str:
    turned = [(y, x) for x, y in polygon]
    d = ""
    for row in range(int(100 / step)):
        y, shift = step * (row + 0.2), step / 2 * (row % 2)
        for left, right in _cuts(turned, y):
            d += _scallops(left, right, y, step, shift)
    return d


def _scallops(left: float, right: float, y: float, step: float, shift: float) -> str:
    """Hanging arcs from left to right; the first and the last may be cut."""
    d, x = "", shift - step
    while x < right:
        start, end = max(0.0, (left - x) / step), min(1.0, (right - x) / step)
        if end - start > 0.15:
            begin = "" if d else f"M{numbers(x + start * step, y + _hang(start, start, step))}"
            middle = numbers(x + (start + end) / 2 * step, y + _hang(start, end, step))
            d += f"{begin}Q{middle} {numbers(x + end * step, y + _hang(end, end, step))}"
        x += step
    return d


def _hang(start: float, end: float, step: float) -> float:
    """The control point of the arc between two of its points (its polar form)."""
    return (start * (1 - end) + end * (1 - start)) * step * 0.8


def closed(points: Iterable[Point]) -> str:
    return "M" + "L".join(numbers(*point) for point in points) + "Z"


def line(*points: Point) -> str:
    return "M" + "L".join(numbers(*point) for point in points)


def panel(left: float, top: float, right: float, bottom: float) -> str:
    """A rectangle."""
    return closed([(left, top), (right, top), (right, bottom), (left, bottom)])
