"""Coming together over HTTP: open tables, playing at once, asking somebody to come."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..house.guests import Guests
from ..house.house import House
from ..house.lobby.asking import Asking as AskingPeople
from ..house.lobby.open_tables import OpenTables
from ..house.lobby.queue import Queue
from ..limit import Limits
from ..refusal import Refusal
from ..wire.table.lobby import Companions, InviteSomebody, Lobby, PlayNow
from ..wire.table.opening import Opened
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


@get("/api/lobby", responses=problems(401, 429))
async def lobby(
    request: AnyRequest,
    house: NamedDependency[House],
    tables: NamedDependency[OpenTables],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Lobby:
    """The tables that anybody may come to, where a seat is free."""
    limits.lobby_from.require(address_of(request), "looks into the lobby")
    if not house.porch.doors.has_lobby:
        return Lobby((), 0)
    return await tables.for_guest(digest_of(visitor))


@post(
    "/api/play-now",
    status_code=200,
    responses=problems(400, 401, 403, 409, 413, 422, 429),
)
async def play_now(
    request: AnyRequest,
    data: JSONBody[PlayNow],
    house: NamedDependency[House],
    queue: NamedDependency[Queue],
    guests: NamedDependency[Guests],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Opened]:
    """A seat at a table of others who want the same, or a table that waits for them.

    It starts by itself as soon as all seats are taken. To wait no longer, leave the table.
    """
    limits.tables_from.require(address_of(request), "tables")
    house.porch.require_lobby()
    cookies: list[Cookie] = []
    if visitor is None:
        limits.guests.require(address_of(request), "guests")
        visitor, token = await guests.new(data.name, device(request))
        cookies.append(cookie_for(request, token))
    limits.tables.require(visitor.digest, "tables")
    return Response(Opened((await queue.play_now(visitor, data)).id), cookies=cookies)


@get(
    "/api/tables/{table:str}/companions",
    security=KNOWN,
    responses=problems(401, 403, 404),
)
async def companions(
    table: FromPath[str],
    house: NamedDependency[House],
    asking: NamedDependency[AskingPeople],
    visitor: Asking,
) -> Companions:
    """People one has played with, who could be asked to come."""
    person, room = require(visitor), await house.rooms.find(table)
    if not room.mine(person.digest):
        raise Refusal(403, "not-your-seat", "only those who sit at the table invite others")
    return Companions(tuple(await asking.companions(person, room)))


@post(
    "/api/tables/{table:str}/invite",
    status_code=204,
    security=KNOWN,
    responses=problems(400, 401, 403, 404, 409, 413, 422, 429),
)
async def invite(
    table: FromPath[str],
    data: JSONBody[InviteSomebody],
    house: NamedDependency[House],
    asking: NamedDependency[AskingPeople],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> None:
    """Ask somebody one has played with to come; they find it on their first page."""
    person = require(visitor)
    limits.inviting.require(person.digest, "invitations")
    await asking.ask(await house.rooms.find(table), person, data.who)


@post(
    "/api/tables/{table:str}/decline",
    status_code=204,
    security=KNOWN,
    responses=problems(401, 403, 404, 409),
)
async def decline(
    table: FromPath[str],
    house: NamedDependency[House],
    asking: NamedDependency[AskingPeople],
    visitor: Asking,
) -> None:
    """Not now: the invitation is gone."""
    await asking.decline(await house.rooms.find(table), require(visitor))
