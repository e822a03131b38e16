"""A moment of what was played, over HTTP: sheets in words, and what things are."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from ..house.house import House
from ..limit import Limits
from ..room.moment import meaning_at, reading_at
from ..room.packing import Wanted
from ..wire.replay import Meaning, MeaningRequest, Reading, ReadingRequest
from .pages.blob import serve_blob
from .porter.visitors import AnyRequest, Asking, digest_of
from .problem import problems
from .records import Leg
from .telling import asker, told, told_of_file

Step = Annotated[int, QueryParameter(description="how many steps were taken")]
Sheet = Annotated[int, QueryParameter(description="a seat, from 0; -1 is the shared sheet")]
Thing = Annotated[str, QueryParameter(description="a spot, or a die as `token-…`")]
READING = {200: ResponseSpec(Reading, generate_examples=False)}
MEANING = {200: ResponseSpec(Meaning, generate_examples=False)}
AT_A_TABLE, FROM_A_FILE = problems(400, 401, 403, 404, 409, 422), problems(400, 403, 413, 422, 429)


@get("/api/tables/{table:str}/replay/reading", responses={**READING, **AT_A_TABLE})
async def read_table(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    visitor: Asking,
    step: Step,
    sheet: Sheet,
    leg: Leg = 0,
) -> Response[bytes]:
    """A sheet in words, as it was at a step of the replay."""
    record = (await house.visible(table, digest_of(visitor))).record(leg)
    wanted = Wanted(reading_at, record, (step, sheet))
    return serve_blob(request, await told(house, asker(request, table), wanted))


@get("/api/tables/{table:str}/replay/meaning", responses={**MEANING, **AT_A_TABLE})
async def explain_at_table(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    visitor: Asking,
    step: Step,
    sheet: Sheet,
    thing: Thing,
    leg: Leg = 0,
) -> Response[bytes]:
    """What a thing was at a step of the replay."""
    record = (await house.visible(table, digest_of(visitor))).record(leg)
    wanted = Wanted(meaning_at, record, (step, sheet, thing))
    return serve_blob(request, await told(house, asker(request, table), wanted))


@post("/api/replay/reading", status_code=200, responses={**READING, **FROM_A_FILE})
async def read_file(
    request: AnyRequest,
    data: JSONBody[ReadingRequest],
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
) -> Response[bytes]:
    """A sheet in words, as it was at a step of any record."""
    wanted = Wanted(reading_at, data.record, (data.step, data.sheet))
    return serve_blob(request, await told_of_file(request, house, limits, wanted))


@post("/api/replay/meaning", status_code=200, responses={**MEANING, **FROM_A_FILE})
async def explain_in_file(
    request: AnyRequest,
    data: JSONBody[MeaningRequest],
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
) -> Response[bytes]:
    """What a thing was at a step of any record."""
    wanted = Wanted(meaning_at, data.record, (data.step, data.sheet, data.thing))
    return serve_blob(request, await told_of_file(request, house, limits, wanted))
