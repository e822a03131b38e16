"""Hints: what the moves of a seat are worth, in better and better numbers.

Batches are thought in a worker one after another, and only while the seat sees what it saw:
that others decide, come or go ends nothing. Bots get their turn in between. Nobody hears of it
but who asked.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from rollwrite.bots.advice import Tally

from ...refusal import Refusal
from ...room.room import Room
from ...wire.table.talk import Hints
from ...workers.pool import Workers
from ...workers.thinking import Advice, advise, promising, question
from ...workers.turns import Owner

SECONDS = (0.06, 0.2, 0.5, 1.0, 1.0, 1.0, 1.0)  # of each batch
BRIEF = 0.1  # of these seconds, where many wait


async def hints(
    workers: Workers, room: Room, digest: str, seat: int, number: int
) -> AsyncIterator[Hints]:
    """Tables of what was thought so far; ``number`` is the message they answer."""
    require_hints(room, seat)
    table = room.playing()
    asked = question(table, seat, "")
    state = table.seen_by(seat).copy()
    moves = await workers.run(promising, asked, Owner(digest, room.id))
    tally = Tally(room.game, state, seat, moves)
    is_brief = False

    def less(asked: Advice) -> Advice:
        nonlocal is_brief
        is_brief = True
        return (*asked[:3], asked[3] * BRIEF)

    for batch, seconds in enumerate(SECONDS, 1):
        wish = (asked, tally.moves, tally.simulations, seconds)
        tally.add(await workers.run(advise, wish, Owner(digest, room.id), less))
        if question(room.playing(), seat, "") != asked:
            return
        if not tally.is_stable() and batch < len(SECONDS):
            continue  # rows shown now would soon be others
        found = tally.table()
        at = room.number_for(digest)
        yield Hints(number, at, found.aim, found.simulations, found.rows, is_brief)


def require_hints(room: Room, seat: int) -> None:
    if not room.has_hints:
        raise Refusal(403, "no-hints", "hints are not allowed at this table")
    room.playing().seen_by(seat).require_decision(seat)
