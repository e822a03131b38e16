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
    """A player by name; its words are ``bot-<id>`` and ``bot-<id>-about``."""

    id: str
    player: Player


ROSTER = (
    Bot("random", RandomPlayer()),
    Bot("gentle", gentle()),
    Bot("steady", steady()),
    Bot("greedy", GreedyPlayer()),
    Bot("merciless", merciless()),
)

STRONGEST = ROSTER[-1].id  # of those that people meet at tables

# They learned, but not every game yet, so they are on nobody's ladder: for simulations.
BESIDE = (
    Bot("seasoned", seasoned()),
    Bot("peerless", peerless()),
)


def find(bot: str) -> Player:
    for known in (*ROSTER, *BESIDE):
        if known.id == bot:
            return known.player
    names = ", ".join(known.id for known in (*ROSTER, *BESIDE))
    raise InvalidNotation(f"there is no bot “{bot}”; there are {names}")
