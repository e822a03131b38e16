"""What the sums of a roll, and torches, can be used for."""

from __future__ import annotations

from mypy_extensions import i64

from . import moves
from .layout import ALWAYS, HALF, NEVER, NUMBERS, Layout
from .paper import Paper


def unit_aims(layout: Layout, paper: Paper, unit: i64, found: list[int]) -> None:
    """DD-R4, DD-R6: the moves that use one sum alone."""
    field_aims(layout, paper, unit, found)
    hits: i64 = moves.HITS + unit * moves.KNOWN
    total = moves.sum_of(unit)
    alive: i64 = paper.reached & ~paper.killed & ~layout.armoured
    monster: i64 = 0
    while alive >> monster:
        if (alive >> monster) & 1 and takes(layout, paper, monster, total):
            found.append(hits + layout.calls[monster])
        monster += 1


def field_aims(layout: Layout, paper: Paper, unit: i64, found: list[int]) -> None:
    at: i64 = moves.AT + unit * moves.FIELDS
    for field in layout.fits[unit]:
        if can_cross(layout, paper, field):
            found.append(at + field)
    for box, cloud in enumerate(layout.clouds):
        if paper.cloud(box) == moves.sum_of(unit) and can_cross(layout, paper, cloud):
            found.append(at + cloud)


def can_cross(layout: Layout, paper: Paper, field: i64) -> bool:
    """DD-R4: a start field, or beside a crossed one."""
    if field < HALF:
        return ((paper.near_low | layout.start_low) & ~paper.low) >> field & 1 != 0
    return ((paper.near_high | layout.start_high) & ~paper.high) >> (field - HALF) & 1 != 0


def takes(layout: Layout, paper: Paper, monster: i64, number: i64) -> bool:
    """DD-R7: a black number, or a white one whose field is crossed."""
    key: i64 = layout.keys[monster * NUMBERS + number]
    return key == ALWAYS or (key != NEVER and paper.is_crossed(key))


def both_aims(layout: Layout, paper: Paper, found: list[int]) -> None:
    """DD-A4, DD-Q2: armoured monsters that take both sums."""
    if paper.first == 0 or paper.second == 0:
        return
    first = moves.sum_of(paper.first - 1)
    second = moves.sum_of(paper.second - 1)
    alive: i64 = paper.reached & ~paper.killed & layout.armoured
    monster: i64 = 0
    while alive >> monster:
        fits = takes(layout, paper, monster, first) and takes(layout, paper, monster, second)
        if (alive >> monster) & 1 and fits:
            found.append(moves.BOTH + layout.calls[monster])
        monster += 1


def sum_aims(layout: Layout, paper: Paper, found: list[int]) -> None:
    """All that the unused sums can do now; equal sums are listed once."""
    if paper.first:
        unit_aims(layout, paper, paper.first - 1, found)
    if paper.second and paper.second != paper.first:
        unit_aims(layout, paper, paper.second - 1, found)
    if layout.armoured:
        both_aims(layout, paper, found)


def torch_aims(layout: Layout, paper: Paper, found: list[int]) -> None:
    """DD-R8: any field beside a crossed one, any reached unarmoured monster."""
    add_places(paper.near_low & ~paper.low, moves.TORCH_AT, found)
    add_places(paper.near_high & ~paper.high, moves.TORCH_AT + HALF, found)
    alive: i64 = paper.reached & ~paper.killed & ~layout.armoured
    monster: i64 = 0
    while alive >> monster:
        if (alive >> monster) & 1:
            found.append(moves.TORCH_HITS + layout.calls[monster])
        monster += 1


def add_places(mask: i64, first: i64, found: list[int]) -> None:
    place: i64 = 0
    while mask >> place:
        if (mask >> place) & 1:
            found.append(first + place)
        place += 1


def has_torch_aim(layout: Layout, paper: Paper) -> bool:
    if paper.near_low & ~paper.low or paper.near_high & ~paper.high:
        return True
    return paper.reached & ~paper.killed & ~layout.armoured != 0
