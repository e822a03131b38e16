"""Lines between people and servers that are cut, slow, or open at one end only."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter

FATES = {"good": 6, "cut": 2, "slow": 2, "half-open": 1}
SLOW = 0.02  # seconds a piece


class Lines:
    """A door before a server; every line through it has a fate."""

    def __init__(self, port: int, seed: int) -> None:
        self._to = port
        self._chance = random.Random(seed)
        self.fates: Counter[str] = Counter()
        self.is_kind = False
        self.port = 0

    async def open(self) -> Lines:
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = int(server.sockets[0].getsockname()[1])
        self._server = server
        return self

    def _fate(self) -> str:
        if self.is_kind:
            return "good"
        fate = self._chance.choices(list(FATES), list(FATES.values()))[0]
        self.fates[fate] += 1
        return fate

    async def _join(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            far, there = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            back.close()
            return
        fate = self._fate()
        last = self._chance.randrange(2, 40) if fate != "good" else 0
        ways = [self._carry(near, there, fate, last), self._carry(far, back, fate, last)]
        tasks = [asyncio.create_task(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if fate == "half-open" and not self.is_kind:
            await asyncio.wait(tasks, timeout=20)  # nobody is told
        for task in tasks:
            task.cancel()
        for writer in (there, back):
            writer.close()

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, fate: str, last: int
    ) -> None:
        pieces = 0
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                pieces += 1
                if fate == "cut" and pieces > last:
                    return
                if fate == "half-open" and pieces > last:
                    continue
                if fate == "slow":
                    await asyncio.sleep(SLOW)
                target.write(data)
                await target.drain()

    async def close(self) -> None:
        self._server.close()
