"""The spots of the sheet: invisible shapes that say where marks are fitted.

``data-hit`` is the larger area that answers to a finger.
"""

from __future__ import annotations

from rollwrite.sheets.ink import Box, circle, rect

from .layout import (
    ARTEFACTS_X,
    BRIDGE_X,
    BRIDGE_Y,
    CENTRE,
    CIRCLE_Y,
    COLUMN,
    DICE_X,
    ROOF,
    ROW,
    STEPS,
    VALUES_X,
    row_top,
    step_width,
)

# What is written into a tag; the whole tag answers.
_SUMS = {
    "score-artefacts": (Box(1049, 178, 60, 44), Box(1028, 160, 88, 66)),
    "score-dice": (Box(1151, 178, 58, 44), Box(1130, 160, 86, 66)),
    "score-bridges": (Box(1094, 1670, 114, 50), Box(1030, 1668, 184, 54)),
    "total": (Box(1092, 1731, 116, 60), Box(1030, 1728, 184, 66)),
    "name": (Box(884, 1816, 320, 56), None),
}
# Nothing is ever written there, but somebody may ask what it is.
_HEADS = {"head-artefacts": Box(1026, 300, 95, 96), "head-dice": Box(1121, 300, 95, 96)}


def spots(special: dict[str, dict[int, str]]) -> str:
    """Every spot of rules LC-S1 to LC-S6, once."""
    columns = "".join(_column(name, special.get(name, {})) for name in CENTRE)
    shelf = "".join(_shelf(step) for step in STEPS)
    bridges = "".join(_round(f"bridge-{name}", x, BRIDGE_Y, 30) for name, x in BRIDGE_X.items())
    sums = "".join(_square(name, *boxes) for name, boxes in _SUMS.items())
    rungs = {f"rung-{step}": Box(146, row_top(step) + 47, 72, 50) for step in STEPS}
    values = {f"value-{step}": Box(VALUES_X - 35, row_top(step) + 18, 70, 96) for step in STEPS}
    asked = _HEADS | rungs | values
    return columns + shelf + bridges + sums + "".join(_square(*one) for one in asked.items())


def _column(name: str, special: dict[int, str]) -> str:
    centre = CENTRE[name]
    left = centre - COLUMN // 2
    steps = (
        _square(f"{name}-{step}", _step(centre, step, step in special), _cell(left, row_top(step)))
        for step in STEPS
    )
    return (
        _square(f"{name}-top", Box(centre - 50, ROOF - 98, 100, 98), _cell(left, ROOF - ROW))
        + "".join(steps)
        + _round(f"{name}-circle", centre, CIRCLE_Y, 50, _cell(left, CIRCLE_Y - ROW // 2))
        + _square(f"score-{name}", Box(centre - 28, 172, 82, 50), Box(centre - 60, 160, 120, 66))
    )


def _step(centre: float, step: int, has_badge: bool) -> Box:
    """A badge at the upper left leaves the number the rest of the width."""
    width = step_width(step)
    left = centre - width / 2 + (38 if has_badge else 4)
    return Box(left, row_top(step) + 30, centre + width / 2 - 4 - left, ROW - 33)


def _shelf(step: int) -> str:
    """Their points stand between them, beside each half of the row."""
    top = row_top(step)
    return _square(
        f"artefact-{step}", Box(ARTEFACTS_X - 29, top + 32, 58, 68), Box(1026, top, 95, ROW)
    ) + _square(f"die-{step}", Box(DICE_X - 29, top + 34, 58, 64), Box(1121, top, 95, ROW))


def _cell(left: float, top: float) -> Box:
    return Box(left, top, COLUMN, ROW)


def _square(name: str, box: Box, hit: Box | None = None) -> str:
    return rect(box, data_spot=name, data_hit=_hit(hit))


def _round(name: str, x: float, y: float, radius: float, hit: Box | None = None) -> str:
    return circle(x, y, radius, data_spot=name, data_hit=_hit(hit))


def _hit(box: Box | None) -> str | None:
    return None if box is None else str(box)
