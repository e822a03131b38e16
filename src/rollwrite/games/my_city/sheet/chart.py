"""A sheet's file as a chart: letters by cell, the river as edges, rows and lines as printed.

Here every field is read and every value is of the right kind; whether the whole
is a good sheet of its game is asked in ``checks``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from rollwrite.kernel.errors import BadSheet
from rollwrite.sheets import data as sheet_data
from rollwrite.sheets.data import Data

from ..rules import shapes
from ..rules.shapes import COLUMNS, ROWS

KEYS = {
    *("game", "chapter", "version", "title", "flavour", "start", "compass", "forest", "goal"),
    *("map", "river", "passes", "churches", "fortresses", "line", "purse"),
}
LETTERS = ".tswpgbMF~CS"
LINE_KEYS = {"id", "points", "all", "none", "en", "de"}
PURSE_KEYS = {"for", "purses", "en", "de"}

Edge = tuple[int, int]  # the two cells it parts, the smaller number first


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """A scoring line: points each, and on top when all are kept or none is left."""

    id: str
    points: int
    all: int
    none: int


@dataclass(frozen=True, slots=True)
class Chart:
    """One sheet as data."""

    game: int
    chapter: int
    version: int
    start: str
    compass: str
    forest: str
    goal: str
    letters: tuple[str, ...]
    river: frozenset[Edge]
    passes: tuple[int, ...]
    churches: tuple[int, ...]
    fortresses: int
    lines: tuple[PrintedLine, ...]
    purses: tuple[tuple[str, int], ...]

    @property
    def name(self) -> str:
        return f"game-{self.game:02}@{self.version}"

    def cells(self, letters: str) -> list[int]:
        return [cell for cell, letter in enumerate(self.letters) if letter in letters]

    def land(self) -> list[int]:
        """MC-M1: what can be built on."""
        return self.cells(".tswpgF" if self.forest == "land" else ".tswpg")

    def empty(self) -> list[int]:
        """MC-P1, MC-Q9: what is empty land when left."""
        return self.cells(".pF" if self.forest == "land" else ".p")

    def goal_cells(self) -> list[int]:
        return self.cells({"plateau": "p", "forest": "F", "gold": "g"}.get(self.goal, ""))

    def is_crossed(self, cells: list[int]) -> bool:
        """MC-R3, MC-Q1: whether a building on these cells crosses the river."""
        return any(
            (cell, other) in self.river
            for cell in cells
            for other in (cell + 1, cell + COLUMNS)
            if other in cells
        )


def read(data: Data) -> Chart:
    sheet_data.only(data, KEYS)
    for field in ("title", "flavour"):
        _words(sheet_data.table(data, field), f"{field}.", {"en", "de"})
    return Chart(
        game=_between(data, "game", 1, 12),
        chapter=_between(data, "chapter", 1, 4),
        version=_between(data, "version", 1, 999),
        start=_one_of(data, "start", ("river", "church", "sawmill")),
        compass=_one_of(data, "compass", ("blank", "church", "fortress")),
        forest=_one_of(data, "forest", ("land",)) if "forest" in data else "",
        goal=_one_of(data, "goal", ("plateau", "forest", "gold")) if "goal" in data else "",
        letters=_letters(sheet_data.word(data, "map")),
        river=_river(data),
        passes=_passes(data),
        churches=_churches(data),
        fortresses=sheet_data.whole(data, "fortresses") if "fortresses" in data else 0,
        lines=tuple(_line(row, where) for row, where in _rows(data, "line")),
        purses=tuple(_purse(row, where) for row, where in _rows(data, "purse")),
    )


# -- small fields -----------------------------------------------------------------


def _between(data: Data, key: str, least: int, most: int) -> int:
    value = sheet_data.whole(data, key)
    if not least <= value <= most:
        raise BadSheet(key, f"expected {least} to {most}, found {value}")
    return value


def _one_of(data: Data, key: str, known: tuple[str, ...]) -> str:
    value = sheet_data.word(data, key)
    if value not in known:
        raise BadSheet(key, f"expected one of {', '.join(known)}, found “{value}”")
    return value


def _words(table: Data, where: str, known: set[str]) -> None:
    sheet_data.only(table, known, where)
    for language in ("en", "de"):
        sheet_data.word(table, language, where)


def _rows(data: Data, key: str) -> list[tuple[Data, str]]:
    rows = data.get(key, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadSheet(key, f"expected tables [[{key}]], found {rows!r}")
    return [(row, f"{key}[{number}].") for number, row in enumerate(rows, 1)]


def _line(row: Data, where: str) -> PrintedLine:
    _words(row, where, LINE_KEYS)
    points = [
        sheet_data.whole(row, key, where) if key in row else 0 for key in ("points", "all", "none")
    ]
    return PrintedLine(sheet_data.word(row, "id", where), *points)


def _purse(row: Data, where: str) -> tuple[str, int]:
    _words(row, where, PURSE_KEYS)
    return sheet_data.word(row, "for", where), sheet_data.whole(row, "purses", where)


def _passes(data: Data) -> tuple[int, ...]:
    """MC-M4: six circles, each worse than the one before; MC-6: or none at all."""
    if data.get("passes") == []:
        return ()
    values = sheet_data.numbers(data, "passes", 6)
    for place, (before, value) in enumerate(zip([0, *values], values), 1):
        if value >= before:
            raise BadSheet(f"passes[{place}]", f"{value} is not below {before}")
    return tuple(values)


# -- the map ------------------------------------------------------------------------


def _letters(text: str) -> tuple[str, ...]:
    """MC-M1: eight columns, eleven rows."""
    rows = text.split()
    if len(rows) != ROWS:
        raise BadSheet("map", f"expected {ROWS} rows, found {len(rows)}")
    for number, row in enumerate(rows, 1):
        if len(row) != COLUMNS:
            raise BadSheet(f"map[{number}]", f"expected {COLUMNS} cells, found {len(row)}")
        for letter in row:
            if letter not in LETTERS:
                raise BadSheet(f"map[{number}]", f"“{letter}” is none of {LETTERS}")
    return tuple("".join(rows))


def _river(data: Data) -> frozenset[Edge]:
    """MC-M2: from the north to the south rim along edges, never along the rim or itself."""
    corners = _corners(data)
    if corners[0][1] != 0 or corners[-1][1] != ROWS:
        raise BadSheet("river", f"it runs from the north rim (y 0) to the south rim (y {ROWS})")
    points = [corners[0]]
    edges = []
    for number, (start, end) in enumerate(pairwise(corners), 2):
        for x, y in _steps(start, end, f"river[{number}]"):
            edges.append(_edge(points[-1], (x, y), f"river[{number}]"))
            if (x, y) in points:
                raise BadSheet(f"river[{number}]", f"it meets itself at [{x}, {y}]")
            points.append((x, y))
    return frozenset(edges)


def _corners(data: Data) -> list[tuple[int, int]]:
    value = data.get("river")
    if not isinstance(value, list) or len(value) < 2:
        raise BadSheet("river", f"expected a list of corners [x, y], found {value!r}")
    found = []
    for number, corner in enumerate(value, 1):
        is_pair = isinstance(corner, list) and [type(part) for part in corner] == [int, int]
        if not is_pair or not (0 <= corner[0] <= COLUMNS and 0 <= corner[1] <= ROWS):
            raise BadSheet(f"river[{number}]", f"expected [x, y] on the map, found {corner!r}")
        found.append((corner[0], corner[1]))
    return found


def _steps(start: tuple[int, int], end: tuple[int, int], where: str) -> list[tuple[int, int]]:
    """The lattice points from one corner to the next."""
    across, down = end[0] - start[0], end[1] - start[1]
    if (across == 0) == (down == 0):
        raise BadSheet(where, f"{list(end)} is neither straight across nor straight down")
    length = abs(across + down)
    step = (across // length, down // length)
    return [(start[0] + n * step[0], start[1] + n * step[1]) for n in range(1, length + 1)]


def _edge(start: tuple[int, int], end: tuple[int, int], where: str) -> Edge:
    """The cells at both sides of a piece of river one cell long."""
    x, y = min(start[0], end[0]), min(start[1], end[1])
    is_upright = start[0] == end[0]
    if x == 0 or x == COLUMNS if is_upright else y == 0 or y == ROWS:
        raise BadSheet(where, "the river runs along the rim here")
    cell = y * COLUMNS + x
    return (cell - 1, cell) if is_upright else (cell - COLUMNS, cell)


def _churches(data: Data) -> tuple[int, ...]:
    """MC-4, MC-Q10: each a shape of up to five cells, at most four long."""
    rows = data.get("churches", [])
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise BadSheet("churches", f"expected a list of drawings, found {rows!r}")
    found = []
    for number, drawing in enumerate(rows, 1):
        if not drawing.split() or set(drawing) - set("#. \n"):
            raise BadSheet(f"churches[{number}]", "expected a drawing of “#” and “.”")
        cells = shapes.picture(drawing.split()) if "#" in drawing else ()
        shape = shapes.shape_of(cells) if cells else None
        if shape is None:
            reason = "a church is one piece of at most five cells, at most four long"
            raise BadSheet(f"churches[{number}]", reason)
        found.append(shape)
    return tuple(found)
