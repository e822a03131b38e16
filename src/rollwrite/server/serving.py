"""Serving until stopped, at an address that is said."""

from __future__ import annotations

import contextlib
import signal
import socket
import sqlite3
import sys
import webbrowser
from dataclasses import replace
from functools import partial
from typing import Any, cast

import uvicorn

from .app import build
from .door.gate import Gate
from .door.lines import HttpLine, Lines, LiveLine
from .door.live.socket import LARGEST_FRAME
from .settings import Settings
from .store.claim import claimed
from .store.rows import StoreError
from .store.schema import connect

AT_ONCE = 16  # sockets taken in one go; they are open before anybody can count them
WAITING = 1024  # sockets the system keeps for us meanwhile
OTHER_FILES = 64 + 6 * AT_ONCE  # database, workers, sockets not counted yet
LARGEST_HEAD = 32_000


class Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(WAITING)
        if not self.should_exit:
            print(f"rollwrite is at {self.address} (Ctrl+C stops it)", flush=True)
            if self.open_browser:
                webbrowser.open(self.address)


def serve_with(settings: Settings, open_browser: bool = False) -> None:
    """What keeps it from starting is said in one sentence."""
    with contextlib.ExitStack() as claim:
        try:
            claim.enter_context(claimed(settings.data))
            connect(settings.database, settings.store_patience).close()
        except StoreError as error:
            sys.exit(f"rollwrite cannot start: {error}")
        except (OSError, ValueError, sqlite3.Error) as error:
            sys.exit(f"rollwrite cannot keep its tables in {settings.data}: {_reason(error)}")
        _serve(settings, open_browser)


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _serve(settings: Settings, open_browser: bool) -> None:
    door = _bind(settings.host, settings.port)
    settings = replace(settings, port=door.getsockname()[1])
    lines = Lines(settings, _most_lines(settings.lines))
    config = uvicorn.Config(
        cast("Any", Gate(cast("Any", build(settings)), settings)),
        http=cast("Any", partial(HttpLine, lines=lines)),
        ws=cast("Any", partial(LiveLine, lines=lines)),
        backlog=AT_ONCE,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        forwarded_allow_ips=settings.proxies,
        log_level="error",
        access_log=False,  # addresses hold keys
        server_header=False,
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
