"""What the sums of a roll, and torches, can be used for."""

from __future__ import annotations

from mypy_extensions import i64

from . import moves
from .layout import ALWAYS, HALF, NEVER, NUMBERS, Layout
from .state import Sheet


def unit_aims(layout: Layout, sheet: Sheet, unit: i64, found: list[int]) -> None:
    """DD-R4, DD-R6: the moves that use one sum alone."""
    field_aims(layout, sheet, unit, found)
    hits: i64 = moves.HITS + unit * moves.KNOWN
    total = moves.sum_of(unit)
    alive: i64 = sheet.reached & ~sheet.killed & ~layout.armoured
    monster: i64 = 0
    while alive >> monster:
        if (alive >> monster) & 1 and takes(layout, sheet, monster, total):
            found.append(hits + layout.calls[monster])
        monster += 1


def field_aims(layout: Layout, sheet: Sheet, unit: i64, found: list[int]) -> None:
    at: i64 = moves.AT + unit * moves.FIELDS
    for field in layout.fits[unit]:
        if can_cross(layout, sheet, field):
            found.append(at + field)
    for box, cloud in enumerate(layout.clouds):
        if sheet.cloud(box) == moves.sum_of(unit) and can_cross(layout, sheet, cloud):
            found.append(at + cloud)


def can_cross(layout: Layout, sheet: Sheet, field: i64) -> bool:
    """DD-R4: a start field, or beside a crossed one."""
    if field < HALF:
        return ((sheet.near_low | layout.start_low) & ~sheet.low) >> field & 1 != 0
    return ((sheet.near_high | layout.start_high) & ~sheet.high) >> (field - HALF) & 1 != 0


def takes(layout: Layout, sheet: Sheet, monster: i64, number: i64) -> bool:
    """DD-R7: a black number, or a white one whose field is crossed."""
    key: i64 = layout.keys[monster * NUMBERS + number]
    return key == ALWAYS or (key != NEVER and sheet.is_crossed(key))


def both_aims(layout: Layout, sheet: Sheet, found: list[int]) -> None:
    """DD-A4, DD-Q2: armoured monsters that take both sums."""
    if sheet.first == 0 or sheet.second == 0:
        return
    first = moves.sum_of(sheet.first - 1)
    second = moves.sum_of(sheet.second - 1)
    alive: i64 = sheet.reached & ~sheet.killed & layout.armoured
    monster: i64 = 0
    while alive >> monster:
        fits = takes(layout, sheet, monster, first) and takes(layout, sheet, monster, second)
        if (alive >> monster) & 1 and fits:
            found.append(moves.BOTH + layout.calls[monster])
        monster += 1


def sum_aims(layout: Layout, sheet: Sheet, found: list[int]) -> None:
    """All that the unused sums can do now; equal sums are listed once."""
    if sheet.first:
        unit_aims(layout, sheet, sheet.first - 1, found)
    if sheet.second and sheet.second != sheet.first:
        unit_aims(layout, sheet, sheet.second - 1, found)
    if layout.armoured:
        both_aims(layout, sheet, found)


def torch_aims(layout: Layout, sheet: Sheet, found: list[int]) -> None:
    """DD-R8: any field beside a crossed one, any reached unarmoured monster."""
    add_places(sheet.near_low & ~sheet.low, moves.TORCH_AT, found)
    add_places(sheet.near_high & ~sheet.high, moves.TORCH_AT + HALF, found)
    alive: i64 = sheet.reached & ~sheet.killed & ~layout.armoured
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


def has_torch_aim(layout: Layout, sheet: Sheet) -> bool:
    if sheet.near_low & ~sheet.low or sheet.near_high & ~sheet.high:
        return True
    return sheet.reached & ~sheet.killed & ~layout.armoured != 0
