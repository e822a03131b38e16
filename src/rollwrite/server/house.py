"""The house: all rooms, and the one way anything in them changes.

    check → store → apply → tell

under the room's lock. What is in memory is only what the log says; a room that
fell behind (another process was faster, a request was cut off) catches up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rollwrite.bots import roster
from rollwrite.catalogue import BY_ID
from rollwrite.kernel.errors import GameError
from rollwrite.table.drive import decide
from rollwrite.table.table import COMMIT, STEP, Command, Table

from .guests import LONGEST_NAME, Visitor, clean
from .log import (
    Commanded,
    LogEvent,
    Rematched,
    SeatTaken,
    TableOpened,
    from_bytes,
    guests_of,
    to_bytes,
)
from .nameplates import draw_plate
from .opening import new_id, new_key, opening, opening_again, seed_of
from .problem import Refusal
from .room import Room
from .store import Conflict, Row, Store
from .wire import NewTable, Order, TakeSeat
from .workers import Workers, question

TRIES = 3
MOST_ROOMS = 500
MOST_OWN = 50  # tables of one guest that are looked at
logger = logging.getLogger("rollwrite")
Plan = Callable[[], list[LogEvent]]


@dataclass(frozen=True, slots=True)
class Bots:
    """Where bots think, and how long they pretend to."""

    workers: Workers
    delay: float


class House:
    """Finds rooms and changes them."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- finding --------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, rebuilt from its log if need be."""
        if table_id in self.rooms:
            return self.rooms[table_id].use()
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        stored = await self.store.events(table_id)
        if not stored:
            raise Refusal(404, "no-such-table", f"there is no table “{table_id}”")
        opened = from_bytes(stored[0].body)
        assert isinstance(opened, TableOpened), "the first event opens the table"
        if opened.game not in BY_ID:
            raise Refusal(409, "no-such-game", f"this table plays “{opened.game}”, which is gone")
        room = Room(table_id, opened, stored[0].at)
        if not room.game.plays_rules(opened.rules):
            raise Refusal(409, "old-rules", f"this table plays rules {opened.rules}; they are gone")
        for event in stored[1:]:
            room.apply(from_bytes(event.body), event.at)
        return self._keep(room)

    def _keep(self, room: Room) -> Room:
        self._make_space()
        self.rooms[room.id] = room
        self.wake_bots(room)
        return room

    def _make_space(self) -> None:
        """Forget the rooms nobody uses; the log remembers them."""
        if len(self.rooms) < MOST_ROOMS:
            return
        for room in [room for room in self.rooms.values() if room.is_idle()]:
            del self.rooms[room.id]

    async def rooms_of(self, digest: str, most: int) -> list[Room]:
        """The tables where a guest sits, last changed first."""
        found = []
        for table_id in await self.store.tables_of(digest, most):
            try:
                room = await self.room(table_id)
            except (Refusal, GameError) as error:
                logger.warning("table %s cannot be shown: %s", table_id, error)
                continue
            if room.mine(digest) or room.host == digest:
                found.append(room)
        return found

    # -- opening --------------------------------------------------------------------

    async def open(self, host: Visitor, asked: NewTable) -> Room:
        events = opening(host, asked, draw_plate(await self._plates_of(host)))
        table_id = new_id()
        at = await self.store.append(_rows(table_id, 1, events))
        return self._keep(_built(table_id, events, at))

    async def _plates_of(self, host: Visitor) -> set[str]:
        rooms = await self.rooms_of(host.digest, MOST_OWN)
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
        events, table_id = opening_again(room), new_id()
        last = Rematched(table_id)
        rows = [*_rows(table_id, 1, events), *_rows(room.id, room.number + 1, [last])]
        try:
            at = await self.store.append(rows)
        except Conflict:
            await self._catch_up(room)
            if not room.rematch:
                raise
            return
        self._keep(_built(table_id, events, at))
        room.apply(last, at)
        room.tell()

    # -- changing -------------------------------------------------------------------

    async def take(self, room: Room, visitor: Visitor, asked: TakeSeat) -> int:
        """Whoever knows a seat's key gets the seat."""
        number = room.seat_of_key(asked.key, visitor.digest)
        default = room.seats[number].name or visitor.name
        name = clean(asked.name, "a seat", LONGEST_NAME, default)
        taken = SeatTaken(number, visitor.digest, name, seed_of(asked.seed), new_key())
        await self.change(room, lambda: room.take_events(asked.key, taken))
        return number

    async def renew(self, room: Room, digest: str, seat: int) -> None:
        """Another key for a seat: its owner's wish, or the host's way back for somebody."""
        await self.change(room, lambda: room.key_events(digest, seat, new_key()))

    async def rename(self, old: Visitor, name: str) -> None:
        """The tables where a guest sits, and nothing is over, learn its new name."""
        for room in await self.rooms_of(old.digest, MOST_OWN):
            await self.change(room, partial(room.name_events, old.digest, old.name, name))

    async def start(self, room: Room, digest: str) -> None:
        await self.change(room, lambda: room.start_events(digest))

    async def go_on(self, room: Room, digest: str) -> None:
        await self.change(room, lambda: room.next_events(digest))

    async def switch(self, room: Room, digest: str, option: str, value: str) -> None:
        await self.change(room, lambda: room.switch_events(digest, option, value))

    async def command(self, room: Room, digest: str, asked: Order) -> None:
        await self.change(room, lambda: room.command_events(digest, asked), asked.seat)

    async def change(self, room: Room, plan: Plan, seat: int | None = None) -> None:
        """Check, store, apply, tell. ``seat`` alone is told while nobody else sees a change."""
        async with room.lock:
            before = room.public()
            for _ in range(TRIES):
                events = plan()
                if not events or await self._stored(room, events):
                    break
            else:
                raise Refusal(409, "busy", "others were faster; try again")
        room.tell(seat if room.public() == before else None)
        self.wake_bots(room)

    async def _stored(self, room: Room, events: list[LogEvent]) -> bool:
        try:
            at = await self.store.append(_rows(room.id, room.number + 1, events))
        except Conflict:
            await self._catch_up(room)
            return False
        for event in events:
            room.apply(event, at)
        return True

    async def _catch_up(self, room: Room) -> None:
        for stored in await self.store.events(room.id, after=room.number):
            room.apply(from_bytes(stored.body), stored.at)
        room.tell()

    # -- bots -------------------------------------------------------------------------

    def wake_bots(self, room: Room) -> None:
        """Let every bot that owes a decision start thinking, all at once."""
        for seat in room.undecided():
            thought = (room.playing().stages, seat)  # a stage of this game; games never overlap
            if room.seats[seat].bot and thought not in room.thinking:
                room.thinking.add(thought)
                task = asyncio.create_task(self._bot_turn(room, *thought))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _bot_turn(self, room: Room, stage: int, seat: int) -> None:
        try:
            await asyncio.sleep(self.bots.delay)
            commands = await self._bot_commands(room.playing(), stage, seat, room.seats[seat].bot)
            events: list[LogEvent] = [_commanded(command) for command in commands]
            await self.change(room, lambda: events if seat in room.undecided() else [])
        except Exception:
            logger.exception("the bot at seat %s of table %s did not move", seat + 1, room.id)
        finally:
            room.thinking.discard((stage, seat))

    async def _bot_commands(self, table: Table, stage: int, seat: int, bot: str) -> list[Command]:
        """A bot that fails is replaced by the greedy one: the game goes on."""
        try:
            moves = await self.bots.workers.ask(question(table, seat, bot))
            commands = [Command(STEP, seat, stage, move) for move in moves]
            _check_all(table, commands)
            return [*commands, Command(COMMIT, seat, stage)]
        except Exception as error:
            logger.warning("the bot “%s” failed, “greedy” moves for it: %r", bot, error)
            return decide(table, seat, roster.find("greedy"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _check_all(table: Table, commands: list[Command]) -> None:
    """Refuse a decision that is illegal or not complete."""
    assert table.stage is not None, "a bot decides in a stage"
    seat = commands[0].seat
    trial = table.stage.twin(seat)
    for command in commands:
        trial.step(seat, table.game.from_text(command.move))
    trial.commit(seat)


def _commanded(command: Command) -> Commanded:
    return Commanded(command.kind, command.seat, command.stage, command.move)


def _built(table_id: str, events: list[LogEvent], at: float) -> Room:
    opened = events[0]
    assert isinstance(opened, TableOpened), "the first event opens the table"
    room = Room(table_id, opened, at)
    for event in events[1:]:
        room.apply(event, at)
    return room


def _rows(table_id: str, first: int, events: list[LogEvent]) -> list[Row]:
    return [
        Row(table_id, number, to_bytes(event), guests_of(event))
        for number, event in enumerate(events, first)
    ]
