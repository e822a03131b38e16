"""What a seat does in a stage: checked, and said as the log would have it."""

from __future__ import annotations

from itertools import takewhile

from rollwrite.table.table import COMMIT, STEP, TAKE_BACK, Command, Table
from rollwrite.table.teaching import Teaching

from ...wire.table.changes import Exchange, Order, Redo, Step, TakeBack
from ..log import Commanded, LogEvent


def order_events(table: Table, asked: Order) -> list[LogEvent]:
    match asked:
        case Step():
            return _step(table, asked)
        case Redo():
            return _redo(table, asked, [table.game.from_text(text) for text in asked.moves])
        case Exchange():
            return _exchange(table, asked)
    kind = TAKE_BACK if isinstance(asked, TakeBack) else COMMIT
    return _checked(table, Command(kind, asked.seat, asked.stage))


def judge(teaching: Teaching, asked: Order) -> None:
    """In a lesson only what it waits for is done; else it says why, and nothing is written."""
    match asked:
        case Step():
            teaching.judge([asked.move])
        case Redo():
            teaching.judge(asked.moves, is_anew=True)


def _step(table: Table, asked: Step) -> list[LogEvent]:
    move = table.game.from_text(asked.move)
    command = _step_command(table, asked, move)
    trial = table.check(command)[asked.seat]
    events: list[LogEvent] = [commanded(command)]
    if asked.commit and trial.has_decided(asked.seat):
        events.append(Commanded(COMMIT, asked.seat, asked.stage))
    return events


def _redo(table: Table, asked: Order, moves: list[int]) -> list[LogEvent]:
    """As many steps back as differ, then the new ones."""
    known = table.steps_of(asked.seat)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(known, moves)))
    back = [Command(TAKE_BACK, asked.seat, asked.stage)] * (len(known) - same)
    return _checked(table, *back, *(_step_command(table, asked, move) for move in moves[same:]))


def _exchange(table: Table, asked: Exchange) -> list[LogEvent]:
    _checked(table, Command(TAKE_BACK, asked.seat, asked.stage))
    return _redo(table, asked, table.exchanged(asked.seat, asked.one, asked.other))


def _step_command(table: Table, asked: Order, move: int) -> Command:
    return Command(STEP, asked.seat, asked.stage, table.game.to_text(move))


def _checked(table: Table, *commands: Command) -> list[LogEvent]:
    table.check(*commands)
    return [commanded(command) for command in commands]


def commanded(command: Command) -> Commanded:
    return Commanded(command.kind, command.seat, command.stage, command.move)
