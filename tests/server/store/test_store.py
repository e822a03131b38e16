"""Events and guests are kept, all of a batch or none of it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rollwrite.server.store.rows import Conflict, Row, StoreError
from rollwrite.server.store.schema import MIGRATIONS, connect
from rollwrite.server.store.store import Store
from tests.server.quiet import opened, run


def row(number: int, table: str = "t") -> Row:
    return Row(table, number, b"{}", ("guest",))


def test_events_come_back_in_order(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append([row(1), row(2)])
        await store.append([row(3)])
        assert [event.number for event in await store.events("t")] == [1, 2, 3]
        assert [event.number for event in await store.events("t", after=2)] == [3]
        assert await store.tables_of("guest", 10) == ["t"]

    run(tmp_path, work)


def test_a_taken_number_is_a_conflict_and_stores_nothing_of_its_batch(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append([row(1)])
        with pytest.raises(Conflict):
            await store.append([row(2), row(1)])
        assert [event.number for event in await store.events("t")] == [1]

    run(tmp_path, work)


def test_many_writers_share_commits_and_one_conflict_hurts_nobody_else(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        rows = [[row(number)] for number in range(1, 200)] + [[row(7)]]
        results = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [False] * 199 + [True]
        assert len(await store.events("t")) == 199

    run(tmp_path, work)


def test_a_closed_store_refuses(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.append([row(1)])
        with pytest.raises(StoreError):
            await store.append([row(2)])

    asyncio.run(main())


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    connect(tmp_path / "tables.sqlite").close()
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


def test_data_of_a_newer_rollwrite_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()

    async def main() -> None:
        with pytest.raises(StoreError, match="version"):
            await Store(path).open()

    asyncio.run(main())
