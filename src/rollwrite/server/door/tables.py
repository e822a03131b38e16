"""Tables over HTTP."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..house.guests import Guests, Visitor
from ..house.house import MOST_OWN, House
from ..limit import Limits
from ..refusal import Refusal
from ..room.eyes import table_view
from ..room.invitation import OPEN, invitation, offer
from ..wire.table.opening import (
    AwaitSeat,
    InvitationView,
    Join,
    Kept,
    NewTable,
    Opened,
    Taken,
    TakeSeat,
)
from ..wire.table.view import TableView
from .porter.visitors import (
    KNOWN,
    AnyRequest,
    Asking,
    address_of,
    cookie_for,
    device,
    digest_of,
    require,
)
from .problem import problems

MOST_OPEN = 5


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
    if data.is_open:
        await _require_few_open(house, host)
    return Opened((await house.open(host, data)).id)


async def _require_few_open(house: House, host: Visitor) -> None:
    """Nobody fills the lobby alone."""
    rooms = await house.rooms.of(host.digest, MOST_OWN)
    mine = [room for room in rooms if room.is_open and room.host == host.digest]
    if sum(room.status == "waiting" for room in mine) >= MOST_OPEN:
        raise Refusal(429, "too-many", f"{MOST_OPEN} of your tables are open to all already")


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
    number = room.seat_of_key(data.key, digest_of(visitor))
    cookies: list[Cookie] = []
    if visitor is None:
        limits.guests.require(address_of(request), "guests")
        by = room.seats[number].owner or room.host
        visitor, token = await guests.new(data.name, device(request), by)
        cookies.append(cookie_for(request, token))
    seat = await house.take(room, visitor, data)
    return Response(Taken(table, seat), cookies=cookies)


@get("/api/tables/{table:str}/take/{key:str}", responses=problems(401, 403, 404))
async def see_kept(
    table: FromPath[str], key: FromPath[str], house: NamedDependency[House], visitor: Asking
) -> Kept:
    """The seat a link leads to; nothing changes yet."""
    room = await house.rooms.find(table)
    digest = digest_of(visitor)
    number = room.seat_of_key(key, digest)
    seat = room.seats[number]
    is_yours = bool(digest) and seat.owner == digest
    return Kept(number, seat.name, seat.kind == "free", is_yours, offer(room, digest))


@get("/api/tables/{table:str}/door/{key:str}", responses=problems(401, 403, 404, 429))
async def see_invitation(
    request: AnyRequest,
    table: FromPath[str],
    key: FromPath[str],
    house: NamedDependency[House],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> InvitationView:
    """Who invites to what, and whether a seat is left; nothing changes yet.

    A table of the lobby is seen by the key ``open``.
    """
    limits.looking.require(address_of(request), "looks at invitations")
    room = await house.rooms.find(table)
    return invitation(room, key, digest_of(visitor))


@post(
    "/api/tables/{table:str}/join",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 422, 429),
)
async def join_table(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Join],
    house: NamedDependency[House],
    guests: NamedDependency[Guests],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Taken]:
    """Take the first free seat by the table's link. Who is not known yet becomes a guest."""
    room = await house.rooms.find(table)
    house.porch.require_lobby(data.key == OPEN)
    offer = invitation(room, data.key, digest_of(visitor))
    if not offer.free and offer.seat < 0:
        raise Refusal(409, "table-full", "all seats are taken")
    cookies: list[Cookie] = []
    if visitor is None:
        limits.guests.require(address_of(request), "guests")
        inviter = "" if data.key == OPEN else room.host  # who finds it in the lobby has no link
        visitor, token = await guests.new(data.name, device(request), inviter)
        cookies.append(cookie_for(request, token))
    seat = await house.join(room, visitor, data)
    return Response(Taken(table, seat), cookies=cookies)


@post(
    "/api/tables/{table:str}/await",
    status_code=200,
    security=KNOWN,
    responses=problems(400, 401, 403, 404, 409, 413, 422, 429),
)
async def await_seat(
    table: FromPath[str],
    data: JSONBody[AwaitSeat],
    house: NamedDependency[House],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> InvitationView:
    """All seats are taken: be told when one is free, by the ways one has."""
    asking = require(visitor)
    limits.changes.require(asking.digest, "changes")
    room = await house.rooms.find(table)
    await house.await_seat(room, asking, data)
    return invitation(room, data.key, asking.digest)


@get("/api/tables/{table:str}", responses=problems(401, 403, 404))
async def see_table(
    table: FromPath[str], house: NamedDependency[House], visitor: Asking
) -> TableView:
    """The table through the eyes of one's own seat, or of an onlooker."""
    digest = digest_of(visitor)
    room = await house.visible(table, digest)
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
