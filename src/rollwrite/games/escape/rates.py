"""How much things are worth to the greedy player, found by simulation: advice, not rules.

A gem that the team needs is worth 100. Effort is counted as in ``ways``.
"""

from __future__ import annotations

from typing import Final

GEM: Final = 100
BEYOND: Final = 4  # a gem more than needed
SECRET: Final = 190
TRACK_GEM: Final = 95  # on the way to the gem of a track
LATE_USE: Final = 4  # turns from which on unspent marks lose their worth
RUN_USE: Final = 50
HEAL_USE: Final = 22
REROLL_USE: Final = 16
SYMBOL_USE: Final = 28
JOKER_USE: Final = 25
DIE: Final = 10  # one die in one turn

POOL: Final = 100  # of what the pool is worth, in hundredths
# Tenths of symbols a seat crosses in a turn of another, with two, three, four seats.
MAP_RATE_TWO: Final = 16
MAP_RATE_THREE: Final = 13
MAP_RATE_FOUR: Final = 10
MAP_SPREAD: Final = 25

PACE: Final = 130  # effort one turn pays for
DIE_PACE: Final = 22
INCOME: Final = 65  # of what lies on a tour, in hundredths
PATIENCE: Final = 1500  # effort after which a find is worth a third
REACH: Final = 190  # how fast the pull of a secret fades
DICE: Final = 55  # rolled in a turn, in tenths: some are cursed
STEPS: Final = 165  # towards the exit that a die pays for, in thousandths
STEP_SPREAD: Final = 90  # of the steps of eight dice, in hundredths
LOST: Final = 900
HURRY: Final = 130
DEPTH: Final = 2
THRIFT: Final = 40  # dice to come that are counted on, in hundredths
