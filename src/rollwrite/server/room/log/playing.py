"""The game itself: its start, what seats do, what comes after it."""

from __future__ import annotations

from msgspec import Struct


class Started(Struct, frozen=True, tag="started"):
    """The dice tape is fixed from here on."""


class Commanded(Struct, frozen=True, tag="command"):
    kind: str
    seat: int
    stage: int
    move: str = ""


class OptionSwitched(Struct, frozen=True, tag="option"):
    """The host wants another value; it holds from the next turn on."""

    option: str
    value: str


class WentOn(Struct, frozen=True, tag="next"):
    """The next game of the campaign."""


class Rematched(Struct, frozen=True, tag="rematch"):
    table: str


class WentBack(Struct, frozen=True, tag="went-back"):
    """In practice: this seat stands at its decision before the stage again."""

    seat: int
