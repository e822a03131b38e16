"""Tables over HTTP."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..house.guests import Guests
from ..house.house import House
from ..limit import Limits
from ..room.eyes import table_view
from ..wire.opening import Kept, NewTable, Opened, Taken, TakeSeat
from ..wire.table import TableView
from .problem import problems
from .visitors import KNOWN, AnyRequest, Asking, address_of, cookie_for, require


@post("/api/tables", security=KNOWN, responses=problems(400, 401, 403, 413, 422, 429))
async def open_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    house: NamedDependency[House],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Opened:
    """Open a table. It starts by itself if no seat waits for a ``link``."""
    host = require(visitor)
    limits.tables.require(host.digest, "tables")
    limits.tables_from.require(address_of(request), "tables")
    return Opened((await house.open(host, data)).id)


@post(
    "/api/tables/{table:str}/take",
    status_code=200,
    responses=problems(400, 401, 403, 404, 413, 422, 429),
)
async def take_seat(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[TakeSeat],
    house: NamedDependency[House],
    guests: NamedDependency[Guests],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Taken]:
    """Take a seat by the key of its link. Who is not known yet becomes a guest, by cookie."""
    room = await house.rooms.find(table)
    room.seat_of_key(data.key, visitor.digest if visitor else "")
    cookies: list[Cookie] = []
    if visitor is None:
        limits.guests.require(address_of(request), "guests")
        visitor, token = await guests.new(data.name)
        cookies.append(cookie_for(request, token))
    seat = await house.take(room, visitor, data)
    return Response(Taken(table, seat), cookies=cookies)


@get("/api/tables/{table:str}/take/{key:str}", responses=problems(401, 403, 404))
async def see_kept(
    table: FromPath[str], key: FromPath[str], house: NamedDependency[House], visitor: Asking
) -> Kept:
    """The seat a link leads to; nothing changes yet."""
    room = await house.rooms.find(table)
    digest = visitor.digest if visitor else ""
    number = room.seat_of_key(key, digest)
    seat = room.seats[number]
    is_yours = bool(digest) and seat.owner == digest
    return Kept(number, seat.name, seat.kind == "free", is_yours)


@get("/api/tables/{table:str}", responses=problems(401, 404))
async def see_table(
    table: FromPath[str], house: NamedDependency[House], visitor: Asking
) -> TableView:
    """The table through the eyes of one's own seat, or of an onlooker."""
    room = await house.rooms.find(table)
    digest = visitor.digest if visitor else ""
    return table_view(room, digest, room.seat_for(digest))


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    security=KNOWN,
    responses=problems(401, 403, 404, 409),
)
async def rematch(table: FromPath[str], house: NamedDependency[House], visitor: Asking) -> Opened:
    """The same people and bots again: whoever asks first opens it, the others get the same."""
    asking = require(visitor)
    return Opened(await house.rematch(await house.rooms.find(table), asking))
