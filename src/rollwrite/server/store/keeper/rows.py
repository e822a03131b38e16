"""What is kept for the keeper of the house."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ban:
    """``kind`` is ``person`` or ``network``; ``what`` a guest, or a network like 10.0.0.0/8."""

    id: str
    kind: str
    what: str
    at: float
    name: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """Who did what, to whom. ``name`` is who did it, as they are called now."""

    at: float
    guest: str
    what: str
    about: str
    body: bytes
    name: str
    about_name: str


@dataclass(frozen=True, slots=True)
class Report:
    """``settled`` is when; 0 while it is open."""

    id: str
    at: float
    guest: str
    about: str
    table: str
    body: bytes
    settled: float


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person in a list: what they come by, how many devices, and when they were last seen."""

    guest: str
    name: str
    face: str
    at: float
    devices: int
    seen: float
    passkeys: int
    passwords: int
    is_keeper: int
    bans: int
