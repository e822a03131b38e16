"""The store: an append-only log in SQLite."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .rows import Row, Stored
from .schema import PATIENCE
from .writer import Writer

Values = tuple[object, ...] | dict[str, object]


class Store:
    """The port to the database; the only thing that knows SQL."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._writer = Writer(path, patience)

    async def open(self) -> None:
        await self._writer.open()

    async def close(self) -> None:
        await self._writer.close()

    # -- tables -----------------------------------------------------------------

    async def append(self, rows: Sequence[Row]) -> float:
        """Store all rows or none; when. ``Conflict`` if a number is taken."""
        now = time.time()
        await self._writer.do(lambda connection: _insert(connection, rows, now))
        return now

    async def events(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table, in order."""
        query = "SELECT number, at, body FROM events WHERE table_id = ? AND number > ? ORDER BY 1"
        rows = await self._ask(query, (table, after))
        return [Stored(*row) for row in rows]

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables where a guest has or had a seat, last changed first."""
        query = """
            SELECT table_id, (SELECT at FROM events WHERE events.table_id = places.table_id
                              ORDER BY number DESC LIMIT 1) AS changed
            FROM places WHERE guest = ? ORDER BY changed DESC LIMIT ?
        """
        rows = await self._ask(query, (guest, most))
        return [row[0] for row in rows]

    # -- guests -----------------------------------------------------------------

    async def put_guest(self, digest: str, name: str) -> None:
        query = """
            INSERT INTO guests VALUES (?, ?, ?)
            ON CONFLICT (hash) DO UPDATE SET name = excluded.name
        """
        values = (digest, name, time.time())
        await self._ask(query, values)

    async def guest_of(self, digest: str, is_link: bool = False) -> tuple[str, str] | None:
        """The guest and its name: by its own secret or a device's, or by its link."""
        query = """
            SELECT guests.hash, name FROM keys JOIN guests ON guests.hash = guest
            WHERE keys.hash = :hash AND is_link = :link
            UNION ALL SELECT hash, name FROM guests WHERE hash = :hash AND NOT :link
        """
        values: Values = {"hash": digest, "link": is_link}
        rows = await self._ask(query, values)
        return (rows[0][0], rows[0][1]) if rows else None

    async def put_key(self, digest: str, guest: str, is_link: bool) -> None:
        """One more secret of a guest; a new link takes the place of the one before."""
        query = "INSERT OR REPLACE INTO keys VALUES (?, ?, ?)"
        values = (digest, guest, is_link)
        await self._ask(query, values)

    async def _ask(self, query: str, values: Values) -> list[Any]:
        return await self._writer.do(lambda connection: connection.execute(query, values))


def _insert(connection: sqlite3.Connection, rows: Sequence[Row], now: float) -> sqlite3.Cursor:
    """One statement for all rows: SQLite takes all of them or none."""
    places = ", ".join(["(?, ?, ?, ?)"] * len(rows))
    values = [value for row in rows for value in (row.table, row.number, now, row.body)]
    connection.execute(f"INSERT INTO events VALUES {places}", values)
    sitting = [(guest, row.table) for row in rows for guest in row.guests]
    return connection.executemany("INSERT OR IGNORE INTO places VALUES (?, ?)", sitting)
