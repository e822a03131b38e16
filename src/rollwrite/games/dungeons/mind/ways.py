"""How far things are: a price for every field, and the ways through the dungeon.

Ten units are one good step. The prices are advice for bots, not rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.aims import can_cross
from ..rules.layout import CLOUD, DOUBLES, FIST, PORTAL, RUBBLE, Layout
from ..rules.paper import Paper

FAR: Final = 160  # further than any way that counts
KEEP: Final = 0.82  # of a worth that is one good step away
PRICE: Final = [0, 0, 28, 20, 15, 13, 11, 10, 11, 13, 15, 20, 28]  # the dearer the rarer
DOUBLES_PRICE: Final = 10
CLOUD_PRICE: Final = 14  # while its number is not written
FAR_PORTAL_PRICE: Final = 60
HIT_PRICE: Final = 12
# Per mille of a worth, by distance.
FADE: Final[list[int]] = [round(1000 * KEEP ** (distance / 10)) for distance in range(FAR + 1)]


def faded(worth: i64, way: i64) -> i64:
    return worth * FADE[way if way < FAR else FAR] // 1000


def distances(layout: Layout, paper: Paper) -> list[int]:
    """The price of crossing each field, and of reaching each room."""
    ways = [FAR] * len(layout.doors)
    todo: list[int] = []
    field: i64 = 0
    while field < layout.count:
        if paper.is_crossed(field):
            ways[field] = 0
        elif can_cross(layout, paper, field):
            ways[field] = price(layout, paper, field)
            todo.append(field)
        field += 1
    monster: i64 = 0
    while (layout.monsters >> monster) & 1:
        if (paper.reached >> monster) & 1:
            ways[layout.count + monster] = 0
            todo.append(layout.count + monster)
        monster += 1
    walk(layout, paper, ways, todo)
    return ways


def walk(layout: Layout, paper: Paper, ways: list[int], todo: list[int]) -> None:
    at: i64 = 0
    while at < len(todo):
        node: i64 = todo[at]
        at += 1
        so_far: i64 = ways[node] + passing(layout, paper, node)
        for other in layout.doors[node]:
            there: i64 = so_far + (price(layout, paper, other) if other < layout.count else 0)
            if there < ways[other]:
                ways[other] = there
                todo.append(other)


def passing(layout: Layout, paper: Paper, node: i64) -> i64:
    """What lies between entering a room and leaving it."""
    if node < layout.count:
        return 0
    monster: i64 = node - layout.count
    return HIT_PRICE * (layout.hits[monster] - paper.hits_on(monster))


def price(layout: Layout, paper: Paper, field: i64) -> i64:
    kind = layout.kinds[field]
    if kind == DOUBLES:
        return DOUBLES_PRICE
    if kind == CLOUD:
        number = paper.cloud(layout.boxes[field])
        return PRICE[number] if number else CLOUD_PRICE
    if kind == FIST:
        return PRICE[2]
    if kind == PORTAL and layout.numbers[field] == 0:
        return FAR_PORTAL_PRICE
    if kind == RUBBLE and (paper.half >> layout.boxes[field]) & 1 == 0:
        return 2 * PRICE[layout.numbers[field]]
    return PRICE[layout.numbers[field]]
