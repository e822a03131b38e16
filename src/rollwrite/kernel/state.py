"""A position of a game: whose decision it is, what is legal, what follows.

Compiled with mypyc where a C compiler is at hand; plain Python otherwise.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from . import derived
from .chance import Chance
from .errors import GameOver, IllegalMove, NotYourDecision
from .mind import PLAIN, Mind
from .turn import Decide, Outcome, Over, Roll, Turn, rivals

ROLL: Final = 0
DECIDE: Final = 1
OVER: Final = 2
START: Final = ("start",)  # the die that draws the start seat: a face for every seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What replaying the log gives. Mutable, small, cheap to copy.

    ``play`` and ``roll`` trust their caller; ``checked_play`` and
    ``checked_roll`` are the doors for strangers. Rules draw no randomness,
    read no clock and do no I/O.
    """

    def __init__(self, seats: i64 = 0) -> None:
        self.phase: i64 = ROLL  # or DECIDE, or OVER
        self.seats: i64 = seats
        self.waiting: i64 = 0  # the seats that owe a decision, as a mask
        self.turns: i64 = 0  # turns (or rounds) that have begun
        self.active: i64 = -1  # the seat whose turn it is; -1: nobody's
        self.sheet = ""  # the printed sheet it is played on, and
        self.mind: Mind = PLAIN  # what players think of it; see ``Game.start``

    def resume(self, other: State) -> None:
        """Stand where another state stands; the first step of a ``copy``."""
        self.phase = other.phase
        self.seats = other.seats
        self.waiting = other.waiting
        self.turns = other.turns
        self.active = other.active
        self.sheet = other.sheet
        self.mind = other.mind

    def next_of(self, seat: i64) -> i64:
        """The seat to the left."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def everybody(self) -> i64:
        """All seats, as a mask."""
        one: i64 = 1
        return (one << self.seats) - 1

    def dice(self) -> tuple[str, ...]:
        """The kinds of the dice the game waits for."""
        raise NotImplementedError

    def sides(self) -> list[int]:
        """How many faces each of those dice has."""
        raise NotImplementedError

    def roll(self, faces: list[int]) -> None:
        raise NotImplementedError

    def tumble(self, chance: Chance) -> None:
        """Roll by chance; a game may do the same without lists."""
        self.roll(chance.faces(self.sides()))

    def moves(self, seat: i64) -> list[int]:
        """The legal moves of a seat that owes a decision, in a stable order."""
        raise NotImplementedError

    def any_move(self, seat: i64, chance: Chance) -> i64:
        """One of ``moves`` by chance; a game may pick the same one without listing them."""
        moves = self.moves(seat)
        return moves[chance.below(len(moves))]

    def play(self, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def total(self, seat: i64) -> i64:
        """What the sheet would score if the game ended now."""
        raise NotImplementedError

    def lines(self, seat: i64) -> list[tuple[str, int]]:
        """The scoring lines that add up to the total, in printed order."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Every seat for itself, where a game does not say otherwise."""
        return rivals(self.totals())

    def key(self) -> list[int]:
        """Numbers that are equal exactly for equal positions; a fast game lists them itself."""
        return derived.numbers_of(self)

    def copy(self) -> State:
        """An independent twin; a fast game makes one itself, beginning with ``resume``."""
        return derived.twin_of(self)

    def is_over(self) -> bool:
        return self.phase == OVER

    def owing(self) -> list[int]:
        """The seats that owe a decision, in seat order."""
        if self.phase != DECIDE:
            return []
        return [seat for seat in range(self.seats) if (self.waiting >> seat) & 1]

    def turn(self) -> Turn:
        if self.phase == ROLL:
            return Roll(self.dice())
        if self.phase == DECIDE:
            return Decide(tuple(self.owing()))
        return Over()

    def totals(self) -> list[int]:
        return [self.total(seat) for seat in range(self.seats)]

    def digest(self) -> str:
        """Sixteen hex digits that stand for the position."""
        text = ",".join([str(number) for number in self.key()])
        return sha256(text.encode()).hexdigest()[:16]

    def checked_play(self, seat: i64, move: i64) -> None:
        """Play a move from outside: legal, or refused and nothing changed."""
        self.require_decision(seat)
        if move not in self.moves(seat):
            raise IllegalMove(f"move {move} is not legal for seat {seat + 1}")
        self.play(seat, move)

    def checked_roll(self, faces: list[int]) -> None:
        """Roll dice from outside: the right number, each within its faces."""
        self.require_roll()
        sides = self.sides()
        if len(faces) != len(sides):
            raise IllegalMove(f"the roll has {len(faces)} dice, the game waits for {len(sides)}")
        for face, side in zip(faces, sides):
            if not 0 <= face < side:
                raise IllegalMove(f"a die with {side} faces cannot show face {face}")
        self.roll(faces)

    def require_roll(self) -> None:
        """Refuse a roll nobody waits for."""
        if self.phase == OVER:
            raise GameOver("the game is over; it takes no more rolls")
        if self.phase != ROLL:
            raise NotYourDecision("the game waits for a decision, not for a roll")

    def require_decision(self, seat: i64) -> None:
        """Refuse a seat that has nothing to decide."""
        if self.phase == OVER:
            raise GameOver("the game is over; it takes no more moves")
        if self.phase == ROLL:
            raise NotYourDecision(f"seat {seat + 1} must wait: the dice have to be rolled first")
        if not 0 <= seat < self.seats or not (self.waiting >> seat) & 1:
            raise NotYourDecision(f"seat {seat + 1} owes no decision now")
