"""Whoever hosts the server, in a browser: the first link, the page, words to everybody; and what
people say to one another at a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import options
from tests.browser.people import DESK, LINK, ME, PHONE, Arrive, Guest
from tests.server.house import Server


def complaints(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def test_only_who_hosts_is_told_how_to_let_phones_in(arrive: Arrive, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", *options()).start()
    ann, hanna = arrive("Ann", at=server), arrive("Hanna", at=server)
    page = hanna.go(f"/host/{server.host_link()}")
    page.get_by_role("button", name="Look after the house").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Everything is fine.")
    for guest, words in ((ann, "Whoever runs rollwrite here"), (hanna, "--host 0.0.0.0")):
        guest.go(f"/table/{guest.open('lost-cities', ME, LINK)}")
        said = guest.page.locator(".reach p").first
        expect(said).to_contain_text("opens on this computer only")
        expect(said).to_contain_text(words)
    expect(ann.page.locator("main")).not_to_contain_text("0.0.0.0")
    server.stop()


def switch(page: Page, name: str) -> None:
    page.get_by_role("switch", name=name).click()
    expect(page.get_by_role("switch", name=name, checked=True)).to_be_visible()


def two_at_play(ann: Guest, ben: Guest, **more: object) -> str:
    body = {"game": "lost-cities", "seats": [ME, LINK], "name": "Sunday table", **more}
    table = str(ann.post("/api/tables", body)["table"])
    ben.take_free_seat(ann, table)
    ann.go(f"/table/{table}")
    ann.page.locator("button.go").first.click()
    ben.go(f"/table/{table}")
    for guest in (ann, ben):
        expect(guest.page.locator(".token").first).to_be_visible()
    return table


def in_sight(page: Page) -> None:
    """Nothing is wider than the screen, and every target is large enough."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll("main :is(button, a.button, input, select)")]
            .filter((one) => one.offsetParent && !one.disabled)
            .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
            .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
            .map(([text, box]) => `${text} ${box.width}x${box.height}`)"""
    )
    assert small == []


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        pytest.param("light", DESK, id="light-desk", marks=pytest.mark.long),
        pytest.param("dark", PHONE, id="dark-phone"),
    ],
)
def test_from_the_first_start_to_a_table_that_is_ended(
    browser: Browser, arrive: Arrive, tmp_path: Path, theme: str, size: dict[str, int]
) -> None:
    server = Server(tmp_path / "data", *options()).start()
    key = server.host_link()
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale="en",
        color_scheme=theme,  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.goto(f"{server.url}/host/{key}")
    page.get_by_label("Your name").fill("Hanna")
    assert complaints(page) == []
    page.get_by_role("button", name="Look after the house").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Everything is fine.")
    page.goto(f"{server.url}/host/{key}")
    expect(page.get_by_text("This link was used already")).to_be_visible()

    ann, ben = arrive("Ann", DESK, at=server), arrive("Ben", PHONE, at=server)
    two_at_play(ann, ben)
    page.goto(f"{server.url}/host")
    expect(page.get_by_text("Sunday table")).to_be_visible()
    in_sight(page)
    assert complaints(page) == []

    page.get_by_label("What shall everybody read?").fill("Tonight at 22:00 we update.")
    page.get_by_role("button", name="Show it").click()
    for guest in (ann, ben):
        expect(guest.page.get_by_label("From the house")).to_contain_text("Tonight at 22:00")
    assert complaints(ben.page) == []
    ben.page.get_by_role("button", name="Put away").click()
    expect(ben.page.get_by_label("From the house")).to_have_count(0)

    page.get_by_role("button", name="More about Sunday table").click()
    assert complaints(page) == []
    page.get_by_role("dialog").get_by_role("button", name="End the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes, do it").click()
    expect(page.get_by_text("No table waits or plays right now.")).to_be_visible()
    expect(ann.page.locator("div.end")).to_be_visible()

    page.get_by_role("button", name="Back up now").click()
    expect(page.get_by_text("Today")).to_be_visible()
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("dialog")
    expect(log).to_contain_text("Hanna ended Sunday table")
    expect(log).to_contain_text("announced “Tonight at 22:00 we update.”")
    assert complaints(page) == []
    context.close()
    server.stop()


def test_rivals_talk_with_seven_phrases_and_hide_them(arrive: Arrive) -> None:
    ann, ben = arrive("Ann", DESK), arrive("Ben", PHONE, "de")
    two_at_play(ann, ben)
    said = ann.page.get_by_label("Say it with a sign").get_by_role("button", name="Nice roll")
    said.click()
    bubble = ben.page.locator(".voice .bubble")
    expect(bubble).to_have_text("Schöner Wurf")
    tile = ben.page.locator("[data-chip='0']").bounding_box()
    box = bubble.bounding_box()
    assert tile
    assert box
    assert box["y"] >= tile["y"] + tile["height"], "beneath the tile"
    expect(bubble).to_have_count(0, timeout=10_000)
    expect(said).to_have_attribute("aria-disabled", "true")

    ben.page.get_by_role("button", name="Sag’s mit einem Zeichen").click()
    expect(ben.page.get_by_role("button", name="Noch mal?")).to_be_visible()
    assert complaints(ben.page) == []
    ben.page.get_by_role("button", name="Ausblenden").click()
    ben.page.get_by_role("button", name="Autsch").click()
    expect(ann.page.locator(".voice .bubble")).to_have_text("Ouch")
    ann.page.wait_for_timeout(10_000)
    ann.page.get_by_role("button", name="Well played").click()
    ben.page.wait_for_timeout(1000)
    expect(ben.page.locator(".voice .bubble")).to_have_count(0)
    assert any('"say-well-played"' in frame for frame in ben.heard), "it came, and was not shown"


@pytest.mark.long
def test_a_line_is_written_muted_and_reported(
    browser: Browser, arrive: Arrive, tmp_path: Path
) -> None:
    server = Server(tmp_path / "data", *options()).start()
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    page.goto(f"{server.url}/host/{server.host_link()}")
    page.get_by_label("Your name").fill("Hanna")
    page.get_by_role("button", name="Look after the house").click()
    switch(page, "Free chat")

    ann, ben = arrive("Ann", DESK, at=server), arrive("Ben", PHONE, theme="dark", at=server)
    two_at_play(ann, ben, has_chat=True)
    ben.page.get_by_role("button", name="Say it with a sign").click()
    ben.page.get_by_label("Write to the table").fill("You only had luck")
    ben.page.get_by_role("button", name="Send").click()
    assert complaints(ben.page) == []
    ann.page.get_by_role("button", name=re.compile("one new line")).click()
    expect(ann.page.get_by_text("You only had luck")).to_be_visible()
    ann.page.get_by_role("button", name="More about the line of Ben").click()
    ann.page.get_by_label("What is wrong?").fill("That was rude.")
    assert complaints(ann.page) == []
    ann.page.get_by_role("button", name="Report this line").click()
    ann.page.get_by_role("button", name="More about the line of Ben").click()
    ann.page.get_by_role("button", name="Do not show what Ben writes").click()
    expect(ann.page.get_by_text("You only had luck")).to_have_count(0)

    # -- somebody who wrote nothing is reported, too
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Menu").first.click()
    ben.page.get_by_role("button", name="More about Ann").click()
    about = ben.page.get_by_role("dialog", name="Ann")
    about.get_by_label("What is wrong?").fill("Stands up all the time.")
    assert complaints(ben.page) == []
    about.get_by_role("button", name="Report Ann").click()
    expect(about).to_have_count(0)

    page.reload()
    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text("needs you:")
    expect(page.get_by_text("Stands up all the time.")).to_be_visible()
    about_line = page.locator("li, article", has_text="That was rude.")
    about_line.get_by_role("button", name="Look").click()
    expect(page.get_by_role("dialog")).to_contain_text("You only had luck")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    for _ in range(2):
        page.get_by_role("button", name="Close it").first.click()
    expect(title).to_have_text("Everything is fine.")
    context.close()
    server.stop()
