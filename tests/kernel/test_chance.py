"""Fast chance for simulations: the same numbers interpreted and compiled."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.kernel.chance import MASK, Chance, stream


def by_hand(seed: int, count: int, bound: int) -> list[int]:
    """The same recipe in whole numbers of any size, where nothing can overflow."""
    state, found = seed % 2**63, []
    for number in range(count + 2):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**63
        high = (state // 2**31 ^ state // 2**47) % 2**32
        found += [high * bound // 2**32] if number >= 2 else []
    return found


def drawn(chance: Chance, count: int, bound: int) -> list[int]:
    return [chance.below(bound) for _ in range(count)]


GOLDEN = [
    (0, [210, 802, 767, 121, 158, 711, 965, 893]),
    (1, [296, 765, 590, 1, 107, 130, 679, 396]),
    (-1, [124, 839, 943, 242, 208, 293, 251, 389]),
    (20_260_101, [514, 104, 476, 767, 509, 599, 175, 80]),
    (MASK, [124, 839, 943, 242, 208, 293, 251, 389]),
]


@pytest.mark.parametrize(("seed", "numbers"), GOLDEN)
def test_a_seed_gives_the_numbers_it_always_gave(seed: int, numbers: list[int]) -> None:
    """Simulations of the same seed stay the same, compiled or not."""
    assert drawn(Chance(seed), 8, 1000) == numbers


def test_a_stream_gives_the_numbers_it_always_gave() -> None:
    assert drawn(stream(1, 2, 3), 8, 1000) == [201, 372, 521, 519, 339, 465, 405, 694]


@given(st.integers(-(2**63), 2**63 - 1), st.integers(1, 2**31 - 1))
def test_no_number_overflows(seed: int, bound: int) -> None:
    assert drawn(Chance(seed), 5, bound) == by_hand(seed, 5, bound)


@given(st.integers(-(2**63), 2**63 - 1), st.integers(1, 2**31 - 1))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    assert all(0 <= number < bound for number in drawn(Chance(seed), 20, bound))


@given(st.integers(-(2**63), 2**63 - 1))
def test_below_one_there_is_only_zero(seed: int) -> None:
    assert drawn(Chance(seed), 20, 1) == [0] * 20


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 66])
def test_every_number_below_the_bound_turns_up(bound: int) -> None:
    assert set(drawn(Chance(4), 40 * bound, bound)) == set(range(bound))


def test_dice_show_one_face_each_within_their_sides() -> None:
    faces = [stream(seed).faces([1, 2, 6, 10]) for seed in range(200)]
    assert [sorted(set(column)) for column in zip(*faces)] == [
        [0],
        [0, 1],
        [*range(6)],
        [*range(10)],
    ]


def test_the_same_seeds_give_the_same_stream() -> None:
    assert drawn(stream(5, 6), 9, 100) == drawn(stream(5, 6), 9, 100)


def test_every_tuple_of_seeds_has_a_stream_of_its_own() -> None:
    seeds = [(), (0,), (1,), (-1,), (0, 0), (0, 1), (1, 0), (1, 0, 0), (2**62,)]
    assert len({tuple(drawn(stream(*seed), 4, 2**30)) for seed in seeds}) == len(seeds)


def test_seeds_of_any_size_are_welcome() -> None:
    """Sixty-three bits of each count."""
    assert drawn(stream(2**63 + 5), 3, 10) == drawn(stream(5), 3, 10)


@pytest.mark.parametrize("attempt", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_stream_is_not_copied_by_accident(attempt: object) -> None:
    """Two copies would draw the same luck twice."""
    assert callable(attempt)
    with pytest.raises(TypeError, match="a stream of chance is not copied"):
        attempt(Chance(1))
