"""How often four dice can be parted so that their pairs do something, for every set of numbers.

A set is a mask: bit 0 stands for the number 2, bit 10 for 12, and the last for any double. Chances
are levels from 0 to ``LEVELS - 1``. The black die and second uses of one number are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LEVELS: Final = 32
ANY_DOUBLE: Final = 11
SETS: Final = 1 << 12
ROLLS: Final = 6**4


@final
class Odds:
    """``one``: at least one pair does something. ``both``: both do."""

    def __init__(self) -> None:
        holding = [0] * 12  # the sets with each bit, a set of sets as one long number
        for place in range(12):
            holding[place] = sum(1 << found for found in range(SETS) if found >> place & 1)
        one, both = [0] * SETS, [0] * SETS
        for dice, weight in sorted(rolls().items()):
            count_in(one, any_of(holding, dice, False), weight)
            count_in(both, any_of(holding, dice, True), weight)
        self.one = vec[i64]([level(count) for count in one])
        self.both = vec[i64]([level(count) for count in both])


def rolls() -> Counter[tuple[int, ...]]:
    """Four dice, sorted, and in how many ways they fall."""
    return Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=4))


def any_of(holding: Sequence[int], dice: tuple[int, ...], is_both: bool) -> int:
    """The sets with which some parting does something."""
    found = 0
    a, b, c, d = dice
    for first, second in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))):
        left, right = used_by(holding, first), used_by(holding, second)
        found |= left & right if is_both else left | right
    return found


def used_by(holding: Sequence[int], pair: tuple[int, int]) -> int:
    sets = holding[sum(pair) - 2]
    return sets | holding[ANY_DOUBLE] if pair[0] == pair[1] else sets


def count_in(counts: list[int], sets: int, weight: int) -> None:
    for place, bit in enumerate(reversed(f"{sets:0{SETS}b}")):
        if bit == "1":
            counts[place] += weight


def level(count: int) -> int:
    return (2 * count * (LEVELS - 1) + ROLLS) // (2 * ROLLS)
