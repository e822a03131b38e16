"""The seats of a room: who owns them, which key leads to them, how they are called."""

from __future__ import annotations

import hmac
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..refusal import Refusal
from ..wire.table.pace import Choice
from .log import (
    ALWAYS_AWAKE,
    GONE,
    SOMEBODY,
    Kind,
    Rest,
    SeatKeyed,
    SeatNamed,
    SeatOpened,
    SeatTaken,
)


@dataclass(frozen=True, slots=True)
class Ballot:
    """What somebody wants about an absent seat, and since when."""

    choice: Choice
    bot: str
    at: float


@dataclass(slots=True)
class Absence:
    """What the log says about a person who is slow, away or gone.

    ``bot`` stands in. ``out`` is the stage in which time ran out, ``deputy`` the bot that
    makes that one decision. ``wrote`` counts what bots decided since the person last did,
    from step ``wrote_from`` of the replay on, the last of them ``writer``; ``missed`` the
    times that ran out in a row. ``is_told``: the log says that the person is away.
    """

    bot: str = ""
    out: tuple[int, int] = (0, 0)
    deputy: str = ""
    wrote: int = 0
    wrote_from: int = 0
    writer: str = ""
    missed: int = 0
    is_told: bool = False
    ballots: dict[str, Ballot] = field(default_factory=dict)  # by who was asked
    nudges: dict[str, float] = field(default_factory=dict)  # by who nudged

    @property
    def is_noticed(self) -> bool:
        """Whether the others know that the person is not there: then they hear of the return."""
        return bool(self.bot) or self.is_told

    def move(self, guest: str, to: str) -> None:
        """Whatever one guest wanted, another did."""
        self.ballots = {to if by == guest else by: one for by, one in self.ballots.items()}
        self.nudges = {to if by == guest else by: at for by, at in self.nudges.items()}


@dataclass(slots=True)
class Seat:
    """``used`` is the link its owner came by, so that opening it again does no harm.

    ``is_offered``: the host made its key, to send somebody a way back. ``former`` are
    the guests who had the seat before. ``writers`` counts who decided here how often: guests,
    and bots as “bot steady”.
    """

    kind: Kind
    name: str
    bot: str
    owner: str
    key: str
    seed: str
    used: str = field(default="", repr=False)
    is_offered: bool = False
    former: tuple[str, ...] = ()
    face: str = ""
    absence: Absence = field(default_factory=Absence)
    writers: Counter[str] = field(default_factory=Counter)
    rest: Rest = ALWAYS_AWAKE

    @property
    def is_vacant(self) -> bool:
        """Its person got up in the middle of the game, or was forgotten."""
        return self.kind == "person" and (not self.owner or self.is_gone)

    @property
    def by_bots(self) -> int:
        """How many decisions bots made for the person here."""
        if self.kind != "person":
            return 0
        return sum(count for by, count in self.writers.items() if by.startswith("bot "))

    def leave(self, key: str) -> None:
        """In a game: whoever sat here may return, by the table's link or from home."""
        self.former = (*self.former, self.owner)
        self.owner, self.used, self.key, self.is_offered = "", "", key, False
        self.rest = ALWAYS_AWAKE
        self.absence.is_told = False  # that they left is told instead

    def free(self, key: str) -> None:
        """Before the start."""
        self.kind, self.name, self.bot, self.owner, self.seed = "free", "", "", "", ""
        self.face, self.rest, self.absence = "", ALWAYS_AWAKE, Absence()
        self.key, self.used, self.is_offered = key, "", False

    def fill(self, bot: str, name: str, seed: str) -> None:
        self.free("")
        self.kind, self.bot, self.name, self.seed = "bot", bot, name, seed

    def take(self, event: SeatTaken) -> None:
        self.rest = self.rest if self.owner == event.owner else ALWAYS_AWAKE
        if self.owner and self.owner != event.owner:
            self.former = (*self.former, self.owner)
        self.former = tuple(guest for guest in self.former if guest != event.owner)
        self.kind, self.owner, self.name = "person", event.owner, event.name
        self.face, self.absence.is_told = event.face, False
        self.used, self.key, self.is_offered = self.key, event.key, False

    def move(self, guest: str, to: str) -> None:
        """Whatever was one guest's is another's."""
        self.owner = to if self.owner == guest else self.owner
        self.former = tuple(dict.fromkeys(to if one == guest else one for one in self.former))
        self.former = tuple(one for one in self.former if one != self.owner)
        self.absence.move(guest, to)
        self._rename_writer(guest, to)

    def forget(self, guest: str, gone: str, key: str) -> None:
        """Somebody's, or free by a new link; the old one leads nowhere."""
        has_left = not self.owner and self.former[-1:] == (guest,)
        self.former = tuple(gone if one == guest else one for one in self.former)
        self._rename_writer(guest, gone)
        if has_left:
            self.name, self.face = SOMEBODY, ""
        if self.owner != guest:
            return
        self.face, self.used, self.is_offered, self.key = "", "", False, key
        self.rest = ALWAYS_AWAKE
        if key:
            self.kind, self.owner, self.name, self.absence = "free", "", "", Absence()
        else:
            self.owner, self.name = gone, SOMEBODY

    def _rename_writer(self, guest: str, to: str) -> None:
        written = self.writers.pop(guest, 0)
        if written:
            self.writers[to] += written

    @property
    def is_gone(self) -> bool:
        """Its person was forgotten."""
        return self.owner.startswith(GONE)

    def may_know_key(self, digest: str, is_host: bool) -> bool:
        """Its owner, to hand it over; the host, to invite or to send a way back."""
        is_own = bool(digest) and self.owner == digest
        return is_own or (is_host and (self.kind == "free" or self.is_vacant or self.is_offered))

    def is_reached_by(self, key: str, digest: str) -> bool:
        is_again = bool(self.used and digest) and self.owner == digest and is_same(key, self.used)
        return is_again or is_same(key, self.key)


