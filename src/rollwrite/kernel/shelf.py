"""The printed sheets of a game: their names, the newest first, and how data is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Shelf:
    """``name@version`` each. Sheets of earlier versions are kept, so that their records replay."""

    names: tuple[str, ...]
    texts: Callable[[], tuple[str, ...]]  # the newest, as they stand in their files
    check: Callable[[str], object]  # data from outside: fit to play, or ``BadSheet``
    option: str = ""  # the option that says which sheet is played,
    by_value: Mapping[str, str] = field(default_factory=dict)  # and which one that is
    shared: tuple[str, ...] = ()  # that all seats share
    earlier: tuple[str, ...] = ()
    earlier_shared: tuple[str, ...] = ()


def kind_of(sheet: str) -> str:
    """The name without its version."""
    return sheet.partition("@")[0]


def version_of(sheet: str) -> int:
    return int(sheet.partition("@")[2])


def named(kinds: tuple[str, ...], *versions: int) -> tuple[str, ...]:
    return tuple(f"{kind}@{version}" for version in versions for kind in kinds)
