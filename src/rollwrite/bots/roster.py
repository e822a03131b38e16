"""The players there are, weakest first."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.kernel.errors import InvalidNotation

from .greedy import GreedyPlayer
from .levels import gentle, merciless, peerless, seasoned, steady
from .player import Player
from .random import RandomPlayer


@dataclass(frozen=True, slots=True)
class Bot:
    """A player by name; its words are ``bot-<id>`` and ``bot-<id>-about``.

    Who has learned says ``bot-<id>-untaught`` where nobody has learned the game.
    """

    id: str
    player: Player
    has_learned: bool = False


ROSTER = (
    Bot("random", RandomPlayer()),
    Bot("gentle", gentle()),
    Bot("steady", steady()),
    Bot("greedy", GreedyPlayer()),
    Bot("merciless", merciless()),
    Bot("seasoned", seasoned(), has_learned=True),
    Bot("peerless", peerless(), has_learned=True),
)

NAMES = tuple(bot.id for bot in ROSTER)
LEARNED = frozenset(bot.id for bot in ROSTER if bot.has_learned)
STRONGEST = NAMES[-1]
QUICK = "greedy"  # the strongest that needs no time in any game,
TAUGHT = "seasoned"  # and in games that were learned


def find(bot: str) -> Player:
    for known in ROSTER:
        if known.id == bot:
            return known.player
    raise InvalidNotation(f"there is no bot “{bot}”; there are {', '.join(NAMES)}")


def levels(is_learned: bool) -> tuple[str, ...]:
    """Those that differ: where nobody has learned a game, who has learned others is no level."""
    return NAMES if is_learned else tuple(name for name in NAMES if name not in LEARNED)


def quickened(bot: str, is_learned: bool) -> str:
    """Who plays instead where time is short: the strongest up to it that needs none."""
    quick = TAUGHT if is_learned and bot in LEARNED else QUICK
    return bot if NAMES.index(bot) <= NAMES.index(quick) else quick
