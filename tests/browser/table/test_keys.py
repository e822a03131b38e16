"""The keys of the table: what they do, and that the help names each."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import ANSWERED, ME, PHONE, Arrive, bot, number, settled

KEYS = Path(__file__).parents[3] / "web" / "src" / "table" / "keys.ts"


def test_the_help_names_every_key(arrive: Arrive) -> None:
    ada = arrive("Ada")
    page = ada.go(f"/table/{ada.open('lost-cities', ME, bot('random'))}")
    page.get_by_role("button", name="Menu").click()
    shown = page.locator("kbd").all_inner_texts()
    caps = re.findall(r'cap: "([^"]+)"', KEYS.read_text(encoding="utf-8"))
    assert {"M", "H", "R", "F", "U", "T", "?", "0–9"} <= set(caps)
    assert sorted(shown) == sorted(caps)
    assert all(text.strip() and "key-" not in text for text in page.locator("dd").all_inner_texts())


def test_moves_take_the_place_of_hints_and_hints_theirs(arrive: Arrive) -> None:
    ada = arrive("Ada")
    body = {
        "game": "lost-cities",
        "seats": [ME, bot("random")],
        "options": {},
        "hints": True,
    }
    table = ada.post("/api/tables", body)["table"]
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    hints, moves = page.locator("section.hints"), page.get_by_role("listbox")
    page.keyboard.press("h")
    expect(hints).to_be_visible()
    page.keyboard.press("m")
    expect(moves).to_be_visible()
    expect(hints).to_have_count(0)
    page.locator("[aria-keyshortcuts=h]").click()
    expect(hints).to_be_visible()
    page.locator("[aria-keyshortcuts=m]").click()
    expect(moves).to_be_visible()
    before = number(page)
    moves.get_by_role("option").first.click()
    expect(page.locator("button.go")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=before)


def test_the_back_key_closes_what_is_open_and_then_leaves_the_table(arrive: Arrive) -> None:
    ada = arrive("Ada", PHONE, pace="fast")
    plan = {"game": "escape", "seats": [ME, bot("random")], "hints": True}
    table = ada.post("/api/tables", plan)["table"]
    page = ada.go("/")
    settled(page)
    page.locator(f"a[href$='/table/{table}']").first.click()
    page.wait_for_url(f"**/table/{table}")
    assert ada.wait_for_turn()
    for opener, opened in (
        (".strip [aria-keyshortcuts=h]", "section.hints"),
        ("[data-chip='1']", "dialog.full"),
        (".tallies button, button.tallies", ".unfolded"),
        (".strip > button.square", "dialog[open]"),
    ):
        page.locator(opener).first.click()
        expect(page.locator(opened)).to_be_visible()
        page.evaluate("() => history.back()")
        expect(page.locator(opened)).to_have_count(0)
        assert page.url.endswith(table)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] button[aria-label=Close]").click()  # leaves no step behind
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function("() => !history.state?.isOver")
    page.evaluate("() => history.back()")
    page.wait_for_url(ada.server.url + "/")
