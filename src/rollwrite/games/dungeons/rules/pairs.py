"""Forming pairs: the ways to part four of five dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .moves import pair_of, pairs_of

BLACK: Final = 4  # its place among the dice; the whites are 0 to 3


def face_of(shown: i64, die: i64) -> i64:
    """Dice are packed three bits each."""
    return (shown >> (3 * die)) & 7


def plain_pairs(shown: i64) -> list[int]:
    """DD-R2: all that the whites alone can form."""
    found: list[int] = []
    add_ways(shown, 0, 1, 2, 3, found, found)
    found.sort()
    return found


def dark_pairs(shown: i64, plain: list[int]) -> list[int]:
    """DD-R3: all that needs the black die, one white left over."""
    found: list[int] = []
    spare: i64 = 0
    while spare < BLACK:
        one: i64 = 1 if spare == 0 else 0
        two: i64 = 2 if spare <= 1 else 1
        three: i64 = 3 if spare <= 2 else 2
        add_ways(shown, one, two, three, BLACK, plain, found)
        spare += 1
    found.sort()
    return found


def add_ways(
    shown: i64, a: i64, b: i64, c: i64, d: i64, known: list[int], found: list[int]
) -> None:
    add_way(pair(shown, a, b), pair(shown, c, d), known, found)
    add_way(pair(shown, a, c), pair(shown, b, d), known, found)
    add_way(pair(shown, a, d), pair(shown, b, c), known, found)


def add_way(one: i64, two: i64, known: list[int], found: list[int]) -> None:
    move: int = pairs_of(one, two)
    if move not in known and move not in found:
        found.append(move)


def pair(shown: i64, one: i64, two: i64) -> i64:
    low = face_of(shown, one)
    high = face_of(shown, two)
    return pair_of(low, high) if low <= high else pair_of(high, low)
