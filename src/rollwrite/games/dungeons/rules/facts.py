"""What can be seen of a position, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from rollwrite.kernel.seen.facts import Facts, Row, beside, put, put_bits, put_parts
from rollwrite.kernel.state import State

from .layout import HALF, Layout
from .moves import AT, UNITS
from .paper import HITS_BITS, LIFE_BOXES, Paper
from .state import DungeonsState

LONG: Final = 255  # turns are counted so far
MANY: Final = 99  # treasure and lost lives are counted so far
MOST_HITS: Final = 31
BOXES: Final = 8  # rubble, clouds
CLOUD: Final = 15
BONUSES: Final = 2
REWARDS: Final = 3
DICE: Final = 5
TOOLS: Final = 13  # single numbers of a paper
NEAR, CROSSED = 1, 2  # fields


@final
class DungeonsFacts(Facts):
    def rows(self, state: State) -> tuple[Row, ...]:
        assert isinstance(state, DungeonsState)
        seats, fields = int(state.seats), int(state.layout.count)
        monsters = len(state.layout.calls)
        return (
            Row("turn", (), LONG),
            Row("active", (), seats),
            Row("dice", (DICE,), 6),
            Row("killed", (monsters,)),
            Row("out", (seats,)),
            Row("settling"),
            Row("fields", (seats, fields), CROSSED),
            Row("hits", (seats, monsters), MOST_HITS),
            Row("monsters", (seats, 5, monsters)),
            Row("half", (seats, BOXES)),
            Row("clouds", (seats, BOXES), CLOUD),
            Row("bonuses", (seats, 3, BONUSES)),
            Row("rewards", (seats, REWARDS)),
            Row("tools", (seats, TOOLS), AT),
            Row("points", (seats,), 1000, -1000),
        )

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, DungeonsState)
        layout = state.layout
        monsters: i64 = len(layout.calls)
        at = put(into, at, state.turns if state.turns < LONG else LONG)
        at = put(into, at, beside(state, seat, state.active))
        at = put_parts(into, at, state.shown, DICE, 3)
        at = put_bits(into, at, state.killed, monsters)
        at = self._put_out(state, seat, into, at)
        at = put(into, at, 1 if state.is_settling else 0)
        return self._put_papers(state, seat, into, at)

    def _put_out(self, state: DungeonsState, seat: i64, into: vec[i16], at: i64) -> i64:
        other: i64 = seat
        left: i64 = 0
        while left < state.seats:
            at = put(into, at, (state.out >> other) & 1)
            other = state.next_of(other)
            left += 1
        return at

    def _put_papers(self, state: DungeonsState, seat: i64, into: vec[i16], at: i64) -> i64:
        """Row by row, the seats in each."""
        layout = state.layout
        fields = layout.count
        monsters: i64 = len(layout.calls)
        seats = state.seats
        other: i64 = seat
        left: i64 = 0
        while left < seats:
            paper = state.papers[other]
            row: i64 = at
            put_fields(into, row + fields * left, layout, paper)
            row += fields * seats
            put_parts(into, row + monsters * left, paper.hits, monsters, HITS_BITS)
            row += monsters * seats
            put_monsters(into, row + 5 * monsters * left, paper, monsters)
            row += 5 * monsters * seats
            put_bits(into, row + BOXES * left, paper.half, BOXES)
            row += BOXES * seats
            put_parts(into, row + BOXES * left, paper.clouds, BOXES, 4)
            row += BOXES * seats
            put_bonuses(into, row + 3 * BONUSES * left, paper)
            row += 3 * BONUSES * seats
            put_bits(into, row + REWARDS * left, paper.rewards, REWARDS)
            row += REWARDS * seats
            put_tools(into, row + TOOLS * left, paper)
            put(into, row + TOOLS * seats + left, state.total(other))
            other = state.next_of(other)
            left += 1
        own: i64 = fields + 6 * monsters + 2 * BOXES + 3 * BONUSES + REWARDS + TOOLS + 1
        return at + own * seats


def put_fields(into: vec[i16], at: i64, layout: Layout, paper: Paper) -> None:
    """What is crossed, and what can be crossed next."""
    near_low: i64 = paper.near_low | layout.start_low
    near_high: i64 = paper.near_high | layout.start_high
    put_half(into, at, paper.low, near_low, layout.count if layout.count < HALF else HALF)
    if layout.count > HALF:
        put_half(into, at + HALF, paper.high, near_high, layout.count - HALF)


def put_half(into: vec[i16], at: i64, crossed: i64, near: i64, count: i64) -> None:
    end: i64 = at + count
    while at < end:
        into[at] = i16(CROSSED if crossed & 1 else near & 1)
        crossed >>= 1
        near >>= 1
        at += 1


def put_monsters(into: vec[i16], at: i64, paper: Paper, monsters: i64) -> None:
    at = put_bits(into, at, paper.reached, monsters)
    at = put_bits(into, at, paper.killed, monsters)
    at = put_bits(into, at, paper.firsts, monsters)
    at = put_bits(into, at, paper.struck, monsters)
    put_bits(into, at, paper.asked, monsters)


def put_bonuses(into: vec[i16], at: i64, paper: Paper) -> None:
    at = put_bits(into, at, paper.bonuses, BONUSES)
    at = put_bits(into, at, paper.bonus_firsts, BONUSES)
    put_bits(into, at, paper.bonus_struck, BONUSES)


def put_tools(into: vec[i16], at: i64, paper: Paper) -> None:
    """Treasure and tools, then how far the seat has come with the roll."""
    at = put(into, at, few(paper.gems))
    at = put(into, at, few(paper.gold))
    at = put(into, at, paper.life)
    at = put(into, at, paper.extra)
    at = put(into, at, paper.torches)
    at = put(into, at, paper.dice)
    at = put(into, at, paper.written)
    at = put(into, at, paper.pairs)
    at = put(into, at, paper.first)
    at = put(into, at, paper.second)
    at = put(into, at, 1 if paper.chest else 0)
    at = put(into, at, 1 if paper.has_hit else 0)
    put(into, at, few(paper.lost))


def few(number: i64) -> i64:
    return number if number < MANY else MANY


assert max(LIFE_BOXES, UNITS, MANY) < AT, "the largest number among the tools is a pair's"
