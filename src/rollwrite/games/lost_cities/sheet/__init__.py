"""The sheet as data: read, checked against LC-S1 to LC-S6, and packed."""

from __future__ import annotations

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.shelf import Shelf
from rollwrite.sheets import data as sheet_data
from rollwrite.sheets.data import Data

from ..rules.layout import Layout
from ..rules.moves import COLOURS

KEYS = {"name", "version", "circle_alone", "ladder", "artefacts", "dice", "bridge", "columns"}
ARROW, ARTEFACT = ">", "A"
BOXES = tuple("123456789")


def read(text: str) -> Layout:
    """The packed layout of a sheet, or ``BadSheet`` with the place and the reason."""
    data = sheet_data.parse(text)
    sheet_data.only(data, KEYS)
    packed = Layout(f"{sheet_data.word(data, 'name')}@{_version(data)}")
    packed.circle_alone = sheet_data.whole(data, "circle_alone")
    packed.ladder = _climbing(data, "ladder")
    packed.artefact_points = _climbing(data, "artefacts")
    packed.dice_points = _dice_points(data)
    _read_bridge(sheet_data.table(data, "bridge"), packed)
    _read_columns(sheet_data.table(data, "columns"), packed)
    return packed


SHELF = Shelf(package=__name__, names=("classic@1",), read=read)


def _version(data: Data) -> int:
    version = sheet_data.whole(data, "version")
    if version < 1:
        raise BadSheet("version", f"versions count from 1, found {version}")
    return version


def _climbing(data: Data, key: str) -> list[int]:
    values = sheet_data.numbers(data, key, 9)
    for place in range(1, 9):
        if values[place] <= values[place - 1]:
            raise BadSheet(
                f"{key}[{place + 1}]", f"{values[place]} is not above {values[place - 1]}"
            )
    return values


def _dice_points(data: Data) -> list[int]:
    values = sheet_data.numbers(data, "dice", 9)
    if values[8] != 0:
        raise BadSheet("dice[9]", f"an exhausted seat scores 0 here, found {values[8]}")
    _climbing({"dice": [*values[:8], values[7] + 1]}, "dice")
    return values


def _read_bridge(bridge: Data, packed: Layout) -> None:
    sheet_data.only(bridge, {"after", "points"}, "bridge.")
    after = sheet_data.whole(bridge, "after", "bridge.")
    if not 1 <= after <= 8:
        raise BadSheet("bridge.after", f"a bridge lies after place 1 to 8, found {after}")
    packed.bridge_after = after
    packed.bridge_points = sheet_data.whole(bridge, "points", "bridge.")


def _read_columns(columns: Data, packed: Layout) -> None:
    sheet_data.only(columns, set(COLOURS), "columns.")
    for index, colour in enumerate(COLOURS):
        specials = sheet_data.table(columns, colour, "columns.")
        for box, kind in specials.items():
            _read_special(index, colour, box, kind, packed)


def _read_special(index: int, colour: str, box: str, kind: object, packed: Layout) -> None:
    place = f"columns.{colour}.{box}"
    if box not in BOXES:
        raise BadSheet(place, "boxes are numbered 1 to 9")
    bit = 1 << (index * 9 + int(box) - 1)
    if kind == ARROW:
        packed.arrows |= bit
    elif kind == ARTEFACT:
        packed.artefacts |= bit
    else:
        raise BadSheet(place, f"expected “{ARROW}” or “{ARTEFACT}”, found {kind!r}")
