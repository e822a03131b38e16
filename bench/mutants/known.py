"""Faults that are none: listed with the reason why nobody could notice them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from .planting import Mutant

LIST = Path(__file__).with_name("equivalent.toml")


@dataclass(frozen=True)
class Equivalent:
    path: str
    was: str
    now: str
    why: str


def equivalents() -> list[Equivalent]:
    rows = tomllib.loads(LIST.read_text(encoding="utf-8")).get("equivalent", [])
    return [Equivalent(**row) for row in rows]


def is_equivalent(mutant: Mutant) -> bool:
    return any(
        (row.path, row.was, row.now) == (mutant.path, mutant.was, mutant.now)
        for row in equivalents()
    )
