"""What holds for every answer, whoever gives it: who asks, by which name, where; and headers."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...measures import REQUESTS
from ...settings import Settings
from .headers import HEADERS, PLAIN_PAGE_POLICY
from .hosts import Hosts, name_of
from .proxies import Proxies


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = Hosts(settings)
        self._proxies = Proxies(settings)
        self._base = settings.base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        self._proxies.unmask(scope)
        sentence = self._wrong_with(scope)
        if sentence:
            await _refuse(scope, send, sentence)
        elif kind == "http" and self._base and scope["path"] == self._base:
            await _lead(send, f"{self._base}/")
        else:
            self._leave_base(scope)
            await self._app(scope, receive, _with_headers(send))

    def _leave_base(self, scope: Scope) -> None:
        """Some proxies hand the whole path on, others have taken the base off already."""
        if self._base and scope["path"].startswith(f"{self._base}/"):
            scope["path"] = scope["path"].removeprefix(self._base)
            scope["raw_path"] = scope["raw_path"].removeprefix(self._base.encode())

    def _wrong_with(self, scope: Scope) -> str:
        """Programs of old times name no host at all; a browser always does."""
        given = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
        if not given:
            return ""
        name = name_of(given[0])
        if not name or len(given) > 1:
            return "This is no name of a server.\n"
        if self._hosts.knows(name):
            return ""
        return (
            f"This server does not go by the name {name}. "
            f"If it should: rollwrite serve --public-url https://{name}\n"
        )


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            REQUESTS.labels(message["status"]).inc()
            headers = MutableScopeHeaders.from_message(message)
            if headers.get("content-type", "").startswith("text/html"):
                headers.setdefault("content-security-policy", PLAIN_PAGE_POLICY)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


async def _lead(send: Send, where: str) -> None:
    headers = [(b"location", where.encode()), (b"content-length", b"0")]
    with_headers = _with_headers(send)
    await with_headers({"type": "http.response.start", "status": 308, "headers": headers})
    await with_headers({"type": "http.response.body", "body": b"", "more_body": False})


async def _refuse(scope: Scope, send: Send, sentence: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": "wrong host"})
        return
    kind = [(b"content-type", b"text/plain; charset=utf-8")]
    body = sentence.encode()
    size = [(b"content-length", str(len(body)).encode())]
    with_headers = _with_headers(send)
    await with_headers({"type": "http.response.start", "status": 421, "headers": kind + size})
    await with_headers({"type": "http.response.body", "body": body, "more_body": False})