def seat_of(opened: SeatOpened) -> Seat:
    return Seat(
        opened.kind,
        opened.name,
        opened.bot,
        opened.owner,
        opened.key,
        opened.seed,
        face=opened.face,
    )


def keyed(seats: Sequence[Seat], number: int, digest: str, host: str, key: str) -> SeatKeyed:
    """A new key for a seat: for its owner, or for the host to send."""
    seat = seats[number] if 0 <= number < len(seats) else None
    is_own = seat is not None and bool(digest) and seat.owner == digest
    if seat is None or seat.kind == "bot" or (not is_own and digest != host):
        raise Refusal(403, "not-your-seat", f"seat {number + 1} is not yours to give away")
    return SeatKeyed(number, key, not is_own and seat.kind == "person")


def renamed(seats: Sequence[Seat], digest: str, old: str, name: str, face: str) -> list[SeatNamed]:
    """The seat of a guest that goes by the old name; another one only if it is the only one."""
    mine = [number for number, seat in enumerate(seats) if seat.owner == digest]
    same = [number for number in mine if seats[number].name == old]
    followed = same[:1] or (mine if len(mine) == 1 else [])
    return [
        SeatNamed(number, name, face)
        for number in followed
        if (seats[number].name, seats[number].face) != (name, face)
    ]


def name_apart(seats: Sequence[Seat], number: int, name: str) -> str:
    """Two people of one name are told apart by a number."""
    others = {seat.name for at, seat in enumerate(seats) if at != number}
    told_apart = (f"{name} {count}" for count in range(2, len(seats) + 2))
    return name if name not in others else next(one for one in told_apart if one not in others)


def new_key() -> str:
    return secrets.token_urlsafe(16)


def is_same(given: str, key: str) -> bool:
    return bool(key) and hmac.compare_digest(given.encode(), key.encode())


def dead_link() -> Refusal:
    return Refusal(403, "dead-link", "this link leads to no seat any more")
