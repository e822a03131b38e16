"""What was done for the house, by whom: only ever added to."""

from __future__ import annotations

import math

import msgspec

from ..house.guests import Visitor
from ..store.keeper.kept import HouseKept
from ..store.keeper.rows import Deed
from ..wire.keeper import DeedView, Log

AT_ONCE = 50
END_OF_TIME = 1e18


class Deeds:
    """Written down before it is done, once it is clear that it may be."""

    def __init__(self, kept: HouseKept) -> None:
        self._kept = kept

    async def note(self, by: Visitor, what: str, about: str = "", **more: str) -> None:
        await self._kept.put_deed(by.digest, what, about, msgspec.json.encode(more))

    async def log(self, before: float = 0.0, most: int = AT_ONCE) -> Log:
        """The newest first."""
        end = before if before > 0 and math.isfinite(before) else END_OF_TIME
        found = await self._kept.deeds(end, most + 1)
        return Log(tuple(map(_view, found[:most])), len(found) > most)


def _view(deed: Deed) -> DeedView:
    more = msgspec.json.decode(deed.body, type=dict[str, str])
    return DeedView(deed.at, deed.name, deed.what, deed.about_name, more)
