"""When all seats have finished a roll: who was first, and help for the others."""

from __future__ import annotations

from mypy_extensions import i64

from .deeds import hit
from .layout import Layout
from .paper import Paper


def strike_out(papers: list[Paper]) -> i64:
    """DD-M1, DD-Q3: who was not first strikes the higher gems; all that is killed by now."""
    killed: i64 = 0
    bonuses: i64 = 0
    for paper in papers:
        killed |= paper.firsts
        bonuses |= paper.bonus_firsts
    for paper in papers:
        paper.struck = killed & ~paper.firsts
        paper.bonus_struck = bonuses & ~paper.bonus_firsts
    return killed


def help_others(layout: Layout, papers: list[Paper], fresh: i64, out: i64) -> None:
    """DD-M2, DD-Q4, DD-Q7: one hit for every other seat, never on armour."""
    for seat, paper in enumerate(papers):
        if (out >> seat) & 1 == 0:
            help_seat(layout, paper, fresh & ~layout.armoured)


def help_seat(layout: Layout, paper: Paper, fresh: i64) -> None:
    monster: i64 = 0
    while fresh >> monster:
        if ((fresh & ~paper.killed) >> monster) & 1:
            hit(layout, paper, monster, 1)
        monster += 1


def asked_seats(papers: list[Paper]) -> i64:
    """DD-Q1: a worm part felled by help can raise the question too."""
    asked: i64 = 0
    for seat, paper in enumerate(papers):
        if paper.asked:
            asked |= 1 << seat
    return asked
