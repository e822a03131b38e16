"""“What is this?”, reasons beside the finger, words for icons, sheets in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FloatRect, Locator, Page, expect

from rollwrite.catalogue import find
from tests.browser.people import DESK, ME, PHONE, SIDEWAYS, Arrive, Guest, bot
from tests.browser.reach import calm

BOX = r'<(rect|circle)[^>]*data-spot="{}"[^>]*>'
ON_SCREEN = """([x, y, seat]) => {
  const papers = [...document.querySelectorAll(`[data-sheet="${seat}"]`)];
  const paper = papers.find((one) => !one.closest("button") && one.querySelector("svg.overlay"));
  const matrix = paper.querySelector("svg.overlay").getScreenCTM();
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  return [point.x, point.y];
}"""


NOTHING_IS_CUT = """() => {
  const body = document.querySelector("dialog:has(.reader) .body");
  return body.scrollWidth <= body.clientWidth;
}"""
TOUCH = """button => button.dispatchEvent(
  new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" })
)"""


def middle(page: Page, game: str, spot: str, seat: int = 0) -> tuple[float, float]:
    """Where the middle of a spot is on the screen."""
    drawing = find(game).art.sheet(find(game).sheets[0], "en")
    found = re.search(BOX.format(spot), drawing)
    assert found, f"{spot} is not drawn"

    def at(name: str) -> float:
        value = re.search(rf'\s{name}="([^"]*)"', found[0])
        return float(value[1]) if value else 0.0

    if found[1] == "rect":
        x, y = at("x") + at("width") / 2, at("y") + at("height") / 2
    else:
        x, y = at("cx"), at("cy")
    x, y = page.evaluate(ON_SCREEN, [x, y, seat])
    return x, y


def hold(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    page.mouse.down()
    expect(page.locator("dialog.what")).to_be_visible()
    page.mouse.up()


def sitting(arrive: Arrive, game: str, size: dict[str, int] = DESK, **how: Any) -> Guest:
    ada = arrive("Ada", size, **how)
    ada.go(f"/table/{ada.open(game, ME, bot('random'))}")
    ada.page.wait_for_selector(".token, g.spot, button.own")
    assert ada.wait_for_turn()
    return ada


def is_over(card: FloatRect, x: float, y: float) -> bool:
    across = card["x"] < x < card["x"] + card["width"]
    return across and card["y"] < y < card["y"] + card["height"]


def ask_a_die_by_key(page: Page, card: Locator) -> None:
    """The question mark answers; Escape leads back to where one was."""
    die = page.locator(".token").first
    die.focus()
    page.keyboard.press("?")
    expect(card).to_contain_text("colour")
    page.keyboard.press("Escape")
    expect(die).to_be_focused()


def ask_a_die_by_mouse(page: Page, card: Locator) -> None:
    """Whoever pointed at it sees no ring afterwards: nothing was chosen."""
    page.locator(".token").nth(1).click(button="right")
    expect(card).to_contain_text("colour")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator(":focus-visible")).to_have_count(0)


def test_things_say_what_they_are_and_why_they_do_not_fit_and_a_sheet_is_read_by_keys(
    arrive: Arrive,
) -> None:
    """Each way of asking once; each of them on more screens, in more games: make screens."""
    page = sitting(arrive, "lost-cities").page
    card, tip = page.locator("dialog.what"), page.locator(".tip")
    before = page.locator("[aria-pressed=true]").count()
    hold(page, *middle(page, "lost-cities", "purple-5"))
    expect(card.get_by_role("heading")).to_have_text("Moon, step 5")
    page.keyboard.press("Escape")
    page.mouse.click(*middle(page, "lost-cities", "red-3"), button="right")
    expect(card.get_by_role("heading")).to_have_text("Flame, step 3")
    page.keyboard.press("Escape")
    ask_a_die_by_key(page, card)
    ask_a_die_by_mouse(page, card)
    assert page.locator("[aria-pressed=true]").count() == before, "nothing was played"
    expect_a_reason_beside_the_finger(page)
    page.get_by_role("button", name="Menu").hover()
    expect(tip).to_have_text("Menu")
    page.keyboard.press("t")
    items = page.locator(".reader .item")
    expect(items.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(items.nth(1)).to_be_focused()
    assert items.count() > 90
    page.keyboard.press("Escape")
    page.set_viewport_size(SIDEWAYS)  # type: ignore[arg-type]
    calm(page)
    expect_a_reason_beside_the_finger(page)


SPOTS = [
    ("lost-cities", "purple-5", "Moon, step 5", "arrow"),
    ("dungeons", "monster-moose", "Moody Moose", "hits fell it"),
    ("my-city", "cell-c6", "c6", "river"),
    ("escape", "chamber-1-1", "Chamber a1", "pay"),
]


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "game", "spot", "title", "text"),
    [(size, *spot) for size, spot in zip([DESK, PHONE, DESK, PHONE], SPOTS, strict=True)],
)
def test_a_spot_that_is_held_says_what_it_is_and_nothing_is_played(
    arrive: Arrive, size: dict[str, int], game: str, spot: str, title: str, text: str
) -> None:
    if game == "dungeons" and size is PHONE:
        pytest.skip("a part of the map is shown there")
    ada = sitting(arrive, game, size)
    page = ada.page
    before = page.locator("[aria-pressed=true]").count()
    x, y = middle(page, game, spot)
    hold(page, x, y)
    card = page.locator("dialog.what")
    expect(card.get_by_role("heading")).to_have_text(title)
    expect(card).to_contain_text(text)
    expect(card.get_by_role("link", name=re.compile("Rule"))).to_be_visible()
    expect(card.get_by_role("button", name="Close")).to_be_focused()
    lying = card.locator(".slip").bounding_box()
    assert lying is not None
    assert not is_over(lying, x, y)
    assert Axe().run(page, context="dialog.what").violations_count == 0
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.locator("[aria-pressed=true]").count() == before


@pytest.mark.long
def test_a_right_click_and_a_key_ask_too_and_the_focus_comes_back(arrive: Arrive) -> None:
    ada = sitting(arrive, "lost-cities")
    page, card = ada.page, ada.page.locator("dialog.what")
    page.mouse.click(*middle(page, "lost-cities", "red-3"), button="right")
    expect(card.get_by_role("heading")).to_have_text("Flame, step 3")
    page.mouse.click(3, 890)  # beside it
    expect(card).to_have_count(0)
    ask_a_die_by_key(page, card)
    button = page.locator("button.own").first
    button.focus()
    page.keyboard.press("?")
    expect(card.get_by_role("heading")).to_have_text("Refuse")


@pytest.mark.long
def test_a_tap_beside_the_card_is_no_tap_on_the_table(arrive: Arrive) -> None:
    ada = sitting(arrive, "lost-cities", PHONE)
    page, card = ada.page, ada.page.locator("dialog.what")
    hold(page, *middle(page, "lost-cities", "purple-5"))
    lying = card.locator(".slip").bounding_box()
    assert lying is not None
    places = [middle(page, "lost-cities", f"red-{step}") for step in range(2, 10)]
    beside = next(place for place in places if not is_over(lying, *place))
    page.touchscreen.tap(*beside)
    expect(card).to_have_count(0)
    page.wait_for_timeout(500)
    expect(page.locator(".reason .slip")).to_have_count(0)
    page.touchscreen.tap(*beside)
    expect(page.locator(".reason .slip")).to_be_visible()


HELD = [
    ("lost-cities", "[data-die]", DESK),
    ("lost-cities", "[data-about^=score-]", DESK),
    ("my-city", "[data-die]", PHONE),
    ("dungeons", "[data-die]", PHONE),
    ("dungeons", "[data-about^=tally-]", PHONE),
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "thing", "size"), HELD)
def test_dice_score_lines_and_what_is_left_are_held_and_say_what_they_are(
    arrive: Arrive, game: str, thing: str, size: dict[str, int]
) -> None:
    page = sitting(arrive, game, size).page
    page.wait_for_timeout(800)  # dice lie still
    box = page.locator(f"{thing}:visible").first.bounding_box()
    assert box is not None
    before = page.locator("[aria-pressed=true]").count()
    hold(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    card = page.locator("dialog.what")
    expect(card.get_by_role("heading")).to_have_text(re.compile(r"\w"))
    expect(card.get_by_role("link", name=re.compile("^Rule"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.locator("[aria-pressed=true]").count() == before


@pytest.mark.long
def test_a_short_tap_still_plays(arrive: Arrive) -> None:
    ada = sitting(arrive, "lost-cities", PHONE)
    ada.page.locator("g.spot").first.click()
    expect(ada.page.locator("[aria-pressed=true]").first).to_be_visible()
    expect(ada.page.locator("dialog.what")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_a_reason_stands_where_the_finger_is_and_moves_nothing(
    arrive: Arrive, size: dict[str, int]
) -> None:
    expect_a_reason_beside_the_finger(sitting(arrive, "lost-cities", size).page)


def expect_a_reason_beside_the_finger(page: Page) -> None:
    """Of a step that is in sight on every screen."""
    slip = page.locator(".reason .slip")
    x, y = middle(page, "lost-cities", "red-4")
    before = page.locator("[data-sheet]").first.bounding_box()
    page.mouse.click(x, y)
    expect(slip).to_contain_text("from below")
    lying = slip.bounding_box()
    assert lying is not None
    near = max(lying["x"] - x, x - lying["x"] - lying["width"], 0.0)
    near += max(lying["y"] - y, y - lying["y"] - lying["height"], 0.0)
    assert near < 90
    assert not is_over(lying, x, y)
    assert page.locator("[data-sheet]").first.bounding_box() == before
    expect(page.locator(".unseen[aria-live=polite]")).to_contain_text("from below")
    expect(page.locator("p:visible", has_text="from below")).to_have_count(1)
    page.mouse.click(4, 4)
    expect(slip).to_have_count(0)


@pytest.mark.long
def test_an_icon_has_words_under_the_cursor_and_under_a_finger(arrive: Arrive) -> None:
    ada = sitting(arrive, "lost-cities")
    page, tip = ada.page, ada.page.locator(".tip")
    page.get_by_role("button", name="Menu").hover()
    expect(tip).to_have_text("Menu")
    page.mouse.move(700, 600)
    expect(tip).to_have_count(0)
    ben = sitting(arrive, "lost-cities", PHONE)
    page, tip = ben.page, ben.page.locator(".tip")
    page.get_by_role("button", name="Menu").evaluate(TOUCH)
    expect(tip).to_have_text("Menu")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.long
def test_what_a_page_focuses_by_itself_gets_no_words(arrive: Arrive) -> None:
    """The first thing somebody new sees is an offer, not what its ✕ is called."""
    ada = arrive("Ada", is_new=True)
    page = ada.go(f"/table/{ada.open('my-city', ME, bot('random'))}")
    expect(page.locator("dialog .offer")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(".tip")).to_have_count(0)


# -- sheets in words ----------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language"),
    [("lost-cities", "en"), ("my-city", "de"), ("dungeons", "en"), ("escape", "de")],
)
def test_a_sheet_is_read_spot_by_spot_with_arrow_keys(
    arrive: Arrive, game: str, language: str
) -> None:
    ada = sitting(arrive, game, language=language)
    page = ada.page
    page.keyboard.press("t")
    items = page.locator(".reader .item")
    expect(items.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(items.nth(1)).to_be_focused()
    page.keyboard.press("PageDown")
    second = page.locator(".reader section").nth(1).locator(".item").first
    expect(second).to_be_focused()
    assert items.count() > 90
    assert page.locator(".reader [tabindex='0']").count() == 1
    assert all(text.strip() for text in items.all_inner_texts())
    assert page.evaluate(NOTHING_IS_CUT)
    assert Axe().run(page, context="dialog").violations_count == 0
    page.keyboard.press("?")
    expect(page.locator("dialog.what")).to_be_visible()
    page.keyboard.press("Escape")
    expect(second).to_be_focused()


@pytest.mark.long
def test_a_move_is_made_from_the_words_and_the_words_follow(arrive: Arrive) -> None:
    ada = sitting(arrive, "escape")
    page = ada.page
    page.keyboard.press("t")
    lit = page.locator(".item.isLit").first
    expect(lit).to_contain_text("can be chosen")
    spot = lit.get_attribute("data-item")
    lit.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".reader [role=status]")).to_contain_text("Chosen")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-item={spot}]")).to_contain_text("Ada stands here")


@pytest.mark.long
def test_the_sheets_of_others_and_the_shared_one_are_read_too(arrive: Arrive) -> None:
    ada = sitting(arrive, "escape")
    page = ada.page
    page.keyboard.press("t")
    page.get_by_role("button", name="Team").click()
    expect(page.locator("[data-item=cursed-1]")).to_be_visible()
    page.get_by_role("button", name="Sheet of Random").click()
    expect(page.locator("[data-item=name]")).to_contain_text("Random")
    page.keyboard.press("Escape")
    expect(page.locator(".reader")).to_have_count(0)


# -- in a replay ---------------------------------------------------------------------------------

KEYS = Path(__file__).parents[3] / "web" / "src" / "replay" / "keys.ts"
RECORD = sorted((Path(__file__).parents[3] / "corpus" / "lost-cities").glob("2-seats*"))[0]


@pytest.mark.long
def test_a_replay_is_read_in_words_at_the_moment_that_is_shown(arrive: Arrive) -> None:
    page = arrive("Ada", PHONE).go("/replay")
    page.locator("input[type=file]").set_input_files(str(RECORD))
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").press("End")
    page.keyboard.press("t")  # the timeline has the focus, and no use for it
    items, written = page.locator(".reader .item"), page.locator(".reader .item.isWritten")
    expect(items.first).to_be_focused()
    at_the_end = written.all_inner_texts()
    assert page.evaluate(NOTHING_IS_CUT)
    assert Axe().run(page, context="dialog").violations_count == 0
    page.get_by_role("dialog").get_by_role("button", name="First step").click()
    expect(page.locator(".reader [role=status]")).to_contain_text("Before the first roll")
    expect(page.locator(".reader [data-item=total]")).not_to_have_text(
        next(text for text in at_the_end if text.startswith("Total"))
    )
    assert written.count() < len(at_the_end)
    items.nth(2).focus()
    page.keyboard.press("?")
    expect(page.locator("dialog.what").get_by_role("heading")).to_have_text(re.compile(r"\w"))
    page.keyboard.press("Escape")
    expect(items.nth(2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".reader")).to_have_count(0)


@pytest.mark.long
def test_things_in_a_replay_are_asked_what_they_are_and_the_menu_names_the_keys(
    arrive: Arrive,
) -> None:
    ada = arrive("Ada")
    table = ada.open("lost-cities", ME, ME)
    page = ada.go(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    card = page.locator("dialog.what")
    page.mouse.click(*middle(page, "lost-cities", "red-3"), button="right")
    expect(card.get_by_role("heading")).to_have_text("Flame, step 3")
    page.keyboard.press("Escape")
    page.locator("[data-die]").first.click(button="right")
    expect(card).to_contain_text("colour")
    page.keyboard.press("Escape")
    page.locator("main").click(position={"x": 2, "y": 2})
    page.keyboard.press("?")
    caps = re.findall(r'cap: "([^"]+)"', KEYS.read_text(encoding="utf-8"))
    assert page.locator("kbd").all_inner_texts() == caps
    assert {"T", "?"} <= set(caps)
    page.get_by_role("button", name="Read this sheet in words").last.click()
    expect(page.locator(".reader .item").first).to_be_focused()
