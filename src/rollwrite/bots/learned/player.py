"""Who plays by tables: at once, without searching."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import State

from ..ahead.rollout import Policy
from ..player import Player
from .decisions import best_decision
from .shelf import Shelf
from .tables import Judge

WIDE = 12
QUICK: Final = 3  # decisions that simulations look through to the replies


@final
class LearnedPlayer(Player):
    """Whole decisions, looked through the others' replies to the end of the turn."""

    def __init__(self, shelf: Shelf, otherwise: Player, wide: i64 = WIDE) -> None:
        self.shelf = shelf
        self.otherwise = otherwise
        self.wide: i64 = wide

    def choose(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        judge = self.shelf.judge(state)
        if judge is None:
            return self.otherwise.choose(state, seat, moves, chance)
        if len(moves) == 1:
            return moves[0]
        return best_decision(judge, state, seat, moves, self.wide).move


@final
class LearnedPolicy(Policy):
    """Plays simulations on by tables, quickly."""

    def __init__(self, judge: Judge, wide: i64 = QUICK) -> None:
        self.judge = judge
        self.wide: i64 = wide

    def move(self, state: State, seat: i64, moves: list[int]) -> i64:
        return best_decision(self.judge, state, seat, moves, self.wide).move
