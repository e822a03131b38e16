"""The spots of a sheet: invisible shapes that say where marks are fitted.

A cell says what is printed on it (``data-on``), so that a mountain can say why not.
"""

from __future__ import annotations

from rollwrite.sheets.ink import Box, circle, rect

from ..plan import (
    COLUMNS,
    PASS_ROW,
    ROWS,
    Plan,
    Ring,
    cell_box,
    cell_name,
    order_rings,
    pass_rings,
)
from ..words import WORDS
from .ledger import ledger_hits, ledger_spots
from .rows import shape_boxes

_NAME = Box(936, 1838, 376, 52)


def spots(plan: Plan, language: str) -> str:
    order = "church" if plan.churches else "fortress"
    shapes = {f"shape-{name}": box for name, box in shape_boxes(WORDS[language]).items()}
    boxes = {**shapes, **ledger_spots(plan, language), "name": _NAME}
    hits = ledger_hits(plan, language)
    return (
        _cells(plan)
        + _passes(pass_rings(plan))
        + _rings(order, order_rings(plan))
        + "".join(_box(name, box, hits.get(name)) for name, box in boxes.items())
    )


def _box(name: str, box: Box, hit: Box | None) -> str:
    return rect(box, data_spot=name, data_hit=None if hit is None else str(hit))


def _passes(rings: list[Ring]) -> str:
    """The points under a circle belong to it."""
    return "".join(
        circle(
            ring.x,
            ring.y,
            ring.radius,
            data_spot=f"pass-{index}",
            data_hit=str(Box(ring.x - 38, PASS_ROW.y + 30, 76, 96)),
        )
        for index, ring in enumerate(rings, 1)
    )


def _cells(plan: Plan) -> str:
    return "".join(
        rect(
            cell_box((column, row)),
            data_spot=cell_name((column, row)),
            data_on=plan.rows[row][column],
            data_hit=str(cell_box((column, row))),
        )
        for row in range(ROWS)
        for column in range(COLUMNS)
    )


def _rings(name: str, rings: list[Ring]) -> str:
    return "".join(
        circle(ring.x, ring.y, ring.radius, data_spot=f"{name}-{index}")
        for index, ring in enumerate(rings, 1)
    )
