"""Whether the server lives, and whether it can do its work."""

from __future__ import annotations

from litestar import MediaType, get
from litestar.di import NamedDependency

from ..house.house import House
from .live.farewell import Farewell
from .problem import problems


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """It answers."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, responses=problems(503))
async def readyz(house: NamedDependency[House], farewell: NamedDependency[Farewell]) -> str:
    """It answers, so does its store, and it is not about to go."""
    farewell.require_unsaid()
    await house.check()
    return "ready\n"
