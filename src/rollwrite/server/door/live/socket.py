"""Where the WebSocket comes in."""

from __future__ import annotations

import contextlib

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...house.guests import Guests
from ...house.house import House
from ...limit import Limits
from ...refusal import Refusal
from ...settings import Settings
from ...wire.talk import Refused
from ..guard import is_foreign
from ..visitors import address_of
from .connection import Connection
from .outbox import Socket, send

LARGEST_FRAME = 1_000_000  # beyond this the protocol itself closes the connection
GONE, REFUSED = 4404, 4429


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    house: NamedDependency[House],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
    limits: NamedDependency[Limits],
) -> None:
    if is_foreign(socket.headers, settings.public_url):
        await socket.close(1008, "foreign-origin")
        return
    await socket.accept()
    try:
        with limits.live.one_more(address_of(socket), "open tables"):
            room = await house.rooms.find(table)
            await Connection(socket, house, guests, room, limits, settings.hello_within).run()
    except Refusal as refusal:
        await _turn_away(socket, refusal)


async def _turn_away(socket: Socket, refusal: Refusal) -> None:
    with contextlib.suppress(WebSocketDisconnect, OSError):
        await send(socket, Refused(0, refusal.code, str(refusal), None))
        await socket.close(GONE if refusal.status == 404 else REFUSED, refusal.code)
