"""The store: an append-only log in SQLite, one writer thread, many commits in one.

Callers await a future that resolves after the commit that holds their work.
While one commit is on its way to the disk the next jobs gather; they share the
following one. ``synchronous=FULL`` syncs the write-ahead log at each commit, so
that neither a killed process nor a power cut loses what was acknowledged; the
shared commits keep it cheap.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MOST_IN_ONE_COMMIT = 500

# One append-only schema: a list of scripts does what Alembic would. Never edit
# a script that was released; append the next one.
MIGRATIONS = (
    """
    CREATE TABLE events (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE guests (
        hash TEXT PRIMARY KEY, name TEXT NOT NULL, at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE places (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    """,
    # Other secrets of a guest: of its further devices, and of the link that makes one.
    """
    CREATE TABLE keys (
        hash TEXT PRIMARY KEY, guest TEXT NOT NULL, is_link INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX links ON keys (guest) WHERE is_link;
    """,
)


class StoreError(Exception):
    """The store cannot do what it was asked."""


class Conflict(StoreError):
    """Somebody else stored an event with this number first."""


@dataclass(frozen=True, slots=True)
class Row:
    """One event of one table. ``guests`` sit at the table from now on."""

    table: str
    number: int
    body: bytes
    guests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stored:
    number: int
    at: float
    body: bytes


@dataclass(slots=True)
class _Job:
    work: Work[Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Store:
    """The port to the database; the only thing that knows SQL."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._opened: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # -- life -------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._opened = self._loop.create_future()
        self._thread.start()
        await self._opened

    async def close(self) -> None:
        """Finish what was asked for, then close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- what the server asks for -----------------------------------------------

    async def append(self, rows: Sequence[Row]) -> float:
        """Store all rows or none; when. ``Conflict`` if a number is taken."""
        now = time.time()
        await self._do(lambda connection: _insert(connection, rows, now))
        return now

    async def events(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table, in order."""
        query = "SELECT number, at, body FROM events WHERE table_id = ? AND number > ? ORDER BY 1"
        rows = await self._do(lambda connection: connection.execute(query, (table, after)))
        return [Stored(*row) for row in rows]

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables where a guest has or had a seat, last changed first."""
        query = """
            SELECT table_id, (SELECT at FROM events WHERE events.table_id = places.table_id
                              ORDER BY number DESC LIMIT 1) AS changed
            FROM places WHERE guest = ? ORDER BY changed DESC LIMIT ?
        """
        rows = await self._do(lambda connection: connection.execute(query, (guest, most)))
        return [row[0] for row in rows]

    async def put_guest(self, digest: str, name: str) -> None:
        query = """
            INSERT INTO guests VALUES (?, ?, ?)
            ON CONFLICT (hash) DO UPDATE SET name = excluded.name
        """
        values = (digest, name, time.time())
        await self._do(lambda connection: connection.execute(query, values))

    async def guest_of(self, digest: str, is_link: bool = False) -> tuple[str, str] | None:
        """The guest and its name: by its own secret or a device's, or by its link."""
        query = """
            SELECT guests.hash, name FROM keys JOIN guests ON guests.hash = guest
            WHERE keys.hash = :hash AND is_link = :link
            UNION ALL SELECT hash, name FROM guests WHERE hash = :hash AND NOT :link
        """
        values = {"hash": digest, "link": is_link}
        rows = await self._do(lambda connection: connection.execute(query, values))
        return (rows[0][0], rows[0][1]) if rows else None

    async def put_key(self, digest: str, guest: str, is_link: bool) -> None:
        """One more secret of a guest; a new link takes the place of the one before."""
        query = "INSERT OR REPLACE INTO keys VALUES (?, ?, ?)"
        values = (digest, guest, is_link)
        await self._do(lambda connection: connection.execute(query, values))

    async def _do(self, work: Work[sqlite3.Cursor]) -> list[Any]:
        assert self._loop is not None, "open the store first"
        if not self._thread.is_alive():
            raise StoreError("the store is closed")
        job = _Job(lambda connection: work(connection).fetchall(), self._loop.create_future())
        self._jobs.put(job)
        found: list[Any] = await job.future
        return found

    # -- the writer thread ------------------------------------------------------

    def _run(self) -> None:
        opened = self._opened
        assert opened is not None, "the thread starts in open()"
        try:
            connection = connect(self.path)
        except Exception as error:
            self._back(partial(opened.set_exception, error))
            return
        self._back(lambda: opened.set_result(None))
        is_open = True
        while is_open:
            batch = self._batch()
            is_open = None not in batch
            self._commit(connection, [job for job in batch if job is not None])
        connection.close()

    def _batch(self) -> list[_Job | None]:
        batch = [self._jobs.get()]
        while len(batch) < MOST_IN_ONE_COMMIT:
            try:
                batch.append(self._jobs.get_nowait())
            except Empty:
                break
        return batch

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        try:
            connection.execute("BEGIN")
            for job in jobs:
                _try(job, connection)
            connection.execute("COMMIT")
        except Exception as error:
            _give_up(connection, jobs, error)
        self._back(partial(_settle, jobs))

    def _back(self, call: Callable[[], object]) -> None:
        """Run a call on the event loop, if it still turns."""
        assert self._loop is not None, "the thread starts in open()"
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)


def connect(path: Path) -> sqlite3.Connection:
    """The database, made or brought up to date. Only its owner may read it: it holds secrets."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    connection = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    _migrate(connection)
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(
            f"the data is of version {version}; this rollwrite knows {len(MIGRATIONS)}"
        )
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")


def _insert(connection: sqlite3.Connection, rows: Sequence[Row], now: float) -> sqlite3.Cursor:
    """One statement for all rows: SQLite takes all of them or none."""
    places = ", ".join(["(?, ?, ?, ?)"] * len(rows))
    values = [value for row in rows for value in (row.table, row.number, now, row.body)]
    connection.execute(f"INSERT INTO events VALUES {places}", values)
    sitting = [(guest, row.table) for row in rows for guest in row.guests]
    return connection.executemany("INSERT OR IGNORE INTO places VALUES (?, ?)", sitting)


def _try(job: _Job, connection: sqlite3.Connection) -> None:
    try:
        job.result = job.work(connection)
    except sqlite3.IntegrityError as error:
        job.error = Conflict(str(error))


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()


def _give_up(connection: sqlite3.Connection, jobs: list[_Job], error: Exception) -> None:
    """A full disk, say: nothing of this commit happened, and nobody is told it did."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    for job in jobs:
        job.error = StoreError(str(error))
