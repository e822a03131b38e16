"""The way to a table: invitation, waiting room, open tables, playing at once."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import DESK, LINK, ME, PHONE, SIDEWAYS, Arrive, Guest, bot, settled

LIVE = {"kind": "live", "step": 90, "when_out": "bot"}
# What a phone does and no browser of a test: it asks whom to send it to.
SHARES = "navigator.share = async (what) => void (window.shared = what)"
BY_DAY = {"kind": "day", "step": 86400, "when_out": "bot"}


def opened(host: Guest, *seats: dict[str, str], **more: object) -> str:
    body = {"game": "lost-cities", "seats": list(seats), **more}
    return str(host.post("/api/tables", body)["table"])


def door(guest: Guest, table: str) -> str:
    return f"/join/{table}/{guest.get(f'/api/tables/{table}')['door']}"


def tools(page: Page, seat: int) -> Locator:
    page.locator(f'[data-seat="{seat}"] button.more').click()
    found = page.get_by_role("dialog")
    expect(found).to_be_visible()
    return found


def sound(page: Page) -> None:
    """Nothing for axe to find, nothing wider than the screen."""
    settled(page)
    found = Axe().run(page).response["violations"]
    assert [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]] == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_an_invitation_tells_all_before_a_name_and_a_used_up_one_says_so(arrive: Arrive) -> None:
    ann, kim = arrive("Ann"), arrive("Kim")
    other, eve = arrive("Ann", PHONE), arrive("Eve", PHONE, "de", "dark")
    table = opened(ann, ME, LINK, LINK, pace=LIVE, name="Sunday table")
    link = door(ann, table)
    kim.go(link)
    kim.page.get_by_role("button", name="Take the seat").click()
    expect(kim.page).to_have_url(re.compile(f"/table/{table}"))

    other.context.clear_cookies()  # nobody we have met
    page = other.go(link)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Ann\\s*invites you"))
    for words in (
        *("Lost Cities", "about 20 minutes", "Kim", "Live, 90 seconds a turn", "free"),
        "When time is up, a bot makes that one move.",
        "away for 3 minutes",
    ):
        expect(page.get_by_role("main")).to_contain_text(words)
    sound(page)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator("[role=alert]:not(.unseen)")).to_have_text("We need a name for the sheet.")
    page.get_by_label("Your name").fill("Ann")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/table/{table}"))
    for one in (ann.go(f"/table/{table}"), page):  # two people called Ann are told apart
        names = one.locator(".who h3")
        expect(names).to_have_text([re.compile("^Ann"), "Kim", "Ann 2"])

    page = eve.go(link)
    expect(page.get_by_text("Alle Plätze sind besetzt")).to_be_visible()
    told = {"url": "https://example.org/hooks/a-very-long-secret", "kind": "json"}
    eve.post("/api/me/reach/webhook", told)  # one way that works
    page.reload()
    page.get_by_role("button", name="Bescheid, wenn ein Platz frei wird").click()
    expect(page.get_by_role("main")).to_contain_text("Wir sagen dir Bescheid, wenn")
    sound(page)
    page.reload()  # it is known
    page.get_by_role("button", name="Nicht mehr nötig").click()
    expect(page.get_by_role("button", name="Bescheid, wenn ein Platz frei wird")).to_be_visible()
    page.get_by_role("link", name="Lieber zuschauen").click()
    expect(page).to_have_url(re.compile(f"/table/{table}"))
    expect(ann.page.locator("[data-watchers]").first).to_contain_text("1")
    page = eve.go(f"/join/{table}/nonsense")
    expect(page.get_by_role("heading", name="Diese Einladung führt nirgendwohin")).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Close the table").click()
    ann.page.get_by_role("button", name="Yes, close it").click()
    page = eve.go(link)
    expect(page.get_by_role("heading", name="Dieser Tisch ist geschlossen")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (DESK, "en", "light"),
        pytest.param(PHONE, "en", "dark", marks=pytest.mark.long),
        pytest.param(SIDEWAYS, "en", "light", marks=pytest.mark.long),
    ],
)
def test_a_host_arranges_the_waiting_room_and_starts_with_fewer(
    arrive: Arrive, size: dict[str, int], language: str, theme: str
) -> None:
    ann, kim = arrive("Ann", size, language, theme), arrive("Kim", PHONE, theme="dark")
    ann.context.add_init_script(SHARES)
    table = opened(ann, ME, LINK, LINK, LINK)
    old = door(ann, table)
    kim.post(f"/api/tables/{table}/join", {"key": old.split("/")[-1], "name": "Kim"})
    page = ann.go(f"/table/{table}")
    kim.go(f"/table/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        re.compile("Two are here.\\s+Two seats are free.")
    )
    sound(page)
    sound(kim.page)
    assert kim.page.locator("button.more").count() == 1  # one's own seat alone
    page.get_by_role("button", name="Share").click()
    shared = page.evaluate("window.shared")
    assert shared["url"].endswith(old)
    assert "Lost Cities" in shared["text"]

    dialog = tools(page, 3)
    dialog.get_by_role("radio", name="Gentle").click()
    sound(page)
    dialog.get_by_role("button", name="Seat the bot").click()
    expect(page.locator('[data-seat="3"]')).to_contain_text("bot, Gentle")
    dialog = tools(page, 3)
    dialog.get_by_role("button", name="Move up").click()
    expect(page.locator('[data-seat="2"]')).to_contain_text("Gentle")

    page.get_by_role("button", name="Change").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("By the day").click()
    expect(dialog).to_contain_text("Nobody has to be there at the same time: 24 hours")
    dialog.get_by_role("button", name="Tell everybody").click()
    expect(kim.page.locator(".told")).to_contain_text("Ann changed the pace: By the day, 24 hr")

    kim.page.goto("about:blank")
    away = page.locator('[data-seat="1"]')
    expect(away).to_contain_text("away")
    dialog = tools(page, 1)
    dialog.get_by_role("button", name="Give the seat to a bot Kim gets it back on return.").click()
    dialog.get_by_role("radio", name="Gentle").click()
    dialog.get_by_role("button", name="Seat the bot").click()
    expect(away).to_contain_text("Gentle, for now")
    sound(page)
    kim.go(f"/table/{table}")
    expect(away).not_to_contain_text("Gentle")

    dialog = tools(page, 1)
    dialog.get_by_role("button", name="Remove Kim").click()
    dialog.get_by_role("button", name="Yes, remove Kim").click()
    expect(page.locator('[data-seat="1"]')).to_contain_text("Free seat")
    assert door(ann, table) != old
    kim.go(old)
    expect(kim.page.get_by_text("This invitation leads nowhere")).to_be_visible()

    page.get_by_role("button", name="Start with two").click()
    expect(page.locator(".token").first).to_be_visible()
    assert [one["kind"] for one in ann.get(f"/api/tables/{table}")["seats"]] == ["person", "bot"]


def test_play_now_seats_two_browsers_together_and_open_tables_are_joined(arrive: Arrive) -> None:
    ann, ben, cleo = arrive("Ann"), arrive("Ben", PHONE, theme="dark"), arrive("Cleo")
    for guest in (ann, ben):
        page = guest.go("/")
        page.get_by_role("button", name="Find others").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("combobox").select_option("dungeons")
        expect(dialog).to_contain_text("All are at the table at the same time: 90 seconds")
        sound(page)
        dialog.get_by_role("button", name="Find others").click()
        expect(page).to_have_url(re.compile("/table/"))
        if guest is ann:
            expect(page.get_by_role("heading", name="Looking for others …")).to_be_visible()
            expect(page.get_by_role("main")).to_contain_text("bots take the free seats in")
            sound(page)
    assert ann.page.url == ben.page.url
    for guest in (ann, ben):
        expect(guest.page.locator(".token, [data-number]").first).to_be_visible()

    table = opened(cleo, ME, bot("steady"), LINK, pace=BY_DAY, is_open=True)
    page = ann.go("/")
    open_tables = page.get_by_role("region", name="Open tables")
    expect(open_tables).to_contain_text("2 of 3 · by the day")
    sound(page)
    open_tables.get_by_role("button", name=re.compile("Join Cleo")).first.click()
    expect(page).to_have_url(re.compile(f"/table/{table}"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Everybody is here.")


@pytest.mark.long
def test_a_new_table_says_the_whole_rule_of_its_pace(arrive: Arrive) -> None:
    ann = arrive("Ann", PHONE, theme="dark")
    page = ann.go("/new/lost-cities")
    expect(page.get_by_role("radiogroup", name="Pace")).to_have_count(0)  # among bots
    page.get_by_role("button", name="Add a friend or a bot").click()
    page.get_by_role("dialog").get_by_text("A friend by link").click()
    page.get_by_role("dialog").get_by_role("button", name="Add the seat").click()
    page.get_by_role("radiogroup", name="Pace").get_by_text("Relaxed").click()
    page.get_by_role("radio", name="The others decide").click()
    expect(page.locator(".pace.isOn")).to_contain_text(
        "When time is up, the others decide: wait, or let a bot make that one move."
    )
    page.get_by_role("radio", name="Everybody").click()
    page.get_by_role("switch", name="Rated").click()
    page.get_by_role("switch", name="Others may watch").click()
    sound(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    view = ann.get(f"/api/tables/{page.url.split('/')[-1]}")
    assert view["pace"] == {"kind": "relaxed", "step": 1800.0, "when_out": "others"}
    assert (view["is_open"], view["is_rated"], view["can_watch"]) == (True, True, False)
