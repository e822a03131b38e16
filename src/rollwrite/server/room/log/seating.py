"""Who sits where: seats come and go before the start, people at any time."""

from __future__ import annotations

from msgspec import Struct


class SeatTaken(Struct, frozen=True, tag="taken"):
    """By invitation or hand-over; ``key`` is the new one, the old link is dead."""

    seat: int
    owner: str
    name: str
    seed: str
    key: str
    face: str = ""


class SeatKeyed(Struct, frozen=True, tag="keyed"):
    """A new key, the old link is dead. ``is_offered``: the host made it for the seat's person."""

    seat: int
    key: str
    is_offered: bool


class SeatNamed(Struct, frozen=True, tag="named"):
    """Who sits there is called otherwise from now on, or looks otherwise."""

    seat: int
    name: str
    face: str = ""


class GuestMoved(Struct, frozen=True, tag="moved"):
    """Who was known as one guest is another from now on: somebody signed in."""

    guest: str
    to: str


class GuestForgotten(Struct, frozen=True, tag="forgotten"):
    """A guest is no more; its seats are those of somebody, or free where nothing has started.

    ``gone`` stands for the guest from now on; ``key`` begins the links of free seats.
    """

    guest: str
    gone: str
    key: str


class GuestInvited(Struct, frozen=True, tag="invited"):
    """Somebody who is known here was asked to come; ``by`` is the guest who asked."""

    guest: str
    by: str


class InvitationDeclined(Struct, frozen=True, tag="declined"):
    """Who was invited does not come."""

    guest: str


class SeatAwaited(Struct, frozen=True, tag="awaited"):
    """A guest came to a full table and would like to know when a seat is free, or no more."""

    guest: str
    is_on: bool = True


class SeatAdded(Struct, frozen=True, tag="added"):
    """One more free seat, the last."""

    key: str


class SeatDropped(Struct, frozen=True, tag="dropped"):
    """A seat is taken away; those behind it move up."""

    seat: int


class SeatMoved(Struct, frozen=True, tag="shifted"):
    """A seat changes its place with the one before it."""

    seat: int


class SeatFilled(Struct, frozen=True, tag="filled"):
    """A bot sits down."""

    seat: int
    bot: str
    name: str
    seed: str


class SeatFreed(Struct, frozen=True, tag="freed"):
    """The host made it free again; ``key`` invites somebody else."""

    seat: int
    key: str


class SeatLeft(Struct, frozen=True, tag="left"):
    """Its person got up: free again before the start, vacant in a game."""

    seat: int
    key: str
