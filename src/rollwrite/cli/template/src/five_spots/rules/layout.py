"""What the rules have to know of the printed sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BOXES: Final = 5


@dataclass(frozen=True, slots=True)
class Layout:
    name: str
    rounds: int
    full_row: int
