"""Guests over HTTP."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..house.guests import Guests, Visitor
from ..house.house import House
from ..house.ledger import Damaged
from ..limit import Limits
from ..room.rows import table_row
from ..wire.people import Guest, LeftOut, Me, MyLink, NewGuest
from .problem import problems
from .visitors import KNOWN, AnyRequest, Asking, address_of, cookie_for, require

MOST_TABLES = 50


@post("/api/guests", responses=problems(400, 403, 413, 422, 429))
async def new_guest(
    request: AnyRequest,
    data: JSONBody[NewGuest],
    guests: NamedDependency[Guests],
    house: NamedDependency[House],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Guest]:
    """A new guest, or another name for who asks. Browsers get the token as a cookie only."""
    if visitor is not None:
        renamed = await guests.rename(visitor.digest, data.name)
        await house.rename(visitor, renamed.name)
        return Response(Guest(renamed.name, ""))
    limits.guests.require(address_of(request), "guests")
    made, token = await guests.new(data.name)
    return _known_by(request, made, token)


def _known_by(request: AnyRequest, visitor: Visitor, token: str) -> Response[Guest]:
    is_browser = "sec-fetch-mode" in request.headers
    return Response(
        Guest(visitor.name, "" if is_browser else token),
        cookies=[cookie_for(request, token)],
    )


@get("/api/me", responses=problems(401))
async def me(house: NamedDependency[House], visitor: Asking) -> Me:
    """Who asks, and the tables where they sit; without a name if nobody known asks."""
    if visitor is None:
        return Me("", (), ())
    rooms, damaged = await house.rooms.sorted_of(visitor.digest, MOST_TABLES)
    rows = tuple(table_row(room, visitor.digest) for room in rooms)
    return Me(visitor.name, rows, tuple(_left_out(table) for table in damaged))


def _left_out(table: Damaged) -> LeftOut:
    return LeftOut(table.table_id, table.name, table.called)


@post("/api/me/link", security=KNOWN, responses=problems(401, 403, 429))
async def new_link(
    guests: NamedDependency[Guests],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> MyLink:
    """A link that is you on any device, shown once; the one before is dead from now on."""
    asking = require(visitor)
    limits.guests.require(asking.digest, "links")
    return MyLink(await guests.new_link(asking.digest))


@get("/api/welcome/{key:str}", responses=problems(403, 404))
async def whose_link(key: FromPath[str], guests: NamedDependency[Guests]) -> Guest:
    """Whom such a link means."""
    return Guest((await guests.of_link(key)).name, "")


@post("/api/welcome/{key:str}/enter", status_code=200, responses=problems(403, 404, 429))
async def welcome(
    request: AnyRequest,
    key: FromPath[str],
    guests: NamedDependency[Guests],
    limits: NamedDependency[Limits],
) -> Response[Guest]:
    """Be the guest whom the link means, on this device, too."""
    limits.guests.require(address_of(request), "guests")
    found, token = await guests.welcome(key)
    return _known_by(request, found, token)
