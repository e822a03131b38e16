"""A moment of what was played, over HTTP: sheets in words, and what things are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from rollwrite.kernel.record import Record

from ..house.house import House
from ..room.moment import meaning_at, reading_at
from ..room.replaying import record_of
from ..wire.replay import Meaning, MeaningRequest, Reading, ReadingRequest
from .blob import CHECK_FIRST, blob, serve_blob
from .problem import problems
from .visitors import AnyRequest

Step = Annotated[int, QueryParameter(description="how many steps were taken")]
Sheet = Annotated[int, QueryParameter(description="a seat, from 0; -1 is the shared sheet")]
Leg = Annotated[int, QueryParameter(description="a finished game of a campaign, from 1")]
Thing = Annotated[str, QueryParameter(description="a spot, or a die as `token-…`")]
READING = {200: ResponseSpec(Reading, generate_examples=False)}
MEANING = {200: ResponseSpec(Meaning, generate_examples=False)}
AT_A_TABLE, FROM_A_FILE = problems(400, 404, 409, 422), problems(400, 403, 413, 422)


@get("/api/tables/{table:str}/replay/reading", responses={**READING, **AT_A_TABLE})
async def read_table(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    step: Step,
    sheet: Sheet,
    leg: Leg = 0,
) -> Response[bytes]:
    """A sheet in words, as it was at a step of the replay."""
    record = (await house.rooms.find(table)).record(leg)
    return await _answer(request, lambda: reading_at(record, step, sheet))


@get("/api/tables/{table:str}/replay/meaning", responses={**MEANING, **AT_A_TABLE})
async def explain_at_table(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    step: Step,
    sheet: Sheet,
    thing: Thing,
    leg: Leg = 0,
) -> Response[bytes]:
    """What a thing was at a step of the replay."""
    record = (await house.rooms.find(table)).record(leg)
    return await _answer(request, lambda: meaning_at(record, step, sheet, thing))


@post("/api/replay/reading", status_code=200, responses={**READING, **FROM_A_FILE})
async def read_file(request: AnyRequest, data: JSONBody[ReadingRequest]) -> Response[bytes]:
    """A sheet in words, as it was at a step of any record."""
    return await _answer(request, lambda: reading_at(_record(data), data.step, data.sheet))


@post("/api/replay/meaning", status_code=200, responses={**MEANING, **FROM_A_FILE})
async def explain_in_file(request: AnyRequest, data: JSONBody[MeaningRequest]) -> Response[bytes]:
    """What a thing was at a step of any record."""
    return await _answer(
        request, lambda: meaning_at(_record(data), data.step, data.sheet, data.thing)
    )


def _record(data: ReadingRequest | MeaningRequest) -> Record:
    return record_of(data.record)


async def _answer(request: AnyRequest, make: Callable[[], Reading | Meaning]) -> Response[bytes]:
    """Playing up to that moment is work for beside the event loop."""
    body = msgspec.json.encode(await asyncio.to_thread(make))
    return serve_blob(request, blob(body, MediaType.JSON, cache_control=CHECK_FIRST))
