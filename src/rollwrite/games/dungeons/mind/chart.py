"""What never changes in a dungeon, for whoever looks at many papers: plain numbers, side by side.

A target is what one walks to: a room, or a field that is more than a step.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.layout import CLOUD, DOUBLES, NEVER, NORMAL, NUMBERS, START, Layout
from ..rules.paper import Paper
from .promise import OFTEN
from .ways import FAR, price, walk

DOUBLE: Final = 1  # in the place of a number: fields that take any double


@final
class Chart:
    """One dungeon. ``nearest`` and ``uses`` are for whoever is looking."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.fields: i64 = layout.count
        self.monsters: i64 = len(layout.hits)
        special = [field for field in range(layout.count) if is_target(layout, field)]
        rooms = [layout.count + monster for monster in range(len(layout.hits))]
        self.targets: i64 = len(special) + len(rooms)
        self.specials: i64 = len(special)
        self.special = vec[i64](special)
        self.ways = vec[i64](ways_between(layout, special + rooms))  # from field * targets on
        self.numbers = vec[i64]([number_of(layout, field) for field in range(layout.count)])
        self.boxes = vec[i64]([cloud_of(layout, field) for field in range(layout.count)])
        self.keys = vec[i64](layout.keys)
        self.hits = vec[i64](layout.hits)
        self.often = vec[i64](OFTEN)
        self.nearest = vec[i64]([FAR] * (len(special) + len(rooms)))
        self.uses = vec[i64]([0] * NUMBERS)
        self.blows = vec[i64]([0] * NUMBERS)

    def takes(self, paper: Paper, monster: i64, number: i64) -> bool:
        key = self.keys[monster * NUMBERS + number]
        if key < 0:
            return key != NEVER
        return paper.is_crossed(key)


def is_target(layout: Layout, field: int) -> bool:
    return layout.kinds[field] not in (START, NORMAL)


def number_of(layout: Layout, field: int) -> int:
    return DOUBLE if layout.kinds[field] == DOUBLES else layout.numbers[field]


def cloud_of(layout: Layout, field: int) -> int:
    """Which cloud it is; -1: none."""
    return layout.boxes[field] if layout.kinds[field] == CLOUD else -1


def ways_between(layout: Layout, targets: list[int]) -> list[int]:
    """The price of every target for whoever stands before a field, field by field."""
    found: list[int] = []
    blank = Paper()
    for field in range(layout.count):
        ways = [FAR] * len(layout.doors)
        ways[field] = price(layout, blank, field)
        walk(layout, blank, ways, [field])
        found += [ways[target] for target in targets]
    return found
