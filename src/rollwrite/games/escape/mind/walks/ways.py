"""How far chambers are from one another, counted in effort: some pairs of dice are rarer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ...rules.layout import ADVENTURER, BITS, CHAMBERS, NOWHERE, Layout, joined

FAR: Final = 2000
MOST_KEPT: Final = 400  # tables of temples with closed passages

# Effort of entering: two adventurers, one, none, twice the same.
EASY: Final = 90
MIXED: Final = 105
RARE: Final = 150
DOUBLE: Final = 200


def effort(layout: Layout, chamber: i64) -> i64:
    first: i64 = layout.firsts[chamber]
    second: i64 = layout.seconds[chamber]
    if first == second:
        return EASY if first == ADVENTURER else DOUBLE
    return MIXED if first == ADVENTURER or second == ADVENTURER else RARE


@final
class Ways:
    """Of one temple; those through closed passages are measured when they are first needed."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.known: dict[int, list[int]] = {}

    def around(self, closed: i64) -> list[int]:
        """Effort from every place to every chamber, by place * 25 + chamber."""
        known = self.known.get(closed)
        if known is not None:
            return known
        if len(self.known) > MOST_KEPT:
            self.known.clear()
        found = measure(self.layout, closed)
        self.known[closed] = found
        return found


def measure(layout: Layout, closed: i64) -> list[int]:
    """Relax until nothing gets shorter."""
    found: list[int] = [FAR] * (NOWHERE * CHAMBERS)
    efforts: list[int] = [int(effort(layout, chamber)) for chamber in range(CHAMBERS)]
    near: list[int] = [int(joined(layout, at, closed)) for at in range(NOWHERE)]
    at: i64 = 0
    while at < CHAMBERS:
        found[at * CHAMBERS + at] = 0
        at += 1
    is_shorter = True
    while is_shorter:
        is_shorter = False
        at = 0
        while at < NOWHERE:
            if relax(found, efforts, near[at], at):
                is_shorter = True
            at += 1
    return found


def relax(found: list[int], efforts: list[int], near: i64, at: i64) -> bool:
    """Try every neighbour as the first step from a place."""
    is_shorter = False
    chamber: i64 = 0
    while chamber < CHAMBERS:
        if near & BITS[chamber] and try_step(found, efforts[chamber], at, chamber):
            is_shorter = True
        chamber += 1
    return is_shorter


def try_step(found: list[int], effort: i64, at: i64, step: i64) -> bool:
    is_shorter = False
    goal: i64 = 0
    while goal < CHAMBERS:
        length: i64 = effort + found[step * CHAMBERS + goal]
        if length < found[at * CHAMBERS + goal]:
            found[at * CHAMBERS + goal] = length
            is_shorter = True
        goal += 1
    return is_shorter
