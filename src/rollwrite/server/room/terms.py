"""Terms that go together: what is rated is played without help, and against somebody."""

from __future__ import annotations

from rollwrite.kernel.game import Game


def can_be_rated(game: Game) -> bool:
    """Partners are not compared, and how hard a temple is says nothing about them."""
    return not game.is_cooperative and game.max_seats > 1


def fitting(game: Game, hints: bool, is_rated: bool) -> tuple[bool, bool]:
    """Whether there are hints, and whether it counts."""
    is_rated = is_rated and can_be_rated(game)
    return hints and not is_rated, is_rated
