"""How likely a team is to get the gems it needs, by what it hopes for."""

from __future__ import annotations

from math import erf
from typing import Final, final

from mypy_extensions import i64

from . import rates
from .walks.tours import UNITS
from .worth import Worth

MOST: Final = 400  # hundredths of the spread
MOST_TURNS: Final = 63


def _chances() -> list[int]:
    return [round(UNITS * (1 + erf(z / 100 / 2**0.5)) / 2) for z in range(-MOST, MOST + 1)]


def _spreads() -> list[int]:
    return [
        round(rates.GEM_SPREAD + rates.TURN_SPREAD * turns**0.5) for turns in range(MOST_TURNS + 1)
    ]


CHANCES: Final = _chances()
SPREADS: Final = _spreads()


@final
class Goal:
    """Hopes are in hundredths of gems."""

    def __init__(self, worth: Worth, needed: i64, turns: i64) -> None:
        self.is_short = worth.is_short
        self.spread: i64 = SPREADS[turns if turns < MOST_TURNS else MOST_TURNS]
        self.needed: i64 = 100 * needed + rates.TOO_MUCH

    def worth(self, hope: i64, home: i64) -> i64:
        """Of a position; ``home`` is the chance that all get out in time."""
        return hope + rates.WIN * self.chance(hope) * home // (UNITS * UNITS)

    def chance(self, hope: i64) -> i64:
        """In thousandths."""
        if not self.is_short:
            return UNITS
        z: i64 = 100 * (hope - self.needed) // self.spread
        z = MOST if z > MOST else z
        found: i64 = CHANCES[MOST + z if z > -MOST else 0]
        return found

    def fear(self, hope: i64, home: i64) -> i64:
        """What it costs not to be home, measured in hopes; ``home`` is that of the others."""
        chance = self.chance(hope)
        slope: i64 = self.chance(hope + 50) - self.chance(hope - 50)
        lost: i64 = rates.WIN * chance * home // (UNITS * UNITS)
        gained: i64 = rates.WIN * slope * home // (UNITS * UNITS)
        return 100 * lost // (100 + gained)
