"""The house for everybody: what hangs at its door, and the links that lead into it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ...house.guests import Guests
from ...keeper.keeper import Keeper, dead_link
from ...limit import Limits
from ...refusal import Refusal
from ...wire.keeper import BecomeKeeper, HouseView, KeeperLink
from ...wire.people.guests import Guest
from ..people.guests import known_by
from ..porter.visitors import AnyRequest, Asking, address_of, device
from ..problem import problems


@get("/api/house", responses=problems(401))
async def see_house(keeper: NamedDependency[Keeper], visitor: Asking) -> HouseView:
    """What hangs at the door, and what one may do here."""
    return await keeper.house_for(visitor)


@get("/api/invited/{key:str}", status_code=204, responses=problems(403, 404, 429))
async def see_invited(
    request: AnyRequest,
    key: FromPath[str],
    keeper: NamedDependency[Keeper],
    limits: NamedDependency[Limits],
) -> None:
    """Whether an invitation to the house still holds; nothing is used up yet."""
    limits.signing.require(address_of(request), "tries")
    if not await keeper.is_invited(key):
        raise Refusal(403, "dead-invitation", "this invitation does not hold any more")


@get("/api/host-link/{key:str}", responses=problems(401, 403, 404, 429))
async def see_link(
    request: AnyRequest,
    key: FromPath[str],
    keeper: NamedDependency[Keeper],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> KeeperLink:
    """Whether a link that makes one the keeper still does; nothing is used up yet."""
    limits.signing.require(address_of(request), "tries")
    if not await keeper.is_link(key):
        raise dead_link()
    return KeeperLink(visitor.name if visitor else "")


@post(
    "/api/host-link/{key:str}/enter",
    status_code=200,
    responses=problems(400, 401, 403, 404, 413, 422, 429),
)
async def become_keeper(
    request: AnyRequest,
    key: FromPath[str],
    data: JSONBody[BecomeKeeper],
    keeper: NamedDependency[Keeper],
    guests: NamedDependency[Guests],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Guest]:
    """Keep the house from now on; the link is used up. Who is not known yet becomes a guest."""
    limits.signing.require(address_of(request), "tries")
    if not await keeper.is_link(key):
        raise dead_link()
    if visitor is not None:
        await keeper.use_link(key)
        await keeper.become(visitor)
        return Response(Guest(visitor.name, ""), status_code=200)
    made, token = await guests.make(data.name, device(request))
    await keeper.use_link(key)
    await keeper.become(made)
    answer = known_by(request, made, token)
    answer.status_code = 200
    return answer
