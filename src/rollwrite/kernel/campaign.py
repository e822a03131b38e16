"""A campaign: several games in a row, with carry-over and a score sheet of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .seen.view import Message
from .state import State


@dataclass(frozen=True, slots=True)
class Campaign:
    """Which games are played one after another: the options of each.

    Its words are ``campaign-<id>`` and ``campaign-<id>-about``.
    """

    id: str
    legs: tuple[dict[str, str], ...]


@dataclass(frozen=True, slots=True)
class BoardLine:
    """One line of the score sheet, points by seat; sums stand out."""

    label: Message
    points: tuple[int, ...]
    is_sum: bool = False
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A campaign so far. ``titles`` rates each seat once there is something to rate."""

    lines: tuple[BoardLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    titles: tuple[Message, ...] = ()


def best(points: Sequence[int]) -> tuple[int, ...]:
    """All seats that share the highest number."""
    return tuple(seat for seat, value in enumerate(points) if value == max(points))


def sum_of_games(finals: Sequence[State]) -> Board:
    """One line a game and their sum: what a campaign is unless its game says more."""
    rows = [tuple(int(total) for total in state.totals()) for state in finals]
    lines = [
        BoardLine(Message("campaign-game", {"number": number}), row, winners=best(row))
        for number, row in enumerate(rows, 1)
    ]
    totals = tuple(sum(column) for column in zip(*rows, strict=True))
    return Board(tuple(lines), totals, best(totals) if totals else ())


@dataclass(frozen=True, slots=True)
class Gauge:
    """Something worth measuring on a game's sheets: these games, by so many seats.

    With a ``campaign`` its score sheet is measured, else the one game.
    """

    id: str
    seats: int
    legs: tuple[dict[str, str], ...]
    campaign: str = ""
