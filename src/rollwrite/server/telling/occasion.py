"""One thing there is to tell, and how far its telling is: as it is kept in the store."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from msgspec import Struct

from ..wire.people.telling import What


class Occasion(Struct, frozen=True):
    """``moment`` is the game of a campaign and the stage; ``seat`` whose seat it is about."""

    what: What
    guest: str
    table: str
    moment: tuple[int, int] = (0, 0)
    seat: int = -1
    by: str = ""
    number: int = 0  # of the event it comes from; 0 where it follows from how the table stands

    @property
    def id(self) -> str:
        return sha256(msgspec.json.encode(self)).hexdigest()


class Telling(Struct, frozen=True):
    """``left`` are the ways it has yet to go; nothing while none was tried."""

    occasion: Occasion
    left: tuple[str, ...] | None = None
    was_seen: bool = False
