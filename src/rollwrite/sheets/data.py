"""Sheets as data: read, and checked with the place and the reason of every fault."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from rollwrite.kernel.errors import BadSheet

Data = dict[str, object]
LARGEST = 1_000_000  # nothing on a sheet counts further; compiled rules have 64 bits


def parse(text: str) -> Data:
    """TOML as a dictionary; a syntax error names its line."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSheet("file", f"this is no TOML: {error}") from None


def shipped_text(package: str, name: str) -> str:
    """Sheet data that came with a game, as it stands in its file."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


def shipped(package: str, name: str) -> Data:
    return parse(shipped_text(package, name))


def whole(data: Data, key: str, where: str = "") -> int:
    """A whole number that has to be there."""
    value = _present(data, key, where)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSheet(f"{where}{key}", f"expected a whole number, found {value!r}")
    if abs(value) > LARGEST:
        raise BadSheet(f"{where}{key}", f"expected a number up to {LARGEST}, found a larger one")
    return value


def word(data: Data, key: str, where: str = "") -> str:
    value = _present(data, key, where)
    if not isinstance(value, str) or not value:
        raise BadSheet(f"{where}{key}", f"expected a word, found {value!r}")
    return value


def numbers(data: Data, key: str, count: int, where: str = "") -> list[int]:
    """A list of exactly so many whole numbers."""
    value = _present(data, key, where)
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise BadSheet(f"{where}{key}", f"expected a list of whole numbers, found {value!r}")
    if len(value) != count:
        raise BadSheet(f"{where}{key}", f"expected {count} numbers, found {len(value)}")
    return value


def table(data: Data, key: str, where: str = "") -> Data:
    value = _present(data, key, where)
    if not isinstance(value, dict):
        raise BadSheet(f"{where}{key}", f"expected a table, found {value!r}")
    return value


def require(is_so: bool, place: str, reason: str) -> None:
    if not is_so:
        raise BadSheet(place, reason)


def only(data: Data, known: set[str], where: str = "") -> None:
    """No key that nobody reads: it would be a misspelt one."""
    for key in data:
        if key not in known:
            names = ", ".join(sorted(known))
            raise BadSheet(f"{where}{key}", f"unknown name; known are {names}")


def _present(data: Data, key: str, where: str) -> object:
    if key not in data:
        raise BadSheet(f"{where}{key}", "is missing")
    return data[key]
