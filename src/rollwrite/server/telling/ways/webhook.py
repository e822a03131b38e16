"""Webhooks: as Discord and Slack like them, and plain JSON with a signature."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from ...wire.people.telling import HookKind
from ..words import Told
from .outbound import Outbound, require_taken

SIGNATURE, TIMESTAMP = "x-rollwrite-signature", "x-rollwrite-timestamp"
DEAD = (401, 403, 404, 410)
SHOWN_END = 4


class Hook(Struct, frozen=True):
    """``secret`` signs what is sent as plain JSON."""

    kind: HookKind
    url: str
    secret: str


def shown(url: str) -> str:
    """The place and the last letters: enough to know it again, not to use it.

    >>> shown("https://discord.com/api/webhooks/1234/abcdefghijkl")
    'discord.com/…ijkl'
    """
    place = urlsplit(url)
    rest = f"{place.path}{place.query}"
    return f"{place.hostname}/…{rest[-SHOWN_END:] if len(rest) > 3 * SHOWN_END else ''}"


def body_of(kind: HookKind, told: Told, link: str, now: float) -> bytes:
    match kind:
        case "discord":
            text = f"**{_discord(told.title)}**\n{_discord(told.text)}\n{link}"
            return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
        case "slack":
            text = f"*{_slack(told.title)}*\n{_slack(told.text)}\n<{link}>"
            return msgspec.json.encode({"text": text, "unfurl_links": False})
        case "json":
            said = {
                "what": told.what,
                "title": told.title,
                "text": told.text,
                "table": told.table,
                "link": link,
                "language": told.language,
                "at": int(now),
                "until": int(told.ends) or None,
            }
            return msgspec.json.encode(said)


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """Over the time and the body, so that nobody can send an old one again."""
    signed = hmac.new(secret.encode(), timestamp.encode() + b"." + body, sha256)
    return f"sha256={signed.hexdigest()}"


async def send(outbound: Outbound, hook: Hook, told: Told, link: str, now: float) -> None:
    body, at = body_of(hook.kind, told, link, now), str(int(now))
    headers = {"content-type": "application/json"}
    if hook.kind == "json":
        headers |= {TIMESTAMP: at, SIGNATURE: signature(hook.secret, at, body)}
    status = await outbound.post(hook.url, body, headers)
    require_taken(status, DEAD)


def _discord(text: str) -> str:
    """Names are people's own words: they mark up nothing and call nobody."""
    return re.sub(r"([\\*_~`|>@#\[\]()<:-])", r"\\\1", text)


def _slack(text: str) -> str:
    for sign, word in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, word)
    return re.sub(r"[*_~`]", "", text)
