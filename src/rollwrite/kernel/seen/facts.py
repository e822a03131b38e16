"""What can be seen of a position, as rows of small numbers: for programs that learn.

Compiled with mypyc where a C compiler is at hand; plain Python otherwise.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

if TYPE_CHECKING:
    from ..state import State


class Row:
    """Numbers that belong together: how they are called, how they lie, how large they are."""

    def __init__(
        self, name: str, shape: tuple[int, ...] = (), most: int = 1, least: int = 0
    ) -> None:
        self.name = name
        self.shape = shape
        self.most = most
        self.least = least

    @property
    def size(self) -> int:
        return prod(self.shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """A game's facts. Seats are told from the one that looks, clockwise; of a position that
    ``Stage.seen_by`` gives they tell nothing hidden. This one has none to tell."""

    def rows(self, state: State) -> tuple[Row, ...]:
        """What is written, in order; the same for all positions of a game."""
        return ()

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        """Write the numbers of all rows from ``at`` on; the place behind the last one."""
        return at


UNTOLD = Facts()


def put(into: vec[i16], at: i64, number: i64) -> i64:
    into[at] = i16(number)
    return at + 1


def put_bits(into: vec[i16], at: i64, mask: i64, count: i64) -> i64:
    """The lowest bits of a mask, the lowest first."""
    end: i64 = at + count
    while at < end:
        into[at] = i16(mask & 1)
        mask >>= 1
        at += 1
    return at


def put_parts(into: vec[i16], at: i64, packed: i64, count: i64, bits: i64) -> i64:
    """Numbers of so many bits each, packed into one."""
    one: i64 = 1
    below: i64 = (one << bits) - 1
    end: i64 = at + count
    while at < end:
        into[at] = i16(packed & below)
        packed >>= bits
        at += 1
    return at


def beside(state: State, seat: i64, other: i64) -> i64:
    """How far to the left another sits, counted from 1; 0: nobody."""
    if other < 0:
        return 0
    if other >= seat:
        return other - seat + 1
    return other - seat + state.seats + 1
