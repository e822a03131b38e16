"""Nobody but who keeps the house gets to its addresses, whatever they ask there."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from ...house.guests import Visitor
from ...house.house import House
from ...limit import Limits
from ...refusal import Refusal
from ..porter.visitors import AnyConnection, require, visitor_of

KEEPS = "keeper"


async def only_keepers(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Before anything is looked up: a stranger learns nothing about what is there."""
    house: House = connection.app.state["house"]
    visitor = require(await visitor_of(connection, house.guests))
    if not await house.porch.is_keeper(visitor.digest):
        raise Refusal(403, "not-keeper", "only who keeps this house can do that")
    limits: Limits = connection.app.state["limits"]
    limits.keeping.require(visitor.digest, "requests")
    connection.state[KEEPS] = visitor


def keeper_of(connection: AnyConnection) -> Visitor:
    """Who asks, as the guard has seen them."""
    found: Visitor = connection.state[KEEPS]
    return found
