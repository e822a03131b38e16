"""Guests: a name and a secret, and one more for each further device.

Only hashes of secrets are ever stored.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from ..refusal import Refusal
from ..store.rows import Notice
from ..store.store import Store

LONGEST_NAME = 40
MOST_REMEMBERED = 5_000
MOST_IN_A_NOTICE = 50
SURE_FOR = 60.0  # seconds
Admit = Callable[[str, str], Awaitable[None]]
SEEN_EVERY = 600.0  # so exactly it is written down when a device was here


@dataclass(frozen=True, slots=True)
class Visitor:
    """A guest as the server knows it, its name and face, and by which key it came."""

    digest: str
    name: str
    face: str = ""
    key: str = ""


def digest_of(token: str) -> str:
    """A random secret of 256 bits needs no salt and no slow hash."""
    return sha256(token.encode()).hexdigest()


class Guests:
    """Finds guests by their secret, and ends the days of secrets."""

    def __init__(self, store: Store, admit: Admit) -> None:
        self._persons, self._admit = store.persons, admit
        self._known: dict[str, tuple[Visitor, float]] = {}
        self._here: dict[str, set[Callable[[], None]]] = {}
        self.tell: Callable[[Notice], None] = lambda _: None  # to other nodes

    async def new(
        self, name: str, device: str = "", inviter: str = "", invitation: str = ""
    ) -> tuple[Visitor, str]:
        """A new guest, if the house lets one in: by the table of an ``inviter``, by an
        ``invitation`` of the house, or as anybody comes in."""
        clean(name, "a guest", LONGEST_NAME)
        await self._admit(inviter, invitation)
        return await self.make(name, device)

    async def make(self, name: str, device: str = "") -> tuple[Visitor, str]:
        """A new guest and its secret, which nobody can look up again."""
        token = secrets.token_urlsafe(32)
        digest = digest_of(token)
        visitor = await self.rename(digest, name)
        await self._persons.put_device(digest, digest, device)
        return visitor, token

    async def rename(self, digest: str, name: str, face: str = "") -> Visitor:
        visitor = Visitor(digest, clean(name, "a guest", LONGEST_NAME), face)
        await self._persons.put(digest, visitor.name)
        self.forget(digest)
        return visitor

    async def look(self, visitor: Visitor, face: str) -> Visitor:
        """The guest has another face from now on."""
        await self._persons.put_face(visitor.digest, face)
        self.forget(visitor.digest)
        return replace(visitor, face=face)

    async def new_link(self, digest: str) -> str:
        """The key of a link that is this guest on any device; the one before is dead."""
        key = secrets.token_urlsafe(24)
        await self._persons.put_link(digest_of(key), digest)
        return key

    async def of_link(self, key: str) -> Visitor:
        found = await self._persons.find(digest_of(key), is_link=True)
        if found is None:
            raise Refusal(403, "dead-welcome", "this link leads to nobody any more")
        return Visitor(found.guest, found.name, found.face)

    async def welcome(self, key: str, device: str = "") -> tuple[Visitor, str]:
        """The guest of a link, and a secret of its own for the device it is on now."""
        visitor = await self.of_link(key)
        return visitor, await self.new_secret(visitor.digest, device)

    async def new_secret(self, digest: str, device: str, is_proved: bool = False) -> str:
        """One more device is this guest."""
        token = secrets.token_urlsafe(32)
        await self._persons.put_device(digest_of(token), digest, device, is_proved)
        return token

    async def find(self, token: str, device: str = "") -> Visitor | None:
        return await self.find_key(digest_of(token), device)

    async def find_key(self, key: str, device: str = "") -> Visitor | None:
        """Looked up again now and then: another server may have signed it out."""
        known = self._known.get(key)
        if known is None or time.monotonic() - known[1] > SURE_FOR:
            self._known.pop(key, None)
            found = await self._persons.find(key)
            if found is None:
                return None
            self._remember(key, Visitor(found.guest, found.name, found.face, key))
            if time.time() - found.seen > SEEN_EVERY:
                await self._persons.touch(key, device)
        return self._known[key][0]

    async def require(self, token: str) -> Visitor:
        visitor = await self.find(token)
        if visitor is None:
            raise Refusal(401, "unknown-guest", "nobody has this token")
        return visitor

    def _remember(self, key: str, visitor: Visitor) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[key] = (visitor, time.monotonic())

    def forget(self, digest: str) -> None:
        """What is known of a guest is looked up again, here and elsewhere."""
        self.forget_here(digest)
        self.tell(Notice("guest", digest))

    def forget_here(self, digest: str) -> None:
        self._known = {key: one for key, one in self._known.items() if one[0].digest != digest}

    # -- live connections -------------------------------------------------------------

    def stay(self, key: str, dismiss: Callable[[], None]) -> None:
        """Somebody came by this key; ``dismiss`` is called when it is signed out."""
        self._here.setdefault(key, set()).add(dismiss)

    def leave(self, key: str, dismiss: Callable[[], None]) -> None:
        here = self._here.get(key, set())
        here.discard(dismiss)
        if not here:
            self._here.pop(key, None)

    def sign_out(self, digest: str, keys: Iterable[str]) -> None:
        """These keys open nothing any more, and whoever came by them goes."""
        gone = list(keys)
        self.sign_out_here(digest, gone)
        for first in range(0, len(gone), MOST_IN_A_NOTICE):
            some = " ".join(gone[first : first + MOST_IN_A_NOTICE])
            self.tell(Notice("signed-out", digest, 0, some))

    def sign_out_here(self, digest: str, keys: Iterable[str]) -> None:
        self.forget_here(digest)
        for key in keys:
            for dismiss in self._here.pop(key, set()):
                dismiss()


def clean(text: str, what: str, most: int, default: str = "") -> str:
    """One printable line of text, as records need it; refused if too long or empty."""
    words = " ".join(text.split())
    line = "".join(letter for letter in words if letter.isprintable()).strip() or default
    if not line:
        raise Refusal(422, "no-name", f"{what} needs a name")
    if len(line) > most:
        raise Refusal(422, "long-name", f"the name of {what} has at most {most} letters")
    return line
