"""What is stored, and how that fails."""

from __future__ import annotations

from dataclasses import dataclass


class StoreError(Exception):
    """The store cannot do what it was asked."""


class Conflict(StoreError):
    """Somebody else stored an event with this number first."""


@dataclass(frozen=True, slots=True)
class Row:
    """One event of one table. ``guests`` sit at the table from now on."""

    table: str
    number: int
    body: bytes
    guests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stored:
    number: int
    at: float
    body: bytes
