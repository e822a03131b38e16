"""What the strongest level would do, as practice says it: its own choice, with a reason."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from rollwrite.bots import roster
from rollwrite.bots.advice import Tally, small_reason
from rollwrite.catalogue import BY_ID, GAMES
from rollwrite.kernel.compiled import is_compiled
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept.record import Record, read
from rollwrite.kernel.seen.events import to_text
from rollwrite.server.house.opening.opening import new_secret
from rollwrite.server.house.thinking import hints as thinking
from rollwrite.server.room.log import SeatOpened, Started, TableOpened
from rollwrite.server.room.room import Room
from rollwrite.server.wire.table.talk import Hints
from rollwrite.server.workers.pool import Workers
from rollwrite.table.drive import chance_of
from rollwrite.words import LANGUAGES, Words

CORPUS = Path(__file__).parents[3] / "corpus"


class Here:
    """Workers who think where they are asked; with ``is_crowded`` everybody asks for less."""

    def __init__(self, is_crowded: bool = False) -> None:
        self.is_crowded = is_crowded

    async def run(self, work: Callable[[Any], Any], asked: Any, _: object, *less: Any) -> Any:
        return work(less[0](asked) if less and self.is_crowded else asked)


def practice_in(game: Game, record: Record, at: int) -> Room:
    """After ``at`` rolls and moves of a game that was played."""
    before = "\n".join(to_text(game, entry.event) for entry in record.entries[:at])
    setup, people = record.setup, range(record.setup.seats)
    seats = tuple(SeatOpened("person", f"Seat {one}", owner="ada", key=str(one)) for one in people)
    named = (game.id, game.rules_version, setup.options, setup.sheet, "", "ada", new_secret())
    opened = TableOpened(
        *named, seats, hints=True, before=before, carry=setup.carry, is_practice=True
    )
    room = Room("t", opened, 0.0)
    room.apply(Started(), 1.0)
    return room


def positions(game: Game) -> list[Room]:
    """Early, in the middle, late: where somebody has a choice."""
    count = 3 if is_compiled() else 1
    paths = sorted((CORPUS / game.id).glob("*.txt"))[::5][:count]
    found = []
    for number, path in enumerate(paths):
        record = read(path.read_text(encoding="utf-8"), BY_ID)
        at = len(record.entries) * (2 * number + 1) // (2 * len(paths))
        room = practice_in(game, record, at)
        state = room.playing().state
        if room.undecided() and len(state.moves(room.undecided()[0])) > 1:
            found.append(room)
    return found


async def last_of(room: Room, seat: int, is_crowded: bool) -> Hints:
    found = [
        one async for one in thinking.hints(cast(Workers, Here(is_crowded)), room, "ada", seat, 1)
    ]
    return found[-1]


def hints(room: Room, seat: int, is_crowded: bool = False) -> Hints:
    return asyncio.run(last_of(room, seat, is_crowded))


def chosen(room: Room, seat: int) -> int:
    """By the strongest level, if it sat there."""
    table = room.playing()
    state, player = table.seen_by(seat), roster.find(roster.STRONGEST)
    return player.choose(state, seat, state.moves(seat), chance_of(table, seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_move_that_is_named_is_what_the_strongest_level_chooses(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "SECONDS", (0.01,))
    rooms = positions(game)
    assert rooms
    for room in rooms:
        seat = room.undecided()[0]
        found = hints(room, seat)
        assert found.strongest == game.to_text(chosen(room, seat))
        (row,) = [row for row in found.rows if row.move == found.strongest]
        assert row.reasons
        for language in LANGUAGES:
            words = Words(language, game, tuple(f"Seat {one}" for one in range(len(room.seats))))
            assert all(words.say(reason) for reason in row.reasons)


def test_where_many_wait_nobody_speaks_for_the_strongest_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "SECONDS", (0.01,))
    room = positions(BY_ID["lost-cities"])[0]
    found = hints(room, room.undecided()[0], is_crowded=True)
    assert (found.strongest, found.is_brief) == ("", True)
    assert found.rows


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_named_is_in_the_table_however_little_it_promises(game: Game) -> None:
    room = positions(game)[0]
    seat = room.undecided()[0]
    state = room.playing().seen_by(seat)
    moves = state.moves(seat)
    *others, named = moves[:7] if len(moves) > 6 else moves
    assert Tally(game, state, seat, tuple(others), named).moves[-1] == named
    assert small_reason(game, state, seat, named).id.startswith("hint-")
