"""Waiting for somebody: clocks, nudges, votes, bots that stand in, ending it together."""

from __future__ import annotations

from msgspec import Struct

from ...wire.table.pace import Choice


class WentAway(Struct, frozen=True, tag="away"):
    """The table waits for somebody whom nobody has seen for a while."""

    seat: int


class Nudged(Struct, frozen=True, tag="nudged"):
    seat: int
    by: int


class Voted(Struct, frozen=True, tag="voted"):
    """Shall a bot play for the person at a seat? ``by`` is a seat of who was asked."""

    seat: int
    by: int
    choice: Choice
    bot: str = ""


class StandIn(Struct, frozen=True, tag="stand-in"):
    """A bot plays there until the person returns. ``by`` are the seats that wanted it."""

    seat: int
    bot: str
    by: tuple[int, ...] = ()


class CameBack(Struct, frozen=True, tag="back"):
    """The person plays again."""

    seat: int


class TimeRanOut(Struct, frozen=True, tag="time"):
    """``bot`` makes this one decision; without one the others are asked."""

    seat: int
    stage: int
    bot: str = ""


class Paused(Struct, frozen=True, tag="paused"):
    """All clocks stand. ``by`` -1: nobody is there, ``since`` that moment."""

    by: int
    since: float = 0.0


class Resumed(Struct, frozen=True, tag="resumed"):
    by: int


class Rest(Struct, frozen=True):
    """When somebody who plays by the day rests: quiet hours like ``22:00``, in ``zone`` (or, where
    nobody here knows it, so many minutes east of Greenwich), and a ``holiday`` until then.
    """

    quiet_from: str = ""
    quiet_to: str = ""
    zone: str = ""
    offset: int = 0
    holiday: float = 0.0  # seconds since the epoch


ALWAYS_AWAKE = Rest()


class RestSet(Struct, frozen=True, tag="rest"):
    """When the clock of a seat stands from now on: quiet hours count from its next decision."""

    seat: int
    rest: Rest


class EndProposed(Struct, frozen=True, tag="end"):
    by: int


class EndWithdrawn(Struct, frozen=True, tag="no-end"):
    by: int


class EndedByAgreement(Struct, frozen=True, tag="agreed"):
    """All who are still there wanted it."""
