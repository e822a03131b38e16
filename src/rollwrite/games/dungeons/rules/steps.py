"""The steps of one seat within a roll: which it may choose, what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import moves
from .aims import has_torch_aim, sum_aims, torch_aims
from .deeds import enter, hit, take_reward
from .layout import Layout
from .paper import Paper

CLOUDS: Final = 8

# -- what may be chosen -------------------------------------------------------------


def answers(layout: Layout, paper: Paper, found: list[int]) -> None:
    """DD-Q4: monster by monster."""
    monster: i64 = 0
    while (paper.asked >> monster) & 1 == 0:
        monster += 1
    found.append(moves.STRIKE + layout.calls[monster])
    found.append(moves.SPARE + layout.calls[monster])


def rewards(paper: Paper, found: list[int]) -> None:
    """DD-R9"""
    reward: i64 = 0
    while reward < 3:
        if (paper.rewards >> reward) & 1 == 0:
            found.append(moves.TAKE + reward)
        reward += 1


def clouds(layout: Layout, paper: Paper, found: list[int]) -> None:
    """DD-A3, DD-Q9: number after number, each into any free cloud."""
    for box, field in enumerate(layout.clouds):
        if paper.cloud(box) == 0:
            found.append(moves.WRITE + paper.written * moves.FIELDS + field)


def uses(layout: Layout, paper: Paper, is_solo: bool, found: list[int]) -> None:
    """DD-R5, DD-Q2: sums that fit must be used, alone all but one (DD-O1); torches may (DD-R8)."""
    sum_aims(layout, paper, found)
    if not found or (is_solo and may_drop(paper)):
        found.append(moves.DONE)
    torches(layout, paper, found)


def may_drop(paper: Paper) -> bool:
    """DD-O1: alone, after a hit, the last sum lapses for nothing, even where it fits."""
    return paper.has_hit and (paper.first == 0 or paper.second == 0)


def torches(layout: Layout, paper: Paper, found: list[int]) -> None:
    if paper.torches_left() > 0:
        torch_aims(layout, paper, found)


def has_use(layout: Layout, paper: Paper) -> bool:
    """Whether anything is left to choose once the pairs are formed."""
    if paper.torches_left() > 0 and has_torch_aim(layout, paper):
        return True
    found: list[int] = []
    sum_aims(layout, paper, found)
    return len(found) > 0


# -- what it does -------------------------------------------------------------------


def form_pairs(paper: Paper, move: i64, needs_symbol: bool) -> None:
    """DD-R3, DD-Q1: once formed, the pairs are fixed."""
    paper.pairs = move + 1
    paper.first = moves.FIRST_UNITS[move] + 1
    paper.second = moves.SECOND_UNITS[move] + 1
    if needs_symbol:
        paper.dice += 1


def use_sums(layout: Layout, paper: Paper, move: i64) -> None:
    if move < moves.HITS:
        place: i64 = move - moves.AT
        spend(paper, place // moves.FIELDS)
        enter(layout, paper, place % moves.FIELDS)
    elif move < moves.BOTH:
        place = move - moves.HITS
        spend(paper, place // moves.KNOWN)
        hit(layout, paper, called(layout, place % moves.KNOWN), 1)
    else:
        paper.first = 0
        paper.second = 0
        hit(layout, paper, called(layout, move - moves.BOTH), 2)


def spend(paper: Paper, unit: i64) -> None:
    if paper.first == unit + 1:
        paper.first = 0
    else:
        paper.second = 0


def called(layout: Layout, call: i64) -> i64:
    """The monster of this dungeon with that name."""
    monster: i64 = 0
    while layout.calls[monster] != call:
        monster += 1
    return monster


def burn_torch(layout: Layout, paper: Paper, move: i64) -> None:
    """DD-R8"""
    paper.torches += 1
    if move < moves.TORCH_HITS:
        enter(layout, paper, move - moves.TORCH_AT)
    else:
        hit(layout, paper, called(layout, move - moves.TORCH_HITS), 1)


def answer(layout: Layout, paper: Paper, move: i64) -> None:
    """DD-Q4, DD-R9"""
    if move >= moves.TAKE:
        take_reward(layout, paper, move - moves.TAKE)
        return
    strikes = move < moves.SPARE
    monster = called(layout, move - (moves.STRIKE if strikes else moves.SPARE))
    paper.asked &= ~(1 << monster)
    if strikes:
        hit(layout, paper, monster, 1)


def write_cloud(layout: Layout, paper: Paper, place: i64) -> None:
    number: i64 = moves.CLOUD_NUMBERS[place // moves.FIELDS]
    box: i64 = layout.boxes[place % moves.FIELDS]
    paper.clouds |= number << (4 * box)
    paper.written += 1
