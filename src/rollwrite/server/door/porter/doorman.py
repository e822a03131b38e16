"""Who is turned away before anything else is asked: those to whom the house closed its door."""

from __future__ import annotations

from ...house.guests import Guests
from ...porch.porch import Porch
from .visitors import COOKIE, AnyConnection, bearer, client_of

# By a link of the house one becomes its keeper, wherever one is.
API, HOST_LINK = "api", "host-link"


class Doorman:
    """Stands before every address of the API."""

    def __init__(self, porch: Porch, guests: Guests) -> None:
        self._porch, self._guests = porch, guests

    async def require_welcome(self, connection: AnyConnection) -> None:
        if not self._porch.has_bans() or not _is_guarded(connection.url.path):
            return
        token = bearer(connection) or connection.cookies.get(COOKIE)
        visitor = await self._guests.find(token) if token else None
        digest = visitor.digest if visitor else ""
        await self._porch.require_welcome(digest, client_of(connection))


def _is_guarded(path: str) -> bool:
    """Pages may be loaded: they say why nothing is on them.

    >>> _is_guarded("/api/me"), _is_guarded("//api//me"), _is_guarded("/host"), _is_guarded("/")
    (True, True, False, False)
    """
    first, *rest = [part for part in path.split("/") if part] or [""]
    return first == API and rest[:1] != [HOST_LINK]
