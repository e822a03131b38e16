"""Every address of the server, and what holds at all of them."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from . import health, moments, people, records, shelf, static, tables, where
from .guard import require_own_origin
from .live.socket import live
from .visitors import AnyRequest, bearer

SAFE = ("GET", "HEAD", "OPTIONS")
ROUTES: list[ControllerRouterHandler] = [
    shelf.games,
    shelf.bots,
    shelf.pack,
    shelf.drawing,
    shelf.cover,
    shelf.hand,
    people.new_guest,
    people.me,
    people.new_link,
    people.whose_link,
    people.welcome,
    where.where,
    where.welcome_qr,
    tables.open_table,
    tables.take_seat,
    tables.see_kept,
    tables.see_table,
    records.get_record,
    records.get_album,
    records.replay_table,
    records.tell_story,
    records.replay_file,
    moments.read_table,
    moments.explain_at_table,
    moments.read_file,
    moments.explain_in_file,
    tables.rematch,
    where.qr,
    live,
    health.healthz,
    health.readyz,
    static.font,
    static.client,
]


async def check_origin(request: AnyRequest) -> None:
    """Cookies come along by themselves, tokens do not."""
    if request.method not in SAFE and bearer(request) is None:
        require_own_origin(request.headers, request.app.state["public_url"])
