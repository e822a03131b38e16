from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clocked import ClockedServer


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """Its clock is turned by the tests."""
    running = ClockedServer(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()
