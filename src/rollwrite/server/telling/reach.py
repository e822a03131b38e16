"""How somebody can be reached, as they set it up: looked at, changed, tried."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable, Callable
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from ..clock import Clock
from ..house.guests import Visitor
from ..refusal import Refusal
from ..store.tellings import Push, Tellings
from ..wire.people.telling import (
    HookView,
    MailView,
    NewHook,
    NewPush,
    PushView,
    Reach,
    TestResult,
    Tried,
    Wishes,
)
from .carrier import Carrier, kind_of
from .hours import checked_hours, holidays_with, rest_of
from .kept import Kept, Mail, Reached, read, write
from .ways import mail as letters
from .ways import webhook
from .ways.outbound import Unsent, checked_url
from .ways.push import Browser, checked_push
from .words import code_words, test_words

MOST_BROWSERS = 10
SHORT = 16
CODE_FOR, MOST_TRIES = 1800.0, 5


class Reaching:
    """``changed`` is called with whom it concerns, ``rested`` with whose hours are others."""

    def __init__(
        self,
        tellings: Tellings,
        carrier: Carrier,
        clock: Clock,
        changed: Callable[[str], None],
        rested: Callable[[str], Awaitable[None]],
    ) -> None:
        self._tellings, self._carrier, self._clock = tellings, carrier, clock
        self._changed, self._rested = changed, rested

    async def of(self, person: Visitor, hook_secret: str = "") -> Reach:
        """Never an address in full."""
        who = await read(self._tellings, person.digest)
        kept = who.kept
        return Reach(
            wishes=kept.wishes,
            push_key=self._carrier.pusher.public_key,
            pushes=tuple(_push_view(one, person) for one in who.pushes),
            webhook=HookView(kept.hook.kind, webhook.shown(kept.hook.url)) if kept.hook else None,
            mail=_mail_view(kept.mail) if kept.mail and self.has_mail else None,
            has_mail=self.has_mail,
            hook_secret=hook_secret,
        )

    @property
    def has_mail(self) -> bool:
        return self._carrier.mailer.is_there

    # -- what for and when --------------------------------------------------------------------

    async def wish(self, person: Visitor, wishes: Wishes, place: str) -> Reach:
        now = self._clock.now()
        checked_hours(wishes, now)
        found = await self._change(person, place, lambda kept: _wished(kept, wishes, now))
        await self._rested(person.digest)
        return found

    # -- this browser -----------------------------------------------------------------------

    async def add_push(self, person: Visitor, asked: NewPush, device: str, place: str) -> Reach:
        browser = checked_push(asked, self._carrier.outbound.is_private_allowed, device)
        name, body = sha256(asked.endpoint.encode()).hexdigest(), msgspec.json.encode(browser)
        kept = Push(name, person.digest, person.key, body, self._clock.now())
        await self._tellings.put_push(kept, MOST_BROWSERS)
        return await self._change(person, place, lambda kept: kept)

    async def drop_push(self, person: Visitor, short: str) -> Reach:
        for one in await self._tellings.pushes(person.digest):
            if one.id.startswith(short) and len(short) == SHORT:
                await self._tellings.drop_push(one.id, person.digest)
                self._changed(person.digest)
                return await self.of(person)
        raise Refusal(404, "no-such-push", "there is no such browser")

    # -- a webhook ----------------------------------------------------------------------------

    async def put_hook(self, person: Visitor, asked: NewHook, place: str) -> Reach:
        """The secret that signs is said this once."""
        checked_url(asked.url, self._carrier.outbound.is_private_allowed)
        secret = secrets.token_urlsafe(24) if asked.kind == "json" else ""
        hook = webhook.Hook(asked.kind, asked.url, secret)
        await self._change(person, place, lambda kept: replace(kept, hook=hook))
        return await self.of(person, secret)

    async def drop_hook(self, person: Visitor) -> Reach:
        return await self._change(person, "", lambda kept: replace(kept, hook=None))

    # -- mail ---------------------------------------------------------------------------------

    async def put_mail(self, person: Visitor, address: str, place: str) -> Reach:
        """A code goes there; until it comes back nothing else does."""
        if not self.has_mail:
            raise Refusal(409, "no-mail-here", "this server sends no mail")
        address = letters.checked_address(address)
        code = f"{secrets.randbelow(10**6):06}"
        who = await read(self._tellings, person.digest)
        said = code_words(who.kept.wishes.language, code)
        link = self._carrier.link(Reached(replace(who.kept, place=place), ()), said)
        try:
            await self._carrier.mailer.send(address, said, link)
        except Unsent as error:
            raise Refusal(409, "mail-unsent", "the mail server did not take it") from error
        mail = Mail(address, _hashed(code, person), self._clock.now() + CODE_FOR)
        return await self._change(person, place, lambda kept: replace(kept, mail=mail))

    async def confirm_mail(self, person: Visitor, code: str) -> Reach:
        mail = (await read(self._tellings, person.digest)).kept.mail
        if mail is None or mail.is_confirmed or mail.until < self._clock.now():
            raise Refusal(409, "old-code", "this code is too old; ask for a new one")
        if not hmac.compare_digest(_hashed(code.strip(), person), mail.code):
            await self._count_try(person, mail)
            raise Refusal(403, "wrong-mail-code", "this is not the code we sent")
        done = Mail(mail.address)
        return await self._change(person, "", lambda kept: replace(kept, mail=done))

    async def _count_try(self, person: Visitor, mail: Mail) -> None:
        """A code of six digits is not guessed in five tries."""
        tried = replace(mail, tries=mail.tries + 1)
        if tried.tries >= MOST_TRIES:
            tried = replace(tried, until=0.0)
        await self._change(person, "", lambda kept: replace(kept, mail=tried))

    async def drop_mail(self, person: Visitor) -> Reach:
        return await self._change(person, "", lambda kept: replace(kept, mail=None))

    # -- a test -------------------------------------------------------------------------------

    async def test(self, person: Visitor) -> TestResult:
        """By exactly the ways that are on, quiet hours or not."""
        who = await read(self._tellings, person.digest)
        found = [await self._try(way, who) for way in who.ways(self.has_mail)]
        self._changed(person.digest)
        return TestResult(tuple(found))

    async def _try(self, way: str, who: Reached) -> Tried:
        told, code = test_words(who.kept.wishes.language), ""
        try:
            await self._carrier.carry(way, who, told, self._clock.now())
        except Unsent as error:
            code = error.code
        return Tried(kind_of(way), self._shown(way, who), code)

    def _shown(self, way: str, who: Reached) -> str:
        kept = who.kept
        match kind_of(way):
            case "webhook" if kept.hook:
                return webhook.shown(kept.hook.url)
            case "mail" if kept.mail:
                return letters.shown(kept.mail.address)
            case _:
                return ""

    async def _change(self, person: Visitor, place: str, change: Callable[[Kept], Kept]) -> Reach:
        kept = change((await read(self._tellings, person.digest)).kept)
        kept = replace(kept, place=place) if place else kept
        await write(self._tellings, person.digest, kept)
        self._changed(person.digest)
        return await self.of(person)


def _wished(kept: Kept, wishes: Wishes, now: float) -> Kept:
    holidays = kept.holidays
    if rest_of(kept.wishes).holiday != rest_of(wishes).holiday:
        holidays = holidays_with(holidays, wishes, now)
    return replace(kept, wishes=wishes, holidays=holidays)


def _hashed(code: str, person: Visitor) -> str:
    return sha256(f"{person.digest} {code}".encode()).hexdigest()


def _push_view(one: Push, person: Visitor) -> PushView:
    browser = msgspec.json.decode(one.body, type=Browser)
    return PushView(one.id[:SHORT], browser.name, one.made, one.device == person.key)


def _mail_view(mail: Mail) -> MailView:
    return MailView(letters.shown(mail.address), mail.is_confirmed)
