"""What only a database of many nodes can do to a store: connections that die, nodes that race."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from rollwrite.server.store.copying.archive import back_up, described, examined, restore
from rollwrite.server.store.persons import Passkey
from rollwrite.server.store.postgresql.session import connected, shown
from rollwrite.server.store.rows import MISSED, Conflict, Notice, Row, StoreError
from rollwrite.server.store.store import Store
from tests.server.postgres import Postgres, cluster
from tests.server.quiet import opened, run

PASSKEY = Passkey("id", "ada", "example.org", b"\0\xff", 7, "desk", 5.5)


def row(number: int, table: str = "t") -> Row:
    return Row(table, number, b"{}", ("guest",))


def end_sessions(url: str) -> None:
    """What a restart does to every connection."""
    query = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
    """
    with psycopg.connect(url) as connection:
        connection.execute(query)


def test_of_two_nodes_that_race_for_a_number_one_wins(postgres: Postgres) -> None:
    url = postgres.database()

    async def main() -> None:
        async with opened(url) as one, opened(url) as other:
            for number in range(1, 60):
                results = await asyncio.gather(
                    one.append([row(number)]), other.append([row(number)]), return_exceptions=True
                )
                assert sum(isinstance(result, Conflict) for result in results) == 1, results
                assert sum(isinstance(result, float) for result in results) == 1
            assert len(await one.events("t")) == 59

    asyncio.run(main())


def test_a_node_hears_what_another_stored_and_not_what_it_stored_itself(
    postgres: Postgres,
) -> None:
    url = postgres.database()

    async def main() -> None:
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        own: list[Notice] = []
        async with opened(url, own.append) as one, opened(url, heard.put_nowait):
            await one.append([row(1), row(2), row(1, "u")])
            assert await heard.get() == Notice("event", "t", 2)
            assert await heard.get() == Notice("event", "u", 1)
            with pytest.raises(Conflict):
                await one.append([row(3), row(1)])
            await one.tell(Notice("said", "t", 3, "two words"))
            assert await heard.get() == Notice("said", "t", 3, "two words")
        assert not own

    asyncio.run(main())


def test_a_node_whose_sessions_end_works_on_and_knows_that_it_missed_something(
    postgres: Postgres,
) -> None:
    url = postgres.database()

    async def main() -> None:
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        async with opened(url, heard.put_nowait) as store:
            for number in range(1, 4):
                await asyncio.to_thread(end_sessions, url)
                await store.append([row(number)])
                assert await heard.get() == MISSED
                await store.check()
            assert len(await store.events("t")) == 3

    asyncio.run(main())


def test_a_driver_that_loses_count_of_the_answers_is_asked_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As psycopg did when its database was killed in the middle of many answers."""
    whole, failures = psycopg.Connection.pipeline, [IndexError("pop from an empty deque")]

    @contextmanager
    def miscounting(connection: psycopg.Connection) -> Iterator[psycopg.Pipeline]:
        with whole(connection) as pipeline:
            yield pipeline
        if failures:
            raise failures.pop()

    async def main() -> None:
        async with opened(postgres.database()) as store:
            monkeypatch.setattr(psycopg.Connection, "pipeline", miscounting)
            await store.append([row(1)])
            assert not failures
            assert len(await store.events("t")) == 1, "neither lost nor done twice"

    asyncio.run(main())


def test_a_line_with_an_answer_too_many_is_made_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed in the middle of many answers, a session may stay open and of no more use."""
    whole, extra = psycopg.Connection.pipeline, [b"SELECT pg_sleep(0.2)"]

    @contextmanager
    def talkative(connection: psycopg.Connection) -> Iterator[psycopg.Pipeline]:
        with whole(connection) as pipeline:
            yield pipeline
            if extra:
                connection.pgconn.send_query_params(extra.pop(), None)

    async def main() -> None:
        async with opened(postgres.database()) as store:
            monkeypatch.setattr(psycopg.Connection, "pipeline", talkative)
            await store.append([row(1)])
            assert not extra
            await store.append([row(2)])
            assert len(await store.events("t")) == 2, "neither lost nor done twice"

    asyncio.run(main())


def test_a_restart_of_the_database_loses_nothing_and_refuses_nobody_who_waits() -> None:
    with cluster() as postgres:
        url = postgres.database()

        async def main() -> None:
            async with opened(url) as store:
                await store.append([row(1)])
                postgres.kill()
                waiting = [asyncio.create_task(store.append([row(n)])) for n in range(2, 12)]
                await asyncio.to_thread(postgres.start)
                await asyncio.gather(*waiting)
                assert len(await store.events("t")) == 11

        asyncio.run(main())


def test_a_database_that_stays_away_is_told_and_found_again() -> None:
    with cluster() as postgres:
        url = postgres.database()

        async def main() -> None:
            store = Store(url, patience=0.3)
            await store.open()
            await store.append([row(1)])
            postgres.kill()
            for _ in range(2):
                with pytest.raises(StoreError, match="cannot be reached"):
                    await store.append([row(2)])
            await asyncio.to_thread(postgres.start)
            await store.append([row(2)])
            assert len(await store.events("t")) == 2
            await store.close()

        asyncio.run(main())


