"""Whose turn it is, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Roll:
    """The game waits for these dice, named by their kind."""

    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decide:
    """These seats owe a decision; several may decide at the same time."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing is left to do."""


Turn = Roll | Decide | Over


@dataclass(frozen=True, slots=True)
class Outcome:
    """Final totals by seat, who won, and who played together.

    ``teams`` parts the seats: one team a seat among rivals, one team of all
    in a cooperative game. A team wins or loses as a whole.
    """

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]


def rivals(totals: list[int]) -> Outcome:
    """Every seat for itself; the highest total wins, all that tie win."""
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(tuple(totals), winners, tuple((seat,) for seat in range(len(totals))))
