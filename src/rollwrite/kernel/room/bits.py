"""Masks as sets of small numbers: a word has 56 of them."""

from __future__ import annotations

from mypy_extensions import i64


def count(mask: i64) -> i64:
    """How many bits are set."""
    left: i64 = mask - ((mask >> 1) & 0x55_5555_5555_5555)
    left = (left & 0x33_3333_3333_3333) + ((left >> 2) & 0x33_3333_3333_3333)
    left = (left + (left >> 4)) & 0x0F_0F0F_0F0F_0F0F
    left += left >> 8
    left += left >> 16
    left += left >> 32
    return left & 127


def lowest(mask: i64) -> i64:
    """The place of the lowest bit that is set."""
    return count((mask & -mask) - 1)


def without_lowest(mask: i64, many: i64) -> i64:
    """What is left of a mask without its lowest bits; all of them may go."""
    while many:
        mask &= mask - 1
        many -= 1
    return mask
