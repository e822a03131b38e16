"""The server: all rooms of the house behind one address."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from .door.bodies import CarefulRequest
from .door.docs import forbid_unknown_fields, openapi
from .door.problem import answer_problem
from .door.routes import ROUTES, check_origin
from .door.visitors import AnyRequest, visitor_of
from .house.guests import Guests, Visitor
from .house.house import House
from .limit import Limits
from .settings import Settings
from .store.store import Store
from .workers.pool import Workers

LARGEST_BODY = 300_000


def build(settings: Settings) -> Litestar:
    """The application; everything it needs comes up and goes down with it."""
    store = Store(settings.database, settings.store_patience)
    workers = Workers(settings.workers, settings.bot_patience)
    house = House(store, workers, settings.bot_delay, settings.bot_retry)
    guests = Guests(store)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        workers.start()
        try:
            yield
        finally:
            await house.close()
            workers.stop()
            await store.close()

    async def find_visitor(request: AnyRequest) -> Visitor | None:
        return await visitor_of(request, guests)

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        dependencies={
            "house": _given(house),
            "guests": _given(guests),
            "settings": _given(settings),
            "visitor": Provide(find_visitor),
            "limits": _given(Limits(settings.has_limits)),
        },
        exception_handlers={Exception: answer_problem},
        before_request=check_origin,
        state=State({"public_url": settings.public_url}),
        openapi_config=openapi(),
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
    )
    forbid_unknown_fields(app)
    return app


def _given(value: object) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)
