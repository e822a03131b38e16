"""Without sockets: races between two houses, bots that fail, rooms that are forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rollwrite.server.house.house import House
from rollwrite.server.refusal import Refusal
from rollwrite.server.room.eyes import seat_views
from rollwrite.server.store.store import Store
from rollwrite.server.wire.table.opening import NewTable, SeatPlan
from rollwrite.server.workers.pool import Less, Workers
from rollwrite.server.workers.thinking import Question, think
from rollwrite.server.workers.turns import Owner
from tests.server.quiet import (
    ADA,
    NOBODY_WAITS,
    FailingWorkers,
    house_with,
    new_table,
    refusing,
    run,
)


class CheatingWorkers(Workers):
    async def ask(self, asked: Question, owner: Owner, less: Less[Question]) -> list[str]:
        return ["stay"]


class CrowdedWorkers(Workers):
    """Many wait: everybody has to do with less."""

    async def ask(self, asked: Question, owner: Owner, less: Less[Question]) -> list[str]:
        assert less(asked).bot == "greedy"
        return think(less(asked))


def test_a_strong_bot_thinks_like_a_quick_one_where_many_wait_and_all_see_it(
    tmp_path: Path,
) -> None:
    async def work(store: Store) -> None:
        house = house_with(store, CrowdedWorkers)
        seats = (SeatPlan("me"), SeatPlan("bot", bot="merciless"))
        room = await house.open(ADA, NewTable("lost-cities", seats, {"order": "clockwise"}))
        while not room.hurried:
            if 0 in room.undecided():
                await house.do(room, ADA.digest, refusing(room))
            await asyncio.sleep(0.001)
        assert [seat.is_hurried for seat in seat_views(room, "")] == [False, True]
        await house.close()

    run(tmp_path, work)


def test_the_loser_of_a_race_reloads_and_is_checked_again(tmp_path: Path) -> None:
    """Two houses on one log, as two processes would be."""

    async def work(store: Store) -> None:
        one, other = house_with(store), house_with(store)
        here = await one.open(ADA, new_table("me", "me"))
        there = await other.rooms.find(here.id)
        first = refusing(here)
        await one.do(here, ADA.digest, first)
        with pytest.raises(Exception, match="stage 1 is closed"):
            await other.do(there, ADA.digest, first)
        assert there.number == here.number
        assert there.playing().state.digest() == here.playing().state.digest()
        await other.do(there, ADA.digest, refusing(there))
        again = await house_with(store).rooms.find(here.id)
        assert again.playing().state.digest() == there.playing().state.digest()

    run(tmp_path, work)


def test_a_step_and_its_commit_are_stored_together(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        house = house_with(store)
        room = await house.open(ADA, new_table("me", "me"))
        before = room.number
        await house.do(room, ADA.digest, refusing(room))
        stored = await store.events(room.id, after=before)
        assert [event.at for event in stored] == [stored[0].at] * 2

    run(tmp_path, work)


@pytest.mark.parametrize("kind", [FailingWorkers, CheatingWorkers])
def test_the_game_goes_on_when_bots_fail_or_cheat(tmp_path: Path, kind: type[Workers]) -> None:
    async def work(store: Store) -> None:
        house = house_with(store, kind)
        room = await house.open(ADA, new_table("me", "bot"))
        while room.status != "over":
            if 0 in room.undecided():
                await house.do(room, ADA.digest, refusing(room))
            await asyncio.sleep(0.001)
        await house.close()

    run(tmp_path, work)


def test_a_bot_that_thinks_too_long_is_given_up(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        workers = Workers(1, patience=0.0)
        workers.start()
        house = House(store, workers, NOBODY_WAITS, NOBODY_WAITS)
        room = await house.open(ADA, new_table("bot", "me"))
        while 0 in room.undecided():
            await asyncio.sleep(0.01)
        await house.close()
        workers.stop()

    run(tmp_path, work)


def test_rooms_nobody_uses_are_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwrite.server.house.rooms.MOST_ROOMS", 3)
    monkeypatch.setattr("rollwrite.server.room.room.KEPT_FOR", -1.0)

    async def work(store: Store) -> None:
        house = house_with(store)
        rooms = [await house.open(ADA, new_table("me", "me")) for _ in range(8)]
        assert len(house.rooms) <= 3
        again = await house.rooms.find(rooms[0].id)
        assert again is not rooms[0]
        assert again.commitment == rooms[0].commitment
        assert len(await house.rooms.of(ADA.digest, 50)) == 8

    run(tmp_path, work)


def test_an_unknown_table_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refusal, match="there is no table"):
            await house_with(store).rooms.find("nowhere")

    run(tmp_path, work)
