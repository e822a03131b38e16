"""The temples of the second Escape, read from the data files alone."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

SIDES = ("north", "east", "south", "west")
LETTERS = {"A": "adventurer", "K": "key", "T": "torch", "G": "golden"}


def load(name: str) -> dict[str, Any]:
    text = files("rollwrite.games.escape.sheet").joinpath(f"data/{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


class Temple:
    """One sheet, by chamber names."""

    def __init__(self, name: str) -> None:
        data = load(name)
        lines = data["temple"].strip("\n").split("\n")
        self.exit: str = data["exit"]
        self.pairs: dict[str, list[str]] = {}
        self.actions: dict[str, str] = {}
        self.joins: set[tuple[str, str]] = set()
        self.doors: dict[str, set[str]] = {side: set() for side in SIDES}
        for row in range(5):
            for column in range(5):
                self._read(lines, row, column)
        self.secrets = {one["colour"]: one["halves"] for one in data["secret"]}
        self.maps = [
            {part: [LETTERS[letter] for letter in one[part].split()] for part in ("bonus", "gem")}
            for one in data["map"]
        ]
        self.map_tracks = [one["track"] for one in data["map"]]

    def _read(self, lines: list[str], row: int, column: int) -> None:
        name, y, x = "abcde"[column] + str(row + 1), 2 * row + 1, 6 * column + 1
        cell = lines[y][x : x + 5]
        self.pairs[name] = [LETTERS[letter] for letter in cell[:2]]
        self.actions[name] = cell[3]
        ways = {
            "north": (lines[y - 1][x + 2], row - 1, column),
            "south": (lines[y + 1][x + 2], row + 1, column),
            "west": (lines[y][x - 1], row, column - 1),
            "east": (lines[y][x + 5], row, column + 1),
        }
        for side, (wall, there, across) in ways.items():
            if wall == " " and 0 <= there < 5 and 0 <= across < 5:
                self.joins.add((name, "abcde"[across] + str(there + 1)))
            elif wall == " ":
                self.doors[side].add(name)


class Seat:
    def __init__(self, temple: Temple) -> None:
        self.at = ""
        self.crossed: set[str] = set()
        self.closed: set[frozenset[str]] = set()
        self.maps = [{part: list(one[part]) for part in one} for one in temple.maps]
        self.done: set[int] = set()
