"""The maps as data: what the drawing needs to know of ``sheet/data/<adventure>.json``."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rollwrite.kernel.errors import BadSheet

from ..sheet import SHELF

ADVENTURES = ("annoyed-animals", "clumsy-cultists", "puzzled-pyramid", "defiant-dinosaurs")


@dataclass(frozen=True, slots=True)
class Area:
    """Cells of the grid that make one room."""

    x: int
    y: int
    width: int
    height: int

    def cells(self) -> set[tuple[int, int]]:
        across = range(self.x, self.x + self.width)
        down = range(self.y, self.y + self.height)
        return {(x, y) for x in across for y in down}


@dataclass(frozen=True, slots=True)
class Field:
    id: str
    area: Area
    kind: str
    number: int | None
    unlocks: str | None
    group: str


@dataclass(frozen=True, slots=True)
class Monster:
    """``later`` is 0 for the boss: who comes later gets a gem per three hits."""

    id: str
    area: Area
    name: str
    hits: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    first: int
    later: int
    hearts: int
    is_boss: bool
    is_armoured: bool
    is_worm: bool

    @property
    def numbers(self) -> tuple[int, ...]:
        return self.black + self.white


@dataclass(frozen=True)
class Dungeon:
    """One adventure: its rooms and the doors between them."""

    adventure: str
    columns: int
    rows: int
    fields: tuple[Field, ...]
    monsters: tuple[Monster, ...]
    doors: tuple[tuple[str, str], ...]

    @cached_property
    def areas(self) -> dict[str, Area]:
        """Every room by its id, fields first."""
        rooms: tuple[Field | Monster, ...] = (*self.fields, *self.monsters)
        return {room.id: room.area for room in rooms}

    @cached_property
    def cells(self) -> set[tuple[int, int]]:
        """All cells that belong to a room."""
        return set[tuple[int, int]]().union(*(area.cells() for area in self.areas.values()))

    def kinds(self) -> set[str]:
        return {field.kind for field in self.fields}

    def count(self, kind: str) -> int:
        return sum(field.kind == kind for field in self.fields)

    def monster(self, name: str) -> Monster:
        return next(monster for monster in self.monsters if monster.id == name)


def shipped_map(drawing: str) -> dict[str, Any]:
    """The map that a drawing such as ``annoyed-animals@1`` names."""
    adventure, _, version = drawing.partition("@")
    if adventure not in ADVENTURES:
        raise BadSheet(drawing, f"there is no such adventure; there are {', '.join(ADVENTURES)}")
    data: dict[str, Any] = json.loads(SHELF.text(adventure))
    if version and version != str(data["version"]):
        raise BadSheet(drawing, f"the map has version {data['version']}")
    return data


def read(data: Mapping[str, Any]) -> Dungeon:
    columns, rows = data["size"]
    return Dungeon(
        adventure=data["adventure"],
        columns=columns,
        rows=rows,
        fields=tuple(_field(each) for each in data["fields"]),
        monsters=tuple(_monster(each) for each in data["monsters"]),
        doors=tuple((one, other) for one, other in data["doors"]),
    )


def _field(data: Mapping[str, Any]) -> Field:
    return Field(
        id=data["id"],
        area=_area(data),
        kind=data["kind"],
        number=data["number"],
        unlocks=data.get("unlocks"),
        group=data.get("group", ""),
    )


def _monster(data: Mapping[str, Any]) -> Monster:
    def every(key: str) -> tuple[int, ...]:
        numbers: Sequence[int] = data[key]
        return tuple(numbers)

    return Monster(
        id=data["id"],
        area=_area(data),
        name=data["name"],
        hits=data["hits"],
        black=every("black"),
        white=every("white"),
        first=data["first"],
        later=data["later"] or 0,
        hearts=data["hearts"],
        is_boss=data["boss"],
        is_armoured=data["armoured"],
        is_worm=data["worm"],
    )


def _area(data: Mapping[str, Any]) -> Area:
    return Area(data["x"], data["y"], data["w"], data["h"])
