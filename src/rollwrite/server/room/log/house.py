"""What whoever keeps the house does at a table, and what people write there."""

from __future__ import annotations

from msgspec import Struct


class Wrote(Struct, frozen=True, tag="wrote"):
    """Free words of a seat; no part of the game."""

    seat: int
    text: str


class HouseSaid(Struct, frozen=True, tag="house-said"):
    """A message of the house to this table."""

    text: str


class HouseLooked(Struct, frozen=True, tag="house-looked"):
    """Somebody of the house came to look on; all are told."""


class EndedByHouse(Struct, frozen=True, tag="house-ended"):
    """A game that ran was ended by the house."""
