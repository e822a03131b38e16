"""Lost Cities in rulebook order: turn, entering, refusing, bridges, end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.state import DECIDE, OVER, ROLL, State
from rollwrite.kernel.turn import Outcome, rivals

from . import scoring
from .layout import Layout
from .moves import CIRCLE, REFUSE, SPEED, STAY, TEN, WIDTH
from .promise import promise
from .state import (
    CIRCLE_BIT,
    CLOSED,
    FULL,
    HEIGHT_AT,
    LAST_AT,
    PLACES,
    Sheet,
    height_of,
    last_of,
    written,
)

COLOUR_DICE: Final = 3
SIDES: Final = [6, 6, 6, 10, 10, 10]
DICE: Final = ("colour", "colour", "colour", "number", "number", "number")
ALL_BRIDGES: Final = 0xFF


@final
class LostCitiesState(State):
    """A position.

    Dice in the middle are counted by face, two bits each (``colours``,
    ``numbers``); ``shown`` keeps all six in the order they fell.
    """

    def __init__(self, layout: Layout, count: i64, clockwise: bool) -> None:
        self.layout = layout
        self.count: i64 = count
        self.clockwise = clockwise
        self.stage: i64 = ROLL
        self.number: i64 = 0
        self.active: i64 = -1
        self.owed: i64 = 0
        self.colours: i64 = 0
        self.numbers: i64 = 0
        self.colour_mask: i64 = 0
        self.number_mask: i64 = 0
        self.shown: i64 = 0
        self.passed: i64 = 0
        self.sheets: list[Sheet] = [Sheet() for _ in range(count)]

    # -- whose decision ----------------------------------------------------

    def phase(self) -> i64:
        return self.stage

    def seats(self) -> i64:
        return self.count

    def waiting(self) -> i64:
        return self.owed

    def turns(self) -> i64:
        return self.number

    # -- a turn --------------------------------------------------------------

    def dice(self) -> tuple[str, ...]:
        """LC-D1; before the first turn, the die that draws the start seat (LC-T0)."""
        return ("start",) if self.active < 0 else DICE

    def sides(self) -> list[int]:
        return [self.count] if self.active < 0 else SIDES

    def roll(self, faces: list[int]) -> None:
        if self.active < 0:
            self.active = faces[0]
            return
        self._put_in_the_middle(faces)
        self.number += 1
        self.owed = 1 << self.active
        self.stage = DECIDE

    def _put_in_the_middle(self, faces: list[int]) -> None:
        self.colours = 0
        self.numbers = 0
        self.colour_mask = 0
        self.number_mask = 0
        self.shown = 0
        die: i64 = 0
        while die < 3:
            face: i64 = faces[die]
            self.shown |= face << (4 * die)
            self.colours += 1 << (2 * face)
            self.colour_mask |= 1 << face
            face = faces[die + COLOUR_DICE]
            self.shown |= face << (4 * (die + COLOUR_DICE))
            self.numbers += 1 << (2 * face)
            self._offer_number(face)
            die += 1

    def _offer_number(self, face: i64) -> None:
        """The mask holds what a number die writes: a 0 is a 10."""
        self.number_mask |= 1 << (face if face > 0 else TEN)

    def _take_from_the_middle(self, colour: i64, face: i64) -> None:
        """LC-T2: what the active seat takes leaves the middle."""
        self.colours -= 1 << (2 * colour)
        if (self.colours >> (2 * colour)) & 3 == 0:
            self.colour_mask &= ~(1 << colour)
        self.numbers -= 1 << (2 * face)
        if (self.numbers >> (2 * face)) & 3 == 0:
            self.number_mask &= ~(1 << (face if face > 0 else TEN))

    def moves(self, seat: i64) -> list[int]:
        """LC-T2, LC-T4: what can be entered, or a refusal; after an arrow, LC-E6."""
        sheet = self.sheets[seat]
        found: list[int] = []
        if sheet.arrow:
            self._list_speeds(sheet, found)
            return found
        colour: i64 = 0
        while colour < 6:
            if (self.colour_mask >> colour) & 1:
                self._list_pairs(sheet.column(colour), colour * WIDTH, found)
            colour += 1
        found.append(REFUSE)
        return found

    def _list_pairs(self, column: i64, first: i64, found: list[int]) -> None:
        """LC-E1, LC-E2: numbers not below the last one; a 0 in an empty column is two moves."""
        if (column >> HEIGHT_AT) & 15 == CLOSED:
            return
        if column == 0 and (self.number_mask >> TEN) & 1:
            found.append(first + CIRCLE)
        number: i64 = (column >> LAST_AT) & 15
        left: i64 = self.number_mask >> number
        while left:
            if left & 1:
                found.append(first + number)
            left >>= 1
            number += 1

    def _list_speeds(self, sheet: Sheet, found: list[int]) -> None:
        colour: i64 = 0
        while colour < 6:
            if height_of(sheet.column(colour)) < CLOSED:
                found.append(SPEED + colour)
            colour += 1
        found.append(STAY)

    def play(self, seat: i64, move: i64) -> None:
        sheet = self.sheets[seat]
        if move < REFUSE:
            self._enter(seat, sheet, move)
        elif move == REFUSE:
            self._refuse(sheet)
        elif move == STAY:
            sheet.arrow = False
        else:
            self._speed(sheet, move - SPEED)
        if not sheet.arrow:
            self._finish_seat(seat)

    def _finish_seat(self, seat: i64) -> None:
        """LC-T3, LC-T5, LC-Q1: the others follow the active seat; then the turn ends."""
        self.owed &= ~(1 << seat)
        if self.owed:
            return
        following: i64 = seat + 1 if seat + 1 < self.count else 0
        if self.clockwise:
            if following != self.active:
                self.owed = 1 << following
                return
        elif seat == self.active:
            self.owed = ((1 << self.count) - 1) & ~(1 << seat)
            return
        self._end_turn()

    # -- entering a pair -------------------------------------------------------

    def _enter(self, seat: i64, sheet: Sheet, move: i64) -> None:
        colour: i64 = move // WIDTH
        number: i64 = move % WIDTH
        if seat == self.active:
            self._take_from_the_middle(colour, 0 if number == TEN else number)
        if number == CIRCLE:
            sheet.set_column(colour, CIRCLE_BIT)
        else:
            self._climb(sheet, colour, number)

    def _climb(self, sheet: Sheet, colour: i64, number: i64) -> None:
        """LC-E1, LC-E4 to LC-E7: the next box or the end artefact, and what lies there."""
        column = written(sheet.column(colour), number)
        sheet.set_column(colour, column)
        box = height_of(column)
        finds = box > FULL or self.layout.has_artefact(colour, box)
        if finds and sheet.artefacts < PLACES:
            sheet.artefacts += 1
        sheet.arrow = box <= FULL and self.layout.has_arrow(colour, box) and sheet.can_speed_any()

    def _speed(self, sheet: Sheet, colour: i64) -> None:
        """LC-E6: the number below again, 1 in an empty column."""
        last = last_of(sheet.column(colour))
        self._climb(sheet, colour, last if last > 0 else 1)

    # -- refusing ----------------------------------------------------------------

    def _refuse(self, sheet: Sheet) -> None:
        """LC-R1: the tenth refusal has no effect."""
        if sheet.dice < PLACES:
            sheet.dice += 1

    # -- bridges, end --------------------------------------------------------------

    def _end_turn(self) -> None:
        self._settle_bridges()
        self.active = self.active + 1 if self.active + 1 < self.count else 0
        self.colours = 0
        self.numbers = 0
        self.colour_mask = 0
        self.number_mask = 0
        self.shown = 0
        self.stage = OVER if self._has_ended() else ROLL

    def _settle_bridges(self) -> None:
        """LC-B1, LC-Q2: all that are across an open bridge share it; then it is struck."""
        crossed: i64 = 0
        for sheet in self.sheets:
            passing: i64 = self._places_passed(sheet) & ~self.passed
            sheet.bridges |= passing
            crossed |= passing
        self.passed |= crossed

    def _places_passed(self, sheet: Sheet) -> i64:
        after = self.layout.bridge_after
        mask: i64 = 0
        colour: i64 = 0
        while colour < 6:
            if height_of(sheet.column(colour)) > after:
                mask |= 1 << colour
            colour += 1
        if sheet.artefacts > after:
            mask |= 1 << 6
        if sheet.dice > after:
            mask |= 1 << 7
        return mask

    def _has_ended(self) -> bool:
        """LC-F1"""
        if self.passed == ALL_BRIDGES:
            return True
        for sheet in self.sheets:
            if sheet.dice < PLACES:
                return False
        return True

    # -- scoring -----------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return scoring.total(self.layout, self.sheets[seat])

    def lines(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.lines(self.layout, self.sheets[seat])

    def potential(self, seat: i64) -> i64:
        return promise(self.layout, self.sheets[seat], self.passed, self.number)

    def outcome(self) -> Outcome:
        """LC-F4"""
        return rivals(self.totals())

    # -- identity ------------------------------------------------------------------

    def key(self) -> list[int]:
        found = [self.count, int(self.clockwise), self.stage, self.number, self.active]
        found += [self.owed, self.colours, self.numbers, self.shown, self.passed]
        for sheet in self.sheets:
            found += sheet.key()
        return found

    def copy(self) -> LostCitiesState:
        twin = LostCitiesState(self.layout, 0, self.clockwise)
        twin.count = self.count
        twin.stage = self.stage
        twin.number = self.number
        twin.active = self.active
        twin.owed = self.owed
        twin.colours = self.colours
        twin.numbers = self.numbers
        twin.colour_mask = self.colour_mask
        twin.number_mask = self.number_mask
        twin.shown = self.shown
        twin.passed = self.passed
        for sheet in self.sheets:
            twin.sheets.append(sheet.copy())
        return twin
