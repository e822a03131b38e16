"""Who asks: known by a token or a cookie."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ...house.guests import Guests, Visitor
from ...people.devices import device_of
from ...refusal import Refusal
from ...settings import Settings
from .proxies import household

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
    return await guests.find(cookie, device(connection)) if cookie else None


def require(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise Refusal(401, "no-guest", "nobody known asks; make a guest with POST /api/guests")
    return visitor


def digest_of(visitor: Visitor | None) -> str:
    """Nobody known has none."""
    return visitor.digest if visitor else ""


def bearer(connection: AnyConnection) -> str | None:
    """The token of an ``Authorization`` header, if there is one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_for(request: AnyRequest, token: str) -> Cookie:
    settings: Settings = request.app.state["settings"]
    return Cookie(
        COOKIE,
        value=token,
        max_age=TEN_YEARS,
        path=f"{settings.base}/",
        httponly=True,
        samesite="lax",
        secure="https" in (request.url.scheme, settings.origin[:5]),
    )


def no_cookie(settings: Settings) -> Cookie:
    """Takes the cookie away."""
    path = f"{settings.base}/"
    return Cookie(COOKIE, value="", max_age=0, path=path, httponly=True, samesite="lax")


def is_browser(connection: AnyConnection) -> bool:
    return "sec-fetch-mode" in connection.headers


def device(connection: AnyConnection) -> str:
    """What the browser says of itself."""
    return device_of(connection.headers.get("user-agent", ""))


def client_of(connection: AnyConnection) -> str:
    """The address somebody asks from, after what proxies say."""
    return connection.client.host if connection.client else ""


def address_of(connection: AnyConnection) -> str:
    """Who is counted as one where it is counted by address."""
    return household(connection.client.host) if connection.client else ""
