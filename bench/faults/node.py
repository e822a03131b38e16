"""A server of the bench: started until it answers, killed without a word."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import Any

import httpx

from bench.faults.factory import Factory
from tests.server.ports import free_port

LONGEST_START = 180.0


class Node:
    """One server, always at the same port."""

    def __init__(self, factory: Factory, folder: Path, name: str, **settings: Any) -> None:
        self._factory = factory
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self.frozen = folder / f"{name}.frozen"  # while it is there, SQLite cannot write
        self._asked: dict[str, Any] = {
            "host": "127.0.0.1", "port": self.port, "data": str(folder / name), "workers": 1,
            "bot_delay": 0.0, "bot_retry": 0.2, "store_patience": 3.0, "has_limits": False,
            "log": str(self.log), "jumps": True, "frozen": str(self.frozen), **settings,
        }  # fmt: skip
        self.process = 0

    def keep_beside(self, folder: Path) -> None:
        """Log and signs where the disk that is filled is not."""
        self.log, self.frozen = folder / "log", folder / "frozen"
        self._asked |= {"log": str(self.log), "frozen": str(self.frozen)}

    async def start(self) -> None:
        """Until it answers; it may fail while there is no database."""
        async with asyncio.timeout(LONGEST_START):
            while not await self._comes_up():
                await asyncio.sleep(0.02)

    async def _comes_up(self) -> bool:
        self.process = self._factory.make(**self._asked)
        while is_alive(self.process):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return True
            await asyncio.sleep(0.02)
        return False

    async def be_ready(self) -> None:
        """It answers before it has opened its database; where that failed, it is started again."""
        async with asyncio.timeout(LONGEST_START), httpx.AsyncClient(timeout=5) as client:
            while not await self._is_ready(client):
                await asyncio.sleep(0.05)
                if not is_alive(self.process):
                    await self.start()

    async def _is_ready(self, client: httpx.AsyncClient) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            answer = await client.get(f"http://127.0.0.1:{self.port}/readyz")
            return answer.status_code == httpx.codes.OK
        return False

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)


def is_alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()
