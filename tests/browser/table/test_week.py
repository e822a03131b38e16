"""A week at a table that plays by the day: people come, sleep, miss it, go on holiday, return."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, Arrive, Guest
from tests.browser.pupil import violations
from tests.browser.reach import TALL, cut, unreachable
from tests.browser.table.test_company import gathered, gone, play_until
from tests.server.clocked import BY_DAY, DAY, HOUR, ClockedServer

NIGHT = {"quiet_from": "22:00", "quiet_to": "08:00", "zone": "UTC"}


@pytest.fixture
def morning(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """Friday, the 15th of January 2027, eight o'clock in Greenwich."""
    running = ClockedServer(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


def test_a_week_by_the_day(arrive: Arrive, morning: ClockedServer) -> None:
    ann = arrive("Ann", TALL, at=morning, pace="fast")
    ben = arrive("Ben", DESK, at=morning, pace="fast")

    def later(hours: float) -> None:
        """The server's clock is turned, and what browsers show beside it."""
        morning.turn(hours * HOUR)
        for guest in (ann, ben):
            guest.context.clock.set_fixed_time(morning.clock.now())

    later(0)
    wishes = {**ben.get("/api/me/reach")["wishes"], **NIGHT}
    ben.post("/api/me/reach/wishes", wishes)
    table = gathered(ann, ben, pace=BY_DAY)
    turn_of(ben, ann, table)
    gone(ben, ann, table, 1)

    # -- Friday: Ben has all the time, and the night is left out of it
    expect(ann.page.locator(".seat em")).to_have_text(re.compile("^2[34] h$"))
    expect(ann.page.locator(".dock h1")).to_contain_text("Ben has until tomorrow ")
    later(15)
    expect(ann.page.locator(".dock h1")).to_contain_text("Ben is asleep until tomorrow ")
    expect(ann.page.locator(".seat em")).to_have_text("10 h")
    assert violations(ann.page) == []
    assert unreachable(ann.page) == []

    # -- Saturday: Ben finds the table at home, its time running out, and moves
    later(10)
    ann.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    ann.page.get_by_role("button", name=re.compile("^DE,")).click()
    expect(ann.page.get_by_role("link", name="Startseite")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Ben anstupsen")).to_be_visible()
    assert cut(ann.page) == []
    ann.page.get_by_role("button", name=re.compile("^EN,")).click()
    ann.page.set_viewport_size(TALL)  # type: ignore[arg-type]
    ben.go("/")
    card = ben.page.get_by_role("link", name=re.compile("Your turn, since"))
    expect(card).to_contain_text(re.compile("[89] hr left"))
    card.click()
    turn_of(ann, ben, table)

    # -- Sunday: Ann missed it, the page tells what was done for her
    gone(ann, ben, table, 0)
    later(25)
    ann.go(f"/table/{table}")
    expect(ann.page.get_by_text("Steady wrote one turn for you.")).to_be_visible()

    # -- a restart in between changes nothing, and the open pages come back by themselves
    turn_of(ben, ann, table)
    before = ann.get(f"/api/tables/{table}")["seats"][1]["clock"]
    morning.again()
    expect(ann.page.locator(".seat em")).to_be_visible()
    assert ann.get(f"/api/tables/{table}")["seats"][1]["clock"] == before

    # -- Monday to Wednesday: Ben misses two in a row, and Ann lets a bot play
    gone(ben, ann, table, 1)
    for _ in range(2):
        turn_of(ben, ann, table)
        stage = ann.get(f"/api/tables/{table}")["stage"]
        later(48)
        while ann.get(f"/api/tables/{table}")["stage"] == stage:
            ann.page.wait_for_timeout(50)
    turn_of(ben, ann, table)
    panel = ann.page.get_by_role("dialog", name=re.compile("Ben is away"))
    panel.get_by_role("button", name="Let it play").click()
    expect(ann.page.locator(".seat [data-face*=bot]")).to_be_visible()

    # -- Thursday: Ben returns, and goes on holiday at the next turn
    ben.go(f"/table/{table}")
    expect(ben.page.get_by_text(re.compile("Steady wrote .* turns? for you"))).to_be_visible()
    turn_of(ben, ann, table)
    later(1)
    back = day_after(morning, 5)
    ben.post("/api/me/reach/wishes", {**wishes, "holiday": back})
    gone(ben, ann, table, 1)
    expect(ann.page.locator(".dock h1")).to_contain_text("Ben is on holiday until ")
    later(3 * 24)
    expect(ann.page.locator(".dock h1")).to_contain_text("Ben is on holiday until ")

    # -- a week later all of it is in the record
    text = ann.context.request.get(f"{morning.url}/api/tables/{table}/record").text()
    for line in (
        "seat 2 has quiet hours",
        "seat 1 ran out of time, steady decides",
        "seat 2 ran out of time, steady decides",
        "seats 1 let steady play for seat 2",
        "seat 2 returned",
        "seat 2 is on holiday",
    ):
        assert line in text.splitlines(), line
    assert morning.clock.now() >= 1_800_000_000 + 7 * DAY


def turn_of(wanted: Guest, other: Guest, table: str) -> None:
    """The other decides until the table waits for one alone."""
    seat = {"Ann": 0, "Ben": 1}
    players = {seat[other.name]: other}
    play_until(seat[wanted.name], table, players)


def day_after(server: ClockedServer, days: int) -> str:
    return datetime.fromtimestamp(server.clock.now() + days * DAY, UTC).date().isoformat()
