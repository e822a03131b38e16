"""What learned players see of My City: numbers in range, papers and not luck, land as it lies."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.games.my_city import GAME, sheet
from rollwrite.games.my_city.mind import chart as charts
from rollwrite.games.my_city.mind import land, sights
from rollwrite.games.my_city.rules import moves
from rollwrite.games.my_city.rules.shapes import CELLS, NAMES
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.compiled import is_compiled
from rollwrite.kernel.mind import MOST_SEEN
from rollwrite.kernel.state import DECIDE, OVER, ROLL, State
from tests.games.my_city.scene import city

WALKS = 40 if is_compiled() else 8
MAP = st.integers(1, 12)
PATTERNS = charts.Patterns()


def begun(seats: int, game: int) -> MyCityState:
    state = GAME.start(GAME.setup(seats, {"map": str(game)}))
    assert isinstance(state, MyCityState)
    return state


def seen(state: State, seat: int) -> list[int]:
    into = vec[i64]([-1] * MOST_SEEN)
    count = state.mind.features(state, seat, into)
    return sorted(into[at] for at in range(count))


def chart_of(game: int) -> charts.Chart:
    return charts.Chart(sheet.SHELF.layout(sheet.NAMES[game - 1]), PATTERNS)


def step(state: State, chance: Chance) -> None:
    """Nobody ends early, or there would be little to see."""
    if state.phase == ROLL:
        state.tumble(chance)
        return
    seat = state.owing()[0]
    ways = state.moves(seat)
    state.play(seat, ways[chance.below(max(1, len(ways) - 1))])


@settings(deadline=None, max_examples=WALKS)
@given(st.integers(1, 6), MAP, st.integers(0, 2**40))
@example(1, 12, 0)  # the most that is seen anywhere: untouched, with most open land
def test_every_position_is_seen_in_range(seats: int, game: int, seed: int) -> None:
    state, chance = begun(seats, game), stream(seed)
    while state.phase != OVER:
        for seat in range(seats):
            found = seen(state, seat)
            assert (not found) == state.papers[seat].has_ended
            assert len(found) < MOST_SEEN - 2  # nothing was left out
            assert all(0 <= one < state.mind.sights(state) for one in found)
            assert seen(state.copy(), seat) == found
        step(state, chance)


@settings(deadline=None, max_examples=WALKS // 2)
@given(st.integers(1, 3), MAP, st.integers(0, 2**40))
def test_dice_that_lie_there_are_not_seen(seats: int, game: int, seed: int) -> None:
    """A value is asked for between decisions: it speaks of sheets, not of luck."""
    state, chance = begun(seats, game), stream(seed)
    while state.phase != OVER:
        step(state, chance)
        if state.phase == ROLL:
            one, other = state.copy(), state.copy()
            one.roll([0, 1, 2])
            other.roll([5, 0, 5])
            assert all(seen(one, seat) == seen(other, seat) for seat in range(seats))


@settings(deadline=None, max_examples=WALKS // 2)
@given(st.sampled_from([7, 8, 9]), st.integers(0, 2**40))
def test_a_decision_is_worth_what_the_round_will_say(game: int, seed: int) -> None:
    """MC-Q5: whoever completes the task has the prize, before the others have decided."""
    state, chance = begun(2, game), stream(seed)
    while state.phase != OVER:
        step(state, chance)
        if state.phase == DECIDE and state.owing() == [1]:
            rest = state.copy()
            rest.play(1, state.moves(1)[-1])
            assert state.mind.standing(state, 0) == rest.total(0)


def test_who_has_ended_is_worth_its_points() -> None:
    state = city(1, "home e5", "end")
    assert seen(state, 0) == []
    assert state.mind.standing(state, 0) == state.total(0)


def test_rivals_are_seen_where_there_is_a_race() -> None:
    for game, is_race in ((6, False), (9, True)):
        state = begun(2, game)
        before = seen(state, 1)
        goal = state.layout.goal if is_race else state.layout.land
        state.papers[0].all_north |= goal.north & -goal.north
        state.papers[0].all_south |= goal.south & -goal.south & moves.south_mask([*range(56)])
        assert (seen(state, 1) != before) == is_race


@pytest.mark.parametrize("game", range(1, 13))
def test_a_chart_knows_the_sides_of_the_river(game: int) -> None:
    """MC-Q1: a building that lies on land of one side lies on one side of the chart."""
    chart = chart_of(game)
    river = sheet.shipped(game)
    west = set(charts.cells_of(chart.west_north, chart.west_south))
    free = {*river.land()}
    for move in range(moves.BUILD, moves.MOVE_COUNT):
        cells = set(moves.PLACEMENTS[move])
        if cells <= free and not river.is_crossed(sorted(cells)):
            assert cells <= west or not cells & west


def test_patterns_are_the_same_turned_and_mirrored() -> None:
    numbers = [PATTERNS.number[ring] for ring in range(charts.RINGS)]
    assert set(numbers) == set(range(sights.PATTERNS))
    for ring in range(0, charts.RINGS, 97):
        assert {numbers[twin] for twin in charts.twins_of(ring)} == {numbers[ring]}
        assert len(charts.twins_of(ring)) == 8
    # A lone corner is another thing than a lone side.
    corner, side, other_corner = (PATTERNS.ring[1 << bit] for bit in (0, 1, 8))
    assert numbers[corner] == numbers[other_corner] != numbers[side]


@pytest.mark.parametrize("cell", ["a1", "h1", "d4", "a6", "h7", "e7", "c8", "h11", "a11"])
def test_a_window_shows_the_cells_around_one(cell: str) -> None:
    here = CELLS[cell]
    chart = chart_of(1)
    row, column = divmod(here, 8)
    around = [
        (row + down) * 8 + column + right if 0 <= column + right < 8 else -1
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
    ]
    for bit, other in enumerate(around):
        if not 0 <= other < 88:
            continue
        cells = sorted({other, here})
        north, south = moves.north_mask(cells), moves.south_mask(cells)
        is_north = (moves.north_mask([here]) & land.NORTH) != 0
        word, place = (north, here) if is_north else (south, here - land.BELOW_NORTH)
        assert land.window(word, place) & chart.columns[here] == (1 << bit) | 0b10000


def test_land_that_wraps_around_is_no_neighbour() -> None:
    full = moves.north_mask([*range(56)])
    assert land.window(full, CELLS["h3"]) & charts.columns_of(CELLS["h3"]) == 0b011_011_011
    assert land.window(full, CELLS["a3"]) & charts.columns_of(CELLS["a3"]) == 0b110_110_110
    assert land.window(full, CELLS["c1"]) & charts.columns_of(CELLS["c1"]) == 0b111_111_000


@settings(deadline=None, max_examples=WALKS)
@given(MAP, st.integers(0, 2**40))
def test_places_are_those_that_the_rules_find(game: int, seed: int) -> None:
    state, chance, chart = begun(1, game), stream(seed), chart_of(game)
    while state.phase != OVER:
        if state.phase == DECIDE and state.kind < 3:
            paper = state.papers[0]
            found = land.places(chart, paper, state.shape, paper.free_north, paper.free_south)
            builds = [move for move in state.moves(0) if move >= moves.BUILD]
            assert (len(builds) if len(builds) < land.MANY else land.MANY) == min(found, land.MANY)
        step(state, chance)


def test_buildings_come_as_often_as_the_dice_say() -> None:
    """MC-D3"""
    assert sum(land.OFTEN) == 36
    assert len(land.OFTEN) == sights.SHAPES <= len(NAMES)
