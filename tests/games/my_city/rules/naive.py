"""My City a second time: slow, plain, and written from the rules page alone.

Sets, dictionaries and words; no masks, no tables, nothing imported from the game it
judges but its sheets' files. Read it next to docs/rules/my-city.md. Seats count from 0,
moves are texts in notation, a cell is a pair (column, row) counted from 1.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Cells = frozenset[Cell]

SHEETS = Path(__file__).parents[4] / "src" / "rollwrite" / "games" / "my_city" / "sheet" / "data"
KINDS = {"residential": "home", "commercial": "shop", "public": "public"}

# MC-D1, MC-D2: the parts in a frame of two by four, (column, row).
LEFT = {
    "l3": {(1, 1), (1, 2), (2, 2)},
    "single": {(2, 2)},
    "upright": {(2, 1), (2, 2)},
    "flat": {(1, 2), (2, 2)},
}
RIGHT: dict[str, set[Cell]] = {
    "single": {(3, 2)},
    "flat": {(3, 2), (4, 2)},
    "upright": {(3, 1), (3, 2)},
    "blank": set(),
    "compass": set(),
}


def name(cell: Cell) -> str:
    return "abcdefgh"[cell[0] - 1] + str(cell[1])


def cell_named(text: str) -> Cell:
    return "abcdefgh".index(text[0]) + 1, int(text[1:])


def around(cell: Cell) -> set[Cell]:
    column, row = cell
    return {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}


def border(cells: Cells) -> set[Cell]:
    return {other for cell in cells for other in around(cell)} - cells


def all_places(shape: set[Cell]) -> set[Cells]:
    """MC-D3: turned and mirrored, anywhere on the map."""
    poses = set()
    for mirror in (1, -1):
        turned = {(mirror * column, row) for column, row in shape}
        for _ in range(4):
            turned = {(-row, column) for column, row in turned}
            left, top = min(c for c, _ in turned), min(r for _, r in turned)
            poses.add(frozenset((c - left, r - top) for c, r in turned))
    places = set()
    for pose in poses:
        for column in range(1, 9):
            for row in range(1, 12):
                moved = frozenset((c + column, r + row) for c, r in pose)
                if all(1 <= c <= 8 and 1 <= r <= 11 for c, r in moved):
                    places.add(moved)
    return places


class NaiveMap:
    """One sheet as printed."""

    def __init__(self, game: int) -> None:
        self.data: dict[str, Any] = tomllib.loads(
            (SHEETS / f"game-{game:02}.toml").read_text(encoding="utf-8")
        )
        self.game = game
        rows = self.data["map"].split()
        self.at = {(c + 1, r + 1): rows[r][c] for r in range(11) for c in range(8)}
        self.river = self.river_edges()
        self.start = self.data["start"]

    def cells(self, letters: str) -> set[Cell]:
        return {cell for cell, letter in self.at.items() if letter in letters}

    def river_edges(self) -> set[frozenset[Cell]]:
        """MC-M2: pairs of cells with the river between them."""
        found = set()
        corners = self.data["river"]
        for (x1, y1), (x2, y2) in pairwise(corners):
            for y in range(min(y1, y2), max(y1, y2)):
                found.add(frozenset({(x1, y + 1), (x1 + 1, y + 1)}))
            for x in range(min(x1, x2), max(x1, x2)):
                found.add(frozenset({(x + 1, y1), (x + 1, y1 + 1)}))
        return found

    def crosses(self, cells: Cells) -> bool:
        return any(edge <= cells for edge in self.river)

    def land(self) -> set[Cell]:
        return self.cells(".tswpg" + ("F" if self.game == 8 else ""))

    def goal(self) -> set[Cell]:
        return self.cells({7: "p", 8: "F", 9: "g"}.get(self.game, ""))


@dataclass
class NaiveSheet:
    """One sheet, as a person would describe it."""

    buildings: list[tuple[str, Cells]] = field(default_factory=list)
    bandits: set[Cell] = field(default_factory=set)
    passes: int = 0
    first: bool = False
    ended: bool = False

    def built(self) -> set[Cell]:
        return {cell for _, cells in self.buildings for cell in cells}

    def of_kind(self, kind: str) -> list[Cells]:
        return [cells for other, cells in self.buildings if other == kind]

    def group_sizes(self, kind: str) -> list[int]:
        """MC-2: groups of side-connected buildings."""
        left, sizes = self.of_kind(kind), []
        while left:
            group = [left.pop()]
            for member in group:
                touching = [other for other in left if border(member) & other]
                group += touching
                left = [other for other in left if other not in touching]
            sizes.append(len(group))
        return sizes


class NaiveGame:
    def __init__(self, game: int, seats: int, bandits: tuple[str, ...] = ()) -> None:
        self.map = NaiveMap(game)
        self.sheets = [NaiveSheet() for _ in range(seats)]
        for sheet in self.sheets:
            sheet.bandits = self.map.cells("b") | {cell_named(text) for text in bandits}
            printed = frozenset(self.map.cells("CS"))
            if printed:
                sheet.buildings.append((self.map.start, printed))
        self.row = 0
        self.raced = False
        self.owing: list[int] = []

    def roll(self, faces: str) -> None:
        left, right, white = faces.split()
        self.kind = KINDS[white]
        self.shape = LEFT[left] | RIGHT[right]
        churches = self.map.data.get("churches", [])
        if right == "compass" and self.map.game in (4, 5, 6, 7, 8) and self.row < len(churches):
            self.kind = "church"
            drawing = churches[self.row].split()
            self.shape = {
                (c, r)
                for r, line in enumerate(drawing)
                for c, sign in enumerate(line)
                if sign == "#"
            }
            self.row += 1
        if right == "compass" and self.map.game in (11, 12) and self.row < 4:
            self.kind, self.shape = "fortress", {(1, 1)}
            self.row += 1
        self.owing = [seat for seat, sheet in enumerate(self.sheets) if not sheet.ended]

    def legal(self, seat: int) -> set[str]:
        sheet = self.sheets[seat]
        found = {"end"}
        cost = 2 if self.kind == "church" else 1
        if self.kind != "fortress" and sheet.passes + cost <= len(self.map.data["passes"]):
            found.add("pass")
        for cells in all_places(self.shape):
            if self.fits(sheet, cells):
                order = sorted(cells, key=lambda cell: (cell[1], cell[0]))
                found.add(" ".join(["build", *map(name, order)]))
        return found

    def fits(self, sheet: NaiveSheet, cells: Cells) -> bool:
        """MC-R3, MC-R4, MC-12, MC-13"""
        if not cells <= self.map.land() - sheet.built() - sheet.bandits:
            return False
        if self.map.crosses(cells):
            return False
        if self.kind == "fortress":
            return True
        if not sheet.buildings:
            return any(cell in edge for edge in self.map.river for cell in cells)
        return any(border(cells) & other for _, other in sheet.buildings)

    def play(self, seat: int, move: str) -> None:
        sheet = self.sheets[seat]
        if move == "end":
            sheet.ended = True
        elif move == "pass":
            sheet.passes += 2 if self.kind == "church" else 1
        else:
            sheet.buildings.append((self.kind, frozenset(map(cell_named, move.split()[1:]))))
        self.owing.remove(seat)
        if not self.owing:
            self.settle()

    def settle(self) -> None:
        """MC-Q5"""
        if self.map.goal() and not self.raced:
            for sheet in self.sheets:
                sheet.first = self.map.goal() <= sheet.built()
            self.raced = any(sheet.first for sheet in self.sheets)

    # -- scoring

    def lines(self, seat: int) -> dict[str, int]:
        sheet, game, sheet_map = self.sheets[seat], self.map.game, self.map
        built, last = sheet.built(), self.map.game == 12
        trees = sheet_map.cells("t") - built
        stones = sheet_map.cells("s") - built
        empty = sheet_map.cells(".p" + ("F" if game == 8 else "")) - built - sheet.bandits
        sizes = [sheet.group_sizes(kind) for kind in ("home", "shop", "public")]
        free = [cell for cell in sheet.bandits if not around(cell) <= built]
        found = {
            "passes": sheet_map.data["passes"][sheet.passes - 1] if sheet.passes else 0,
            "trees": 20 if last and len(trees) == 14 else len(trees),
            "stones": 6 if last and not stones else -len(stones),
            "empty": 6 if last and not empty else -len(empty),
            "groups": sum(max(size, default=0) for size in sizes),
            "wells": 4 * sum(self.is_good_well(sheet, well) for well in sheet_map.cells("w")),
            "churches": 3 * sum(self.is_good_church(sheet, c) for c in sheet.of_kind("church")),
            "first": 5 if sheet.first else 0,
            "complete": (6 if last else 3) * sum(len(size) == 1 for size in sizes),
            "bandits": (-6 if last else -3) * len(free),
            "never-passed": 6 if sheet.passes == 0 else 0,
        }
        printed = [line["id"] for line in sheet_map.data["line"]]
        return {line: found[line] for line in printed}

    def is_good_well(self, sheet: NaiveSheet, well: Cell) -> bool:
        """MC-3: four different buildings, and none on it."""
        beside = [n for n, (_, cells) in enumerate(sheet.buildings) if cells & around(well)]
        return well not in sheet.built() and len(beside) == 4

    def is_good_church(self, sheet: NaiveSheet, church: Cells) -> bool:
        """MC-5"""
        kinds = {kind for kind, cells in sheet.buildings if cells & border(church)}
        return {"home", "shop", "public"} <= kinds

    def purses(self, seat: int) -> int:
        """MC-7 to MC-10"""
        sheet, game = self.sheets[seat], self.map.game
        if game not in (7, 8, 9):
            return 0
        whole = self.map.goal() <= sheet.built()
        return (2 if game == 9 else 1) * whole + (sheet.passes == 0)
