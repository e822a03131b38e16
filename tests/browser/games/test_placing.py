"""Drawing shapes on a sheet in real browsers: turned, mirrored, passed, ended; by keyboard too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESK, ME, PHONE, Arrive, Guest, bot, click_and_wait
from tests.browser.reach import CALM

OPEN = "[data-open], button.own, div.end"


def sit_down(guest: Guest, table: str) -> Page:
    page = guest.go(f"/table/{table}")
    page.wait_for_selector(OPEN)
    return page


def click_until_it_lies(page: Page) -> None:
    """Click open cells until the shape in hand lies on one of its places.

    What others did is told first: a tap on that is none on the sheet.
    """
    page.wait_for_function(CALM)
    cells = page.locator("[data-open]")
    for index in range(cells.count()):
        if page.locator(".ghost.isFixed").count():
            return
        cells.nth(index).click(force=True)
    expect(page.locator(".ghost.isFixed")).to_be_visible()


def press(page: Page, name: str) -> None:
    """A move with a button of its own, and its confirmation."""
    page.locator("button.own", has_text=re.compile(name)).first.click()
    click_and_wait(page, page.locator("button.go:visible").first)


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, marks=pytest.mark.long), PHONE], ids=["desk", "phone"]
)
def test_a_building_is_turned_mirrored_drawn_and_the_game_ended_by_clicking(
    arrive: Arrive, size: dict[str, int]
) -> None:
    ada = arrive("Ada", size)
    table = ada.open("my-city", ME, bot("greedy"), map="1")
    page = sit_down(ada, table)
    poses: set[str | None] = set()
    rounds = 0
    while rounds < 3 or (len(poses) == 1 and rounds < 9):  # dice may fall three single cells
        rounds += 1
        page.wait_for_selector("[data-open]")
        click_until_it_lies(page)
        poses.add(page.locator("g.placing").get_attribute("data-pose"))
        for tool in (".tools .turn", ".tools .mirror"):
            if page.locator(f"{tool}[aria-disabled=false]").count():
                page.locator(tool).click()
                poses.add(page.locator("g.placing").get_attribute("data-pose"))
        click_until_it_lies(page)
        click_and_wait(page, page.locator("button.go:visible").first)
        expect(page.locator(".ghost.isFixed")).to_have_count(0)
    assert len(poses) > 1, "nothing was turned or mirrored"
    stages = len(ada.heard)
    page.wait_for_selector(OPEN)
    press(page, "Pass")
    page.wait_for_selector(OPEN)
    press(page, "End")
    page.wait_for_selector("div.end")
    assert len(ada.heard) > stages


@pytest.mark.long
def test_a_game_is_drawn_by_keyboard_alone(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = ada.open("my-city", ME, map="2")
    page = ada.go(f"/table/{table}")
    page.wait_for_selector(OPEN)
    for turn in range(1, 6):
        expect(page.locator("header").first).to_contain_text(f"turn {turn}")
        page.wait_for_selector(OPEN)
        page.keyboard.press("m")
        expect(page.get_by_role("listbox")).to_be_focused()
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        expect(page.get_by_role("listbox")).to_have_count(0)
    expect(page.locator("header").first).to_contain_text("turn 6")
    page.keyboard.press("m")
    expect(page.get_by_role("listbox")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.wait_for_selector("div.end")


def test_a_place_that_is_not_allowed_says_why(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = ada.open("my-city", ME, map="1")
    page = sit_down(ada, table)
    page.wait_for_selector("[data-open]")
    box = page.locator(".placing .field").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 20)
    expect(page.locator(".ghost.isBad")).to_be_visible()
    expect(page.locator(".prompt .isWhy")).not_to_be_empty()


def test_a_campaign_goes_from_game_to_game(arrive: Arrive) -> None:
    ada = arrive("Ada", PHONE, language="de")
    body = {"game": "my-city", "seats": [ME], "campaign": "chapter-1"}
    table = str(ada.post("/api/tables", body)["table"])
    page = ada.go(f"/table/{table}")
    for leg in (1, 2, 3):
        page.wait_for_selector("[data-open], button.own")
        press(page, "Ende|Beenden|Aufh")
        expect(page.locator("div.end [data-verdict]")).to_be_visible()
        expect(page.locator(".board").first).to_be_visible()
        if leg < 3:
            page.locator("div.end div.next .go").click()
    expect(page.locator("[data-verdict]")).to_have_text(re.compile("Punkt"))
    expect(page.locator(".board .sum")).to_be_visible()
    expect(page.locator("a.record").first).to_be_visible()
