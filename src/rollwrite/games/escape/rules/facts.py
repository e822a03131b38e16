"""What can be seen of a position, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from rollwrite.kernel.seen.facts import Facts, Row, beside, put, put_bits, put_parts
from rollwrite.kernel.state import State

from .deeds import GEMS_OR_DIE
from .dice import ALL_DICE, BLANK, EXTRA
from .layout import CHAMBERS, JOKERS, MAPS, NOWHERE, PART_TILES, PARTS, PASSAGES, TRACKS
from .position import TAKING
from .state import EscapeState

LONG: Final = 255  # turns are counted so far
MANY: Final = 99  # gems are counted so far
MOST_MARKS: Final = 15
SECRETS: Final = 16


@final
class EscapeFacts(Facts):
    def rows(self, state: State) -> tuple[Row, ...]:
        seats = int(state.seats)
        return (
            Row("turn", (), LONG),
            Row("round", (), LONG),
            Row("rounds", (), LONG),
            Row("needed", (), MANY),
            Row("variant", (), JOKERS),
            Row("step", (), TAKING),
            Row("asked", (), GEMS_OR_DIE),
            Row("active", (), seats),
            Row("deciding", (), seats),
            Row("start", (), seats),
            Row("taken", (), 2),
            Row("fresh"),
            Row("places", (ALL_DICE,), EXTRA),
            Row("faces", (ALL_DICE,), BLANK),
            Row("gems", (4,), MANY),
            Row("marks", (TRACKS,), MOST_MARKS),
            Row("spent", (TRACKS,), MOST_MARKS),
            Row("secrets", (SECRETS,)),
            Row("at", (seats,), NOWHERE),
            Row("crossed", (seats, CHAMBERS)),
            Row("closed", (seats, PASSAGES)),
            Row("tiles", (seats, PARTS, PART_TILES)),
            Row("done", (seats, MAPS)),
        )

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, EscapeState)
        at = put(into, at, state.turns if state.turns < LONG else LONG)
        at = put(into, at, state.round)
        at = put(into, at, state.terms.rounds)
        at = put(into, at, state.terms.needed)
        at = put(into, at, state.terms.variant)
        at = put(into, at, state.step)
        at = put(into, at, state.ask)
        at = put(into, at, beside(state, seat, state.active))
        at = put(into, at, beside(state, seat, state.seat))
        at = put(into, at, beside(state, seat, state.start))
        at = put(into, at, state.taken)
        at = put(into, at, 1 if state.is_fresh else 0)
        at = put_parts(into, at, state.dice_set.places, ALL_DICE, 4)
        at = put_parts(into, at, state.dice_set.faces, ALL_DICE, 4)
        at = self._put_team(state, into, at)
        return self._put_papers(state, seat, into, at)

    def _put_team(self, state: EscapeState, into: vec[i16], at: i64) -> i64:
        team = state.team
        at = put(into, at, team.chamber_gems)
        at = put(into, at, team.secret_gems)
        at = put(into, at, team.map_gems)
        at = put(into, at, team.track_gems)
        at = put_parts(into, at, team.marked, TRACKS, 4)
        at = put_parts(into, at, team.spent, TRACKS, 4)
        return put_bits(into, at, team.found, SECRETS)

    def _put_papers(self, state: EscapeState, seat: i64, into: vec[i16], at: i64) -> i64:
        """Row by row, the seats in each."""
        seats = state.seats
        other: i64 = seat
        left: i64 = 0
        while left < seats:
            paper = state.papers[other]
            row: i64 = at
            put(into, row + left, paper.at)
            row += seats
            put_bits(into, row + CHAMBERS * left, paper.crossed, CHAMBERS)
            row += CHAMBERS * seats
            put_bits(into, row + PASSAGES * left, paper.closed, PASSAGES)
            row += PASSAGES * seats
            put_bits(into, row + PARTS * PART_TILES * left, paper.tiles, PARTS * PART_TILES)
            row += PARTS * PART_TILES * seats
            put_bits(into, row + MAPS * left, paper.done, MAPS)
            other = state.next_of(other)
            left += 1
        return at + (1 + CHAMBERS + PASSAGES + PARTS * PART_TILES + MAPS) * seats
