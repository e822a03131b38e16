"""What a sheet is worth, and what it promises."""

from __future__ import annotations

from mypy_extensions import i64

from .layout import Layout
from .moves import COLOURS
from .state import FULL, Sheet, has_circle, height_of, last_of


def column_points(layout: Layout, column: i64) -> i64:
    """LC-F2: the highest filled box, doubled with the circle."""
    if column == 0:
        return 0
    height = height_of(column)
    points: i64 = layout.circle_alone
    if height > 0:
        points = layout.ladder[(FULL if height > FULL else height) - 1]
    return 2 * points if has_circle(column) else points


def side_points(values: list[int], count: i64) -> i64:
    """LC-S4: artefacts or dice symbols; none shaded scores nothing."""
    return values[count - 1] if count > 0 else 0


def bridge_points(layout: Layout, sheet: Sheet) -> i64:
    """LC-F3: bridges count for an exhausted seat too."""
    count: i64 = 0
    left = sheet.bridges
    while left:
        left &= left - 1
        count += 1
    return count * layout.bridge_points


def total(layout: Layout, sheet: Sheet) -> i64:
    points: i64 = 0
    colour: i64 = 0
    while colour < 6:
        points += column_points(layout, sheet.column(colour))
        colour += 1
    points += side_points(layout.artefact_points, sheet.artefacts)
    points += side_points(layout.dice_points, sheet.dice)
    return points + bridge_points(layout, sheet)


def lines(layout: Layout, sheet: Sheet) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for colour in range(6):
        found.append((COLOURS[colour], column_points(layout, sheet.column(colour))))
    found.append(("artefacts", side_points(layout.artefact_points, sheet.artefacts)))
    found.append(("dice", side_points(layout.dice_points, sheet.dice)))
    found.append(("bridges", bridge_points(layout, sheet)))
    return found


def column_promise(layout: Layout, column: i64, pace: i64) -> i64:
    """Points the column may still gain: low last numbers leave room to climb.

    ``pace`` is a rough count of boxes a fresh column would still fill.
    """
    height = height_of(column)
    if height >= FULL:
        return 0
    last = last_of(column)
    room: i64 = 11 - (last if last > 0 else 1)
    reach: i64 = height + (pace * room + 5) // 10
    if reach > FULL:
        reach = FULL
    if reach <= height or (height == 0 and not has_circle(column) and reach < 4):
        return 0
    hoped: i64 = layout.ladder[reach - 1]
    if has_circle(column):
        hoped *= 2
    gain: i64 = hoped - column_points(layout, column)
    return gain if gain > 0 else 0


def side_promise(values: list[int], count: i64, coming: i64, cap: i64) -> i64:
    """Points a side column may still gain with so many more places shaded."""
    reach: i64 = count + coming
    if reach > cap:
        reach = cap
    if reach <= count:
        return 0
    return values[reach - 1] - side_points(values, count)


def bridge_promise(layout: Layout, place: i64) -> i64:
    """The nearer to an open bridge, the likelier its points."""
    return layout.bridge_points * place // (layout.bridge_after + 3)


def promise(layout: Layout, sheet: Sheet, passed: i64, turn: i64) -> i64:
    """What the greedy player hopes for; tuned by simulation, not by rule."""
    left: i64 = 44 - turn if turn < 40 else 4
    pace: i64 = (left + 3) // 5
    points: i64 = 0
    colour: i64 = 0
    while colour < 6:
        column = sheet.column(colour)
        points += column_promise(layout, column, pace)
        if not (passed >> colour) & 1:
            points += bridge_promise(layout, height_of(column))
        colour += 1
    points += side_promise(layout.artefact_points, sheet.artefacts, (left + 4) // 7, FULL)
    points += side_promise(layout.dice_points, sheet.dice, (left + 4) // 8, FULL - 1)
    if not (passed >> 6) & 1:
        points += bridge_promise(layout, sheet.artefacts)
    if not (passed >> 7) & 1:
        points += bridge_promise(layout, sheet.dice)
    return points
