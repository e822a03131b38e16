"""Where the levels of bots stand on the ruler of a game: fixed, in ``ruler.json`` of its room."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from rollwrite.kernel.game import Game

FILE = "ruler.json"


@cache
def levels_of(game: Game) -> dict[str, float]:
    """By bot, weakest first; empty where nobody has measured them."""
    file = files(game.home).joinpath(FILE)
    if not file.is_file():
        return {}
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
    return found
