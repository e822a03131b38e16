"""The end, with everything that moves: counted once, to its end, whatever happens meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import (
    LAPTOP,
    LINK,
    ME,
    PHONE,
    SIDEWAYS,
    Arrive,
    Guest,
    bot,
    click_on,
)

SIZES = {"laptop": LAPTOP, "sideways": SIDEWAYS, "phone": PHONE}
SOON = 180_000  # a whole game, on a busy machine
#: Game, who else plays, options: small ones, so that a whole game is quick.
GAMES = {
    "lost-cities": ("lost-cities", [bot("random")], {}),
    "my-city": ("my-city", [bot("random")], {"map": "1"}),
    "dungeons": ("dungeons", [bot("random")], {"adventure": "clumsy-cultists"}),
    "dungeons-alone": ("dungeons", [], {"adventure": "annoyed-animals"}),
    "escape": ("escape", [bot("random")], {"difficulty": "easy"}),
}
#: Keeps what the end page has shown, from first to last.
DIARY = """() => {
  window.diary = [];
  const look = () => {
    const end = document.querySelector("div.end");
    const note = end ? end.querySelectorAll(".pad tbody .value").length : -1;
    if (window.diary.at(-1) !== note) window.diary.push(note);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def play_to_the_end(page: Page) -> None:
    """By clicking; the end itself gets no click."""
    page.wait_for_selector(".desktop, .handheld, dialog .new-rules")
    click_on(page, "div.end")
    page.wait_for_selector("div.end", timeout=SOON)


def expect_the_verdict(page: Page) -> None:
    expect(page.locator("div.end [data-verdict]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_its_verdict_without_a_click(
    arrive: Arrive, game: str, size: dict[str, int]
) -> None:
    name, others, options = GAMES[game]
    ada = arrive("Ada", size, pace="fast")
    page = ada.go(f"/table/{ada.open(name, ME, *others, **options)}")
    play_to_the_end(page)
    expect_the_verdict(page)


def two_who_end_their_game(arrive: Arrive) -> tuple[Guest, Guest, str]:
    """Both at the last moment of a game: the first has ended it, the second is about to."""
    ada, ben = arrive("Ada"), arrive("Ben")
    table = ada.open("my-city", ME, LINK, map="1")
    ben.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    for guest in (ada, ben):
        page = guest.go(f"/table/{table}")
        page.locator("dialog .new-rules button.go").click()
        page.locator("button.own", has_text="End").first.click()
        page.evaluate(DIARY)
    for guest in (ada, ben):
        guest.page.locator("button.go:visible").first.click()
    return ada, ben, table


def test_the_counting_goes_on_while_people_come_and_go_and_ask_for_a_rematch(
    arrive: Arrive,
) -> None:
    ada, ben, table = two_who_end_their_game(arrive)
    expect(ada.page.locator(".pad tbody .value")).not_to_have_count(0)
    arrive("Eve").go(f"/table/{table}")
    ben.post(f"/api/tables/{table}/rematch", {})
    ben.page.close()
    expect(ada.page.locator("div.end button.go")).to_have_text(re.compile("To the rematch"))
    expect_the_verdict(ada.page)
    diary = ada.page.evaluate("window.diary")
    counted = [note for note in diary if note >= 0]
    assert diary[-len(counted) :] == counted, "once there, the end page stays"
    assert counted == sorted(counted)
    assert len(counted) > 3, "line by line"


def test_everybody_sees_the_counting_once_and_after_a_reload_the_verdict_at_once(
    arrive: Arrive,
) -> None:
    ada, ben, _ = two_who_end_their_game(arrive)
    for guest in (ada, ben):
        expect_the_verdict(guest.page)
        assert len(guest.page.evaluate("window.diary")) > 3
        guest.page.add_init_script(f"addEventListener('DOMContentLoaded', {DIARY})")
        guest.page.reload()
        expect_the_verdict(guest.page)
        assert len([note for note in guest.page.evaluate("window.diary") if note >= 0]) == 1


def test_who_wants_it_calm_sees_the_verdict_at_once(arrive: Arrive) -> None:
    ada = arrive("Ada", is_calm=True)
    page = ada.go(f"/table/{ada.open('my-city', ME, map='1')}")
    page.evaluate(DIARY)
    play_to_the_end(page)
    expect_the_verdict(page)
    assert len([note for note in page.evaluate("window.diary") if note >= 0]) == 1
