"""A table with two who play at random, whatever server they sit at."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from .line import Line


@dataclass
class Sitting:
    """One table: how many moves are still wanted there, and how long its people think."""

    left: int
    pace: float
    chance: random.Random
    waits: list[float] = field(default_factory=list)
    wrongs: list[str] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    async def think(self) -> None:
        if self.pace:
            await asyncio.sleep(self.pace * self.chance.uniform(0.5, 1.5))

    def count(self, wait: float) -> None:
        self.waits.append(wait)
        self.left -= 1
        if self.left <= 0:
            self.over.set()


class Player(ABC):
    """One client. ``open`` brings it to the table, ``read`` takes in one message."""

    line: Line

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def read(self) -> None: ...

    @abstractmethod
    def choose(self) -> bytes | None:
        """The message of a move at random; nothing if another decides."""

    @abstractmethod
    def is_answered(self) -> bool:
        """Whether the move sent last is acknowledged."""

    @abstractmethod
    def is_over(self) -> bool: ...

    async def play(self) -> None:
        while not self.is_over() and not self.sitting.over.is_set():
            move = self.choose()
            if move is None:
                await self.read()
            else:
                await self.sitting.think()
                await self._move(move)
        self.sitting.over.set()

    async def _move(self, move: bytes) -> None:
        began = time.perf_counter()
        self.line.send(move)
        while not self.is_answered():
            await self.read()
        self.sitting.count(time.perf_counter() - began)


async def play(sitting: Sitting, players: list[Player]) -> None:
    """Until as many moves were made as wanted, or the game is over."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    over = asyncio.create_task(sitting.over.wait())
    done, rest = await asyncio.wait([*tasks, over], return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    sitting.wrongs += [repr(task.exception()) for task in done if task.exception()]
