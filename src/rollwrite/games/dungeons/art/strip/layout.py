"""The strip below the dungeon: bonuses, chest, black dice, gems, gold and the sum.

Every card says where its boxes are, for the drawing and for the spots alike.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.sheets.ink import Box, Point

from ..maps import Dungeon
from ..plan import STRIP_HEIGHT, STRIP_RIGHT, STRIP_Y

GAP = 16
GEMS_IN_ROW = 9
REWARDS = ("lives", "torches", "dice")


@dataclass(frozen=True, slots=True)
class Strip:
    """The cards from left to right."""

    bonuses: tuple[Box, Box]
    chest: Box
    dice: Box
    gems: Box
    gold: Box | None
    sums: Box
    gem_count: int
    gold_count: int

    # -- bonuses ------------------------------------------------------------------

    def first(self, bonus: int) -> Box:
        card = self.bonuses[bonus - 1]
        return Box(card.x + 96, STRIP_Y + STRIP_HEIGHT - 68, 84, 52)

    def later(self, bonus: int) -> Box:
        card = self.bonuses[bonus - 1]
        return Box(card.x + 282, STRIP_Y + STRIP_HEIGHT - 68, 70, 52)

    # -- chest and dice -------------------------------------------------------------

    def reward(self, index: int) -> Point:
        return self.chest.x + 56, STRIP_Y + 98 + index * 76

    def torch(self, box: int) -> Box:
        x, y = self.reward(1)
        return Box(x + 54 + (box - 1) * 92, y - 33, 78, 68)

    def black(self, box: int) -> Point:
        """The first three are there from the start, the others come from the chest."""
        if box > 3:
            x, y = self.reward(2)
            return x + 93 + (box - 4) * 92, y
        across, down = ((-46, 0), (46, 0), (0, 92))[box - 1]
        return self.dice.x + self.dice.width / 2 + across, STRIP_Y + 134 + down

    # -- gems, gold and sums ---------------------------------------------------------

    def gem(self, box: int) -> Point:
        rows = self.gem_count // GEMS_IN_ROW
        across = (self.gems.width - 36) / GEMS_IN_ROW
        down = (STRIP_HEIGHT - 72) / rows
        row, column = divmod(box - 1, GEMS_IN_ROW)
        return self.gems.x + 18 + across * (column + 0.5), STRIP_Y + 60 + down * (row + 0.5)

    def coin(self, box: int) -> Point:
        left = (self.gold or self.sums).x
        return left + 50 + (box - 1) % 2 * 76, STRIP_Y + 100 + (box - 1) // 2 * 74

    def lines(self) -> tuple[str, ...]:
        """What is counted, in the order of the boxes."""
        return ("gems", "gold", "lives") if self.gold_count else ("gems", "lives")

    def line(self, name: str) -> Box:
        lines = self.lines()
        height = 200 / len(lines)
        return Box(self.sums.x + 18, STRIP_Y + 18 + lines.index(name) * height, 170, height - 10)

    def total(self) -> Box:
        return Box(self.sums.x + 204, STRIP_Y + 18, self.sums.width - 222, 190)


def strip(dungeon: Dungeon) -> Strip:
    """As many gem boxes as the rules give (DD-S5), as many coins as the map has."""
    gold = dungeon.count("gold")
    bonuses = _card(58, 372), _card(446, 372)
    chest, dice = _card(834, 404), _card(1254, 200)
    sums = _card(STRIP_RIGHT - 532, 532)
    coins = _card(sums.x - GAP - 176, 176) if gold else None
    right = (coins or sums).x - GAP
    gems = _card(1470, right - 1470)
    count = 45 if dungeon.adventure == "annoyed-animals" else 36
    return Strip(bonuses, chest, dice, gems, coins, sums, count, gold)


def _card(x: float, width: float) -> Box:
    return Box(x, STRIP_Y, width, STRIP_HEIGHT)
