"""Web Push: sealed for one browser, signed with the server's own keys."""

from __future__ import annotations

import asyncio
import base64
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from ...refusal import Refusal
from ...store.tellings import Tellings
from ...wire.people.telling import NewPush
from ..words import Told
from .outbound import Outbound, Unsent, checked_url, require_taken

VAPID = "vapid"
A_DAY = 86_400
SIGNED_FOR = 12 * 3600
KEY_SIZE, AUTH_SIZE = 65, 16
GONE = (404, 410)
URGENT = ("turn", "late", "nudged", "vote", "test")


class Browser(Struct, frozen=True):
    """As it said itself; ``name`` is what it runs on."""

    endpoint: str
    p256dh: str
    auth: str
    name: str = ""


def checked_push(asked: NewPush, is_private_allowed: bool, name: str) -> Browser:
    """What a browser really says: an address, a point of the curve, sixteen secret bytes."""
    checked_url(asked.endpoint, is_private_allowed)
    try:
        key, auth = unpacked(asked.p256dh), unpacked(asked.auth)
    except ValueError:
        key, auth = b"", b""
    if len(key) != KEY_SIZE or key[0] != 4 or len(auth) != AUTH_SIZE:
        raise Refusal(422, "bad-push", "this is no push subscription of a browser")
    return Browser(asked.endpoint, asked.p256dh, asked.auth, name)


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def is_key(kept: bytes) -> bool:
    """Whether what is kept is a key that can sign."""
    from py_vapid import Vapid02, VapidException

    try:
        return Vapid02.from_pem(kept).public_key is not None
    except (VapidException, ValueError):
        return False


class Pusher:
    """The keys are made when the server first starts, and kept."""

    def __init__(self, tellings: Tellings, outbound: Outbound, contact: str) -> None:
        self._tellings, self._outbound, self._contact = tellings, outbound, contact
        self._vapid: Any = None
        self.public_key = ""

    async def start(self) -> None:
        from cryptography.hazmat.primitives import serialization
        from py_vapid import Vapid02

        made = Vapid02()
        made.generate_keys()
        kept = await self._tellings.own_key(VAPID, made.private_pem())
        self._vapid = Vapid02.from_pem(kept)
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = packed(point)

    async def send(self, body: bytes, told: Told, now: float) -> None:
        """``Unsent`` with the code ``gone`` where the browser listens no more."""
        asked = msgspec.json.decode(body, type=Browser)
        sealed, headers = await asyncio.to_thread(self._letter, asked, told, now)
        status = await self._outbound.post(asked.endpoint, sealed, headers)
        require_taken(status, GONE)

    def _letter(self, asked: Browser, told: Told, now: float) -> tuple[bytes, dict[str, str]]:
        """In a thread of its own: sealing and signing take their time, the first one reads a
        library of some weight for it, and all tables would wait for that."""
        return _sealed(asked, told), self._headers(asked, told, now)

    def _headers(self, asked: Browser, told: Told, now: float) -> dict[str, str]:
        """What is too late to be useful need not be carried any more."""
        place = urlsplit(asked.endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self._contact,
        }
        useful = int(told.ends - now) if told.ends else A_DAY
        return {
            **self._vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(30, min(useful, A_DAY))),
            "urgency": "high" if told.what in URGENT else "normal",
            "topic": told.tag[:32],
        }


def _sealed(asked: Browser, told: Told) -> bytes:
    from pywebpush import WebPusher

    keys = {"p256dh": asked.p256dh, "auth": asked.auth}
    said = {
        "title": told.title,
        "text": told.text,
        "path": told.path,
        "tag": told.tag,
        "what": told.what,
        "language": told.language,
    }
    pusher = WebPusher({"endpoint": asked.endpoint, "keys": keys})
    try:
        return bytes(pusher.encode(msgspec.json.encode(said))["body"])
    except (ValueError, TypeError) as error:  # no point of the curve after all
        raise Unsent("refused", is_final=True) from error
