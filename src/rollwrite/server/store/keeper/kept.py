"""The port to what the keeper of the house decides, does and hears of."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from ..rows import Conflict
from ..writer import Writer
from .rows import Ban, Deed, Report, Somebody

KEEPING, COMING = "keeper", "guest"  # what a pass is for
PERSON, NETWORK = "person", "network"
SOMEBODY = """
    SELECT hash, name, face, at,
        (SELECT count(*) FROM keys WHERE keys.guest = guests.hash AND is_link = 0),
        (SELECT coalesce(max(seen), 0) FROM keys WHERE keys.guest = guests.hash) AS last_seen,
        (SELECT count(*) FROM passkeys WHERE passkeys.guest = guests.hash),
        (SELECT count(*) FROM passwords WHERE passwords.guest = guests.hash),
        (SELECT count(*) FROM keepers WHERE keepers.guest = guests.hash),
        (SELECT count(*) FROM bans WHERE bans.kind = 'person' AND bans.what = guests.hash)
    FROM guests
"""


class HouseKept:
    """Deeds are only ever added: there is no verb that changes or drops one."""

    def __init__(self, writer: Writer, now: Callable[[], float]) -> None:
        self._writer, self._ask, self._now = writer, writer.ask, now

    # -- who keeps the house ------------------------------------------------------------

    async def keepers(self) -> list[str]:
        return [row[0] for row in await self._ask("SELECT guest FROM keepers ORDER BY at")]

    async def put_keeper(self, guest: str) -> None:
        query = "INSERT INTO keepers (guest, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._ask(query, (guest, self._now()))

    async def drop_keeper(self, guest: str) -> None:
        """Never the last one."""
        query = "DELETE FROM keepers WHERE guest = ? AND (SELECT count(*) FROM keepers) > 1"
        await self._ask(query, (guest,))

    # -- links ----------------------------------------------------------------------------

    async def put_pass(self, hashed: str, kind: str, uses: int, until: float) -> None:
        """A link that lets so many in; those that are over are forgotten."""
        query = "INSERT INTO passes (hash, kind, uses, until) VALUES (?, ?, ?, ?)"
        late = ("DELETE FROM passes WHERE until < ? OR uses < 1", (self._now(),))
        await self._writer.ask_all([late, (query, (hashed, kind, uses, until))])

    async def has_pass(self, hashed: str, kind: str) -> bool:
        query = "SELECT 1 FROM passes WHERE hash = ? AND kind = ? AND uses > 0 AND until >= ?"
        return bool(await self._ask(query, (hashed, kind, self._now())))

    async def use_pass(self, hashed: str, kind: str) -> bool:
        """Whether it was good for one more; it is good for one less now."""
        query = """
            UPDATE passes SET uses = uses - 1
            WHERE hash = ? AND kind = ? AND uses > 0 AND until >= ? RETURNING hash
        """
        return bool(await self._ask(query, (hashed, kind, self._now())))

    # -- who may not come in ----------------------------------------------------------------

    async def bans(self) -> list[Ban]:
        query = """
            SELECT id, kind, what, bans.at, coalesce(guests.name, '')
            FROM bans LEFT JOIN guests ON guests.hash = what ORDER BY bans.at DESC
        """
        return [Ban(*row) for row in await self._ask(query)]

    async def put_ban(self, kind: str, what: str) -> bool:
        """Whether that is new."""
        query = "INSERT INTO bans (id, kind, what, at) VALUES (?, ?, ?, ?)"
        try:
            await self._ask(query, (secrets.token_hex(8), kind, what, self._now()))
        except Conflict:
            return False
        return True

    async def drop_ban(self, what: str) -> None:
        await self._ask("DELETE FROM bans WHERE what = ?", (what,))

    # -- what was decided -------------------------------------------------------------------

    async def decided(self) -> dict[str, bytes]:
        rows = await self._ask("SELECT name, body FROM decided")
        return {name: bytes(body) for name, body in rows}

    async def decide(self, name: str, body: bytes) -> None:
        query = """
            INSERT INTO decided (name, body) VALUES (?, ?)
            ON CONFLICT (name) DO UPDATE SET body = excluded.body
        """
        await self._ask(query, (name, body))

    # -- what was done ------------------------------------------------------------------------

    async def put_deed(self, guest: str, what: str, about: str, body: bytes) -> None:
        query = "INSERT INTO deeds (id, at, guest, what, about, body) VALUES (?, ?, ?, ?, ?, ?)"
        values = (secrets.token_hex(8), self._now(), guest, what, about, body)
        await self._ask(query, values)

    async def deeds(self, before: float, most: int) -> list[Deed]:
        """The newest first; names as they are now, none of who was forgotten."""
        query = """
            SELECT deeds.at, deeds.guest, what, about, body,
                   coalesce(one.name, ''), coalesce(other.name, '')
            FROM deeds LEFT JOIN guests one ON one.hash = deeds.guest
            LEFT JOIN guests other ON other.hash = about
            WHERE deeds.at < ? ORDER BY deeds.at DESC, deeds.id LIMIT ?
        """
        return [Deed(*row) for row in await self._ask(query, (before, most))]

    # -- what is reported ---------------------------------------------------------------------

    async def put_report(self, guest: str, about: str, table: str, body: bytes) -> str:
        query = """
            INSERT INTO reports (id, at, guest, about, table_id, body, settled)
            VALUES (?, ?, ?, ?, ?, ?, 0)
        """
        name = secrets.token_hex(8)
        await self._ask(query, (name, self._now(), guest, about, table, body))
        return name

    async def reports(self, most: int) -> list[Report]:
        """Open ones first, then the newest."""
        query = """
            SELECT id, at, guest, about, table_id, body, settled FROM reports
            ORDER BY CASE WHEN settled = 0 THEN 0 ELSE 1 END, at DESC LIMIT ?
        """
        return [Report(*row) for row in await self._ask(query, (most,))]

    async def settle(self, name: str) -> bool:
        query = "UPDATE reports SET settled = ? WHERE id = ? AND settled = 0 RETURNING id"
        return bool(await self._ask(query, (self._now(), name)))

    # -- lists --------------------------------------------------------------------------------

    async def people(self, like: str, skip: int, most: int) -> list[Somebody]:
        """Whose name holds this; who was here last comes first."""
        where = "WHERE lower(name) LIKE ? ESCAPE '!' " if like else ""
        query = f"{SOMEBODY} {where} ORDER BY last_seen DESC, hash LIMIT ? OFFSET ?"
        values: Sequence[object] = (most, skip)
        return [Somebody(*row) for row in await self._ask(query, [*_pattern(like), *values])]

    async def person(self, short: str) -> Somebody | None:
        """By the beginning of their hash, which is all that leaves the house."""
        rows = await self._ask(f"{SOMEBODY} WHERE substr(hash, 1, ?) = ?", (len(short), short))
        return Somebody(*rows[0]) if len(rows) == 1 else None

    async def counts(self) -> tuple[int, int]:
        """How many people are known, and how many of them have an account."""
        query = """
            SELECT (SELECT count(*) FROM guests), (SELECT count(*) FROM (
                SELECT guest FROM passwords UNION SELECT guest FROM passkeys) AS accounts)
        """
        rows = await self._ask(query)
        return int(rows[0][0]), int(rows[0][1])

    async def has_account(self, guest: str) -> bool:
        query = """
            SELECT guest FROM passwords WHERE guest = ?
            UNION SELECT guest FROM passkeys WHERE guest = ?
        """
        return bool(await self._ask(query, (guest, guest)))

    async def tables(self, most: int) -> tuple[list[str], int]:
        """Those that wait or are played, last changed first; and how many there are."""
        alive = "FROM standing WHERE status IN ('waiting', 'playing')"
        query = f"SELECT table_id {alive} ORDER BY changed DESC LIMIT ?"
        rows = await self._ask(query, (most,))
        (count,) = (await self._ask(f"SELECT count(*) {alive}"))[0]
        return [row[0] for row in rows], int(count)


def _pattern(like: str) -> list[str]:
    plain = "".join(f"!{letter}" if letter in "!%_" else letter for letter in like.lower())
    return [f"%{plain}%"] if like else []
