"""Tells what there is to tell: kept until it is told, tried again, or not true any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence

import msgspec

from rollwrite.kernel.errors import GameError

from ..clock import Clock, sleep_unless
from ..house.house import House
from ..limit import Limit
from ..refusal import Refusal
from ..room.log import Commanded, LogEvent
from ..room.room import Room
from ..store.rows import StoreError
from ..store.store import Store
from ..store.tellings import Due
from .carrier import Carrier, kind_of
from .hours import told_again
from .kept import Reached, read
from .occasion import Occasion, Telling
from .occasions import due, happened, is_true, owed
from .resting import Resting
from .ways.outbound import Unsent
from .words import Told, called_of, told_of

LOOK_EVERY = 60.0  # for what other nodes left to be told
LOOK_AGAIN = 60.0  # whether who looked has decided, or went
FIRST_WAIT, LONGEST_WAIT, MOST_TRIES = 15.0, 3600.0, 7
MOST_AT_ONCE, MOST_OF_ONE = 32, 2
MOST_KNOWN = 20_000
MOST_WAITING = 5_000  # occasions that are yet to be written down
MOST_TABLES = 500
SURE_FOR = 60.0
SLOW = ("day", "free")  # only there a letter is in time
logger = logging.getLogger("rollwrite")


class Teller:
    """``heed`` and ``tell`` wait for nothing; one task writes down, another one delivers."""

    def __init__(
        self, house: House, store: Store, clock: Clock, carrier: Carrier, resting: Resting
    ) -> None:
        self._house, self._store, self._clock, self._carrier = house, store, clock, carrier
        self._resting = resting
        self._tellings = store.tellings
        self._known: dict[Occasion, None] = {}
        self._reached: dict[str, tuple[bool, float]] = {}
        self._inbox: list[tuple[Occasion, float]] = []
        self._has_mail = asyncio.Event()  # in the inbox
        self._awake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: Counter[str] = Counter()
        self._often = Limit(60, 1 / 20)  # of a person

    def start(self) -> None:
        self._house.on_change, self._house.on_look = self.tell, self.heed
        for work in (self._write_down(), self._run(), self._look_at_all()):
            self._begin(work)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._resting.close()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- what the house tells ---------------------------------------------------------------

    def tell(self, room: Room, events: Sequence[LogEvent]) -> None:
        """This was just written here: pages of those it concerns hear of it at once."""
        self._resting.heed(room)
        is_move = all(isinstance(event, Commanded) for event in events)  # nearly always
        found = [] if is_move else list(happened(room, events))
        for occasion in self._fresh([*found, *owed(room)]):
            self._put(room, occasion)
            if occasion.what != "late":
                self._house.pages.call(occasion.guest, called_of(room, occasion))

    def heed(self, room: Room) -> None:
        """A room came into use, or caught up: what is owed there may be known to nobody yet."""
        self._resting.heed(room)
        for occasion in self._fresh(owed(room)):
            self._put(room, occasion)

    def _fresh(self, occasions: Iterable[Occasion]) -> list[Occasion]:
        if len(self._known) > MOST_KNOWN:  # the store knows better
            self._known.clear()
        found = [one for one in dict.fromkeys(occasions) if one not in self._known]
        self._known.update(dict.fromkeys(found))
        return found

    def _put(self, room: Room, occasion: Occasion) -> None:
        if self._is_out_of_reach(occasion.guest):
            self._known.pop(occasion, None)  # they may wish otherwise while it is true
        elif len(self._inbox) < MOST_WAITING:
            self._inbox.append((occasion, due(room, occasion)))
            self._has_mail.set()

    def forget(self, guest: str) -> None:
        """Somebody wishes otherwise."""
        self._reached.pop(guest, None)

    # -- writing down -------------------------------------------------------------------------

    async def _write_down(self) -> None:
        while True:
            await self._has_mail.wait()
            self._has_mail.clear()
            inbox, self._inbox = self._inbox, []
            for occasion, at in inbox:
                with contextlib.suppress(StoreError):  # whoever looks next finds it again
                    await self._keep(occasion, at)

    async def _keep(self, occasion: Occasion, at: float) -> None:
        if not await self._is_reached(occasion.guest):
            self._known.pop(occasion, None)
            return
        body = msgspec.json.encode(Telling(occasion))
        await self._tellings.put(occasion.id, occasion.guest, at, body)
        self._awake.set()

    async def _is_reached(self, guest: str) -> bool:
        """Most people have no way that is on: that is remembered for a moment."""
        known = self._reached.get(guest)
        now = time.monotonic()
        if known is None or now - known[1] > SURE_FOR:
            who = await read(self._tellings, guest)
            is_on = bool(who.ways(self._carrier.mailer.is_there))
            if len(self._reached) > MOST_KNOWN:
                self._reached.clear()
            known = self._reached[guest] = (is_on, now)
        return known[0]

    def _is_out_of_reach(self, guest: str) -> bool:
        """Whether that is known; nearly every move is somebody's turn."""
        known = self._reached.get(guest)
        return known is not None and not known[0] and time.monotonic() - known[1] <= SURE_FOR

    async def _look_at_all(self) -> None:
        """What was owed when the server stopped is owed now."""
        with contextlib.suppress(StoreError):
            await self._tellings.sweep(self._clock.now())
            for table in await self._tellings.waiting_tables(MOST_TABLES):
                with contextlib.suppress(Refusal, GameError):
                    await self._house.rooms.find(table)
                await asyncio.sleep(0)

    # -- delivering -----------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._awake.clear()
            try:
                names = await self._tellings.due(self._clock.now(), MOST_AT_ONCE)
                for name in names:
                    await self._room_for_one()
                    if found := await self._tellings.take(name, self._clock.now()):
                        self._begin(self._deliver(found))
                upcoming = await self._tellings.next_due()
            except StoreError:
                upcoming = None
            latest = self._clock.now() + LOOK_EVERY
            at = min(latest, upcoming if upcoming is not None else latest)
            await sleep_unless(self._clock, at, self._awake)

    async def _room_for_one(self) -> None:
        while sum(self._busy.values()) >= MOST_AT_ONCE:
            await asyncio.sleep(0.05)

    async def _deliver(self, found: Due) -> None:
        telling = msgspec.json.decode(found.body, type=Telling)
        self._busy[found.guest] += 1
        try:
            if self._busy[found.guest] > MOST_OF_ONE:
                await self._later(found, telling, self._clock.now() + FIRST_WAIT)
            else:
                await self._try(found, telling)
        except StoreError:
            pass  # it is taken again when its time is over
        except Exception:
            logger.exception("somebody could not be told")
            with contextlib.suppress(StoreError):
                await self._tellings.finish(found.id, self._clock.now())
        finally:
            self._busy[found.guest] -= 1
            self._busy += Counter()  # without those who have none
            self._awake.set()

    async def _try(self, found: Due, telling: Telling) -> None:
        """Still true, still wished, unseen, and not in quiet hours: then it is told."""
        occasion, now = telling.occasion, self._clock.now()
        who, room = await read(self._tellings, found.guest), await self._room(occasion.table)
        ways = self._ways(who, room, telling)
        if room is None or not ways or not who.kept.wants(occasion.what):
            return await self._tellings.finish(found.id, now)
        if not is_true(room, occasion):
            return await self._tellings.finish(found.id, now)
        if occasion.what == "late" and (at := due(room, occasion)) > now:
            return await self._later(found, telling, at)
        if found.guest in room.audience.looking():
            if telling.was_seen or occasion.what not in ("turn", "late", "nudged"):
                return await self._tellings.finish(found.id, now)
            seen = msgspec.structs.replace(telling, was_seen=True)
            return await self._later(found, seen, now + LOOK_AGAIN)
        if (again := told_again(who.kept.wishes, now)) > now:
            return await self._later(found, telling, again)
        if found.tries == 1 and not self._often.allows(found.guest):
            return await self._tellings.finish(found.id, now)
        told = told_of(room, occasion, who.kept.wishes.language)
        return await self._send(found, telling, who, told, ways)

    def _ways(self, who: Reached, room: Room | None, telling: Telling) -> list[str]:
        ways = who.ways(self._carrier.mailer.is_there)
        if room is not None and room.pace.kind not in SLOW:
            ways = [way for way in ways if kind_of(way) != "mail"]
        return [way for way in ways if telling.left is None or way in telling.left]

    async def _room(self, table: str) -> Room | None:
        """As the log has it; who looks at it elsewhere has a moment to say so."""
        is_known = self._house.rooms.known(table) is not None
        try:
            room = await self._house.rooms.find(table)
        except (Refusal, GameError):
            return None
        if self._store.is_shared and not is_known:
            await asyncio.sleep(0.3)
        return room

    async def _send(
        self, found: Due, telling: Telling, who: Reached, told: Told, ways: list[str]
    ) -> None:
        """By all ways at once; what failed and may yet arrive is tried again, less and less."""
        done = await asyncio.gather(*(self._carry(way, who, told) for way in ways))
        left = tuple(way for way, is_done in zip(ways, done) if not is_done)
        now = self._clock.now()
        if not left or found.tries >= MOST_TRIES:
            return await self._tellings.finish(found.id, now)
        wait = min(LONGEST_WAIT, FIRST_WAIT * 4 ** (found.tries - 1))
        again = msgspec.structs.replace(telling, left=left)
        body = msgspec.json.encode(again)
        return await self._tellings.postpone(found.id, now + wait, body, is_try=True)

    async def _carry(self, way: str, who: Reached, told: Told) -> bool:
        """Whether there is nothing left to be tried."""
        try:
            await self._carrier.carry(way, who, told, self._clock.now())
        except Unsent as error:
            return error.is_final
        return True

    async def _later(self, found: Due, telling: Telling, at: float) -> None:
        body = msgspec.json.encode(telling)
        await self._tellings.postpone(found.id, at, body, is_try=False)
