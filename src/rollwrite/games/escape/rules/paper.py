"""One seat's paper, packed."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from .layout import MAPS, NOWHERE, PART_TILES, Layout


@final
class Paper:
    """A seat's temple and maps."""

    def __init__(self) -> None:
        self.at: i64 = NOWHERE
        self.crossed: i64 = 0  # actions
        self.closed: i64 = 0  # passages
        self.tiles: i64 = 0  # five bits a part
        self.done: i64 = 0  # maps

    def tiles_of(self, part: i64) -> i64:
        return (self.tiles >> (PART_TILES * part)) & 31

    def is_full(self, layout: Layout, part: i64) -> bool:
        return self.tiles_of(part) == layout.full[part]

    def free_tiles(self, layout: Layout, part: i64, symbol: i64) -> i64:
        """Tiles with this symbol that can still be crossed."""
        if (self.done >> (part // 2)) & 1:
            return 0
        return layout.tiles[part * 4 + symbol] & ~self.tiles_of(part)

    def cross(self, layout: Layout, part: i64, symbol: i64) -> None:
        """The first free one."""
        free: i64 = self.free_tiles(layout, part, symbol)
        self.tiles |= (free & -free) << (PART_TILES * part)

    def has_use(self, layout: Layout, symbol: i64) -> bool:
        part: i64 = 0
        while part < 2 * MAPS:
            if self.free_tiles(layout, part, symbol):
                return True
            part += 1
        return False

    def can_give_up(self, layout: Layout, number: i64) -> bool:
        """ES-P2: the bonus part is full and the gem part is not."""
        return (self.done >> number) & 1 == 0 and self.is_full(layout, 2 * number)

    def copy(self) -> Paper:
        twin = Paper()
        twin.at = self.at
        twin.crossed = self.crossed
        twin.closed = self.closed
        twin.tiles = self.tiles
        twin.done = self.done
        return twin

    def key(self) -> list[int]:
        return [self.at, self.crossed, self.closed, self.tiles, self.done]
