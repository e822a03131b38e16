"""A room: one table with its people, as its log tells it.

``requests`` checks what people want and says what would be written down; ``apply``
changes the room by what was.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

from rollwrite.catalogue import find
from rollwrite.kernel.game import Game, Setup
from rollwrite.kernel.record import Record
from rollwrite.kernel.tape import Tape, commitment_of
from rollwrite.kernel.view import Message, News, View
from rollwrite.table.series import Series
from rollwrite.table.table import ONLOOKER, Chair, Command, Table

from ..refusal import Refusal
from ..wire.table import Status
from .audience import Audience
from .log import (
    Commanded,
    LogEvent,
    OptionSwitched,
    Rematched,
    SeatKeyed,
    SeatNamed,
    SeatTaken,
    Started,
    TableOpened,
    WentOn,
)
from .seats import dead_link, seat_of

KEPT_FOR = 60.0


class Room:
    """Everything known about one table; rebuilt from its log at any time."""

    def __init__(self, table_id: str, opened: TableOpened, at: float) -> None:
        self.id = table_id
        self.opened = opened
        self.game: Game = find(opened.game)
        self.setup = Setup(len(opened.seats), dict(opened.options), opened.sheet)
        self.seats = [seat_of(seat) for seat in opened.seats]
        self.host = opened.host
        self.table: Table | None = None
        self.series: Series | None = None
        self.rematch = ""
        self.number = 1
        self.changed = at
        self.ended = 0.0
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.thinking: set[tuple[int, int]] = set()
        self.hurried: set[int] = set()
        self._called = asyncio.Event()
        self.shown = 1
        self._hidden: Counter[str] = Counter()
        self._public = self.public()
        self._views: dict[int, View] = {}

    # -- the log ------------------------------------------------------------------

    def apply(self, event: LogEvent, at: float) -> None:
        """Change the room by one stored event."""
        match event:
            case SeatTaken():
                self._take(event)
            case SeatKeyed():
                self._renew(event)
            case SeatNamed():
                self._name(event)
            case Started():
                self._start()
            case Commanded():
                command = Command(event.kind, event.seat, event.stage, event.move)
                self.playing().apply(command)
            case OptionSwitched():
                self.playing().switch(event.option, event.value)
            case WentOn():
                self._go_on()
            case Rematched():
                self.rematch = event.table
            case TableOpened():
                raise AssertionError("a table opens once")
        self.number += 1
        self._count(event, at)
        self.ended = (self.ended or at) if self.status == "over" else 0.0
        self._views.clear()

    def _count(self, event: LogEvent, at: float) -> None:
        """Steps that nobody else sees are counted for whoever takes them, and for nobody else."""
        before, self._public = self._public, self.public()
        if isinstance(event, Commanded) and before == self._public:
            self._hidden[self.seats[event.seat].owner] += 1
        else:
            self.shown += 1
            self.changed = at

    def number_for(self, digest: str) -> int:
        """How much has happened here that a guest may know of; it never falls."""
        return self.shown + (self._hidden[digest] if digest else 0)

    def _take(self, event: SeatTaken) -> None:
        seat = self.seats[event.seat]
        before, called = seat.owner, seat.name
        seat.take(event)
        seat.seed = seat.seed if self.table else event.seed
        self._seat_people()
        if called == event.name:
            self._note("news-seat-moved", seat=event.seat)
        else:
            self._note("news-seat-given", old=called, name=event.name)
        if before == self.host and not self.mine(before):
            self.host = event.owner  # who opened the table went over to another device

    def _renew(self, event: SeatKeyed) -> None:
        seat = self.seats[event.seat]
        seat.key, seat.is_offered = event.key, event.is_offered
        if event.is_offered:
            self._note("news-way-back", seat=event.seat)

    def _name(self, event: SeatNamed) -> None:
        self._note("news-renamed", old=self.seats[event.seat].name, name=event.name)
        self.seats[event.seat].name = event.name
        self._seat_people()

    def _seat_people(self) -> None:
        """Names follow, but what is over keeps the names it ended with."""
        if self.table and not self.table.is_over():
            self.table.chairs = self._chairs()
        if self.series:
            self.series.chairs = self._chairs()

    def _note(self, message: str, **args: str | int) -> None:
        """The table's own news, among those of the game."""
        if self.table and not self.table.is_over():
            turn = self.table.state.turns
            self.table.news.append(News(turn, ONLOOKER, Message(message, dict(args))))

    def _start(self) -> None:
        if self.opened.campaign:
            self.series = Series(self.game, self.opened.campaign, self._chairs(), self._tape())
            self.table = self.series.table
        else:
            self.table = Table(self.game, self.setup, self._chairs(), self._tape())

    def _go_on(self) -> None:
        series = self.campaign()
        self.table = series.go_on(self._tape(series.leg))
        self.setup = self.table.setup

    def _tape(self, leg: int = 0) -> Tape:
        """The secrets of all games were drawn when the table opened."""
        return Tape(self._secret(leg), tuple(seat.seed for seat in self.seats))

    def _secret(self, leg: int) -> bytes:
        return bytes.fromhex((self.opened.secret, *self.opened.later)[leg])

    @property
    def commitment(self) -> str:
        """The hash of the secret of the game that is on."""
        return commitment_of(self._secret(self.series.leg - 1 if self.series else 0))

    def _chairs(self) -> tuple[Chair, ...]:
        return tuple(Chair(seat.name, seat.bot) for seat in self.seats)

    # -- questions ------------------------------------------------------------------

    def campaign(self) -> Series:
        if self.series is None:
            raise Refusal(409, "no-campaign", "no campaign is played at this table")
        return self.series

    def record(self, leg: int = 0) -> Record:
        """The running game, or a finished one of the campaign by its number."""
        finished = self.series.records if self.series else []
        if 1 <= leg <= len(finished):
            return finished[leg - 1]
        return self.playing().record()

    def playing(self) -> Table:
        if self.table is None:
            raise Refusal(409, "not-started", "the game has not started")
        return self.table

    @property
    def options(self) -> dict[str, str]:
        """As they hold now."""
        return self.table.options if self.table else self.setup.options

    @property
    def wishes(self) -> dict[str, str]:
        """The options that will be switched when the next turn begins."""
        return self.table.wishes if self.table else {}

    @property
    def leg(self) -> int:
        """The game of the campaign that is on; 0 for a single game."""
        return self.series.leg if self.series else 0

    @property
    def status(self) -> Status:
        if self.table is None:
            return "waiting"
        return "over" if self.table.is_over() else "playing"

    def is_finished(self) -> bool:
        """Nothing is left to be played here."""
        return self.status == "over" and (self.series is None or self.series.is_complete())

    def has_free_seat(self) -> bool:
        return any(seat.kind == "free" for seat in self.seats)

    def mine(self, digest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple(n for n, seat in enumerate(self.seats) if digest and seat.owner == digest)

    def lost(self, digest: str) -> tuple[int, ...]:
        """The seats a guest had, which are played elsewhere now."""
        return tuple(n for n, seat in enumerate(self.seats) if digest and digest in seat.former)

    def require_own(self, digest: str, seat: int) -> None:
        if seat not in self.mine(digest):
            raise Refusal(403, "not-your-seat", f"seat {seat + 1} is not yours")

    def seat_for(self, digest: str, wish: int = ONLOOKER) -> int:
        """The wished seat if it is the guest's own; else one that must decide, else any own."""
        mine = self.mine(digest)
        if wish in mine:
            return wish
        owing = [seat for seat in mine if seat in self.undecided()]
        return next(iter([*owing, *mine]), ONLOOKER)

    def seat_of_key(self, key: str, digest: str) -> int:
        """The seat a link leads to."""
        for number, seat in enumerate(self.seats):
            if seat.is_reached_by(key, digest):
                return number
        raise dead_link()

    def undecided(self) -> tuple[int, ...]:
        return self.table.undecided() if self.table else ()

    def owes(self, stage: int, seat: int) -> bool:
        """Whether this seat has yet to decide in this very stage."""
        return seat in self.undecided() and self.playing().stages == stage

    def decided(self) -> frozenset[int]:
        """Who has committed in this stage."""
        stage = self.table.stage if self.table else None
        return frozenset(stage.committed) if stage else frozenset()

    def view(self, seat: int) -> View | None:
        """The view of a seat; the same object until something changes."""
        if self.table is None:
            return None
        if seat not in self._views:
            self._views[seat] = (self.series or self.table).view(seat)
        return self._views[seat]

    def is_idle(self) -> bool:
        is_busy = not self.audience.is_empty() or self.thinking or self.lock.locked()
        return not is_busy and time.monotonic() - self.used > KEPT_FOR

    def use(self) -> Room:
        self.used = time.monotonic()
        return self

    def hurry(self, seat: int, is_hurried: bool) -> None:
        """Whether a bot thinks shorter than it would like to; everybody sees that."""
        if is_hurried != (seat in self.hurried):
            self.hurried ^= {seat}
            self.audience.tell()

    def call(self) -> None:
        """End the waiting of all who listen here for a call."""
        self._called.set()
        self._called.clear()

    async def wait_for_call(self, longest: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._called.wait(), longest)

    def public(self) -> tuple[object, ...]:
        """What everybody can see change: while it stays, a step concerns one seat alone."""
        stages = (self.leg, self.table.stages) if self.table else 0
        people = [(seat.kind, seat.name, seat.owner, seat.key) for seat in self.seats]
        steps = self.table.shown_steps() if self.table else ()
        options = (*self.options.items(), *self.wishes.items())
        return (self.status, stages, steps, self.decided(), people, options, self.rematch)
