"""Who plays by what it learned says so where it learned nothing."""

from __future__ import annotations

from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.bots.roster import LEARNED
from rollwrite.kernel.game import Game, Setup

from .show import err


def say_untaught(game: Game, setup: Setup, bots: tuple[str, ...]) -> None:
    names = sorted(LEARNED & set(bots))
    if names and LIBRARY.judge(game.start(setup)) is None:
        who = " and ".join(names)
        err.print(f"{who} learned nothing of {game.id} like this: a search plays instead")
