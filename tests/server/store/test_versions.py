"""Data of every earlier version are brought up to date, after a checked copy; newer are refused."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

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
EVENT = "INSERT INTO events VALUES ('t', 1, 5.5, CAST('body' AS BLOB))"
GUEST = "INSERT INTO guests (hash, name, at) VALUES ('secret', 'Ada', 5.5)"
KEY = "INSERT INTO keys (hash, guest, is_link) VALUES ('secret', 'secret', 0)"
WITH_KEYS = 3  # from this version on the first secret of a guest is a key like the others


def made(place: Path | str, version: int) -> Path | str:
    """Data as a rollwrite of that version left them."""
    if isinstance(place, str):
        with connected(place) as connection:
            bring_up(connection, 0, version)
            connection.execute(EVENT.replace("BLOB", "BYTEA"))
            for query in people(version):
                connection.execute(query)
        return place
    file = place / "tables.sqlite"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        for number, script in scripts_after(0)[:version]:
            database.executescript(f"{script} PRAGMA user_version = {number};")
        database.execute(EVENT)
        for query in people(version):
            database.execute(query)
    return file


def people(version: int) -> list[str]:
    return [GUEST, KEY] if version >= WITH_KEYS else [GUEST]


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


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
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
