"""Requests to servers that somebody named: never into one's own network, never for long.

A name is looked up and the very address that was found is judged before anything is sent
to it, so that no name can lead elsewhere in between. Nothing is followed anywhere.
"""

from __future__ import annotations

import asyncio
import importlib
import ipaddress
import socket
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ...refusal import Refusal
from ...settings.networks import read_address

if TYPE_CHECKING:
    from aiohttp import ClientSession

WITHIN = 10.0  # seconds for all of it
LARGEST_ANSWER = 16_000
LONGEST_URL = 2000
HTTPS = 443
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Forbidden(OSError):
    """An address where nothing of ours has any business."""


class Unsent(Exception):
    """It did not arrive. ``is_final``: it never will; ``code`` says why, and never where."""

    def __init__(self, code: str, is_final: bool = False) -> None:
        super().__init__(code)
        self.code, self.is_final = code, is_final


def require_taken(status: int, gone: Collection[int]) -> None:
    """``Unsent`` where the other side did not take it; ``gone``: by which it says never again."""
    if status in gone:
        raise Unsent("gone", is_final=True)
    if status == 429 or status >= 500:
        raise Unsent("busy")
    if status >= 300:
        raise Unsent("refused", is_final=True)


def is_public(address: str) -> bool:
    """Whether an address is one of the wide world, in whatever dress it comes.

    >>> [is_public(one) for one in ("8.8.8.8", "10.0.0.1", "::ffff:127.0.0.1", "fe80::1", "x")]
    [True, False, False, False, False]
    """
    found = read_address(address)
    if found is None or not found.is_global or found.is_multicast:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        return inner is None or is_public(str(inner))
    return True


def checked_url(url: str, is_private_allowed: bool) -> str:
    """An address of the wide world, as far as can be seen; refused in a sentence else."""
    refused = Refusal(422, "bad-address", "this is no address like https://example.org/…")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise refused from None
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not is_plain or not parts.hostname or parts.username or parts.password:
        raise refused
    if is_private_allowed and parts.scheme in ("http", "https"):
        return url
    if parts.scheme != "https" or port not in (None, HTTPS):
        raise refused
    is_home = parts.hostname == "localhost" or parts.hostname.endswith((".localhost", ".local"))
    is_number = read_address(parts.hostname) is not None
    if is_home or (is_number and not is_public(parts.hostname)):
        raise Refusal(422, "private-address", "this address lies in a private network")
    return url


class Outbound:
    """One session for all; ``is_private_allowed`` is the host's word."""

    def __init__(self, is_private_allowed: bool) -> None:
        self.is_private_allowed = is_private_allowed
        self._session: ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that came back; ``Unsent`` where none did."""
        await asyncio.to_thread(importlib.import_module, "aiohttp")  # heavy, the first time
        import aiohttp

        try:
            url = checked_url(url, self.is_private_allowed)
            async with (
                asyncio.timeout(WITHIN),
                self._open().post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                await answer.content.read(LARGEST_ANSWER)
                return answer.status
        except Refusal as error:
            raise Unsent(error.code, is_final=True) from None
        except Forbidden:
            raise Unsent("private-address", is_final=True) from None
        except aiohttp.ClientConnectorError as error:
            is_private = isinstance(error.os_error, Forbidden)
            raise Unsent("private-address" if is_private else "no-answer", is_private) from None
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            raise Unsent("no-answer") from None

    def _open(self) -> ClientSession:
        import aiohttp

        if self._session is None:
            connector = aiohttp.TCPConnector(
                limit=32, limit_per_host=4, use_dns_cache=False, socket_factory=self._socket
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"user-agent": "rollwrite"},
                max_line_size=4000,
                max_field_size=8000,
                auto_decompress=False,
            )
        return self._session

    def _socket(self, info: tuple[Any, Any, int, str, tuple[Any, ...]]) -> socket.socket:
        """The last look before anything leaves."""
        family, kind, protocol, _, address = info
        if not self.is_private_allowed and not is_public(str(address[0])):
            raise Forbidden("a private address")
        return socket.socket(family, kind, protocol)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
