"""By which names this server goes.

A page of another site can make a name of its own lead to this machine, and then ask
us as if we were that site. What it cannot do is change the name that is asked for.
Plain addresses and the names of a home network are nobody's to give away.
"""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

from ...settings import Settings
from ...settings.networks import is_address

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]{1,253}?)\.?(:[0-9]{1,5})?", re.IGNORECASE)
LAST_PORT = 65535
AT_HOME = ("local", "lan", "home", "home.arpa", "internal", "fritz.box")
ANYBODYS = (".localhost", ".local")


def name_of(host: str) -> str:
    """The name in a ``Host`` header; empty if it is none.

    >>> name_of("Play.Example.org:8000"), name_of("[::1]:80"), name_of("a b"), name_of("[x")
    ('play.example.org', '::1', '', '')
    """
    found = HOST.fullmatch(host)
    if found is None or int((found[2] or ":0")[1:]) > LAST_PORT:
        return ""
    return found[1].strip("[]").lower()


class Hosts:
    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        public = urlsplit(settings.public_url).hostname or ""
        allowed = (part.strip().lower() for part in settings.hosts.split(","))
        self._names = {"localhost", own, short, public, settings.host.lower(), *allowed} - {""}
        self._names |= {f"{short}.{end}" for end in AT_HOME}

    def knows(self, name: str) -> bool:
        return name in self._names or name.endswith(ANYBODYS) or is_address(name)
