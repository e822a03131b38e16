"""The maps and the sheets of the second Dungeons, and where a sheet can go on its map."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any


def load(adventure: str) -> dict[str, Any]:
    text = files("rollwrite.games.dungeons.sheet").joinpath(f"data/{adventure}.json").read_text()
    data: dict[str, Any] = json.loads(text)
    return data


@dataclass
class NaiveSheet:
    """One sheet, as a person would describe it."""

    crossed: set[str] = field(default_factory=set)
    boxes: dict[str, int] = field(default_factory=dict)  # of rubble
    clouds: dict[str, int] = field(default_factory=dict)
    hits: dict[str, int] = field(default_factory=dict)
    killed: set[str] = field(default_factory=set)
    firsts: set[str] = field(default_factory=set)
    bonuses: set[int] = field(default_factory=set)
    bonus_firsts: set[int] = field(default_factory=set)
    gems: int = 0
    gold: int = 0
    track: int = 0
    extra_used: int = 0
    rewards: set[str] = field(default_factory=set)
    torches_used: int = 0
    symbols_used: int = 0
    pairs: tuple[tuple[int, int], ...] = ()
    unused: list[str] = field(default_factory=list)  # "7" or "double 6"
    asked: list[str] = field(default_factory=list)
    has_chest: bool = False
    has_hit: bool = False
    to_lose: int = 0
    is_out: bool = False


@dataclass
class NaiveMap:
    """The map, with its rooms by id."""

    adventure: str
    fields: dict[str, dict[str, Any]]
    monsters: dict[str, dict[str, Any]]
    doors: dict[str, set[str]]

    @staticmethod
    def of(adventure: str) -> NaiveMap:
        data = load(adventure)
        fields = {row["id"]: row for row in data["fields"]}
        monsters = {row["id"]: row for row in data["monsters"]}
        doors: dict[str, set[str]] = {name: set() for name in [*fields, *monsters]}
        for one, two in data["doors"]:
            doors[one].add(two)
            doors[two].add(one)
        return NaiveMap(adventure, fields, monsters, doors)

    def of_kind(self, kind: str) -> list[str]:
        return [name for name, row in self.fields.items() if row["kind"] == kind]

    def having(self, trait: str) -> set[str]:
        return {name for name, row in self.monsters.items() if row.get(trait)}

    @property
    def boss(self) -> str:
        return next(iter(self.having("boss")))

    # -- where a sheet can go

    def open_rooms(self, sheet: NaiveSheet) -> set[str]:
        """DD-Q5: killed rooms that are reached."""
        rooms: set[str] = set()
        while True:
            passed = sheet.crossed | rooms
            more = {name for name in sheet.killed if self.doors[name] & passed}
            if more == rooms:
                return rooms
            rooms = more

    def beside(self, sheet: NaiveSheet, name: str) -> bool:
        return bool(self.doors[name] & (sheet.crossed | self.open_rooms(sheet)))

    def number_of(self, sheet: NaiveSheet, name: str) -> int | None:
        if self.fields[name]["kind"] == "cloud":
            return sheet.clouds[name]
        number: int | None = self.fields[name]["number"]
        return number

    def fits_field(self, sheet: NaiveSheet, unit: str, name: str) -> bool:
        """DD-R4, DD-R6"""
        kind = self.fields[name]["kind"]
        if name in sheet.crossed or not (kind == "start" or self.beside(sheet, name)):
            return False
        if kind == "doubles":
            return unit.startswith("double")
        if kind == "fist" and not unit.startswith("double"):
            return False
        return int(unit.split()[-1]) == self.number_of(sheet, name)

    def takes(self, sheet: NaiveSheet, monster: str, number: int) -> bool:
        """DD-R7"""
        row = self.monsters[monster]
        keys = {
            name
            for name, other in self.fields.items()
            if other["unlocks"] == monster and other["number"] == number
        }
        return number in row["black"] or bool(keys & sheet.crossed)

    def can_fight(self, sheet: NaiveSheet, monster: str) -> bool:
        return monster not in sheet.killed and self.beside(sheet, monster)

    # -- what it has reached

    def reached_bonuses(self, sheet: NaiveSheet) -> set[int]:
        """DD-A1 to DD-A4"""

        def count(kind: str) -> int:
            return len(set(self.of_kind(kind)) & sheet.crossed)

        tests = {
            "annoyed-animals": (count("fist") >= 5, self.is_joined(sheet)),
            "clumsy-cultists": (self.having("mancer") <= sheet.killed, count("rubble") >= 6),
            "puzzled-pyramid": (count("cloud") == 8, self.having("worm") <= sheet.killed),
            "defiant-dinosaurs": (
                self.having("armoured") <= sheet.killed,
                count("track") >= 6,
            ),
        }
        return {number for number, is_met in enumerate(tests[self.adventure], 1) if is_met}

    def is_joined(self, sheet: NaiveSheet) -> bool:
        passed = sheet.crossed | self.open_rooms(sheet)
        groups = {
            side: {n for n, row in self.fields.items() if row.get("group") == side} & passed
            for side in ("left", "right")
        }
        chain = set(groups["left"])
        while True:
            more = {name for name in passed if self.doors[name] & chain} | chain
            if more == chain:
                return bool(chain & groups["right"])
            chain = more
