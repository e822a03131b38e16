"""Where things lie on the sheet, and what the sheet data say stands there.

1360 by 1924 units, A4. On a phone the crop is shown, three units a pixel.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rollwrite.kernel.errors import BadSheet
from rollwrite.sheets.data import parse
from rollwrite.sheets.ink import Box

from ..sheet import SHELF
from .palette import EXPEDITIONS

PAGE = Box(0, 0, 1360, 1924)
CROP = Box(140, 150, 1080, 1646)
# A low screen folds the sheet at the ravine.
CROP_FOOT = Box(140, 790, 1080, 1010)
CROP_TOP = Box(140, 150, 1080, 1010)

ROW = 132
COLUMN = 134
ROOF = 404  # the steps begin here, temples stand above
BRIDGE_Y = 833
CIRCLE_Y = 1730
STEPS = range(1, 10)
BRIDGE_AFTER = 6
FLIGHTS = ((1, 6), (7, 9))

CENTRE = {expedition.name: 285 + COLUMN * index for index, expedition in enumerate(EXPEDITIONS)}
ARTEFACTS_X, VALUES_X, DICE_X = 1062, 1122, 1182
BRIDGE_X = {**CENTRE, "artefacts": 1065, "dice": 1177}


def row_top(step: int) -> int:
    """The upper edge of a step; the ravine with the bridges lies between 6 and 7."""
    ravine = 0 if step > BRIDGE_AFTER else 66
    return ROOF + (9 - step) * ROW + ravine


def step_width(step: int) -> float:
    """Stairs grow narrower towards the temple."""
    return 126 - (step - 1) * 1.6


@dataclass(frozen=True, slots=True)
class SheetData:
    """What is printed on a sheet, as its data file says."""

    ladder: tuple[int, ...]
    artefacts: tuple[int, ...]
    dice: tuple[int, ...]
    bridge: int
    special: dict[str, dict[int, str]]


def classic() -> dict[str, Any]:
    """The data of the sheet that the game ships."""
    return parse(SHELF.text(SHELF.names[0]))


def read(data: Mapping[str, Any]) -> SheetData:
    """The data of a sheet, as far as it can be drawn."""
    if data["bridge"]["after"] != BRIDGE_AFTER:
        raise BadSheet("bridge.after", f"the ravine is drawn after step {BRIDGE_AFTER}")
    return SheetData(
        ladder=tuple(data["ladder"]),
        artefacts=tuple(data["artefacts"]),
        dice=tuple(data["dice"]),
        bridge=data["bridge"]["points"],
        special={
            name: {int(step): kind for step, kind in boxes.items()}
            for name, boxes in data["columns"].items()
        },
    )
