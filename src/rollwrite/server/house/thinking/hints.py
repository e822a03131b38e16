"""Hints: what the moves of a seat are worth, in better and better numbers.

Batches are thought in a worker one after another, and only while the seat sees what it saw:
that others decide, come or go ends nothing. Bots get their turn in between. Nobody hears of it
but who asked.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

from rollwrite.bots.advice import Tally
from rollwrite.bots.roster import STRONGEST

from ...refusal import Refusal
from ...room.room import Room
from ...wire.table.talk import Hints
from ...workers.pool import Workers
from ...workers.thinking import Advice, Question, advise, favourite, promising, question
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
    owner = Owner(digest, room.id)
    strongest = await _strongest(workers, room, asked, owner)
    moves = await workers.run(promising, asked, owner)
    tally = Tally(room.game, state, seat, moves, strongest)
    named = "" if strongest is None else room.game.to_text(strongest)
    is_brief = False

    def less(asked: Advice) -> Advice:
        nonlocal is_brief
        is_brief = True
        return (*asked[:3], asked[3] * BRIEF)

    for batch, seconds in enumerate(SECONDS, 1):
        wish = (asked, tally.moves, tally.simulations, seconds)
        tally.add(await workers.run(advise, wish, owner, less))
        if question(room.playing(), seat, "") != asked:
            return
        if not tally.is_stable() and batch < len(SECONDS):
            continue  # rows shown now would soon be others
        found = tally.table()
        at = room.number_for(digest)
        yield Hints(number, at, found.aim, found.simulations, found.rows, is_brief, named)


async def _strongest(workers: Workers, room: Room, asked: Question, owner: Owner) -> int | None:
    """What the strongest level would play: in practice, and where not too many wait."""
    if not room.opened.is_practice:
        return None
    wish = replace(asked, bot=STRONGEST)
    return await workers.run(favourite, wish, owner, lambda wish: replace(wish, bot=""))


def require_hints(room: Room, seat: int) -> None:
    if not room.has_hints:
        raise Refusal(403, "no-hints", "hints are not allowed at this table")
    room.playing().seen_by(seat).require_decision(seat)
