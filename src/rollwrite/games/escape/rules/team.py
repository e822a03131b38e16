"""What the team has written, packed."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from .layout import TRACKS

assert TRACKS * 4 < 62, "the tracks fit into one integer"


@final
class Team:
    """The team's paper. Tracks have four bits each."""

    def __init__(self) -> None:
        self.chamber_gems: i64 = 0
        self.secret_gems: i64 = 0
        self.map_gems: i64 = 0
        self.track_gems: i64 = 0
        self.marked: i64 = 0
        self.spent: i64 = 0
        self.found: i64 = 0  # secrets, a bit each

    def gems(self) -> i64:
        return self.chamber_gems + self.secret_gems + self.map_gems + self.track_gems

    def marks(self, track: i64) -> i64:
        return (self.marked >> (4 * track)) & 15

    def left(self, track: i64) -> i64:
        """Marks that are not spent yet."""
        return ((self.marked - self.spent) >> (4 * track)) & 15

    def mark(self, track: i64, length: i64, gem_place: i64) -> None:
        """ES-S2"""
        marks = self.marks(track)
        if marks == length:
            return
        one: i64 = 1
        self.marked += one << (4 * track)
        if marks + 1 == gem_place:
            self.track_gems += 1

    def spend(self, track: i64) -> None:
        one: i64 = 1
        self.spent += one << (4 * track)

    def copy(self) -> Team:
        twin = Team()
        twin.chamber_gems = self.chamber_gems
        twin.secret_gems = self.secret_gems
        twin.map_gems = self.map_gems
        twin.track_gems = self.track_gems
        twin.marked = self.marked
        twin.spent = self.spent
        twin.found = self.found
        return twin

    def key(self) -> list[int]:
        gems = [self.chamber_gems, self.secret_gems, self.map_gems, self.track_gems]
        return [*gems, self.marked, self.spent, self.found]
