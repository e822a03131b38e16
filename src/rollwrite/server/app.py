"""The server: all rooms of the house behind one address."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ControllerRouterHandler

from rollwrite import __version__

from . import doors, people, shelf, static, tables
from .docs_page import PlainPage
from .guard import Limit, require_own_origin
from .guests import COOKIE, Guests, Visitor, bearer
from .house import Bots, House
from .live import LARGEST_FRAME, live
from .problem import answer_problem
from .settings import Settings
from .store import Store
from .wire import Incoming
from .workers import Workers

LARGEST_BODY = 300_000
SAFE = ("GET", "HEAD", "OPTIONS")
ROUTES: list[ControllerRouterHandler] = [
    shelf.games,
    shelf.bots,
    shelf.pack,
    shelf.drawing,
    shelf.cover,
    shelf.hand,
    people.new_guest,
    people.me,
    people.new_link,
    people.whose_link,
    people.welcome,
    doors.where,
    doors.welcome_qr,
    tables.open_table,
    tables.take_seat,
    tables.see_kept,
    tables.see_table,
    tables.get_record,
    tables.get_album,
    tables.replay_table,
    tables.tell_story,
    tables.replay_file,
    tables.rematch,
    doors.qr,
    live,
    static.font,
    static.client,
]
AnyRequest = Request[Any, Any, Any]


def build(settings: Settings) -> Litestar:
    """The application; everything it needs comes up and goes down with it."""
    store = Store(settings.database)
    workers = Workers(settings.workers, settings.bot_patience)
    house = House(store, Bots(workers, settings.bot_delay))
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
        return await guests.of(request)

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        dependencies={
            "house": _given(house),
            "guests": _given(guests),
            "settings": _given(settings),
            "visitor": Provide(find_visitor),
            "guest_limit": _given(_limit(settings, 100, 2)),
            "table_limit": _given(_limit(settings, 40, 0.5)),
        },
        exception_handlers={Exception: answer_problem},
        before_request=check_origin,
        after_request=add_headers,
        openapi_config=_openapi(),
        request_max_body_size=LARGEST_BODY,
    )
    _forbid_unknown_fields(app)
    return app


def _given(value: object) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def _limit(settings: Settings, burst: float, rate: float) -> Limit:
    return Limit(burst, rate) if settings.has_limits else Limit(1e9, 1e9)


async def check_origin(request: AnyRequest) -> None:
    """Cookies come along by themselves, tokens do not."""
    if request.method not in SAFE and bearer(request) is None:
        require_own_origin(request.headers)


async def add_headers(response: Response[Any]) -> Response[Any]:
    response.headers.setdefault("x-content-type-options", "nosniff")
    response.headers.setdefault("referrer-policy", "same-origin")  # links hold keys
    response.headers.setdefault("cache-control", "no-store")
    return response


def _openapi() -> OpenAPIConfig:
    schemes = {
        "bearer": SecurityScheme(type="http", scheme="bearer"),
        "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
    }
    return OpenAPIConfig(
        title="rollwrite",
        version=__version__,
        description="The open table for roll-and-write games. The live part is a WebSocket, "
        "/api/tables/{table}/live: see docs/api.md.",
        path="/api/docs",
        render_plugins=[PlainPage(path="/")],
        components=Components(security_schemes=dict(schemes)),
        use_handler_docstrings=True,
    )


def _forbid_unknown_fields(app: Litestar) -> None:
    """Say in the description what the types say already; Litestar leaves it out."""
    schemas = app.openapi_schema.components.schemas or {}
    for kind in Incoming.__subclasses__():
        if kind.__name__ in schemas:
            schemas[kind.__name__].additional_properties = False


# -- serving ----------------------------------------------------------------------


class Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            print(f"rollwrite is at {self.address} (Ctrl+C stops it)", flush=True)
            if self.open_browser:
                webbrowser.open(self.address)


def serve(host: str, port: int, data: Path | None, open_browser: bool = False) -> None:
    """Serve until stopped. Port 0 takes any free one."""
    settings = Settings(host=host, port=port)
    serve_with(replace(settings, data=data) if data else settings, open_browser)


def serve_with(settings: Settings, open_browser: bool = False) -> None:
    door = _bind(settings.host, settings.port)
    settings = replace(settings, port=door.getsockname()[1])
    config = uvicorn.Config(
        build(settings),
        log_level="warning",
        access_log=False,  # addresses hold keys
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    server = Server(config, _address(settings), open_browser)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both ways out are clean
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[door])
    if not server.started:
        sys.exit(1)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as error:
        door.close()
        sys.exit(f"rollwrite cannot serve at {host}:{port}: {error.strerror}")
    return door


def _address(settings: Settings) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host.strip('[]') else host}:{settings.port}/"
