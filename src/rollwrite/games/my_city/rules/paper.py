"""One seat's paper, as masks over the map; see ``moves`` for the two words."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .layout import Layout
from .moves import PLACES, count_both

# MC-Q4: the last three touch and surround, but are none of the three kinds.
HOME: Final = 0
SHOP: Final = 1
PUBLIC: Final = 2
CHURCH: Final = 3
FORTRESS: Final = 4
SAWMILL: Final = 5
KINDS: Final = ("home", "shop", "public", "church", "fortress", "sawmill")


@final
class Paper:
    """What one seat has drawn.

    ``free`` is land without a building, ``near`` are the cells a new building
    has to cover one of (MC-R4): beside the river first, later beside a building.
    ``heads`` has one cell of each building. ``built`` lists the buildings in order,
    ``move * 8 + kind``. ``spoiled`` are wells that can no longer score.
    """

    def __init__(self) -> None:
        self.free_north: i64 = 0
        self.free_south: i64 = 0
        self.near_north: i64 = 0
        self.near_south: i64 = 0
        self.home_north: i64 = 0
        self.home_south: i64 = 0
        self.shop_north: i64 = 0
        self.shop_south: i64 = 0
        self.public_north: i64 = 0
        self.public_south: i64 = 0
        self.all_north: i64 = 0
        self.all_south: i64 = 0
        self.heads_north: i64 = 0
        self.heads_south: i64 = 0
        self.bandits_north: i64 = 0
        self.bandits_south: i64 = 0
        self.spoiled: i64 = 0
        self.passes: i64 = 0
        self.circles: i64 = 0  # of the church or fortress row
        self.purses: i64 = 0  # brought along
        self.is_first: bool = False
        self.has_ended: bool = False
        self.built: list[int] = []

    def kind_north(self, kind: i64) -> i64:
        return (
            self.home_north
            if kind == HOME
            else self.shop_north
            if kind == SHOP
            else self.public_north
        )

    def kind_south(self, kind: i64) -> i64:
        return (
            self.home_south
            if kind == HOME
            else self.shop_south
            if kind == SHOP
            else self.public_south
        )

    def build(self, layout: Layout, move: i64, kind: i64) -> None:
        """Draw a building; from now on others touch buildings, not the river (MC-R4, MC-Q2)."""
        place = PLACES[move]
        north = place.north
        south = place.south
        if not self.built:
            self.near_north = 0
            self.near_south = 0
        self.near_north |= place.border_north
        self.near_south |= place.border_south
        self.free_north &= ~north
        self.free_south &= ~south
        self.all_north |= north
        self.all_south |= south
        self.heads_north |= place.head_north
        self.heads_south |= place.head_south
        self.built.append(move * 8 + kind)
        self._colour(north, south, kind)
        if layout.well_points:
            self._spoil(layout, north, south)

    def _colour(self, north: i64, south: i64, kind: i64) -> None:
        if kind == HOME:
            self.home_north |= north
            self.home_south |= south
        elif kind == SHOP:
            self.shop_north |= north
            self.shop_south |= south
        elif kind == PUBLIC:
            self.public_north |= north
            self.public_south |= south

    def _spoil(self, layout: Layout, north: i64, south: i64) -> None:
        """MC-3: a well is lost under a building, or with one building at two of its sides."""
        well: i64 = 0
        while well < len(layout.wells):
            here = layout.wells[well]
            sides = layout.well_sides[well]
            covered = (north & here.north) | (south & here.south)
            if covered or count_both(north & sides.north, south & sides.south) > 1:
                self.spoiled |= 1 << well
            well += 1

    def copy(self) -> Paper:
        twin = Paper()
        twin.free_north = self.free_north
        twin.free_south = self.free_south
        twin.near_north = self.near_north
        twin.near_south = self.near_south
        twin.home_north = self.home_north
        twin.home_south = self.home_south
        twin.shop_north = self.shop_north
        twin.shop_south = self.shop_south
        twin.public_north = self.public_north
        twin.public_south = self.public_south
        twin.all_north = self.all_north
        twin.all_south = self.all_south
        twin.heads_north = self.heads_north
        twin.heads_south = self.heads_south
        twin.bandits_north = self.bandits_north
        twin.bandits_south = self.bandits_south
        twin.spoiled = self.spoiled
        twin.passes = self.passes
        twin.circles = self.circles
        twin.purses = self.purses
        twin.is_first = self.is_first
        twin.has_ended = self.has_ended
        twin.built = self.built[:]
        return twin

    def key(self) -> list[int]:
        """All else follows from the buildings; the order they were built in does not matter."""
        found = [self.bandits_north, self.bandits_south, self.passes, self.circles, self.purses]
        found += [int(self.is_first), int(self.has_ended), len(self.built)]
        return found + sorted(self.built)
