"""Tables of Lost Cities for tests, and what seats do there."""

from __future__ import annotations

from rollwrite.bots import roster
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.kept.tape import Tape, from_seed
from rollwrite.table.drive import play_bots
from rollwrite.table.table import COMMIT, STEP, TAKE_BACK, Chair, Command, Table

ORDERS = ["simultaneous", "clockwise"]


def opened(seats: int = 3, order: str = "simultaneous", tape: Tape | None = None) -> Table:
    """A table before its first decision."""
    chairs = tuple(Chair(f"Ann {number}") for number in range(1, seats + 1))
    return Table(GAME, GAME.setup(seats, {"order": order}), chairs, tape or from_seed(1, seats))


def first_move(table: Table, seat: int) -> str:
    state = table.seen_by(seat)
    return GAME.to_text(state.moves(seat)[0])


def step(table: Table, seat: int, move: str = "refuse") -> Table:
    table.do(Command(STEP, seat, table.stages, move))
    return table


def commit(table: Table, seat: int) -> Table:
    table.do(Command(COMMIT, seat, table.stages))
    return table


def take_back(table: Table, seat: int) -> Table:
    table.do(Command(TAKE_BACK, seat, table.stages))
    return table


def at_the_others(seats: int = 3) -> Table:
    """The active seat has refused: all others decide at the same time."""
    table = opened(seats)
    active = table.state.active
    return commit(step(table, active), active)


def finished(seats: int = 2, order: str = "simultaneous", seed: int = 1) -> Table:
    table = opened(seats, order, from_seed(seed, seats))
    play_bots(table, dict.fromkeys(range(seats), roster.find("random")))
    return table
