"""Tables over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from rollwrite.kernel import album as albums
from rollwrite.kernel import record as records
from rollwrite.table.table import Table

from .blob import CHECK_FIRST, Blob, blob, serve_blob
from .eyes import table_view
from .guard import Limit
from .guests import Guests, Visitor, cookie_for
from .house import House
from .people import KNOWN, address_of, require
from .problem import problems
from .replaying import replay_record, replay_text, story_of
from .wire import (
    Kept,
    NewTable,
    Opened,
    Replay,
    ReplayRequest,
    Story,
    TableView,
    Taken,
    TakeSeat,
)

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
Asking: TypeAlias = NamedDependency[Visitor | None]
STORIES: WeakKeyDictionary[Table, asyncio.Task[Blob]] = WeakKeyDictionary()


@post("/api/tables", security=KNOWN, responses=problems(400, 401, 403, 413, 422, 429))
async def open_table(
    data: JSONBody[NewTable],
    house: NamedDependency[House],
    visitor: Asking,
    table_limit: NamedDependency[Limit],
) -> Opened:
    """Open a table. It starts by itself if no seat waits for a ``link``."""
    host = require(visitor)
    table_limit.require(host.digest, "tables")
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
    guest_limit: NamedDependency[Limit],
) -> Response[Taken]:
    """Take a seat by the key of its link. Who is not known yet becomes a guest, by cookie."""
    room = await house.room(table)
    room.seat_of_key(data.key, visitor.digest if visitor else "")
    cookies: list[Cookie] = []
    if visitor is None:
        guest_limit.require(address_of(request), "guests")
        visitor, token = await guests.new(data.name)
        cookies.append(cookie_for(token, request.url.scheme == "https"))
    seat = await house.take(room, visitor, data)
    return Response(Taken(table, seat), cookies=cookies)


@get("/api/tables/{table:str}/take/{key:str}", responses=problems(401, 403, 404))
async def see_kept(
    table: FromPath[str], key: FromPath[str], house: NamedDependency[House], visitor: Asking
) -> Kept:
    """The seat a link leads to; nothing changes yet."""
    room = await house.room(table)
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
    room = await house.room(table)
    digest = visitor.digest if visitor else ""
    return table_view(room, digest, room.seat_for(digest))


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(404, 409),
)
async def get_record(table: FromPath[str], house: NamedDependency[House]) -> Response[str]:
    """The record of what all may know: with the secret once the game is over."""
    room = await house.room(table)
    text = await asyncio.to_thread(records.write, room.playing().record(), room.game)
    name = f"{room.game.id}-{room.id}.txt"
    disposition = f'attachment; filename="{name}"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


@get(
    "/api/tables/{table:str}/album",
    media_type=MediaType.TEXT,
    responses=problems(404, 409),
)
async def get_album(table: FromPath[str], house: NamedDependency[House]) -> Response[str]:
    """A campaign as one file: the records of all its games so far."""
    room = await house.room(table)
    text = await asyncio.to_thread(albums.write, room.campaign().album(), room.game)
    disposition = f'attachment; filename="{room.game.id}-{room.id}-campaign.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


@get(
    "/api/tables/{table:str}/replay",
    responses={200: ResponseSpec(Replay, generate_examples=False), **problems(400, 404, 409)},
)
async def replay_table(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    leg: Annotated[int, QueryParameter(description="a finished game of a campaign, from 1")] = 0,
) -> Response[bytes]:
    """The game so far, frame by frame."""
    record = (await house.room(table)).record(leg)
    return serve_blob(request, await asyncio.to_thread(_packed, replay_record, record))


@get(
    "/api/tables/{table:str}/story",
    responses={200: ResponseSpec(Story, generate_examples=False), **problems(404, 409)},
)
async def tell_story(
    request: AnyRequest, table: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    """The moments of the game so far that mattered most, and whether its dice were true."""
    played = (await house.room(table)).playing()
    return serve_blob(request, await asyncio.shield(_story(played)))


def _story(played: Table) -> asyncio.Task[Blob]:
    """Of a game that is over it is told once; everybody there asks at the same time."""
    if played in STORIES:
        return STORIES[played]
    telling = asyncio.create_task(asyncio.to_thread(_packed, story_of, played.record()))
    if played.is_over():
        STORIES[played] = telling
    return telling


@post(
    "/api/replay",
    status_code=200,
    responses={
        200: ResponseSpec(Replay, generate_examples=False),
        **problems(400, 403, 413, 422),
    },
)
async def replay_file(request: AnyRequest, data: JSONBody[ReplayRequest]) -> Response[bytes]:
    """Any record, frame by frame; a damaged one is refused with the line that is wrong."""
    return serve_blob(request, await asyncio.to_thread(_packed, replay_text, data.record))


def _packed(make: Callable[[T], Replay | Story], source: T) -> Blob:
    """A replay or its story as bytes: a lot of work, done beside the event loop."""
    return blob(msgspec.json.encode(make(source)), MediaType.JSON, cache_control=CHECK_FIRST)


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    security=KNOWN,
    responses=problems(401, 403, 404, 409),
)
async def rematch(table: FromPath[str], house: NamedDependency[House], visitor: Asking) -> Opened:
    """The same people and bots again: whoever asks first opens it, the others get the same."""
    asking = require(visitor)
    return Opened(await house.rematch(await house.room(table), asking))
