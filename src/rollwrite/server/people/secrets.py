"""Passwords and recovery codes: made, and turned into what may be kept.

Passwords are people's, so they are hashed slowly and with salt (argon2id). Recovery codes
are ours: fifty bits of chance, found by their hash alone, which is slow as well.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher, low_level
from argon2.exceptions import Argon2Error, InvalidHashError

from ..refusal import Refusal

SHORTEST, LONGEST = 10, 200
CODES = 6
CONSONANTS, VOWELS = "bdghklmnprstvwz", "aeiou"
AT_ONCE = 2  # each takes 64 MB for a moment
Made = TypeVar("Made")
_hasher = PasswordHasher()


def _made_up() -> str:
    """What looks like the hash of a password and is none: comparing takes as long as ever, and
    making it takes nothing, at every start of a server."""
    parts = [secrets.token_bytes(size) for size in (_hasher.salt_len, _hasher.hash_len)]
    salt, found = [b64encode(part).rstrip(b"=").decode() for part in parts]
    costs = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    return f"$argon2id$v={low_level.ARGON2_VERSION}${costs}${salt}${found}"


# Whoever has no account is made to wait as long as whoever has.
NOBODYS = _made_up()


def checked_password(text: str, login: str = "") -> str:
    """Long enough is all that helps."""
    if not SHORTEST <= len(text) <= LONGEST:
        raise Refusal(422, "weak-password", f"a password has {SHORTEST} to {LONGEST} letters")
    if len(set(text)) < SHORTEST // 2 or (login and login in text.lower()):
        raise Refusal(422, "weak-password", "this password is too easy to guess")
    return text


def new_login(name: str) -> str:
    """What one signs in with: the name, and a number of ours. Nobody can ask which are taken."""
    plain = unicodedata.normalize("NFKD", name).lower()
    letters = "".join(letter for letter in plain if letter.isascii() and letter.isalnum())
    return f"{letters[:16] or 'guest'}-{secrets.randbelow(900_000) + 100_000}"


def new_codes() -> list[str]:
    """Words that nobody reads wrongly, like ``kimo-2741-sabe-5530``."""
    return ["-".join((_word(), _number(), _word(), _number())) for _ in range(CODES)]


def _word() -> str:
    return "".join(secrets.choice(letters) for letters in (CONSONANTS, VOWELS) * 2)


def _number() -> str:
    return f"{secrets.randbelow(10_000):04}"


def plain_code(text: str) -> str:
    """As it was shown, however it was typed.

    >>> plain_code(" Kimo 2741 – sabe5530 ")
    'kimo2741sabe5530'
    """
    return "".join(letter for letter in text.lower() if letter.isascii() and letter.isalnum())


class Hashing:
    """Slow on purpose: beside everything else, and few at once."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def password(self, text: str) -> str:
        return await self._do(lambda: _hasher.hash(_normal(text)))

    async def is_password(self, text: str, hashed: str) -> bool:
        return await self._do(lambda: _fits(text, hashed))

    async def codes(self, codes: list[str]) -> list[str]:
        return await self._do(lambda: [_stretch(code) for code in codes])

    async def _do(self, work: Callable[[], Made]) -> Made:
        async with self._turns:
            return await asyncio.to_thread(work)


def _fits(text: str, hashed: str) -> bool:
    try:
        return _hasher.verify(hashed, _normal(text))
    except (Argon2Error, InvalidHashError):
        return False


def _normal(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def _stretch(code: str) -> str:
    """Always the same salt: a code has to be found by it, and has chance enough of its own."""
    return low_level.hash_secret_raw(
        plain_code(code).encode(),
        salt=b"rollwrite recovery code",
        time_cost=2,
        memory_cost=19_456,
        parallelism=1,
        hash_len=32,
        type=low_level.Type.ID,
    ).hex()
