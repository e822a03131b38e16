"""A game as decisions: whose they are, what each seat may know, what follows from a move.

Compiled with mypyc where a C compiler is at hand; plain Python otherwise.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rollwrite.bots.ahead.rollout import lowest_seat
from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import DECIDE, OVER, ROLL, State


@final
class Walk:
    """Seats that decide at the same time each see the stage as it opened and their own steps,
    as at a table (``Stage``). Where it ``hides``, so does who only looks on; partners hide nothing.
    """

    def __init__(self, start: State, hides: bool, rolls: bool = True) -> None:
        self.start = start
        self.hides = hides
        self.rolls = rolls  # by itself; else somebody says what fell
        self.state = start
        self.opened = start
        self.dice = Chance(0)
        self.pending: i64 = 0  # seats whose decision is not made yet, as a mask
        self.is_open = False  # whether several decide at the same time
        self.views: list[State] = [start for _ in range(start.seats)]

    def begin(self, seed: i64) -> None:
        """A fresh game; its dice follow from the seed."""
        self.state = self.start.copy()
        self.dice = Chance(seed)
        self.go_on()

    def roll(self, faces: list[int]) -> None:
        """What fell, where the walk does not roll by itself."""
        self.state.roll(faces)
        self.go_on()

    def go_on(self) -> None:
        """Roll until somebody owes a decision, or the game is over."""
        state = self.state
        while state.phase == ROLL and self.rolls:
            state.tumble(self.dice)
        self.pending = state.waiting if state.phase == DECIDE else 0
        self.is_open = self.pending & (self.pending - 1) != 0
        self.opened = state
        if not self.pending:
            return
        if self.is_open:
            self.opened = state.copy()
            self.part(state)
        elif self.hides and state.seats > 1:
            self.opened = state.copy()

    def part(self, state: State) -> None:
        """From here on everybody who decides sees only what they do themselves."""
        seat: i64 = 0
        while seat < state.seats:
            if (self.pending >> seat) & 1:
                self.views[seat] = state.copy()
            seat += 1

    def copy(self) -> Walk:
        """A twin; of those that roll by themselves there are none."""
        assert not self.rolls
        twin = Walk(self.start, self.hides, False)
        twin.state = self.state.copy()
        twin.pending = self.pending
        twin.is_open = self.is_open
        twin.opened = twin.state if self.opened is self.state else self.opened
        twin.views = self.views[:]
        if self.is_open:
            twin.part_from(self)
        return twin

    def part_from(self, other: Walk) -> None:
        seat: i64 = 0
        while seat < self.state.seats:
            self.views[seat] = other.views[seat].copy()
            seat += 1

    def is_over(self) -> bool:
        return self.state.phase == OVER

    def deciding(self) -> i64:
        """The lowest seat that owes a decision; -1 once the game is over."""
        if self.pending == 0:
            return -1
        return lowest_seat(self.pending)

    def owes(self, seat: i64) -> bool:
        return (self.pending >> seat) & 1 != 0

    def seen_by(self, seat: i64) -> State:
        """What a seat may know: a state to read, not to play on."""
        if self.is_open:
            return self.views[seat] if self.decides(seat) else self.opened
        if (self.pending >> seat) & 1:
            return self.state
        return self.opened

    def decides(self, seat: i64) -> bool:
        """Whether a seat decides in this stage, or has decided."""
        return (self.opened.waiting >> seat) & 1 != 0

    def moves(self, seat: i64) -> list[int]:
        """The legal moves of a seat that owes a decision."""
        return self.seen_by(seat).moves(seat)

    def play(self, seat: i64, move: i64) -> None:
        """One legal step of a seat that owes a decision."""
        state = self.state
        seen = state
        if self.is_open:
            seen = self.views[seat]
            seen.play(seat, move)
        state.play(seat, move)
        if seen.phase == DECIDE and (seen.waiting >> seat) & 1:
            return
        one: i64 = 1
        self.pending &= ~(one << seat)
        if self.pending == 0:
            self.go_on()

    def light(self, seat: i64, mask: vec[u8], at: i64) -> list[int]:
        """Write a 1 for every legal move of a seat from ``at`` on; the moves."""
        moves = self.moves(seat)
        for move in moves:
            mask[at + move] = 1
        return moves
