"""A game as text: readable aloud, one game a file, replayed and checked line by line.

    rollwrite record 1
    game lost-cities
    rules 1
    sheet classic@1
    option order simultaneous
    seat 1 greedy
    seat 2 random
    commitment 9f86d0…
    seed 1 seat 1
    seed 2 seat 2

    roll 2 = 0f3c2b1a
    roll red red blue 3 7 0 = 77aa10fe
    2: red 3
    1: refuse
    end
    totals 95 120
    winners 2
    digest 1f2e3d4c5b6a7988
    secret 8c1f…

After each roll stands the beginning of the state's digest. An option that is
switched between turns stands there again (``option order clockwise``). A game
that is still running has no ``end``.

Where a bot decided for somebody, or all agreed to end the game, or the house ended
it (``ended by the house``), that stands there too, and the first line says ``record 2``:

    seat 2 is played by steady
    2: red 3
    seat 2 is back
    ended by agreement
    secret 8c1f…

And where people waited for each other, in lines that change nothing (``seen/company.py`` has
them all), the first line says ``record 3``:

    seat 2 is away
    seat 1 nudged seat 2
    seats 1 3 let steady play for seat 2
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..errors import BadRecord, GameError
from ..game import Game, Rolled
from ..seen.events import checked_apply, to_text
from ..state import State
from .entries import (
    FIRST_LINE,
    FIRST_LINE_OF_PEOPLE,
    FIRST_LINE_OF_WAITING,
    FIRST_LINES,
    Ending,
    Entry,
    Record,
    Step,
)
from .reading import read, read_events

__all__ = [
    "FIRST_LINE", "FIRST_LINES", "Ending", "Entry", "Record", "Step",
    "ended", "read", "read_events", "replay", "write",
]  # fmt: skip
SHORT = 8


# -- writing ------------------------------------------------------------------


def write(record: Record, game: Game) -> str:
    """The record as text; replaying fills in the digests."""
    lines = [*_head(record), ""]
    for step in replay(record, game):
        lines.append(_event_line(game, step))
    lines += _tail(record)
    return "\n".join(lines) + "\n"


def _head(record: Record) -> list[str]:
    setup = record.setup
    lines = [_first_line(record)]
    lines += [f"game {record.game}", f"rules {record.rules}", f"sheet {setup.sheet}"]
    lines += [f"option {name} {value}" for name, value in setup.options.items()]
    lines += [f"seat {number} {name}" for number, name in enumerate(record.names, 1)]
    lines += [f"carry {number} {what}" for number, what in enumerate(setup.carry, 1)]
    lines += [f"commitment {record.commitment}"] if record.commitment else []
    return lines + [f"seed {number} {seed}" for number, seed in enumerate(record.seeds, 1)]


def _first_line(record: Record) -> str:
    if record.has_waiting:
        return FIRST_LINE_OF_WAITING
    return FIRST_LINE_OF_PEOPLE if record.has_people else FIRST_LINE


def _event_line(game: Game, step: Step) -> str:
    text = to_text(game, step.event)
    return f"{text} = {step.state.digest()[:SHORT]}" if isinstance(step.event, Rolled) else text


def _tail(record: Record) -> list[str]:
    if record.ending is None:
        return [f"secret {record.secret}"] if record.is_agreed and record.secret else []
    ending = record.ending
    lines = ["end", _row("totals", ending.totals)]
    lines += [_row("winners", [seat + 1 for seat in ending.winners]), f"digest {ending.digest}"]
    return lines + ([f"secret {record.secret}"] if record.secret else [])


def _row(word: str, numbers: tuple[int, ...] | list[int]) -> str:
    return " ".join([word, *map(str, numbers)])


def ended(record: Record, state: State, secret: bytes | None = None) -> Record:
    """The record of a game that is over, with its ending and its secret."""
    if record.is_agreed:
        return replace(record, secret=secret.hex() if secret else record.secret)
    outcome = state.outcome()
    ending = Ending(outcome.totals, outcome.winners, state.digest())
    return replace(record, ending=ending, secret=secret.hex() if secret else record.secret)


# -- replaying ----------------------------------------------------------------


def replay(record: Record, game: Game) -> Iterator[Step]:
    """Every step, checked; ``BadRecord`` names the line that does not fit."""
    state = game.start(record.setup)
    for number, entry in enumerate(record.entries, 1):
        before = state.copy()
        try:
            checked_apply(game, state, entry.event)
        except GameError as error:
            raise BadRecord(entry.line, str(error)) from error
        _check_digest(entry, state)
        yield Step(number, before, entry.event, state.copy(), entry.line)
    _check_ending(record, state)


def _check_digest(entry: Entry, state: State) -> None:
    found = state.digest()[:SHORT]
    if entry.digest and entry.digest != found:
        raise BadRecord(entry.line, f"expected the digest {found} here, found {entry.digest}")


def _check_ending(record: Record, state: State) -> None:
    ending = record.ending
    if ending is None:
        return
    if not state.is_over():
        raise BadRecord(record.ending_line, "found “end”, but the game is not over")
    outcome = state.outcome()
    expected = Ending(outcome.totals, outcome.winners, state.digest())
    if ending.totals != expected.totals:
        _mismatch(record.ending_line + 1, _row("totals", expected.totals))
    if ending.winners != expected.winners:
        _mismatch(record.ending_line + 2, _row("winners", [s + 1 for s in expected.winners]))
    if ending.digest != expected.digest:
        _mismatch(record.ending_line + 3, f"digest {expected.digest}")


def _mismatch(line: int, expected: str) -> None:
    raise BadRecord(line, f"expected “{expected}”")
