"""Moves as small integers, their notation, and the table of all placements.

``build c4 c5 c6 d6`` draws a building (a church, a fortress) on these cells;
``pass``; ``end``. A placement is a shape in a pose at a place. The table holds
all of them, whatever the sheet, so the numbers never change.

The map is held in two words that overlap: north has the rows 1 to 7, south
the rows 5 to 11, eight bits a row. No shape is longer than four cells, so every
placement lies wholly in one of them: with its top in the rows 1 to 4 in the
north, otherwise in the south. What is counted is counted in the north and, below
row 7, in the south.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.notation import Notation
from rollwrite.kernel.room.bits import count

from . import shapes

NORTH_ROWS: Final = 7
SOUTH_FROM: Final = 4  # the row, counted from 0, that is the first of the south
BELOW: Final = 0xFF_FFFF_FF00_0000  # of the south, what the north does not have

PASS: Final = 0
END: Final = 1
BUILD: Final = 2  # the first placement


def north_bit(cell: int) -> int:
    return 1 << cell if cell < NORTH_ROWS * 8 else 0


def south_bit(cell: int) -> int:
    return 1 << (cell - SOUTH_FROM * 8) if cell >= SOUTH_FROM * 8 else 0


def north_mask(cells: list[int]) -> int:
    return sum([north_bit(cell) for cell in cells])


def south_mask(cells: list[int]) -> int:
    return sum([south_bit(cell) for cell in cells])


# -- poses: what moves() walks ----------------------------------------------------


@final
class Pose:
    """A pose as numbers: where its cells lie from its upper left corner, as shifts of
    five bits each, and which move is its first placement. ``ranks`` counts places."""

    def __init__(self, size: i64, width: i64, shifts: i64, first: i64, ranks: bytes) -> None:
        self.size: i64 = size
        self.width: i64 = width
        self.shifts: i64 = shifts
        self.first: i64 = first
        self.ranks = ranks


# A lone bit times this number has six bits of its own at the top: its place in a table.
LONE: Final = 0x03F7_9D71_B4CB_0A89


def _ranks(width: int) -> bytes:
    """The place of a lone bit among the corners of a pose, in row order."""
    table = [0] * 64
    for bit in range(NORTH_ROWS * 8):
        row, column = divmod(bit, 8)
        table[((LONE << bit) >> 58) & 63] = row * (9 - width) + column
    return bytes(table)


def _poses() -> list[Pose]:
    ranks = [_ranks(width) for width in range(5)]
    found = []
    first = BUILD
    for pose in shapes.POSES:
        shifts = [row * 8 + column for row, column in pose.cells]
        packed = sum([shift << (5 * number) for number, shift in enumerate(shifts)])
        found.append(Pose(len(shifts), pose.width, packed, first, ranks[pose.width]))
        first += (9 - pose.width) * (12 - pose.height)
    return found


POSES: Final = _poses()
POSE_COUNT: Final[int] = len(shapes.POSES)
FIRST_POSE: Final = [
    [pose.shape for pose in shapes.POSES].index(shape) for shape in range(len(shapes.NAMES))
] + [len(shapes.POSES)]


# -- placements: what play() looks up ---------------------------------------------


def _placements() -> list[list[int]]:
    """The cells of every move; none for passing and ending."""
    found: list[list[int]] = [[], []]
    for pose in shapes.POSES:
        for top in range(12 - pose.height):
            for left in range(9 - pose.width):
                found.append([(top + row) * 8 + left + column for row, column in pose.cells])
    return found


PLACEMENTS: Final = _placements()
MOVE_COUNT: Final[int] = len(PLACEMENTS)


@final
class Place:
    """A placement as masks. One cell, its head, stands for it when buildings are counted."""

    def __init__(self, cells: list[int], border: list[int]) -> None:
        self.north: i64 = north_mask(cells)
        self.south: i64 = south_mask(cells)
        self.border_north: i64 = north_mask(border)
        self.border_south: i64 = south_mask(border)
        self.head_north: i64 = north_mask(cells[:1])
        self.head_south: i64 = south_mask(cells[:1]) & BELOW


def _places() -> list[Place]:
    beside = [shapes.neighbours(cell) for cell in range(88)]
    found = []
    for cells in PLACEMENTS:
        border = {other for cell in cells for other in beside[cell]}
        found.append(Place(cells, sorted(border - set(cells))))
    return found


PLACES: Final = _places()
POSE_OF: Final = [0, 0] + [
    number
    for number, pose in enumerate(shapes.POSES)
    for _ in range((9 - pose.width) * (12 - pose.height))
]


def pose_of(move: int) -> str:
    return shapes.POSES[POSE_OF[move]].name


def shape_of(move: int) -> int:
    return shapes.POSES[POSE_OF[move]].shape


def cells_of(move: int) -> list[int]:
    return PLACEMENTS[move]


# -- notation ---------------------------------------------------------------------


def _text(move: int) -> str:
    if move < BUILD:
        return "pass" if move == PASS else "end"
    return " ".join(["build", *[shapes.CELL_NAMES[cell] for cell in PLACEMENTS[move]]])


TEXTS: Final = [_text(move) for move in range(len(PLACEMENTS))]
KNOWN: Final = frozenset(TEXTS)


def tidied(text: str) -> str:
    """Cells may be named in any order."""
    words = text.split()
    return _building(words[1:]) if words[:1] == ["build"] and words[1:] else " ".join(words)


def _building(names: list[str]) -> str:
    for name in names:
        if name not in shapes.CELLS:
            _refuse("why-off-the-map", f"there is no cell “{name}”: they run from a1 to h11")
    cells = sorted({shapes.CELLS[name] for name in names})
    text = " ".join(["build", *[shapes.CELL_NAMES[cell] for cell in cells]])
    if text not in KNOWN:
        _refuse("why-no-building", f"no building can have the cells {' '.join(names)}")
    return text


def _refuse(code: str, sentence: str) -> None:
    error = InvalidNotation(sentence)
    error.code = code
    raise error


NOTATION: Final = Notation("my-city", TEXTS, "“build c4 c5”, “pass” or “end”", tidied)


def placed_on(names: list[str]) -> int:
    """The placement on cells given by name."""
    return NOTATION.from_text(" ".join(["build", *names]))


# -- bits ---------------------------------------------------------------------------


def count_both(north: i64, south: i64) -> i64:
    """How many cells: what overlaps is counted once."""
    return count(north) + count(south & BELOW)
