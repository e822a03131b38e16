"""All addresses of the house, and the guard before those of its keeper."""

from __future__ import annotations

from litestar import Router
from litestar.types import ControllerRouterHandler

from . import house, keeping
from .guard import only_keepers

KEEPING = Router(
    "/api/host",
    guards=[only_keepers],
    route_handlers=[
        keeping.see_page,
        keeping.see_people,
        keeping.see_log,
        keeping.check,
        keeping.watch,
        keeping.message,
        keeping.end,
        keeping.new_link,
        keeping.sign_out,
        keeping.block,
        keeping.unblock,
        keeping.drop_keeper,
        keeping.set_doors,
        keeping.invite,
        keeping.ban,
        keeping.lift,
        keeping.announce,
        keeping.end_announcement,
        keeping.back_up,
        keeping.try_restore,
        keeping.settle,
    ],
)
KEEPER_ROUTES: list[ControllerRouterHandler] = [
    house.see_house,
    house.see_invited,
    house.see_link,
    house.become_keeper,
    KEEPING,
]
