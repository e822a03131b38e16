"""How crosses spread: fields, doors, and rooms of killed monsters."""

from __future__ import annotations

from mypy_extensions import i64

from .layout import BITS, HALF, Layout
from .state import Sheet


def cross(layout: Layout, sheet: Sheet, field: i64) -> None:
    """DD-R4: the field is crossed, and what lies behind its doors is near."""
    if field < HALF:
        sheet.low |= BITS[field]
    else:
        sheet.high |= BITS[field - HALF]
    sheet.near_low |= layout.low[field]
    sheet.near_high |= layout.high[field]
    reach(layout, sheet, layout.rooms[field])


def reach(layout: Layout, sheet: Sheet, rooms: i64) -> None:
    """DD-Q5: rooms that are reached; those already won are passed at once."""
    fresh: i64 = rooms & ~sheet.reached
    sheet.reached |= fresh
    passed: i64 = fresh & sheet.killed
    monster: i64 = 0
    while passed >> monster:
        if (passed >> monster) & 1:
            open_room(layout, sheet, monster)
        monster += 1


def open_room(layout: Layout, sheet: Sheet, monster: i64) -> None:
    """DD-R7: a killed and reached monster's room can be passed."""
    sheet.near_low |= layout.room_low[monster]
    sheet.near_high |= layout.room_high[monster]
    reach(layout, sheet, layout.room_rooms[monster])


def are_starts_joined(layout: Layout, sheet: Sheet) -> bool:
    """DD-A1: a chain of crossed fields and passed rooms from left to right."""
    if not has_any(sheet, layout.right_starts):
        return False
    seen = [False] * len(layout.doors)
    todo = [start for start in layout.left_starts if sheet.is_crossed(start)]
    while todo:
        for node in layout.doors[todo.pop()]:
            if not seen[node] and is_passed(layout, sheet, node):
                seen[node] = True
                todo.append(node)
    for start in layout.right_starts:
        if seen[start]:
            return True
    return False


def is_passed(layout: Layout, sheet: Sheet, node: i64) -> bool:
    """A node is a field, or after all fields a monster's room."""
    if node < layout.count:
        return sheet.is_crossed(node)
    return ((sheet.killed & sheet.reached) >> (node - layout.count)) & 1 != 0


def has_any(sheet: Sheet, fields: list[int]) -> bool:
    for field in fields:
        if sheet.is_crossed(field):
            return True
    return False
