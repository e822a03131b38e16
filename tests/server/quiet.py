"""A house without sockets, for tests: one store, no worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from rollwrite.server.house.guests import Visitor
from rollwrite.server.house.house import House
from rollwrite.server.room.room import Room
from rollwrite.server.store.rows import Hear
from rollwrite.server.store.store import Store
from rollwrite.server.wire.table.changes import Step
from rollwrite.server.wire.table.opening import NewTable, SeatPlan
from rollwrite.server.workers.pool import Less, Workers
from rollwrite.server.workers.thinking import Question
from rollwrite.server.workers.turns import Owner

ADA = Visitor("a" * 64, "Ada")
NOBODY_WAITS = 0.0


@asynccontextmanager
async def opened(place: Path | str, hear: Hear | None = None) -> AsyncIterator[Store]:
    """The store in a folder, or at an address."""
    store = Store(place / "tables.sqlite" if isinstance(place, Path) else place)
    await store.open(hear)
    yield store
    await store.close()


def run(place: Path | str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(place) as store:
            await work(store)

    asyncio.run(main())


class FailingWorkers(Workers):
    """A bot that crashes each time it is asked."""

    async def ask(self, asked: Question, owner: Owner, less: Less[Question]) -> list[str]:
        raise OSError("the bot is ill")


def house_with(store: Store, kind: type[Workers] = FailingWorkers) -> House:
    return House(store, kind(1, NOBODY_WAITS), NOBODY_WAITS, NOBODY_WAITS)


def new_table(*kinds: str) -> NewTable:
    seats = {"bot": SeatPlan("bot", bot="random"), "me": SeatPlan("me")}
    return NewTable("lost-cities", tuple(seats[kind] for kind in kinds), {"order": "clockwise"})


def refusing(room: Room) -> Step:
    seat = room.undecided()[0]
    return Step(1, seat, room.playing().stages, "refuse", commit=True)
