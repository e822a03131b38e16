"""The database file: made, brought up to date, opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from .rows import StoreError

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


PATIENCE = 10.0
OWNER_ONLY = 0o600


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
