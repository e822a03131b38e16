"""Guests over HTTP, and how others find this server."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from .eyes import table_row
from .guard import Limit
from .guests import Guests, Visitor, cookie_for
from .house import House
from .problem import Refusal, problems
from .settings import Settings
from .wire import Guest, Me, NewGuest, Where

MOST_TABLES = 50
AnyRequest = Request[Any, Any, Any]


def require(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise Refusal(401, "no-guest", "nobody known asks; make a guest with POST /api/guests")
    return visitor


@post("/api/guests", responses=problems(400, 403, 413, 422, 429))
async def new_guest(
    request: AnyRequest,
    data: JSONBody[NewGuest],
    guests: NamedDependency[Guests],
    visitor: NamedDependency[Visitor | None],
    guest_limit: NamedDependency[Limit],
) -> Response[Guest]:
    """A new guest, or another name for who asks. Browsers get the token as a cookie only."""
    if visitor is not None:
        renamed = await guests.rename(visitor.digest, data.name)
        return Response(Guest(renamed.name, ""))
    guest_limit.require(address_of(request), "guests")
    made, token = await guests.new(data.name)
    is_browser = "sec-fetch-mode" in request.headers
    return Response(
        Guest(made.name, "" if is_browser else token),
        cookies=[cookie_for(token, request.url.scheme == "https")],
    )


@get("/api/me", responses=problems(401))
async def me(house: NamedDependency[House], visitor: NamedDependency[Visitor | None]) -> Me:
    """Who asks, and the tables where they sit; without a name if nobody known asks."""
    if visitor is None:
        return Me("", ())
    rooms = await house.rooms_of(visitor.digest, MOST_TABLES)
    return Me(visitor.name, tuple(table_row(room, visitor.digest) for room in rooms))


@get("/api/where", sync_to_thread=True)
def where(settings: NamedDependency[Settings]) -> Where:
    """Under which addresses other devices reach this server; none if it serves itself alone."""
    return Where(tuple(addresses(settings)))


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def addresses(settings: Settings) -> list[str]:
    """Addresses for invitation links."""
    hosts = _own_addresses() if settings.host in ("0.0.0.0", "::") else [settings.host]
    return [f"http://{_in_url(host)}:{settings.port}" for host in hosts if not is_loopback(host)]


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_addresses() -> list[str]:
    """This machine's addresses, the one it talks to the world with first."""
    found = [_outward_address()]
    try:
        rows = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(row[4][0]) for row in rows]
    except OSError:
        pass  # a machine that does not know its own name
    return list(dict.fromkeys(address for address in found if address))


def _outward_address() -> str:
    """Asks the routing table; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""
