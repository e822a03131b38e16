"""The database as a file: copied while a server writes, checked, counted, put back.

A copy of PostgreSQL is such a file, too (``archive``).
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

from ..claim import claimed
from ..rows import Stored, StoreError
from ..schema import MIGRATIONS, OWNER_ONLY

COUNTING = """
    SELECT count(DISTINCT table_id), count(*), (SELECT count(*) FROM guests), coalesce(max(at), 0)
    FROM events
"""
EVERYTHING = "SELECT table_id, number, at, body FROM events ORDER BY 1, 2"
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a database in use


class Found(Protocol):
    def fetchone(self) -> Any: ...


class Readable(Protocol):
    """A connection to either database."""

    def execute(self, query: Any, /) -> Found: ...


@dataclass(frozen=True, slots=True)
class Kept:
    """What is in a database."""

    tables: int
    events: int
    guests: int
    changed: float  # seconds since the epoch; 0 where nothing is kept


def back_up(database: Path, target: Path) -> Kept:
    """A whole and checked copy, for its owner only; an older one there is replaced at last."""
    return filled(target, lambda file: _copy(database, file))


def filled(target: Path, fill: Callable[[Path], None]) -> Kept:
    """A file that is there only once it is whole."""
    if target.exists() and not target.is_file():
        raise StoreError(f"{target} is no file")
    beside = target.absolute().with_name(f".{target.name[:100]}.{os.getpid()}")
    try:
        beside.touch(OWNER_ONLY)
        fill(beside)
        found = verify(beside)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    return found


def _copy(source: Path, target: Path) -> None:
    with opened(source, "mode=rw") as old:
        target.touch(OWNER_ONLY)
        with contextlib.closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file is all of it


def verify(file: Path) -> Kept:
    """What is in a copy; ``StoreError`` if it is none that can be trusted."""
    if any(Path(f"{file}{end}").exists() for end in BESIDE):
        raise StoreError(f"{file} is in use, or was copied by hand while it was")
    with opened(file, "mode=ro&immutable=1") as database:
        check(database)
        return count(database)


def check(database: sqlite3.Connection) -> None:
    """Refuse what is damaged, of a newer rollwrite, or not ours at all."""
    found = [row[0] for row in database.execute("PRAGMA integrity_check(3)")]
    if found != ["ok"]:
        raise StoreError("it is damaged: " + "; ".join(map(str, found)))
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if not 1 <= version <= len(MIGRATIONS):
        known = f"this rollwrite knows 1 to {len(MIGRATIONS)}"
        raise StoreError(f"its data are of version {version}; {known}")


def count(database: Readable) -> Kept:
    rows = database.execute(COUNTING).fetchone()
    assert rows is not None, "a count finds something"
    return Kept(*rows)


def all_tables(rows: Iterable[Any]) -> Iterator[tuple[str, list[Stored]]]:
    """Every table by its id, with its events in order."""
    for table_id, found in groupby(rows, itemgetter(0)):
        yield table_id, [Stored(*row[1:]) for row in found]


def restore(file: Path, database: Path) -> Path | None:
    """Put a copy in the place of the database; where that is kept now, if there was one."""
    with claimed(database.parent):
        verify(file)
        new = database.with_name(f".{database.name}.{os.getpid()}")
        try:
            _copy(file, new)
            aside = _set_aside(database)
            new.replace(database)
        finally:
            new.unlink(missing_ok=True)
        return aside


def _set_aside(database: Path) -> Path | None:
    """All of it in one file if it is well, as it lies there if not."""
    if not database.exists():
        return None
    with contextlib.suppress(StoreError), opened(database, "mode=rw") as old:
        old.execute("PRAGMA journal_mode = DELETE")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = database.with_name(f"{database.stem}-before-{stamp}{database.suffix}")
    for end in (*BESIDE, ""):
        part = Path(f"{database}{end}")
        if part.exists():
            part.rename(f"{aside}{end}")
    return aside


@contextlib.contextmanager
def opened(file: Path, how: str) -> Iterator[sqlite3.Connection]:
    """A database that is there; nothing is ever made by looking for it."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    try:
        with contextlib.closing(
            sqlite3.connect(f"file:{quote(str(file))}?{how}", uri=True, isolation_level=None)
        ) as database:
            yield database
    except sqlite3.Error as error:
        raise StoreError(f"{file}: {error}") from None
