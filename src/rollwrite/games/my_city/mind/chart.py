"""What never changes on a map, for whoever looks at many papers: plain numbers, side by side."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.layout import Layout
from ..rules.moves import north_mask, south_mask
from .sights import CELLS

# How many open cells begin each clock but the first: about two rounds are between two of them.
STARTS: Final = [4, 8, 12, 17, 23, 30, 38]
AROUND: Final = [0, 1, 2, 5, 8, 7, 6, 3]  # of a window of three by three, in a circle
RINGS: Final = 3**8
WEST: Final = 0b110_110_110
EAST: Final = 0b011_011_011
WINDOW: Final = 0b111_111_111


@final
class Patterns:
    """What may lie around a cell. Each of the eight others is open, free, or neither."""

    def __init__(self) -> None:
        self.ring = vec[i64]([ring_of(window) for window in range(WINDOW + 1)])
        self.beside = vec[i64]([beside_of(window) for window in range(WINDOW + 1)])
        self.number = vec[i64](numbers_of_rings())


def ring_of(window: int) -> int:
    """A digit of base three for each cell around the middle one."""
    return sum([3**place for place, bit in enumerate(AROUND) if (window >> bit) & 1])


def beside_of(window: int) -> int:
    """The four sides of the middle cell."""
    return sum([1 << place for place, bit in enumerate([1, 3, 5, 7]) if (window >> bit) & 1])


def numbers_of_rings() -> list[int]:
    """A number for every ring, the same however it is turned and mirrored."""
    found = [-1] * RINGS
    number = 0
    for ring in range(RINGS):
        if found[ring] < 0:
            for twin in twins_of(ring):
                found[twin] = number
            number += 1
    return found


def twins_of(ring: int) -> list[int]:
    digits = [ring // 3**place % 3 for place in range(8)]
    found = []
    for way in (digits, digits[::-1]):
        # Read backwards a ring begins at a corner after one step more.
        first = 0 if way is digits else 1
        for turned in range(first, 8, 2):
            cells = way[turned:] + way[:turned]
            found.append(sum([digit * 3**place for place, digit in enumerate(cells)]))
    return found


@final
class Chart:
    """One map. ``fronts`` is for whoever is looking: the borders of the largest groups."""

    def __init__(self, layout: Layout, patterns: Patterns) -> None:
        self.layout = layout
        self.patterns = patterns
        west = west_of(layout)
        self.west_north: i64 = north_mask(west)
        self.west_south: i64 = south_mask(west)
        self.open_north: i64 = layout.empty.north | layout.stones.north
        self.open_south: i64 = layout.empty.south | layout.stones.south
        self.clocks = vec[i64]([clock_of(count) for count in range(CELLS + 1)])
        self.columns = vec[i64]([columns_of(cell) for cell in range(CELLS)])
        self.fronts = vec[i64]([0] * 6)


def clock_of(count: int) -> int:
    return len([start for start in STARTS if start <= count])


def columns_of(cell: int) -> int:
    """What of a window around a cell is on the map."""
    return WEST if cell % 8 == 0 else EAST if cell % 8 == 7 else WINDOW


def west_of(layout: Layout) -> list[int]:
    """All cells that can be reached from the first without crossing the river."""
    east = cells_of(layout.river_east.north, layout.river_east.south)
    south = cells_of(layout.river_south.north, layout.river_south.south)
    found = {0}
    edge = [0]
    while edge:
        cell = edge.pop()
        for other in sides_of(cell, east, south):
            if other not in found:
                found.add(other)
                edge.append(other)
    return sorted(found)


def sides_of(cell: int, east: list[int], south: list[int]) -> list[int]:
    """The neighbours on the same side of the river."""
    found = []
    if cell % 8 < 7 and cell not in east:
        found.append(cell + 1)
    if cell % 8 > 0 and cell - 1 not in east:
        found.append(cell - 1)
    if cell + 8 < CELLS and cell not in south:
        found.append(cell + 8)
    if cell >= 8 and cell - 8 not in south:
        found.append(cell - 8)
    return found


def cells_of(north: int, south: int) -> list[int]:
    both = north | south << 32
    return [cell for cell in range(CELLS) if (both >> cell) & 1]
