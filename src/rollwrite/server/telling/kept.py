"""What is kept of how somebody wishes to be told."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import Struct

from ..store.tellings import Push, Tellings
from ..wire.people.telling import What, Wishes
from .ways.webhook import Hook

WANTED: dict[What, str] = {
    "turn": "turns",
    "late": "turns",
    "nudged": "nudges",
    "vote": "nudges",
    "invited": "tables",
    "free": "tables",
    "joined": "tables",
    "started": "tables",
    "over": "ends",
}


class Mail(Struct, frozen=True):
    """``code`` is the hash of what was sent there; nothing once it came back."""

    address: str
    code: str = ""
    until: float = 0.0
    tries: int = 0

    @property
    def is_confirmed(self) -> bool:
        return not self.code


class Kept(Struct, frozen=True):
    """``place`` is where links lead: the address by which the person knows this server.
    ``holidays`` are those of the last year, from when to when."""

    wishes: Wishes = Wishes()
    hook: Hook | None = None
    mail: Mail | None = None
    place: str = ""
    holidays: tuple[tuple[float, float], ...] = ()

    def wants(self, what: What) -> bool:
        return what == "test" or bool(getattr(self.wishes, WANTED[what]))


@dataclass(frozen=True, slots=True)
class Reached:
    """Somebody with all ways that are on."""

    kept: Kept
    pushes: tuple[Push, ...]

    def ways(self, has_mail: bool) -> list[str]:
        found = [f"push {one.id}" for one in self.pushes]
        found += ["webhook"] if self.kept.hook else []
        mail = self.kept.mail
        return found + (["mail"] if has_mail and mail and mail.is_confirmed else [])


async def read(tellings: Tellings, guest: str) -> Reached:
    body = await tellings.wishes(guest)
    kept = msgspec.json.decode(body, type=Kept) if body else Kept()
    return Reached(kept, tuple(await tellings.pushes(guest)))


async def write(tellings: Tellings, guest: str, kept: Kept) -> None:
    await tellings.put_wishes(guest, msgspec.json.encode(kept))
