"""What is one's own, over HTTP: history, what was learned, archive, tables, leaving."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ...house.guests import Guests
from ...house.house import House
from ...limit import Limits
from ...people.accounts import Accounts
from ...people.export import export_of
from ...people.history import history_of
from ...people.learned import learnable
from ...people.leaving import leave
from ...room.rows import table_row
from ...settings import Settings
from ...store.persons import Persons
from ...telling.reach import Reaching
from ...wire.people.guests import Learned, TableRow
from ...wire.people.history import History, Leave, PutAway
from ..porter.visitors import KNOWN, Asking, no_cookie, require
from ..problem import problems

ZIP = "application/zip"
MOST_ARCHIVED = 100


@get("/api/me/history", security=KNOWN, responses=problems(401, 429))
async def history(
    house: NamedDependency[House],
    persons: NamedDependency[Persons],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> History:
    """Every game one finished, the last first, and how one is rated."""
    person = require(visitor)
    limits.looks.require(person.digest, "looks")
    return await history_of(house, persons, person)


@get("/api/me/learned", security=KNOWN, responses=problems(401))
async def learned(persons: NamedDependency[Persons], visitor: Asking) -> Learned:
    """The lessons one took, and what one was told when it first happened."""
    return Learned(tuple(await persons.learned(require(visitor).digest)))


@post(
    "/api/me/learn",
    status_code=204,
    security=KNOWN,
    responses=problems(400, 401, 403, 413, 422),
)
async def learn(
    data: JSONBody[Learned], persons: NamedDependency[Persons], visitor: Asking
) -> None:
    """Remember more of it; what nobody can learn here is left out."""
    await persons.learn(require(visitor).digest, learnable(data.learned))


@get("/api/me/export", media_type=ZIP, security=KNOWN, responses=problems(401, 429))
async def export(
    house: NamedDependency[House],
    accounts: NamedDependency[Accounts],
    persons: NamedDependency[Persons],
    reaching: NamedDependency[Reaching],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[bytes]:
    """Everything that is kept of one, as one archive."""
    person = require(visitor)
    limits.exports.require(person.digest, "archives")
    with limits.exporting.one_more(person.digest, "archives"):
        reach = await reaching.of(person)
        packed = await export_of(house, accounts, persons, reach, person)
    headers = {"content-disposition": 'attachment; filename="rollwrite.zip"'}
    return Response(packed, media_type=ZIP, headers=headers)


@get("/api/me/archive", security=KNOWN, responses=problems(401, 429))
async def archive(
    house: NamedDependency[House], visitor: Asking, limits: NamedDependency[Limits]
) -> list[TableRow]:
    """The tables that one has put away, last changed first."""
    digest = require(visitor).digest
    limits.looks.require(digest, "looks")
    rooms, _ = await house.rooms.sorted_of(digest, MOST_ARCHIVED, is_archived=True)
    return [table_row(room, digest) for room in rooms]


@post(
    "/api/me/tables/{table:str}/archive",
    status_code=204,
    security=KNOWN,
    responses=problems(400, 401, 403, 404, 422),
)
async def put_away(
    table: FromPath[str],
    data: JSONBody[PutAway],
    house: NamedDependency[House],
    persons: NamedDependency[Persons],
    visitor: Asking,
) -> None:
    """Take a table off one's home page, or put it back; others see no difference."""
    person = require(visitor)
    await house.rooms.find(table)
    await persons.put_away(person.digest, table, data.is_archived)


@delete(
    "/api/me/tables/{table:str}",
    security=KNOWN,
    responses=problems(401, 403, 404, 409),
)
async def throw_away(table: FromPath[str], house: NamedDependency[House], visitor: Asking) -> None:
    """Delete a table that nobody else sits at."""
    person = require(visitor)
    await house.remove(await house.rooms.find(table), person.digest)


@post(
    "/api/me/leave",
    status_code=204,
    security=KNOWN,
    responses=problems(400, 401, 403, 413, 422),
)
async def leave_for_good(
    data: JSONBody[Leave],
    house: NamedDependency[House],
    guests: NamedDependency[Guests],
    accounts: NamedDependency[Accounts],
    persons: NamedDependency[Persons],
    visitor: Asking,
    settings: NamedDependency[Settings],
) -> Response[None]:
    """Be forgotten: others keep their games with an anonymous seat."""
    person = require(visitor)
    await accounts.require_fresh(person)
    await leave(house, guests, persons, person, data.name)
    return Response(None, status_code=204, cookies=[no_cookie(settings)])
