"""How crosses spread: fields, doors, and rooms of killed monsters."""

from __future__ import annotations

from mypy_extensions import i64

from .layout import BITS, HALF, Layout
from .paper import Paper


def cross(layout: Layout, paper: Paper, field: i64) -> None:
    """DD-R4: the field is crossed, and what lies behind its doors is near."""
    if field < HALF:
        paper.low |= BITS[field]
    else:
        paper.high |= BITS[field - HALF]
    paper.near_low |= layout.low[field]
    paper.near_high |= layout.high[field]
    reach(layout, paper, layout.rooms[field])


def reach(layout: Layout, paper: Paper, rooms: i64) -> None:
    """DD-Q5: rooms that are reached; those already won are passed at once."""
    fresh: i64 = rooms & ~paper.reached
    paper.reached |= fresh
    passed: i64 = fresh & paper.killed
    monster: i64 = 0
    while passed >> monster:
        if (passed >> monster) & 1:
            open_room(layout, paper, monster)
        monster += 1


def open_room(layout: Layout, paper: Paper, monster: i64) -> None:
    """DD-R7: a killed and reached monster's room can be passed."""
    paper.near_low |= layout.room_low[monster]
    paper.near_high |= layout.room_high[monster]
    reach(layout, paper, layout.room_rooms[monster])


def are_starts_joined(layout: Layout, paper: Paper) -> bool:
    """DD-A1: a chain of crossed fields and passed rooms from left to right."""
    if not has_any(paper, layout.right_starts):
        return False
    seen = [False] * len(layout.doors)
    todo = [start for start in layout.left_starts if paper.is_crossed(start)]
    while todo:
        for node in layout.doors[todo.pop()]:
            if not seen[node] and is_passed(layout, paper, node):
                seen[node] = True
                todo.append(node)
    for start in layout.right_starts:
        if seen[start]:
            return True
    return False


def is_passed(layout: Layout, paper: Paper, node: i64) -> bool:
    """A node is a field, or after all fields a monster's room."""
    if node < layout.count:
        return paper.is_crossed(node)
    return ((paper.killed & paper.reached) >> (node - layout.count)) & 1 != 0


def has_any(paper: Paper, fields: list[int]) -> bool:
    for field in fields:
        if paper.is_crossed(field):
            return True
    return False
