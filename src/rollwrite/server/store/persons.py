"""Persons as they are kept: names and faces, devices, ways to sign in. Secrets as hashes only."""

from __future__ import annotations

import time
from dataclasses import dataclass

from .writer import Values, Writer


@dataclass(frozen=True, slots=True)
class Known:
    """A person, and the device that brought the secret it was found by."""

    guest: str
    name: str
    face: str
    seen: float


@dataclass(frozen=True, slots=True)
class Device:
    """``key`` is the hash of its secret; ``name`` what its browser says of itself."""

    key: str
    name: str
    made: float
    seen: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """``place`` is the name of the server it was made for; ``used`` counts what it signed."""

    id: str
    guest: str
    place: str
    public_key: bytes
    used: int
    device: str
    made: float


class Persons:
    """The port to everything about people that is no event of a table."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._ask = writer.ask

    # -- names and faces ------------------------------------------------------------

    async def put(self, guest: str, name: str) -> None:
        """A new person, or another name."""
        query = """
            INSERT INTO guests (hash, name, at) VALUES (?, ?, ?)
            ON CONFLICT (hash) DO UPDATE SET name = excluded.name
        """
        await self._ask(query, (guest, name, time.time()))

    async def put_face(self, guest: str, face: str) -> None:
        await self._ask("UPDATE guests SET face = ? WHERE hash = ?", (face, guest))

    async def made(self, guest: str) -> float:
        """Since when a person is known here."""
        rows = await self._ask("SELECT at FROM guests WHERE hash = ?", (guest,))
        return float(rows[0][0]) if rows else 0.0

    async def reported(self, guest: str) -> list[tuple[float, str, bytes]]:
        """What a person reported: when, at which table, and the report as it is kept."""
        query = "SELECT at, table_id, body FROM reports WHERE guest = ? ORDER BY at"
        return [(at, table, body) for at, table, body in await self._ask(query, (guest,))]

    async def find(self, key: str, is_link: bool = False) -> Known | None:
        """Whose secret has this hash: a device's, or a link's."""
        query = """
            SELECT guests.hash, name, face, seen FROM keys JOIN guests ON guests.hash = guest
            WHERE keys.hash = ? AND is_link = ?
        """
        rows = await self._ask(query, (key, int(is_link)))
        return Known(*rows[0]) if rows else None

    async def named(self, guest: str) -> tuple[str, str] | None:
        """Name and face of a person."""
        rows = await self._ask("SELECT name, face FROM guests WHERE hash = ?", (guest,))
        return (rows[0][0], rows[0][1]) if rows else None

    # -- devices ----------------------------------------------------------------------

    async def put_device(self, key: str, guest: str, name: str, is_proved: bool = False) -> None:
        """``is_proved``: whoever uses it has just shown who they are."""
        query = """
            INSERT INTO keys (hash, guest, is_link, device, made, seen, proved)
            VALUES (?, ?, 0, ?, ?, ?, ?)
        """
        now = time.time()
        await self._ask(query, (key, guest, name, now, now, now if is_proved else 0.0))

    async def prove(self, key: str) -> None:
        """Whoever uses this device has shown just now who they are."""
        await self._ask("UPDATE keys SET proved = ? WHERE hash = ?", (time.time(), key))

    async def proved(self, key: str) -> float:
        """When they last did."""
        rows = await self._ask("SELECT proved FROM keys WHERE hash = ?", (key,))
        return float(rows[0][0]) if rows else 0.0

    async def put_link(self, key: str, guest: str) -> None:
        """A new link takes the place of the one before."""
        values = (key, guest, time.time())
        await self._writer.ask_all(
            [
                ("DELETE FROM keys WHERE guest = ? AND is_link = 1", (guest,)),
                ("INSERT INTO keys (hash, guest, is_link, made) VALUES (?, ?, 1, ?)", values),
            ]
        )

    async def touch(self, key: str, device: str) -> None:
        """This device was here just now, and is called so."""
        query = "UPDATE keys SET seen = ?, device = ? WHERE hash = ?"
        await self._ask(query, (time.time(), device, key))

    async def devices(self, guest: str) -> list[Device]:
        """Last seen first."""
        query = """
            SELECT hash, device, made, seen FROM keys WHERE guest = ? AND is_link = 0
            ORDER BY seen DESC
        """
        return [Device(*row) for row in await self._ask(query, (guest,))]

    async def drop_device(self, key: str, guest: str) -> None:
        """It is not called any more, either."""
        drop = "DELETE FROM keys WHERE hash = ? AND guest = ?"
        hush = "DELETE FROM pushes WHERE device = ? AND guest = ?"
        await self._writer.ask_all([(drop, (key, guest)), (hush, (key, guest))])

    async def drop_devices(self, guest: str, but: str) -> None:
        """All but one, and the link that would make another."""
        drop = "DELETE FROM keys WHERE guest = ? AND hash <> ?"
        hush = "DELETE FROM pushes WHERE guest = ? AND device <> ?"
        await self._writer.ask_all([(drop, (guest, but)), (hush, (guest, but))])

    async def move_pushes(self, device: str, to: str, guest: str) -> None:
        """The browser that was called as one device is another from now on, of this person."""
        query = "UPDATE pushes SET device = ?, guest = ? WHERE device = ?"
        await self._ask(query, (to, guest, device))

    # -- passwords --------------------------------------------------------------------

    async def put_password(self, guest: str, login: str, hashed: str) -> None:
        """``Conflict`` if somebody else has this sign-in name."""
        query = """
            INSERT INTO passwords (guest, login, hash) VALUES (?, ?, ?)
            ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash
        """
        await self._ask(query, (guest, login, hashed))

    async def password(self, guest: str) -> tuple[str, str] | None:
        """The sign-in name and the hash."""
        rows = await self._ask("SELECT login, hash FROM passwords WHERE guest = ?", (guest,))
        return (rows[0][0], rows[0][1]) if rows else None

    async def by_login(self, login: str) -> tuple[str, str] | None:
        """The person and the hash."""
        rows = await self._ask("SELECT guest, hash FROM passwords WHERE login = ?", (login,))
        return (rows[0][0], rows[0][1]) if rows else None

    async def drop_password(self, guest: str) -> bool:
        """Not done if nothing else would lead back, whoever drops something else meanwhile."""
        query = """
            DELETE FROM passwords WHERE guest = ?
                AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.guest = ?) RETURNING guest
        """
        return bool(await self._ask(query, (guest, guest)))

    # -- passkeys ---------------------------------------------------------------------

    async def put_passkey(self, one: Passkey) -> None:
        """``Conflict`` if it is known already."""
        query = """
            INSERT INTO passkeys (id, guest, place, public_key, used, device, made)
            VALUES (?, ?, ?, ?, ?, ?, ?)
        """
        values = (one.id, one.guest, one.place, one.public_key, one.used, one.device, one.made)
        await self._ask(query, values)

    async def passkey(self, key_id: str) -> Passkey | None:
        query = f"SELECT {PASSKEY} FROM passkeys WHERE id = ?"
        rows = await self._ask(query, (key_id,))
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, guest: str) -> list[Passkey]:
        query = f"SELECT {PASSKEY} FROM passkeys WHERE guest = ? ORDER BY made"
        return [Passkey(*row) for row in await self._ask(query, (guest,))]

    async def use_passkey(self, key_id: str, used: int) -> None:
        await self._ask("UPDATE passkeys SET used = ? WHERE id = ?", (used, key_id))

    async def drop_passkey(self, key_id: str, guest: str) -> bool:
        """Not done if nothing else would lead back."""
        query = """
            DELETE FROM passkeys WHERE id = ? AND guest = ? AND (
                EXISTS (SELECT 1 FROM passwords WHERE passwords.guest = ?)
                OR (SELECT count(*) FROM passkeys AS own WHERE own.guest = ?) > 1
            ) RETURNING id
        """
        return bool(await self._ask(query, (key_id, guest, guest, guest)))

    async def put_challenge(self, hashed: str, guest: str, until: float) -> None:
        """What an authenticator has to sign; those that nobody answered are forgotten."""
        query = "INSERT INTO challenges (hash, guest, until) VALUES (?, ?, ?)"
        await self._writer.ask_all(
            [
                ("DELETE FROM challenges WHERE until < ?", (time.time(),)),
                (query, (hashed, guest, until)),
            ]
        )

    async def take_challenge(self, hashed: str, guest: str) -> bool:
        """Whether it was asked, of this person, and not answered yet; it is answered now."""
        query = "DELETE FROM challenges WHERE hash = ? AND guest = ? AND until >= ? RETURNING hash"
        return bool(await self._ask(query, (hashed, guest, time.time())))

    # -- recovery codes ---------------------------------------------------------------

    async def put_codes(self, guest: str, hashes: list[str]) -> None:
        """New ones; those before are dead."""
        add = "INSERT INTO codes (hash, guest, is_used) VALUES (?, ?, 0)"
        added: list[tuple[str, Values]] = [(add, (hashed, guest)) for hashed in hashes]
        await self._writer.ask_all([("DELETE FROM codes WHERE guest = ?", (guest,)), *added])

    async def codes(self, guest: str) -> tuple[int, int]:
        """How many are left, and how many there were."""
        query = "SELECT count(*) - coalesce(sum(is_used), 0), count(*) FROM codes WHERE guest = ?"
        rows = await self._ask(query, (guest,))
        return int(rows[0][0]), int(rows[0][1])

    async def use_code(self, hashed: str) -> str:
        """Whose code it is, which is dead from now on; nobody's if it was used before."""
        query = "UPDATE codes SET is_used = 1 WHERE hash = ? AND is_used = 0 RETURNING guest"
        rows = await self._ask(query, (hashed,))
        return str(rows[0][0]) if rows else ""

    # -- what was learned -------------------------------------------------------------

    async def learned(self, guest: str) -> list[str]:
        query = "SELECT what FROM learned WHERE guest = ? ORDER BY what"
        return [str(row[0]) for row in await self._ask(query, (guest,))]

    async def learn(self, guest: str, what: list[str]) -> None:
        query = "INSERT INTO learned (guest, what) VALUES (?, ?) ON CONFLICT DO NOTHING"
        added: list[tuple[str, Values]] = [(query, (guest, one)) for one in what]
        if added:
            await self._writer.ask_all(added)

    # -- moving and leaving ----------------------------------------------------------------------

    async def put_away(self, guest: str, table: str, is_archived: bool) -> None:
        query = "UPDATE places SET is_archived = ? WHERE guest = ? AND table_id = ?"
        await self._ask(query, (int(is_archived), guest, table))

    async def move_places(self, guest: str, to: str) -> None:
        """What one guest had a seat at, what it had learned and whether it keeps the house, another
        has; and what the one wished, if the other never did."""
        places = """
            INSERT INTO places (guest, table_id, is_archived)
            SELECT ?, table_id, is_archived FROM places WHERE guest = ? ON CONFLICT DO NOTHING
        """
        learned = """
            INSERT INTO learned (guest, what)
            SELECT ?, what FROM learned WHERE guest = ? ON CONFLICT DO NOTHING
        """
        wishes = """
            INSERT INTO wishes (guest, body) SELECT ?, body FROM wishes WHERE guest = ?
            ON CONFLICT DO NOTHING
        """
        keeping = """
            INSERT INTO keepers (guest, at)
            SELECT ?, at FROM keepers WHERE guest = ? ON CONFLICT DO NOTHING
        """
        queries = (places, learned, wishes, keeping)
        await self._writer.ask_all([(query, (to, guest)) for query in queries])

    async def forget(self, guest: str) -> None:
        """Everything about a person but what the logs of tables say."""
        queries = [f"DELETE FROM {table} WHERE guest = ?" for table in OF_A_PERSON]
        queries.append("DELETE FROM guests WHERE hash = ?")
        queries.append("DELETE FROM reports WHERE about = ?")
        await self._writer.ask_all([(query, (guest,)) for query in queries])


PASSKEY = "id, guest, place, public_key, used, device, made"
OF_A_PERSON = (
    "keys", "places", "passwords", "passkeys", "codes", "challenges", "learned",
    "wishes", "pushes", "tellings", "keepers", "reports",
)  # fmt: skip
