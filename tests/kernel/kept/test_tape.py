"""The dice tape: fixed before the game, checkable after it, fair in between."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.kernel.kept import tape as tapes
from rollwrite.kernel.kept.tape import Tape, commitment_of, from_seed

ZERO = bytes(32)
SECRET = bytes(range(32))
SIX_DICE = [6, 6, 6, 10, 10, 10]


# -- golden vectors ------------------------------------------------------------------------


def by_hand(secret: bytes, seeds: list[str], number: int, sides: list[int]) -> list[int]:
    """The published recipe, written down a second time."""
    faces: list[int] = []
    block = 0
    while True:
        text = b"rollwrite dice tape 1\n" + json.dumps([number, block, *seeds]).encode()
        for byte in hmac.new(secret, text, sha256).digest():
            side = sides[len(faces)]
            if byte < (256 // side) * side:
                faces.append(byte % side)
            if len(faces) == len(sides):
                return faces
        block += 1


GOLDEN = [
    (ZERO, ("a", "b"), 1, [6, 6, 10], [2, 1, 2]),
    (ZERO, (), 1, SIX_DICE, [5, 5, 1, 6, 5, 1]),
    (SECRET, ("seat 1", "seat 2"), 1, [2], [0]),
    (SECRET, ("seat 1", "seat 2"), 2, SIX_DICE, [1, 4, 0, 0, 0, 1]),
    (SECRET, ("Zoë", "“ß”", ""), 45, SIX_DICE, [3, 1, 1, 6, 4, 7]),
    (SECRET, ("x",), 1_000_000, [256, 255, 200, 129, 128, 1], [5, 203, 69, 123, 124, 0]),
]


@pytest.mark.parametrize(
    ("secret", "seeds", "number", "sides", "faces"), GOLDEN, ids=map(str, range(1, 7))
)
def test_a_roll_is_what_it_always_was(
    secret: bytes, seeds: tuple[str, ...], number: int, sides: list[int], faces: list[int]
) -> None:
    """Records of finished games are verified for ever."""
    assert Tape(secret, seeds).roll(number, sides) == faces


def test_a_roll_goes_on_beyond_its_first_block_of_bytes() -> None:
    sides = [10] * 100
    assert Tape(SECRET, ("a",)).roll(3, sides) == by_hand(SECRET, ["a"], 3, sides)


def test_the_commitment_is_what_it_always_was() -> None:
    assert commitment_of(SECRET) == sha256(b"rollwrite dice tape 1\n" + SECRET).hexdigest()


def test_a_tape_shows_the_commitment_of_its_secret() -> None:
    assert Tape(SECRET).commitment == commitment_of(SECRET)


def test_a_tape_from_a_seed_is_what_it_always_was() -> None:
    assert (from_seed(7, 3).commitment[:16], from_seed(7, 3).seeds) == (
        "64aca6fab5286878",
        ("seat 1", "seat 2", "seat 3"),
    )


# -- fairness ---------------------------------------------------------------------------------


def outcomes(side: int) -> Counter[int | None]:
    """What each single byte becomes; None if it is thrown away."""
    found: Counter[int | None] = Counter()
    for byte in range(256):
        stream: Iterator[int] = iter([byte])
        try:
            found[tapes._unbiased(stream, side)] += 1
        except StopIteration:
            found[None] += 1
    return found


@pytest.mark.parametrize("side", range(1, 257))
def test_every_face_comes_from_equally_many_bytes(side: int) -> None:
    """No statistics needed: all 256 bytes are equally likely, and each face has its fair share."""
    found = outcomes(side)
    del found[None]
    assert found == Counter(dict.fromkeys(range(side), 256 // side))


@pytest.mark.parametrize("side", range(1, 257))
def test_no_more_bytes_are_thrown_away_than_have_to_be(side: int) -> None:
    assert outcomes(side)[None] == 256 % side


@pytest.mark.parametrize("side", [0, -1, 257])
def test_a_die_that_no_byte_can_roll_is_our_bug(side: int) -> None:
    with pytest.raises(AssertionError, match=f"no die has {side} sides"):
        Tape(ZERO).roll(1, [side])


# -- what a roll depends on -----------------------------------------------------------------------


def test_the_same_tape_gives_the_same_roll_whatever_was_rolled_before() -> None:
    """Duplicate play: the choices of a game cannot move its dice."""
    fresh, used = Tape(SECRET, ("a",)), Tape(SECRET, ("a",))
    for number in (1, 9, 2, 2, 30):
        used.roll(number, [6] * number)
    assert used.roll(5, SIX_DICE) == fresh.roll(5, SIX_DICE)


def test_the_first_dice_do_not_depend_on_how_many_follow() -> None:
    tape = Tape(SECRET, ("a",))
    assert tape.roll(4, SIX_DICE)[:3] == tape.roll(4, [6, 6, 6])


def rolls(tape: Tape) -> list[list[int]]:
    return [tape.roll(number, SIX_DICE) for number in range(1, 9)]


def test_rolls_differ_by_their_number() -> None:
    assert len({tuple(faces) for faces in rolls(Tape(SECRET))}) == 8


OTHERS = [
    Tape(ZERO, ("a", "b")),
    Tape(SECRET, ("a", "c")),
    Tape(SECRET, ("b", "a")),
    Tape(SECRET, ("a",)),
    Tape(SECRET, ("a", "b", "")),
    Tape(SECRET, ("a, b",)),
    Tape(SECRET, ('a", "b',)),
]


@pytest.mark.parametrize("other", OTHERS)
def test_every_seed_and_the_secret_change_the_dice(other: Tape) -> None:
    """Nobody, the table included, can choose the dice alone; seeds cannot be run together."""
    assert rolls(other) != rolls(Tape(SECRET, ("a", "b")))


def test_the_seeds_do_not_change_the_commitment() -> None:
    """It is published before the players add theirs."""
    assert Tape(SECRET, ("a",)).commitment == Tape(SECRET, ("b",)).commitment


def test_a_fresh_tape_has_a_secret_of_its_own() -> None:
    assert len({tapes.fresh().secret for _ in range(20)}) == 20


def test_a_fresh_secret_is_as_long_as_its_hash() -> None:
    assert len(tapes.fresh(("a",)).secret) == tapes.SECRET_BYTES == 32


def test_tapes_from_different_seeds_have_different_secrets() -> None:
    assert len({from_seed(seed, 2).secret for seed in range(-50, 50)}) == 100


@given(st.binary(min_size=32, max_size=32), st.lists(st.text()), st.integers(1, 500))
def test_anybody_can_roll_again_from_the_recipe(
    secret: bytes, seeds: list[str], number: int
) -> None:
    faces = Tape(secret, tuple(seeds)).roll(number, SIX_DICE)
    assert faces == by_hand(secret, seeds, number, SIX_DICE)
