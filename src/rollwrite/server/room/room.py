"""A room: one table with its people, as its log tells it.

``requests`` checks what people want and says what would be written down; ``apply``
changes the room by what was.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rollwrite.catalogue import find
from rollwrite.kernel.game import Game, Setup, Waited
from rollwrite.kernel.kept.record import Record, read_events
from rollwrite.kernel.kept.tape import Tape, commitment_of
from rollwrite.kernel.seen.view import Message, News, View
from rollwrite.kernel.taught.lesson import lessons_of
from rollwrite.table.series import Series
from rollwrite.table.table import ONLOOKER, Arrangement, Chair, Command, Table
from rollwrite.table.teaching import Teaching

from ..refusal import Refusal
from ..wire.table.view import Status
from .audience import Audience
from .done.seating import change_door, seat_people
from .done.talking import talk
from .done.waiting import decide, tell_rest, tell_stand_ins, wait_for
from .log import (
    ALWAYS_AWAKE,
    Closed,
    Commanded,
    DoorRenewed,
    GuestForgotten,
    GuestInvited,
    GuestMoved,
    InvitationDeclined,
    LogEvent,
    OptionSwitched,
    Rematched,
    Removed,
    Rest,
    SeatAwaited,
    Seating,
    Started,
    TableOpened,
    Talking,
    TermsChanged,
    Waiting,
    WentBack,
    WentOn,
    guests_of,
)
from .pace.clocks import NOBODY_RESTS, Clocks
from .seats import dead_link, seat_of
from .sharing import Sheets
from .talk.lines import Lines

KEPT_FOR = 60.0
T = TypeVar("T")


class Room:
    """Everything known about one table; rebuilt from its log at any time.

    ``now`` tells the time; what the room is follows from the times of its events alone.
    """

    def __init__(
        self,
        table_id: str,
        opened: TableOpened,
        at: float,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.id = table_id
        self.opened = opened
        self.game: Game = find(opened.game)
        self.setup = Setup(len(opened.seats), dict(opened.options), opened.sheet, opened.carry)
        self.seats = [seat_of(seat) for seat in opened.seats]
        self.host = opened.host
        self.door, self.pace, self.has_hints = opened.door, opened.pace, opened.hints
        self.is_open, self.is_rated = opened.is_open, opened.is_rated
        self.can_watch = opened.can_watch
        self.since = at
        self.came: dict[str, float] = {}  # when guests last sat down, since it opened
        self.sent_away: set[str] = set()  # guests whom the host does not want here
        self.invited: dict[str, str] = {}  # guests, and by whom
        self.hopeful: set[str] = set()  # guests who wait for a free seat
        self.has_chat, self.lines = opened.has_chat, Lines()
        self.house_word, self.house_word_at = "", 0.0
        self.is_closed = False
        self.clocks = Clocks()
        self.paused_by, self.paused_since = ONLOOKER, 0.0
        self.proposals: tuple[str, ...] = ()  # guests who would end the game here
        self.table: Table | None = None
        self.series: Series | None = None
        self.teaching: Teaching | None = None
        self.rematch = ""
        self.is_removed = False
        self.number = 1
        self.now = now
        self.changed = self.last = at
        self.ended = 0.0
        self.used = time.monotonic()
        self.noted: object = None  # how the store says it stands
        self.lock = asyncio.Lock()
        self.audience = Audience(now)
        self.thinking: set[tuple[int, int]] = set()
        self.hurried: set[int] = set()
        self._called = asyncio.Event()
        self.shown = 1
        self._hidden: Counter[str] = Counter()
        self._public = self.public()
        self._views: dict[int, View] = {}
        self._made: dict[object, Any] = {}
        self._lasting: dict[object, Any] = {}
        self.meanwhile: object = None  # see ``pace.meanwhile``
        self.sheets = Sheets()

    # -- the log ------------------------------------------------------------------

    def apply(self, event: LogEvent, at: float) -> None:
        """Change the room by one stored event."""
        if isinstance(event, Commanded):  # nearly always
            self._command(event)
        elif isinstance(event, Seating):
            seat_people(self, event)
        elif isinstance(event, Waiting):
            wait_for(self, event, at)
        elif isinstance(event, Talking):
            talk(self, event, at)
        else:
            self._do(event, at)
        self.number += 1
        for guest in guests_of(event):
            self.came[guest] = at
        self._count(event, at)
        self.last = at
        self.ended = (self.ended or at) if self.status == "over" else 0.0
        self.clocks.follow(self._moment(), self._persons_owing(), at, self._rests())
        self._views.clear()
        self._made.clear()
        self.meanwhile = None

    def _do(self, event: LogEvent, at: float) -> None:
        match event:
            case GuestMoved():
                self._move(event)
            case GuestForgotten():
                self._forget(event)
            case GuestInvited():
                self.invited[event.guest] = event.by
            case SeatAwaited():
                (self.hopeful.add if event.is_on else self.hopeful.discard)(event.guest)
            case InvitationDeclined():
                self.invited.pop(event.guest, None)
            case Removed():
                self.is_removed = True
            case Started():
                self._start()
                tell_stand_ins(self)
                self._tell_rests(at)
            case TermsChanged() | DoorRenewed():
                change_door(self, event)
            case Closed():
                self.is_closed = True
            case OptionSwitched():
                self.playing().switch(event.option, event.value)
            case WentOn():
                self._go_on()
            case WentBack():
                self._go_back(event)
            case Rematched():
                self.rematch = event.table
            case _:
                raise AssertionError("a table opens once")

    def _command(self, event: Commanded) -> None:
        decide(self, event)
        self.playing().apply(Command(event.kind, event.seat, event.stage, event.move))

    def _moment(self) -> tuple[int, int]:
        """The stage that is on, among those of all games."""
        return self.leg, self.table.stages if self.table else 0

    def _persons_owing(self) -> list[int]:
        """The seats whose clocks run: no bot decides there."""
        return [
            seat for seat in self.undecided() if self.seats[seat].owner and not self.bot_at(seat)
        ]

    def _rests(self) -> Mapping[int, Rest]:
        """Only by the day nobody has to be awake."""
        if self.pace.kind != "day":
            return NOBODY_RESTS
        return {number: seat.rest for number, seat in enumerate(self.seats)}

    def _count(self, event: LogEvent, at: float) -> None:
        """Steps that nobody else sees are counted for whoever takes them, and for nobody else."""
        before, self._public = self._public, self.public()
        is_move = isinstance(event, Commanded)
        if not is_move or before[:2] != self._public[:2]:
            self._lasting.clear()
        if isinstance(event, Commanded) and before == self._public:
            self._hidden[self.seats[event.seat].owner] += 1
        else:
            self.shown += 1
            self.changed = at

    def number_for(self, digest: str) -> int:
        """How much has happened here that a guest may know of; it never falls."""
        return self.shown + (self._hidden[digest] if digest else 0)

    def _move(self, event: GuestMoved) -> None:
        for seat in self.seats:
            seat.move(event.guest, event.to)
        self.lines.move(event.guest, event.to)
        self.proposals = tuple(
            dict.fromkeys(event.to if one == event.guest else one for one in self.proposals)
        )
        self._hidden[event.to] += self._hidden.pop(event.guest, 0)
        known = {event.guest: event.to}
        self.invited = {
            known.get(guest, guest): known.get(by, by) for guest, by in self.invited.items()
        }
        self.sent_away = {known.get(guest, guest) for guest in self.sent_away}
        self.hopeful = {known.get(guest, guest) for guest in self.hopeful}
        self.host = event.to if self.host == event.guest else self.host

    def _forget(self, event: GuestForgotten) -> None:
        """Who is left first has the table then. What is over forgets the name, too."""
        self.lines.forget(event.guest)
        for number, seat in enumerate(self.seats):
            seat.forget(event.guest, event.gone, "" if self.table else f"{event.key}{number}")
        self.invited.pop(event.guest, None)
        self.hopeful.discard(event.guest)
        owners = (seat.owner for seat in self.seats if seat.owner and not seat.is_gone)
        heir = next(owners, event.gone)
        self.host = heir if self.host == event.guest else self.host
        if self.table:
            self.table.chairs = self._chairs()
        if self.series:
            self.series.rename(self._chairs())

    def seat_people(self) -> None:
        """Names follow, but what is over keeps the names it ended with."""
        if self.table and not self.table.is_over():
            self.table.chairs = self._chairs()
        if self.series:
            self.series.chairs = self._chairs()

    def note(self, message: str, **args: str | int | Message) -> None:
        """The table's own news, among those of the game."""
        if self.table and not self.table.is_over():
            turn = self.table.state.turns
            self.table.news.append(News(turn, ONLOOKER, Message(message, dict(args))))

    def witness(self, what: str, seat: int, by: tuple[int, ...] = (), bot: str = "") -> None:
        """What people did while they waited: told, and part of the record."""
        if self.table:
            self.table.witness(Waited(what, seat, by, bot))

    def _start(self) -> None:
        if self.opened.campaign:
            self.series = Series(self.game, self.opened.campaign, self._chairs(), self._tape())
            self.table = self.series.table
        else:
            arranged = self._arrangement()
            self.table = Table(self.game, self.setup, self._chairs(), self._tape(), arranged)
            self.teaching = self._teaching(self.table)

    def _tell_rests(self, at: float) -> None:
        for number in self._rests():
            tell_rest(self, number, ALWAYS_AWAKE, at)

    def _arrangement(self) -> Arrangement:
        before = read_events(self.opened.before, self.game, self.setup)
        return Arrangement(before, self.opened.rolls)

    def _teaching(self, table: Table) -> Teaching | None:
        """Nobody teaches a lesson that is gone; its game goes on."""
        known = {lesson.id: lesson for lesson in lessons_of(self.game)}
        lesson = known.get(self.opened.lesson)
        return Teaching(lesson, table) if lesson else None

    def _go_on(self) -> None:
        series = self.campaign()
        self.table = series.go_on(self._tape(series.leg))
        self.setup, self.proposals = self.table.setup, ()
        for number, seat in enumerate(self.seats):
            self.table.hands.give(number, seat.absence.bot)

    def _go_back(self, event: WentBack) -> None:
        self.table = self.playing().gone_back(event.seat)
        self.note("table-went-back", seat=event.seat)

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
            return "closed" if self.is_closed else "waiting"
        return "over" if self.table.is_over() else "playing"

    def is_finished(self) -> bool:
        """Nothing is left to be played here."""
        is_over = self.status == "over" and (self.series is None or self.series.is_complete())
        return is_over or self.is_closed

    def has_free_seat(self) -> bool:
        return any(seat.kind == "free" for seat in self.seats)

    def free_seat(self) -> int:
        """The first that the table's link leads to: free before the start, vacant in a game."""
        is_over = self.is_finished()
        free = [n for n, seat in enumerate(self.seats) if seat.kind == "free" or seat.is_vacant]
        return free[0] if free and not is_over else ONLOOKER

    def bot_at(self, seat: int) -> str:
        """The bot that decides there now, for good or for somebody."""
        found = self.seats[seat]
        deputy = found.absence.deputy
        return found.bot or found.absence.bot or (deputy if deputy and self.is_out(seat) else "")

    def is_out(self, seat: int) -> bool:
        """Whether the time for this very decision has run out."""
        return self.table is not None and self.seats[seat].absence.out == self._moment()

    def deadlines(self) -> dict[int, float]:
        """When the clocks that run will run out, by seat."""
        found = self.clocks.deadlines(self.pace.step) if self.pace.step else {}
        return {seat: at for seat, at in found.items() if not self.is_out(seat)}

    def mine(self, digest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple([n for n, seat in enumerate(self.seats) if digest and seat.owner == digest])

    def lost(self, digest: str) -> tuple[int, ...]:
        """The seats a guest had, which are played elsewhere now."""
        return tuple([n for n, seat in enumerate(self.seats) if digest and digest in seat.former])

    @property
    def fills_at(self) -> float:
        """When bots take the seats that are left; 0: never."""
        after = self.opened.fills_after
        return self.since + after if self.opened.is_quick and after else 0.0

    def require_may_look(self, digest: str) -> None:
        """Whoever has or had a seat here; everybody else only where that is allowed."""
        known = {self.host, *self.invited} if digest else set()
        is_known = digest in known or self.mine(digest) or self.lost(digest)
        if not self.can_watch and not is_known:
            raise Refusal(403, "no-watching", "only those who play here look on")

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

    def is_waiting_for(self, digest: str) -> bool:
        """Whether a decision of this guest is missing; a bot that stands in has its own."""
        undecided = self.undecided()
        return any(n in undecided and not self.bot_at(n) for n in self.mine(digest))

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

    def once(self, make: Callable[[Room], T]) -> T:
        """What follows from the log alone: the same object until something happens."""
        return _kept(self._made, make, self)

    def rarely(self, make: Callable[[Room], T]) -> T:
        """What no move changes, unless it ends the game: the same object until then."""
        return _kept(self._lasting, make, self)

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
            self.meanwhile = None
            self.audience.tell()

    def call(self) -> None:
        """End the waiting of all who listen here for a call."""
        self._called.set()
        self._called.clear()

    async def wait_for_call(self, longest: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._called.wait(), longest)

    def public(self) -> tuple[object, ...]:
        """What everybody can see a move change: while it stays, a step concerns one seat alone.

        The first two are what little else a move can change: whether the game is over, and
        options that were wished for.
        """
        table = self.table
        if table is None:
            return (self.status, 0)
        return (self.status, len(table.wishes), table.stages, table.shown_steps(), self.decided())


def _kept(made: dict[object, Any], make: Callable[[Room], T], room: Room) -> T:
    if make not in made:
        made[make] = make(room)
    found: T = made[make]
    return found
