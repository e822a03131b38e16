"""The levels for players: how hazily, or how long, each of them thinks.

Found by measurement, so that each beats the one below in at least seven of ten
two-seat games of every rival game: see ``docs/ladder.md``.
"""

from __future__ import annotations

from .ahead.search import BY_GAME, SearchPlayer, Simulator, Thinking
from .hazy import HazyPlayer
from .learned.player import LearnedPlayer
from .learned.thinker import ThinkingPlayer
from .learned.weights import LIBRARY
from .player import Player

SIMULATIONS = 192
CANDIDATES = 8
THOUGHTS = 750  # simulations of a learned player that searches, alone; 500 among two
DECISIONS = 12  # that share them
ROUNDS = 5  # turns that each of them plays


def gentle() -> Player:
    """Overlooks two moves in five and judges the others roughly."""
    return HazyPlayer(overlooked=40, haze=120)


def steady() -> Player:
    """Overlooks one move in five and judges the others fairly."""
    return HazyPlayer(overlooked=20, haze=60)


def merciless(processes: int = 1) -> Player:
    """Overlooks nothing and plays it out."""
    return SearchPlayer(Thinking(SIMULATIONS, CANDIDATES, BY_GAME), simulator(processes))


def seasoned() -> Player:
    """Plays by what it learned, at once; like merciless where nothing was learned."""
    return LearnedPlayer(LIBRARY, merciless())


def peerless() -> Player:
    """Plays out by what it learned; where nothing was, it is merciless for longer."""
    longer = SearchPlayer(Thinking(4 * SIMULATIONS, CANDIDATES, BY_GAME), Simulator())
    return ThinkingPlayer(LIBRARY, longer, THOUGHTS, DECISIONS, ROUNDS)


def simulator(processes: int) -> Simulator:
    """Where a search makes its simulations."""
    if processes == 1:
        return Simulator()
    from .ahead.parallel import ForkingSimulator  # needs multiprocessing, which most never do

    return ForkingSimulator(processes)
