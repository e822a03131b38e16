"""Guests over HTTP."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ...house.guests import Guests, Visitor
from ...house.house import House
from ...house.ledger import Damaged
from ...limit import Limits
from ...people.accounts import Accounts
from ...people.faces import checked_face
from ...room.invitation import asked_by
from ...room.room import Room
from ...room.rows import is_lesson_past, table_row
from ...wire.people.guests import Guest, LeftOut, Me, MyLink, NewFace, NewGuest
from ..porter.visitors import (
    KNOWN,
    AnyRequest,
    Asking,
    address_of,
    cookie_for,
    device,
    is_browser,
    require,
)
from ..problem import problems

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
        limits.names.require(visitor.digest, "names")
        renamed = await guests.rename(visitor.digest, data.name, visitor.face)
        await house.rename(visitor, renamed)
        return Response(Guest(renamed.name, ""))
    limits.guests.require(address_of(request), "guests")
    made, token = await guests.new(data.name, device(request), "", data.invitation)
    return known_by(request, made, token)


def known_by(request: AnyRequest, visitor: Visitor, token: str) -> Response[Guest]:
    """Browsers get the secret as a cookie only."""
    return Response(
        Guest(visitor.name, "" if is_browser(request) else token),
        cookies=[cookie_for(request, token)],
    )


@get("/api/me", responses=problems(401))
async def me(house: NamedDependency[House], visitor: Asking) -> Me:
    """Who asks, and the tables where they sit; without a name if nobody known asks."""
    if visitor is None:
        return Me("", "", (), (), ())
    rooms, damaged = await house.rooms.sorted_of(visitor.digest, MOST_TABLES)
    shown = [room for room in rooms if not _is_asked(room, visitor) and not is_lesson_past(room)]
    rows = tuple(table_row(room, visitor.digest) for room in shown)
    asked = [asked_by(room, visitor.digest) for room in rooms if _is_asked(room, visitor)]
    return Me(
        visitor.name,
        visitor.face,
        rows,
        tuple(_left_out(table) for table in damaged),
        tuple(one for one in asked if one.free),
    )


def _is_asked(room: Room, visitor: Visitor) -> bool:
    """Invited, and not yet there."""
    return visitor.digest in room.invited and not room.mine(visitor.digest)


def _left_out(table: Damaged) -> LeftOut:
    return LeftOut(table.table_id, table.name, table.called)


@post("/api/me/face", status_code=200, security=KNOWN, responses=problems(400, 401, 403, 422, 429))
async def new_face(
    data: JSONBody[NewFace],
    guests: NamedDependency[Guests],
    house: NamedDependency[House],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> NewFace:
    """Look like this from now on, at all tables that are not over."""
    asking = require(visitor)
    limits.changes.require(asking.digest, "changes")
    await house.rename(asking, await guests.look(asking, checked_face(data.face)))
    return data


@post("/api/me/link", security=KNOWN, responses=problems(401, 403, 429))
async def new_link(
    guests: NamedDependency[Guests],
    accounts: NamedDependency[Accounts],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> MyLink:
    """A link that is you on any device, shown once; the one before is dead from now on."""
    asking = require(visitor)
    await accounts.require_fresh(asking)
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
    found, token = await guests.welcome(key, device(request))
    return known_by(request, found, token)
