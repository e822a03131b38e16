"""Rated games as they are kept: in order, with who sat there and how each was rated then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any

from .writer import Statement, Writer

ALL_RATED = """
    SELECT rated.game, rated.number, table_id, ended, guest, bot, place, is_counted, value, doubt
    FROM rated JOIN rated_seats ON rated_seats.game = rated.game
        AND rated_seats.number = rated.number
    ORDER BY rated.game, rated.number, seat
"""
RATE_AGAIN = """
    UPDATE rated_seats SET value = ?, doubt = ? WHERE game = ? AND number = ? AND guest = ?
        AND bot = ? AND place = ?
"""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """``value`` and ``doubt`` as they were after the game."""

    guest: str
    bot: str
    place: int
    is_counted: bool
    value: float
    doubt: float


@dataclass(frozen=True, slots=True)
class RatedRow:
    """A game that counted, the ``number``-th of its kind."""

    game: str
    number: int
    table: str
    ended: float
    seats: tuple[RatedSeat, ...]


class Rated:
    """The port to ratings."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._ask = writer.ask

    async def has(self, table: str) -> bool:
        return bool(await self._ask("SELECT 1 FROM rated WHERE table_id = ?", (table,)))

    async def now(
        self, game: str, guests: Sequence[str]
    ) -> tuple[int, dict[str, tuple[float, float]]]:
        """The last number, and how these guests are rated as far as that."""
        rows = await self._ask("SELECT max(number) FROM rated WHERE game = ?", (game,))
        number = int(rows[0][0] or 0)
        query = """
            SELECT value, doubt FROM rated_seats WHERE guest = ? AND game = ? AND is_counted = 1
                AND number <= ? ORDER BY number DESC LIMIT 1
        """
        found: dict[str, tuple[float, float]] = {}
        for guest in filter(None, guests):
            for value, doubt in await self._ask(query, (guest, game, number)):
                found[guest] = (value, doubt)
        return number, found

    async def put(self, row: RatedRow) -> None:
        """``Conflict`` if the number is taken or the table was counted."""
        add = "INSERT INTO rated (game, number, table_id, ended) VALUES (?, ?, ?, ?)"
        seats = "INSERT INTO rated_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        statements: list[Statement] = [(add, (row.game, row.number, row.table, row.ended))]
        for number, one in enumerate(row.seats):
            who = (one.guest, one.bot, one.place, int(one.is_counted))
            statements.append((seats, (row.game, row.number, number, *who, one.value, one.doubt)))
        await self._writer.ask_all(statements)

    async def of(self, guest: str) -> list[tuple[str, str, float, float, float]]:
        """Game, table, when it ended, value and doubt; in the order they were counted."""
        query = """
            SELECT rated.game, table_id, ended, value, doubt
            FROM rated_seats JOIN rated ON rated.game = rated_seats.game
                AND rated.number = rated_seats.number
            WHERE guest = ? AND is_counted = 1 ORDER BY rated.game, rated.number
        """
        rows = await self._ask(query, (guest,))
        return [(row[0], row[1], row[2], row[3], row[4]) for row in rows]

    async def rename(self, guest: str, to: str) -> None:
        await self._ask("UPDATE rated_seats SET guest = ? WHERE guest = ?", (to, guest))

    async def move(self, guest: str, to: str, nobody: str) -> None:
        """Games that only one of them played are the other's; the rest become nobody's."""
        query = """
            UPDATE rated_seats SET guest = ? WHERE guest = ?
                AND game NOT IN (SELECT game FROM rated_seats WHERE guest = ?)
        """
        rest = "UPDATE rated_seats SET guest = ? WHERE guest = ?"
        await self._writer.ask_all([(query, (to, guest, to)), (rest, (nobody, guest))])


def rated_rows(rows: Iterable[Any]) -> Iterator[RatedRow]:
    """What ``ALL_RATED`` finds, game by game."""
    for (game, number, table, ended), seats in groupby(rows, itemgetter(0, 1, 2, 3)):
        found = (RatedSeat(row[4], row[5], row[6], bool(row[7]), row[8], row[9]) for row in seats)
        yield RatedRow(game, number, table, ended, tuple(found))


def rate_again(rows: Iterable[RatedRow]) -> Iterator[Statement]:
    for row in rows:
        for one in row.seats:
            where = (row.game, row.number, one.guest, one.bot, one.place)
            yield RATE_AGAIN, (one.value, one.doubt, *where)
