"""What the data of a sheet say, and where it lies on the paper.

1360 by 1924 units, A4. Cells are 120 wide; 2.71 units are a pixel of a phone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from rollwrite.kernel.errors import BadSheet
from rollwrite.sheets.data import parse
from rollwrite.sheets.ink import Box, Point

from ..sheet import SHELF

PAGE = Box(0, 0, 1360, 1924)
CROP = Box(66, 272, 976, 1482)
CROP_MAP = Box(66, 272, 976, 1336)
SLIP = Box(66, 1608, 976, 146)  # the passes

COLUMNS, ROWS = 8, 11
CELL = 120
LEFT, TOP = 74, 280
MAP = Box(LEFT, TOP, COLUMNS * CELL, ROWS * CELL)

LEDGER = Box(1062, 262, 260, 1562)
PASS_ROW = Box(66, 1622, 976, 126)
SHAPE_ROW = Box(66, 1758, 976, 66)
NAME_PLATE = Box(846, 1836, 476, 56)

GAMES = tuple(f"game-{game:02d}" for game in range(1, 13))

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A scoring line; ``extras`` are points on top, by the word that explains them."""

    id: str
    points: int | None
    words: dict[str, str]
    extras: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Purse:
    goal: str
    purses: int
    words: dict[str, str]


@dataclass(frozen=True)
class Plan:
    """One of the twelve sheets."""

    name: str
    game: int
    chapter: int
    title: dict[str, str]
    flavour: dict[str, str]
    rows: tuple[str, ...]
    river: tuple[Cell, ...]
    passes: tuple[int, ...]
    churches: tuple[tuple[str, ...], ...]
    fortresses: int
    is_forest_land: bool
    lines: tuple[ScoreLine, ...]
    purses: tuple[Purse, ...]

    def cells(self, marks: str) -> list[Cell]:
        """Cells with one of these marks, in reading order."""
        return [
            (column, row)
            for row, signs in enumerate(self.rows)
            for column, sign in enumerate(signs)
            if sign in marks
        ]

    @cached_property
    def land(self) -> frozenset[Cell]:
        """Cells that can be built on."""
        return frozenset(self.cells(".tswpgF" if self.is_forest_land else ".tswpg"))

    @cached_property
    def river_edges(self) -> frozenset[Edge]:
        return frozenset(step for ends in pairwise(self.river) for step in _steps(*ends))

    @property
    def ends_chapter(self) -> bool:
        return self.game % 3 == 0

    @property
    def has_purses(self) -> bool:
        return self.chapter == 3


def edge(start: Cell, end: Cell) -> Edge:
    return (start, end) if start < end else (end, start)


def _steps(start: Cell, end: Cell) -> list[Edge]:
    """The unit edges of a straight line between two lattice points."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    across, down = (end[0] - start[0]) // length, (end[1] - start[1]) // length
    points = [(start[0] + across * step, start[1] + down * step) for step in range(length + 1)]
    return [edge(*ends) for ends in pairwise(points)]


def corner(x: float, y: float) -> Point:
    """A point of the lattice on the paper."""
    return LEFT + x * CELL, TOP + y * CELL


def middle(cell: Cell) -> Point:
    return corner(cell[0] + 0.5, cell[1] + 0.5)


def cell_box(cell: Cell) -> Box:
    return Box(*corner(*cell), CELL, CELL)


def cell_name(cell: Cell) -> str:
    return f"cell-{'abcdefgh'[cell[0]]}{cell[1] + 1}"


# -- reading -----------------------------------------------------------------------------


def shipped_plan(drawing: str) -> Plan:
    """The sheet of a drawing such as ``game-05@1``."""
    name = drawing.partition("@")[0]
    if name not in GAMES:
        raise BadSheet("drawing", f"there is no sheet “{drawing}”")
    return read(name, parse(SHELF.text(name)))


def read(name: str, data: Mapping[str, Any]) -> Plan:
    """The data of a sheet, as far as it can be drawn."""
    rows = tuple(data["map"].split())
    if len(rows) != ROWS or {len(row) for row in rows} != {COLUMNS}:
        raise BadSheet("map", f"expected {ROWS} rows of {COLUMNS} cells")
    return Plan(
        name=name,
        game=data["game"],
        chapter=data["chapter"],
        title=data["title"],
        flavour=data["flavour"],
        rows=rows,
        river=tuple((x, y) for x, y in data["river"]),
        passes=tuple(data["passes"]),
        churches=tuple(tuple(shape.split()) for shape in data.get("churches", ())),
        fortresses=data.get("fortresses", 0),
        is_forest_land=data.get("forest") == "land",
        lines=tuple(_score_line(line) for line in data["line"]),
        purses=tuple(_purse(purse) for purse in data.get("purse", ())),
    )


def _score_line(line: Mapping[str, Any]) -> ScoreLine:
    extras = tuple((word, line[word]) for word in ("all", "none") if word in line)
    return ScoreLine(line["id"], line.get("points"), _both(line), extras)


def _purse(purse: Mapping[str, Any]) -> Purse:
    return Purse(purse["for"], purse["purses"], _both(purse))


def _both(words: Mapping[str, Any]) -> dict[str, str]:
    return {"en": words["en"], "de": words["de"]}


# -- places of the two rows beneath the map ---------------------------------------------


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle to be filled, by its middle."""

    x: float
    y: float
    radius: float


def pass_rings(plan: Plan) -> list[Ring]:
    return [Ring(128 + index * 78, PASS_ROW.y + 64, 29) for index in range(len(plan.passes))]


def order_rings(plan: Plan) -> list[Ring]:
    """The circles of the church row, or of the fortress row."""
    count = len(plan.churches) or plan.fortresses
    if not count:
        return []
    right = LEFT + COLUMNS * CELL - 20
    start = LEFT + 20 + (490 if plan.passes else 0)
    pitch = min(96, (right - start) / count)
    left = right - pitch * count if plan.passes else start + 430
    radius = min(42, pitch / 2 - 3)
    return [Ring(left + pitch * (index + 0.5), PASS_ROW.y + 78, radius) for index in range(count)]
