"""The server: all rooms of the house behind one address."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from .clock import Clock, WallClock
from .door.live.farewell import Farewell
from .door.pages.docs import describe, openapi
from .door.porter.bodies import CarefulRequest
from .door.porter.doorman import Doorman
from .door.porter.visitors import AnyRequest, visitor_of
from .door.problem import answer_problem
from .door.routes import ROUTES, check_origin
from .house.guests import Visitor
from .house.house import House
from .house.lobby.asking import Asking
from .house.lobby.open_tables import OpenTables
from .house.lobby.queue import Queue
from .keeper.keeper import Keeper
from .limit import Limits
from .measures import LIVE, TABLES, THINKING
from .people.accounts import Accounts
from .settings import Settings
from .store.copying.copies import Copies
from .store.rows import StoreError
from .store.store import Store
from .telling.carrier import Carrier
from .telling.reach import Reaching
from .telling.resting import Resting
from .telling.teller import Teller
from .workers.pool import Workers

LARGEST_BODY = 300_000


def build(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The application; everything it needs comes up and goes down with it."""
    clock = clock or WallClock()
    store = Store(settings.place, settings.store_patience, settings.data, clock.now)
    workers = Workers(settings.workers, settings.bot_patience)
    house = House(store, workers, settings.bot_delay, settings.bot_retry, clock)
    accounts = Accounts(store, house.guests, house)
    tables = OpenTables(house.rooms, store)
    carrier = Carrier(store.tellings, settings)
    resting = Resting(house, store.tellings)
    teller = Teller(house, store, clock, carrier, resting)
    reaching = Reaching(store.tellings, carrier, clock, teller.forget, resting.changed)
    farewell, limits = Farewell(), Limits(settings.has_limits)
    doorman = Doorman(house.porch, house.guests)
    keeper = Keeper(house, store, settings, clock)
    TABLES.set_function(house.rooms.__len__)
    LIVE.set_function(farewell.there)
    THINKING.set_function(workers.asking)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await store.open(house.nodes.hear)
            await house.porch.read()
            await carrier.start()
        except StoreError as error:
            app.state["failed"] = error  # who serves says it in one sentence
            raise
        workers.start()
        house.nodes.start()
        beside = [asyncio.create_task(Copies(settings).run()), asyncio.create_task(describe(app))]
        house.start()
        teller.start()
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await teller.close()
            await carrier.close()
            await house.close()
            workers.stop()
            await store.close()

    async def find_visitor(request: AnyRequest) -> Visitor | None:
        return await visitor_of(request, house.guests)

    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        dependencies={
            "house": _given(house),
            "guests": _given(house.guests),
            "accounts": _given(accounts),
            "tables": _given(tables),
            "queue": _given(Queue(house, store, tables)),
            "asking": _given(Asking(house)),
            "persons": _given(store.persons),
            "reaching": _given(reaching),
            "settings": _given(settings),
            "visitor": Provide(find_visitor),
            "limits": _given(limits),
            "farewell": _given(farewell),
            "doorman": _given(doorman),
            "keeper": _given(keeper),
        },
        exception_handlers={Exception: answer_problem},
        before_request=check_origin,
        state=State(
            {
                "settings": settings,
                "farewell": farewell,
                "doorman": doorman,
                "house": house,
                "limits": limits,
            }
        ),
        openapi_config=openapi(),
        logging_config=None,
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
    )


def _given(value: object) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)
