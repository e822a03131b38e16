"""A node that is asked to go, with somebody at a table in a real browser: nobody notices."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import options
from tests.browser.people import ME, Arrive, Guest, bot
from tests.server.house import Server
from tests.server.nodes import Balancer, node, running
from tests.server.postgres import cluster


class Site(Server):
    """Two nodes on one PostgreSQL, as one address."""

    def __init__(self, folder: Path, first: Server, second: Server, front: Balancer) -> None:
        super().__init__(folder)
        self.first, self.second, self.front = first, second, front
        self.url = front.url


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    more = options()[1:]  # nodes have no limits anyway
    with cluster() as postgres:
        url = postgres.database()
        nodes = [node(tmp_path, url, name, "--drain-within", "600", *more) for name in "ab"]
        with running(*nodes) as (first, second), Balancer(first, second) as front:
            yield Site(tmp_path / "front", first, second, front)


def test_a_tap_while_the_node_goes_away_is_done_once_at_another(arrive: Arrive, site: Site) -> None:
    ada = arrive("Ada", at=site, pace="fast")
    table = ada.open("lost-cities", ME, bot("greedy"))
    ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    ada.page.locator("button.own").first.click()  # refuse
    assert set(site.front.went_to) == {site.first.url}
    assert site.first.process is not None
    site.first.process.send_signal(signal.SIGTERM)
    ada.page.locator("button.go:visible").first.click()
    while not refused(ada, table):
        ada.page.wait_for_timeout(50)
    assert ada.wait_for_turn()
    assert refused(ada, table) == 1
    assert site.first.process.wait(60) == 0, "nobody is left there"
    assert site.front.went_to[-1] == site.second.url
    ada.page.locator("button.own").first.click()
    ada.page.locator("button.go:visible").first.click()
    while refused(ada, table) < 2:
        ada.page.wait_for_timeout(50)


def refused(ada: Guest, table: str) -> int:
    """How often she did, as the table's record has it."""
    answer = ada.context.request.get(f"{ada.server.url}/api/tables/{table}/record")
    return len(re.findall(r"^1: refuse", answer.text(), re.MULTILINE))
