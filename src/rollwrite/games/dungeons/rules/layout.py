"""A dungeon as numbers: fields, rooms, doors, and what lies where.

Fields and monsters count from 0 in the order of the data. A set of fields is
two masks, the fields below ``HALF`` and the others: one integer is too short.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

HALF: Final = 48
# Compiled, ``1 << place`` of an i64 is a shift of 32 bits: a table is safe.
BITS: Final = [1 << place for place in range(HALF)]
NUMBERS: Final = 13  # a row of numbers 0 to 12

START: Final = 0
NORMAL: Final = 1
ACTIVATION: Final = 2
GEM: Final = 3
GOLD: Final = 4
CHEST: Final = 5
FIST: Final = 6
DOUBLES: Final = 7
RUBBLE: Final = 8
CLOUD: Final = 9
PORTAL: Final = 10
TRACK: Final = 11

# How a monster takes a number: never, always, or once a field (0 and up) is crossed.
NEVER: Final = -2
ALWAYS: Final = -1


@final
class Layout:
    """One dungeon. Nothing here changes once it is read."""

    def __init__(self, name: str, adventure: str) -> None:
        self.name = name
        self.adventure = adventure
        self.count: i64 = 0  # of fields
        self.doors: list[list[int]] = []  # neighbours by node: fields, then monsters
        # fields
        self.kinds: list[int] = []
        self.numbers: list[int] = []  # 0 where none is printed
        self.boxes: list[int] = []  # which rubble or cloud it is, from 0
        self.low: list[int] = []  # fields beside it
        self.high: list[int] = []
        self.rooms: list[int] = []  # monsters beside it
        self.fits: list[list[int]] = []  # fields by unit, clouds apart
        self.clouds: list[int] = []
        self.start_low: i64 = 0
        self.start_high: i64 = 0
        self.left_starts: list[int] = []
        self.right_starts: list[int] = []
        self.portal: i64 = -1
        self.far_portal: i64 = -1
        # monsters
        self.calls: list[int] = []  # their places among all names, see moves.py
        self.hits: list[int] = []
        self.keys: list[int] = []  # by monster * NUMBERS + number
        self.firsts: list[int] = []
        self.laters: list[int] = []
        self.hearts: list[int] = []
        self.room_low: list[int] = []  # fields beside it
        self.room_high: list[int] = []
        self.room_rooms: list[int] = []
        self.monsters: i64 = 0  # all of them, as a mask
        self.armoured: i64 = 0
        self.worms: i64 = 0
        self.boss: i64 = 0
        # scores and bonuses
        self.gem_boxes: i64 = 0
        self.has_gold: bool = False
        self.counted: i64 = -1  # the kind of field a bonus counts,
        self.counted_goal: i64 = 0  # how many of them,
        self.counted_bonus: i64 = 0  # and which bonus that is
        self.hunted: i64 = 0  # the monsters of the other bonus; none: join the starts
