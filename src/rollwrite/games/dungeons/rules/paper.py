"""One seat's paper, packed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .layout import HALF

HITS_BITS: Final = 5
LIFE_BOXES: Final = 10
EXTRA_LIVES: Final = 3
DICE_SYMBOLS: Final = 3
TORCHES: Final = 2

# Rewards of a chest, as bits.
LIVES: Final = 1
TORCH: Final = 2
DICE: Final = 4


@final
class Paper:
    """What one seat has written, and how far it has come with the roll.

    ``first`` and ``second`` are the units still to be used, plus one. ``lost``
    are lives that will be crossed when the roll is over.
    """

    def __init__(self) -> None:
        # fields
        self.low: i64 = 0
        self.high: i64 = 0
        self.near_low: i64 = 0
        self.near_high: i64 = 0
        self.half: i64 = 0  # rubble with one box crossed
        self.clouds: i64 = 0  # a nibble each
        self.written: i64 = 0  # clouds written so far
        self.counted: i64 = 0  # fields a bonus counts
        # monsters, a bit each; hits have five
        self.hits: i64 = 0
        self.killed: i64 = 0
        self.reached: i64 = 0
        self.firsts: i64 = 0
        self.struck: i64 = 0  # others were first
        # bonuses, a bit each
        self.bonuses: i64 = 0
        self.bonus_firsts: i64 = 0
        self.bonus_struck: i64 = 0
        # treasure and tools
        self.gems: i64 = 0
        self.gold: i64 = 0
        self.life: i64 = 0
        self.extra: i64 = 0  # extra lives crossed
        self.rewards: i64 = 0
        self.torches: i64 = 0  # torches burnt
        self.dice: i64 = 0  # black-die symbols crossed
        # this roll
        self.pairs: i64 = 0  # the move that formed them, plus one
        self.first: i64 = 0
        self.second: i64 = 0
        self.asked: i64 = 0  # monsters a fist or a worm would fell
        self.chest: bool = False  # a reward is to be chosen
        self.has_hit: bool = False
        self.lost: i64 = 0

    def is_crossed(self, field: i64) -> bool:
        if field < HALF:
            return (self.low >> field) & 1 != 0
        return (self.high >> (field - HALF)) & 1 != 0

    def is_near(self, field: i64) -> bool:
        """DD-Q5: beside a crossed field, or through a room that is open."""
        if field < HALF:
            return (self.near_low >> field) & 1 != 0
        return (self.near_high >> (field - HALF)) & 1 != 0

    def hits_on(self, monster: i64) -> i64:
        return (self.hits >> (HITS_BITS * monster)) & 31

    def cloud(self, box: i64) -> i64:
        """The number written there, 0 if none."""
        return (self.clouds >> (4 * box)) & 15

    def dice_left(self) -> i64:
        return (2 * DICE_SYMBOLS if self.rewards & DICE else DICE_SYMBOLS) - self.dice

    def torches_left(self) -> i64:
        return TORCHES - self.torches if self.rewards & TORCH else 0

    def extra_left(self) -> i64:
        return EXTRA_LIVES - self.extra if self.rewards & LIVES else 0

    def extra_after(self) -> i64:
        """Extra lives crossed once this roll's losses are paid."""
        left = self.extra_left()
        return self.extra + (self.lost if self.lost < left else left)

    def life_after(self) -> i64:
        """Boxes of the life track crossed once this roll's losses are paid (DD-S4)."""
        left = self.extra_left()
        crossed: i64 = self.life + (self.lost - left if self.lost > left else 0)
        return crossed if crossed < LIFE_BOXES else LIFE_BOXES

    def forget_roll(self) -> None:
        self.pairs = 0
        self.first = 0
        self.second = 0
        self.has_hit = False
        self.lost = 0

    def copy(self) -> Paper:
        twin = Paper()
        twin.low = self.low
        twin.high = self.high
        twin.near_low = self.near_low
        twin.near_high = self.near_high
        twin.half = self.half
        twin.clouds = self.clouds
        twin.written = self.written
        twin.counted = self.counted
        twin.hits = self.hits
        twin.killed = self.killed
        twin.reached = self.reached
        twin.firsts = self.firsts
        twin.struck = self.struck
        twin.bonuses = self.bonuses
        twin.bonus_firsts = self.bonus_firsts
        twin.bonus_struck = self.bonus_struck
        twin.gems = self.gems
        twin.gold = self.gold
        twin.life = self.life
        twin.extra = self.extra
        twin.rewards = self.rewards
        twin.torches = self.torches
        twin.dice = self.dice
        twin.pairs = self.pairs
        twin.first = self.first
        twin.second = self.second
        twin.asked = self.asked
        twin.chest = self.chest
        twin.has_hit = self.has_hit
        twin.lost = self.lost
        return twin

    def key(self) -> list[int]:
        fields = [self.low, self.high, self.near_low, self.near_high, self.half]
        clouds = [self.clouds, self.written, self.counted]
        monsters = [self.hits, self.killed, self.reached, self.firsts, self.struck]
        bonuses = [self.bonuses, self.bonus_firsts, self.bonus_struck]
        treasure = [self.gems, self.gold, self.life, self.extra, self.rewards]
        tools = [self.torches, self.dice]
        roll = [self.pairs, self.first, self.second, self.asked, int(self.chest)]
        roll += [int(self.has_hit), self.lost]
        return fields + clouds + monsters + bonuses + treasure + tools + roll
