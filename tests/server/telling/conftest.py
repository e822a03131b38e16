from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clocked import ClockedServer
from tests.server.telling.post import MailOffice, PostOffice, post_office


@pytest.fixture(scope="module")
def office_of_all() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def office(office_of_all: PostOffice) -> PostOffice:
    """Empty, whatever came before."""
    while not office_of_all.letters.empty():
        office_of_all.letters.get_nowait()
    office_of_all.answers.clear()
    return office_of_all


@pytest.fixture(scope="module")
def mail() -> Iterator[MailOffice]:
    with MailOffice() as office:
        yield office


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory, mail: MailOffice) -> Iterator[ClockedServer]:
    """Its clock is turned by the tests; it may speak to loopback, and has a mail server."""
    running = ClockedServer(
        tmp_path_factory.mktemp("data"),
        private_webhooks=True,
        smtp_host="127.0.0.1",
        smtp_port=mail.port,
        smtp_security="none",
        smtp_from="games@example.org",
    ).start()
    yield running
    running.stop()
