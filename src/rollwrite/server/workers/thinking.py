"""What a worker is asked, and what it does about it."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite import catalogue
from rollwrite.bots import advice, roster
from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Event, Game, Setup
from rollwrite.kernel.seen.events import apply
from rollwrite.kernel.state import State
from rollwrite.table.drive import decide_alone, luck_of
from rollwrite.table.table import Table

MOST = 4000  # simulations of one move in a batch


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot may know: the revealed game, its seat, its own luck. Never the secret."""

    bot: str
    game: str
    setup: Setup
    events: tuple[Event, ...]
    seat: int
    luck: int
    steps: tuple[int, ...] = ()  # its own of this stage


Advice = tuple[Question, tuple[int, ...], int, float]  # moves, first simulation, seconds


def question(table: Table, seat: int, bot: str) -> Question:
    events, steps = tuple(table.events), tuple(table.steps_of(seat))
    luck = luck_of(table, seat)
    return Question(bot, table.game.id, table.setup, events, seat, luck, steps)


def think(asked: Question) -> list[str]:
    """One whole decision in notation; this runs in a worker."""
    game, state = seen(asked)
    player = roster.find(asked.bot)
    moves = decide_alone(state, asked.seat, player, stream(asked.luck))
    return [game.to_text(move) for move in moves]


def promising(asked: Question) -> tuple[int, ...]:
    """The moves that are worth advice; this runs in a worker."""
    _, state = seen(asked)
    return advice.most_promising(state, asked.seat)


def favourite(asked: Question) -> int | None:
    """The next move of the level that is asked, if one is; this runs in a worker."""
    if not asked.bot:
        return None
    _, state = seen(asked)
    moves = state.moves(asked.seat)
    return roster.find(asked.bot).choose(state, asked.seat, moves, stream(asked.luck))


def advise(asked: Advice) -> advice.Batch:
    """One batch of simulations; this runs in a worker."""
    where, moves, first, seconds = asked
    _, state = seen(where)
    return advice.think(state, where.seat, where.luck, moves, first, MOST, seconds)


def seen(asked: Question) -> tuple[Game, State]:
    """The position as the seat sees it."""
    game = catalogue.find(asked.game)
    state = game.start(asked.setup)
    for event in asked.events:
        apply(game, state, event)
    for move in asked.steps:
        state.play(asked.seat, move)
    return game, state
