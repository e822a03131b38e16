"""What goes on from game to game of a campaign is seen by everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESK, ME, PHONE, Arrive, bot


def end_game(page: Page) -> None:
    """One's own part at least; the bot goes on alone."""
    page.locator("button.own", has_text="End").click()
    page.locator("button.go", has_text="End").click()


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, marks=pytest.mark.long), PHONE], ids=["desk", "phone"]
)
def test_purses_and_earlier_games_are_on_the_table(arrive: Arrive, size: dict[str, int]) -> None:
    ada = arrive("Ada", size)
    body = {"game": "my-city", "seats": [ME, bot("random")], "campaign": "chapter-3"}
    page = ada.go(f"/table/{ada.post('/api/tables', body)['table']}")
    expect(page.locator(".kept").first).to_contain_text("0")
    end_game(page)
    page.locator("div.end div.next .go").click()
    expect(page.locator(".kept", has_text="one purse").first).to_be_visible()
    expect(page.locator(".latest")).to_have_count(0)  # what was done in another game
    end_game(page)
    page.locator("div.end div.next .go").click()
    boxes = page.locator("svg.overlay.isOpen .mark")
    expect(boxes).to_have_count(2)  # games 7 and 8, on the sheet of game 9
