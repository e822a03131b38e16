"""The porch: everybody passes it on the way in.

What was decided is kept in the store and known here; another node that decides something says
so, and it is read again. Whoever may not stay is told why, and goes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Protocol, TypeVar

import msgspec

from ..clock import Clock
from ..refusal import Refusal
from ..settings.networks import Networks
from ..store.keeper.kept import COMING, KEEPING, NETWORK, PERSON, HouseKept
from ..store.keeper.rows import Ban
from ..store.rows import Notice, StoreError
from ..wire.table.talk import HouseSigns
from .decided import Announcement, Doors, Tried

DAY = 86_400.0
INVITED_FOR, INVITED = 7 * DAY, 20  # how long an invitation holds, and how many come by it
KEEPER_FOR = DAY
CHANGED = Notice("house", "doors")
logger = logging.getLogger("rollwrite")
Kind = TypeVar("Kind")


class Caller(Protocol):
    """Somebody at a live table."""

    digest: str
    address: str

    def see(self, signs: HouseSigns) -> None: ...

    def turn_out(self, refusal: Refusal) -> None: ...


def banned() -> Refusal:
    return Refusal(403, "banned", "the house has closed its door to you")


class Porch:
    """Doors, bans and the announcement, as they were last decided."""

    def __init__(self, kept: HouseKept, clock: Clock) -> None:
        self.kept, self._clock = kept, clock
        self.doors, self.announcement, self.tried = Doors(), Announcement(), Tried()
        self.bans: list[Ban] = []
        self._people: frozenset[str] = frozenset()
        self._networks = Networks("")
        self._callers: set[Caller] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending: asyncio.Task[None] | None = None
        self.tell: Callable[[Notice], None] = lambda _: None  # to other nodes

    # -- what was decided ---------------------------------------------------------------

    async def read(self) -> None:
        """As the store has it; who is here is looked at again."""
        found, self.bans = await self.kept.decided(), await self.kept.bans()
        self.doors = _decoded(found, "doors", Doors)
        self.announcement = _decoded(found, "announcement", Announcement)
        self.tried = _decoded(found, "tried", Tried)
        self._people = frozenset(ban.what for ban in self.bans if ban.kind == PERSON)
        self._networks = Networks(",".join(b.what for b in self.bans if b.kind == NETWORK))
        self._look_around()

    def hear(self) -> None:
        """Another node decided something, or may have."""
        self._begin(self._read_again())

    async def _read_again(self) -> None:
        try:
            await self.read()
        except StoreError as error:
            logger.error("what the house decided elsewhere is not known here: %s", error)

    async def decide(self, what: Doors | Announcement | Tried) -> None:
        name = type(what).__name__.lower()
        await self.kept.decide(name, msgspec.json.encode(what))
        await self.changed()

    async def changed(self) -> None:
        """Read it again, here and elsewhere."""
        await self.read()
        self.tell(CHANGED)

    def signs(self) -> HouseSigns:
        """What everybody may know; an announcement that is over is none."""
        now, doors = self._clock.now(), self.doors
        shown = self.announcement if now < self.announcement.until else Announcement()
        return HouseSigns(
            announcement=shown.text,
            until=shown.until,
            now=now,
            is_invite_only=doors.is_invite_only,
            has_lobby=doors.has_lobby,
            has_chat=doors.has_chat,
        )

    # -- who is here ------------------------------------------------------------------------

    @contextmanager
    def present(self, caller: Caller) -> Iterator[None]:
        self._callers.add(caller)
        try:
            yield
        finally:
            self._callers.discard(caller)

    def here(self) -> set[str]:
        """Everybody known who is at a live table of this node."""
        return {caller.digest for caller in self._callers} - {""}

    def _look_around(self) -> None:
        signs = self.signs()
        for caller in list(self._callers):
            if self.is_banned(caller.digest, caller.address):
                caller.turn_out(banned())
            else:
                caller.see(signs)
        if self._ending is not None:
            self._ending.cancel()
        if signs.announcement:
            self._ending = self._begin(self._end_announcement(signs.until))

    async def _end_announcement(self, at: float) -> None:
        await self._clock.sleep_until(at)
        signs = self.signs()
        for caller in list(self._callers):
            caller.see(signs)

    # -- who may not come in ----------------------------------------------------------------

    def has_bans(self) -> bool:
        return bool(self.bans)

    def is_banned_from(self, address: str) -> bool:
        return self._networks.have(address)

    def is_banned(self, digest: str, address: str) -> bool:
        return digest in self._people or self._networks.have(address)

    async def require_welcome(self, digest: str, address: str) -> None:
        """Networks do not keep out who keeps the house."""
        if not self.is_banned(digest, address):
            return
        if digest in self._people or not await self.is_keeper(digest):
            raise banned()

    async def is_keeper(self, digest: str) -> bool:
        return bool(digest) and digest in await self.kept.keepers()

    async def admit(self, inviter: str, invitation: str) -> None:
        """A new guest wants to come in: by whose table, or by which invitation of the house."""
        if not self.doors.is_invite_only:
            return
        if invitation and await self.kept.use_pass(hash_of(invitation), COMING):
            return
        if inviter and (await self.kept.has_account(inviter) or await self.is_keeper(inviter)):
            return
        raise Refusal(403, "invite-only", "new people need a link from somebody with an account")

    def require_lobby(self, is_asked: bool = True) -> None:
        """Strangers meet only where the house shows open tables."""
        if is_asked and not self.doors.has_lobby:
            raise Refusal(403, "no-lobby", "this house has no open tables")

    async def require_may_open(self, digest: str, has_chat: bool) -> None:
        if has_chat and not self.doors.has_chat:
            raise Refusal(403, "no-chat", "no free words are written in this house")
        if not await self.may_open(digest):
            raise Refusal(403, "may-not-open", "the house decides who opens tables here")

    async def may_open(self, digest: str) -> bool:
        match self.doors.who_opens:
            case "everybody":
                return True
            case "accounts":
                return await self.kept.has_account(digest) or await self.is_keeper(digest)
            case "keepers":
                return await self.is_keeper(digest)

    # -- links ------------------------------------------------------------------------------

    async def new_invitation(self) -> str:
        """Shown once; so many become guests by it within a week."""
        return await self._new_pass(COMING, INVITED, INVITED_FOR)

    async def new_keeper_link(self) -> str:
        """Shown once, good once, within a day."""
        return await self._new_pass(KEEPING, 1, KEEPER_FOR)

    async def first_keeper_key(self) -> str:
        """Where nobody keeps the house yet, the key of such a link; else nothing."""
        return "" if await self.kept.keepers() else await self.new_keeper_link()

    async def _new_pass(self, kind: str, uses: int, lasts: float) -> str:
        key = secrets.token_urlsafe(24)
        await self.kept.put_pass(hash_of(key), kind, uses, self._clock.now() + lasts)
        return key

    # -- work beside everything else ----------------------------------------------------------

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)


def hash_of(key: str) -> str:
    """A random secret of 192 bits needs no salt and no slow hash."""
    return sha256(key.encode()).hexdigest()


def _decoded(found: dict[str, bytes], name: str, kind: type[Kind]) -> Kind:
    return msgspec.json.decode(found[name], type=kind) if name in found else kind()
