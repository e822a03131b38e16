"""One moment of a record: its sheets in words, and what the things on the table are."""

from __future__ import annotations

from itertools import islice

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.kept.record import Record, replay
from rollwrite.kernel.seen.aloud import about, reading, require_sheet
from rollwrite.kernel.state import State
from rollwrite.table.table import ONLOOKER

from ..wire.replay import Meaning, Reading


def reading_at(record: Record, step: int, sheet: int) -> Reading:
    """The sheet of a seat (-1: the shared one) after so many steps."""
    game, state = BY_ID[record.game], state_at(record, step, sheet)
    return Reading(reading(game, state, ONLOOKER, sheet))


def meaning_at(record: Record, step: int, sheet: int, thing: str) -> Meaning:
    """What a thing was after so many steps; see ``kernel.seen.reading``."""
    game, state = BY_ID[record.game], state_at(record, step, sheet)
    found = about(game, state, ONLOOKER, sheet, thing)
    if found is None:
        raise InvalidNotation(f"there is no “{thing}” on the table at step {step}")
    return Meaning(found)


def state_at(record: Record, step: int, sheet: int) -> State:
    """What is asked for is checked before anything is played."""
    game, last = BY_ID[record.game], len(record.entries)
    start = game.start(record.setup)
    if not 0 <= step <= last:
        raise InvalidNotation(f"there is no step {step} in this game; there are 0 to {last}")
    require_sheet(game, start, sheet)
    steps = islice(replay(record, game), max(0, step - 1), step)
    return next((one.state for one in steps), start)
