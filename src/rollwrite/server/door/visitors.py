"""Who asks: known by a token or a cookie."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ..house.guests import Guests, Visitor
from ..refusal import Refusal

COOKIE = "rollwrite"
TEN_YEARS = 10 * 365 * 24 * 3600
KNOWN: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
Asking: TypeAlias = NamedDependency[Visitor | None]


async def visitor_of(connection: AnyConnection, guests: Guests) -> Visitor | None:
    """By ``Authorization: Bearer``, else by cookie."""
    token = bearer(connection)
    if token is not None:
        return await guests.require(token)
    cookie = connection.cookies.get(COOKIE)
    return await guests.find(cookie) if cookie else None


def require(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise Refusal(401, "no-guest", "nobody known asks; make a guest with POST /api/guests")
    return visitor


def bearer(connection: AnyConnection) -> str | None:
    """The token of an ``Authorization`` header, if there is one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_for(request: AnyRequest, token: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=TEN_YEARS,
        path="/",
        httponly=True,
        samesite="lax",
        secure="https" in (request.url.scheme, request.app.state["public_url"][:5]),
    )


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else ""
