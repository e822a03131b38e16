"""A dungeon as its data gives it: fields, monsters, doors, each value of its type."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.kernel.errors import BadSheet
from rollwrite.sheets import data as sheet_data
from rollwrite.sheets.data import Data

from ..rules import moves
from .facts import ADVENTURES, KINDS

TRAITS = ("boss", "armoured", "worm", "mancer")


@dataclass(frozen=True)
class Box:
    """A rectangle on the grid."""

    x: int
    y: int
    w: int
    h: int

    def overlap(self, other: Box) -> tuple[int, int]:
        """How far two boxes overlap, sideways and downwards; 0 where they touch."""
        wide = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        return wide, min(self.y + self.h, other.y + other.h) - max(self.y, other.y)

    def covers(self, other: Box) -> bool:
        return min(self.overlap(other)) > 0

    def borders(self, other: Box) -> bool:
        """Whether they share a border of at least one unit."""
        low, high = sorted(self.overlap(other))
        return low == 0 and high >= 1


@dataclass(frozen=True)
class Thing:
    """What a door can lead to."""

    id: str
    box: Box


@dataclass(frozen=True)
class Field(Thing):
    kind: str
    number: int | None
    unlocks: str
    group: str


@dataclass(frozen=True)
class Monster(Thing):
    name: str
    hits: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    first: int
    later: int | None
    hearts: int
    trait: str


@dataclass(frozen=True)
class Plan:
    adventure: str
    version: int
    size: tuple[int, int]
    fields: tuple[Field, ...]
    monsters: tuple[Monster, ...]
    doors: tuple[tuple[str, str], ...]

    @property
    def things(self) -> tuple[Thing, ...]:
        return (*self.fields, *self.monsters)


def read_plan(data: Data) -> Plan:
    """Keys that nobody reads are notes."""
    adventure = sheet_data.word(data, "adventure")
    if adventure not in ADVENTURES:
        known = ", ".join(ADVENTURES)
        raise BadSheet("adventure", f"there is no adventure “{adventure}”; there are {known}")
    version = sheet_data.whole(data, "version")
    if version < 1:
        raise BadSheet("version", f"versions count from 1, found {version}")
    wide, high = sheet_data.numbers(data, "size", 2)
    fields = [_field(row, place) for place, row in _rows(data, "fields")]
    monsters = [_monster(row, place) for place, row in _rows(data, "monsters")]
    doors = tuple(_doors(data))
    return Plan(adventure, version, (wide, high), tuple(fields), tuple(monsters), doors)


def _rows(data: Data, key: str) -> list[tuple[str, Data]]:
    found: list[tuple[str, Data]] = []
    for number, row in enumerate(_list(data, key), 1):
        if not isinstance(row, dict):
            raise BadSheet(f"{key}[{number}]", f"expected an object, found {row!r}")
        found.append((f"{key}[{number}].", row))
    return found


def _list(data: Data, key: str) -> list[object]:
    rows = data.get(key)
    if not isinstance(rows, list):
        raise BadSheet(key, f"expected a list, found {rows!r}")
    return rows


def _field(row: Data, place: str) -> Field:
    name = sheet_data.word(row, "id", place)
    kind = sheet_data.word(row, "kind", place)
    if kind not in KINDS:
        raise BadSheet(f"{place}kind", f"“{kind}” is no kind; there are {', '.join(KINDS)}")
    number = _maybe(row, "number", place)
    if number is not None and not 2 <= number <= 12:
        raise BadSheet(f"{place}number", f"two dice show 2 to 12, found {number}")
    unlocks = sheet_data.word(row, "unlocks", place) if _is_given(row, "unlocks", place) else ""
    group = sheet_data.word(row, "group", place) if "group" in row else ""
    return Field(name, _box(row, place), kind, number, unlocks, group)


def _monster(row: Data, place: str) -> Monster:
    name = sheet_data.word(row, "id", place)
    if name not in moves.MONSTERS:
        known = ", ".join(moves.MONSTERS)
        raise BadSheet(f"{place}id", f"no monster is called “{name}”; known are {known}")
    traits = [trait for trait in TRAITS if _flag(row, trait, place)]
    if len(traits) > 1:
        raise BadSheet(f"{place}{traits[1]}", f"a monster has one trait, found {traits}")
    return Monster(
        name,
        _box(row, place),
        sheet_data.word(row, "name", place),
        sheet_data.whole(row, "hits", place),
        _numbers(row, "black", place),
        _numbers(row, "white", place),
        sheet_data.whole(row, "first", place),
        _maybe(row, "later", place),
        sheet_data.whole(row, "hearts", place),
        traits[0] if traits else "",
    )


def _box(row: Data, place: str) -> Box:
    x, y, w, h = (sheet_data.whole(row, key, place) for key in ("x", "y", "w", "h"))
    if w < 1 or h < 1:
        raise BadSheet(f"{place}w", f"a room is at least 1 by 1, found {w} by {h}")
    return Box(x, y, w, h)


def _numbers(row: Data, key: str, place: str) -> tuple[int, ...]:
    found = row.get(key)
    if not isinstance(found, list) or not all(type(number) is int for number in found):
        raise BadSheet(f"{place}{key}", f"expected a list of whole numbers, found {found!r}")
    return tuple(found)


def _maybe(row: Data, key: str, place: str) -> int | None:
    return sheet_data.whole(row, key, place) if _is_given(row, key, place) else None


def _is_given(row: Data, key: str, place: str) -> bool:
    if key not in row:
        raise BadSheet(f"{place}{key}", "is missing; write null for none")
    return row[key] is not None


def _flag(row: Data, key: str, place: str) -> bool:
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise BadSheet(f"{place}{key}", f"expected true or false, found {value!r}")
    return value


def _doors(data: Data) -> list[tuple[str, str]]:
    found = []
    for number, row in enumerate(_list(data, "doors"), 1):
        if not isinstance(row, list) or [type(end) for end in row] != [str, str]:
            raise BadSheet(f"doors[{number}]", f"a door names two rooms, found {row!r}")
        found.append((row[0], row[1]))
    return found
