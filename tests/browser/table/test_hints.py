"""What the moves are worth, asked for during one's turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import ME, Arrive, bot, click_and_wait, click_on, settled
from tests.browser.reach import LOW, SIDEWAYS, SMALL, is_in_sight

GAMES = ("lost-cities", "my-city", "dungeons", "escape")
FURTHER = [pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:3]]


def asking(arrive: Arrive, game: str, size: dict[str, int]) -> Page:
    ada = arrive("Ada", size, pace="fast")
    plan = {"game": game, "seats": [ME, bot("random")], "hints": True}
    page = ada.go(f"/table/{ada.post('/api/tables', plan)['table']}")
    settled(page)
    assert ada.wait_for_turn()
    page.locator("[aria-keyshortcuts=h]").first.click()
    expect(page.locator(".hints li").first).to_be_visible(timeout=30_000)
    return page


@pytest.mark.parametrize("game", [*GAMES[::3], *FURTHER])
def test_a_hint_is_tapped_and_the_move_is_written_without_closing_anything(
    arrive: Arrive, game: str
) -> None:
    page = asking(arrive, game, LOW)
    assert is_in_sight(page.locator("[aria-keyshortcuts=m]").first)
    row = page.locator(".hints li button").first
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    go = page.locator("button.go")
    expect(go).to_be_visible()
    assert is_in_sight(go)


@pytest.mark.parametrize(
    "size", [pytest.param(SMALL, marks=pytest.mark.long), SIDEWAYS], ids=("small", "sideways")
)
def test_a_hint_leads_to_its_move_on_a_phone(arrive: Arrive, size: dict[str, int]) -> None:
    """The cross that closes them lies still from the first thought to the last."""
    page = asking(arrive, "lost-cities", size)
    cross = page.locator(".hints header button")
    cross.click()
    page.locator("[aria-keyshortcuts=h]").first.click()
    before = cross.bounding_box()
    expect(page.locator(".hints")).to_have_attribute("aria-busy", "false", timeout=30_000)
    assert cross.bounding_box() == before
    page.locator(".hints li button").first.click()
    go = page.locator("button.go")
    expect(go).to_be_visible()
    assert is_in_sight(go)


@pytest.mark.long
def test_rows_of_hints_stay_in_their_order_under_a_finger(arrive: Arrive) -> None:
    page = asking(arrive, "lost-cities", LOW)
    page.locator(".hints h2").hover()
    labels = page.locator(".hints .label")
    first = labels.all_inner_texts()
    expect(page.locator(".hints")).to_have_attribute("aria-busy", "false", timeout=30_000)
    assert labels.all_inner_texts()[: len(first)] == first
    assert page.locator(".hints .standing.isBest").count() == 1
    said = page.locator(".hints [role=status]")
    expect(said).to_contain_text(page.locator(".hints li:has(.isBest) .label").inner_text())


@pytest.mark.long
def test_the_best_hint_stands_first_when_all_is_thought(arrive: Arrive) -> None:
    page = asking(arrive, "lost-cities", LOW)
    expect(page.locator(".hints")).to_have_attribute("aria-busy", "false", timeout=30_000)
    expect(page.locator(".hints li").first).to_have_class(re.compile("isBest"))


# How few rows there were at any moment from now on.
FEWEST = """() => {
  window.fewest = Infinity;
  const rows = () => document.querySelectorAll(".hints li button").length;
  const look = () => (window.fewest = Math.min(window.fewest, rows()));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.long
def test_hints_keep_what_still_holds_after_a_step_of_ones_own(arrive: Arrive) -> None:
    """ES-A3: with one die kept or pooled, what is known of the other stays in sight."""
    page = asking(arrive, "escape", LOW)
    page.locator(".hints header button").click()
    click_on(page, "[data-way]", 4)
    expect(page.locator("[data-way]").nth(3)).to_be_attached()
    page.locator("[aria-keyshortcuts=h]").first.click()
    rows, panel = page.locator(".hints li button"), page.locator(".hints")
    expect(rows.nth(1)).to_be_visible()
    expect(panel).to_have_attribute("aria-busy", "false", timeout=30_000)
    left = page.locator("[data-way]").count() - 2  # those of the other die
    box = panel.bounding_box()
    rows.first.click()
    page.evaluate(FEWEST)
    page.locator("button.go[aria-disabled=false]").click()
    expect(rows).to_have_count(left)
    expect(panel).to_have_attribute("aria-busy", "false")
    assert page.evaluate("() => window.fewest") == left
    assert panel.bounding_box() == box


@pytest.mark.long
def test_hints_close_with_the_turn_and_stay_closed(arrive: Arrive) -> None:
    """Also where one's next turn follows at once: who moves last is often the next to roll."""
    page = asking(arrive, "lost-cities", LOW)
    bulb = page.locator("[aria-keyshortcuts=h][aria-disabled=false]").first
    for _ in range(4):
        page.locator(".hints li button").first.click()
        click_and_wait(page, page.locator("button.go"))
        expect(page.locator(".hints")).to_have_count(0)
        expect(bulb).to_be_visible()
        expect(page.locator(".hints")).to_have_count(0)
        bulb.click()
