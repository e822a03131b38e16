"""One's own account over HTTP: ways in, recovery codes, devices."""

from __future__ import annotations

from typing import cast
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ...house.guests import Visitor
from ...limit import Limits
from ...people.accounts import SHORT, Accounts
from ...people.passkeys import Place, place_of
from ...settings import Settings
from ...store.persons import Device, Passkey
from ...wire.people.account import (
    Account,
    DeviceKind,
    DeviceView,
    NewPassword,
    PasskeyAnswer,
    PasskeyPlace,
    PasskeyQuestion,
    PasskeyView,
    Proof,
    RecoveryCodes,
    Secured,
)
from ..porter.visitors import (
    KNOWN,
    AnyRequest,
    Asking,
    address_of,
    cookie_for,
    device,
    is_browser,
    no_cookie,
    require,
)
from ..problem import problems


@get("/api/account", security=KNOWN, responses=problems(401))
async def account(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    visitor: Asking,
) -> Account:
    """Ways in, and where one is signed in."""
    person, place = require(visitor), here(request, settings)
    login, passkeys = await accounts.login_of(person), await accounts.passkeys_of(person)
    left, codes = await accounts.codes_of(person)
    return Account(
        is_account=bool(login or passkeys),
        login=login,
        passkeys=tuple(_passkey(one, place) for one in passkeys),
        place=PasskeyPlace(place.why, place.where),
        codes_left=left,
        codes=codes,
        devices=tuple(_device(one, person) for one in await accounts.devices_of(person)),
    )


@post(
    "/api/account/password",
    status_code=200,
    security=KNOWN,
    responses=problems(400, 401, 403, 409, 413, 422, 429),
)
async def set_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    accounts: NamedDependency[Accounts],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Secured]:
    """A password, the first or another one; this device gets a new secret."""
    person = require(visitor)
    limit_signing(request, limits, person.digest)
    codes = await accounts.set_password(person, data.password, data.old)
    return await _secured(request, accounts, person, codes)


@delete("/api/account/ways/password", security=KNOWN, responses=problems(401, 403, 409))
async def drop_password(accounts: NamedDependency[Accounts], visitor: Asking) -> None:
    """No password any more; refused if it is the last way in."""
    await accounts.drop_password(require(visitor))


@post(
    "/api/account/prove",
    status_code=204,
    security=KNOWN,
    responses=problems(400, 401, 403, 409, 413, 429),
)
async def prove(
    request: AnyRequest,
    data: JSONBody[Proof],
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> None:
    """Show who one is, on a device that was open already; it is believed for ten minutes."""
    person = require(visitor)
    limit_signing(request, limits, person.digest)
    await accounts.prove(here(request, settings), person, data.password, data.credential)


@post(
    "/api/account/passkeys/options",
    status_code=200,
    security=KNOWN,
    responses=problems(401, 403, 409, 429),
)
async def ask_for_passkey(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> PasskeyQuestion:
    """What a browser is asked to make."""
    person = require(visitor)
    limits.changes.require(person.digest, "passkeys")
    await accounts.require_fresh(person)
    place = here(request, settings)
    return PasskeyQuestion(await accounts.passkeys.ask_for_new(place, person))


@post(
    "/api/account/passkeys",
    status_code=200,
    security=KNOWN,
    responses=problems(400, 401, 403, 409, 413, 429),
)
async def add_passkey(
    request: AnyRequest,
    data: JSONBody[PasskeyAnswer],
    accounts: NamedDependency[Accounts],
    settings: NamedDependency[Settings],
    visitor: Asking,
    limits: NamedDependency[Limits],
) -> Response[Secured]:
    """The passkey that the browser made; this device gets a new secret."""
    person = require(visitor)
    limits.changes.require(person.digest, "passkeys")
    place = here(request, settings)
    codes = await accounts.add_passkey(place, person, data.credential, device(request))
    return await _secured(request, accounts, person, codes)


@delete(
    "/api/account/passkeys/{passkey:str}", security=KNOWN, responses=problems(401, 403, 404, 409)
)
async def drop_passkey(
    passkey: FromPath[str], accounts: NamedDependency[Accounts], visitor: Asking
) -> None:
    """This passkey opens nothing any more; refused if it is the last way in."""
    await accounts.drop_passkey(require(visitor), passkey)


@post(
    "/api/account/codes",
    status_code=200,
    security=KNOWN,
    responses=problems(401, 403, 409, 429),
)
async def new_codes(
    accounts: NamedDependency[Accounts], visitor: Asking, limits: NamedDependency[Limits]
) -> RecoveryCodes:
    """New recovery codes, shown once; those before are dead."""
    person = require(visitor)
    limits.signing_as.require(person.digest, "codes")
    return RecoveryCodes(tuple(await accounts.new_codes(person)))


@delete("/api/account/devices/{name:str}", security=KNOWN, responses=problems(401, 403, 404))
async def sign_out_device(
    name: FromPath[str], accounts: NamedDependency[Accounts], visitor: Asking
) -> None:
    """Sign out one device."""
    await accounts.sign_out_device(require(visitor), name)


@post("/api/account/sign-out-others", status_code=204, security=KNOWN, responses=problems(401, 403))
async def sign_out_others(accounts: NamedDependency[Accounts], visitor: Asking) -> None:
    """Sign out all other devices; one's own link is dead, too."""
    await accounts.sign_out_others(require(visitor))


@post("/api/account/sign-out", status_code=204, security=KNOWN, responses=problems(401, 403, 409))
async def sign_out(
    accounts: NamedDependency[Accounts], visitor: Asking, settings: NamedDependency[Settings]
) -> Response[None]:
    """Sign out here; refused of a guest without an account, whom nothing would lead back."""
    await accounts.sign_out_here(require(visitor))
    return Response(None, status_code=204, cookies=[no_cookie(settings)])


def here(request: AnyRequest, settings: Settings) -> Place:
    """By the name on the page, whatever a proxy calls us."""
    is_public = bool(settings.origin) and request.headers.get("origin") == settings.origin
    host = urlsplit(settings.origin).netloc if is_public else request.headers.get("host", "")
    return place_of(request.url.scheme, host, settings.public_url)


def limit_signing(request: AnyRequest, limits: Limits, who: str) -> None:
    """So often from an address, and so often for one person, there or not."""
    limits.signing.require(address_of(request), "tries")
    limits.signing_as.require(who, "tries")


async def _secured(
    request: AnyRequest, accounts: Accounts, person: Visitor, codes: list[str]
) -> Response[Secured]:
    token = await accounts.renew(person, device(request))
    login = await accounts.login_of(person)
    said = Secured(login, tuple(codes), "" if is_browser(request) else token)
    return Response(said, status_code=200, cookies=[cookie_for(request, token)])


def _passkey(one: Passkey, place: Place) -> PasskeyView:
    kind, browser = _parts(one.device)
    return PasskeyView(one.id, kind, browser, one.made, one.place == place.name)


def _device(one: Device, person: Visitor) -> DeviceView:
    kind, browser = _parts(one.name)
    return DeviceView(one.key[:SHORT], kind, browser, one.seen, one.key == person.key)


def _parts(device: str) -> tuple[DeviceKind, str]:
    kind, _, browser = device.partition(" ")
    return cast("DeviceKind", kind), browser
