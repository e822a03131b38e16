"""The people of the house, and what the keeper does about one."""

from __future__ import annotations

from ..house.guests import Visitor
from ..house.house import House
from ..refusal import Refusal
from ..store.keeper.kept import HouseKept
from ..store.keeper.rows import Somebody
from ..wire.keeper import KeptPerson, People

SHORT = 24  # letters of a guest's hash that name one here
AT_ONCE = 50


class Folk:
    def __init__(self, house: House, kept: HouseKept) -> None:
        self._house, self._kept = house, kept

    async def people(
        self, by: Visitor, like: str = "", skip: int = 0, most: int = AT_ONCE
    ) -> People:
        """Who was here last comes first."""
        found = await self._kept.people(like.strip()[:40], max(0, skip), most + 1)
        here = self.here(by)
        shown = tuple(_view(one, by, here) for one in found[:most])
        return People(shown, len(found) > most)

    def here(self, by: Visitor) -> set[str]:
        """At a live table, of this node or where this node has the table in use, too; and
        whoever asks: nobody is away from the page they look at."""
        rooms = self._house.rooms.in_use()
        seated = (room.audience.everybody() for room in rooms)
        return self._house.porch.here().union({by.digest}, *seated)

    async def find(self, short: str) -> Somebody:
        found = await self._kept.person(short) if len(short) == SHORT else None
        if found is None:
            raise Refusal(404, "person-gone", "there is no such person here any more")
        return found

    async def require_no_rival(self, by: Visitor, person: Somebody) -> None:
        """A link that is somebody would show the sheet of whoever one plays with."""
        for room in await self._house.rooms.unfinished_of(person.guest):
            if room.mine(by.digest) and room.mine(person.guest) and by.digest != person.guest:
                raise Refusal(409, "plays-with-you", "you sit at the same table right now")


def _view(one: Somebody, by: Visitor, here: set[str]) -> KeptPerson:
    return KeptPerson(
        id=one.guest[:SHORT],
        name=one.name,
        face=one.face,
        is_you=one.guest == by.digest,
        is_keeper=bool(one.is_keeper),
        is_blocked=bool(one.bans),
        has_passkey=bool(one.passkeys),
        has_password=bool(one.passwords),
        devices=one.devices,
        seen=max(one.seen, one.at),
        is_here=one.guest in here,
    )
