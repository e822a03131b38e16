"""Somebody who has played for months: finished games put into the data of a server at rest."""

from __future__ import annotations

import math
import random
import sqlite3
import time
from contextlib import closing

import msgspec

from rollwrite.catalogue import BY_ID
from rollwrite.server.house.guests import digest_of
from rollwrite.server.house.rating.levels import levels_of
from rollwrite.server.house.rating.model import POINTS, Rating, Standing, after
from rollwrite.server.house.results import GameResult, SeatResult
from tests.server.house import Person, Server

DAY = 86400.0
BOTS = ("", "", "gentle", "steady", "greedy", "merciless")


def played_for_months(server: Server, me: Person, others: list[Person], **games: int) -> None:
    """So many rated games of each kind (``lost_cities=40``), the last one yesterday."""
    chance = random.Random(4)
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as database, database:
        for game, count in games.items():
            _play(database, chance, game.replace("_", "-"), count, [me, *others])


def _play(
    database: sqlite3.Connection, chance: random.Random, game: str, count: int, all_: list[Person]
) -> None:
    known: dict[str, Rating] = {}
    levels = levels_of(BY_ID[game])
    for number in range(1, count + 1):
        people = [all_[0], *chance.sample(all_[1:], chance.choice((1, 2)))]
        bot = chance.choice(BOTS)
        table, ended = f"{game[:4]}{number:08}", time.time() - (count + 1 - number) * DAY
        totals = [_points(chance, 1550 - 40 * at) for at in range(len(people))]
        totals += [_points(chance, levels[bot])] if bot else []
        places = [1 + sum(other > total for other in totals) for total in totals]
        owners = [digest_of(person.token) for person in people]
        seats = [
            SeatResult(person.name, "", "", owner, total, {})
            for person, owner, total in zip(people, owners, totals)
        ]
        seats += [SeatResult(bot.title(), "", bot, "", totals[-1], {})] if bot else []
        winners = tuple(at for at, place in enumerate(places) if place == 1)
        kept = GameResult(
            table, 0, game, "", "", ended, tuple(seats), winners, False, is_rated=True
        )
        database.execute(
            "INSERT INTO results VALUES (?, 0, 1, ?)", (table, msgspec.json.encode(kept))
        )
        for owner in owners:
            values = (owner, table)
            database.execute("INSERT INTO places (guest, table_id) VALUES (?, ?)", values)
        standings = [Standing(owner, "", place, True) for owner, place in zip(owners, places)]
        standings += [Standing("", bot, places[-1], False)] if bot else []
        database.execute("INSERT INTO rated VALUES (?, ?, ?, ?)", (game, number, table, ended))
        for at, (one, new) in enumerate(zip(standings, after(standings, known, levels))):
            who = (one.guest, one.bot, one.place, int(one.is_counted))
            row = (game, number, at, *who, new.value, new.doubt)
            database.execute("INSERT INTO rated_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            known |= {one.guest: new} if one.is_counted else {}


def _points(chance: random.Random, strength: float) -> int:
    return round(160 + 26 * (strength / POINTS - 8.6 - math.log(-math.log(chance.random()))))
