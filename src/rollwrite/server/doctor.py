"""A look at the data of a server, running or not: what is well, what is not, what mends it."""

from __future__ import annotations

import platform
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rollwrite import __version__
from rollwrite.kernel.compiled import is_compiled

from .house.ledger import room_of
from .refusal import Refusal
from .settings import Settings
from .store.backup import all_tables, check, count, opened
from .store.claim import Taken, claimed
from .store.rows import StoreError

LEAST_SPACE = 100_000_000
OTHERS = 0o077


@dataclass(frozen=True, slots=True)
class Finding:
    """``mend`` says what to do where something is not well."""

    sentence: str
    mend: str = ""

    @property
    def is_well(self) -> bool:
        return not self.mend


def examine(settings: Settings) -> Iterator[Finding]:
    yield _versions()
    if not settings.database.exists():
        yield Finding(f"Nothing is kept in {settings.data} yet")
        return
    yield _server(settings.data)
    yield _space(settings.data)
    yield _privacy(settings.database)
    yield from _database(settings.database)


def _versions() -> Finding:
    rules = "compiled" if is_compiled() else "interpreted"
    return Finding(
        f"rollwrite {__version__}, rules {rules}, Python {platform.python_version()}, "
        f"SQLite {sqlite3.sqlite_version}"
    )


def _server(folder: Path) -> Finding:
    try:
        with claimed(folder):
            return Finding(f"No server uses the data in {folder}")
    except Taken:
        return Finding(f"A server uses the data in {folder}")


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    said = f"{free // 1_000_000} MB are free for {folder}"
    return Finding(said, "" if free > LEAST_SPACE else "make room on this disk")


def _privacy(database: Path) -> Finding:
    is_private = not database.stat().st_mode & OTHERS
    if is_private:
        return Finding(f"Only its owner may read {database}")
    return Finding(f"Others may read {database}, which holds secrets", f"chmod 600 {database}")


def _database(database: Path) -> Iterator[Finding]:
    try:
        with opened(database, "mode=rw") as store:
            check(store)
            kept = count(store)
            yield Finding(f"The database is whole: {kept.tables} tables, {kept.guests} guests")
            yield from _tables(store)
    except StoreError as error:
        yield Finding(f"The database: {error}", "rollwrite restore a good copy")


def _tables(store: sqlite3.Connection) -> Iterator[Finding]:
    """Every table is played again."""
    well = 0
    for table_id, stored in all_tables(store):
        try:
            room_of(table_id, stored)
            well += 1
        except Refusal as error:
            mend = "rollwrite restore a copy from before; all other tables go on without it"
            gone = "install what played it, or leave it: nothing is lost"
            yield Finding(f"Table {table_id}: {error}", mend if error.status == 500 else gone)
    yield Finding(f"{well} tables replay")
