"""What learned players see of Dungeons: numbers in range, papers and not luck, ways as they are."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.mind import features
from rollwrite.games.dungeons.mind.chart import Chart
from rollwrite.games.dungeons.mind.odds import Odds
from rollwrite.games.dungeons.mind.sights import LIVES, WAY, WAYS
from rollwrite.games.dungeons.mind.ways import distances
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.games.dungeons.sheet.facts import ADVENTURES
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.mind import MOST_SEEN
from rollwrite.kernel.state import OVER, ROLL, State

from ..scene import legal, play, reached

NAMES = st.sampled_from(list(ADVENTURES))


def begun(seats: int, adventure: str) -> DungeonsState:
    state = GAME.start(GAME.setup(seats, {"adventure": adventure}))
    assert isinstance(state, DungeonsState)
    return state


def seen(state: State, seat: int) -> list[int]:
    into = vec[i64]([-1] * MOST_SEEN)
    count = state.mind.features(state, seat, into)
    return [into[at] for at in range(count)]


def step(state: State, chance: Chance) -> None:
    if state.phase == ROLL:
        state.tumble(chance)
    else:
        seat = state.owing()[0]
        state.play(seat, state.any_move(seat, chance))


@settings(deadline=None, max_examples=24)
@given(st.integers(1, 4), NAMES, st.integers(0, 2**40))
def test_every_position_is_seen_in_range(seats: int, adventure: str, seed: int) -> None:
    state, chance = begun(seats, adventure), stream(seed)
    while state.phase != OVER:
        for seat in range(seats):
            found = seen(state, seat)
            assert 0 < len(found) <= MOST_SEEN
            assert len(set(found)) == len(found)
            assert all(0 <= one < state.mind.sights(state) for one in found)
            assert seen(state.copy(), seat) == found
        step(state, chance)


@settings(deadline=None, max_examples=12)
@given(st.integers(1, 3), NAMES, st.integers(0, 2**40))
def test_dice_that_lie_there_are_not_seen(seats: int, adventure: str, seed: int) -> None:
    """A value is asked for between decisions: it speaks of sheets, not of luck."""
    state, chance = begun(seats, adventure), stream(seed)
    while state.phase != OVER:
        step(state, chance)
        if state.phase == ROLL and state.turns > 0:
            one, other = state.copy(), state.copy()
            one.roll([0, 1, 2, 3, 4])
            other.roll([5, 5, 5, 5, 5])
            assert all(seen(one, seat) == seen(other, seat) for seat in range(seats))


@pytest.mark.parametrize("adventure", list(ADVENTURES))
def test_a_chart_knows_the_ways_of_a_blank_paper(adventure: str) -> None:
    state = begun(1, adventure)
    chart, paper = Chart(state.layout, Odds()), state.papers[0]
    features.look_around(chart, paper)
    ways = distances(state.layout, paper)
    targets = [chart.special[place] for place in range(chart.specials)]
    targets += range(state.layout.count, len(ways))
    steps = [min(ways[target] // WAY, WAYS - 1) for target in targets]
    assert [chart.steps[target] for target in range(chart.targets)] == steps


def test_alone_the_clock_follows_lives() -> None:
    clocks = [features.clock_alone(lives) for lives in range(LIVES)]
    assert clocks == [0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7]


def test_a_race_is_seen_from_both_sides() -> None:
    state = begun(2, "annoyed-animals")
    state.roll([0])
    before = seen(state, 1)
    state.papers[0].hits = 2
    assert seen(state, 1) != before


def sensible(state: DungeonsState) -> set[str]:
    """What the first seat looks for whole decisions among."""
    found = state.mind.promising(state, 0, state.moves(0))
    return {GAME.notation.to_text(move) for move in found}


def test_torches_wait_until_a_sum_is_used() -> None:
    state = reached("annoyed-animals", "f1", reward="torches")
    play(state, "roll 1 4 3 3 6")
    assert legal(state, 1) - sensible(state) == {one for one in legal(state, 1) if "torch" in one}
    play(state, "1: 1+4 3+3")
    assert any("torch" in one for one in legal(state, 1))
    assert not any("torch" in one for one in sensible(state))
    play(state, f"1: {min(sensible(state))}")
    assert sensible(state) == legal(state, 1)
    assert any("torch" in one for one in sensible(state))


def test_torches_are_thought_of_where_sums_do_nothing() -> None:
    state = reached("annoyed-animals", "f1", reward="torches")
    state.papers[0].low = state.layout.start_low
    play(state, "roll 1 1 1 1 1", "1: 1+1 1+1")
    assert sensible(state) == legal(state, 1) >= {"done"}
