"""Fast pseudo-random numbers for simulations and bots.

Real games roll from the dice tape; this is for the millions that nobody
verifies. Sixty-three bits, so that compiled and interpreted agree.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0x7FFF_FFFF_FFFF_FFFF
# 6364136223846793005 less 2 ** 63, which the mask makes the same; compiled, it needs no box.
FACTOR: Final = -2859235813007982803


@final
class Chance:
    """A stream of choices that depends on its seed alone."""

    def __init__(self, seed: i64) -> None:
        self.mask: i64 = MASK  # compiled, a field is read faster than a number of 63 bits
        self.state: i64 = seed & MASK
        self.below(2)
        self.below(2)

    def below(self, bound: i64) -> i64:
        """A number from 0 up to, but not including, ``bound``."""
        self.state = (self.state * FACTOR + 1442695040888963407) & self.mask
        high: i64 = (self.state >> 31) ^ (self.state >> 47)
        return ((high & 0xFFFF_FFFF) * bound) >> 32

    def faces(self, sides: list[int]) -> list[int]:
        """One face for each die."""
        return [self.below(side) for side in sides]

    def __reduce__(self) -> tuple[object, tuple[int]]:
        raise TypeError("a stream of chance is not copied; make one from its seed")


def stream(*seeds: int) -> Chance:
    """A stream of its own for every tuple of seeds."""
    mixed: i64 = 0x243F_6A88_85A3_08D3
    for seed in seeds:
        low: i64 = seed & MASK
        mixed = ((mixed ^ low) * 0x2545_F491_4F6C_DD1D) & MASK
        mixed ^= mixed >> 29
    return Chance(mixed)
