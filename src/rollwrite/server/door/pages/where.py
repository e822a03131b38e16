"""How other devices find this server: its addresses, and links as QR codes."""

from __future__ import annotations

import io
import ipaddress
import socket
from typing import Annotated

import segno
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ...house.guests import Guests, Visitor
from ...house.house import House
from ...refusal import Refusal
from ...room.eyes import seat_views
from ...room.room import Room
from ...room.seats import dead_link, is_same
from ...settings import Settings
from ...wire.people.guests import Where
from ..porter.hosts import name_of
from ..porter.proxies import word_of
from ..porter.visitors import KNOWN, AnyRequest, Asking, address_of, require
from ..problem import problems
from .blob import SVG, SVG_POLICY

Base = Annotated[str, QueryParameter(description="one of GET /api/where, or this server")]


@get("/api/where", sync_to_thread=True)
def where(request: AnyRequest, settings: NamedDependency[Settings]) -> Where:
    """Under which addresses other devices reach this server; none if it serves itself alone."""
    return Where(tuple(addresses(settings)), address_of(request), word_of(request.scope))


@get(
    "/api/tables/{table:str}/qr",
    media_type=SVG,
    security=KNOWN,
    responses=problems(400, 401, 403, 404, 422),
)
async def qr(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    visitor: Asking,
    settings: NamedDependency[Settings],
    seat: Annotated[int, QueryParameter(description="the seat, from 0")],
    base: Base = "",
) -> Response[bytes]:
    """A seat's link as a QR code: for the host while it is free, for its owner to hand it over."""
    room = await house.rooms.find(table)
    key = _key(room, require(visitor), seat)
    return _picture(f"{_base(request, settings, base)}/take/{table}/{key}")


@get(
    "/api/tables/{table:str}/door/{key:str}/qr",
    media_type=SVG,
    responses=problems(400, 403, 404, 422),
)
async def door_qr(
    request: AnyRequest,
    table: FromPath[str],
    key: FromPath[str],
    house: NamedDependency[House],
    settings: NamedDependency[Settings],
    base: Base = "",
) -> Response[bytes]:
    """The table's one link as a QR code, for whoever knows it."""
    room = await house.rooms.find(table)
    if not is_same(key, room.door):
        raise dead_link()
    return _picture(f"{_base(request, settings, base)}/join/{table}/{key}")


@get(
    "/api/welcome/{key:str}/qr",
    media_type=SVG,
    responses=problems(400, 403, 404, 422),
)
async def welcome_qr(
    request: AnyRequest,
    key: FromPath[str],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
    base: Base = "",
) -> Response[bytes]:
    """The link that is somebody on any device, as a QR code."""
    await guests.of_link(key)
    return _picture(f"{_base(request, settings, base)}/me/{key}")


def _picture(link: str) -> Response[bytes]:
    code = segno.make(link, error="m", micro=False)
    picture = io.BytesIO()
    code.save(picture, kind="svg", border=2, dark="#2a2420", light="#fff", omitsize=True)
    headers = {"cache-control": "no-store", "content-security-policy": SVG_POLICY}
    return Response(picture.getvalue(), media_type=SVG, headers=headers)


def _key(room: Room, visitor: Visitor, seat: int) -> str:
    seats = seat_views(room, visitor.digest)
    key = seats[seat].key if 0 <= seat < len(seats) else ""
    if not key:
        raise Refusal(403, "not-your-seat", f"seat {seat + 1} is not yours to give away")
    return key


def _base(request: AnyRequest, settings: Settings, wish: str) -> str:
    """Where the link leads: an address of ours that another device can reach."""
    host = request.headers.get("host", "")
    own = f"{request.url.scheme}://{host}{settings.base}"
    reachable = addresses(settings)
    if wish:
        if wish not in (own, *reachable):
            raise Refusal(422, "not-our-address", f"“{wish}” is no address of this server")
        return wish
    is_own_good = bool(host) and not is_loopback(name_of(host))
    return own if (is_own_good and not settings.public_url) or not reachable else reachable[0]


def addresses(settings: Settings) -> list[str]:
    """Addresses for invitation links; the one people know is the only one they need."""
    if settings.public_url:
        return [settings.public_url]
    hosts = _own_addresses() if settings.host in ("0.0.0.0", "::") else [settings.host]
    return [f"http://{_in_url(host)}:{settings.port}" for host in hosts if not is_loopback(host)]


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_addresses() -> list[str]:
    """This machine's addresses, the one it talks to the world with first."""
    found = [_outward_address()]
    try:
        rows = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(row[4][0]) for row in rows]
    except OSError:
        pass  # a machine that does not know its own name
    return list(dict.fromkeys(address for address in found if address))


def _outward_address() -> str:
    """Asks the routing table; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""
