"""What both databases promise: events and guests are kept, all of a batch or none of it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from rollwrite.server.store.persons import Passkey
from rollwrite.server.store.rows import Conflict, Outcome, Row, StoreError
from rollwrite.server.store.schema import MIGRATIONS
from rollwrite.server.store.sqlite import connect
from rollwrite.server.store.store import Store
from tests.server.quiet import opened, run

Place = Path | str


def row(number: int, table: str = "t", guest: str = "guest") -> Row:
    return Row(table, number, b"{}", (guest,))


def test_events_come_back_in_order(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.append([row(1), row(2)])
        await store.append([row(3)])
        assert [event.number for event in await store.events("t")] == [1, 2, 3]
        assert [event.number for event in await store.events("t", after=2)] == [3]
        assert await store.events("u") == []

    run(place, work)


def test_events_come_back_as_they_were(place: Place) -> None:
    bodies = [b"", b"{}", bytes(range(256)), "äöü “?” %s".encode(), b"x" * 100_000]

    async def work(store: Store) -> None:
        at = await store.append([Row("t", n, body) for n, body in enumerate(bodies, 1)])
        found = await store.events("t")
        assert [(event.body, event.at) for event in found] == [(body, at) for body in bodies]

    run(place, work)


def test_a_taken_number_is_a_conflict_and_stores_nothing_of_its_batch(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.append([row(1)])
        with pytest.raises(Conflict):
            await store.append([row(2), row(1, guest="other")])
        assert [event.number for event in await store.events("t")] == [1]
        assert await store.tables_of("other", 10) == []

    run(place, work)


def test_many_writers_share_commits_and_one_conflict_hurts_nobody_else(place: Place) -> None:
    async def work(store: Store) -> None:
        rows = [[row(number)] for number in range(1, 200)] + [[row(7)]]
        results = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [False] * 199 + [True]
        assert len(await store.events("t")) == 199

    run(place, work)


def test_moves_of_many_tables_share_a_commit_and_the_one_that_came_too_late_is_told(
    place: Place,
) -> None:
    """Moves name no guests, so they are written in one go."""

    async def work(store: Store) -> None:
        batches = [[Row(f"t{n}", 1, b"a"), Row(f"t{n}", 2, b"b")] for n in range(150)]
        batches.append([Row("t7", 3, b"c"), Row("t7", 2, b"too late")])
        batches.append([Row("t8", 3, b"in time")])
        results = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
        late = [isinstance(result, Conflict) for result in results]
        assert late == [False] * 150 + [True, False]
        assert [event.body for event in await store.events("t7")] == [b"a", b"b"]
        assert [event.body for event in await store.events("t8")] == [b"a", b"b", b"in time"]

    run(place, work)


def test_more_than_fits_into_one_statement_is_stored_nevertheless(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        rows = [[Row(f"t{n}", number, b"{}") for number in range(1, 41)] for n in range(400)]
        await asyncio.gather(*map(store.append, rows))
        assert len(await store.events("t399")) == 40

    run(tmp_path, work)


def test_a_guests_tables_come_with_the_last_changed_first(place: Place) -> None:
    async def work(store: Store) -> None:
        for table in ("a", "b", "c"):
            await store.append([row(1, table), row(2, table)])
        await store.append([row(3, "a", "other")])
        assert await store.tables_of("guest", 10) == [("a", 3), ("c", 2), ("b", 2)]
        assert await store.tables_of("guest", 2) == [("a", 3), ("c", 2)]
        assert await store.tables_of("nobody", 10) == []

    run(place, work)


def test_a_person_is_found_by_its_devices_and_its_last_link(place: Place) -> None:
    async def work(store: Store) -> None:
        persons = store.persons
        await persons.put("ada", "Ada")
        await persons.put("bob", "Bob")
        for device in ("desk", "phone"):
            await persons.put_device(device, "ada", device)
        for link in ("old link", "link"):
            await persons.put_link(link, "ada")
        await persons.put_link("Bob's", "bob")
        await persons.put("ada", "Countess")
        await persons.put_face("ada", "fox")
        for key in ("desk", "phone"):
            found = await persons.find(key)
            assert found is not None
            assert (found.guest, found.name, found.face) == ("ada", "Countess", "fox")
            assert await persons.find(key, is_link=True) is None
        assert [await persons.find(link) for link in ("link", "old link")] == [None, None]
        assert await persons.find("link", is_link=True) is not None
        assert await persons.find("Bob's", is_link=True) is not None
        assert await persons.find("old link", is_link=True) is None
        await persons.touch("desk", "kitchen")
        assert [device.name for device in await persons.devices("ada")] == ["kitchen", "phone"]
        await persons.drop_devices("ada", "desk")
        assert await persons.find("phone") is None
        assert await persons.made("ada") > 0

    run(place, work)


def test_ways_to_sign_in_are_kept_and_used_up(place: Place) -> None:
    key = Passkey("id", "ada", "example.org", b"\0\xff", 2**32 - 1, "desk", 5.5)

    async def work(store: Store) -> None:
        persons = store.persons
        await persons.put_password("ada", "countess", "hash")
        await persons.put_password("ada", "countess", "other hash")
        with pytest.raises(Conflict):
            await persons.put_password("bob", "countess", "hash")
        assert await persons.password("ada") == ("countess", "other hash")
        assert await persons.by_login("countess") == ("ada", "other hash")
        await persons.put_passkey(key)
        with pytest.raises(Conflict):
            await persons.put_passkey(key)
        assert await persons.passkey("id") == key
        await persons.use_passkey("id", 7)
        assert [one.used for one in await persons.passkeys("ada")] == [7]
        await persons.put_challenge("nonce", "ada", time.time() + 60)
        assert not await persons.take_challenge("nonce", "bob")
        assert [await persons.take_challenge("nonce", "ada") for _ in range(2)] == [True, False]
        await persons.put_codes("ada", ["1", "2", "3"])
        assert [await persons.use_code("2") for _ in range(2)] == ["ada", ""]
        assert await persons.codes("ada") == (2, 3)
        assert await persons.codes("bob") == (0, 0)
        await persons.forget("ada")
        assert await persons.passkeys("ada") == []
        assert await persons.by_login("countess") is None

    run(place, work)


def test_places_are_put_away_moved_and_erased(place: Place) -> None:
    async def work(store: Store) -> None:
        for table in ("a", "b"):
            await store.append([row(1, table), row(2, table)])
        await store.persons.put_away("guest", "a", True)
        assert await store.tables_of("guest", 10) == [("b", 2)]
        assert sorted(await store.all_of("guest")) == ["a", "b"]
        await store.put_results("a", [Outcome("a", 0, True, b"{}")])
        await store.put_results("a", [Outcome("a", 0, True, b"[]")])
        assert await store.results_of("guest") == [b"[]"]
        assert await store.unfinished_of("guest") == ["b"]
        await store.persons.move_places("guest", "other")
        assert sorted(await store.all_of("other")) == ["a", "b"]
        await store.rewrite("a", [Row("a", 2, b"blot")])
        assert [event.body for event in await store.events("a")] == [b"{}", b"blot"]
        await store.erase("a", but=2)
        assert [event.number for event in await store.events("a")] == [2]
        assert await store.all_of("guest") == ["b"]

    run(place, work)


def test_what_no_table_is_called_is_not_found(place: Place) -> None:
    async def work(store: Store) -> None:
        for name in ("", "\0", "a\0b", "%s", "?", "'; DROP TABLE events; --", "x" * 10_000, "🎲"):
            assert await store.events(name) == []
        await store.check()

    run(place, work)


def test_a_closed_store_refuses(place: Place) -> None:
    async def main() -> None:
        async with opened(place) as store:
            await store.append([row(1)])
        with pytest.raises(StoreError):
            await store.append([row(2)])

    asyncio.run(main())


def test_what_was_kept_is_there_again(place: Place) -> None:
    async def write(store: Store) -> None:
        await store.append([row(1)])

    async def read(store: Store) -> None:
        assert len(await store.events("t")) == 1

    run(place, write)
    run(place, read)


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


def test_guests_from_before_devices_were_kept_are_known_by_all_their_secrets(
    tmp_path: Path,
) -> None:
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    for script in MIGRATIONS[:2]:
        database.executescript(script)
    database.execute("INSERT INTO guests VALUES ('first', 'Ada', 7.0)")
    database.execute("INSERT INTO keys VALUES ('second', 'first', 0), ('link', 'first', 1)")
    database.execute("INSERT INTO places VALUES ('first', 't')")
    database.execute("PRAGMA user_version = 2")
    database.commit()
    database.close()

    async def work(store: Store) -> None:
        for key in ("first", "second"):
            found = await store.persons.find(key)
            assert found is not None
            assert (found.guest, found.name, found.face) == ("first", "Ada", "")
        assert await store.persons.find("link") is None
        assert await store.persons.find("link", is_link=True) is not None
        assert await store.all_of("first") == ["t"]

    run(tmp_path, work)
