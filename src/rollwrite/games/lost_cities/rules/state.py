"""Lost Cities in rulebook order: turn, entering, refusing, bridges, end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.room import bits
from rollwrite.kernel.state import DECIDE, OVER, ROLL, START, State

from . import scoring
from .layout import Layout
from .moves import CIRCLE, REFUSE, SPEED, STAY, TEN, WIDTH
from .paper import (
    CIRCLE_BIT,
    CLOSED,
    FULL,
    HEIGHT_AT,
    LAST_AT,
    PLACES,
    Paper,
    as_written,
    height_of,
    last_of,
    written,
)

COLOUR_DICE: Final = 3
NUMBER_DICE: Final = 3
COLOUR_FACES: Final = 6
NUMBER_FACES: Final = 10
SIDES: Final = [6, 6, 6, 10, 10, 10]
DICE: Final = ("colour", "colour", "colour", "number", "number", "number")
ALL_BRIDGES: Final = 0xFF


@final
class LostCitiesState(State):
    """A position.

    Dice in the middle are counted by face, two bits each (``colours``,
    ``numbers``); ``shown`` keeps all six in the order they fell.
    """

    def __init__(self, layout: Layout, seats: i64, clockwise: bool) -> None:
        super().__init__(seats)
        self.layout = layout
        self.clockwise = clockwise
        self.colours: i64 = 0
        self.numbers: i64 = 0
        self.colour_mask: i64 = 0
        self.number_mask: i64 = 0
        self.shown: i64 = 0
        self.passed: i64 = 0
        self.papers: list[Paper] = [Paper() for _ in range(seats)]

    # -- a turn --------------------------------------------------------------

    def dice(self) -> tuple[str, ...]:
        """LC-D1; before the first turn, the die that draws the start seat (LC-T0)."""
        return START if self.active < 0 else DICE

    def sides(self) -> list[int]:
        return [self.seats] if self.active < 0 else SIDES

    def roll(self, faces: list[int]) -> None:
        if self.active < 0:
            self.active = faces[0]
            return
        self._clear_middle()
        die: i64 = 0
        while die < COLOUR_DICE:
            self._put_colour(die, faces[die])
            self._put_number(die, faces[die + COLOUR_DICE])
            die += 1
        self._begin_turn()

    def tumble(self, chance: Chance) -> None:
        if self.active < 0:
            self.active = chance.below(self.seats)
            return
        self._clear_middle()
        die: i64 = 0
        while die < COLOUR_DICE:
            self._put_colour(die, chance.below(COLOUR_FACES))
            die += 1
        die = 0
        while die < NUMBER_DICE:
            self._put_number(die, chance.below(NUMBER_FACES))
            die += 1
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.turns += 1
        self.waiting = 1 << self.active
        self.phase = DECIDE

    def _clear_middle(self) -> None:
        self.colours = 0
        self.numbers = 0
        self.colour_mask = 0
        self.number_mask = 0
        self.shown = 0

    def _put_colour(self, die: i64, face: i64) -> None:
        self.shown |= face << (4 * die)
        self.colours += 1 << (2 * face)
        self.colour_mask |= 1 << face

    def _put_number(self, die: i64, face: i64) -> None:
        """The mask holds what a number die writes."""
        self.shown |= face << (4 * (die + COLOUR_DICE))
        self.numbers += 1 << (2 * face)
        self.number_mask |= 1 << as_written(face)

    def _take_from_the_middle(self, colour: i64, face: i64) -> None:
        """LC-T2: what the active seat takes leaves the middle."""
        self.colours -= 1 << (2 * colour)
        if (self.colours >> (2 * colour)) & 3 == 0:
            self.colour_mask &= ~(1 << colour)
        self.numbers -= 1 << (2 * face)
        if (self.numbers >> (2 * face)) & 3 == 0:
            self.number_mask &= ~(1 << as_written(face))

    def moves(self, seat: i64) -> list[int]:
        """LC-T2, LC-T4: what can be entered, or a refusal; after an arrow, LC-E6."""
        paper = self.papers[seat]
        found: list[int] = []
        if paper.arrow:
            self._list_speeds(paper, found)
            return found
        colour: i64 = 0
        while colour < COLOUR_FACES:
            if (self.colour_mask >> colour) & 1:
                move: i64 = colour * WIDTH
                fitting = self._fitting(paper.column(colour))
                while fitting:
                    if fitting & 1:
                        found.append(move)
                    fitting >>= 1
                    move += 1
            colour += 1
        found.append(REFUSE)
        return found

    def any_move(self, seat: i64, chance: Chance) -> i64:
        paper = self.papers[seat]
        if paper.arrow:
            return self._any_speed(paper, chance)
        left = self._pairs(paper)
        left = bits.without_lowest(left, chance.below(bits.count(left) + 1))
        if left == 0:
            return REFUSE
        return self._first_pair(left)

    def _any_speed(self, paper: Paper, chance: Chance) -> i64:
        rising = paper.rising()
        rising = bits.without_lowest(rising, chance.below(bits.count(rising) + 1))
        if rising == 0:
            return STAY
        return SPEED + bits.lowest(rising)

    def _pairs(self, paper: Paper) -> i64:
        """What the columns of the colours in the middle take, ``WIDTH`` bits each."""
        found: i64 = 0
        place: i64 = 0
        colour: i64 = 0
        mask: i64 = self.colour_mask
        while mask:
            if mask & 1:
                found |= self._fitting(paper.column(colour)) << place
                place += WIDTH
            mask >>= 1
            colour += 1
        return found

    def _first_pair(self, pairs: i64) -> i64:
        """The move of the lowest bit of ``_pairs``."""
        place = bits.lowest(pairs)
        colour = bits.lowest(bits.without_lowest(self.colour_mask, place // WIDTH))
        return colour * WIDTH + place % WIDTH

    def _fitting(self, column: i64) -> i64:
        """LC-E1, LC-E2: what a column takes, as bits: numbers not below its last one; bit 0
        is the circle, which a 0 crosses in an empty column."""
        if (column >> HEIGHT_AT) & 15 == CLOSED:
            return 0
        last: i64 = (column >> LAST_AT) & 15
        found: i64 = (self.number_mask >> last) << last
        return found | ((found >> TEN) & 1) if column == 0 else found

    def _list_speeds(self, paper: Paper, found: list[int]) -> None:
        rising = paper.rising()
        while rising:
            found.append(SPEED + bits.lowest(rising))
            rising &= rising - 1
        found.append(STAY)

    def play(self, seat: i64, move: i64) -> None:
        paper = self.papers[seat]
        if move < REFUSE:
            self._enter(seat, paper, move)
        elif move == REFUSE:
            self._refuse(paper)
        elif move == STAY:
            paper.arrow = False
        else:
            self._speed(paper, move - SPEED)
        if not paper.arrow:
            self._finish_seat(seat)

    def _finish_seat(self, seat: i64) -> None:
        """LC-T3, LC-T5, LC-Q1: the others follow the active seat; then the turn ends."""
        self.waiting &= ~(1 << seat)
        if self.waiting:
            return
        following = self.next_of(seat)
        if self.clockwise:
            if following != self.active:
                self.waiting = 1 << following
                return
        elif seat == self.active:
            self.waiting = self.everybody() & ~(1 << seat)
            return
        self._end_turn()

    # -- entering a pair -------------------------------------------------------

    def _enter(self, seat: i64, paper: Paper, move: i64) -> None:
        colour: i64 = move // WIDTH
        number: i64 = move % WIDTH
        if seat == self.active:
            self._take_from_the_middle(colour, number % TEN)
        if number == CIRCLE:
            paper.set_column(colour, CIRCLE_BIT)
        else:
            self._climb(paper, colour, number)

    def _climb(self, paper: Paper, colour: i64, number: i64) -> None:
        """LC-E1, LC-E4 to LC-E7: the next box or the end artefact, and what lies there."""
        column = written(paper.column(colour), number)
        paper.set_column(colour, column)
        box = height_of(column)
        finds = box > FULL or self.layout.has_artefact(colour, box)
        if finds and paper.artefacts < PLACES:
            paper.artefacts += 1
        paper.arrow = box <= FULL and self.layout.has_arrow(colour, box) and paper.rising() != 0

    def _speed(self, paper: Paper, colour: i64) -> None:
        """LC-E6: the number below again, 1 in an empty column."""
        last = last_of(paper.column(colour))
        if last == 0:
            last = 1
        self._climb(paper, colour, last)

    # -- refusing ----------------------------------------------------------------

    def _refuse(self, paper: Paper) -> None:
        """LC-R1: the tenth refusal has no effect."""
        if paper.dice < PLACES:
            paper.dice += 1

    # -- bridges, end --------------------------------------------------------------

    def _end_turn(self) -> None:
        self._settle_bridges()
        self.active = self.next_of(self.active)
        self._clear_middle()
        self.phase = OVER if self._has_ended() else ROLL

    def _settle_bridges(self) -> None:
        """LC-B1, LC-Q2: all that are across an open bridge share it; then it is struck."""
        crossed: i64 = 0
        for paper in self.papers:
            passing: i64 = self._places_passed(paper) & ~self.passed
            paper.bridges |= passing
            crossed |= passing
        self.passed |= crossed

    def _places_passed(self, paper: Paper) -> i64:
        after = self.layout.bridge_after
        mask: i64 = 0
        colour: i64 = 0
        while colour < 6:
            if height_of(paper.column(colour)) > after:
                mask |= 1 << colour
            colour += 1
        if paper.artefacts > after:
            mask |= 1 << 6
        if paper.dice > after:
            mask |= 1 << 7
        return mask

    def _has_ended(self) -> bool:
        """LC-F1"""
        if self.passed == ALL_BRIDGES:
            return True
        for paper in self.papers:
            if paper.dice < PLACES:
                return False
        return True

    # -- scoring -----------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return scoring.total(self.layout, self.papers[seat])

    def lines(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.lines(self.layout, self.papers[seat])

    # -- identity ------------------------------------------------------------------

    def key(self) -> list[int]:
        found = [self.seats, int(self.clockwise), self.phase, self.turns, self.active]
        found += [self.waiting, self.colours, self.numbers, self.shown, self.passed]
        for paper in self.papers:
            found += paper.key()
        return found

    def copy(self) -> LostCitiesState:
        twin = LostCitiesState(self.layout, 0, self.clockwise)
        twin.resume(self)
        twin.colours = self.colours
        twin.numbers = self.numbers
        twin.colour_mask = self.colour_mask
        twin.number_mask = self.number_mask
        twin.shown = self.shown
        twin.passed = self.passed
        for paper in self.papers:
            twin.papers.append(paper.copy())
        return twin
