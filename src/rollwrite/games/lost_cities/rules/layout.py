"""The printed sheet as numbers: where arrows and artefacts are, what places score."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Layout:
    """One edition of the sheet. Masks hold bit ``colour * 9 + box - 1``."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.arrows: i64 = 0
        self.artefacts: i64 = 0
        self.circle_alone: i64 = 0
        self.bridge_after: i64 = 6
        self.bridge_points: i64 = 0
        self.ladder: list[int] = []
        self.artefact_points: list[int] = []
        self.dice_points: list[int] = []

    def has_arrow(self, colour: i64, box: i64) -> bool:
        return ((self.arrows >> (colour * 9 + box - 1)) & 1) != 0

    def has_artefact(self, colour: i64, box: i64) -> bool:
        return ((self.artefacts >> (colour * 9 + box - 1)) & 1) != 0
