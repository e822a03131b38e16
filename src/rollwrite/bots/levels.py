"""The levels for players: how hazily, or how long, each of them thinks.

Found by measurement, so that each beats the one below in at least seven of ten
two-seat games of every rival game: see ``docs/ladder.md``.
"""

from __future__ import annotations

from .ahead.search import BY_GAME, SearchPlayer, Simulator, Thinking
from .hazy import HazyPlayer
from .player import Player

SIMULATIONS = 192
CANDIDATES = 8


def gentle() -> Player:
    """Overlooks two moves in five and judges the others roughly."""
    return HazyPlayer(overlooked=40, haze=120)


def steady() -> Player:
    """Overlooks one move in five and judges the others fairly."""
    return HazyPlayer(overlooked=20, haze=60)


def merciless(processes: int = 1) -> Player:
    """Overlooks nothing and plays it out."""
    return SearchPlayer(Thinking(SIMULATIONS, CANDIDATES, BY_GAME), simulator(processes))


def simulator(processes: int) -> Simulator:
    """Where a search makes its simulations."""
    if processes == 1:
        return Simulator()
    from .ahead.parallel import ForkingSimulator  # needs multiprocessing, which most never do

    return ForkingSimulator(processes)
