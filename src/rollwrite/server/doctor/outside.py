"""A server as people meet it: here, and through the proxy at the address they know."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import time
from collections.abc import Iterator
from http.client import HTTPException
from io import BytesIO
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from rollwrite import __version__

from ..settings import Settings
from ..settings.networks import read_address
from .finding import Finding
from .lines import LOG, RESTART

PATIENCE = 10.0
NOT_READY = 503
LONGEST_REFUSAL = 1000
LARGEST_ANSWER = 2_000_000  # the description of the API is the longest
A_WHILE = 14 * 86_400
PAGE = "# docs/hosts.md and deploy/ have whole files for nginx and Caddy"
NGINX_SOCKETS = (
    "proxy_http_version 1.1;\n"
    "proxy_set_header Upgrade $http_upgrade;\n"
    'proxy_set_header Connection "upgrade";'
)
NGINX_ADDRESS = "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"
_direct = build_opener(ProxyHandler({}))  # no detour by what a shell calls proxy


def here(settings: Settings) -> str:
    """Where a server with these settings is asked on this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def ask(url: str, origin: str = "") -> bytes:
    """What is answered. A refusal holds what was said with it, and no line any more."""
    request = Request(url, headers={"Origin": origin} if origin else {})
    try:
        with _direct.open(request, timeout=PATIENCE) as answer:
            return bytes(answer.read(LARGEST_ANSWER))
    except HTTPError as refusal:
        said = BytesIO(refusal.read(LONGEST_REFUSAL))
        refusal.close()
        raise HTTPError(url, refusal.code, refusal.reason, refusal.headers, said) from None


def running(settings: Settings) -> Iterator[Finding]:
    url = here(settings)
    try:
        ask(f"{url}/readyz")
        version = json.loads(ask(f"{url}/api/docs/openapi.json"))["info"]["version"]
    except HTTPError as error:
        sentence = error.read().decode(errors="replace").strip()
        if error.code == NOT_READY:
            yield Finding(f"The server at {url} is not ready: {sentence}", LOG)
        else:
            yield Finding(f"Somebody else answers at {url}")
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        yield Finding(f"Nobody answers at {url}; what needs a server that runs is left out")
    else:
        is_same = version == __version__
        said = f"The server at {url} is ready: rollwrite {version}"
        yield Finding(said) if is_same else Finding(f"{said}, here is {__version__}", RESTART)


def public(settings: Settings) -> Iterator[Finding]:
    """Nothing to say where nobody said by which address it is known."""
    if not settings.public_url:
        return
    yield from _privacy(settings)
    reached = _reached(settings)
    yield reached
    if reached.is_well:
        yield _who(settings)
        yield _live(settings)


def _privacy(settings: Settings) -> Iterator[Finding]:
    url = urlsplit(settings.public_url)
    if url.scheme == "https":
        yield from _certificate(url.hostname or "", url.port or 443)
    elif not _is_near(url.hostname or ""):
        sentence = f"{settings.public_url} is not encrypted: others can read along, and be you"
        yield Finding(sentence, f"rollwrite serve --public-url https://{url.netloc}{url.path}")


def _is_near(host: str) -> bool:
    found = read_address(host)
    return host == "localhost" or bool(found and (found.is_private or found.is_loopback))


def _certificate(host: str, port: int) -> Iterator[Finding]:
    try:
        with (
            socket.create_connection((host, port), PATIENCE) as plain,
            ssl.create_default_context().wrap_socket(plain, server_hostname=host) as line,
        ):
            until = ssl.cert_time_to_seconds(str((line.getpeercert() or {}).get("notAfter")))
    except ssl.SSLError as error:
        mend = f"certbot --nginx -d {host}\n# or let Caddy fetch one\n{PAGE}"
        yield Finding(f"The certificate of {host} is not good: {error.reason or error}", mend)
    except OSError as error:
        mend = f"systemctl restart nginx  # or Caddy\n{PAGE}"
        yield Finding(f"Nobody speaks HTTPS at {host}:{port}: {error}", mend)
    else:
        day = time.strftime("%Y-%m-%d", time.gmtime(until))
        is_long = until > time.time() + A_WHILE
        yield Finding(
            f"The certificate of {host} is good until {day}", "" if is_long else "certbot renew"
        )


def _reached(settings: Settings) -> Finding:
    url = settings.public_url
    try:
        if ask(f"{url}/healthz") == b"ok\n":
            return Finding(f"{url} leads to a rollwrite server")
        return Finding(f"{url} leads somewhere else", f"proxy_pass {here(settings)};\n{PAGE}")
    except HTTPError as error:
        mend = f"proxy_pass {here(settings)};\nproxy_set_header Host $http_host;\n{PAGE}"
        return Finding(f"{url} answers {error.code}", mend)
    except (OSError, HTTPException) as error:
        reason = error.reason if isinstance(error, URLError) else error
        return Finding(
            f"{url} is not reached from here: {reason}", f"curl -v {url}/healthz\n{PAGE}"
        )


def _who(settings: Settings) -> Finding:
    """Whether the proxy says for whom it asks, and is believed."""
    seen = _told(settings)
    if seen.get("forwarded") == "believed":
        return Finding(f"The proxy says for whom it asks, and is believed: {seen['seen_as']}")
    if seen.get("forwarded") == "ignored":
        mend = f"rollwrite serve --proxies {settings.proxies},{seen['seen_as']}"
        return Finding("The proxy says for whom it asks, and is not believed", mend)
    return Finding(
        "The proxy does not say for whom it asks: all people count as one", NGINX_ADDRESS
    )


def _told(settings: Settings) -> dict[str, Any]:
    try:
        return dict(json.loads(ask(f"{settings.public_url}/api/where")))
    except (OSError, HTTPException, ValueError):
        return {}


def _live(settings: Settings) -> Finding:
    """A table that is not there answers in a sentence, once its line is up."""
    address = f"{settings.public_url.replace('http', 'ws', 1)}/api/tables/doctor/live"
    try:
        said = json.loads(asyncio.run(_first_word(address, settings.origin)))
    except (OSError, WebSocketException, ValueError) as error:
        return Finding(f"No WebSocket gets through: {error}", f"{NGINX_SOCKETS}\n{PAGE}")
    if said.get("code") == "no-such-table":
        return Finding("WebSockets get through")
    return Finding("Somebody else answers WebSockets", f"proxy_pass {here(settings)};\n{PAGE}")


async def _first_word(address: str, origin: str) -> str | bytes:
    """Then the line is cut: nobody is waited for to hang up."""
    async with asyncio.timeout(PATIENCE):
        line = await connect(address, origin=Origin(origin), proxy=None)
        try:
            return await line.recv()
        finally:
            line.transport.abort()
