"""What whoever keeps the house sees and does, over HTTP. ``routes`` puts the guard before it."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from ...keeper.keeper import Keeper
from ...wire.keeper import (
    Health,
    HouseLink,
    KeepersPage,
    Log,
    NewAnnouncement,
    NewBan,
    NewDoors,
    People,
    TellTable,
)
from ..porter.visitors import KNOWN, AnyRequest, client_of
from ..problem import problems
from .guard import keeper_of

Host = NamedDependency[Keeper]
LOOKS = problems(401, 403, 429)
DOES = problems(400, 401, 403, 404, 409, 413, 422, 429)


@get("/", security=KNOWN, responses=LOOKS)
async def see_page(request: AnyRequest, keeper: Host) -> KeepersPage:
    """Tables, people, health, storage, copies, reports, doors: the whole page."""
    return await keeper.page(keeper_of(request))


@get("/people", security=KNOWN, responses=problems(400, 401, 403, 429))
async def see_people(
    request: AnyRequest,
    keeper: Host,
    like: Annotated[str, QueryParameter(description="a part of the name")] = "",
    skip: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> People:
    """Everybody known here, who was here last first."""
    return await keeper.folk.people(keeper_of(request), like, skip)


@get("/log", security=KNOWN, responses=problems(400, 401, 403, 429))
async def see_log(
    keeper: Host,
    before: Annotated[float, QueryParameter(description="seconds since the epoch")] = 0.0,
) -> Log:
    """What was done here, the newest first; nothing of it is ever changed."""
    return await keeper.deeds.log(before)


@post("/check", status_code=200, security=KNOWN, responses=LOOKS)
async def check(keeper: Host) -> Health:
    """Look again whether everything is well."""
    return await keeper.check()


# -- tables ---------------------------------------------------------------------------


@post("/tables/{table:str}/watch", status_code=204, security=KNOWN, responses=DOES)
async def watch(request: AnyRequest, table: FromPath[str], keeper: Host) -> None:
    """Look on; everybody at the table is told."""
    await keeper.watch(keeper_of(request), table)


@post("/tables/{table:str}/message", status_code=204, security=KNOWN, responses=DOES)
async def message(
    request: AnyRequest, table: FromPath[str], data: JSONBody[TellTable], keeper: Host
) -> None:
    """Tell a table something."""
    await keeper.tell_table(keeper_of(request), table, data.text)


@post("/tables/{table:str}/end", status_code=204, security=KNOWN, responses=DOES)
async def end(request: AnyRequest, table: FromPath[str], keeper: Host) -> None:
    """Close a table that waits, end a game that runs."""
    await keeper.end_table(keeper_of(request), table)


# -- people ---------------------------------------------------------------------------


@post("/people/{person:str}/link", status_code=200, security=KNOWN, responses=DOES)
async def new_link(request: AnyRequest, person: FromPath[str], keeper: Host) -> HouseLink:
    """A new link for somebody who lost the way back, shown once."""
    return HouseLink(await keeper.new_link(keeper_of(request), person))


@post("/people/{person:str}/sign-out", status_code=204, security=KNOWN, responses=DOES)
async def sign_out(request: AnyRequest, person: FromPath[str], keeper: Host) -> None:
    """Sign somebody out on all devices."""
    await keeper.sign_out(keeper_of(request), person)


@post("/people/{person:str}/block", status_code=204, security=KNOWN, responses=DOES)
async def block(request: AnyRequest, person: FromPath[str], keeper: Host) -> None:
    """Close the door to somebody; whatever they have open is closed."""
    await keeper.block(keeper_of(request), person)


@post("/people/{person:str}/unblock", status_code=204, security=KNOWN, responses=DOES)
async def unblock(request: AnyRequest, person: FromPath[str], keeper: Host) -> None:
    """Open it again."""
    await keeper.unblock(keeper_of(request), person)


@post("/people/{person:str}/drop", status_code=204, security=KNOWN, responses=DOES)
async def drop_keeper(request: AnyRequest, person: FromPath[str], keeper: Host) -> None:
    """Somebody keeps the house no more; never the last one."""
    await keeper.drop_keeper(keeper_of(request), person)


# -- doors ----------------------------------------------------------------------------


@post("/doors", status_code=204, security=KNOWN, responses=DOES)
async def set_doors(request: AnyRequest, data: JSONBody[NewDoors], keeper: Host) -> None:
    """Who may come in, open tables and write."""
    await keeper.set_doors(keeper_of(request), data)


@post("/invitations", status_code=200, security=KNOWN, responses=LOOKS)
async def invite(request: AnyRequest, keeper: Host) -> HouseLink:
    """A link by which new people come in, for a week, shown once."""
    return HouseLink(await keeper.invite(keeper_of(request)))


@post("/bans", status_code=204, security=KNOWN, responses=DOES)
async def ban(request: AnyRequest, data: JSONBody[NewBan], keeper: Host) -> None:
    """Close the door to an address or a network."""
    await keeper.ban(keeper_of(request), data.network, client_of(request))


@delete("/bans/{ban_id:str}", security=KNOWN, responses=problems(401, 403, 404, 429))
async def lift(request: AnyRequest, ban_id: FromPath[str], keeper: Host) -> None:
    """Open it again."""
    await keeper.lift(keeper_of(request), ban_id)


@post("/announcement", status_code=204, security=KNOWN, responses=DOES)
async def announce(request: AnyRequest, data: JSONBody[NewAnnouncement], keeper: Host) -> None:
    """Tell everybody something; it ends by itself."""
    await keeper.announce(keeper_of(request), data)


@delete("/announcement/now", security=KNOWN, responses=LOOKS)
async def end_announcement(request: AnyRequest, keeper: Host) -> None:
    """Take it down before its time."""
    await keeper.end_announcement(keeper_of(request))


# -- copies and reports -----------------------------------------------------------------


@post("/backups", status_code=204, security=KNOWN, responses=problems(401, 403, 429, 503))
async def back_up(request: AnyRequest, keeper: Host) -> None:
    """Make a copy of everything now."""
    await keeper.back_up(keeper_of(request))


@post(
    "/backups/{name:str}/try",
    status_code=204,
    security=KNOWN,
    responses=problems(401, 403, 404, 429, 503),
)
async def try_restore(request: AnyRequest, name: FromPath[str], keeper: Host) -> None:
    """Put a copy back where it harms nobody, and play all its tables again."""
    await keeper.try_restore(keeper_of(request), name)


@post("/reports/{report:str}/settle", status_code=204, security=KNOWN, responses=DOES)
async def settle(request: AnyRequest, report: FromPath[str], keeper: Host) -> None:
    """A report is dealt with."""
    await keeper.settle(keeper_of(request), report)
