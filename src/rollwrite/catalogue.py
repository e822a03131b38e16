"""The one tuple of games."""

from __future__ import annotations

from rollwrite.games import dungeons, escape, lost_cities, my_city
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game

GAMES: tuple[Game, ...] = (lost_cities.GAME, my_city.GAME, dungeons.GAME, escape.GAME)
BY_ID: dict[str, Game] = {game.id: game for game in GAMES}


def find(game: str) -> Game:
    """The game with this id."""
    if game not in BY_ID:
        raise InvalidNotation(f"there is no game “{game}”; there are {', '.join(BY_ID)}")
    return BY_ID[game]
