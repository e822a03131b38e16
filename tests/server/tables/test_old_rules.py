"""Tables that were opened under older rules, or with a game that is gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rollwrite.server.house.opening.opening import opening
from rollwrite.server.refusal import Refusal
from rollwrite.server.room.log import LogEvent, TableOpened, to_bytes
from rollwrite.server.store.rows import Row
from rollwrite.server.store.store import Store
from rollwrite.server.wire.table.opening import NewTable, SeatPlan
from tests.server.quiet import ADA, house_with, run


async def kept(store: Store, rules: int, game: str = "dungeons") -> str:
    """A solo table in the dungeon, as a server of that version stored it."""
    events: list[LogEvent] = opening(ADA, NewTable("dungeons", (SeatPlan("me"),)))
    assert isinstance(events[0], TableOpened)
    events[0] = replace(events[0], rules=rules, game=game)
    await store.append(
        [Row("t", number, to_bytes(event), (ADA.digest,)) for number, event in enumerate(events, 1)]
    )
    return "t"


def test_a_table_of_older_rules_that_still_hold_is_played_on(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        room = await house_with(store).rooms.find(await kept(store, 1))
        assert room.undecided() == (0,)

    run(tmp_path, work)


def test_a_table_of_rules_nobody_knows_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refusal, match="rules 99"):
            await house_with(store).rooms.find(await kept(store, 99))

    run(tmp_path, work)


def test_a_table_of_a_game_that_is_no_longer_installed_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refusal, match="“acorns”, which is gone"):
            await house_with(store).rooms.find(await kept(store, 1, "acorns"))
        assert await house_with(store).rooms.of(ADA.digest, 9) == []

    run(tmp_path, work)
