"""The house: the one way anything in a room changes.

    check → store → apply → tell

under the room's lock.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from rollwrite.kernel.errors import GameError

from ..clock import Clock, WallClock
from ..porch.porch import Porch
from ..refusal import Refusal
from ..room.asked.keeping import arrival_events, sit_down
from ..room.asked.requests import (
    events_of,
    forget_events,
    move_events,
    name_events,
    remove_events,
    take_events,
)
from ..room.invitation import await_events, require_welcome
from ..room.log import GuestForgotten, LogEvent, SeatTaken
from ..room.pace.filling import started_events
from ..room.pace.turning import time_events
from ..room.room import Room
from ..room.seats import name_apart, new_key
from ..room.talk.asked import phrases_of, report_of
from ..store.rows import Conflict, StoreError
from ..store.store import Store
from ..wire.table.changes import Change, Deciding
from ..wire.table.gathering import ChangeTerms
from ..wire.table.opening import AwaitSeat, Join, NewTable, TakeSeat
from ..wire.table.talk import Report, Write
from ..workers.pool import Workers
from .guests import LONGEST_NAME, Guests, Visitor, clean
from .ledger import Ledger
from .nodes import Nodes
from .opening.nameplates import draw_plate
from .opening.opening import opening, opening_again, seed_of
from .pages import Pages
from .rating.ratings import Ratings
from .results import Results
from .rooms import Rooms, require_there
from .thinking.bots import Bots, Plan
from .timekeeper import Timekeeper

TRIES = 3
MOST_OWN = 50  # tables of one guest that are looked at


class House:
    """Opens rooms and changes them."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        bot_delay: float,
        bot_retry: float,
        clock: Clock | None = None,
    ) -> None:
        self.workers = workers
        self.clock = clock or WallClock()
        self.porch = Porch(store.house, self.clock)
        self.guests = Guests(store, self.porch.admit)
        self.pages = Pages()
        #: Called with what was just written at a table, and with a room that came into use or
        #: caught up.
        self.on_change: Callable[[Room, Sequence[LogEvent]], None] = lambda *_: None
        self.on_look: Callable[[Room], None] = lambda _: None
        self._store = store
        self._bots = Bots(workers, bot_delay, bot_retry, self.change, store)
        self._ledger = Ledger(store, self.clock)
        self.results, self.ratings = Results(store), Ratings(store)
        self.rooms = Rooms(self._ledger, self._welcome, self._attend)
        self.nodes = Nodes(store, self.rooms, self.guests, self.pages, self.porch)
        self._renaming: set[asyncio.Task[None]] = set()
        self._renaming_lock = asyncio.Lock()
        self._time = Timekeeper(self.clock, self.rooms, self._ledger, self._pass_time)

    def start(self) -> None:
        """Time begins to pass."""
        self._time.start()

    def _welcome(self, room: Room) -> None:
        self.nodes.greet(room)
        self._attend(room)

    def _attend(self, room: Room) -> None:
        self._wake(room)
        self.on_look(room)

    def _wake(self, room: Room) -> None:
        """Something may have changed: bots and clocks look."""
        self._bots.wake(room)
        self._time.heed(room)

    # -- opening --------------------------------------------------------------------

    async def open(self, host: Visitor, asked: NewTable, fills_after: float | None = None) -> Room:
        """``fills_after``: it starts by itself, with bots after so many seconds (0: never)."""
        if not (asked.lesson or asked.practice):
            await self.porch.require_may_open(host.digest, asked.has_chat)
        plate = draw_plate(await self._plates_of(host))
        events = opening(host, asked, plate, fills_after)
        return self.rooms.keep(await self._ledger.open(events))

    async def _plates_of(self, host: Visitor) -> set[str]:
        rooms = await self.rooms.of(host.digest, MOST_OWN)
        return {room.opened.called for room in rooms if not room.is_finished()}

    async def rematch(self, room: Room, visitor: Visitor) -> str:
        """The table of the next game: the same for everybody who asks."""
        async with room.lock:
            if not room.mine(visitor.digest):
                raise Refusal(403, "not-your-seat", "only those who played ask for a rematch")
            if room.status != "over":
                raise Refusal(409, "not-over", "the game is not over")
            if not room.rematch:
                await self._open_again(room)
        return room.rematch

    async def _open_again(self, room: Room) -> None:
        try:
            self.rooms.keep(await self._ledger.open_again(room, opening_again(room)))
        except Conflict:
            await self._ledger.catch_up(room)
            if not room.rematch:
                raise
            return
        room.audience.tell()

    async def visible(self, table_id: str, digest: str) -> Room:
        """A room for who may look on there."""
        room = await self.rooms.find(table_id)
        room.require_may_look(digest)
        return room

    async def visit(self, table_id: str, digest: str) -> Room:
        """Somebody comes to a table: whoever waits there to try again does it now.

        Nobody pays for the time when nobody was there: clocks are stopped before they come.
        """
        room = await self.visible(table_id, digest)
        if time_events(room):
            await self.change(room, lambda: time_events(room))
        room.call()
        return room

    # -- changing -------------------------------------------------------------------

    async def do(self, room: Room, digest: str, asked: Change) -> None:
        """What a guest asks for at a live table."""
        if isinstance(asked, Write | ChangeTerms) and not self.porch.doors.has_chat:
            _require_silence(asked)
        seat = asked.seat if isinstance(asked, Deciding) else None
        await self.change(room, lambda: events_of(room, digest, asked), seat)

    async def take(self, room: Room, visitor: Visitor, asked: TakeSeat) -> int:
        """Whoever knows a seat's key gets the seat."""
        number = room.seat_of_key(asked.key, visitor.digest)
        default = room.seats[number].name or visitor.name
        name = clean(asked.name, "a seat", LONGEST_NAME, default)
        name, seed = name_apart(room.seats, number, name), seed_of(asked.seed)
        taken = SeatTaken(number, visitor.digest, name, seed, new_key(), visitor.face)
        await self.change(room, lambda: take_events(room, asked.key, taken))
        return number

    async def rename(self, old: Visitor, now: Visitor) -> None:
        """The tables where a guest sits learn its new name and face: first those where
        something is left to be played, then one after another what is over."""
        for room in await self.rooms.unfinished_of(old.digest):
            await self._rename_at(room, old, now)
        if old.name != now.name:
            task = asyncio.create_task(self._rename_finished(old, now))
            self._renaming.add(task)
            task.add_done_callback(self._renaming.discard)

    async def _rename_finished(self, old: Visitor, now: Visitor) -> None:
        async with self._renaming_lock:  # who changes it twice is called by the last
            for table_id in await self._store.finished_of(old.digest):
                is_in_use = self.rooms.known(table_id) is not None
                with contextlib.suppress(Refusal, GameError):  # what cannot be read stays
                    room = await self.rooms.find(table_id)
                    await self._rename_at(room, old, now)
                    await self.results.keep(room)
                    if not is_in_use and room.audience.is_empty():
                        self.rooms.drop(table_id)

    async def _rename_at(self, room: Room, old: Visitor, now: Visitor) -> None:
        plan = partial(name_events, room, old.digest, old.name, now.name, now.face)
        await self.change(room, plan)

    async def move(self, guest: Visitor, to: Visitor) -> None:
        """Whatever was one guest's is another's, who signed in."""
        for room in await self.rooms.all_of(guest.digest):
            await self.change(room, partial(move_events, room, guest.digest, to.digest))
            plan = partial(name_events, room, to.digest, guest.name, to.name, to.face)
            await self.change(room, plan)
            await self.results.keep(room)

    async def forget(self, room: Room, guest: str) -> None:
        """A guest is no more: told like everything else, then taken out of what was written."""
        events = forget_events(room, guest)
        await self.change(room, lambda: events)
        for event in events:
            if isinstance(event, GuestForgotten):
                await self._ledger.blot(room, event.gone)
        await self.results.keep(room)
        if room.audience.is_empty():
            self.rooms.drop(room.id)

    async def remove(self, room: Room, guest: str) -> None:
        """A table that nobody else sits at is gone."""
        await self.change(room, lambda: remove_events(room, guest))
        await self._ledger.erase(room)
        self.rooms.drop(room.id)

    async def join(self, room: Room, visitor: Visitor, asked: Join) -> int:
        """Whoever is welcome gets the first free seat; who has one keeps it."""
        name = clean(asked.name, "a seat", LONGEST_NAME, visitor.name)
        await self.change(room, lambda: self._join_events(room, visitor, asked, name))
        return room.seat_for(visitor.digest)

    def _join_events(self, room: Room, visitor: Visitor, asked: Join, name: str) -> list[LogEvent]:
        if room.mine(visitor.digest):
            return []
        require_welcome(room, asked.key, visitor.digest)
        seat = room.free_seat()
        if seat < 0:
            raise Refusal(409, "table-full", "all seats are taken")
        left = [one for one in room.lost(visitor.digest) if room.seats[one].is_vacant]
        seat = left[0] if left else seat
        apart, seed = name_apart(room.seats, seat, name), seed_of(asked.seed)
        taken = sit_down(room, seat, visitor.digest, apart, seed, visitor.face)
        return [*taken, *started_events(room, seat)]

    async def await_seat(self, room: Room, visitor: Visitor, asked: AwaitSeat) -> None:
        """Somebody at a full table is told when a seat is free."""
        await self.change(room, lambda: await_events(room, visitor.digest, asked))

    async def arrive(self, room: Room, digest: str) -> None:
        """Somebody said hello at a table; what is just being decided there comes first."""
        async with room.lock:
            is_awaited = bool(arrival_events(room, digest))
        if is_awaited:
            await self.change(room, lambda: arrival_events(room, digest))
        self._time.heed(room)

    def depart(self, room: Room) -> None:
        """Somebody's line is down."""
        self._time.heed(room)

    async def _pass_time(self, room: Room) -> None:
        """What people see may change by time alone: they look again in any case."""
        await self.change(room, lambda: time_events(room))
        room.audience.tell()
        await self._ledger.note_due(room)

    async def change(self, room: Room, plan: Plan, seat: int | None = None) -> None:
        """Check, store, apply, tell. ``seat`` alone is told while nobody else sees a change."""
        async with room.lock:
            before, was_over = room.shown, room.status == "over"
            for _ in range(TRIES):
                require_there(room)
                events = plan()
                if not events or await self._ledger.write(room, events):
                    break
            else:
                raise Refusal(409, "busy", "others were faster; try again")
            if room.status == "over" and not was_over:
                with contextlib.suppress(StoreError):  # a history finds it out by itself
                    await self.note_end(room)
        room.audience.tell(seat if room.shown == before else None)
        self.on_change(room, events)
        self._wake(room)

    async def note_end(self, room: Room) -> None:
        """A game is over. The result last: whoever finds one knows that the game was counted."""
        await self.ratings.count(room)
        await self.results.keep(room)

    async def scrub(self) -> None:
        """What was deleted is nowhere any more, as far as that is ours to say."""
        with contextlib.suppress(StoreError):  # somebody reads; the next one does it
            await self._store.scrub()

    async def check(self) -> None:
        """``StoreError`` if nothing can be read, or other nodes are not heard."""
        await self._store.check()

    def say(self, room: Room, seat: int, phrase: str) -> None:
        is_partner = room.playing().game.is_cooperative
        room.audience.say(phrases_of(room, seat), seat, phrase, is_partner)
        self.nodes.tell_said(room, seat, phrase)

    async def report(self, room: Room, digest: str, asked: Report) -> None:
        """Somebody tells the house about somebody else at the same table."""
        report = report_of(room, digest, asked)
        await self._store.house.put_report(
            digest, report.about, room.id, msgspec.json.encode(report.said)
        )

    async def close(self) -> None:
        await asyncio.gather(*self._renaming, return_exceptions=True)
        await self.porch.close()
        await self._time.close()
        await self._bots.close()
        await self.rooms.close()
        await self.nodes.close()


def _require_silence(asked: Write | ChangeTerms) -> None:
    """Where the house has no free words, no table has."""
    if isinstance(asked, Write) or asked.has_chat:
        raise Refusal(403, "no-chat", "no free words are written in this house")
