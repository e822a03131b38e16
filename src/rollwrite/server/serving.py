"""Serving until stopped, at an address that is said."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from functools import partial
from threading import Thread
from types import FrameType
from typing import Any, cast

import uvicorn

from .app import build
from .door.live.socket import LARGEST_FRAME
from .door.metrics import metrics_at
from .door.porter.gate import Gate
from .door.porter.lines import LARGEST_HEAD, HttpLine, Lines, LiveLine
from .logs import say_as
from .measures import LINES
from .settings import Settings
from .store.claim import claimed_place
from .store.rows import StoreError
from .store.store import prepare

AT_ONCE = 16  # sockets taken in one go; they are open before anybody can count them
WAITING = 1024  # sockets the system keeps for us meanwhile
OTHER_FILES = 64 + 6 * AT_ONCE  # database, workers, sockets not counted yet
logger = logging.getLogger("rollwrite")
Goodbye = Callable[[], Coroutine[None, None, None]]
FirstKey = Callable[[], Coroutine[None, None, str]]


class Server(uvicorn.Server):
    """Says where it is once it is there, and goodbye before it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        settings: Settings,
        open_browser: bool,
        goodbye: Goodbye,
        first_key: FirstKey,
    ) -> None:
        super().__init__(config)
        self.address = _address(settings)
        self._is_json = settings.log == "json"
        self.open_browser = open_browser
        self._goodbye, self._first_key = goodbye, first_key
        self._links = f"{settings.public_url}/" if settings.public_url else self.address

    async def _first_link(self) -> str:
        """None where it cannot be kept: people play all the same, and the next start has one."""
        try:
            key = await self._first_key()
        except StoreError as error:
            logger.warning("the link of the host could not be kept: %s", error)
            return ""
        return f"{self._links}host/{key}" if key else ""

    def _say(self, sentence: str) -> None:
        """To who started it; programs read it with the rest."""
        if self._is_json:
            logger.info(sentence)
        else:
            print(sentence, flush=True)

    async def main_loop(self) -> None:
        await super().main_loop()
        logger.info("stopping: everybody is told; once more stops at once")
        await self._goodbye()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks, the second does not: what was acknowledged is on disk."""
        if self.should_exit:
            os._exit(128 + sig)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(WAITING)
        if not self.should_exit:
            self._say(f"rollwrite is at {self.address} (Ctrl+C stops it)")
            link = await self._first_link()
            if link:
                self._say(f"Nobody keeps this house yet. Whoever opens this once does: {link}")
            if self.open_browser:
                # Some wait until the browser is closed; it would wait for us.
                Thread(target=webbrowser.open, args=[link or self.address], daemon=True).start()


def serve_with(settings: Settings, open_browser: bool = False) -> None:
    """What keeps it from starting is said in one sentence."""
    say_as(settings.log)
    with contextlib.ExitStack() as claim:
        try:
            claim.enter_context(claimed_place(settings.place))
            prepare(settings.place, settings.store_patience, settings.data)
        except StoreError as error:
            sys.exit(f"rollwrite cannot start: {error}")
        except (OSError, ValueError) as error:
            sys.exit(f"rollwrite cannot keep its tables in {settings.data}: {_reason(error)}")
        _serve(settings, open_browser)


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _serve(settings: Settings, open_browser: bool) -> None:
    door = _bind(settings.host, settings.port)
    settings = replace(settings, port=door.getsockname()[1])
    lines = Lines(settings, _most_lines(settings.lines))
    app = build(settings)
    config = uvicorn.Config(
        cast("Any", Gate(cast("Any", app), settings)),
        http=cast("Any", partial(HttpLine, lines=lines)),
        ws=cast("Any", partial(LiveLine, lines=lines)),
        backlog=AT_ONCE,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        proxy_headers=False,  # the gate reads them
        log_config=None,
        log_level="error",
        access_log=False,  # addresses hold keys
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    goodbye = partial(app.state["farewell"].say, settings.drain_within)
    first_key = app.state["house"].porch.first_keeper_key
    server = Server(config, settings, open_browser, goodbye, first_key)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both ways out are clean
    LINES.set_function(lines.open)
    _sweep_rarely()
    logging.getLogger("uvicorn.error").addFilter(lambda _: "failed" not in app.state)
    with _metrics(settings), contextlib.suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[door])
    if not server.started:
        failed = app.state.get("failed")
        sys.exit(f"rollwrite cannot start: {failed}" if failed else 1)


def _sweep_rarely() -> None:
    """Tables live long and hold no circles: searching all of them for rubbish after every few
    hundred new things costs a tenth of a move."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@contextlib.contextmanager
def _metrics(settings: Settings) -> Iterator[None]:
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(metrics_at(settings))
        except OSError as error:
            sys.exit(f"rollwrite cannot tell its numbers at {settings.metrics}: {error.strerror}")
        yield


def _most_lines(wanted: int) -> int:
    """As many as asked for, and fewer than the system lets us open files."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > soft:
        soft = min(hard, max(soft, wanted + OTHER_FILES))
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(2, min(wanted, soft - OTHER_FILES))


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen()  # two may bind, one may listen
    except OSError as error:
        door.close()
        sys.exit(f"rollwrite cannot serve at {host}:{port}: {error.strerror}")
    return door


def _address(settings: Settings) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host.strip('[]') else host}:{settings.port}/"
