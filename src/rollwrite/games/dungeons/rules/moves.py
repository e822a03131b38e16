"""Moves as small integers, and their notation.

A roll is used step by step: ``2+5 3+4`` forms the pairs, ``7 at f12`` crosses
a field, ``7 hits necro`` a monster, ``both hit steg`` an armoured one. A sum of
equal dice is a ``double 6``. ``torch at f12``, ``torch hits necro``; ``take
lives`` out of a chest; ``strike goat`` or ``spare goat`` where a fist or a worm
would fell it; ``done``. Before the first roll, ``cloud f5 = 8``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rollwrite.kernel.notation import Notation

FIELDS: Final = 96
# Every monster of every dungeon; new ones are added at the end.
# fmt: off
MONSTERS: Final = (
    "goat", "crane", "moose", "hog", "stoat", "polecat", "boss",
    "wisp", "shade", "necro", "pastry", "bell", "rattle",
    "tut", "bea", "croc", "neck", "knot", "rear", "sandy",
    "snip", "snap", "snatch", "terry", "perry", "steg", "sara", "anky", "wrecks",
)
# fmt: on
KNOWN: Final = 29
REWARDS: Final = ("lives", "torches", "dice")
CLOUD_NUMBERS: Final = (6, 8, 5, 9, 4, 10, 3, 11)  # in the order they are written

# A unit is a sum that is still to be used: plain 2 to 12, then the doubles 2 to 12.
PLAIN: Final = 11
UNITS: Final = 17

PAIRS: Final = 21  # 1+1, 1+2 … 6+6
AT: Final = 231
HITS: Final = AT + UNITS * FIELDS
BOTH: Final = HITS + UNITS * KNOWN
TORCH_AT: Final = BOTH + KNOWN
TORCH_HITS: Final = TORCH_AT + FIELDS
STRIKE: Final = TORCH_HITS + KNOWN
SPARE: Final = STRIKE + KNOWN
TAKE: Final = SPARE + KNOWN
DONE: Final = TAKE + 3
WRITE: Final = DONE + 1
END: Final = WRITE + 8 * FIELDS


def pair_of(low: i64, high: i64) -> i64:
    """The place of a pair of dice among the 21, the lower first."""
    return (low - 1) * (14 - low) // 2 + high - low


def pairs_of(first: i64, second: i64) -> i64:
    """The move that forms two pairs; the one with the lower place comes first."""
    low: i64 = first if first < second else second
    high: i64 = second if first < second else first
    return low * (2 * PAIRS + 1 - low) // 2 + high - low


def unit_of(low: i64, high: i64) -> i64:
    return PLAIN + low - 1 if low == high else low + high - 2


def sum_of(unit: i64) -> i64:
    return unit + 2 if unit < PLAIN else 2 * (unit - PLAIN + 1)


_PAIR_DICE: Final = [(low, high) for low in range(1, 7) for high in range(low, 7)]
_FORMED: Final = [
    (first, second) for first in range(PAIRS) for second in range(first, PAIRS)
]  # by move
FIRST_UNITS: Final = [int(unit_of(*_PAIR_DICE[first])) for first, _ in _FORMED]
SECOND_UNITS: Final = [int(unit_of(*_PAIR_DICE[second])) for _, second in _FORMED]


def dice_of(move: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two pairs that a move forms, as faces."""
    first, second = _FORMED[move]
    return _PAIR_DICE[first], _PAIR_DICE[second]


def _texts() -> list[str]:
    fields = [f"f{place}" for place in range(1, FIELDS + 1)]
    units = [str(total) for total in range(2, 13)]
    units += [f"double {2 * face}" for face in range(1, 7)]
    pairs = [f"{low}+{high}" for low, high in _PAIR_DICE]
    texts = [f"{pairs[first]} {pairs[second]}" for first, second in _FORMED]
    texts += [f"{unit} at {field}" for unit in units for field in fields]
    texts += [f"{unit} hits {monster}" for unit in units for monster in MONSTERS]
    texts += [f"both hit {monster}" for monster in MONSTERS]
    texts += [f"torch at {field}" for field in fields]
    texts += [f"torch hits {monster}" for monster in MONSTERS]
    texts += [f"strike {monster}" for monster in MONSTERS]
    texts += [f"spare {monster}" for monster in MONSTERS]
    texts += [f"take {reward}" for reward in REWARDS]
    texts.append("done")
    return texts + [f"cloud {field} = {number}" for number in CLOUD_NUMBERS for field in fields]


def _sorted(word: str) -> str:
    """Dice and pairs may be named in any order: ``4+3 2+5`` is ``2+5 3+4``."""
    return "+".join(sorted(word.split("+"))) if "+" in word else word


def _rank(word: str) -> str:
    return _sorted(word) if "+" in word else ""


def _tidied(text: str) -> str:
    return " ".join(map(_sorted, sorted(text.split(), key=_rank)))


NOTATION: Final = Notation(
    "dungeons",
    _texts(),
    "“2+5 3+4”, “7 at f12”, “double 6 at f3”, “7 hits necro”, “both hit steg”, "
    "“torch at f12”, “torch hits necro”, “strike goat”, “spare goat”, “take lives”, "
    "“cloud f5 = 8” or “done”",
    _tidied,
)
