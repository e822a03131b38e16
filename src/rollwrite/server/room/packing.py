"""What is told of a record, as bytes: a lot of work, done in a worker."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from rollwrite.kernel.errors import GameError
from rollwrite.kernel.kept.record import Record

from ..wire.base import Wire
from .replaying import record_of

Telling = Callable[..., Wire]


@dataclass(frozen=True, slots=True)
class Wanted:
    """``tell`` makes it of a record, or of the text of one, and what else was asked."""

    tell: Telling
    record: Record | str
    more: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Packed:
    body: bytes
    gzip: bytes


@dataclass(frozen=True, slots=True)
class Wrong:
    """What was wrong with the record; errors of the rules do not travel between processes."""

    code: str
    sentence: str


def pack(wanted: Wanted) -> Packed | Wrong:
    """This runs in a worker."""
    try:
        record = wanted.record
        found = record_of(record) if isinstance(record, str) else record
        body = msgspec.json.encode(wanted.tell(found, *wanted.more))
    except GameError as error:
        return Wrong(error.code, str(error))
    return Packed(body, gzip.compress(body, 6, mtime=0))
