"""For research: every game as an environment. ``pip install rollwrite[rl]``.

Importing this registers ``rollwrite/LostCities-v1`` and the like with Gymnasium; ``Batch`` steps
thousands of games at once; ``turns`` and ``together`` are PettingZoo's.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.game import Game

from .batch import Batch
from .several import TogetherEnv, TurnsEnv
from .solo import SoloEnv

__all__ = [
    "Batch",
    "SoloEnv",
    "TogetherEnv",
    "TurnsEnv",
    "name_of",
    "register",
    "together",
    "turns",
]


def name_of(game: Game, extra: str = "") -> str:
    """How Gymnasium calls a game: ``rollwrite/MyCity-v1``, ``rollwrite/MyCityChapter1-v1``."""
    words = f"{game.id} {extra}".replace("-", " ").split()
    return f"rollwrite/{''.join(map(str.capitalize, words))}-v{game.rules_version}"


def register() -> None:
    """Every game of the catalogue, and its campaigns."""
    for game in BY_ID.values():
        if not game.move_count():
            continue
        _register(name_of(game), game=game.id, seats=game.min_seats)
        for campaign in game.campaigns:
            name = name_of(game, campaign.id)
            _register(name, game=game.id, seats=game.min_seats, campaign=campaign.id)


def _register(name: str, **wishes: Any) -> None:
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point="rollwrite.rl.solo:SoloEnv", kwargs=wishes)


def turns(game: str, seats: int, **wishes: Any) -> TurnsEnv:
    """PettingZoo's AEC: one decision after another."""
    return TurnsEnv(game, seats=seats, **wishes)


def together(game: str, seats: int, **wishes: Any) -> TogetherEnv:
    """PettingZoo's Parallel: those who decide at the same time do."""
    return TogetherEnv(game, seats=seats, **wishes)


register()
