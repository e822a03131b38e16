"""The levels for players: how hazily, or how long, each of them thinks.

Found by measurement, so that each beats the one below in at least seven of ten
two-seat games of every rival game: see ``docs/ladder.md``.
"""

from __future__ import annotations

from .hazy import HazyPlayer
from .player import Player
from .search import BY_GAME, SearchPlayer, Simulator, Thinking

HERE = Simulator()


def gentle() -> Player:
    """Overlooks every third move and judges the others roughly."""
    return HazyPlayer(overlooked=35, haze=100)


def clever() -> Player:
    """A few simulations."""
    return SearchPlayer(Thinking(24, 4, BY_GAME), HERE)


def merciless() -> Player:
    return SearchPlayer(Thinking(160, 8, BY_GAME), HERE)
