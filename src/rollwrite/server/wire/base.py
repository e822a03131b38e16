"""What crosses the wire, by its direction."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct


class Wire(Struct, frozen=True, omit_defaults=False):
    """A value on the wire: immutable, every field always there."""


class Answer(Wire, frozen=True):
    """Said to the message of this number."""

    id: int


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """A value from outside: unknown fields are refused, not ignored."""


class Asking(Incoming, frozen=True):
    """A message that is answered by its number."""

    id: int


def kinds_of(base: type[Struct]) -> Iterator[type[Struct]]:
    """All that really crosses the wire: what nothing else is made from."""
    made = base.__subclasses__()
    if not made:
        yield base
    for kind in made:
        yield from kinds_of(kind)
