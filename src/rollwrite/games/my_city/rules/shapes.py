"""Shapes: every building of up to five cells that is at most four long, turned and mirrored.

Eight columns a to h from the west, eleven rows from the north. A cell is a
number, ``row * 8 + column``, counted from 0; ``c4`` is the third column in the
fourth row.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

COLUMNS = 8
ROWS = 11
MOST_LONG = 4

Picture = tuple[tuple[int, int], ...]  # (row, column) of each cell, sorted

# The nine that the dice make come first; the others are for churches.
PICTURES = {
    "single": "#",
    "domino": "##",
    "i3": "###",
    "l3": "#. ##",
    "i4": "####",
    "l4": "#.. ###",
    "square": "## ##",
    "l5": "#... ####",
    "u5": "#.# ###",
    "t4": "### .#.",
    "s4": "##. .##",
    "p5": "## ## #.",
    "t5": "### .#. .#.",
    "x5": ".#. ### .#.",
    "z5": "##. .#. .##",
    "v5": "#.. #.. ###",
    "w5": "#.. ##. .##",
    "f5": ".## ##. .#.",
    "n5": "##.. .###",
    "y5": "#### .#..",
}
DICE_SHAPES = tuple(PICTURES)[:9]


@dataclass(frozen=True, slots=True)
class Pose:
    """A shape turned and mirrored: ``r1`` is a quarter turn, ``m1`` mirrored before it."""

    shape: int
    name: str
    cells: Picture

    @property
    def width(self) -> int:
        return max(column for _, column in self.cells) + 1

    @property
    def height(self) -> int:
        return max(row for row, _ in self.cells) + 1


def picture(rows: Iterable[str]) -> Picture:
    """The cells of a drawing in which ``#`` is a cell."""
    return _moved(
        (row, column)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign == "#"
    )


def _moved(cells: Iterable[tuple[int, int]]) -> Picture:
    """The same shape in the upper left corner."""
    found = sorted(cells)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    return tuple((row - top, column - left) for row, column in found)


def _turned(cells: Picture) -> Picture:
    return _moved((column, -row) for row, column in cells)


def _mirrored(cells: Picture) -> Picture:
    return _moved((row, -column) for row, column in cells)


def poses_of(shape: int, cells: Picture) -> list[Pose]:
    """All that differ, in the order of turning."""
    found: dict[Picture, Pose] = {}
    for side, start in (("r", cells), ("m", _mirrored(cells))):
        turned = start
        for quarter in range(4):
            found.setdefault(turned, Pose(shape, f"{side}{quarter}", turned))
            turned = _turned(turned)
    return list(found.values())


NAMES = tuple(PICTURES)
POSES = tuple(
    pose
    for shape, drawing in enumerate(PICTURES.values())
    for pose in poses_of(shape, picture(drawing.split()))
)
_SHAPE_OF = {pose.cells: pose.shape for pose in POSES}


def shape_of(cells: Iterable[tuple[int, int]]) -> int | None:
    """The shape these cells make, wherever they lie; None if it is not one of ours."""
    return _SHAPE_OF.get(_moved(cells))


# -- what the dice make ---------------------------------------------------------

# MC-D1, MC-D2: the faces in a frame of two by two, joined at the bottom.
LEFT = {"l3": "#. ##", "single": ".. .#", "upright": ".# .#", "flat": ".. ##"}
RIGHT = {
    "single": ".. #.",
    "flat": ".. ##",
    "upright": "#. #.",
    "blank": ".. ..",
    "compass": ".. ..",
}
LEFT_FACES = ("l3", "single", "single", "upright", "upright", "flat")
RIGHT_FACES = ("single", "flat", "upright", "upright", "blank", "compass")
KIND_FACES = ("residential", "residential", "commercial", "commercial", "public", "public")
FACES = {"left": LEFT_FACES, "right": RIGHT_FACES, "kind": KIND_FACES}  # by die


def joined(left: str, right: str) -> int:
    """MC-D3: both parts side by side; with blank or compass, the left part alone."""
    rows = [
        west + east for west, east in zip(LEFT[left].split(), RIGHT[right].split(), strict=True)
    ]
    found = shape_of(picture(rows))
    assert found is not None, f"{left} and {right} make no shape"
    return found


# -- names of cells ---------------------------------------------------------------


def cell_name(cell: int) -> str:
    """
    >>> cell_name(26)
    'c4'
    """
    row, column = divmod(cell, COLUMNS)
    return f"{'abcdefgh'[column]}{row + 1}"


CELL_NAMES = tuple(cell_name(cell) for cell in range(COLUMNS * ROWS))
CELLS = {name: cell for cell, name in enumerate(CELL_NAMES)}


def neighbours(cell: int) -> list[int]:
    """MC-Q1: the cells on the four sides, as far as the map reaches."""
    row, column = divmod(cell, COLUMNS)
    sides = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * COLUMNS + c for r, c in sides if 0 <= r < ROWS and 0 <= c < COLUMNS]
