"""Copies of either database and from either to the other: always one SQLite file."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..rated import ALL_RATED, RatedRow, rate_again, rated_rows
from ..rows import Stored, StoreError
from ..schema import MIGRATIONS, RATED_SINCE, TOLD_SINCE, scripts_after
from . import backup
from .backup import EVERYTHING, Kept, all_tables, filled, opened, verify

if TYPE_CHECKING:
    from ..postgresql.session import Connection

AT_ONCE = 1000
Place = Path | str


def back_up(place: Place, target: Path) -> Kept:
    """A whole and checked copy, while servers write."""
    if isinstance(place, Path):
        return backup.back_up(place, target)
    return filled(target, lambda file: _fetch(place, file))


def restore(file: Path, place: Place) -> str:
    """Put a copy in the place of the data; where those are kept now, if there were any."""
    if isinstance(place, Path):
        return str(backup.restore(file, place) or "")
    from ..postgresql.session import alone, connected

    verify(file)
    with connected(place) as connection, alone(connection), connection.transaction():
        aside = _set_aside(connection)
        _bring(file, connection)
    return aside


def named(place: Place) -> str:
    """A place without its secrets."""
    if isinstance(place, Path):
        return str(place)
    from ..postgresql.session import shown

    return shown(place)


# -- from PostgreSQL ------------------------------------------------------------------


def _fetch(url: str, file: Path) -> None:
    """As everything was at one moment."""
    from psycopg import IsolationLevel

    from ..postgresql.engine import version_of
    from ..postgresql.session import connected

    with connected(url) as connection, contextlib.closing(sqlite3.connect(file)) as new:
        connection.isolation_level = IsolationLevel.REPEATABLE_READ
        with connection.transaction():
            version = require_known(version_of(connection), url)
            for number, script in scripts_after(0)[:version]:
                new.executescript(f"{script} PRAGMA user_version = {number};")
            for table in _columns(new):
                _fetch_table(connection, new, table)
            new.commit()


def _fetch_table(connection: Connection, new: sqlite3.Connection, table: str) -> None:
    from psycopg import sql

    new.execute(f"DELETE FROM {table}")  # what a script put there
    columns = _columns(new)[table]
    names = sql.SQL(", ").join(map(sql.Identifier, columns))
    query = sql.SQL("SELECT {} FROM {}").format(names, sql.Identifier(table))
    with connection.cursor(name="copying") as cursor:
        cursor.itersize = AT_ONCE
        places = ", ".join("?" * len(columns))
        new.executemany(f"INSERT INTO {table} VALUES ({places})", cursor.execute(query))


def _columns(database: sqlite3.Connection) -> dict[str, dict[str, str]]:
    """The tables, their columns in order, and of which type they are."""
    tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        name: {row[1]: row[2] for row in database.execute(f"PRAGMA table_info({name})")}
        for (name,) in tables
    }


def require_known(version: int, url: str) -> int:
    from ..postgresql.session import shown

    if not version:
        raise StoreError(f"nothing is kept at {shown(url)}")
    if version > len(MIGRATIONS):
        known = f"this rollwrite knows 1 to {len(MIGRATIONS)}"
        raise StoreError(f"the data at {shown(url)} are of version {version}; {known}")
    return version


# -- to PostgreSQL --------------------------------------------------------------------


def _set_aside(connection: Connection) -> str:
    """Under another name in the same database."""
    from psycopg import sql

    from ..postgresql.engine import version_of

    if not version_of(connection):
        return ""
    aside = time.strftime("rollwrite_before_%Y%m%d_%H%M%S")
    connection.execute(sql.SQL("ALTER SCHEMA rollwrite RENAME TO {}").format(sql.Identifier(aside)))
    return f"the schema {aside}"


def _bring(file: Path, connection: Connection) -> None:
    """Tables as the copy has them, its rows, then what came since."""
    from ..postgresql.engine import bring_up

    with opened(file, "mode=ro&immutable=1") as old:
        (version,) = old.execute("PRAGMA user_version").fetchone()
        bring_up(connection, 0, version)
        for table, columns in _columns(old).items():
            _bring_table(old, connection, table, columns)
        bring_up(connection, version)
        if backup.count(old) != backup.count(connection):
            raise StoreError("the copy did not arrive whole; nothing was changed")


def _bring_table(
    old: sqlite3.Connection, connection: Connection, table: str, columns: dict[str, str]
) -> None:
    from psycopg import sql

    names = sql.SQL(", ").join(map(sql.Identifier, columns))
    query = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), names)
    with connection.cursor() as cursor, cursor.copy(query) as copying:
        for row in old.execute(f"SELECT * FROM {table}"):
            copying.write_row([_theirs(*pair) for pair in zip(columns.values(), row)])


def _theirs(kind: str, value: Any) -> Any:
    """SQLite takes anything anywhere; a damaged body may be text."""
    if kind == "BLOB" and isinstance(value, str):
        return value.encode()
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


# -- a look at either -------------------------------------------------------------------


class Examined:
    """What is kept in a database that is whole."""

    def __init__(self, connection: Any, version: int) -> None:
        self._connection, self._version = connection, version

    def count(self) -> Kept:
        return backup.count(self._connection)

    def rated(self) -> Iterator[RatedRow]:
        """Nothing in data from before there were ratings."""
        if self._version >= RATED_SINCE:
            yield from rated_rows(self._connection.execute(ALL_RATED))

    def pushes(self) -> list[bytes]:
        """What every browser that is called said of itself."""
        return self._bodies("SELECT body FROM pushes")

    def own_key(self, name: str) -> bytes:
        """Nothing where there is none."""
        return next(iter(self._bodies(f"SELECT body FROM own_keys WHERE name = '{name}'")), b"")

    def _bodies(self, query: str) -> list[bytes]:
        if self._version < TOLD_SINCE:
            return []
        return [bytes(body) for (body,) in self._connection.execute(query)]

    def tables(self) -> Iterator[tuple[str, list[Stored]]]:
        yield from all_tables(self._connection.execute(EVERYTHING))


@contextlib.contextmanager
def examined(place: Place) -> Iterator[Examined]:
    """``StoreError`` if it is damaged, of a newer rollwrite, or not there."""
    if isinstance(place, Path):
        with opened(place, "mode=rw") as database:
            backup.check(database)
            (version,) = database.execute("PRAGMA user_version").fetchone()
            yield Examined(database, version)
        return
    from ..postgresql.engine import version_of
    from ..postgresql.session import connected

    with connected(place) as connection:
        yield Examined(connection, require_known(version_of(connection), place))


def rated_anew(place: Place, rows: Iterable[RatedRow]) -> None:
    """All ratings as these rows have them, in one go; what is counted meanwhile goes on from it."""
    if isinstance(place, Path):
        with opened(place, "mode=rw") as database:
            database.execute("BEGIN IMMEDIATE")
            for query, values in rate_again(rows):
                database.execute(query, tuple(values))
            database.execute("COMMIT")
        return
    from ..postgresql.session import connected

    with connected(place) as connection, connection.transaction():
        for query, values in rate_again(rows):
            connection.execute(query.replace("?", "%s"), list(values))


def described(url: str) -> tuple[str, str]:
    """A PostgreSQL in a sentence, and what to mend where it would lose what it acknowledged."""
    from ..postgresql.session import FAMILY, NODES, connected, shown

    query = """
        SELECT current_setting('server_version'), current_setting('fsync'),
               current_setting('synchronous_commit'),
               (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'
                AND classid::bigint = %s AND objid::bigint = %s
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
    """
    with connected(url) as connection:
        row = connection.execute(query, (FAMILY, NODES)).fetchone()
    assert row is not None, "it always answers"
    version, syncs, commits, nodes = row
    said = f"PostgreSQL {version.split()[0]} at {shown(url)}, used by {nodes} nodes"
    is_safe = syncs == "on" and commits != "off"
    settings = ("fsync", "synchronous_commit")
    asked = [f"psql {shown(url)} -c 'ALTER SYSTEM SET {one} = on'" for one in settings]
    again = f"psql {shown(url)} -c 'SELECT pg_reload_conf()'"
    mend = "\n".join(["# as it is, a power cut loses games", *asked, again])
    return said, "" if is_safe else mend
