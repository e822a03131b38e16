"""Carries what is told by one way, and counts it."""

from __future__ import annotations

import logging

from ..limit import Storm
from ..measures import TOLD
from ..settings import Settings
from ..store.tellings import Tellings
from ..wire.people.telling import Way
from .kept import Reached
from .ways import webhook
from .ways.mail import Mailer
from .ways.outbound import Outbound, Unsent
from .ways.push import Pusher
from .words import Told

logger = logging.getLogger("rollwrite")
NOBODY = "mailto:nobody@example.org"


class Carrier:
    """Where to and whether it arrived is nobody's business but the person's own."""

    def __init__(self, tellings: Tellings, settings: Settings) -> None:
        self._tellings, self._settings = tellings, settings
        self.outbound = Outbound(settings.private_webhooks)
        self.pusher = Pusher(tellings, self.outbound, contact_of(settings))
        self.mailer = Mailer(settings)
        self._storm = Storm(logger.warning)

    async def start(self) -> None:
        await self.pusher.start()

    async def close(self) -> None:
        await self.outbound.close()

    async def carry(self, way: str, who: Reached, told: Told, now: float) -> None:
        """``Unsent`` where it did not arrive; a browser that listens no more is forgotten."""
        kind = kind_of(way)
        try:
            await self._carry(way, who, told, now)
            TOLD.labels(kind, "sent").inc()
        except Unsent as error:
            TOLD.labels(kind, error.code).inc()
            if kind == "push" and error.code == "gone":
                await self._forget(way, who)
            elif not error.is_final:
                self._storm.blow(f"somebody could not be told by {kind}: {error.code}")
            raise

    async def _carry(self, way: str, who: Reached, told: Told, now: float) -> None:
        kept, link = who.kept, self.link(who, told)
        match kind_of(way):
            case "push":
                for one in who.pushes:
                    if way == f"push {one.id}":
                        await self.pusher.send(one.body, told, now)
            case "webhook" if kept.hook:
                await webhook.send(self.outbound, kept.hook, told, link, now)
            case "mail" if kept.mail:
                await self.mailer.send(kept.mail.address, told, link)
            case _:
                pass

    async def _forget(self, way: str, who: Reached) -> None:
        for one in who.pushes:
            if way == f"push {one.id}":
                await self._tellings.drop_push(one.id, one.guest)

    def link(self, who: Reached, told: Told) -> str:
        """By the public name, else as the person knows this server."""
        return f"{self._settings.public_url or who.kept.place}{told.path}"


def kind_of(way: str) -> Way:
    kind = way.partition(" ")[0]
    return "push" if kind == "push" else "mail" if kind == "mail" else "webhook"


def contact_of(settings: Settings) -> str:
    """Whom those who carry push may ask about us."""
    if settings.smtp_from:
        return f"mailto:{settings.smtp_from}"
    return settings.public_url if settings.public_url.startswith("https://") else NOBODY
