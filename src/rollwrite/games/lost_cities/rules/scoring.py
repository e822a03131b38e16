"""What a paper is worth."""

from __future__ import annotations

from mypy_extensions import i64

from rollwrite.kernel.room import bits

from .layout import Layout
from .moves import COLOURS
from .paper import FULL, Paper, has_circle, height_of


def column_points(layout: Layout, column: i64) -> i64:
    """LC-F2: the highest filled box, doubled with the circle."""
    if column == 0:
        return 0
    height = height_of(column)
    points: i64 = layout.circle_alone
    if height > FULL:
        points = layout.ladder[FULL - 1]
    elif height > 0:
        points = layout.ladder[height - 1]
    return 2 * points if has_circle(column) else points


def side_points(values: list[int], count: i64) -> i64:
    """LC-S4: artefacts or dice symbols; none shaded scores nothing."""
    if count == 0:
        return 0
    return values[count - 1]


def bridge_points(layout: Layout, paper: Paper) -> i64:
    """LC-F3: bridges count for an exhausted seat too."""
    return bits.count(paper.bridges) * layout.bridge_points


def total(layout: Layout, paper: Paper) -> i64:
    points: i64 = 0
    colour: i64 = 0
    while colour < 6:
        points += column_points(layout, paper.column(colour))
        colour += 1
    points += side_points(layout.artefact_points, paper.artefacts)
    points += side_points(layout.dice_points, paper.dice)
    return points + bridge_points(layout, paper)


def lines(layout: Layout, paper: Paper) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for colour in range(6):
        found.append((COLOURS[colour], column_points(layout, paper.column(colour))))
    found.append(("artefacts", side_points(layout.artefact_points, paper.artefacts)))
    found.append(("dice", side_points(layout.dice_points, paper.dice)))
    found.append(("bridges", bridge_points(layout, paper)))
    return found
