"""What somebody played: every finished game, with results and opponents, through their eyes."""

from __future__ import annotations

from ..house.guests import Visitor
from ..house.house import House
from ..house.results import GameResult, SeatResult, known_as
from ..store.persons import Persons
from ..wire.people.history import History, PlayedGame, PlayedSeat
from .rated import ratings_of


async def history_of(house: House, persons: Persons, person: Visitor) -> History:
    """The last game first. Tables from before results were kept are looked at once."""
    for room in await house.rooms.unfinished_of(person.digest):
        if room.status == "over" or (room.series and room.series.finals):
            await house.note_end(room)
    games = [_played(one, person.digest) for one in await house.results.of(person.digest)]
    since = await persons.made(person.digest)
    ratings = await ratings_of(house, person.digest)
    return History(since, tuple(game for game in games if game.mine), tuple(ratings))


def _played(found: GameResult, digest: str) -> PlayedGame:
    return PlayedGame(
        table=found.table,
        leg=found.leg,
        game=found.game,
        name=found.name,
        called=found.called,
        ended=found.ended,
        seats=tuple(_seat(seat, digest) for seat in found.seats),
        mine=tuple(n for n, seat in enumerate(found.seats) if seat.owner == digest),
        winners=found.winners,
        is_team=found.is_team,
        is_agreed=found.is_agreed,
        is_rated=found.is_rated,
    )


def _seat(seat: SeatResult, digest: str) -> PlayedSeat:
    who = known_as(seat.owner, digest) if seat.owner and not seat.bot else ""
    return PlayedSeat(seat.name, seat.face, seat.bot, who, seat.total, seat.title)
