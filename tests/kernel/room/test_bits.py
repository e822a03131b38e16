"""Masks as sets of small numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.kernel.room import bits

WORDS = st.integers(0, (1 << 56) - 1)


@given(WORDS)
def test_bits_are_counted(mask: int) -> None:
    assert bits.count(mask) == mask.bit_count()


@given(WORDS.filter(bool))
def test_the_lowest_bit_is_found(mask: int) -> None:
    assert mask >> bits.lowest(mask) & 1
    assert mask & ((1 << bits.lowest(mask)) - 1) == 0


@given(WORDS, st.integers(0, 60))
def test_the_lowest_bits_go_until_none_is_left(mask: int, many: int) -> None:
    left = bits.without_lowest(mask, many)
    assert left & ~mask == 0
    assert bin(left).count("1") == max(0, mask.bit_count() - many)
    assert left == 0 or bits.lowest(left) > bits.lowest(mask) or many == 0
