"""What can be seen of a position, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from rollwrite.kernel.seen.facts import Facts, Row, beside, put, put_bits, put_parts
from rollwrite.kernel.state import State

from .paper import CLOSED, PLACES, Paper, has_circle, height_of, last_of
from .state import COLOUR_FACES, NUMBER_FACES, LostCitiesState

BRIDGES: Final = 8
LONG: Final = 255  # turns are counted so far
WORST, BEST = -1000, 1000  # points


@final
class LostCitiesFacts(Facts):
    def rows(self, state: State) -> tuple[Row, ...]:
        seats = int(state.seats)
        return (
            Row("turn", (), LONG),
            Row("active", (), seats),
            Row("colours", (6,), 3),
            Row("numbers", (10,), 3),
            Row("passed", (BRIDGES,)),
            Row("columns", (seats, 6, 3), CLOSED),
            Row("artefacts", (seats,), PLACES),
            Row("dice", (seats,), PLACES),
            Row("arrow", (seats,)),
            Row("bridges", (seats, BRIDGES)),
            Row("points", (seats,), BEST, WORST),
        )

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, LostCitiesState)
        at = put(into, at, state.turns if state.turns < LONG else LONG)
        at = put(into, at, beside(state, seat, state.active))
        at = put_parts(into, at, state.colours, COLOUR_FACES, 2)
        at = put_parts(into, at, state.numbers, NUMBER_FACES, 2)
        at = put_bits(into, at, state.passed, BRIDGES)
        seats = state.seats
        other: i64 = seat
        left: i64 = 0
        while left < seats:
            paper = state.papers[other]
            put_columns(into, at + 18 * left, paper)
            put(into, at + 18 * seats + left, paper.artefacts)
            put(into, at + 19 * seats + left, paper.dice)
            put(into, at + 20 * seats + left, 1 if paper.arrow else 0)
            put_bits(into, at + 21 * seats + BRIDGES * left, paper.bridges, BRIDGES)
            put(into, at + (21 + BRIDGES) * seats + left, state.total(other))
            other = state.next_of(other)
            left += 1
        return at + (22 + BRIDGES) * seats


def put_columns(into: vec[i16], at: i64, paper: Paper) -> None:
    """Of each colour its height, its last number and whether its circle is crossed."""
    colour: i64 = 0
    while colour < 6:
        column = paper.column(colour)
        at = put(into, at, height_of(column))
        at = put(into, at, last_of(column))
        at = put(into, at, 1 if has_circle(column) else 0)
        colour += 1
