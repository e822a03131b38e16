"""The pages around the table, and axe-core on every page in both themes and languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.people import (
    DESK,
    LINK,
    ME,
    PHONE,
    TABLET,
    Arrive,
    Guest,
    bot,
    settled,
)

CORPUS = Path(__file__).parents[3] / "corpus" / "lost-cities"
PHONE_BY_NIGHT = ("dark", "de", PHONE)
OTHERS = [("light", "en", DESK), ("light", "de", TABLET), ("dark", "en", DESK)]


def finished_table(guest: Guest) -> str:
    """A game that the guest has played to its end."""
    table = guest.open("lost-cities", ME, bot("random"))
    guest.play_out(table)
    return table


def violations(page: Page) -> list[str]:
    settled(page)
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [PHONE_BY_NIGHT, *(pytest.param(*one, marks=pytest.mark.long) for one in OTHERS)],
)
def test_axe_finds_nothing_on_any_page(
    arrive: Arrive, theme: str, language: str, size: dict[str, int]
) -> None:
    ada = arrive("Ada", size, language, theme, pace="fast")
    running = ada.open("lost-cities", ME, bot("random"))
    waiting = ada.open("lost-cities", ME, LINK)
    over = finished_table(ada)
    pages = ["/", "/new/lost-cities", f"/table/{running}", f"/table/{waiting}", f"/table/{over}"]
    pages += [
        "/history",
        "/lessons",
        f"/replay/{over}",
        "/replay",
        "/rules/lost-cities",
        "/nowhere",
    ]
    for path in pages:
        page = ada.go(path)
        if path == f"/table/{running}":
            page.wait_for_selector(".token")
        assert violations(page) == [], path
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"{path} scrolls sideways"
        assert page.locator("html").get_attribute("lang") == language


def test_a_table_is_opened_by_clicking(arrive: Arrive) -> None:
    ada = arrive("Ada")
    page = ada.go("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada")
    page.get_by_role("link", name="Lost Cities").first.click()
    expect(page).to_have_url(re.compile("/new/lost-cities$"))
    page.get_by_role("button", name=re.compile("open the table", re.I)).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".token").first).to_be_visible()


@pytest.mark.long
def test_an_invitation_leads_to_the_seat(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben", PHONE)
    table = ada.open("lost-cities", ME, LINK)
    page = ada.go(f"/table/{table}")
    settled(page)
    key = next(s["key"] for s in ada.get(f"/api/tables/{table}")["seats"] if s["kind"] == "free")
    ben.go(f"/take/{table}/{key}")
    expect(ben.page.get_by_role("textbox")).to_have_value("Ben")  # we know each other
    ben.page.locator("button.go").click()
    expect(ben.page).to_have_url(re.compile(f"/table/{table}"))
    expect(page.get_by_text("Ben").first).to_be_visible()
    page.locator("button.go").click()
    expect(ben.page.locator(".token").first).to_be_visible()


def test_a_replay_steps_by_keys_and_slider(arrive: Arrive) -> None:
    ada = arrive("Ada", pace="fast")
    table = finished_table(ada)
    page = ada.go(f"/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.keyboard.press("Home")
    start = page.locator("svg .mark").count()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#"))
    page.keyboard.press("End")
    expect(page.locator("svg .mark").nth(start + 10)).to_be_attached()


@pytest.mark.long
def test_a_record_file_is_replayed_and_a_damaged_one_names_its_line(
    arrive: Arrive, tmp_path: Path
) -> None:
    ada = arrive("Ada")
    page = ada.go("/replay")
    good = sorted(CORPUS.glob("2-seats*"))[0]
    page.locator("input[type=file]").set_input_files(str(good))
    expect(page.get_by_role("slider")).to_be_visible()
    bad = tmp_path / "bad.txt"
    lines = good.read_text().splitlines()
    lines[20] = "1: red 99"
    bad.write_text("\n".join(lines))
    page = ada.go("/replay")
    page.locator("input[type=file]").set_input_files(str(bad))
    expect(page.get_by_text("line 21")).to_be_visible()


@pytest.mark.long
def test_rules_are_shown_in_both_languages_with_pictures_of_the_sheet(arrive: Arrive) -> None:
    for language, word in (("en", "Bridges"), ("de", "Brücken")):
        page = arrive("Ada", language=language).go("/rules/lost-cities")
        expect(page.get_by_role("heading", name=word)).to_be_visible()
        assert page.locator("figure svg").count() >= 6


def test_language_and_lamp_are_switched_and_remembered(arrive: Arrive) -> None:
    page = arrive("Ada").go("/")
    page.get_by_role("button", name="Ada: history and settings").click()
    page.get_by_role("button", name=re.compile("DE|Deutsch")).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name=re.compile("Lampe")).first.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
