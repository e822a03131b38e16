"""Without sockets: the store, races between two houses, bots that fail."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rollwrite.server.guard import Bucket, is_foreign
from rollwrite.server.guests import Visitor
from rollwrite.server.house import Bots, House
from rollwrite.server.problem import Refusal
from rollwrite.server.room import Room
from rollwrite.server.store import MIGRATIONS, Conflict, Row, Store, StoreError, connect
from rollwrite.server.wire import NewTable, SeatPlan, Step
from rollwrite.server.workers import Question, Workers

ADA = Visitor("a" * 64, "Ada")
NOBODY_WAITS = 0.0


def row(number: int, table: str = "t") -> Row:
    return Row(table, number, b"{}", ("guest",))


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = Store(path / "tables.sqlite")
    await store.open()
    yield store
    await store.close()


def run(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(path) as store:
            await work(store)

    asyncio.run(main())


# -- the store ------------------------------------------------------------------


def test_events_come_back_in_order(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append([row(1), row(2)])
        await store.append([row(3)])
        assert [event.number for event in await store.events("t")] == [1, 2, 3]
        assert [event.number for event in await store.events("t", after=2)] == [3]
        assert await store.tables_of("guest", 10) == ["t"]

    run(tmp_path, work)


def test_a_taken_number_is_a_conflict_and_stores_nothing_of_its_batch(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append([row(1)])
        with pytest.raises(Conflict):
            await store.append([row(2), row(1)])
        assert [event.number for event in await store.events("t")] == [1]

    run(tmp_path, work)


def test_many_writers_share_commits_and_one_conflict_hurts_nobody_else(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        rows = [[row(number)] for number in range(1, 200)] + [[row(7)]]
        results = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [False] * 199 + [True]
        assert len(await store.events("t")) == 199

    run(tmp_path, work)


def test_a_closed_store_refuses(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.append([row(1)])
        with pytest.raises(StoreError):
            await store.append([row(2)])

    asyncio.run(main())


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    connect(tmp_path / "tables.sqlite").close()
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


def test_data_of_a_newer_rollwrite_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()

    async def main() -> None:
        with pytest.raises(StoreError, match="version"):
            await Store(path).open()

    asyncio.run(main())


# -- races ------------------------------------------------------------------------


class FailingWorkers(Workers):
    """A bot that crashes each time it is asked."""

    async def ask(self, asked: Question) -> list[str]:
        raise OSError("the bot is ill")


class CheatingWorkers(Workers):
    async def ask(self, asked: Question) -> list[str]:
        return ["stay"]


def house_with(store: Store, kind: type[Workers] = FailingWorkers) -> House:
    return House(store, Bots(kind(1, NOBODY_WAITS), NOBODY_WAITS))


def new_table(*kinds: str) -> NewTable:
    seats = {"bot": SeatPlan("bot", bot="random"), "me": SeatPlan("me")}
    return NewTable("lost-cities", tuple(seats[kind] for kind in kinds), {"order": "clockwise"})


def refusing(room: Room) -> Step:
    seat = room.undecided()[0]
    return Step(1, seat, room.playing().stages, "refuse", commit=True)


def test_the_loser_of_a_race_reloads_and_is_checked_again(tmp_path: Path) -> None:
    """Two houses on one log, as two processes would be."""

    async def work(store: Store) -> None:
        one, other = house_with(store), house_with(store)
        here = await one.open(ADA, new_table("me", "me"))
        there = await other.room(here.id)
        first = refusing(here)
        await one.command(here, ADA.digest, first)
        with pytest.raises(Exception, match="stage 1 is closed"):
            await other.command(there, ADA.digest, first)
        assert there.number == here.number
        assert there.playing().state.digest() == here.playing().state.digest()
        await other.command(there, ADA.digest, refusing(there))
        again = await house_with(store).room(here.id)
        assert again.playing().state.digest() == there.playing().state.digest()

    run(tmp_path, work)


def test_a_step_and_its_commit_are_stored_together(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        house = house_with(store)
        room = await house.open(ADA, new_table("me", "me"))
        before = room.number
        await house.command(room, ADA.digest, refusing(room))
        stored = await store.events(room.id, after=before)
        assert [event.at for event in stored] == [stored[0].at] * 2

    run(tmp_path, work)


@pytest.mark.parametrize("kind", [FailingWorkers, CheatingWorkers])
def test_the_game_goes_on_when_bots_fail_or_cheat(tmp_path: Path, kind: type[Workers]) -> None:
    async def work(store: Store) -> None:
        house = house_with(store, kind)
        room = await house.open(ADA, new_table("bot", "bot"))
        while room.status != "over":
            await asyncio.sleep(0.01)
        await house.close()

    run(tmp_path, work)


def test_a_bot_that_thinks_too_long_is_given_up(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        workers = Workers(1, patience=0.0)
        workers.start()
        house = House(store, Bots(workers, NOBODY_WAITS))
        room = await house.open(ADA, new_table("bot", "me"))
        while 0 in room.undecided():
            await asyncio.sleep(0.01)
        await house.close()
        workers.stop()

    run(tmp_path, work)


def test_rooms_nobody_uses_are_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwrite.server.house.MOST_ROOMS", 3)
    monkeypatch.setattr("rollwrite.server.room.KEPT_FOR", -1.0)

    async def work(store: Store) -> None:
        house = house_with(store)
        rooms = [await house.open(ADA, new_table("me", "me")) for _ in range(8)]
        assert len(house.rooms) <= 3
        again = await house.room(rooms[0].id)
        assert again is not rooms[0]
        assert again.commitment == rooms[0].commitment
        assert len(await house.rooms_of(ADA.digest, 50)) == 8

    run(tmp_path, work)


def test_an_unknown_table_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refusal, match="there is no table"):
            await house_with(store).room("nowhere")

    run(tmp_path, work)


# -- the guard ----------------------------------------------------------------------


def test_a_bucket_lets_a_burst_through_and_then_slows_down() -> None:
    bucket = Bucket(burst=2, rate=10)
    assert [bucket.take() > 0 for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize(
    ("headers", "foreign"),
    [
        ({"host": "a:1"}, False),
        ({"host": "a:1", "origin": "http://a:1"}, False),
        ({"host": "a:1", "origin": "http://a:2"}, True),
        ({"host": "a:1", "origin": "null"}, True),
        ({"host": "a:1", "sec-fetch-site": "none"}, False),
        ({"host": "a:1", "sec-fetch-site": "same-site"}, True),
    ],
)
def test_another_origin_is_foreign(headers: dict[str, str], foreign: bool) -> None:
    assert is_foreign(headers) is foreign
