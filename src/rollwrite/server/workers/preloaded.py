"""What all workers share: read once, before they are made. Nobody writes to it."""

from __future__ import annotations

from contextlib import suppress

from rollwrite import catalogue
from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.kernel.errors import GameError

from . import thinking

__all__ = ["thinking"]

for game in catalogue.GAMES:
    with suppress(GameError):  # a file that is damaged is refused when it is asked for
        LIBRARY.read_all(game)
