"""Several real servers on one real PostgreSQL, and people who go from one to another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path

from tests.server.house import Person, Server


def node(folder: Path, url: str, name: str, *options: str) -> Server:
    return Server(folder / name, "--no-limits", "--database", url, "--workers", "1", *options)


@contextmanager
def running(*nodes: Server) -> Iterator[tuple[Server, ...]]:
    """Started here, stopped afterwards, without a traceback from any."""
    try:
        yield tuple(one.start() for one in nodes)
    finally:
        for one in nodes:
            if one.process is not None:
                assert one.stop() == 0
    for one in nodes:
        assert "Traceback" not in one.said(), one.said()


def at(server: Server, person: Person) -> Person:
    """The same guest, at another node."""
    found = copy(person)
    found.server = server
    return found
