"""Data of every earlier version are brought up to date, after a checked copy; newer are refused."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rollwrite.server.store.copying.archive import back_up, examined, restore
from rollwrite.server.store.copying.backup import verify
from rollwrite.server.store.postgresql.engine import bring_up
from rollwrite.server.store.postgresql.session import connected
from rollwrite.server.store.rows import StoreError
from rollwrite.server.store.schema import MIGRATIONS, scripts_after
from rollwrite.server.store.store import Store, prepare
from tests.server.postgres import Postgres
from tests.server.quiet import opened

EARLIER = range(1, len(MIGRATIONS))
EVERY = range(1, len(MIGRATIONS) + 1)
KINDS: dict[str, Any] = {"TEXT": "x", "INTEGER": 1, "REAL": 5.5, "BLOB": b"body"}
KNOWN: dict[str, dict[str, Any]] = {
    "events": {"table_id": "t"},
    "guests": {"hash": "secret", "name": "Ada"},
    "keys": {"hash": "secret", "guest": "secret", "is_link": 0},
}
FIRST_KEY = 3  # this version made a key of every guest's first secret; before, only others were
# Of every script that was released: data that were brought up by it are everywhere.
RELEASED = (
    "93376bb6674b481da67beea15fa0c34a94df8bb468b499b7df1b44121551bc60",
    "ee869734f3cba51171d88000832d9d8e905fa0b59c7e2a6ba76aed0d2fef1c5c",
    "1492130689bae2b07fcf93cb277fc1c28bbf19d50f6d93d60fc87e5831cb14ab",
    "0f11abc84ef543928cc26b66692756d5d7846374cc20a280d388afba7554eb2c",
    "b85baa876ca4317652a33aa4a242e58928f0cae3e08ea0cb4791dc30cea9f9ea",
    "8606d5d04b41acd238ab03757ae4331250354a5f76c3c74575ef3260d3fe6e15",
    "582675d6d80cb052d72f725d55f70b264fffe12f0195fa96866d872aaae9aa36",
    "611a6dd274a9a863aa7b2baeefc4fca0a6cb4beb1fd2d6c71b555d58abaab101",
)

Columns = dict[str, dict[str, str]]  # of every table, and of which kind each is
Row = dict[str, Any]


def made(place: Path | str, version: int) -> Path | str:
    """Data as a rollwrite of that version left them, with a row in each of its tables."""
    if isinstance(place, str):
        with connected(place) as connection:
            bring_up(connection, 0, version)
            for table, row in filled(version).items():
                marks = ", ".join(["%s"] * len(row))
                connection.execute(inserting(table, row, marks).encode(), list(row.values()))
        return place
    file = place / "tables.sqlite"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        bring_file_up(database, version)
        for table, row in filled(version).items():
            marks = ", ".join("?" * len(row))
            database.execute(inserting(table, row, marks), list(row.values()))
    return file


def inserting(table: str, row: Row, marks: str) -> str:
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"


def bring_file_up(database: sqlite3.Connection, version: int) -> None:
    for number, script in scripts_after(0)[:version]:
        database.executescript(f"{script} PRAGMA user_version = {number};")


def columns_of(version: int) -> Columns:
    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        bring_file_up(database, version)
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            table: {row[1]: row[2] for row in database.execute(f"PRAGMA table_info({table})")}
            for (table,) in tables
        }


def filled(version: int) -> dict[str, Row]:
    """One row for each table of a version, every column of it with something in it."""
    found = {
        table: {name: KINDS[kind] for name, kind in columns.items()} | KNOWN.get(table, {})
        for table, columns in columns_of(version).items()
    }
    if version < FIRST_KEY and "keys" in found:
        found["keys"]["hash"] = "another device"
    return found


def rows_of(place: Path | str, table: str, columns: list[str]) -> list[tuple[Any, ...]]:
    query = f"SELECT {', '.join(columns)} FROM {table}"
    if isinstance(place, str):
        with connected(place) as connection:
            return connection.execute(query.encode()).fetchall()
    with contextlib.closing(sqlite3.connect(place)) as database:
        return database.execute(query).fetchall()


def set_version(place: Path | str, version: int) -> None:
    if isinstance(place, str):
        with connected(place) as connection:
            connection.execute("UPDATE version SET number = %s", (version,))
    else:
        with contextlib.closing(sqlite3.connect(place)) as database:
            database.execute(f"PRAGMA user_version = {version}")


@pytest.mark.parametrize("version", EARLIER)
def test_data_of_every_earlier_version_go_on_and_a_copy_stays(
    place: Path | str, version: int, tmp_path: Path
) -> None:
    kept = made(place, version)
    prepare(kept, 1.0, tmp_path)
    copy = tmp_path / f"tables-of-version-{version}.sqlite"
    assert (verify(copy).tables, verify(copy).guests) == (1, 1)
    with contextlib.closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (version,)
    assert copy.stat().st_mode & 0o077 == 0

    async def look() -> None:
        async with opened(place) as store:
            (event,) = await store.events("t")
            assert (event.at, event.body) == (5.5, b"body")
            found = await store.persons.find("secret")
            assert found is not None
            assert found.name == "Ada"

    asyncio.run(look())


@pytest.mark.parametrize("version", EVERY)
def test_a_row_of_every_table_of_every_version_is_still_there(
    place: Path | str, version: int, tmp_path: Path
) -> None:
    kept = made(place, version)
    prepare(kept, 1.0, tmp_path)
    for table, row in filled(version).items():
        rows = rows_of(kept, table, list(row))
        is_joined = table == "keys" and version < FIRST_KEY  # by the guest's own
        assert tuple(row.values()) in rows, table
        assert len(rows) == 1 + is_joined, table
    assert len(filled(len(MIGRATIONS))) > len(filled(1))


def test_a_script_that_was_released_is_never_edited() -> None:
    """A further one has its digest appended here when it is released, and not before."""
    digests = tuple(sha256(script.encode()).hexdigest() for script in MIGRATIONS)
    assert digests[: len(RELEASED)] == RELEASED
    assert len(RELEASED) == len(MIGRATIONS)


@pytest.mark.parametrize("version", EVERY)
def test_a_copy_of_every_version_can_be_put_into_either_database(
    place: Path | str, version: int, tmp_path: Path
) -> None:
    old = tmp_path / "old"
    old.mkdir()
    source = made(old, version)
    assert isinstance(source, Path)
    target = place / "tables.sqlite" if isinstance(place, Path) else place
    assert restore(source, target) == ""
    prepare(target, 1.0, tmp_path)
    with examined(target) as found:
        assert found.count().events == 1


def test_newer_data_are_refused_and_left_as_they_are(place: Path | str, tmp_path: Path) -> None:
    newer = len(MIGRATIONS) + 1
    kept = made(place, len(MIGRATIONS))
    set_version(kept, newer)
    said = f"the data is of version {newer}; this rollwrite knows {len(MIGRATIONS)}"
    with pytest.raises(StoreError, match=said):
        prepare(kept, 0.0, tmp_path)
    with pytest.raises(StoreError, match=f"of version {newer}"):
        back_up(kept, tmp_path / "copy")
    set_version(kept, len(MIGRATIONS))
    prepare(kept, 1.0, tmp_path)


@pytest.mark.parametrize("version", EARLIER)
def test_where_no_copy_can_be_made_nothing_is_changed(
    place: Path | str, version: int, tmp_path: Path
) -> None:
    kept = made(place, version)
    (tmp_path / f"tables-of-version-{version}.sqlite").mkdir()
    with pytest.raises(StoreError, match="is no file"):
        prepare(kept, 0.0, tmp_path)
    with examined(kept) as found:
        assert found.count().events == 1
    (tmp_path / f"tables-of-version-{version}.sqlite").rmdir()
    prepare(kept, 1.0, tmp_path)


@pytest.mark.parametrize("version", EARLIER)
def test_data_that_another_node_uses_are_not_changed_under_it(
    postgres: Postgres, version: int, tmp_path: Path
) -> None:
    url = postgres.database()
    made(url, len(MIGRATIONS))

    async def main(file: Path) -> None:
        store = Store(url)
        await store.open()
        set_version(url, version)
        with pytest.raises(StoreError, match="other nodes use these data; stop them first"):
            await asyncio.to_thread(prepare, url, 0.0, tmp_path)
        with pytest.raises(StoreError, match="other nodes use these data; stop them first"):
            await asyncio.to_thread(restore, file, url)
        await store.close()

    old = tmp_path / "old"
    old.mkdir()
    file = made(old, version)
    assert isinstance(file, Path)
    asyncio.run(main(file))


def test_many_nodes_that_start_at_once_make_one_database(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.database()

    async def main() -> None:
        starting = [asyncio.to_thread(prepare, url, 5.0, tmp_path) for _ in range(6)]
        await asyncio.gather(*starting)

    asyncio.run(main())
    with examined(url) as found:
        assert found.count().events == 0
