"""The page about oneself: results, rating, rivals; and showing that it is oneself."""

from __future__ import annotations

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.browser.pages.test_accounts import PASSWORD, by_name, give_authenticator
from tests.browser.pages.test_pages import violations
from tests.browser.people import DESK, ME, PHONE, SIDEWAYS, Arrive, Guest, bot
from tests.server.house import Server
from tests.server.people.played import played_for_months

LONG = pytest.mark.long
HEADED = {
    "en": ("Against bots", "Against people", "By seats"),
    "de": ("Gegen Bots", "Gegen Leute", "Nach Plätzen"),
}
SAID = {"en": ("too early to say", "give or take"), "de": ("noch zu früh", "plus.minus")}


def with_history(own_server: Server, ada: Guest) -> None:
    others = [own_server.guest(name) for name in ("Ben", "Kim", "Lea")]
    person = ada.person()
    own_server.stop()
    played_for_months(own_server, person, others, lost_cities=30, dungeons=3)
    own_server.start()


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (PHONE, "de", "dark"),
        pytest.param(DESK, "en", "light", marks=LONG),
        pytest.param(DESK, "de", "dark", marks=LONG),
        pytest.param(PHONE, "en", "light", marks=LONG),
        pytest.param(SIDEWAYS, "en", "dark", marks=LONG),
    ],
)
def test_a_profile_shows_results_a_rating_with_its_doubt_and_rivals(
    arrive: Arrive, own_server: Server, size: dict[str, int], language: str, theme: str
) -> None:
    ada = arrive("Ada", size, language, theme, at=own_server)
    with_history(own_server, ada)
    table = ada.open("lost-cities", ME, bot("random"))
    while 0 not in ada.get(f"/api/tables/{table}")["view"]["waiting"]:
        ada.page.wait_for_timeout(100)
    page = ada.go("/history")
    early, give = SAID[language]
    expect(page.get_by_text(re.compile(rf"\d{{4}}, {give} \d+")).first).to_be_visible()
    expect(page.get_by_text(early)).to_be_visible()
    expect(page.locator(".row.isMine")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("radio", name="Lost Cities").click()
    ruler = page.get_by_role("img", name=re.compile(rf"\d{{4}}, {give} \d+.* Merciless|Gnadenlos"))
    expect(ruler).to_be_visible()
    expect(page.locator("figure")).to_have_count(3)
    for title in HEADED[language]:  # against levels, against people, by how many sat there
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    for figure in page.locator("figure").all():
        figure.locator("summary").click()
        expect(figure.locator("table")).to_be_visible()
    assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.get_by_role("radio", name=re.compile("^Dungeons")).click()
    expect(page.get_by_text(early)).to_be_visible()
    expect(page.get_by_text(re.compile(rf"\d{{4}}, {give}"))).to_have_count(0)


@pytest.mark.long
def test_a_table_that_was_put_away_is_found_in_the_history_and_put_back(arrive: Arrive) -> None:
    ada = arrive("Ada", PHONE)
    table = ada.open("my-city", ME)
    person = ada.person()
    with person.at(table) as sitting:
        assert sitting.play("step", move="end", commit=True)["type"] == "done"
        sitting.view_where(status="over")
    person.post(f"/api/me/tables/{table}/archive", {"is_archived": True})
    page = ada.go("/history")
    page.get_by_text("One table put away").click()
    page.get_by_role("button", name=re.compile("^More about")).click()
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_text("One table put away")).to_have_count(0)
    assert [row["id"] for row in ada.get("/api/me")["tables"]] == [table]


@pytest.mark.long
def test_an_open_page_asks_who_it_is_before_it_changes_how_one_gets_in(
    arrive: Arrive, own_server: Server
) -> None:
    ada = arrive("Ada", PHONE, at=by_name(own_server))
    give_authenticator(ada)
    page = ada.go("/settings/account")
    page.get_by_role("button", name="Make one").click()
    expect(page.locator(".codes li")).to_have_count(6)
    ada.post("/api/account/password", {"password": PASSWORD})
    with sqlite3.connect(own_server.data / "tables.sqlite", timeout=30) as database:
        database.execute("UPDATE keys SET proved = 0")
    page = ada.go("/settings/account")
    page.get_by_role("button", name="New ones").click()
    asked = page.get_by_role("dialog", name="Is it you?")
    expect(asked).to_be_visible()
    assert violations(page) == []
    asked.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Show first that it is you.").first).to_be_visible()
    page.get_by_role("button", name="New ones").click()
    asked.get_by_label("Password").fill("not the password")
    asked.get_by_role("button", name="Show it with the password").click()
    expect(asked.get_by_role("alert")).to_have_text("This is not your password.")
    asked.get_by_role("button", name="Show it with a passkey").click()
    expect(asked).to_have_count(0)
    expect(page.locator(".codes li")).to_have_count(6)
