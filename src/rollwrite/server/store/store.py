"""The store: an append-only log, in SQLite on one machine, in PostgreSQL for many nodes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from .copying.backup import BESIDE
from .keeper.kept import HouseKept
from .persons import Persons
from .rated import Rated
from .rows import Hear, Notice, Outcome, Row, Standing, Stored
from .schema import PATIENCE
from .sqlite import File
from .tellings import Tellings
from .writer import Statement, Writer, events_of

PLACES = "INSERT INTO places (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
PROOF = "SELECT 1 FROM events WHERE table_id = ? AND number = ? AND at = ? AND body = ?"
NOTIFY = "SELECT pg_notify('rollwrite', ?)"
STANDING = """
    INSERT INTO standing VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, is_open = excluded.is_open,
        game = excluded.game, pace = excluded.pace, status = excluded.status,
        changed = excluded.changed
"""


def prepare(place: Path | str, patience: float, copies: Path) -> None:
    """Made or brought up to date before anybody is served; what hinders it is said."""
    if isinstance(place, str):
        from .postgresql.engine import Postgres

        Postgres(place, patience, copies).open().close()
    else:
        File(place, patience).close()


class Store:
    """The port to the database; the only thing that knows SQL.

    ``place`` is a file, or the address of a PostgreSQL that other nodes use, too.
    ``copies`` is where such a node keeps a copy of older data before it changes them.
    """

    def __init__(
        self,
        place: Path | str,
        patience: float = PATIENCE,
        copies: Path | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.is_shared = isinstance(place, str)
        self._file = place if isinstance(place, Path) else None
        if isinstance(place, str):
            from .postgresql.bell import Bell
            from .postgresql.engine import Postgres

            engine = Postgres(place, patience, copies)
            self._writer = Writer(engine.open)
            self._bell: Bell | None = Bell(place, patience, engine)
        else:
            self._writer = Writer(lambda: File(place, patience))
            self._bell = None
        self.persons = Persons(self._writer)
        self.tellings = Tellings(self._writer)
        self.rated = Rated(self._writer)
        self.house = HouseKept(self._writer, now)
        self._now = now

    async def open(self, hear: Hear | None = None) -> None:
        """``hear`` is called with what other nodes tell."""
        await self._writer.open()
        if self._bell is not None and hear is not None:
            await self._bell.open(hear)

    async def close(self) -> None:
        if self._bell is not None:
            await self._bell.close()
        await self._writer.close()

    async def check(self) -> None:
        """``StoreError`` if nothing can be read, or nothing heard."""
        await self._writer.do(("SELECT 1", ()))
        if self._bell is not None:
            self._bell.check()

    async def size(self) -> int:
        """How many bytes all of it takes."""
        if self._file is None:
            rows = await self._writer.ask("SELECT pg_database_size(current_database())")
            return int(rows[0][0])
        beside = [self._file, *(self._file.with_name(f"{self._file.name}{end}") for end in BESIDE)]
        return sum(file.stat().st_size for file in beside if file.is_file())

    # -- tables -----------------------------------------------------------------

    async def append(self, rows: Sequence[Row]) -> float:
        """Store all rows or none; when. ``Conflict`` if a number is taken."""
        now = self._now()
        values = [value for row in rows for value in (row.table, row.number, now, row.body)]
        statements = [events_of(values)]
        statements += [(PLACES, (guest, row.table)) for row in rows for guest in row.guests]
        kept = [row.standing for row in rows if row.standing is not None]
        statements += [(STANDING, _values(standing, now)) for standing in kept]
        if self.is_shared:
            last = {row.table: row.number for row in rows}
            statements += [_telling(Notice("event", *item)) for item in last.items()]
        first = rows[0]
        proof = (PROOF, (first.table, first.number, now, first.body))
        await self._writer.do(*statements, proof=proof)
        return now

    async def due(self, now: float, most: int) -> list[str]:
        """The tables that have to be looked at, those that wait longest first."""
        query = "SELECT table_id FROM standing WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?"
        return [row[0] for row in await self._writer.ask(query, (now, most))]

    async def open_tables(self, most: int, game: str = "", pace: str = "") -> list[str]:
        """The tables that strangers may come to, those that changed last first."""
        query = """
            SELECT table_id FROM standing WHERE is_open = 1
            AND (? = '' OR game = ?) AND (? = '' OR pace = ?) ORDER BY changed DESC LIMIT ?
        """
        rows = await self._writer.ask(query, (game, game, pace, pace, most))
        return [row[0] for row in rows]

    async def put_standing(self, standing: Standing) -> None:
        await self._writer.ask(STANDING, _values(standing, self._now()))

    async def put_due(self, table: str, due: float) -> None:
        await self._writer.ask("UPDATE standing SET due = ? WHERE table_id = ?", (due, table))

    async def events(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table, in order."""
        query = "SELECT number, at, body FROM events WHERE table_id = ? AND number > ? ORDER BY 1"
        rows = await self._writer.do((query, (table, after)))
        return [Stored(*row) for row in rows]

    async def tables_of(
        self, guest: str, most: int, is_archived: bool = False
    ) -> list[tuple[str, int]]:
        """The tables where a guest has or had a seat, last changed first, and their numbers:
        those that are put away, or those that are not."""
        query = """
            SELECT places.table_id, number FROM places JOIN events
            ON events.table_id = places.table_id AND number =
               (SELECT max(number) FROM events WHERE events.table_id = places.table_id)
            WHERE guest = ? AND is_archived = ? ORDER BY at DESC LIMIT ?
        """
        rows = await self._writer.do((query, (guest, int(is_archived), most)))
        return [(row[0], row[1]) for row in rows]

    async def all_of(self, guest: str) -> list[str]:
        """All of them, what is put away, too; the newest places last."""
        rows = await self._writer.ask("SELECT table_id FROM places WHERE guest = ?", (guest,))
        return [row[0] for row in rows]

    async def unfinished_of(self, guest: str) -> list[str]:
        """All but those whose last result is kept."""
        query = """
            SELECT table_id FROM places WHERE guest = ? AND NOT EXISTS (
                SELECT 1 FROM results WHERE results.table_id = places.table_id AND is_last = 1)
        """
        return [row[0] for row in await self._writer.ask(query, (guest,))]

    async def finished_of(self, guest: str) -> list[str]:
        """Those whose last result is kept."""
        query = """
            SELECT places.table_id FROM places JOIN results ON results.table_id = places.table_id
            WHERE guest = ? AND is_last = 1
        """
        return [row[0] for row in await self._writer.ask(query, (guest,))]

    async def put_results(self, table: str, results: Sequence[Outcome]) -> None:
        """In place of those that were kept."""
        add = "INSERT INTO results (table_id, leg, is_last, body) VALUES (?, ?, ?, ?)"
        rows: list[Statement] = [
            (add, (one.table, one.leg, int(one.is_last), one.body)) for one in results
        ]
        drop = "DELETE FROM results WHERE table_id = ?"
        await self._writer.ask_all([(drop, (table,)), *rows])

    async def results_of(self, guest: str) -> list[bytes]:
        """How the games ended at all tables where a guest has or had a seat."""
        query = """
            SELECT body FROM results JOIN places ON places.table_id = results.table_id
            WHERE guest = ?
        """
        return [row[0] for row in await self._writer.ask(query, (guest,))]

    async def rewrite(self, table: str, events: Sequence[Row]) -> None:
        """Other words for events that are stored: somebody's name is taken out."""
        query = "UPDATE events SET body = ? WHERE table_id = ? AND number = ?"
        if events:
            await self._writer.ask_all([(query, (row.body, table, row.number)) for row in events])

    async def erase(self, table: str, but: int) -> None:
        """A table is gone; one event stays, so that nobody goes on writing its log."""
        queries: list[Statement] = [
            ("DELETE FROM events WHERE table_id = ? AND number <> ?", (table, but)),
            ("DELETE FROM places WHERE table_id = ?", (table,)),
            ("DELETE FROM results WHERE table_id = ?", (table,)),
            ("DELETE FROM standing WHERE table_id = ?", (table,)),
        ]
        await self._writer.ask_all(queries)

    async def scrub(self) -> None:
        """What was deleted is not left in the log of changes beside a file, either."""
        if not self.is_shared:
            await self._writer.do(("PRAGMA wal_checkpoint(TRUNCATE)", ()), is_apart=True)

    # -- between nodes ------------------------------------------------------------

    async def tell(self, notice: Notice) -> None:
        """Let the other nodes hear of something that is not kept."""
        if self.is_shared:
            await self._writer.do(_telling(notice))

    async def claim(self, what: str) -> bool:
        """Whether it is left to us, until we release it or our session ends."""
        if not self.is_shared:
            return True
        query = "SELECT pg_try_advisory_lock(?)"
        rows = await self._writer.do((query, (_key(what),)), is_apart=True)
        return bool(rows[0][0])

    async def release(self, what: str) -> None:
        if self.is_shared:
            query = "SELECT pg_advisory_unlock(?)"
            await self._writer.do((query, (_key(what),)), is_apart=True)


def _telling(notice: Notice) -> Statement:
    return NOTIFY, (notice.to_text(),)


def _key(what: str) -> int:
    return int.from_bytes(sha256(what.encode()).digest()[:8], signed=True)


def _values(standing: Standing, now: float) -> tuple[object, ...]:
    found = standing
    return found.table, found.due, int(found.is_open), found.game, found.pace, found.status, now
