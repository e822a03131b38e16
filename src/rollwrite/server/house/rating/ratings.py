"""Ratings as they are kept: every game that counts, once, in the order in which it was counted.

What somebody is rated follows from these games alone, so anybody can reckon it again
(``again``). Games stay when their table is thrown away, and when somebody leaves for good,
under a name that says nothing: others are rated as they were.
"""

from __future__ import annotations

import contextlib
import math
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from rollwrite.catalogue import BY_ID

from ...room.log import GONE
from ...room.room import Room
from ...store.rated import RatedRow, RatedSeat
from ...store.rows import Conflict
from ...store.store import Store
from .counting import standings
from .levels import levels_of
from .model import Rating, Standing, after

TRIES = 20
SAME = 1e-6  # of a point


@dataclass(frozen=True, slots=True)
class Step:
    """A rating after one game."""

    game: str
    table: str
    ended: float
    rating: Rating


class Ratings:
    def __init__(self, store: Store) -> None:
        self._rated = store.rated

    async def count(self, room: Room) -> None:
        """Once, whoever asks how often, at however many nodes."""
        found = standings(room, levels_of(room.game))
        if not found:
            return
        for _ in range(TRIES):
            if await self._rated.has(room.id):
                return
            with contextlib.suppress(Conflict):  # another game or node got this number
                await self._add(room, found)
                return
        raise Conflict("others were faster")

    async def _add(self, room: Room, seats: list[Standing]) -> None:
        number, kept = await self._rated.now(room.game.id, [one.guest for one in seats])
        known = {guest: Rating(*found) for guest, found in kept.items()}
        rated = after(seats, known, levels_of(room.game))
        rows = [
            RatedSeat(one.guest, one.bot, one.place, one.is_counted, new.value, new.doubt)
            for one, new in zip(seats, rated)
        ]
        ended = room.ended or room.changed
        await self._rated.put(RatedRow(room.game.id, number + 1, room.id, ended, tuple(rows)))

    async def of(self, guest: str) -> list[Step]:
        """Every game that counted for somebody, in order."""
        return [
            Step(game, table, ended, Rating(value, doubt))
            for game, table, ended, value, doubt in await self._rated.of(guest)
        ]

    async def move(self, guest: str, to: str) -> None:
        """A guest signs in. Where the account has a rating already, it stays as it is:
        nobody picks their good games by playing as somebody else first."""
        await self._rated.move(guest, to, _nobody())

    async def forget(self, guest: str) -> None:
        await self._rated.rename(guest, _nobody())


def _nobody() -> str:
    return f"{GONE}{secrets.token_hex(8)}"


def again(rows: Iterable[RatedRow]) -> Iterator[RatedRow]:
    """The same games, rated anew from the first to the last. Of games that are gone, as kept."""
    known: dict[str, dict[str, Rating]] = {}
    for row in rows:
        if row.game not in BY_ID:
            yield row
            continue
        mine = known.setdefault(row.game, {})
        yield replace(row, seats=_rated_again(row, mine))


def _rated_again(row: RatedRow, known: dict[str, Rating]) -> tuple[RatedSeat, ...]:
    seats = [Standing(one.guest, one.bot, one.place, one.is_counted) for one in row.seats]
    rated = after(seats, known, _levels(row, levels_of(BY_ID[row.game])))
    known |= {seat.guest: new for seat, new in zip(seats, rated) if seat.is_counted}
    return tuple(
        replace(one, value=new.value, doubt=new.doubt) for one, new in zip(row.seats, rated)
    )


def _levels(row: RatedRow, known: Mapping[str, float]) -> dict[str, float]:
    """A level that is gone stands where it stood."""
    return {one.bot: one.value for one in row.seats if one.bot} | dict(known)


def is_same(one: RatedRow, other: RatedRow) -> bool:
    pairs = [
        pair
        for a, b in zip(one.seats, other.seats)
        for pair in ((a.value, b.value), (a.doubt, b.doubt))
    ]
    return all(math.isclose(a, b, rel_tol=0, abs_tol=SAME) for a, b in pairs)
