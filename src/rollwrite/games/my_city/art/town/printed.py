"""Buildings that stand on the map from the start: the church of game 6, the sawmill of 7."""

from __future__ import annotations

import math

from rollwrite.sheets.ink import INK, Box, block, circle, path, placed, stroke

from ..palette import BRICK, CUT_WOOD, LOG, edged
from ..plan import Plan, cell_box, cell_name
from .buildings import building
from .roofs import closed


def printed(plan: Plan) -> str:
    church = {cell_name(cell): cell_box(cell) for cell in plan.cells("C")}
    drawn = building("church", church, INK) if church else ""
    mill = plan.cells("S")
    if mill:
        corner = cell_box(min(mill))
        drawn += placed(corner.x, corner.y, _sawmill())
    return drawn


def _sawmill() -> str:
    """Two by two cells, from 0 0."""
    yard = path(block(Box(10, 10, 220, 220), 10, "mill", 2), fill="#E3CFA0", **edged(5))
    return yard + _mill_roof() + _mill_wall() + _blade() + _timber()


def _mill_roof() -> str:
    battens = "".join(f"M{74 + index * 21} 24L{36 + index * 30} 94" for index in range(7))
    roof = path("M22 96 74 22H200L222 96Z", fill="#B57A43", **edged(3))
    return roof + path(battens, stroke=INK, stroke_width=2.4, opacity=0.6)


def _mill_wall() -> str:
    boards = "".join(f"M{34 + index * 22} 97v60" for index in range(1, 8))
    return (
        path("M34 96H212V158H34Z", fill=CUT_WOOD, **edged(3))
        + path(boards, stroke=INK, stroke_width=2, opacity=0.4)
        + path("M58 158v-44h44v44Z", fill="#4A3423", **edged(3))
    )


def _blade() -> str:
    teeth = [
        (
            158 + math.cos(turn * math.tau / 32) * (44 if turn % 2 else 35),
            150 + math.sin(turn * math.tau / 32) * (44 if turn % 2 else 35),
        )
        for turn in range(32)
    ]
    hub = circle(158, 150, 13, fill=BRICK, **edged(3)) + circle(158, 150, 4, fill=INK)
    bench = path("M106 178H220v22H106Z", fill=LOG, **edged(3))
    return path(closed(teeth), fill="#DAD6D2", **edged(3)) + hub + bench


def _timber() -> str:
    logs = ((38, 208), (66, 208), (52, 186))
    return "".join(
        circle(x, y, 14, fill=CUT_WOOD, **edged(3)) + circle(x, y, 6, fill="none", **edged(2))
        for x, y in logs
    ) + stroke("M118 189h26M160 189h40", INK, 2, opacity=0.5)
