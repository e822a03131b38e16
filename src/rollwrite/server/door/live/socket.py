"""Where the WebSocket comes in."""

from __future__ import annotations

from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from ...house.guests import Guests
from ...house.house import House
from ...refusal import Refusal
from ...settings import Settings
from ...wire.talk import Refused
from ..guard import is_foreign
from .connection import Connection
from .outbox import Socket, send

LARGEST_FRAME = 1_000_000  # beyond this the protocol itself closes the connection
GONE = 4404


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    house: NamedDependency[House],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
) -> None:
    if is_foreign(socket.headers):
        await socket.close(1008, "foreign-origin")
        return
    await socket.accept()
    try:
        room = await house.rooms.find(table)
    except Refusal as refusal:
        await send(socket, Refused(0, refusal.code, str(refusal), None))
        await socket.close(GONE, refusal.code)
        return
    await Connection(socket, house, guests, room, settings.hello_within).run()
