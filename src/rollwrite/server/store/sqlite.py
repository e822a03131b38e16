"""SQLite: one file for one machine, made, brought up to date, opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from .copying.backup import back_up
from .rows import Conflict, StoreError
from .schema import FORGETS_SINCE, OWNER_ONLY, PATIENCE, scripts_after
from .writer import Job, merged


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """The database, made or brought up to date. Only its owner may read it: it holds secrets."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(OWNER_ONLY)
    path.chmod(OWNER_ONLY)
    connection = sqlite3.connect(
        path, isolation_level=None, timeout=patience, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # who is forgotten is in no freed page
    _migrate(connection, path)
    return connection


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    scripts = scripts_after(version)
    if version and scripts:
        back_up(path, path.with_name(copy_name(version)))
    for number, script in scripts:
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
    if 0 < version < FORGETS_SINCE:
        connection.execute("VACUUM")  # what was deleted before is gone from here on


def copy_name(version: int) -> str:
    """The checked copy of data of a version, made before they are brought up to date."""
    return f"tables-of-version-{version}.sqlite"


class File:
    """``synchronous=FULL`` syncs the write-ahead log at each commit."""

    def __init__(self, path: Path, patience: float) -> None:
        try:
            self._connection = connect(path, patience)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from None
        self._most_values = self._connection.getlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER)

    def commit(self, jobs: list[Job]) -> None:
        together = [job for job in jobs if not job.is_apart]
        if not self._in_one(together):
            self._one_by_one(together)
        for job in jobs:
            if job.is_apart:
                self._alone(job)

    def _in_one(self, jobs: list[Job]) -> bool:
        """Moves of many tables are one statement and by that one commit: each statement more
        would cost the interpreter two changes of threads. If two of them want the same number,
        nothing has happened, and each is tried by itself."""
        statement = merged(jobs, self._most_values)
        if statement is None:
            return False
        try:
            self._connection.execute(*statement)
        except sqlite3.IntegrityError:
            return False
        except Exception as error:
            self._give_up(jobs, error)
        return True

    def _one_by_one(self, together: list[Job]) -> None:
        try:
            self._connection.execute("BEGIN")
            for job in together:
                self._try(job)
            self._connection.execute("COMMIT")
        except Exception as error:
            self._give_up(together, error)

    def _alone(self, job: Job) -> None:
        """What concerns the file and not what is in it."""
        try:
            self._try(job)
        except sqlite3.Error as error:
            job.error = StoreError(str(error))

    def _try(self, job: Job) -> None:
        """One statement takes all its rows or none; only the first of a job can conflict."""
        try:
            for query, values in job.statements:
                job.rows = self._connection.execute(query, values).fetchall()
        except sqlite3.IntegrityError as error:
            job.error = Conflict(str(error))

    def _give_up(self, jobs: list[Job], error: Exception) -> None:
        """A full disk, say: nothing of this commit happened, and nobody is told it did."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        for job in jobs:
            job.error = StoreError(str(error))

    def close(self) -> None:
        self._connection.close()
