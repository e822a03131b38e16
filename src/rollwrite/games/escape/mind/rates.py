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
DIE: Final = 12  # one die in a turn to come
EXTRA_DICE: Final = 7  # that an extra die is free in a turn, in tenths

# Tenths of symbols a seat crosses in a turn of another, with two, three, four seats.
MAP_RATE_TWO: Final = 16
MAP_RATE_THREE: Final = 16
MAP_RATE_FOUR: Final = 12
CROSSING: Final = 22  # a symbol that dice to be rolled in this turn may give
MAP_SPREAD: Final = 25

PACE: Final = 130  # effort one turn pays for
DIE_PACE: Final = 22
INCOME: Final = 65  # of what lies on a tour, in hundredths
PATIENCE: Final = 1500  # effort after which a find is worth a third
REACH: Final = 190  # how fast the pull of a secret fades
DICE: Final = 58  # rolled in a turn, in tenths: some are cursed
LOCKED_DICE: Final = 46  # where passages close
STEPS: Final = 192  # towards the exit that a die pays for, in thousandths
STEP_SPREAD: Final = 560  # of the steps of one die, in thousandths
RUN_DICE: Final = 40  # tenths of dice that a run stands for on the way to the exit
SYMBOL_DICE: Final = 15
WIN: Final = 3000  # a game that is won rather than lost
TOO_MUCH: Final = 200  # that is hoped for
GEM_SPREAD: Final = 60  # how far hopes are off the mark
TURN_SPREAD: Final = 65  # grows with the turns to come
HURRY: Final = 130  # of the effort to the exit once the gems are there, in hundredths
DEPTH: Final = 2  # steps that are looked ahead while dice are still to come
THRIFT: Final = 40  # dice to come that are counted on, in hundredths
