"""One seat's paper, packed: a column is one integer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .moves import TEN

# A column: nine nibbles of numbers, then its height, its last number, its circle.
HEIGHT_AT: Final = 36
LAST_AT: Final = 40
CIRCLE_BIT: Final = 1 << 44
FULL: Final = 9
CLOSED: Final = 10  # the end artefact is crossed too
PLACES: Final = 9  # artefacts and dice symbols


def height_of(column: i64) -> i64:
    """Boxes filled; one more when the end artefact is crossed."""
    return (column >> HEIGHT_AT) & 15


def last_of(column: i64) -> i64:
    """The highest number written, 0 if none."""
    return (column >> LAST_AT) & 15


def has_circle(column: i64) -> bool:
    return (column & CIRCLE_BIT) != 0


def number_at(column: i64, box: i64) -> i64:
    """What stands in a box, counted from 1."""
    return (column >> (4 * (box - 1))) & 15


def as_written(face: i64) -> i64:
    """What a number die writes: a 0 is a 10."""
    if face == 0:
        return TEN
    return face


def written(column: i64, number: i64) -> i64:
    """The column with one more box filled, or its end artefact crossed."""
    height: i64 = (column >> HEIGHT_AT) & 15
    if height >= FULL:
        return column + (1 << HEIGHT_AT)
    kept: i64 = column & (0xF_FFFF_FFFF | CIRCLE_BIT)
    return kept | (number << (4 * height)) | ((height + 1) << HEIGHT_AT) | (number << LAST_AT)


@final
class Paper:
    """What one seat has written. ``arrow`` is set while it owes an acceleration."""

    def __init__(self) -> None:
        self.red: i64 = 0
        self.orange: i64 = 0
        self.yellow: i64 = 0
        self.green: i64 = 0
        self.blue: i64 = 0
        self.purple: i64 = 0
        self.artefacts: i64 = 0
        self.dice: i64 = 0
        self.bridges: i64 = 0
        self.arrow: bool = False

    def column(self, colour: i64) -> i64:
        if colour < 3:
            return self.red if colour == 0 else self.orange if colour == 1 else self.yellow
        return self.green if colour == 3 else self.blue if colour == 4 else self.purple

    def set_column(self, colour: i64, column: i64) -> None:
        if colour == 0:
            self.red = column
        elif colour == 1:
            self.orange = column
        elif colour == 2:
            self.yellow = column
        elif colour == 3:
            self.green = column
        elif colour == 4:
            self.blue = column
        else:
            self.purple = column

    def rising(self) -> i64:
        """LC-E6, LC-Q1: the columns that can still rise, as a mask."""
        found: i64 = 0
        colour: i64 = 0
        while colour < 6:
            if height_of(self.column(colour)) < CLOSED:
                found |= 1 << colour
            colour += 1
        return found

    def copy(self) -> Paper:
        twin = Paper()
        twin.red = self.red
        twin.orange = self.orange
        twin.yellow = self.yellow
        twin.green = self.green
        twin.blue = self.blue
        twin.purple = self.purple
        twin.artefacts = self.artefacts
        twin.dice = self.dice
        twin.bridges = self.bridges
        twin.arrow = self.arrow
        return twin

    def key(self) -> list[int]:
        columns = [self.red, self.orange, self.yellow, self.green, self.blue, self.purple]
        return [*columns, self.artefacts, self.dice, self.bridges, int(self.arrow)]
