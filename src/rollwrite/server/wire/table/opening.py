"""Opening a table and taking its seats."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from ..base import Incoming, Wire
from .pace import FREE, Pace
from .view import Status

SeatKind = Literal["me", "device", "link", "bot"]


class SeatPlan(Incoming, frozen=True):
    kind: SeatKind
    name: str = ""
    bot: str = ""


class Practice(Incoming, frozen=True):
    """A record, and how many of its rolls and moves have happened when the table opens; or a
    rule ``card``, where a lesson has a position for it. That one brings its own seats."""

    record: str = ""
    at: int = 0
    card: str = ""


class NewTable(Incoming, frozen=True):
    """``hints``: whether those who play may ask what their moves are worth.

    A ``lesson`` brings seats and options of its own, but bots may be given names here;
    ``practice`` brings options and a position.
    ``is_open``: strangers find it in the lobby. ``is_rated``: it counts for ratings, and is
    played without hints; games of partners, lessons and practice are never rated.
    ``can_watch``: whoever knows its address may look on.
    ``has_chat``: people may write free words, where the house lets them.
    """

    game: str
    seats: tuple[SeatPlan, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    campaign: str = ""
    name: str = ""
    seed: str = ""
    hints: bool = False
    lesson: str = ""
    practice: Practice | None = None
    pace: Pace = FREE
    is_open: bool = False
    is_rated: bool = False
    can_watch: bool = True
    has_chat: bool = False


class Opened(Wire, frozen=True):
    table: str


class TakeSeat(Incoming, frozen=True):
    """By invitation or hand-over link: whoever knows the key gets the seat."""

    key: str
    name: str
    seed: str = ""


class Taken(Wire, frozen=True):
    table: str
    seat: int


class Join(Incoming, frozen=True):
    """By the table's one link: the first free seat, or one that a bot keeps warm.

    A table of the lobby is entered by the key ``open``.
    """

    key: str
    name: str
    seed: str = ""


class SeatOffered(Wire, frozen=True):
    """A seat on an invitation; ``is_free`` also for one that its person has left."""

    name: str
    face: str
    bot: str
    is_free: bool


class InvitationView(Wire, frozen=True):
    """What a table's link tells before one takes a seat.

    ``free`` seats are left; in a running game a bot may keep them warm. ``seat`` is the one
    somebody has here already, else -1. ``is_awaited``: who looks is told when one is free.
    """

    table: str
    name: str
    called: str
    game: str
    inviter: str
    inviter_face: str
    status: Status
    seats: tuple[SeatOffered, ...]
    free: int
    pace: Pace
    options: dict[str, str]
    campaign: str
    has_hints: bool
    is_rated: bool
    can_watch: bool
    seat: int
    is_awaited: bool


class AwaitSeat(Incoming, frozen=True):
    """``key`` is that of the table's link; ``is_on`` False: not any more."""

    key: str
    is_on: bool = True


class Kept(Wire, frozen=True):
    """The seat a link leads to. ``is_free``: an invitation, else somebody hands it over."""

    seat: int
    name: str
    is_free: bool
    is_yours: bool
    offer: InvitationView
