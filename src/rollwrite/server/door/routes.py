"""Every address of the server, and what holds at all of them."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from . import health, lobby, moments, records, tables
from .keeper.routes import KEEPER_ROUTES
from .live.socket import live
from .pages import shelf, static, where
from .people import account, guests, mine, reach, signing
from .porter.doorman import Doorman
from .porter.guard import require_own_origin
from .porter.visitors import AnyRequest, bearer

SAFE = ("GET", "HEAD", "OPTIONS")
ROUTES: list[ControllerRouterHandler] = [
    shelf.games,
    shelf.bots,
    shelf.pack,
    shelf.drawing,
    shelf.cover,
    shelf.hand,
    guests.new_guest,
    guests.me,
    guests.new_face,
    guests.new_link,
    guests.whose_link,
    guests.welcome,
    mine.history,
    mine.learned,
    mine.learn,
    mine.export,
    mine.archive,
    mine.put_away,
    mine.throw_away,
    mine.leave_for_good,
    reach.reach,
    reach.wish,
    reach.add_push,
    reach.drop_push,
    reach.put_hook,
    reach.drop_hook,
    reach.put_mail,
    reach.confirm_mail,
    reach.drop_mail,
    reach.test,
    reach.turns,
    account.account,
    account.set_password,
    account.drop_password,
    account.prove,
    account.ask_for_passkey,
    account.add_passkey,
    account.drop_passkey,
    account.new_codes,
    account.sign_out_device,
    account.sign_out_others,
    account.sign_out,
    signing.by_password,
    signing.ask_passkey,
    signing.by_passkey,
    signing.by_code,
    where.where,
    where.welcome_qr,
    tables.open_table,
    tables.take_seat,
    tables.see_kept,
    tables.see_invitation,
    tables.join_table,
    tables.await_seat,
    tables.see_table,
    lobby.lobby,
    lobby.play_now,
    lobby.companions,
    lobby.invite,
    lobby.decline,
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
    where.door_qr,
    live,
    *KEEPER_ROUTES,
    health.healthz,
    health.readyz,
    static.font,
    static.client,
]


async def check_origin(request: AnyRequest) -> None:
    """Cookies come along by themselves, tokens do not. Some are not let in at all."""
    if request.method not in SAFE and bearer(request) is None:
        require_own_origin(request.headers, request.app.state["settings"].origin)
    doorman: Doorman = request.app.state["doorman"]
    await doorman.require_welcome(request)
