"""What people are told, as it is kept: their wishes, where they are called, what is due.

Addresses of other servers are secrets: whoever knows one can speak in our name.
"""

from __future__ import annotations

from dataclasses import dataclass

from .writer import Writer

LEASE = 120.0  # seconds in which who took a telling has to be done with it
KEPT_FOR = 8 * 86_400.0  # so long it is known what was told


@dataclass(frozen=True, slots=True)
class Push:
    """A browser that is called: its ``body`` is what it said of itself, secrets included."""

    id: str
    guest: str
    device: str
    body: bytes
    made: float


@dataclass(frozen=True, slots=True)
class Due:
    """A telling that somebody took: nobody else has it meanwhile."""

    id: str
    guest: str
    tries: int
    body: bytes


class Tellings:
    """The port to everything that is told."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._ask = writer.ask

    # -- wishes and browsers ------------------------------------------------------------

    async def wishes(self, guest: str) -> bytes | None:
        rows = await self._ask("SELECT body FROM wishes WHERE guest = ?", (guest,))
        return bytes(rows[0][0]) if rows else None

    async def put_wishes(self, guest: str, body: bytes) -> None:
        query = """
            INSERT INTO wishes (guest, body) VALUES (?, ?)
            ON CONFLICT (guest) DO UPDATE SET body = excluded.body
        """
        await self._ask(query, (guest, body))

    async def pushes(self, guest: str) -> list[Push]:
        """The newest last."""
        query = "SELECT id, guest, device, body, made FROM pushes WHERE guest = ? ORDER BY made"
        return [_push(row) for row in await self._ask(query, (guest,))]

    async def put_push(self, one: Push, most: int) -> None:
        """A browser is one person's; of too many the oldest is forgotten."""
        put = """
            INSERT INTO pushes (id, guest, device, body, made) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, device = excluded.device,
                body = excluded.body, made = excluded.made
        """
        drop = """
            DELETE FROM pushes WHERE guest = ? AND id NOT IN
            (SELECT id FROM pushes WHERE guest = ? ORDER BY made DESC LIMIT ?)
        """
        values = (one.id, one.guest, one.device, one.body, one.made)
        await self._writer.ask_all([(put, values), (drop, (one.guest, one.guest, most))])

    async def drop_push(self, push_id: str, guest: str) -> None:
        await self._ask("DELETE FROM pushes WHERE id = ? AND guest = ?", (push_id, guest))

    async def waiting_tables(self, most: int) -> list[str]:
        """Tables that play, with somebody who wishes to be told."""
        query = """
            SELECT DISTINCT standing.table_id FROM standing
            JOIN places ON places.table_id = standing.table_id
            WHERE status = 'playing' AND (guest IN (SELECT guest FROM wishes)
                OR guest IN (SELECT guest FROM pushes))
            LIMIT ?
        """
        return [row[0] for row in await self._ask(query, (most,))]

    # -- what is due --------------------------------------------------------------------

    async def put(self, telling: str, guest: str, due: float, body: bytes) -> None:
        """Once for ever: whoever comes second with it has nothing to do."""
        query = """
            INSERT INTO tellings (id, guest, due, tries, is_done, body) VALUES (?, ?, ?, 0, 0, ?)
            ON CONFLICT DO NOTHING
        """
        await self._ask(query, (telling, guest, due, body))

    async def next_due(self) -> float | None:
        rows = await self._ask("SELECT min(due) FROM tellings WHERE is_done = 0")
        return rows[0][0] if rows and rows[0][0] is not None else None

    async def due(self, now: float, most: int) -> list[str]:
        query = "SELECT id FROM tellings WHERE is_done = 0 AND due <= ? ORDER BY due LIMIT ?"
        return [row[0] for row in await self._ask(query, (now, most))]

    async def take(self, telling: str, now: float) -> Due | None:
        """Of several nodes one gets it; if that one dies, another does after a while."""
        query = """
            UPDATE tellings SET due = ?, tries = tries + 1
            WHERE id = ? AND is_done = 0 AND due <= ? RETURNING id, guest, tries, body
        """
        rows = await self._ask(query, (now + LEASE, telling, now))
        return Due(rows[0][0], rows[0][1], rows[0][2], bytes(rows[0][3])) if rows else None

    async def postpone(self, telling: str, due: float, body: bytes, is_try: bool) -> None:
        """``is_try``: it was tried, and failed; else nothing was done yet."""
        query = "UPDATE tellings SET due = ?, body = ?, tries = tries - ? WHERE id = ?"
        await self._ask(query, (due, body, 0 if is_try else 1, telling))

    async def finish(self, telling: str, now: float) -> None:
        """It is known for a while, so that nobody is told twice."""
        await self._ask("UPDATE tellings SET is_done = 1, due = ? WHERE id = ?", (now, telling))

    async def sweep(self, now: float) -> None:
        query = "DELETE FROM tellings WHERE is_done = 1 AND due < ?"
        await self._ask(query, (now - KEPT_FOR,))

    # -- keys of the house ----------------------------------------------------------------

    async def own_key(self, name: str, made: bytes) -> bytes:
        """The one that is kept; the one that was just made, if none was."""
        put = "INSERT INTO own_keys (name, body) VALUES (?, ?) ON CONFLICT DO NOTHING"
        find = "SELECT body FROM own_keys WHERE name = ?"
        rows = await self._writer.ask_all([(put, (name, made)), (find, (name,))])
        return bytes(rows[0][0])


def _push(row: tuple[str, str, str, bytes, float]) -> Push:
    return Push(row[0], row[1], row[2], bytes(row[3]), row[4])
