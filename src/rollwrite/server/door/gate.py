"""What holds for every answer, whoever gives it: the name that was asked for, and headers."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..settings import Settings
from .hosts import Hosts, name_of

PAGE_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # links hold keys
    "cache-control": "no-store",
}


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        sentence = self._wrong_with(scope)
        if sentence:
            await _refuse(scope, send, sentence)
        else:
            await self._app(scope, receive, _with_headers(send))

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
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if headers.get("content-type", "").startswith("text/html"):
                headers.setdefault("content-security-policy", PAGE_POLICY)
        await send(message)

    return with_headers


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
