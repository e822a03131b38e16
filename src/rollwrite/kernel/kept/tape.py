"""The dice tape: every roll fixed before the game, checkable after it.

The table draws a secret and publishes its hash; each player adds a seed; roll
number n is a pure function of secret, seeds and n. After the last roll the
secret is shown, and anybody can roll the whole game again.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from secrets import token_bytes

DOMAIN = b"rollwrite dice tape 1\n"
SECRET_BYTES = 32


def commitment_of(secret: bytes) -> str:
    """The hash that is published before the first roll."""
    return sha256(DOMAIN + secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Tape:
    """A secret and the players' seeds, in seat order."""

    secret: bytes
    seeds: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    def roll(self, number: int, sides: Sequence[int]) -> list[int]:
        """The faces of roll ``number`` (from 1) for dice with these many sides.

        >>> Tape(bytes(32), ("a", "b")).roll(1, [6, 6, 10])
        [2, 1, 2]
        """
        stream = self._bytes(number)
        return [_unbiased(stream, side) for side in sides]

    def _bytes(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            message = f"[{number}, {block}{_written(self.seeds)}]".encode()
            yield from hmac.digest(self.secret, DOMAIN + message, "sha256")
            block += 1


@lru_cache(maxsize=1024)
def _written(seeds: tuple[str, ...]) -> str:
    """As JSON has them in a list, behind what stands there; written once a table, not a roll."""
    return "".join(f", {json.dumps(seed)}" for seed in seeds)


def fresh(seeds: tuple[str, ...] = ()) -> Tape:
    """A tape nobody can guess."""
    return Tape(token_bytes(SECRET_BYTES), seeds)


def from_seed(seed: int, seats: int) -> Tape:
    """A tape for repeatable records: the same seed, the same dice."""
    secret = sha256(DOMAIN + f"seed {seed}".encode()).digest()
    return Tape(secret, tuple(f"seat {seat + 1}" for seat in range(seats)))


def _unbiased(stream: Iterator[int], side: int) -> int:
    """Bytes beyond the last full multiple of ``side`` are thrown away."""
    assert 1 <= side <= 256, f"no die has {side} sides"
    limit = 256 - 256 % side
    byte = next(stream)
    while byte >= limit:
        byte = next(stream)
    return byte % side
