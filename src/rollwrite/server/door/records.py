"""What was played, over HTTP: as a file, frame by frame, as a story."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from rollwrite.kernel import album as albums
from rollwrite.kernel import record as records
from rollwrite.table.table import Table

from ..house.house import House
from ..room.replaying import replay_record, replay_text, story_of
from ..wire.replay import Replay, ReplayRequest, Story
from .blob import CHECK_FIRST, Blob, blob, serve_blob
from .problem import problems
from .visitors import AnyRequest

T = TypeVar("T")
STORIES: WeakKeyDictionary[Table, asyncio.Task[Blob]] = WeakKeyDictionary()


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(404, 409),
)
async def get_record(table: FromPath[str], house: NamedDependency[House]) -> Response[str]:
    """The record of what all may know: with the secret once the game is over."""
    room = await house.rooms.find(table)
    text = await asyncio.to_thread(records.write, room.playing().record(), room.game)
    return _file(text, f"{room.game.id}-{room.id}.txt")


@get(
    "/api/tables/{table:str}/album",
    media_type=MediaType.TEXT,
    responses=problems(404, 409),
)
async def get_album(table: FromPath[str], house: NamedDependency[House]) -> Response[str]:
    """A campaign as one file: the records of all its games so far."""
    room = await house.rooms.find(table)
    text = await asyncio.to_thread(albums.write, room.campaign().album(), room.game)
    return _file(text, f"{room.game.id}-{room.id}-campaign.txt")


def _file(text: str, name: str) -> Response[str]:
    disposition = f'attachment; filename="{name}"'
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
    record = (await house.rooms.find(table)).record(leg)
    return serve_blob(request, await asyncio.to_thread(_packed, replay_record, record))


@get(
    "/api/tables/{table:str}/story",
    responses={200: ResponseSpec(Story, generate_examples=False), **problems(404, 409)},
)
async def tell_story(
    request: AnyRequest, table: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    """The moments of the game so far that mattered most, and whether its dice were true."""
    played = (await house.rooms.find(table)).playing()
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
