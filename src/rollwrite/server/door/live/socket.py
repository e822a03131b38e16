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
from ...store.rows import StoreError
from ...wire.table.talk import Refused
from ..porter.doorman import Doorman
from ..porter.guard import is_foreign
from ..porter.visitors import address_of
from ..problem import problem_of
from .connection import Connection, Socket
from .farewell import Farewell
from .outbox import encode

LARGEST_FRAME = 1_000_000  # beyond this the protocol itself closes the connection
GONE, REFUSED, TURNED_OUT, LATER = 4404, 4429, 4403, 1013


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    house: NamedDependency[House],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
    limits: NamedDependency[Limits],
    farewell: NamedDependency[Farewell],
    doorman: NamedDependency[Doorman],
) -> None:
    if farewell.is_said:
        await _send_elsewhere(socket)
        return
    if is_foreign(socket.headers, settings.origin):
        await socket.close(1008, "foreign-origin")
        return
    await socket.accept()
    try:
        with limits.live.one_more(address_of(socket), "open tables"):
            await doorman.require_welcome(socket)
            room = await house.rooms.find(table)
            sitting = Connection(socket, house, guests, room, limits, settings.hello_within)
            with farewell.present(sitting), house.porch.present(sitting):
                await sitting.run()
    except (Refusal, StoreError) as error:
        await _turn_away(socket, error)


async def _send_elsewhere(socket: Socket) -> None:
    """As HTTP says it, so that a proxy asks another server."""
    headers = [(b"retry-after", b"1"), (b"content-length", b"0")]
    await socket.send({"type": "websocket.http.response.start", "status": 503, "headers": headers})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


async def _turn_away(socket: Socket, error: Exception) -> None:
    status, problem = problem_of(error)
    code = {403: TURNED_OUT, 404: GONE, 503: LATER}.get(status, REFUSED)
    with contextlib.suppress(WebSocketDisconnect, OSError):
        refused = Refused(0, problem.code, problem.sentence, None)
        await socket.send_data(encode(refused).decode())
        await socket.close(code, problem.code)
