"""How somebody wishes to be told, over HTTP."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ...house.guests import Visitor
from ...house.house import House
from ...limit import Limits
from ...settings import Settings
from ...telling.reach import Reaching
from ...wire.people.telling import (
    MailCode,
    NewHook,
    NewMail,
    NewPush,
    Reach,
    TestResult,
    Turns,
    Wishes,
)
from ..porter.visitors import KNOWN, AnyRequest, Asking, device, require
from ..problem import problems
from .guests import MOST_TABLES

REFUSALS = problems(400, 401, 403, 409, 413, 422, 429)


@get("/api/me/reach", security=KNOWN, responses=problems(401))
async def reach(reaching: NamedDependency[Reaching], visitor: Asking) -> Reach:
    """The ways by which one is told, and what for; no address is shown in full."""
    return await reaching.of(require(visitor))


@post("/api/me/reach/wishes", status_code=200, security=KNOWN, responses=REFUSALS)
async def wish(
    request: AnyRequest,
    data: JSONBody[Wishes],
    reaching: NamedDependency[Reaching],
    settings: NamedDependency[Settings],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Reach:
    """What to be told for, quiet hours, a holiday."""
    person = _changing(visitor, limits)
    return await reaching.wish(person, data, _place(request, settings))


@post("/api/me/reach/push", status_code=200, security=KNOWN, responses=REFUSALS)
async def add_push(
    request: AnyRequest,
    data: JSONBody[NewPush],
    reaching: NamedDependency[Reaching],
    settings: NamedDependency[Settings],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Reach:
    """Call this browser from now on."""
    person, place = _changing(visitor, limits), _place(request, settings)
    return await reaching.add_push(person, data, device(request), place)


@delete(
    "/api/me/reach/push/{browser:str}",
    status_code=200,
    security=KNOWN,
    responses=problems(401, 403, 404),
)
async def drop_push(
    browser: FromPath[str], reaching: NamedDependency[Reaching], visitor: Asking
) -> Reach:
    """Call that browser no more."""
    return await reaching.drop_push(require(visitor), browser)


@post("/api/me/reach/webhook", status_code=200, security=KNOWN, responses=REFUSALS)
async def put_hook(
    request: AnyRequest,
    data: JSONBody[NewHook],
    reaching: NamedDependency[Reaching],
    settings: NamedDependency[Settings],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Reach:
    """Tell it to this address; for plain JSON the answer has the secret that signs, once."""
    person = _changing(visitor, limits)
    return await reaching.put_hook(person, data, _place(request, settings))


@delete("/api/me/reach/ways/webhook", status_code=200, security=KNOWN, responses=problems(401, 403))
async def drop_hook(reaching: NamedDependency[Reaching], visitor: Asking) -> Reach:
    """Forget the webhook."""
    return await reaching.drop_hook(require(visitor))


@post("/api/me/reach/mail", status_code=200, security=KNOWN, responses=REFUSALS)
async def put_mail(
    request: AnyRequest,
    data: JSONBody[NewMail],
    reaching: NamedDependency[Reaching],
    settings: NamedDependency[Settings],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Reach:
    """Send a code to this address; once it comes back, mail is on."""
    person = require(visitor)
    limits.tests.require(person.digest, "letters")
    return await reaching.put_mail(person, data.address, _place(request, settings))


@post("/api/me/reach/mail/confirm", status_code=200, security=KNOWN, responses=REFUSALS)
async def confirm_mail(
    data: JSONBody[MailCode],
    reaching: NamedDependency[Reaching],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Reach:
    """The code that came by mail."""
    person = require(visitor)
    limits.signing_as.require(person.digest, "tries")
    return await reaching.confirm_mail(person, data.code)


@delete("/api/me/reach/ways/mail", status_code=200, security=KNOWN, responses=problems(401, 403))
async def drop_mail(reaching: NamedDependency[Reaching], visitor: Asking) -> Reach:
    """Forget the address."""
    return await reaching.drop_mail(require(visitor))


@post("/api/me/reach/test", status_code=200, security=KNOWN, responses=problems(401, 403, 429))
async def test(
    reaching: NamedDependency[Reaching], visitor: Asking, limits: NamedDependency[Limits]
) -> TestResult:
    """Send something by exactly the ways that are on, and say how that went."""
    person = require(visitor)
    limits.tests.require(person.digest, "tests")
    return await reaching.test(person)


@get("/api/me/turns", responses=problems(401))
async def turns(house: NamedDependency[House], visitor: Asking) -> Turns:
    """How many tables wait for one."""
    if visitor is None:
        return Turns(0)
    rooms = await house.rooms.of(visitor.digest, MOST_TABLES)
    return Turns(sum(room.is_waiting_for(visitor.digest) for room in rooms))


def _changing(visitor: Visitor | None, limits: Limits) -> Visitor:
    person = require(visitor)
    limits.changes.require(person.digest, "changes")
    return person


def _place(request: AnyRequest, settings: Settings) -> str:
    """As this person knows the server; the gate let only its own names in."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}{settings.base}"
