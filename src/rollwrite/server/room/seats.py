"""The seats of a room: who owns them, which key leads to them, how they are called."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..refusal import Refusal
from .log import Kind, SeatKeyed, SeatNamed, SeatOpened, SeatTaken


@dataclass(slots=True)
class Seat:
    """``used`` is the link its owner came by, so that opening it again does no harm.

    ``is_offered``: the host made its key, to send somebody a way back. ``former`` are
    the guests who had the seat before.
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

    def take(self, event: SeatTaken) -> None:
        if self.owner and self.owner != event.owner:
            self.former = (*self.former, self.owner)
        self.former = tuple(guest for guest in self.former if guest != event.owner)
        self.kind, self.owner, self.name = "person", event.owner, event.name
        self.used, self.key, self.is_offered = self.key, event.key, False

    def may_know_key(self, digest: str, is_host: bool) -> bool:
        """Its owner, to hand it over; the host, to invite or to send a way back."""
        is_own = bool(digest) and self.owner == digest
        return is_own or (is_host and (self.kind == "free" or self.is_offered))

    def is_reached_by(self, key: str, digest: str) -> bool:
        is_again = bool(self.used) and self.owner == digest and is_same(key, self.used)
        return is_again or is_same(key, self.key)


def seat_of(opened: SeatOpened) -> Seat:
    return Seat(opened.kind, opened.name, opened.bot, opened.owner, opened.key, opened.seed)


def keyed(seats: Sequence[Seat], number: int, digest: str, host: str, key: str) -> SeatKeyed:
    """A new key for a seat: for its owner, or for the host to send."""
    seat = seats[number] if 0 <= number < len(seats) else None
    is_own = seat is not None and bool(digest) and seat.owner == digest
    if seat is None or seat.kind == "bot" or (not is_own and digest != host):
        raise Refusal(403, "not-your-seat", f"seat {number + 1} is not yours to give away")
    return SeatKeyed(number, key, not is_own and seat.kind == "person")


def renamed(seats: Sequence[Seat], digest: str, old: str, name: str) -> list[SeatNamed]:
    """The seat of a guest that goes by the old name; another one only if it is the only one."""
    mine = [number for number, seat in enumerate(seats) if seat.owner == digest]
    same = [number for number in mine if seats[number].name == old]
    followed = same[:1] or (mine if len(mine) == 1 else [])
    return [SeatNamed(number, name) for number in followed if seats[number].name != name]


def new_key() -> str:
    return secrets.token_urlsafe(16)


def is_same(given: str, key: str) -> bool:
    return bool(key) and hmac.compare_digest(given.encode(), key.encode())


def dead_link() -> Refusal:
    return Refusal(403, "dead-link", "this link leads to no seat any more")
