"""When all seats have finished a roll: who was first, and help for the others."""

from __future__ import annotations

from mypy_extensions import i64

from .deeds import hit
from .layout import Layout
from .state import Sheet


def strike_out(sheets: list[Sheet]) -> i64:
    """DD-M1, DD-Q3: who was not first strikes the higher gems; all that is killed by now."""
    killed: i64 = 0
    bonuses: i64 = 0
    for sheet in sheets:
        killed |= sheet.firsts
        bonuses |= sheet.bonus_firsts
    for sheet in sheets:
        sheet.struck = killed & ~sheet.firsts
        sheet.bonus_struck = bonuses & ~sheet.bonus_firsts
    return killed


def help_others(layout: Layout, sheets: list[Sheet], fresh: i64, out: i64) -> None:
    """DD-M2, DD-Q4, DD-Q7: one hit for every other seat, never on armour."""
    for seat, sheet in enumerate(sheets):
        if (out >> seat) & 1 == 0:
            help_seat(layout, sheet, fresh & ~layout.armoured)


def help_seat(layout: Layout, sheet: Sheet, fresh: i64) -> None:
    monster: i64 = 0
    while fresh >> monster:
        if ((fresh & ~sheet.killed) >> monster) & 1:
            hit(layout, sheet, monster, 1)
        monster += 1


def asked_seats(sheets: list[Sheet]) -> i64:
    """DD-Q1: a worm part felled by help can raise the question too."""
    asked: i64 = 0
    for seat, sheet in enumerate(sheets):
        if sheet.asked:
            asked |= 1 << seat
    return asked
