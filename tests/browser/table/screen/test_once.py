"""Nothing is offered twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, ME, PHONE, Arrive, bot


@pytest.mark.parametrize(
    "size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)], ids=["desk", "phone"]
)
def test_a_picked_button_and_the_one_that_confirms_it_are_the_same(
    arrive: Arrive, size: dict[str, int]
) -> None:
    ada = arrive("Ada", size)
    ada.go(f"/table/{ada.open('lost-cities', ME, bot('random'))}")
    refuse = ada.page.locator("button", has_text="Refuse")
    expect(refuse).to_have_count(1)
    refuse.click()
    expect(ada.page.locator("button.go", has_text="Refuse")).to_be_visible()
    expect(refuse).to_have_count(1)
    assert refuse.inner_text().count("Refuse") == 1
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.locator("button.own", has_text="Refuse")).to_be_visible()


def test_a_button_picked_by_key_hands_the_focus_to_the_one_that_confirms(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.go(f"/table/{ada.open('lost-cities', ME, bot('random'))}")
    refuse = ada.page.locator("button.own")
    refuse.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("button.go")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("main.pass, [data-number]").first).to_be_visible()
    expect(ada.page.locator("button.go", has_text="Refuse")).to_have_count(0)
