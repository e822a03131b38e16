"""Several servers on one database: what they tell each other, and what each does about it.

Of what happens at a table they tell only that it did. What is said aloud and who is here
is kept nowhere: they tell that too, to those where the table is in use.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine
from functools import partial

from ..porch.porch import Porch
from ..room.room import Room
from ..room.talk.asked import phrases_of
from ..store.rows import Notice, StoreError
from ..store.store import Store
from .guests import Guests
from .pages import Pages
from .rooms import Rooms

HEARTBEAT = 10.0
SILENT = 3 * HEARTBEAT  # a node is gone then, and so are its people
LOOKS = "*"  # after who has the table before their eyes


class Nodes:
    """This server among the others; alone it has nothing to do."""

    def __init__(
        self, store: Store, rooms: Rooms, guests: Guests, pages: Pages, porch: Porch
    ) -> None:
        self._store, self._rooms, self._guests, self._pages = store, rooms, guests, pages
        self._porch = porch
        if store.is_shared:
            guests.tell = pages.tell = porch.tell = self._tell
        self.name = secrets.token_hex(4)
        self._heard: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        if self._store.is_shared:
            self._begin(self._live())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def count(self) -> int:
        """How many nodes there are, this one included."""
        return 1 + len(self._heard.keys() - {self.name})

    # -- what we tell -----------------------------------------------------------------

    def greet(self, room: Room) -> None:
        """A room comes into use: whoever comes or goes is told, and who is elsewhere is asked."""
        if self._store.is_shared:
            room.audience.watched = partial(self._tell_here, room)
            self._tell(Notice("who", room.id))

    def tell_said(self, room: Room, seat: int, phrase: str) -> None:
        if self._store.is_shared:
            self._tell(Notice("said", room.id, seat, phrase))

    def _tell_here(self, room: Room) -> None:
        """Who plays, by name; of those who look on only how many there are."""
        guests = sorted(guest for guest in room.audience.guests() if room.mine(guest))
        watchers, looking = room.audience.watchers_here(set(guests)), room.audience.looking_here()
        shown = [f"{guest}{LOOKS}" if guest in looking else guest for guest in guests]
        self._tell(Notice("here", room.id, watchers, " ".join([self.name, *shown])))

    def _tell(self, notice: Notice) -> None:
        self._begin(self._send(notice))

    async def _send(self, notice: Notice) -> None:
        with contextlib.suppress(StoreError):  # who was not reached asks when it is back
            await self._store.tell(notice)

    async def _live(self) -> None:
        while True:
            await self._send(Notice("alive", self.name))
            await asyncio.sleep(HEARTBEAT)
            self._bury()

    def _bury(self) -> None:
        """Nobody is at a node that is silent for too long."""
        late = time.monotonic() - SILENT
        for node in [node for node, at in self._heard.items() if at < late]:
            del self._heard[node]
            for room in self._rooms.in_use():
                room.audience.set_elsewhere(node, frozenset())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- what we hear -----------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        match notice.kind:
            case "event":
                self._rooms.hear(notice.about, notice.number)
            case "guest":
                self._guests.forget_here(notice.about)
            case "signed-out":
                self._guests.sign_out_here(notice.about, notice.more.split())
            case "called":
                self._pages.hear(notice.about, notice.more)
            case "house":
                self._porch.hear()
            case "alive":
                self._heard[notice.about] = time.monotonic()
            case "missed":
                self._start_over()
            case _:
                self._hear_at(notice)

    def _hear_at(self, notice: Notice) -> None:
        room = self._rooms.known(notice.about)
        if room is None:
            return
        match notice.kind:
            case "who":
                if not room.audience.is_empty():
                    self._tell_here(room)
            case "here":
                node, *guests = notice.more.split()
                self._heard[node] = time.monotonic()
                looking = frozenset(one.removesuffix(LOOKS) for one in guests if LOOKS in one)
                everybody = frozenset(one.removesuffix(LOOKS) for one in guests)
                room.audience.set_elsewhere(node, everybody, notice.number, looking)
            case "said":
                room.audience.repeat(phrases_of(room, notice.number), notice.number, notice.more)

    def _start_over(self) -> None:
        """Anything may have happened while nothing was heard."""
        self._rooms.hear_all()
        self._porch.hear()
        for room in self._rooms.in_use():
            self._tell(Notice("who", room.id))
            self._tell_here(room)
