"""Ports for servers that are started again: none that the system gives away meanwhile."""

from __future__ import annotations

import random
import socket
from contextlib import suppress
from pathlib import Path

GIVEN_AWAY = Path("/proc/sys/net/ipv4/ip_local_port_range")
FIRST = 10_000


def free_port() -> int:
    """One that nobody has, and no connection to elsewhere will get while its server is down."""
    for _ in range(100):
        with suppress(OSError), socket.socket() as door:
            door.bind(("127.0.0.1", random.randrange(FIRST, _end())))
            return int(door.getsockname()[1])
    raise AssertionError(f"no port is free between {FIRST} and {_end()}")


def _end() -> int:
    """Where those begin that connections get."""
    if not GIVEN_AWAY.exists():
        return 32_768
    return max(FIRST + 1000, int(GIVEN_AWAY.read_text().split()[0]))
