"""Asking somebody one has played with to come to a table."""

from __future__ import annotations

from ...refusal import Refusal
from ...room.asked.hosting import require_waiting
from ...room.log import GuestInvited, InvitationDeclined, LogEvent
from ...room.room import Room
from ...wire.table.lobby import Companion
from ..guests import Visitor
from ..house import House
from ..results import known_as

MOST_COMPANIONS = 24
MOST_ASKED = 12  # at one table


class Asking:
    """Only people who have played together know each other; ids differ for every reader."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def companions(self, person: Visitor, room: Room) -> list[Companion]:
        """Those one played with, the last first; not who sits here already."""
        found: dict[str, Companion] = {}
        for owner, companion in await self._known(person, room):
            if not room.mine(owner):
                before = found.get(owner, companion)
                count = before.games + (1 if owner in found else 0)
                found[owner] = Companion(
                    before.id, before.name, before.face, count, before.last, before.is_asked
                )
        return list(found.values())[:MOST_COMPANIONS]

    async def _known(self, person: Visitor, room: Room) -> list[tuple[str, Companion]]:
        """Everybody in every game one sat in, the last game first."""
        me = person.digest
        games = [one for one in await self._house.results.of(me) if me in one.owners()]
        return [
            (
                seat.owner,
                Companion(
                    known_as(seat.owner, me),
                    seat.name,
                    seat.face,
                    1,
                    game.ended,
                    seat.owner in room.invited,
                ),
            )
            for game in games
            for seat in game.seats
            if seat.owner and not seat.bot and not seat.is_gone and seat.owner != me
        ]

    async def ask(self, room: Room, person: Visitor, who: str) -> None:
        """The host, or anybody who sits here, asks somebody to come."""
        if not room.mine(person.digest):
            raise Refusal(403, "not-your-seat", "only those who sit at the table invite others")
        known = await self._known(person, room)
        guest = next((owner for owner, one in known if one.id == who), "")
        if not guest:
            raise Refusal(404, "no-such-person", "you have not played with such a person")
        await self._house.change(room, lambda: _ask_events(room, guest, person.digest))

    async def decline(self, room: Room, person: Visitor) -> None:
        guest = person.digest
        await self._house.change(
            room, lambda: [InvitationDeclined(guest)] if guest in room.invited else []
        )


def _ask_events(room: Room, guest: str, by: str) -> list[LogEvent]:
    require_waiting(room)
    if guest in room.invited or room.mine(guest):
        return []
    if len(room.invited) >= MOST_ASKED:
        raise Refusal(429, "too-many", "enough people are asked to this table already")
    return [GuestInvited(guest, by)]
