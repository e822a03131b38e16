"""What a screen reader hears: whole games, and a device that is passed on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DEVICE, ME, PHONE, Arrive, Guest, bot, click_on

# Everything that the live regions say, from now on.
LISTEN = """() => {
  window.said = [];
  const hear = () => {
    for (const region of document.querySelectorAll(".unseen[aria-live]")) {
      const text = region.textContent.trim();
      if (text && window.said.at(-1) !== text) window.said.push(text);
    }
  };
  new MutationObserver(hear).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
  hear();
}"""
SOON = 180_000  # milliseconds, on a busy machine
STUMBLES = [r"\.\s*\.", r"[!?]\.", r"\s\.", r"undefined|null|NaN|\[object", r"[{}]", r"^\W*$"]


def said_in_a_game(ada: Guest, table: str, decisions: int) -> list[str]:
    page = ada.go(f"/table/{table}")
    page.wait_for_selector("[data-number]")
    page.evaluate(LISTEN)
    click_on(page, f"[data-number] .nothing-{decisions}")
    page.wait_for_function(
        "count => window.said.length >= count || document.querySelector('div.end')",
        arg=decisions,
        timeout=SOON,
    )
    return [str(text) for text in page.evaluate("() => window.said")]


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language"),
    [("lost-cities", "de"), ("my-city", "en"), ("dungeons", "de"), ("escape", "en")],
)
def test_what_is_said_in_a_game_reads_well(arrive: Arrive, game: str, language: str) -> None:
    ada = arrive("Ada", language=language)
    said: list[str] = []
    while len(said) <= 5:  # somebody who taps at random may stop at once
        said += said_in_a_game(ada, ada.open(game, ME, bot("random")), 60)
    stumbled = [text for text in said if any(re.search(one, text) for one in STUMBLES)]
    assert stumbled == []
    assert not [text for text in said if len(re.findall("Not rolled|nicht geworfen", text)) > 1]


def spoken(page: Page) -> str:
    return "".join(page.locator(".unseen[aria-live]").all_inner_texts()).strip()


def test_whoever_takes_the_device_hears_nothing_of_the_other_ones_choice(arrive: Arrive) -> None:
    ada = arrive("Ada", PHONE)
    table = ada.open("lost-cities", ME, DEVICE | {"name": "Ben"}, DEVICE | {"name": "Cleo"})
    page = ada.go(f"/table/{table}")
    page.wait_for_selector("main.pass, [data-number]")
    page.evaluate(LISTEN)
    covers = 0
    while covers < 3:
        page.wait_for_selector("main.pass, .token.lit, g.spot, button.own, button.go")
        if page.locator("main.pass").count():
            covers += 1
            assert spoken(page) == ""
            page.evaluate("() => document.querySelector('main.pass button')?.click()")
            expect(page.locator("main.pass")).to_have_count(0)
        elif ada.owes():
            ada.play_by_mouse()
        else:
            page.locator("button.go").first.click()
    assert page.evaluate("() => window.said.length") > 2, "each one's own choice was said to them"
