from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Person, Server
from tests.server.postgres import Postgres, cluster

Server.is_from_nursery = True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), "--no-limits").start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.said()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server to kill and start again."""
    running = Server(tmp_path, "--no-limits").start()
    yield running
    if running.process is not None:
        running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests, each with a database of its own."""
    with cluster() as running:
        yield running


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty folder, or an empty database for many nodes."""
    if request.param == "SQLite":
        return tmp_path
    running: Postgres = request.getfixturevalue("postgres")
    return running.database()


@pytest.fixture
def ada(server: Server) -> Person:
    return server.guest("Ada")


@pytest.fixture
def bob(server: Server) -> Person:
    return server.guest("Bob")
