"""Thousands of games at a time, stepped into arrays that stay where they are."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollwrite.kernel.errors import InvalidNotation

from .herd import Herd
from .outlook import Outlook
from .rewards import reward_named


class Batch:
    """``observations``, ``masks``, ``seats`` (who decides), ``done`` and ``rewards`` are written
    at each step: keep a copy of what is to last. A game that ends begins anew at once; what it
    was worth to each seat stands in its row of ``rewards``, what is seen is the new game.

    >>> batch = Batch("lost-cities", 64, seats=2)
    >>> batch.reset(seed=7)
    >>> batch.step(batch.masks.argmax(axis=1))
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 0,
        options: dict[str, str] | None = None,
        reward: str = "win",
    ) -> None:
        if count < 1:
            raise InvalidNotation(f"a batch has at least one game, not {count}")
        self.outlook = outlook = Outlook(game, seats, options)
        self.count = count
        self.reward = reward_named(reward)
        facts = outlook.game.facts
        self._herd = herd = Herd(outlook.start, facts, count, outlook.width, outlook.actions)
        self.observations = np.frombuffer(memoryview(herd.seen), np.int16).reshape(count, -1)
        self.masks = np.frombuffer(memoryview(herd.mask), np.uint8).reshape(count, -1)
        self.seats = np.frombuffer(memoryview(herd.seats), np.uint8)
        self.done = np.frombuffer(memoryview(herd.done), np.uint8)
        self.rewards = np.zeros((count, outlook.setup.seats))

    def reset(self, seed: int = 0) -> None:
        """All games anew; all dice follow from the seed."""
        self._herd.reset(seed)
        self.rewards[:] = 0.0

    def step(self, actions: NDArray[np.integer]) -> None:
        """One action for each game. If one of them is not legal, all are refused."""
        if actions.shape != (self.count,):
            raise InvalidNotation(f"{self.count} games want as many actions, not {actions.shape}")
        moves = np.ascontiguousarray(actions, dtype="<u2").tobytes()
        self._herd.check(moves)
        self._herd.step(moves)
        self._tell()

    def _tell(self) -> None:
        ended = self._herd.over
        self.rewards[:] = 0.0
        if ended:
            found = [self.reward(state.outcome()) for state in ended]
            self.rewards[np.flatnonzero(self.done)] = found
