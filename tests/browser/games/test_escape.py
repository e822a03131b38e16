"""A cooperative game in real browsers: places of dice, ways, walks, the shared sheet, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from rollwrite.catalogue import BY_ID
from rollwrite.cli.records import verified_rolls
from rollwrite.kernel.kept import record as records
from tests.browser.people import DESK, LINK, ME, PHONE, Arrive, Guest, bot, click_on

pytestmark = pytest.mark.long  # make screens

GAME = "escape"
EASY = {"difficulty": "easy"}
KEEP, OVER = "[data-way=kept]", "div.end"


def sit_down(guest: Guest, table: str) -> Page:
    return guest.go(f"/table/{table}")


def start(arrive: Arrive, size: dict[str, int] = DESK, wanted: str = KEEP, count: int = 2) -> Page:
    """Alone with a bot, until two dice are to be kept or pooled, or something else is there."""
    ada = arrive("Ada", size, pace="fast")
    page = sit_down(ada, ada.open(GAME, ME, bot("random"), **EASY))
    click_on(page, wanted, count)
    expect(page.locator(wanted).nth(count - 1)).to_be_attached()
    return page


def drag(page: Page, what: Locator, to: Locator) -> None:
    """By mouse, in small steps, as a hand does it."""
    start_box, end_box = what.bounding_box(), to.bounding_box()
    assert start_box
    assert end_box
    page.mouse.move(start_box["x"] + start_box["width"] / 2, start_box["y"] + 20)
    page.mouse.down()
    end = end_box["x"] + end_box["width"] / 2, end_box["y"] + end_box["height"] / 2
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def record_of(guest: Guest, table: str) -> records.Record:
    answer = guest.context.request.get(f"{guest.server.url}/api/tables/{table}/record")
    return records.read(answer.text(), BY_ID)


# -- a whole game ---------------------------------------------------------------------------


def test_three_browsers_win_or_lose_a_whole_game_together(arrive: Arrive) -> None:
    ada, cleo = (arrive(name, pace="fast") for name in ("Ada", "Cleo"))
    ben = arrive("Ben", PHONE, language="de", pace="fast")
    table = ada.open(GAME, ME, LINK, LINK, **EASY)
    ben.take_free_seat(ada, table)
    cleo.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    expect(ada.page.locator("[data-about='difficulty easy']")).to_contain_text("20")
    ada.page.locator("button.go").click()
    people = (ada, ben, cleo)
    for guest in people:
        guest.go(f"/table/{table}")
        guest.page.wait_for_selector(".desktop, .handheld")
        click_on(guest.page, OVER)
    for guest in people:
        guest.page.wait_for_selector("div.end", timeout=180_000)
    found = record_of(ada, table)
    assert verified_rolls(BY_ID[GAME], found) > 20
    for guest, words in zip(people, ("together", "gemeinsam", "together"), strict=True):
        end = guest.page.locator("div.end")
        expect(end.locator("h1").first).to_contain_text(words)
        expect(end.locator(".crown")).to_have_count(0)
        expect(end.locator(".pad thead th")).to_have_count(1)
    ada.page.goto(f"{ada.server.url}/replay/{table}")
    expect(ada.page.get_by_role("button", name=re.compile("Team"))).to_be_visible()


# -- dice and their places ------------------------------------------------------------------


def test_a_die_is_kept_by_its_switch_and_taken_back(arrive: Arrive) -> None:
    page = start(arrive)
    kept = page.locator("[data-place=kept]")
    before = kept.get_attribute("aria-label") or ""
    page.locator(KEEP).first.click()
    expect(page.locator(KEEP)).to_have_count(1)
    expect(kept).not_to_have_attribute("aria-label", before)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(KEEP)).to_have_count(2)


@pytest.mark.parametrize(
    "size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)], ids=["desk", "phone"]
)
def test_a_die_is_dragged_into_the_pool(arrive: Arrive, size: dict[str, int]) -> None:
    page = start(arrive, size)
    die = page.locator(".token.lit").first
    name = die.get_attribute("data-die")
    drag(page, die, page.locator("[data-place=pool]"))
    expect(page.locator(f"[data-die={name}]")).to_have_count(0)
    expect(page.locator("[data-place=pool]")).not_to_have_attribute("aria-label", "Pool: empty")


def test_a_die_is_tapped_and_then_its_place(arrive: Arrive) -> None:
    page = start(arrive)
    die = page.locator(".token.lit").first
    name = die.get_attribute("data-die")
    die.click()
    expect(page.locator(f"[data-die={name}][aria-pressed=true]")).to_be_visible()
    page.locator("[data-place=kept]").click()
    expect(page.locator(f"[data-die={name}]")).to_have_count(0)


def test_the_switches_are_large_enough_for_a_thumb(arrive: Arrive) -> None:
    page = start(arrive, PHONE)
    boxes = [way.bounding_box() for way in page.locator("[data-way]").all()]
    assert all(box and box["width"] >= 56 and box["height"] >= 44 for box in boxes)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# -- moving ---------------------------------------------------------------------------------


def test_an_adventurer_is_dragged_and_its_price_is_seen_before_it_goes(arrive: Arrive) -> None:
    page = start(arrive, wanted="rect.handle", count=1)
    chamber = page.locator(".me g.spot[data-spot^=chamber]").first
    name = chamber.get_attribute("data-spot")
    drag(page, page.locator("rect.handle"), chamber)
    expect(page.locator("[data-price]").or_(page.locator("[data-either]")).first).to_be_visible()
    standing = page.locator(f".me [data-mark={name}][data-glyph=adventurer-1]")
    if page.locator("[data-either]").count():
        page.locator("[data-either]").first.click()
    expect(page.locator("[data-price]")).to_be_visible()
    page.locator("button.go:visible").click()
    expect(page.locator("[data-price]")).to_have_count(0)
    expect(standing).to_have_count(1)


# -- the shared sheet -----------------------------------------------------------------------


def test_on_a_phone_the_team_sheet_unfolds_from_its_strip(arrive: Arrive) -> None:
    page = start(arrive, PHONE)
    strip = page.locator("button.tallies")
    expect(strip).to_contain_text(re.compile(r"Round \d of 9"))
    expect(page.get_by_role("group", name="Team", exact=True)).to_have_count(0)
    strip.click()
    expect(page.get_by_role("group", name="Team", exact=True)).to_be_visible()
    page.get_by_role("button", name="Back to your sheet").click()
    expect(page.get_by_role("group", name="Your sheet")).to_be_visible()


def test_others_watch_each_step_as_it_is_made(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    table = ada.open(GAME, ME, LINK, **EASY)
    ben.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    pages = [sit_down(guest, table) for guest in (ada, ben)]
    for page in pages:
        click_on(page, KEEP, 2)
    both = pages[0].locator(KEEP), pages[1].locator(KEEP)
    while max(some.count() for some in both) < 2:
        pages[0].wait_for_timeout(50)
    deciding = next(page for page in pages if page.locator(KEEP).count() == 2)
    watching = next(page for page in pages if page is not deciding)
    expect(watching.locator(".token")).to_have_count(2)
    deciding.locator(KEEP).first.click()
    expect(watching.locator(".token")).to_have_count(1)
    deciding.get_by_role("button", name="Take back").click()
    expect(watching.locator(".token")).to_have_count(2)


# -- choosing a game ------------------------------------------------------------------------


def test_a_phrase_is_heard_by_a_partner_in_the_partners_language(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben", PHONE, language="de")
    table = ada.open(GAME, ME, LINK, **EASY)
    ben.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    pages = [sit_down(guest, table) for guest in (ada, ben)]
    pages[0].get_by_role("button", name="Say it with a sign").click()
    pages[0].locator(".say button", has_text="Wait").click()
    expect(pages[1].locator(".bubble")).to_have_text("Warte")


def test_hints_are_asked_for_and_one_is_taken(arrive: Arrive) -> None:
    ada = arrive("Ada")
    plan = {"game": GAME, "options": EASY, "hints": True, "seats": [ME, bot("random")]}
    page = sit_down(ada, ada.post("/api/tables", plan)["table"])
    page.locator("button.bulb").click()
    first = page.locator(".hints li button").first
    expect(first).to_contain_text("your team wins")
    first.click()
    expect(page.locator(".hints button[aria-pressed=true]")).to_have_count(1)


def test_a_variant_is_explained_when_it_is_chosen(arrive: Arrive) -> None:
    ada = arrive("Ada")
    page = ada.go(f"/new/{GAME}")
    page.get_by_text("Locked passages", exact=True).click()
    expect(page.locator("[data-about='variant locked']")).to_contain_text("close")
    page.get_by_text("Hard", exact=True).click()
    expect(page.locator("[data-about='difficulty hard']")).to_contain_text("28")


# -- for everybody --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, marks=pytest.mark.long), PHONE], ids=["desk", "phone"]
)
def test_the_table_is_accessible(arrive: Arrive, size: dict[str, int]) -> None:
    page = start(arrive, size)
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    assert not [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]
