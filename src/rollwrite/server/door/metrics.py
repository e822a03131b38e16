"""Numbers for Prometheus, at an address of their own: strangers never get there by default."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from socketserver import ThreadingMixIn
from typing import TYPE_CHECKING
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ..measures import ALL
from ..settings import Settings
from ..settings.values import split_address
from .porter.hosts import Hosts, name_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

PATH = "/metrics"
PATIENCE = 10


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _Handler(WSGIRequestHandler):
    timeout = PATIENCE

    def log_message(self, *_: object) -> None:
        """Who looks at numbers is not news."""


@contextlib.contextmanager
def metrics_at(settings: Settings) -> Iterator[None]:
    """As long as the server serves; nothing where nobody asked for it."""
    if not settings.metrics:
        yield
        return
    host, port = split_address(settings.metrics)
    with make_server(host, port, _app(Hosts(settings)), _Server, _Handler) as server:
        threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
        try:
            yield
        finally:
            server.shutdown()


def _app(hosts: Hosts) -> WSGIApplication:
    def answer(asked: WSGIEnvironment, start: StartResponse) -> list[bytes]:
        status, kind, body = "200 OK", CONTENT_TYPE_LATEST, b""
        if not hosts.knows(name_of(asked.get("HTTP_HOST", "localhost"))):
            status, kind, body = "421 Misdirected Request", "text/plain", b"not by this name\n"
        elif asked.get("PATH_INFO") != PATH or asked["REQUEST_METHOD"] not in ("GET", "HEAD"):
            status, kind, body = "404 Not Found", "text/plain", b"there is only GET /metrics\n"
        else:
            body = generate_latest(ALL)
        size = ("Content-Length", str(len(body)))
        start(status, [("Content-Type", kind), ("X-Content-Type-Options", "nosniff"), size])
        return [body]

    return answer
