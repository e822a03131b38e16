"""What never changes in a dungeon, for whoever looks at many papers: plain numbers, side by side.

A target is what one walks to: a room, or a field that is more than a step. Ways are counted in
steps, the longest are all alike.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.layout import CLOUD, DOUBLES, FIST, NEVER, NORMAL, NUMBERS, RUBBLE, START, Layout
from ..rules.paper import Paper
from .odds import Odds
from .sights import WAY, WAYS
from .ways import FAR, price, walk

DOUBLE: Final = 1  # in the place of a number: fields that take any double


@final
class Chart:
    """One dungeon. ``steps`` and what follows it are for whoever is looking."""

    def __init__(self, layout: Layout, odds: Odds) -> None:
        self.layout = layout
        self.odds = odds
        self.fields: i64 = layout.count
        self.monsters: i64 = len(layout.hits)
        special = [field for field in range(layout.count) if is_target(layout, field)]
        rooms = [layout.count + monster for monster in range(len(layout.hits))]
        self.targets: i64 = len(special) + len(rooms)
        self.specials: i64 = len(special)
        self.special = vec[i64](special)
        self.within = vec[i64](masks_within(layout, special + rooms))  # from field * WAYS on
        self.numbers = vec[i64]([number_of(layout, field) for field in range(layout.count)])
        self.boxes = vec[i64]([cloud_of(layout, field) for field in range(layout.count)])
        self.rubble = vec[i64]([rubble_of(layout, field) for field in range(layout.count)])
        self.opens = vec[i64]([opened_by(layout, field) for field in range(layout.count)])
        self.keys = vec[i64](layout.keys)
        self.hits = vec[i64](layout.hits)
        self.steps = vec[i64]([WAYS - 1] * (len(special) + len(rooms)))  # to every target
        self.reach = vec[i64]([0] * WAYS)
        self.front_low: i64 = 0
        self.front_high: i64 = 0
        self.uses = vec[i64]([0] * NUMBERS)
        self.blows = vec[i64]([0] * NUMBERS)
        self.coming: i64 = 0  # numbers of rooms that will be reached soon, as a set
        self.supply: i64 = 0  # hits that are left where one can hit

    def takes(self, paper: Paper, monster: i64, number: i64) -> bool:
        key = self.keys[monster * NUMBERS + number]
        if key < 0:
            return key != NEVER
        return paper.is_crossed(key)


def is_target(layout: Layout, field: int) -> bool:
    return layout.kinds[field] not in (START, NORMAL)


def number_of(layout: Layout, field: int) -> int:
    """The number that crosses it; 0 where one pair of equal dice does alone."""
    kind = layout.kinds[field]
    if kind == DOUBLES:
        return DOUBLE
    return 0 if kind == FIST else layout.numbers[field]


def cloud_of(layout: Layout, field: int) -> int:
    """Which cloud it is; -1: none."""
    return layout.boxes[field] if layout.kinds[field] == CLOUD else -1


def rubble_of(layout: Layout, field: int) -> int:
    return layout.boxes[field] if layout.kinds[field] == RUBBLE else -1


def opened_by(layout: Layout, field: int) -> int:
    """The monster whose number it unlocks; -1: none."""
    for place, key in enumerate(layout.keys):
        if key == field:
            return place // NUMBERS
    return -1


def masks_within(layout: Layout, targets: list[int]) -> list[int]:
    """For whoever stands before a field, field by field: what is within no step, one, two …"""
    found: list[int] = []
    for ways in ways_between(layout, targets):
        for steps in range(1, WAYS):
            near = [place for place, way in enumerate(ways) if way < steps * WAY]
            found.append(sum(1 << place for place in near))
        found.append((1 << len(targets)) - 1)
    return found


def ways_between(layout: Layout, targets: list[int]) -> list[list[int]]:
    """The price of every target for whoever stands before a field."""
    found: list[list[int]] = []
    blank = Paper()
    for field in range(layout.count):
        ways = [FAR] * len(layout.doors)
        ways[field] = price(layout, blank, field)
        walk(layout, blank, ways, [field])
        found.append([ways[target] for target in targets])
    return found
