"""Signing in over HTTP: by passkey, by password, by recovery code."""

from __future__ import annotations

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ...limit import Limits
from ...people.accounts import Accounts
from ...settings import Settings
from ...wire.people.account import PasskeyAnswer, PasskeyQuestion, Recover, SignIn
from ...wire.people.guests import Guest
from ..porter.visitors import AnyRequest, Asking, address_of, device
from ..problem import problems
from .account import here, limit_signing
from .guests import known_by

REFUSALS = problems(400, 401, 403, 409, 413, 429)


@post("/api/sign-in/password", status_code=200, responses=REFUSALS)
async def by_password(
    request: AnyRequest,
    data: JSONBody[SignIn],
    accounts: NamedDependency[Accounts],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Guest]:
    """Be who has this sign-in name and password; what a guest had here comes along."""
    limit_signing(request, limits, data.login.strip().lower())
    guest = await accounts.by_password(data.login, data.password)
    return known_by(request, *await accounts.enter(guest, visitor, device(request)))


@post("/api/sign-in/passkey/options", status_code=200, responses=problems(403, 409, 429))
async def ask_passkey(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    limits: NamedDependency[Limits],
) -> PasskeyQuestion:
    """What a browser is asked to sign."""
    limits.signing.require(address_of(request), "tries")
    return PasskeyQuestion(await accounts.passkeys.ask(here(request, settings)))


@post("/api/sign-in/passkey", status_code=200, responses=REFUSALS)
async def by_passkey(
    request: AnyRequest,
    data: JSONBody[PasskeyAnswer],
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Guest]:
    """Be whose passkey signed; what a guest had here comes along."""
    limits.signing.require(address_of(request), "tries")
    guest = await accounts.passkeys.whose(here(request, settings), data.credential)
    return known_by(request, *await accounts.enter(guest, visitor, device(request)))


@post("/api/sign-in/code", status_code=200, responses=REFUSALS)
async def by_code(
    request: AnyRequest,
    data: JSONBody[Recover],
    accounts: NamedDependency[Accounts],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Guest]:
    """Be whose recovery code this is; it is used up then."""
    limits.signing.require(address_of(request), "tries")
    guest = await accounts.by_code(data.code)
    return known_by(request, *await accounts.enter(guest, visitor, device(request)))
