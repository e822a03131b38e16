"""What learned players see of Escape: numbers in range, the team and not luck, ways as they are."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.bots.ahead.aim import is_team
from rollwrite.games.escape import GAME
from rollwrite.games.escape.mind import features, times
from rollwrite.games.escape.mind.chart import HALVES, Chart
from rollwrite.games.escape.mind.opinions import VARIANTS as NAMES
from rollwrite.games.escape.rules.dice import POOL
from rollwrite.games.escape.rules.layout import CHAMBERS
from rollwrite.games.escape.rules.moves import CHAMBER_NAMES
from rollwrite.games.escape.rules.position import EXPLORING, PAIR
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.sheet.chart import DIFFICULTIES, VARIANTS
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.mind import MOST_SEEN
from rollwrite.kernel.state import OVER, ROLL, State
from tests.games.escape.scene import fill, play, scene, started, through

C3, B3, A3 = (CHAMBER_NAMES.index(name) for name in ("c3", "b3", "a3"))


def seen(state: State, seat: int = 0) -> list[int]:
    into = vec[i64]([-1] * MOST_SEEN)
    count = state.mind.features(state, seat, into)
    return [into[at] for at in range(count)]


def between(found: list[int], first: int, last: int) -> list[int]:
    return [one - first for one in found if first <= one < last]


def step(state: State, chance: Chance) -> None:
    if state.phase == ROLL:
        state.tumble(chance)
    else:
        seat = state.owing()[0]
        state.play(seat, state.any_move(seat, chance))


def chart_of(state: EscapeState) -> Chart:
    return Chart(state.layout)


@settings(deadline=None, max_examples=20)
@given(
    st.integers(2, 4), st.sampled_from(VARIANTS), st.sampled_from(DIFFICULTIES),
    st.integers(0, 2**40),
)  # fmt: skip
def test_every_position_is_seen_in_range(
    seats: int, variant: str, difficulty: str, seed: int
) -> None:
    state = GAME.start(GAME.setup(seats, {"variant": variant, "difficulty": difficulty}))
    chance = stream(seed)
    while state.phase != OVER:
        found = seen(state)
        assert 0 < len(found) <= MOST_SEEN
        assert all(0 <= one < state.mind.sights(state) for one in found)
        assert all(seen(state.copy(), seat) == found for seat in range(seats))
        step(state, chance)


@settings(deadline=None, max_examples=8)
@given(st.integers(2, 4), st.integers(0, 2**40))
def test_who_looked_elsewhere_before_sees_the_same(seats: int, seed: int) -> None:
    """A chart is a slate: what was on it does not shine through."""
    state, chance = GAME.start(GAME.setup(seats, {"variant": "locked"})), stream(seed)
    while state.phase != OVER:
        assert isinstance(state, EscapeState)
        into = vec[i64]([-1] * MOST_SEEN)
        count = features.see(chart_of(state), state, into)
        assert [into[at] for at in range(count)] == seen(state)
        for _ in range(9):
            if state.phase != OVER:
                step(state, chance)


def test_a_team_is_one_team() -> None:
    assert is_team(started(3))


def test_a_team_lacks_gems_until_it_has_enough() -> None:
    state = scene("c3 b3", gems=12, in_round=8)
    assert [state.mind.standing(state, seat) for seat in (0, 1)] == [-3, -3]
    rich = scene("c3 b3", gems=19)
    assert rich.mind.standing(rich, 0) == 0


def test_gems_are_expected_at_an_even_pace() -> None:
    """Half of the turns are to come, and so are half of the gems."""
    state = scene("c3 b3", gems=3, in_round=4)
    assert times.rounds_left(state, 0) + times.rounds_left(state, 1) == 9
    assert state.mind.standing(state, 0) == 3 - 15 + 15 * 9 // 16
    state.phase = OVER
    assert state.mind.standing(state, 0) == 3 - 15


def test_each_variant_is_learned_by_itself() -> None:
    assert NAMES == VARIANTS
    names = [started(2, name).mind.weights(started(2, name)) for name in VARIANTS]
    assert names[0] == "rollwrite.games.escape.mind/standard@3-standard"
    assert names[1].endswith("/variant@3-locked")
    assert len(set(names)) == len(names)
    assert started(4).mind.weights(started(4)) == names[0]


def test_kept_dice_are_a_set() -> None:
    """ES-A3: the order in which they came is forgotten."""
    one = play(scene("c3 b3"), "roll key torch", "1: keep key", "1: keep torch")
    other = play(scene("c3 b3"), "roll torch key", "1: keep torch", "1: keep key")
    assert one.phase == other.phase == ROLL
    assert seen(one) == seen(other)
    assert between(seen(one), features.KEPT_AT, features.BEST_AT) == [(4 + 1) * 4 * 11 + 6]


def test_kept_dice_lead_on() -> None:
    """From c3 an adventurer and a golden mask lead to b3, which has a gem."""
    state = scene("c3 e5")
    chart, paper = chart_of(state), state.papers[0]
    bare = [int(one) for one in Chart(state.layout).open.ways][C3 * CHAMBERS :][:CHAMBERS]
    chart.reach(paper.at, 0, 1 | 1 << 12, chart.gems, True)
    assert (chart.near[B3], chart.most) == (0, 1)
    assert bare[B3] > 0
    assert chart.near[A3] < bare[A3]
    chart.reach(paper.at, 0, 1, chart.gems, True)
    assert 0 < chart.near[B3] < bare[B3]
    assert (chart.most, chart.nearly) == (0, 1)
    chart.reach(paper.at, 0, 1, chart.gems, False)
    assert chart.near[B3] == bare[B3]


def test_without_dice_ways_are_those_of_the_temple() -> None:
    state = scene("c3 e5")
    chart = chart_of(state)
    chart.reach(C3, 0, 0, chart.gems, True)
    ways = Chart(state.layout).open.ways
    assert [chart.near[at] for at in range(CHAMBERS)] == [
        ways[C3 * CHAMBERS + at] for at in range(CHAMBERS)
    ]


def test_closed_passages_lengthen_ways() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    chart = chart_of(state)
    chart.stand(C3, 0)
    before = chart.near[B3]
    chart.stand(C3, state.layout.passages)
    assert chart.near[B3] > before
    chart.stand(C3, 0)
    assert chart.near[B3] == before


def test_maps_are_seen_as_if_the_pool_were_taken() -> None:
    """ES-P2: of each seat that takes, the map that lacks least."""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus")
    chart = chart_of(state)
    features.pool(chart, state)
    assert chart.lacks(chart.tiles_of[1], 1) == 1
    play(state, "roll golden key", "1: pool golden")
    features.pool(chart, state)
    assert state.dice_set.how_many(POOL) == 1
    assert chart.lacks(chart.tiles_of[1], 1) == 0
    assert chart.tiles_of[0] == 0


def test_a_secret_is_seen_by_the_two_that_are_nearest() -> None:
    """ES-A6"""
    near, far = scene("a2 e5"), scene("c3 c3")
    found = [
        max(between(seen(state), features.SECRET_AT, features.SECRETS_AT)) for state in (near, far)
    ]
    assert found[0] != found[1]
    chart = chart_of(near)
    features.see(chart, near, vec[i64]([-1] * MOST_SEEN))
    halves = near.layout.halves
    assert chart.to_halves[halves.index(CHAMBER_NAMES.index("a2"))] == 0
    assert chart.to_halves[HALVES + halves.index(CHAMBER_NAMES.index("e4"))] > 0


def test_with_the_gems_in_hand_only_the_way_home_counts() -> None:
    state = scene("c3 e5", gems=15)
    found = seen(state)
    assert not between(found, features.TARGET_AT, features.KEPT_AT)
    assert len(between(found, features.HOME_AT, features.PLACE_AT)) == 2


def test_who_explores_has_ended_the_turn() -> None:
    """The next seat moves, with the dice that will be free."""
    state = through(scene("c3 e5", cursed=(1, 0, 0)), "adventurer golden", "key")
    assert times.is_ended(state)
    assert times.mover_of(state) == 1
    assert times.coming_dice(state) == 8 - 4 - 1
    fresh = scene("c3 e5")
    assert (times.mover_of(fresh), times.coming_dice(fresh)) == (0, 8)
    assert fresh.step == PAIR


def test_nobody_moves_after_the_last_turn() -> None:
    state = scene("c3 e5", in_round=8)
    assert [times.rounds_left(state, seat) for seat in (0, 1)] == [0, 1]
    state.step, state.active = EXPLORING, 1
    assert times.mover_of(state) == -1


@pytest.mark.parametrize(
    ("kind", "most"), [(times.time_of, times.TIMES), (times.clock_of, times.CLOCKS)]
)
def test_what_is_far_off_is_coarser(kind: object, most: int) -> None:
    assert callable(kind)
    found = [kind(number) for number in range(120)]
    assert found == sorted(found)
    assert found[0] == 0
    assert max(found) == most - 1
    assert set(found) == set(range(most))


def test_efforts_and_gems_too() -> None:
    efforts = [times.far_of(effort) for effort in range(0, 2100, 5)]
    assert efforts == sorted(efforts)
    assert set(efforts) == set(range(times.FARS))
    lacking = [times.lacking_of(lack) for lack in range(30)]
    assert lacking == sorted(lacking)
    assert set(lacking) == set(range(times.LACKING))
