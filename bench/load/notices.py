"""What it costs PostgreSQL to store a move and to tell the other nodes: N commits, two who listen.

    python -m bench.load.notices [--commits 2000] [--publish]     docs/scale/notices.json

By the house's own store, one event a commit and ten; the database's processor time is that of
all its processes, from ``/proc``.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from rollwrite.server.store.rows import Notice, Row
from rollwrite.server.store.store import Store, prepare
from tests.server.postgres import Postgres, cluster

from .figures import family

KEPT = Path(__file__).parents[2] / "docs" / "scale" / "notices.json"
SAFE = ("fsync=on", "full_page_writes=on", "synchronous_commit=on")
LISTENERS, TOGETHER = 2, 10
BODY = bytes(120)  # as long as a usual event


async def measure(postgres: Postgres, commits: int, together: int) -> dict[str, float]:
    """``together``: moves of as many tables in one commit."""
    url = postgres.database()
    with TemporaryDirectory() as copies:
        prepare(url, 10.0, Path(copies))
    heard: list[list[Notice]] = [[] for _ in range(LISTENERS)]
    async with AsyncExitStack() as stack:
        for ears in heard:
            await _opened(stack, url, ears)
        writer = await _opened(stack, url)
        assert postgres.process is not None
        began, used = time.perf_counter(), family(postgres.process.pid)
        for number in range(1, commits + 1):
            await writer.append(_moves(number, together))
        seconds, used = time.perf_counter() - began, family(postgres.process.pid) - used
        await _until_all_heard(heard, commits * together)
    moves = commits * together
    return {
        "moves": moves,
        "moves_a_commit": together,
        "moves_a_second": round(moves / seconds),
        "database_ms_a_move": round(1000 * used / moves, 3),
        "listeners": LISTENERS,
        "heard_by_each": min(len(ears) for ears in heard),
    }


async def _opened(stack: AsyncExitStack, url: str, heard: list[Notice] | None = None) -> Store:
    store = Store(url)
    await store.open(None if heard is None else heard.append)
    stack.push_async_callback(store.close)
    return store


def _moves(number: int, tables: int) -> Sequence[Row]:
    return [Row(f"t{table}", number, BODY) for table in range(tables)]


async def _until_all_heard(heard: list[list[Notice]], count: int) -> None:
    async with asyncio.timeout(60):
        while any(len(ears) < count for ears in heard):
            await asyncio.sleep(0.01)


async def both(postgres: Postgres, commits: int) -> dict[str, dict[str, float]]:
    found = {
        "one": await measure(postgres, commits, 1),
        "ten": await measure(postgres, commits // TOGETHER, TOGETHER),
    }
    return {name: {**row, "load": round(os.getloadavg()[0], 1)} for name, row in found.items()}


def table(found: dict[str, dict[str, float]]) -> list[str]:
    """As lines of docs/scale.md."""
    return ["| " + " | ".join(_cells(row)) + " |" for row in found.values()]


def _cells(row: dict[str, float]) -> list[str]:
    heard = f"{row['heard_by_each']:,} of {row['moves']:,}"
    cost = f"{row['database_ms_a_move']:.2f} ms"
    return [f"{row['moves_a_commit']}", f"{row['moves_a_second']:,}", cost, heard, f"{row['load']}"]


def kept() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def main() -> None:
    parser = ArgumentParser("bench.load.notices")
    parser.add_argument("--commits", type=int, default=2000)
    parser.add_argument("--publish", action="store_true")
    asked = parser.parse_args()
    with cluster(*SAFE) as postgres:
        found = asyncio.run(both(postgres, asked.commits))
    if asked.publish:
        KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print("\n".join([json.dumps(found, indent=1), *table(found)]))


if __name__ == "__main__":
    main()
