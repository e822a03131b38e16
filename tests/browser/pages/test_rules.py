"""The rules of every game: cards to try, words to look up, a page to print, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rollwrite.catalogue import BY_ID, GAMES
from rollwrite.kernel.seen.view import Message
from rollwrite.kernel.taught.reminder import reminder_of
from rollwrite.words import Words
from tests.browser.people import DESK, ME, PHONE, Arrive, bot, settled
from tests.browser.pupil import violations

EVERY = [
    pytest.param(
        game.id,
        language,
        size,
        id=f"{game.id}-{language}-{size['width']}",
        marks=[] if (game.id, language, size) == ("my-city", "de", PHONE) else [pytest.mark.long],
    )
    for game in GAMES
    for language in ("en", "de")
    for size in (PHONE, DESK)
]


@pytest.mark.parametrize(("game", "language", "size"), EVERY)
def test_every_card_can_be_tried_found_and_printed(
    arrive: Arrive, game: str, language: str, size: dict[str, int]
) -> None:
    ada = arrive("Ada", size, language, pace="fast")
    page, rules = ada.go(f"/rules/{game}"), BY_ID[game].rules()
    words = Words(language, BY_ID[game])
    cards = page.locator("article.card")
    expect(cards).to_have_count(len(rules))
    expect(page.locator("article.card .try")).to_have_count(len(rules))
    expect(page.locator("#glossary + dl dt")).to_have_count(len(reminder_of(BY_ID[game]).terms))
    settled(page)
    assert violations(page) == []
    is_printed(page, len(rules))
    last = rules[-1].id
    page.get_by_role("searchbox").fill(words.say(Message(f"rules-{last}")))
    expect(page.locator(f"article.card#{last}")).to_be_visible()
    page.locator(f"article.card#{last} .try").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert ada.wait_for_turn()
    table = ada.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["is_practice"]
    assert table["has_hints"]


def is_printed(page: Page, count: int) -> None:
    """One sheet of cards and words: nothing of the screen around them, nothing cut off."""
    page.emulate_media(media="print")
    assert page.locator("article.card:visible").count() == count
    for gone in ("nav.contents", "header", ".try", "input[type=search]", "main > aside"):
        assert page.locator(f"{gone}:visible").count() == 0, gone
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    page.emulate_media(media="screen")


@pytest.mark.long
@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("de", PHONE)])
def test_a_reminder_and_the_words_lie_beside_every_table(
    arrive: Arrive, game: str, language: str, size: dict[str, int]
) -> None:
    ada = arrive("Ada", size, language, pace="fast")
    page, known = ada.go(f"/table/{ada.open(game, ME, bot('random'))}"), reminder_of(BY_ID[game])
    assert ada.wait_for_turn()
    page.keyboard.press("g")
    beside = page.locator("aside.reminder")
    expect(beside.locator("li")).to_have_count(known.length)
    assert violations(page) == []
    beside.get_by_role("radio").nth(1).click()
    expect(beside.locator("dt")).to_have_count(len(known.terms))
    assert ada.owes(), "one plays on while it lies there"
