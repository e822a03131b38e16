"""Which games the bots have learned that play by what they learned."""

from __future__ import annotations

from functools import cache

from rollwrite.bots.learned.weights import is_learned
from rollwrite.catalogue import find


@cache
def knows(game: str) -> bool:
    """Every kind of table of it; what was learned comes with the program and stays as it is."""
    return is_learned(find(game))
