"""Several real servers on one real PostgreSQL, and people who go from one to another."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path

from tests.server.house import Person, Server


def node(folder: Path, url: str, name: str, *options: str) -> Server:
    return Server(folder / name, "--no-limits", "--database", url, "--workers", "1", *options)


@contextmanager
def running(*nodes: Server) -> Iterator[tuple[Server, ...]]:
    """Started here, stopped afterwards, without a traceback from any."""
    try:
        yield tuple(one.start() for one in nodes)
    finally:
        for one in nodes:
            if one.process is not None:
                assert one.stop() == 0
    for one in nodes:
        assert "Traceback" not in one.said(), one.said()


def at(server: Server, person: Person) -> Person:
    """The same guest, at another node."""
    found = copy(person)
    found.server = server
    return found


class Balancer:
    """One address before several nodes: each line goes to the first that is ready, as a proxy
    finds out by asking ``/readyz``."""

    def __init__(self, *nodes: Server) -> None:
        self._nodes = nodes
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.url = ""
        self.went_to: list[str] = []  # the nodes of all lines, in order

    def __enter__(self) -> Balancer:
        self._thread.start()
        opening = asyncio.start_server(self._join, "127.0.0.1", 0)
        self._door = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        self.url = f"http://127.0.0.1:{self._door.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._door.close()
        lines = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)

    async def _join(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.CancelledError), contextlib.closing(back):
            url = await self._ready()
            self.went_to.append(url)
            far, there = await _line_to(url)
            with contextlib.closing(there):
                ways = [asyncio.create_task(_carry(near, there))]
                ways += [asyncio.create_task(_carry(far, back))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()

    async def _ready(self) -> str:
        for node in self._nodes:
            with contextlib.suppress(OSError):
                reader, writer = await _line_to(node.url)
                with contextlib.closing(writer):
                    writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    if b" 200 " in await reader.readline():
                        return node.url
        raise OSError("no node is ready")


async def _line_to(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()
