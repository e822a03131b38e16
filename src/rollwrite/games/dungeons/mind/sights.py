"""Where in a table lies what: the numbers of everything that learned players see of a paper."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.layout import NUMBERS
from .odds import LEVELS

CLOCKS: Final = 8
FIELDS: Final = 96
MONSTERS: Final = 12
LIVES: Final = 14
HITS: Final = 22
WAYS: Final = 8
WAY: Final = 12  # a step of a way
PLACES: Final = WAYS + 2  # or crossed, or half of it
NEEDS: Final = 3  # what a field unlocks: nothing that is needed, a few hits, more
FACE: Final = HITS * 4 + 2  # a monster: hits, reached, struck; or killed, first or later
LEFT: Final = 8  # hits that are left
COARSE: Final = LEVELS // 4
USE: Final = 9  # fields and hits that a number is good for: none, one, more of each
SUPPLY: Final = 24
GEMS: Final = 48
CLOUDS: Final = 8
ORDERS: Final = 4
GOAL: Final = 8  # what is left to do for a bonus
RUNNERS: Final = 4 * LEFT * LEFT  # hits left to one and to the best of the others, reached or not

TARGET_AT: Final = 0
FRONT_AT: Final = TARGET_AT + FIELDS * PLACES * NEEDS * CLOCKS
MONSTER_AT: Final = FRONT_AT + FIELDS * CLOCKS
ROOM_AT: Final = MONSTER_AT + MONSTERS * FACE * CLOCKS
RATE_AT: Final = ROOM_AT + MONSTERS * WAYS * LEFT * CLOCKS
NUMBER_AT: Final = RATE_AT + MONSTERS * COARSE * LEFT * CLOCKS
DANGER_AT: Final = NUMBER_AT + NUMBERS * USE * CLOCKS
STRIKING_AT: Final = DANGER_AT + COARSE * COARSE * CLOCKS
LASTING_AT: Final = STRIKING_AT + LEVELS * LIVES
COMING_AT: Final = LASTING_AT + LEVELS * LIVES
TWICE_AT: Final = COMING_AT + LEVELS * LIVES
USABLE_AT: Final = TWICE_AT + LEVELS * LIVES
EITHER_AT: Final = USABLE_AT + LEVELS * LIVES
SUPPLY_AT: Final = EITHER_AT + LEVELS * LIVES
DICE_AT: Final = SUPPLY_AT + SUPPLY * LIVES
TORCHES_AT: Final = DICE_AT + 7 * LIVES
REWARDS_AT: Final = TORCHES_AT + 3 * LIVES
KILLED_AT: Final = REWARDS_AT + 8 * LIVES
GEMS_AT: Final = KILLED_AT + (MONSTERS + 1) * LIVES
COUNTED_AT: Final = GEMS_AT + GEMS * CLOCKS
HUNTED_AT: Final = COUNTED_AT + GOAL * 3 * CLOCKS
CLOUD_AT: Final = HUNTED_AT + GOAL * 3 * CLOCKS
ORDER_AT: Final = CLOUD_AT + CLOUDS * NUMBERS * 2
RACE_AT: Final = ORDER_AT + ORDERS * CLOCKS
CHASE_AT: Final = RACE_AT + MONSTERS * RUNNERS
SIGHTS: Final = CHASE_AT + 2 * GOAL * GOAL


def least(one: i64, other: i64) -> i64:
    return one if one < other else other
