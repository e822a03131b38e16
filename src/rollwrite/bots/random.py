"""Any legal move, all equally likely."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import State

from .player import Player


@final
class RandomPlayer(Player):
    def looks(self) -> bool:
        return False

    def choose(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        return moves[chance.below(len(moves))]
