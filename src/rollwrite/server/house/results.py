"""How games ended, kept beside their logs: a history is read without playing everything again."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from msgspec import Struct

from rollwrite.kernel.seen.look import result, so_far
from rollwrite.kernel.state import State
from rollwrite.words import in_every_language

from ..room.log import GONE
from ..room.room import Room
from ..store.rows import Outcome
from ..store.store import Store


class SeatResult(Struct, frozen=True):
    """``owner`` is a guest, or nobody where a bot played."""

    name: str
    face: str
    bot: str
    owner: str
    total: int
    title: dict[str, str]  # what it may call itself, by language

    @property
    def is_gone(self) -> bool:
        """Its person was forgotten."""
        return self.owner.startswith(GONE)


class GameResult(Struct, frozen=True):
    """One finished game. ``leg`` is its number in a campaign, 0 for a single game."""

    table: str
    leg: int
    game: str
    name: str
    called: str
    ended: float  # seconds since the epoch
    seats: tuple[SeatResult, ...]
    winners: tuple[int, ...]
    is_team: bool
    is_agreed: bool = False  # ended by all who were still there: nobody won
    is_rated: bool = False

    def owners(self) -> set[str]:
        return {seat.owner for seat in self.seats}


def known_as(owner: str, digest: str) -> str:
    """The same person looks the same to one reader, and different to every other."""
    return sha256(f"{digest} knows {owner}".encode()).hexdigest()[:12]


class Results:
    """Made from rooms, found by who sat there."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, room: Room) -> None:
        """Every game of a table that is over, as far as it is."""
        found = list(_results(room))
        last = found[-1] if room.is_finished() and found else None
        rows = [Outcome(one.table, one.leg, one is last, msgspec.json.encode(one)) for one in found]
        await self._store.put_results(room.id, rows)

    async def of(self, guest: str) -> list[GameResult]:
        """All games that were over at tables where a guest sat, the last first."""
        bodies = await self._store.results_of(guest)
        found = [msgspec.json.decode(body, type=GameResult) for body in bodies]
        return sorted(found, key=lambda one: (-one.ended, -one.leg))


def _results(room: Room) -> list[GameResult]:
    """None of lessons, of practice, and of games that were begun in the middle."""
    opened = room.opened
    if room.table is None or opened.lesson or opened.before or opened.is_practice:
        return []
    finals = list(room.series.finals) if room.series else []
    if room.status == "over":
        finals.append(room.table.state)
    first = 1 if room.series else 0
    return [_result(room, leg, state) for leg, state in enumerate(finals, first)]


def _result(room: Room, leg: int, state: State) -> GameResult:
    is_agreed = not state.is_over()
    found = so_far(state) if is_agreed else result(room.game, state)
    seats = tuple(
        SeatResult(
            seat.name,
            seat.face,
            seat.bot,
            seat.owner,
            found.totals[number],
            in_every_language(found.titles[number], room.game)
            if number < len(found.titles)
            else {},
        )
        for number, seat in enumerate(room.seats)
    )
    return GameResult(
        room.id,
        leg,
        room.game.id,
        room.opened.name,
        room.opened.called,
        room.ended or room.changed,
        seats,
        found.winners,
        len(room.seats) > 1 and len(found.teams) == 1,
        is_agreed,
        room.is_rated,
    )
