"""Accounts: ways for a guest to come back as the same person, on any device.

Without an account a guest is whoever holds its secret; with one, whoever has a passkey,
the password or a recovery code gets a secret of their own. No mail address is asked for.
"""

from __future__ import annotations

import contextlib
import time

from ..house.guests import Guests, Visitor, digest_of
from ..house.house import House
from ..refusal import Refusal
from ..store.persons import Device, Passkey, Persons
from ..store.rows import Conflict
from ..store.store import Store
from .passkeys import Passkeys, Place
from .secrets import NOBODYS, Hashing, checked_password, new_codes, new_login

TRIES = 5
FRESH = 600.0  # seconds for which somebody who proved who they are is believed
SHORT = 16  # letters of a key's hash that name a device


class Accounts:
    """Everything about signing in and out."""

    def __init__(self, store: Store, guests: Guests, house: House) -> None:
        self._persons: Persons = store.persons
        self._guests, self._house = guests, house
        self._hashing = Hashing()
        self.passkeys = Passkeys(store.persons)

    async def is_account(self, guest: str) -> bool:
        return bool(await self._persons.password(guest) or await self._persons.passkeys(guest))

    # -- ways in ----------------------------------------------------------------------

    async def set_password(self, person: Visitor, text: str, old: str) -> list[str]:
        """Whoever has one already must know it. The codes, if these are the first."""
        known = await self._persons.password(person.digest)
        if known and not await self._hashing.is_password(old, known[1]):
            raise wrong_password()
        if not known:
            await self.require_fresh(person)
        login = known[0] if known else ""
        hashed = await self._hashing.password(checked_password(text, login))
        await self._put_password(person, login, hashed)
        return await self._first_codes(person)

    async def _put_password(self, person: Visitor, login: str, hashed: str) -> None:
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):  # somebody has this number
                name = login or new_login(person.name)
                return await self._persons.put_password(person.digest, name, hashed)
        raise Refusal(409, "busy", "others were faster; try again")

    async def drop_password(self, person: Visitor) -> None:
        await self.require_fresh(person)
        has_one = await self._persons.password(person.digest) is not None
        if has_one and not await self._persons.drop_password(person.digest):
            raise _last_way()

    async def add_passkey(
        self, place: Place, person: Visitor, answer: str, device: str
    ) -> list[str]:
        """The codes, if these are the first."""
        await self.require_fresh(person)
        made = await self.passkeys.new(place, person, answer, device)
        try:
            await self._persons.put_passkey(made)
        except Conflict:
            raise Refusal(409, "known-passkey", "this passkey is known already") from None
        return await self._first_codes(person)

    async def drop_passkey(self, person: Visitor, key_id: str) -> None:
        await self.require_fresh(person)
        known = await self._persons.passkeys(person.digest)
        if not any(one.id == key_id for one in known):
            raise Refusal(404, "no-such-passkey", "there is no such passkey")
        if not await self._persons.drop_passkey(key_id, person.digest):
            raise _last_way()

    async def passkeys_of(self, person: Visitor) -> list[Passkey]:
        return await self._persons.passkeys(person.digest)

    async def login_of(self, person: Visitor) -> str:
        """What a person signs in with, if they have a password."""
        known = await self._persons.password(person.digest)
        return known[0] if known else ""

    async def codes_of(self, person: Visitor) -> tuple[int, int]:
        return await self._persons.codes(person.digest)

    async def new_codes(self, person: Visitor) -> list[str]:
        """Shown once; those before are dead."""
        if not await self.is_account(person.digest):
            raise Refusal(409, "no-account", "make a passkey or a password first")
        await self.require_fresh(person)
        return await self._make_codes(person)

    async def _first_codes(self, person: Visitor) -> list[str]:
        _, there = await self._persons.codes(person.digest)
        return [] if there else await self._make_codes(person)

    async def _make_codes(self, person: Visitor) -> list[str]:
        codes = new_codes()
        await self._persons.put_codes(person.digest, await self._hashing.codes(codes))
        return codes

    # -- an open device is no proof ----------------------------------------------------

    async def require_fresh(self, person: Visitor) -> None:
        """Whoever finds a device open makes no lasting way in, and takes none away.

        A guest without an account has nothing to prove it by.
        """
        is_open = time.time() - await self._persons.proved(person.key) > FRESH
        if is_open and await self.is_account(person.digest):
            raise Refusal(403, "prove-first", "show first who you are: by passkey or password")

    async def prove(self, place: Place, person: Visitor, password: str, credential: str) -> None:
        if credential:
            if await self.passkeys.whose(place, credential) != person.digest:
                raise Refusal(403, "wrong-passkey", "this passkey opens nothing here")
        else:
            known = await self._persons.password(person.digest)
            if not await self._hashing.is_password(password, known[1] if known else NOBODYS):
                raise wrong_password()
        await self._persons.prove(person.key)

    # -- signing in: who it is, in the same words and time whatever is wrong ---------------

    async def by_password(self, login: str, text: str) -> str:
        known = await self._persons.by_login(login.strip().lower())
        is_right = await self._hashing.is_password(text, known[1] if known else NOBODYS)
        if known is None or not is_right:
            raise Refusal(403, "wrong-sign-in", "this name and this password do not fit")
        return known[0]

    async def by_code(self, code: str) -> str:
        guest = await self._persons.use_code((await self._hashing.codes([code]))[0])
        if not guest:
            raise Refusal(403, "wrong-code", "this code opens nothing, or was used before")
        return guest

    async def enter(self, guest: str, before: Visitor | None, device: str) -> tuple[Visitor, str]:
        """A new secret for this device; what a guest had here comes along."""
        named = await self._persons.named(guest)
        if named is None:
            raise Refusal(403, "wrong-sign-in", "this name and this password do not fit")
        person = Visitor(guest, *named)
        secret = await self._guests.new_secret(guest, device, is_proved=True)
        if before is not None:
            await self._persons.move_pushes(before.key, digest_of(secret), guest)
            await self._leave_behind(before, person)
        return person, secret

    async def _leave_behind(self, before: Visitor, person: Visitor) -> None:
        """Another account is only signed out here; a mere guest becomes this person."""
        if before.digest == person.digest or await self.is_account(before.digest):
            await self.sign_out(before, before.key)
        else:
            await self._house.move(before, person)
            await self._house.ratings.move(before.digest, person.digest)
            keys = [one.key for one in await self._persons.devices(before.digest)]
            await self._persons.move_places(before.digest, person.digest)
            await self._persons.forget(before.digest)
            self._guests.sign_out(before.digest, keys)

    async def renew(self, person: Visitor, device: str) -> str:
        """A new secret in place of the one this device came with."""
        secret = await self._guests.new_secret(person.digest, device, is_proved=True)
        await self._persons.move_pushes(person.key, digest_of(secret), person.digest)
        await self.sign_out(person, person.key)
        return secret

    # -- devices, last seen first -----------------------------------------------------

    async def devices_of(self, person: Visitor) -> list[Device]:
        return await self._persons.devices(person.digest)

    async def sign_out(self, person: Visitor, key: str) -> None:
        await self._persons.drop_device(key, person.digest)
        self._guests.sign_out(person.digest, [key])

    async def sign_out_device(self, person: Visitor, short: str) -> None:
        for one in await self._persons.devices(person.digest):
            if one.key.startswith(short) and len(short) == SHORT:
                is_here = one.key == person.key
                return await (
                    self.sign_out_here(person) if is_here else self.sign_out(person, one.key)
                )
        raise Refusal(404, "no-such-device", "there is no such device")

    async def sign_out_here(self, person: Visitor) -> None:
        """Refused where nothing would lead back."""
        if not await self.is_account(person.digest):
            raise _last_way()
        await self.sign_out(person, person.key)

    async def sign_out_others(self, person: Visitor) -> None:
        """All other devices, and the link that makes one."""
        keys = [one.key for one in await self._persons.devices(person.digest)]
        await self._persons.drop_devices(person.digest, person.key)
        self._guests.sign_out(person.digest, [key for key in keys if key != person.key])


def wrong_password() -> Refusal:
    return Refusal(403, "wrong-password", "this is not your password")


def _last_way() -> Refusal:
    return Refusal(409, "last-way", "this is the last way in; make another one first")
