"""The sheet as data: read, and checked with the place and the reason of every fault."""

from __future__ import annotations

from functools import cache

from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.shelf import Shelf
from rollwrite.sheets import data as sheet_data
from rollwrite.sheets.data import Data

from ..rules.layout import BOXES, Layout

FILE = "data/standard.toml"
KEYS = {"name", "version", "rounds", "full_row"}
MOST_ROUNDS = 20


def boxes() -> range:
    """The boxes that are printed, by number."""
    return range(1, BOXES + 1)


def texts() -> tuple[str, ...]:
    """What the shipped sheets say, as it stands in their files."""
    return (sheet_data.shipped_text(__name__, FILE),)


@cache
def layout(name: str) -> Layout:
    """A shipped sheet by its name and version."""
    found = read(sheet_data.shipped(__name__, FILE))
    assert found.name == name, f"no sheet {name}"
    return found


def check(text: str) -> None:
    read(sheet_data.parse(text))


SHELF = Shelf(names=("standard@1",), texts=texts, check=check)


def read(data: Data) -> Layout:
    """A layout from data, or ``BadSheet`` with the place and the reason."""
    sheet_data.only(data, KEYS)
    name, version = sheet_data.word(data, "name"), sheet_data.whole(data, "version")
    rounds = sheet_data.whole(data, "rounds")
    if not BOXES <= rounds <= MOST_ROUNDS:
        raise BadSheet("rounds", f"{BOXES} to {MOST_ROUNDS} are played, found {rounds}")
    return Layout(f"{name}@{version}", rounds, sheet_data.whole(data, "full_row"))
