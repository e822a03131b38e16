"""The one tuple of games: our own, then those of other packages."""

from __future__ import annotations

from importlib.metadata import entry_points

from rollwrite.games import dungeons, escape, lost_cities, my_city
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.packages import GROUP, gather

OWN: tuple[Game, ...] = (lost_cities.GAME, my_city.GAME, dungeons.GAME, escape.GAME)
_others, _left_out = gather(entry_points(group=GROUP), OWN)
GAMES: tuple[Game, ...] = (*OWN, *_others)
BY_ID: dict[str, Game] = {game.id: game for game in GAMES}
LEFT_OUT: tuple[str, ...] = tuple(_left_out)  # a sentence for each package that does not fit


def find(game: str) -> Game:
    """The game with this id."""
    if game not in BY_ID:
        raise InvalidNotation(f"there is no game “{game}”; there are {', '.join(BY_ID)}")
    return BY_ID[game]
