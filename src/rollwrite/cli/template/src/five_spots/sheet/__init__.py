"""The sheet as data: read, and checked with the place and the reason of every fault."""

from __future__ import annotations

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.room.shelf import Shelf
from rollwrite.sheets import data as sheet_data

from ..rules.layout import BOXES, Layout

KEYS = {"name", "version", "rounds", "full_row"}
MOST_ROUNDS = 20


def boxes() -> range:
    """The boxes that are printed, by number."""
    return range(1, BOXES + 1)


def read(text: str) -> Layout:
    """A layout from the text of a sheet, or ``BadSheet`` with the place and the reason."""
    data = sheet_data.parse(text)
    sheet_data.only(data, KEYS)
    name, version = sheet_data.word(data, "name"), sheet_data.whole(data, "version")
    rounds = sheet_data.whole(data, "rounds")
    if not BOXES <= rounds <= MOST_ROUNDS:
        raise BadSheet("rounds", f"{BOXES} to {MOST_ROUNDS} are played, found {rounds}")
    return Layout(f"{name}@{version}", rounds, sheet_data.whole(data, "full_row"))


SHELF = Shelf(package=__name__, names=("standard@1",), read=read)
