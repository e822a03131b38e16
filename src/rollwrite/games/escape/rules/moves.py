"""Moves as small integers, and their notation.

``side north`` before the first turn. In a turn: ``heal 2``, ``roll``; then for
the dice rolled ``reroll``, ``keep key``, ``pool torch``; ``run c2`` at any
time; ``go c2`` pays with kept dice, ``go c2 with key`` with a bonus as well;
``done``. Where a chamber asks: ``choose torch``, ``joker black``, ``take gems``
or ``take die``. From the pool: ``key on map 2 gem``, ``lose key`` if no map
needs it, ``give up map 3``, ``done``. With locked passages: ``close a1-b1``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rollwrite.kernel.notation import Notation

SIDES: Final = ("north", "east", "south", "west")
SYMBOLS: Final = ("adventurer", "key", "torch", "golden", "black")
TRACKS: Final = ("run", "heal", "reroll", "key", "torch", "golden")
CHAMBER_NAMES: Final = tuple(column + row for row in "12345" for column in "abcde")

# Bonuses that aid to pay: none, one, or two of key (1), torch (2), golden mask (3).
HELPS: Final = ((), (1,), (2,), (3,), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
HELP_COUNT: Final = 10
# How often each aid uses a symbol, by aid * 4 + symbol.
HELP_USES: Final = [aid.count(symbol) for aid in HELPS for symbol in range(4)]
TWO_HELPS: Final = [0, 0, 0, 0, 0, 4, 5, 6, 0, 5, 7, 8, 0, 6, 8, 9]  # by symbol * 4 + symbol

CHOOSE_SIDE: Final = 0
ROLL_ON: Final = 4
EXPLORE: Final = 5
REROLL: Final = 6
DONE: Final = 7
HEAL: Final = 8
KEEP: Final = 11
POOL: Final = 15
RUN: Final = 19
GO: Final = 44
CHOOSE: Final = GO + 25 * HELP_COUNT
JOKER: Final = CHOOSE + 4
TAKE_GEMS: Final = JOKER + 5
TAKE_DIE: Final = TAKE_GEMS + 1
CLOSE: Final = TAKE_DIE + 1
CROSS: Final = CLOSE + 40
LOSE: Final = CROSS + 40
GIVE_UP: Final = LOSE + 4
END: Final = GIVE_UP + 5


def go(chamber: i64, aid: i64) -> i64:
    return GO + chamber * HELP_COUNT + aid


def cross(symbol: i64, part: i64) -> i64:
    return CROSS + symbol * 10 + part


def _goings() -> list[str]:
    paid = [" with " + " ".join(SYMBOLS[symbol] for symbol in aid) for aid in HELPS[1:]]
    return [f"go {name}{extra}" for name in CHAMBER_NAMES for extra in ("", *paid)]


def _closings() -> list[str]:
    names = CHAMBER_NAMES
    east = [f"close {names[at]}-{names[at + 1]}" for at in range(25) if at % 5 < 4]
    return east + [f"close {names[at]}-{names[at + 5]}" for at in range(20)]


def _crossings() -> list[str]:
    parts = [f"map {number} {kind}" for number in range(1, 6) for kind in ("bonus", "gem")]
    return [f"{symbol} on {part}" for symbol in SYMBOLS[:4] for part in parts]


def _texts() -> list[str]:
    texts = [f"side {side}" for side in SIDES]
    texts += ["roll", "explore", "reroll", "done"]
    texts += [f"heal {place}" for place in (1, 2, 3)]
    texts += [f"keep {symbol}" for symbol in SYMBOLS[:4]]
    texts += [f"pool {symbol}" for symbol in SYMBOLS[:4]]
    texts += [f"run {name}" for name in CHAMBER_NAMES]
    texts += _goings()
    texts += [f"choose {track}" for track in TRACKS[2:]]
    texts += [f"joker {symbol}" for symbol in SYMBOLS]
    texts += ["take gems", "take die"]
    texts += _closings() + _crossings()
    texts += [f"lose {symbol}" for symbol in SYMBOLS[:4]]
    return texts + [f"give up map {number}" for number in range(1, 6)]


NOTATION: Final = Notation(
    "escape",
    _texts(),
    "“side north”, “roll”, “heal 2”, “reroll”, “keep key”, “pool key”, “run c2”, “go c2”, "
    "“go c2 with key”, “explore”, “choose torch”, “joker key”, “take gems”, “take die”, "
    "“close a1-b1”, “key on map 2 gem”, “lose key”, “give up map 3” or “done”",
)
