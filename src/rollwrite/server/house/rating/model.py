"""A rating and its doubt, after a game: pure arithmetic over who came before whom.

The library is OpenSkill; its model is Bradley and Terry's, each seat compared with those
next to it in the ranking. Of the five there are it is the one whose band holds the truth as
often as it says, at two, three and four seats together: the others grow too sure, since they
compare every pair, or mean another luck at each number of seats (docs/ratings.md).

The ruler is the same for all games: who stands 100 points above somebody is ahead in 64 of
100 games, 200 points in 76. So luck needs no number of its own: in a game with more of it
people, and the levels of bots, stand closer together.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

MIDDLE = 1500.0  # where everybody starts: the middle of the levels of bots
DOUBT = 300.0  # standard deviation of what is not known yet
DRIFT = 4.0  # people change: a little doubt returns with every game
POINTS = 400 / math.log(10)  # of the ruler for odds of e to 1
FIXED = 1.0  # the doubt about a bot: its levels were measured
SURE = 1.96  # standard deviations of a band that holds 19 of 20
EARLY = 5  # games; before that the band alone is told


@dataclass(frozen=True, slots=True)
class Rating:
    """``doubt`` is a standard deviation."""

    value: float = MIDDLE
    doubt: float = DOUBT

    @property
    def give_or_take(self) -> int:
        """In tens, and never too small: a number that is said aloud."""
        return math.ceil(SURE * self.doubt / 10) * 10


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands at the end of a game.

    Whoever played there most is a ``guest`` or a ``bot``; equal places are shared.
    ``is_counted``: for the guest, too, and not only for those it played against.
    """

    guest: str
    bot: str
    place: int
    is_counted: bool


def after(
    seats: Sequence[Standing], known: Mapping[str, Rating], levels: Mapping[str, float]
) -> list[Rating]:
    """The rating of every seat after a game; whoever is not counted keeps what they had."""
    before = [_before(seat, known, levels) for seat in seats]
    teams = [[_MODEL.rating(mu=one.value, sigma=one.doubt)] for one in before]
    found = _MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    return [
        Rating(new.mu, new.sigma) if seat.is_counted else old
        for seat, old, (new,) in zip(seats, before, found)
    ]


def _before(seat: Standing, known: Mapping[str, Rating], levels: Mapping[str, float]) -> Rating:
    return Rating(levels[seat.bot], FIXED) if seat.bot else known.get(seat.guest, Rating())


def _whole(
    _c: float,
    _k: int,
    _mu: float,
    _sigma_squared: float,
    _team: Sequence[BradleyTerryPartRating],
    _rank: int,
    _weights: list[float] | None = None,
) -> float:
    """What a game teaches counts in full; the library takes less the more is known."""
    return 1.0


_MODEL = BradleyTerryPart(
    mu=MIDDLE, sigma=DOUBT, beta=POINTS / math.sqrt(2), tau=DRIFT, gamma=_whole
)
