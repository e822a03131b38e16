"""A temple as numbers: chambers, passages, treasure maps, and the terms of a game.

Chambers count from 0, row by row from the north-west; the places outside the
four sides follow. A set of chambers is a mask, a set of passages another.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Symbols of a die. The first four also stand in chambers and on maps.
ADVENTURER: Final = 0
KEY: Final = 1
TORCH: Final = 2
GOLDEN: Final = 3
BLACK: Final = 4

# Bonus tracks; a symbol's own track is TRACK_OF + symbol.
RUN: Final = 0
HEAL: Final = 1
REROLL: Final = 2
TRACK_OF: Final = 2
TRACKS: Final = 6

# Actions: a track's number, or one of these.
NO_ACTION: Final = -1
CHOICE: Final = 6
GEM: Final = 7
JOKER: Final = 8

SIDE: Final = 5
CHAMBERS: Final = 25
OUTSIDE: Final = 25  # north, east, south, west
NOWHERE: Final = 29

MAPS: Final = 5
PARTS: Final = 10  # the bonus part of a map, then its gem part
PART_TILES: Final = 5

STANDARD: Final = 0
LOCKED: Final = 1
DICE_CHAMBERS: Final = 2
JOKERS: Final = 3

PASSAGES: Final = 40


def _passages() -> list[tuple[int, int]]:
    """Every place a passage could be: eastwards, then southwards."""
    east = [(at, at + 1) for at in range(CHAMBERS) if at % SIDE < SIDE - 1]
    return east + [(at, at + SIDE) for at in range(CHAMBERS - SIDE)]


ENDS: Final = _passages()
FIRST_ENDS: Final = [first for first, _ in ENDS]
SECOND_ENDS: Final = [second for _, second in ENDS]
# Compiled, ``1 << place`` of an i64 is a shift of 32 bits: a table is safe.
BITS: Final = [1 << place for place in range(62)]


def _doors() -> list[int]:
    """The passages of each chamber, as masks."""
    found = [0] * NOWHERE
    for place, (first, second) in enumerate(ENDS):
        found[first] |= 1 << place
        found[second] |= 1 << place
    return found


DOORS: Final = _doors()


@final
class Terms:
    """What a game is played for: see ES-S1 and ES-S2."""

    def __init__(self, variant: i64, rounds: i64, needed: i64) -> None:
        self.variant: i64 = variant
        self.rounds: i64 = rounds
        self.needed: i64 = needed
        self.difficulty = "normal"
        self.gem_place: i64 = 3
        self.track_length: i64 = 6
        self.gem_places: i64 = 0  # printed on the team's sheet


@final
class Layout:
    """One temple with its maps. Nothing here changes once it is read."""

    def __init__(self, name: str) -> None:
        self.name = name
        # chambers
        self.exit: i64 = 12
        self.firsts: list[int] = []  # the symbols, in their order
        self.seconds: list[int] = []
        self.actions: list[int] = []
        self.near: list[int] = []  # chambers joined to each place, also from outside
        self.passages: i64 = 0
        self.fits: list[int] = [0] * 16  # chambers by ordered pair of symbols
        self.colours: list[str] = []
        self.secrets: list[int] = []  # which secret a chamber is half of; -1: none
        self.partners: list[int] = []  # the other half
        self.halves: list[int] = []  # both halves of each secret
        # maps
        self.map_tracks: list[int] = []
        self.tiles: list[int] = []  # by part * 4 + symbol, masks of five bits
        self.full: list[int] = []  # all tiles of a part


def joined(layout: Layout, at: i64, closed: i64) -> i64:
    """The chambers one can enter from a place, on a sheet with closed passages."""
    near: i64 = layout.near[at]
    barred: i64 = closed & DOORS[at]
    place: i64 = 0
    while barred:
        if barred & 1:
            other: i64 = FIRST_ENDS[place] + SECOND_ENDS[place] - at
            near &= ~BITS[other]
        barred >>= 1
        place += 1
    return near
