"""The position, in the order of the rules: rolling, writing, counting."""

from __future__ import annotations

from rollwrite.kernel.state import DECIDE, OVER, ROLL, State

from .layout import BOXES, Layout
from .moves import SKIP


class FiveSpotsState(State):
    """``rows`` holds five numbers a seat, 0 for an empty box; ``number`` is what the die shows.

    Whatever is set here is a part of the position, and copied with it.
    """

    def __init__(self, layout: Layout, seats: int) -> None:
        super().__init__(seats)
        self.layout = layout
        self.number = 0
        self.rows = [[0] * BOXES for _ in range(seats)]

    # -- a round

    def dice(self) -> tuple[str, ...]:
        return ("number",)

    def sides(self) -> list[int]:
        return [6]

    def roll(self, faces: list[int]) -> None:
        """One die for all; everybody decides at the same time."""
        self.number = faces[0] + 1
        self.turns += 1
        self.phase = DECIDE
        self.waiting = self.everybody()

    def moves(self, seat: int) -> list[int]:
        """Any empty box, or none."""
        row = self.rows[seat]
        return [SKIP, *(box for box in range(1, BOXES + 1) if not row[box - 1])]

    def play(self, seat: int, move: int) -> None:
        if move != SKIP:
            self.rows[seat][move - 1] = self.number
        self.waiting &= ~(1 << seat)
        if not self.waiting:
            self._end_round()

    def _end_round(self) -> None:
        """What depends on others is settled here, when the last seat has decided."""
        self.number = 0
        is_last = self.turns == self.layout.rounds or all(all(row) for row in self.rows)
        self.phase = OVER if is_last else ROLL

    # -- counting

    def climb(self, seat: int) -> int:
        """Every number that is larger than all before it counts."""
        points, highest = 0, 0
        for number in self.rows[seat]:
            if number > highest:
                points, highest = points + number, number
        return points

    def full(self, seat: int) -> int:
        return self.layout.full_row if all(self.rows[seat]) else 0

    def total(self, seat: int) -> int:
        return self.climb(seat) + self.full(seat)

    def lines(self, seat: int) -> list[tuple[str, int]]:
        return [("climb", self.climb(seat)), ("full", self.full(seat))]