@contextmanager
def between(port: int) -> Iterator[Line]:
    line = Line(port)
    try:
        yield line
    finally:
        line.close()


class Line:
    """A wire to the database that can be held or cut, in either direction."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        self._ends: list[socket.socket] = []
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.is_mute = False
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, far = self._door.accept()[0], socket.create_connection(self._to)
                self._ends += [near, far]
                for pair in ((near, far, False), (far, near, True)):
                    threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if is_answer:
                    self.may_answer.wait()
                if not self.is_mute:
                    target.sendall(data)
            target.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Everything that is on its way is gone."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()
        self.may_answer.set()

    def close(self) -> None:
        self._door.close()
        self.cut()


def test_a_commit_whose_answer_is_lost_is_neither_lost_nor_done_twice(
    postgres: Postgres,
) -> None:
    """It happened, and nobody was told: whoever asked is told so after all."""
    url = postgres.database()

    async def main(line: Line) -> None:
        far = url.replace(f":{postgres.port}/", f":{line.port}/")
        async with opened(far) as store, opened(url) as other:
            await store.append([row(1)])
            line.may_answer.clear()
            asked = [asyncio.create_task(store.append([row(n), row(n + 1)])) for n in (2, 4, 6)]
            while len(await other.events("t")) < 2:
                await asyncio.sleep(0)
            line.cut()
            await asyncio.gather(*asked)
            assert [event.number for event in await other.events("t")] == list(range(1, 8))

    with between(postgres.port) as line:
        asyncio.run(main(line))


def test_a_line_that_is_half_open_is_given_up(postgres: Postgres) -> None:
    """Bytes leave, and none ever come back: no error of the system tells of that."""
    url = postgres.database()

    async def main(line: Line) -> None:
        far = url.replace(f":{postgres.port}/", f":{line.port}/")
        store = Store(far, patience=1.0)
        await store.open()
        await store.append([row(1)])
        line.is_mute = True
        with pytest.raises(StoreError, match="cannot be reached"):
            await store.append([row(2)])
        line.is_mute = False
        line.cut()
        await store.check()
        await store.close()

    with between(postgres.port) as line:
        asyncio.run(main(line))


def test_one_node_has_a_claim_until_it_releases_it_or_dies(postgres: Postgres) -> None:
    url = postgres.database()

    async def main() -> None:
        async with opened(url) as one, opened(url) as other:
            assert await one.claim("t 1")
            assert not await other.claim("t 1")
            assert await other.claim("t 2")
            await one.release("t 1")
            assert await other.claim("t 1")
            assert not await one.claim("t 1")
            await asyncio.to_thread(end_sessions, url)
            assert await one.claim("t 1")

    asyncio.run(main())


def test_a_file_goes_into_a_database_and_back_and_what_was_there_stays_aside(
    postgres: Postgres, tmp_path: Path
) -> None:
    url, copy = postgres.database(), tmp_path / "copy.sqlite"

    async def fill(store: Store) -> None:
        await store.append([row(1), row(2), row(1, "u")])
        await store.persons.put("ada", "Ada")
        await store.persons.put_device("device", "ada", "desk")
        await store.persons.put_link("link", "ada")
        await store.persons.put_passkey(PASSKEY)

    async def look(store: Store) -> None:
        assert [event.number for event in await store.events("t")] == [1, 2]
        assert await store.persons.find("link", is_link=True) is not None
        assert await store.persons.find("device") is not None
        assert await store.persons.passkey("id") == PASSKEY
        assert len(await store.tables_of("guest", 9)) == 2

    run(tmp_path, fill)
    assert restore(tmp_path / "tables.sqlite", url) == ""
    run(url, look)
    assert back_up(url, copy).tables == 2
    assert copy.stat().st_mode & 0o077 == 0
    second = tmp_path / "second"
    second.mkdir()
    restore(copy, second / "tables.sqlite")
    run(second, look)
    assert "rollwrite_before_" in restore(copy, url)
    run(url, look)
    with connected(url) as connection:
        query = "SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'rollwrite_before_%'"
        assert connection.execute(query).fetchone() == (1,)


def test_a_bad_copy_changes_nothing(postgres: Postgres, tmp_path: Path) -> None:
    url, bad = postgres.database(), tmp_path / "bad"
    bad.write_bytes(b"no database")

    async def fill(store: Store) -> None:
        await store.append([row(1)])

    run(url, fill)
    with pytest.raises(StoreError):
        restore(bad, url)
    with examined(url) as found:
        assert found.count().events == 1


def test_what_cannot_be_reached_is_said_in_one_sentence_without_the_password(
    tmp_path: Path, postgres: Postgres
) -> None:
    absent = f"postgresql://ada:hush@127.0.0.1:{postgres.port}/absent"
    for task in (lambda: back_up(absent, tmp_path / "copy"), lambda: described(absent)):
        with pytest.raises(StoreError, match="does not exist") as refused:
            task()
        assert "hush" not in str(refused.value)
        assert "\n" not in str(refused.value)
    assert shown("postgresql://a:b@c/d?password=e") == "postgresql://a@c/d"
    with pytest.raises(StoreError, match="nothing is kept"):
        back_up(postgres.database(), tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
