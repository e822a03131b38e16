"""Push: the keys by which this server is known, and the services that carry what it says."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Iterator
from urllib.parse import urlsplit

import msgspec

from ..settings import Settings
from ..store.copying.archive import examined
from ..store.rows import StoreError
from ..telling.ways.push import VAPID, Browser, is_key
from .finding import Finding
from .lines import restoring

PATIENCE = 5.0
Service = tuple[str, int]  # name, port
PORTS = {"https": 443, "http": 80}
AGAIN = "# or let everybody switch push on again"


def services(settings: Settings) -> Iterator[Finding]:
    """Nothing to say where nobody is called. Nothing is sent: a line there is enough."""
    try:
        with examined(settings.place) as store:
            asked, key = store.pushes(), store.own_key(VAPID)
    except StoreError:
        return  # said already, where the database was looked at
    if not asked:
        return
    if not is_key(key):
        yield Finding(
            f"The keys for push are gone: {len(asked)} browsers hear nothing", _keys(settings)
        )
    for (host, port), count in Counter(map(_service, asked)).items():
        yield _reached(host, port, count)


def _keys(settings: Settings) -> str:
    return f"{restoring(settings)}\n{AGAIN}"


def _service(body: bytes) -> Service:
    url = urlsplit(msgspec.json.decode(body, type=Browser).endpoint)
    return url.hostname or "", url.port or PORTS[url.scheme]


def _reached(host: str, port: int, count: int) -> Finding:
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        said = f"The push service {host} of {count} browsers is not reached: {error}"
        return Finding(
            said, f"nc -vz {host} {port}  # let this machine speak there: TCP port {port}"
        )
    return Finding(f"The push service {host} of {count} browsers is reached")
