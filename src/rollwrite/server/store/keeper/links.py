"""A link to keep the house, made at the command line, also while a server runs."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from pathlib import Path

from ..copying.archive import Place
from ..copying.backup import opened
from ..schema import PATIENCE
from ..store import prepare
from .kept import KEEPING

LASTS = 86_400.0
PASS = "INSERT INTO passes (hash, kind, uses, until) VALUES (?, ?, 1, ?)"
DEED = "INSERT INTO deeds (id, at, guest, what, about, body) VALUES (?, ?, '', ?, '', ?)"


def put_keeper_link(place: Place, copies: Path) -> str:
    """The key, shown once: only its hash is kept, and that one was made."""
    key, now = secrets.token_urlsafe(24), time.time()
    prepare(place, PATIENCE, copies)
    statements = [
        (PASS, (sha256(key.encode()).hexdigest(), KEEPING, now + LASTS)),
        (DEED, (secrets.token_hex(8), now, "made-host-link", b"{}")),
    ]
    if isinstance(place, Path):
        with opened(place, "mode=rw") as database:
            for query, values in statements:
                database.execute(query, values)
        return key
    from ..postgresql.session import connected

    with connected(place) as connection:
        for query, values in statements:
            connection.execute(query.replace("?", "%s"), values)
    return key
