"""A position of a game: whose decision it is, what is legal, what follows.

Compiled with mypyc where a C compiler is at hand; plain Python otherwise.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from .chance import Chance
from .errors import GameOver, IllegalMove, NotYourDecision
from .turn import Decide, Outcome, Over, Roll, Turn

ROLL: Final = 0
DECIDE: Final = 1
OVER: Final = 2
NO_HUNCH: Final = -1
FORESIGHT: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What replaying the log gives. Mutable, small, cheap to copy.

    ``play`` and ``roll`` trust their caller; ``checked_play`` and
    ``checked_roll`` are the doors for strangers. Rules draw no randomness,
    read no clock and do no I/O.
    """

    def phase(self) -> i64:
        """ROLL, DECIDE or OVER."""
        raise NotImplementedError

    def seats(self) -> i64:
        raise NotImplementedError

    def waiting(self) -> i64:
        """The seats that owe a decision, as a mask."""
        raise NotImplementedError

    def dice(self) -> tuple[str, ...]:
        """The kinds of the dice the game waits for."""
        raise NotImplementedError

    def sides(self) -> list[int]:
        """How many faces each of those dice has."""
        raise NotImplementedError

    def roll(self, faces: list[int]) -> None:
        raise NotImplementedError

    def moves(self, seat: i64) -> list[int]:
        """The legal moves of a seat that owes a decision, in a stable order."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def turns(self) -> i64:
        """How many turns (or rounds) have begun."""
        raise NotImplementedError

    def total(self, seat: i64) -> i64:
        """What the sheet would score if the game ended now."""
        raise NotImplementedError

    def potential(self, seat: i64) -> i64:
        """What the sheet promises beyond its total, in points."""
        return 0

    def prospect(self, seat: i64) -> i64:
        """Total and potential together, in hundredths: some games look closer than at points."""
        return 100 * (self.total(seat) + self.potential(seat))

    def hunch(self, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A quick good move for simulations, if the game knows one; else ``NO_HUNCH``."""
        return NO_HUNCH

    def foresight(self) -> i64:
        """How many turns simulations look ahead before they ask ``prospect``."""
        return FORESIGHT

    def effort(self) -> i64:
        """How dear a simulation is beside those of other games; budgets are divided by it."""
        return 1

    def lines(self, seat: i64) -> list[tuple[str, int]]:
        """The scoring lines that add up to the total, in printed order."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        raise NotImplementedError

    def key(self) -> list[int]:
        """Numbers that are equal exactly for equal positions."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def is_over(self) -> bool:
        return self.phase() == OVER

    def owing(self) -> list[int]:
        """The seats that owe a decision, in seat order."""
        if self.phase() != DECIDE:
            return []
        mask = self.waiting()
        return [seat for seat in range(self.seats()) if (mask >> seat) & 1]

    def turn(self) -> Turn:
        phase = self.phase()
        if phase == ROLL:
            return Roll(self.dice())
        if phase == DECIDE:
            return Decide(tuple(self.owing()))
        return Over()

    def totals(self) -> list[int]:
        return [self.total(seat) for seat in range(self.seats())]

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
        if self.phase() == OVER:
            raise GameOver("the game is over; it takes no more rolls")
        if self.phase() != ROLL:
            raise NotYourDecision("the game waits for a decision, not for a roll")

    def require_decision(self, seat: i64) -> None:
        """Refuse a seat that has nothing to decide."""
        if self.phase() == OVER:
            raise GameOver("the game is over; it takes no more moves")
        if self.phase() == ROLL:
            raise NotYourDecision(f"seat {seat + 1} must wait: the dice have to be rolled first")
        if not 0 <= seat < self.seats() or not (self.waiting() >> seat) & 1:
            raise NotYourDecision(f"seat {seat + 1} owes no decision now")
