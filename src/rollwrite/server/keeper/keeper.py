"""Whoever keeps the house: everything there is to see, and everything there is to do.

Each deed goes the same way: may it be done? write it down, do it.
"""

from __future__ import annotations

import asyncio
import math

from rollwrite import __version__
from rollwrite.kernel.compiled import is_compiled

from ..clock import Clock
from ..house.guests import Visitor
from ..house.house import House
from ..porch.decided import Announcement, Doors, Tried
from ..porch.porch import hash_of
from ..refusal import Refusal
from ..room.talk.lines import written
from ..settings import Settings
from ..settings.networks import Networks, one_network
from ..store.keeper.kept import KEEPING, NETWORK, PERSON
from ..store.keeper.rows import Ban
from ..store.store import Store
from ..wire.keeper import (
    BanView,
    DoorsView,
    Health,
    HouseView,
    KeepersPage,
    NewAnnouncement,
    NewDoors,
)
from .deeds import Deeds
from .folk import Folk
from .reports import Reports
from .tables import ended_events, looked_events, tables_now, told_events
from .upkeep import Upkeep

FIRST_PEOPLE, FIRST_DEEDS = 8, 8
LONGEST_ANNOUNCEMENT = 14 * 86_400.0


class Keeper:
    """``by`` is always one who keeps the house: the door has seen to that."""

    def __init__(self, house: House, store: Store, settings: Settings, clock: Clock) -> None:
        self._house, self._porch, self._kept = house, house.porch, store.house
        self._persons, self._clock, self._settings = store.persons, clock, settings
        self._since = clock.now()
        self.deeds = Deeds(store.house)
        self.folk = Folk(house, store.house)
        self.reports = Reports(store.house, store.persons)
        self.upkeep = Upkeep(store, settings, clock)

    # -- for everybody ------------------------------------------------------------------

    async def house_for(self, visitor: Visitor | None) -> HouseView:
        digest = visitor.digest if visitor else ""
        is_keeper = await self._porch.is_keeper(digest)
        return HouseView(self._porch.signs(), is_keeper, await self._porch.may_open(digest))

    async def is_invited(self, invitation: str) -> bool:
        return await self._kept.has_pass(hash_of(invitation), "guest")

    async def is_link(self, key: str) -> bool:
        return await self._kept.has_pass(hash_of(key), KEEPING)

    async def use_link(self, key: str) -> None:
        """It is used up."""
        if not await self._kept.use_pass(hash_of(key), KEEPING):
            raise dead_link()

    async def become(self, person: Visitor) -> None:
        await self.deeds.note(person, "became-keeper")
        await self._kept.drop_ban(person.digest)
        await self._kept.put_keeper(person.digest)
        await self._porch.changed()

    # -- the page -----------------------------------------------------------------------

    async def page(self, by: Visitor) -> KeepersPage:
        tables, table_count = await tables_now(self._house, self._kept)
        people, accounts = await self._kept.counts()
        signs, doors = self._porch.signs(), self._porch.doors
        backups = await asyncio.to_thread(self.upkeep.backups, self._porch.tried)
        return KeepersPage(
            now=self._clock.now(),
            since=self._since,
            version=__version__,
            rules="compiled" if is_compiled() else "interpreted",
            database="PostgreSQL" if self._settings.database else "SQLite",
            nodes=self._house.nodes.count(),
            tables=tables,
            table_count=table_count,
            people=(await self.folk.people(by, most=FIRST_PEOPLE)).people,
            people_here=len(self.folk.here(by)),
            people_count=people,
            accounts=accounts,
            health=await self.upkeep.health(),
            storage=await self.upkeep.storage(),
            backups=backups,
            reports=await self.reports.all(),
            bans=tuple(map(_ban, self._porch.bans)),
            doors=DoorsView(doors.is_invite_only, doors.who_opens, doors.has_lobby, doors.has_chat),
            announcement=signs.announcement,
            until=signs.until,
            deeds=(await self.deeds.log(most=FIRST_DEEDS)).deeds,
        )

    async def check(self) -> Health:
        return await self.upkeep.health(is_fresh=True)

    # -- tables -------------------------------------------------------------------------

    async def watch(self, by: Visitor, table: str) -> None:
        """Everybody there is told."""
        room = await self._house.visible(table, by.digest)  # where nobody looks on, no host does
        await self.deeds.note(by, "watched", **_table(room.opened.name, room.opened.called, table))
        await self._house.change(room, looked_events)

    async def tell_table(self, by: Visitor, table: str, text: str) -> None:
        room = await self._house.rooms.find(table)
        events = told_events(text)
        named = _table(room.opened.name, room.opened.called, table)
        await self.deeds.note(by, "told-table", text=written(text), **named)
        await self._house.change(room, lambda: events)

    async def end_table(self, by: Visitor, table: str) -> None:
        room = await self._house.rooms.find(table)
        ended_events(room)
        named = _table(room.opened.name, room.opened.called, table)
        await self.deeds.note(by, "ended-table", **named)
        await self._house.change(room, lambda: ended_events(room))

    # -- people -------------------------------------------------------------------------

    async def new_link(self, by: Visitor, short: str) -> str:
        """A way back for somebody who lost theirs; not for who sits at one's own table."""
        person = await self.folk.find(short)
        await self.folk.require_no_rival(by, person)
        await self.deeds.note(by, "made-sign-in-link", person.guest)
        return await self._house.guests.new_link(person.guest)

    async def sign_out(self, by: Visitor, short: str) -> None:
        person = await self.folk.find(short)
        await self.deeds.note(by, "signed-out", person.guest)
        keys = [one.key for one in await self._persons.devices(person.guest)]
        await self._persons.drop_devices(person.guest, but="")
        self._house.guests.sign_out(person.guest, keys)

    async def block(self, by: Visitor, short: str) -> None:
        person = await self.folk.find(short)
        if person.is_keeper:
            raise Refusal(409, "keeps-the-house", "who keeps the house is not sent away from it")
        await self.deeds.note(by, "blocked", person.guest)
        await self._kept.put_ban(PERSON, person.guest)
        await self._porch.changed()

    async def unblock(self, by: Visitor, short: str) -> None:
        person = await self.folk.find(short)
        await self.deeds.note(by, "unblocked", person.guest)
        await self._kept.drop_ban(person.guest)
        await self._porch.changed()

    async def drop_keeper(self, by: Visitor, short: str) -> None:
        person = await self.folk.find(short)
        if await self._kept.keepers() == [person.guest]:
            raise Refusal(409, "last-keeper", "somebody has to keep the house")
        await self.deeds.note(by, "dropped-keeper", person.guest)
        await self._kept.drop_keeper(person.guest)

    # -- doors --------------------------------------------------------------------------

    async def set_doors(self, by: Visitor, asked: NewDoors) -> None:
        new = Doors(asked.is_invite_only, asked.who_opens, asked.has_lobby, asked.has_chat)
        old = self._porch.doors
        changed = [
            name for name in Doors.__struct_fields__ if _value(old, name) != _value(new, name)
        ]
        for name in changed:
            await self.deeds.note(by, f"set-{name.replace('_', '-')}", value=_value(new, name))
        await self._porch.decide(new)

    async def invite(self, by: Visitor) -> str:
        await self.deeds.note(by, "made-invitation")
        return await self._porch.new_invitation()

    async def ban(self, by: Visitor, named: str, address: str) -> None:
        """Not the network one comes from oneself."""
        network = one_network(named)
        if Networks(network).have(address):
            raise Refusal(409, "own-network", "that is where you are yourself")
        await self.deeds.note(by, "banned-network", network=network)
        await self._kept.put_ban(NETWORK, network)
        await self._porch.changed()

    async def lift(self, by: Visitor, ban_id: str) -> None:
        found = next((ban for ban in self._porch.bans if ban.id == ban_id), None)
        if found is None:
            raise Refusal(404, "no-such-ban", "there is no such ban")
        if found.kind == PERSON:
            await self.deeds.note(by, "unblocked", found.what)
        else:
            await self.deeds.note(by, "lifted-network", network=found.what)
        await self._kept.drop_ban(found.what)
        await self._porch.changed()

    # -- words to everybody -----------------------------------------------------------------

    async def announce(self, by: Visitor, asked: NewAnnouncement) -> None:
        text, lasts = written(asked.text), asked.lasts
        if not (math.isfinite(lasts) and 0 < lasts <= LONGEST_ANNOUNCEMENT):
            raise Refusal(422, "long-announcement", "an announcement lasts up to two weeks")
        await self.deeds.note(by, "announced", text=text)
        await self._porch.decide(Announcement(text, self._clock.now() + lasts))

    async def end_announcement(self, by: Visitor) -> None:
        if self._porch.signs().announcement:
            await self.deeds.note(by, "ended-announcement")
        await self._porch.decide(Announcement())

    # -- copies and reports -------------------------------------------------------------------

    async def back_up(self, by: Visitor) -> None:
        await self.deeds.note(by, "backed-up", copy=await self.upkeep.back_up())

    async def try_restore(self, by: Visitor, name: str) -> int:
        """Where it harms nobody; how many tables were played again."""
        tables = await self.upkeep.try_restore(self.upkeep.find(name))
        await self.deeds.note(by, "tried-restore", copy=name, tables=str(tables))
        now, known = self._clock.now(), {one.name for one in self.upkeep.backups(Tried()).copies}
        before = {copy: at for copy, at in self._porch.tried.copies.items() if copy in known}
        await self._porch.decide(Tried({**before, name: now}, now, tables))
        return tables

    async def settle(self, by: Visitor, name: str) -> None:
        report = await self.reports.find(name)
        await self.deeds.note(by, "settled-report", report.about)
        await self.reports.settle(name)


def dead_link() -> Refusal:
    return Refusal(403, "dead-host-link", "this link was used already, or is too old")


def _value(doors: Doors, name: str) -> str:
    found = getattr(doors, name)
    return ("on" if found else "off") if isinstance(found, bool) else str(found)


def _table(name: str, called: str, table: str) -> dict[str, str]:
    return {"table": table, "name": name, "called": called}


def _ban(ban: Ban) -> BanView:
    is_person = ban.kind == PERSON
    return BanView(
        ban.id, "person" if is_person else "network", ban.name if is_person else ban.what, ban.at
    )
