"""A real server, a real browser: what people see and do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser import which
from tests.browser.people import DESK, Arrive, Guest, knowing_everything, prefer
from tests.server.house import Server

Server.is_from_nursery = True

expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What costs minutes, and further screens: ``make screens`` alone runs these."""
    if "ROLLWRITE_LONG" in os.environ:
        return
    further = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=further)
    items[:] = [item for item in items if item not in further]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": which.find(), "args": FLAGS, "headless": True}


def options() -> list[str]:
    """ROLLWRITE_CLIENT names another build of the client to try."""
    client = os.environ.get("ROLLWRITE_CLIENT")
    return ["--no-limits", *(["--client", client] if client else [])]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), *options()).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server to kill and start again."""
    running = Server(tmp_path, *options()).start()
    yield running
    if running.process is not None:
        running.stop()


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """``arrive("Ada", PHONE, language="de", theme="dark")``; no page may fail.

    Things move as they do for most people; ``is_calm`` is for those who want it still.
    So do the others, a moment each: with ``pace="fast"`` whole games go at once, with
    ``pace="calm"`` each move waits for “Next”. They know every game; nobody teaches them
    anything, but those who are ``is_new``.
    """
    contexts: list[BrowserContext] = []
    guests: list[Guest] = []

    def somebody(
        name: str,
        size: dict[str, int] = DESK,
        language: str = "en",
        theme: str = "light",
        at: Server = server,
        is_calm: bool = False,
        pace: str = "",
        is_new: bool = False,
    ) -> Guest:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if is_calm else "no-preference",
            has_touch=min(size.values()) < 600,
        )
        context.set_default_timeout(60_000)
        if not is_new:
            context.add_init_script(knowing_everything())
        if pace:
            context.add_init_script(prefer(pace=pace))
        contexts.append(context)
        guests.append(Guest(context, at, name))
        return guests[-1]

    yield somebody
    errors = [error for guest in guests for error in guest.errors]
    for context in contexts:
        context.close()
    assert not errors
