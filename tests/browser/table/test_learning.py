"""Learning at the real table: lessons offered, firsts told, rules tried, positions practised."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rollwrite.catalogue import GAMES
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.words import LANGUAGES, Words
from tests.browser.people import (
    DESK,
    LAPTOP,
    LINK,
    ME,
    PHONE,
    SIDEWAYS,
    Arrive,
    Guest,
    bot,
)
from tests.browser.pupil import UPRIGHT, Pupil, violations
from tests.browser.table.test_heard import LISTEN

OFFER = "dialog .offer"
SHEET = "[data-sheet='0']"


def sit_down(guest: Guest, game: str, **options: str) -> Page:
    return guest.go(f"/table/{guest.open(game, ME, bot('random'), **options)}")


def test_who_jumps_into_a_later_game_is_offered_the_basics_first_and_comes_back(
    arrive: Arrive,
) -> None:
    ada = arrive("Ada", UPRIGHT, is_new=True, is_calm=True)
    page = sit_down(ada, "my-city", map="4")
    offer = page.locator(OFFER)
    expect(offer.locator("b")).to_have_text("First roofs")
    assert violations(page) == []
    here = page.url
    for following in ("Quarters", "First bells"):
        offer.locator("button.go").click()
        expect(page.get_by_role("progressbar")).to_be_visible()
        page.get_by_role("link", name="Leave the lesson").click()
        expect(page).to_have_url(here)
        expect(offer.locator("b")).to_have_text(following)
    offer.get_by_role("button", name="Just play").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-open]")
    page.wait_for_timeout(700)
    expect(offer).to_have_count(0)
    assert "my-city no-churches" in ada.get("/api/me/learned")["learned"]


@pytest.mark.long
def test_where_clocks_run_a_lesson_is_offered_before_the_start_and_in_its_drawer(
    arrive: Arrive,
) -> None:
    ada, ben = arrive("Ada", DESK, is_new=True), arrive("Ben", DESK)
    seats, pace = [ME, LINK], {"kind": "live", "step": 90.0, "when_out": "bot"}
    body = {"game": "lost-cities", "seats": seats, "pace": pace}
    table = str(ada.post("/api/tables", body)["table"])
    ben.take_free_seat(ada, table)
    page = ada.go(f"/table/{table}")
    card = page.get_by_role("region", name="New to Lost Cities?")
    expect(card).to_contain_text("before the clocks run")
    assert violations(page) == []
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".token")
    page.wait_for_timeout(700)
    expect(page.locator("dialog[open]")).to_have_count(0)

    page = ada.go("/")
    page.get_by_role("link", name="Lessons").click()
    expect(page).to_have_url(re.compile("/lessons$"))
    game = page.get_by_role("region", name="Lost Cities")
    game.get_by_role("button", name=re.compile("^Learn: ")).first.click()
    expect(page.get_by_role("progressbar")).to_be_visible()


def test_who_knows_the_game_is_told_nothing_more(arrive: Arrive) -> None:
    page = sit_down(arrive("Ada", DESK, is_new=True), "escape")
    page.locator(OFFER).get_by_role("button", name="I know this game").click()
    expect(page.locator(OFFER)).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def refuse(page: Page) -> None:
    page.locator("button.own", has_text="Refuse").first.click()
    page.locator("button.go:visible").first.click()


FIRSTS = [
    Words(language, game).say(first.words)
    for game in GAMES
    for first in firsts_of(game)
    for language in LANGUAGES
]
# Of some lines those that do not fit where the one lies that is told now.
CUT = """lines => {
  const span = [...document.querySelectorAll("button.first span")].find(
    one => one.getClientRects().length);
  const [text, around] = [span.firstChild, span.closest("h1, .prompt").getBoundingClientRect()];
  const told = text.data;
  const cut = lines.filter(line => {
    text.data = line;
    const { bottom } = span.getBoundingClientRect();
    return span.scrollHeight > span.clientHeight + 1 || bottom > around.bottom + 1;
  });
  text.data = told;
  return cut;
}"""


def test_what_happens_for_the_first_time_is_told_in_a_line_once(arrive: Arrive) -> None:
    """Seen and heard; nothing moves, nothing is covered, no line of any game is cut."""
    ada = arrive("Ada", DESK, is_new=True, pace="fast")
    page = sit_down(ada, "lost-cities")
    page.locator(OFFER).get_by_role("button", name="Just play").click()
    assert ada.wait_for_turn()
    before = page.locator(SHEET).first.bounding_box()
    tray = page.locator(".tray").first.bounding_box()
    page.evaluate(LISTEN)
    refuse(page)
    line = page.get_by_text("Your first refusal", exact=False)
    expect(line.locator("visible=true").first).to_be_visible()
    assert any("Your first refusal" in one for one in page.evaluate("() => window.said"))
    assert page.locator(SHEET).first.bounding_box() == before
    assert page.locator(".tray").first.bounding_box() == tray
    for screen in (PHONE, SIDEWAYS, LAPTOP, DESK):
        page.set_viewport_size(screen)  # type: ignore[arg-type]
        expect(page.locator("button.first:visible")).to_have_count(1)
        cut = page.evaluate(CUT, FIRSTS)
        assert not cut, (screen, cut)
    page.locator("button.first:visible").press("Enter")
    rule = page.get_by_role("dialog", name="Refusing")
    expect(rule.get_by_role("link", name="Rule: Refusing")).to_be_visible()
    expect(rule.locator(".example svg").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    page.wait_for_function("() => !history.state?.isOver")  # the way back is one of its own
    page.reload()
    assert ada.wait_for_turn()
    refuse(page)
    page.wait_for_timeout(1500)
    expect(line.locator("visible=true")).to_have_count(0)


@pytest.mark.long
def test_a_line_about_a_first_time_is_whole_on_a_low_desk(arrive: Arrive) -> None:
    """Where what is asked has two rows, it makes room."""
    ada = arrive("Ada", LAPTOP, language="de", is_new=True, pace="fast")
    page = sit_down(ada, "my-city")
    page.locator(OFFER).get_by_role("button", name="Einfach spielen").click()
    assert ada.wait_for_turn()
    page.locator("button.own", has_text="Auslassen").first.click()
    page.locator("button.go:visible").first.click()
    expect(page.locator("button.first:visible")).to_have_count(1)
    assert page.evaluate(CUT, FIRSTS) == []


def test_who_switches_it_off_is_told_nothing(arrive: Arrive) -> None:
    ada = arrive("Ada", DESK, is_new=True, pace="fast")
    page = ada.go("/settings")
    page.get_by_role("switch", name="Explain new things").click()
    page = sit_down(ada, "lost-cities")
    assert ada.wait_for_turn()
    refuse(page)
    expect(page.get_by_text("refused", exact=False).first).to_be_visible()
    assert ada.wait_for_turn()
    expect(page.get_by_text("Your first refusal", exact=False)).to_have_count(0)
    expect(page.locator(OFFER)).to_have_count(0)


def test_a_rule_is_found_tried_taken_back_and_explained(arrive: Arrive) -> None:
    ada = arrive("Ada", DESK, pace="fast")
    page = ada.go("/rules/lost-cities")
    cards = page.locator("article.card")
    expect(cards.nth(9)).to_be_visible()
    page.get_by_role("searchbox").fill("circle doubles")
    expect(page.get_by_role("status").filter(has_text="found")).to_have_count(1)
    page.get_by_role("searchbox").fill("repeated")
    expect(cards).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="Try it: Arrows").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert ada.wait_for_turn()
    rule = page.get_by_role("dialog", name="Arrows")
    expect(rule).to_contain_text("Nothing counts here")
    assert violations(page) == []
    rule.get_by_role("button", name="Try it").click()
    expect(rule).to_have_count(0)
    back = page.get_by_role("button", name="Take back").first
    expect(back).to_be_disabled()
    turn = page.locator("header").first.text_content()
    for _ in range(3):
        ada.play_by_keyboard()
        assert ada.wait_for_turn()
    expect(back).to_be_enabled()
    for _ in range(6):
        if back.is_disabled():
            break
        back.click()
        page.wait_for_timeout(500)
    expect(page.locator("header").first).to_have_text(turn or "")
    page.locator("[aria-keyshortcuts=h]").first.click()
    expect(page.locator(".advice")).to_contain_text(
        "The strongest level would play", timeout=60_000
    )


def test_a_reminder_lies_beside_the_table_while_one_plays(arrive: Arrive) -> None:
    ada = arrive("Ada", UPRIGHT)
    page = sit_down(ada, "lost-cities")
    assert ada.wait_for_turn()
    page.keyboard.press("g")
    page_beside = page.get_by_role("complementary", name="Beside the table")
    expect(page_beside.locator("li")).to_have_count(7)
    page_beside.get_by_role("radio", name="Words").click()
    expect(page_beside.locator("dt").first).to_have_text("Stair")
    assert violations(page) == []
    page.keyboard.press("g")
    expect(page_beside).to_have_count(0)


@pytest.mark.long
def test_a_moment_of_a_finished_game_is_practised(arrive: Arrive) -> None:
    ada = arrive("Ada", DESK, pace="fast")
    table = ada.open("my-city", ME, bot("random"), map="1")
    page = ada.go(f"/table/{table}")
    for _ in range(3):
        assert ada.wait_for_turn()
        ada.play_by_keyboard()
    page.goto(f"{ada.server.url}/replay/{table}#3")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Practise from here").click()
    page.get_by_role("radio", name="Gentle").click()
    page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert ada.wait_for_turn()
    assert ada.get(f"/api/tables/{page.url.rpartition('/')[2]}")["is_practice"]


def test_a_later_game_of_a_campaign_is_practised_from_its_menu(arrive: Arrive) -> None:
    """With what it brings along."""
    ada = arrive("Ada", DESK, pace="fast")
    body = {"game": "my-city", "seats": [ME, bot("random")], "campaign": "chapter-1"}
    table = str(ada.post("/api/tables", body)["table"])
    with ada.person().at(table) as live:
        assert live.play("step", move="end", commit=True)["type"] == "done"
        live.view_where(status="over")
        assert live.ask("next")["type"] == "done"
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Practise from here").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    assert ada.wait_for_turn()
    found = ada.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (found["is_practice"], found["options"]) == (True, {"map": "2"})


def test_what_a_lesson_points_at_is_heard_by_name(arrive: Arrive) -> None:
    """Where something is to be tapped, and where something is only to be looked at."""
    ada = arrive("Ada", UPRIGHT, pace="fast", is_calm=True)
    pupil, voice = Pupil(ada, "my-city", "first"), ada.page.locator(".unseen[role=status]")
    for _ in range(3):
        is_named = "tap the button" in pupil.seen["text"]
        if pupil.seen["rings"] and not is_named:
            expect(voice.filter(has_text=pupil.seen["text"])).to_contain_text("Pointed at: ")
        pupil.tap()


def test_score_lines_are_asked_about_by_key(arrive: Arrive) -> None:
    """One stop for the keys; arrows lead on."""
    ada = arrive("Ada", DESK, pace="fast")
    page, card = sit_down(ada, "lost-cities"), ada.page.locator("dialog.what")
    assert ada.wait_for_turn()
    lines = page.locator("[data-about^=score-]")
    assert page.locator("[data-about^=score-][tabindex='0']").count() == 1
    lines.first.focus()
    page.keyboard.press("ArrowRight")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("?")
    expect(card.locator(".example svg, .dice").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(lines.nth(1)).to_be_focused()


@pytest.mark.long
def test_what_is_left_stands_in_the_sheet_in_words_and_is_asked_about(arrive: Arrive) -> None:
    ada = arrive("Ada", UPRIGHT, pace="fast")
    page, card = sit_down(ada, "dungeons"), ada.page.locator("dialog.what")
    assert ada.wait_for_turn()
    page.keyboard.press("t")
    page.locator("[data-item=tally-lives]").focus()
    page.keyboard.press("?")
    expect(card.get_by_role("link", name=re.compile("^Rule"))).to_be_visible()
