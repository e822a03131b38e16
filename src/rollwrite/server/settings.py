"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

CLIENT = Path(__file__).parent / "client"


def default_data() -> Path:
    """Where a desktop keeps what belongs to its user."""
    return user_data_path("rollwrite", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """All of it in seconds where it is a time.

    ``bot_delay`` lets people see bots play; ``bot_patience`` ends a stuck one's thinking;
    a turn of a bot that failed is tried again after ``bot_retry``, then less and less often.
    ``store_patience`` is how long a write waits while somebody else locks the database.

    A whole request must come within ``request_within``, the hello of a WebSocket within
    ``hello_within``; what was sent must be read within ``read_within``. ``lines`` sockets
    may be open, fewer where the system allows fewer files; ``lines_each`` from one address
    that is none of ``proxies``, whose word on whom they stand for is believed.

    ``public_url`` is the address people know, where a proxy stands before the server;
    ``hosts`` are further names it goes by, with commas between them.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)
    client: Path = CLIENT
    bot_delay: float = 0.4
    bot_patience: float = 20.0
    bot_retry: float = 1.0
    store_patience: float = 10.0
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    request_within: float = 20.0
    hello_within: float = 20.0
    read_within: float = 30.0
    lines: int = 10_000
    lines_each: int = 250
    public_url: str = ""
    hosts: str = ""
    proxies: str = "127.0.0.1,::1"
    has_limits: bool = True

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"

    @property
    def trusted(self) -> frozenset[str]:
        return frozenset(part.strip() for part in self.proxies.split(","))
