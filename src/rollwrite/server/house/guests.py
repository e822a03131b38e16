"""Guests: a name and a secret, and one more for each further device.

Only hashes of secrets are ever stored.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256

from ..refusal import Refusal
from ..store.store import Store

LONGEST_NAME = 40
MOST_REMEMBERED = 5_000


@dataclass(frozen=True, slots=True)
class Visitor:
    """A guest as the server knows it: the hash of its secret, and its name."""

    digest: str
    name: str


def digest_of(token: str) -> str:
    """A random secret of 256 bits needs no salt and no slow hash."""
    return sha256(token.encode()).hexdigest()


class Guests:
    """Finds guests by their secret."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Visitor] = {}

    async def new(self, name: str) -> tuple[Visitor, str]:
        """A new guest and its secret, which nobody can look up again."""
        token = secrets.token_urlsafe(32)
        return await self.rename(digest_of(token), name), token

    async def rename(self, digest: str, name: str) -> Visitor:
        visitor = Visitor(digest, clean(name, "a guest", LONGEST_NAME))
        await self._store.put_guest(digest, visitor.name)
        self._known = {key: one for key, one in self._known.items() if one.digest != digest}
        return visitor

    async def new_link(self, digest: str) -> str:
        """The key of a link that is this guest on any device; the one before is dead."""
        key = secrets.token_urlsafe(24)
        await self._store.put_key(digest_of(key), digest, is_link=True)
        return key

    async def of_link(self, key: str) -> Visitor:
        found = await self._store.guest_of(digest_of(key), is_link=True)
        if found is None:
            raise Refusal(403, "dead-welcome", "this link leads to nobody any more")
        return Visitor(*found)

    async def welcome(self, key: str) -> tuple[Visitor, str]:
        """The guest of a link, and a secret of its own for the device it is on now."""
        visitor, token = await self.of_link(key), secrets.token_urlsafe(32)
        await self._store.put_key(digest_of(token), visitor.digest, is_link=False)
        return visitor, token

    async def find(self, token: str) -> Visitor | None:
        digest = digest_of(token)
        if digest not in self._known:
            found = await self._store.guest_of(digest)
            if found is None:
                return None
            self._remember(digest, Visitor(*found))
        return self._known[digest]

    async def require(self, token: str) -> Visitor:
        visitor = await self.find(token)
        if visitor is None:
            raise Refusal(401, "unknown-guest", "nobody has this token")
        return visitor

    def _remember(self, digest: str, visitor: Visitor) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[digest] = visitor


def clean(text: str, what: str, most: int, default: str = "") -> str:
    """One printable line of text, as records need it; refused if too long or empty."""
    words = " ".join(text.split())
    line = "".join(letter for letter in words if letter.isprintable()).strip() or default
    if not line:
        raise Refusal(422, "no-name", f"{what} needs a name")
    if len(line) > most:
        raise Refusal(422, "long-name", f"the name of {what} has at most {most} letters")
    return line
