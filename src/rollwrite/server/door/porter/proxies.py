"""Whom a proxy stands for: believed where the proxy is one of ours, and said aloud where not."""

from __future__ import annotations

import ipaddress
import logging
from typing import Literal, cast

from litestar.types import Scope

from ...limit import Storm
from ...settings import Settings
from ...settings.networks import read_address

FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"
SECURE = {"http": "https", "ws": "wss"}
WORD = "forwarded"
Word = Literal["no", "believed", "ignored"]
HOUSEHOLD = 64  # bits of an IPv6 address that are one customer's
logger = logging.getLogger("rollwrite")


class Proxies:
    """
    Each proxy adds at the right whom it heard; what stands further left anybody may have
    written. So the first from the right that is none of ours is who asks.
    """

    def __init__(self, settings: Settings) -> None:
        self._trusted = settings.trusted
        self._storm = Storm(logger.warning)

    def unmask(self, scope: Scope) -> None:
        """``client`` and ``scheme`` of a request become those of who asks."""
        peer = scope["client"][0] if scope["client"] else ""
        named = _values(scope, FOR)
        if not self._trusted.have(peer):
            if named:
                scope["state"][WORD] = "ignored"
                self._storm.blow(_distrusted(peer))
            return
        if _values(scope, PROTO)[-1:] == ["https"]:
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        asking = self._who(named)
        if asking:
            scope["state"][WORD] = "believed"
            scope["client"] = (asking, 0)

    def _who(self, named: list[str]) -> str:
        found = [address for address in map(_bare, named) if address]
        strangers = [address for address in found if not self._trusted.have(address)]
        return (strangers[-1:] or found[:1] or [""])[0]


def word_of(scope: Scope) -> Word:
    """What became of a proxy's word on who asks."""
    return cast("Word", scope["state"].get(WORD, "no"))


def _distrusted(peer: str) -> str:
    return (
        f"{peer} says that it stands for others and is not believed: limits hold for all of them "
        f"together. If it is your proxy: rollwrite serve --proxies 127.0.0.1,::1,{peer}"
    )


def _values(scope: Scope, name: bytes) -> list[str]:
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [part.strip() for part in ",".join(lines).split(",") if part.strip()]


def _bare(text: str) -> str:
    """An address without the port that some proxies add; empty if it is none.

    >>> _bare("192.0.2.7:1234"), _bare("[2001:db8::1]:80"), _bare("2001:db8::1"), _bare("unknown")
    ('192.0.2.7', '2001:db8::1', '2001:db8::1', '')
    """
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    found = read_address(text)
    return str(found) if found else ""


def household(address: str) -> str:
    """Who is counted as one: an address, or the network that a household has of IPv6.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7"), household("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    found = read_address(address)
    if isinstance(found, ipaddress.IPv6Address) and not found.is_loopback:
        return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return str(found) if found else address
