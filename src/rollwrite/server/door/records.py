"""What was played, over HTTP: as a file, frame by frame, as a story."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from rollwrite.kernel.kept import album as albums
from rollwrite.kernel.kept import record as records

from ..house.house import House
from ..limit import Limits
from ..room.packing import Wanted
from ..room.replaying import replay_record, story_of
from ..room.room import Room
from ..wire.replay import Replay, ReplayRequest, Story
from ..workers.turns import Owner
from .pages.blob import Blob, serve_blob
from .porter.visitors import AnyRequest, Asking, digest_of
from .problem import problems
from .telling import asker, told, told_of_file

Leg = Annotated[int, QueryParameter(description="a finished game of a campaign, from 1")]


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(400, 401, 403, 404, 409),
)
async def get_record(
    table: FromPath[str], house: NamedDependency[House], visitor: Asking, leg: Leg = 0
) -> Response[str]:
    """The record of what all may know: with the secret once the game is over."""
    room = await house.visible(table, digest_of(visitor))
    text = await asyncio.to_thread(records.write, room.record(leg), room.game)
    return _file(text, f"{room.game.id}-{room.id}{f'-{leg}' if leg else ''}.txt")


@get(
    "/api/tables/{table:str}/album",
    media_type=MediaType.TEXT,
    responses=problems(401, 403, 404, 409),
)
async def get_album(
    table: FromPath[str], house: NamedDependency[House], visitor: Asking
) -> Response[str]:
    """A campaign as one file: the records of all its games so far."""
    room = await house.visible(table, digest_of(visitor))
    text = await asyncio.to_thread(albums.write, room.campaign().album(), room.game)
    return _file(text, f"{room.game.id}-{room.id}-campaign.txt")


def _file(text: str, name: str) -> Response[str]:
    disposition = f'attachment; filename="{name}"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


@get(
    "/api/tables/{table:str}/replay",
    responses={
        200: ResponseSpec(Replay, generate_examples=False),
        **problems(400, 401, 403, 404, 409),
    },
)
async def replay_table(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    visitor: Asking,
    leg: Leg = 0,
) -> Response[bytes]:
    """The game so far, frame by frame."""
    record = (await house.visible(table, digest_of(visitor))).record(leg)
    owner = asker(request, table)
    return serve_blob(request, await told(house, owner, Wanted(replay_record, record)))


@get(
    "/api/tables/{table:str}/story",
    responses={200: ResponseSpec(Story, generate_examples=False), **problems(401, 403, 404, 409)},
)
async def tell_story(
    request: AnyRequest, table: FromPath[str], house: NamedDependency[House], visitor: Asking
) -> Response[bytes]:
    """The moments of the game so far that mattered most, and whether its dice were true."""
    room = await house.visible(table, digest_of(visitor))
    telling = _story(house, asker(request, table), room)
    return serve_blob(request, await asyncio.shield(telling))


def _story(house: House, owner: Owner, room: Room) -> asyncio.Task[Blob]:
    """Of a game that is over it is told once; everybody there asks at the same time."""
    played, known = room.playing(), room.rarely(_stories)
    if room.leg in known and not _has_failed(known[room.leg]):
        return known[room.leg]
    telling = asyncio.create_task(told(house, owner, Wanted(story_of, played.record())))
    if played.is_over():
        known[room.leg] = telling
    return telling


def _stories(_: Room) -> dict[int, asyncio.Task[Blob]]:
    """Those of games that are over, by their number; another name at the table tells them anew."""
    return {}


def _has_failed(telling: asyncio.Task[Blob]) -> bool:
    return telling.done() and (telling.cancelled() or telling.exception() is not None)


@post(
    "/api/replay",
    status_code=200,
    responses={
        200: ResponseSpec(Replay, generate_examples=False),
        **problems(400, 403, 413, 422, 429),
    },
)
async def replay_file(
    request: AnyRequest,
    data: JSONBody[ReplayRequest],
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
) -> Response[bytes]:
    """Any record, frame by frame; a damaged one is refused with the line that is wrong."""
    wanted = Wanted(replay_record, data.record)
    return serve_blob(request, await told_of_file(request, house, limits, wanted))
