"""Recorded games for tests: played by bots at a table, the same every time."""

from __future__ import annotations

from functools import cache

from rollwrite.bots import roster
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.record import Record, Step
from rollwrite.kernel.kept.tape import from_seed
from rollwrite.table.drive import play_bots
from rollwrite.table.table import Chair, Table

GAMES: dict[str, Game] = {GAME.id: GAME}

RUNNING = """\
rollwrite record 1
game lost-cities
rules 1
sheet classic@1
option order simultaneous
seat 1 Ann
seat 2 Bob

roll 1
roll red red blue 3 7 0
1: red 3
2: refuse
"""


def played_table(seats: int = 2, seed: int = 1, order: str = "simultaneous") -> Table:
    """A finished game between bots that take any move."""
    chairs = tuple(Chair(f"Ann {number}", "random") for number in range(1, seats + 1))
    table = Table(GAME, GAME.setup(seats, {"order": order}), chairs, from_seed(seed, seats))
    play_bots(table, {seat: roster.find("random") for seat in range(seats)})
    return table


@cache
def recorded(seats: int = 2, seed: int = 1, order: str = "simultaneous") -> str:
    """The record of such a game, as text."""
    return records.write(played_table(seats, seed, order).record(), GAME)


def checked(text: str) -> tuple[Record, list[Step]]:
    """A record as its readers take it: read, then replayed to its end."""
    record = records.read(text, GAMES)
    return record, list(records.replay(record, GAME))


def digests(text: str) -> list[str]:
    return [step.state.digest() for step in checked(text)[1]]
