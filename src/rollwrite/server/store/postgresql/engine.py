"""PostgreSQL: one database for any number of nodes.

A node has two connections, one that works and one that listens. What it is asked
while a commit is on its way shares the next one, sent in one go. A connection that
is lost is made again and the work done again; whether a commit that was on its way
then has happened is found out, so that nobody is told anything else.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..rows import Conflict, StoreError
from ..schema import MIGRATIONS, for_postgresql, scripts_after
from ..writer import Job, Statement
from .session import (
    NODES,
    NOT_ALONE,
    STARTING,
    Connection,
    Lost,
    Watch,
    connect,
    lock,
    locked,
    psycopg,
    sentence,
    shown,
)

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
GOING = ("57P01", "57P02", "57P03")  # it shuts down, crashes, starts
# A database that dies while it answers many at once makes psycopg lose count of the answers.
FAILED = (Lost, psycopg.Error, StoreError, IndexError)


# -- versions -----------------------------------------------------------------------


def version_of(connection: Connection) -> int:
    """0 where nothing was ever kept."""
    found = connection.execute("SELECT to_regclass('rollwrite.version') IS NOT NULL").fetchone()
    if found is None or not found[0]:
        return 0
    row = connection.execute("SELECT number FROM rollwrite.version").fetchone()
    return int(row[0]) if row else 0


def prepare(connection: Connection, url: str, copies: Path | None) -> None:
    """Made or brought up to date, by one node at a time, after a checked copy of older data."""
    with locked(connection, STARTING):
        version = version_of(connection)
        if not scripts_after(version):
            return
        if not lock(connection, "pg_try_advisory_lock", NODES):
            raise StoreError(f"the data is of version {version}: {NOT_ALONE}")
        try:
            if version:
                _keep_copy(url, version, copies)
            with connection.transaction():
                bring_up(connection, version)
        finally:
            lock(connection, "pg_advisory_unlock", NODES)


def _keep_copy(url: str, version: int, copies: Path | None) -> None:
    from ..copying.archive import back_up
    from ..sqlite import copy_name

    if copies is None:
        raise StoreError(f"the data is of version {version}, and there is no place for a copy")
    copies.mkdir(mode=0o700, parents=True, exist_ok=True)
    back_up(url, copies / copy_name(version))


def bring_up(connection: Connection, version: int, last: int = len(MIGRATIONS)) -> None:
    """All tables as they are in the last version."""
    if not version:
        connection.execute("CREATE SCHEMA rollwrite")
        connection.execute("CREATE TABLE rollwrite.version (number INTEGER NOT NULL)")
        connection.execute("INSERT INTO rollwrite.version VALUES (0)")
    for number, script in scripts_after(version)[: last - version]:
        connection.execute(for_postgresql(script))
        connection.execute("UPDATE rollwrite.version SET number = %s", (number,))


# -- work ---------------------------------------------------------------------------


class Postgres:
    """The engine of a node."""

    def __init__(self, url: str, patience: float, copies: Path | None) -> None:
        self._url, self._patience, self._copies = url, patience, copies
        self._connection: Connection | None = None
        self._watch = Watch(patience)
        self.process = 0  # the one that works for us over there

    def open(self) -> Postgres:
        until = time.monotonic() + self._patience
        while True:
            try:
                self._at()
                return self
            except (Lost, psycopg.Error) as error:
                if time.monotonic() > until or _is_final(error):
                    raise StoreError(f"{shown(self._url)}: {sentence(error)}") from None
            time.sleep(FIRST_PAUSE)

    def close(self) -> None:
        self._watch.close()
        if self._connection is not None:
            self._connection.close()

    def commit(self, jobs: list[Job]) -> None:
        pause = FIRST_PAUSE
        while jobs:
            try:
                connection = self._at()
                with self._watch.over(connection):
                    self._work(connection, jobs)
                return
            except FAILED as error:
                self._leave()
                jobs = self._in_time(jobs, error)
            time.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _at(self) -> Connection:
        """The connection; a new one is known as a node's, of data we know."""
        if self._connection is None:
            connection = connect(self._url)
            try:
                with self._watch.over(connection):
                    prepare(connection, self._url, self._copies)
                    lock(connection, "pg_advisory_lock_shared", NODES)
            except BaseException:
                connection.close()
                raise
            self.process = connection.info.backend_pid
            self._connection = connection
        return self._connection

    def _leave(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    def _in_time(self, jobs: list[Job], error: Exception) -> list[Job]:
        """Who waited too long is told so; the others are tried again."""
        late = time.monotonic() - self._patience
        left = [job for job in jobs if not job.is_done]
        for job in left:
            if job.asked < late:
                job.error = StoreError(f"the database cannot be reached: {sentence(error)}")
        return [job for job in left if job.error is None]

    def _work(self, connection: Connection, jobs: list[Job]) -> None:
        together = [job for job in jobs if not (job.is_apart or job.is_done)]
        try:
            _together(connection, together)
        except (psycopg.Error, UnicodeError) as error:
            _raise_if_lost(connection, error)
            for job in together:
                _alone(connection, job)
        for job in jobs:
            if job.is_apart and not job.is_done:
                _alone(connection, job)


def _together(connection: Connection, jobs: list[Job]) -> None:
    """All of them in one commit, sent in one go; one failure fails all.

    What is sent in one go without a word on transactions is one.
    """
    with connection.pipeline():
        cursors = [_ask(connection, job.statements) for job in jobs]
    for job, cursor in zip(jobs, cursors):
        _finish(job, cursor)


def _alone(connection: Connection, job: Job) -> None:
    try:
        _together(connection, [job])
    except psycopg.IntegrityError as error:
        if job.proof is None or not _ask(connection, [job.proof]).fetchall():
            job.error = Conflict(sentence(error))
        job.is_done = True
    except (psycopg.Error, UnicodeError) as error:
        _raise_if_lost(connection, error)
        job.error, job.is_done = StoreError(sentence(error)), True


def _ask(connection: Connection, statements: Iterable[Statement]) -> psycopg.Cursor[Any]:
    for query, values in statements:
        cursor = connection.execute(_theirs(query), [_sayable(value) for value in values])
    return cursor


def _finish(job: Job, cursor: psycopg.Cursor[Any]) -> None:
    job.rows = cursor.fetchall() if cursor.description else []
    job.is_done = True


_KNOWN: dict[str, str] = {}


def _theirs(query: str) -> str:
    """Our queries hold no question and no per cent but for values."""
    if query not in _KNOWN:
        _KNOWN[query] = query.replace("?", "%s")
    return _KNOWN[query]


def _sayable(value: object) -> object:
    """Their texts hold no NUL; whoever asks for one finds nothing."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _raise_if_lost(connection: Connection, error: Exception) -> None:
    is_going = isinstance(error, psycopg.Error) and error.sqlstate in GOING
    if connection.closed or connection.broken or is_going or _is_stuck(connection):
        raise Lost(sentence(error)) from None


def _is_stuck(connection: Connection) -> bool:
    """Answers to many questions are still on their way, and nobody knows any more to which."""
    return connection.pgconn.pipeline_status != psycopg.pq.PipelineStatus.OFF


def _is_final(error: Exception) -> bool:
    """Nothing that waiting would mend: no such database, no such user, no such address."""
    told = sentence(error)
    is_absent = "does not exist" in told or "authentication failed" in told
    return is_absent or "could not translate host name" in told or "invalid" in told
