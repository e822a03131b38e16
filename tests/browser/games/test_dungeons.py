"""Combinations of dice and a map larger than the screen, in real browsers."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages.test_pages import violations
from tests.browser.people import (
    ANSWERED,
    DESK,
    LAPTOP,
    LINK,
    ME,
    PHONE,
    TABLET,
    Arrive,
    Guest,
    bot,
    click_and_wait,
    click_on,
    number,
)
from tests.browser.reach import calm

pytestmark = pytest.mark.long  # make screens

GAME = "dungeons"
LIT = "g.spot[aria-pressed=false]"
USED = "g.spot[aria-pressed=true]"
OPEN = f".combo, {LIT}, button.own, div.end"
LEAST = 44


def sit_down(guest: Guest, table: str) -> Page:
    page = guest.go(f"/table/{table}")
    page.wait_for_selector(OPEN)
    return page


def tap_and_wait(page: Page, target: Locator) -> None:
    """A tap that is sent, or one that asks back: to be confirmed, as the reward of a chest
    does, or with which of the sums, as a monster does that both of them hit."""
    before = number(page)
    target.click()
    asked = "document.querySelector('button.go, .either')"
    page.wait_for_function(f"before => ({ANSWERED})(before) || {asked}", arg=before)
    if number(page) == before and page.locator(".either button").count():
        click_and_wait(page, page.locator(".either button").first)


def use_one(page: Page) -> None:
    """Of a combination in hand: a target, if there is one."""
    if page.locator(LIT).count():
        tap_and_wait(page, page.locator(LIT).first)
    else:
        click_and_wait(page, page.locator("button.go"))


def centre(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# -- whole games ---------------------------------------------------------------------------


def test_two_browsers_play_a_whole_game_by_clicking(arrive: Arrive) -> None:
    ada, ben = arrive("Ada", pace="fast"), arrive("Ben", pace="fast")
    table = ada.open(GAME, ME, LINK, adventure="clumsy-cultists")
    ben.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    for guest in (ada, ben):
        guest.go(f"/table/{table}")
        guest.page.wait_for_selector(".desktop")
        click_on(guest.page, "div.end")
    for guest in (ada, ben):
        guest.page.wait_for_selector("div.end", timeout=180_000)
    record = ada.get(f"/api/tables/{table}")
    assert record["status"] == "over"
    story = " ".join(news["message"]["id"] for news in record["news"])
    assert "news-pairs" in story
    assert "news-end" in story


def test_a_game_alone_by_keyboard(arrive: Arrive) -> None:
    """The first roll in the grid and on the map, the others from the list of moves."""
    ada = arrive("Ada")
    page = ada.go(f"/table/{ada.open(GAME, ME, adventure='annoyed-animals')}")
    page.wait_for_selector(".combo")
    page.locator(".combo").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".combo").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".combo").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    page.wait_for_selector(".rows .row")
    while page.locator(LIT).count():
        before = number(page)
        page.locator(LIT).first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)
    page.locator("button.go").focus()
    page.keyboard.press("Enter")
    rolls = 0
    while True:
        page.wait_for_selector(".token.lit, g.spot, button.own, div.end")
        if ada.is_over():
            break
        before = number(page)
        page.keyboard.press("m")
        expect(page.get_by_role("listbox")).to_be_focused()
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)
        rolls += 1
        assert rolls < 400, "no end in sight"
    expect(page.locator("div.end")).to_be_visible()


# -- combinations --------------------------------------------------------------------------


def test_fields_and_dice_narrow_the_combinations(arrive: Arrive) -> None:
    ada = arrive("Ada")
    page = sit_down(ada, ada.open(GAME, ME, bot("greedy"), adventure="annoyed-animals"))
    page.wait_for_selector(".combo")
    count = page.locator(".combo").count()
    assert count > 1
    page.locator(LIT).first.click()
    calm = page.locator(".combo.isCalm").count()
    picked = page.locator(".combo[aria-pressed=true]").count()
    assert calm or picked or count == 1
    page.keyboard.press("Escape")
    expect(page.locator(".combo.isCalm")).to_have_count(0)
    face = page.locator(".token").first.get_attribute("aria-label") or ""
    page.keyboard.press(face[0])
    assert page.locator(".token.picked").count() >= 1, "a digit picks a die that shows it"


def test_two_sums_are_used_swapped_and_taken_back(arrive: Arrive) -> None:
    """A whole first roll: two start fields, whose order does not matter."""
    ada = arrive("Ada")
    page = sit_down(ada, ada.open(GAME, ME, bot("greedy"), adventure="clumsy-cultists"))
    page.wait_for_selector(".combo")
    combos = page.locator(".combo")
    signs = combos.evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('[data-part]')].map(p => p.dataset.part))"
    )
    costs = combos.evaluate_all("all => all.map(one => one.querySelectorAll('.isCost').length)")
    index = next(at for at, pair in enumerate(signs) if len(set(pair)) == 2 and not costs[at])
    combos.nth(index).click()
    expect(page.locator(".token .held")).to_have_count(4)
    assert page.locator(f"{LIT} .chips").count() >= 2, "chips lie on the targets"
    click_and_wait(page, page.locator(LIT).first)
    expect(page.locator(".rows .isDone")).to_have_count(1)
    click_and_wait(page, page.locator(LIT).first)
    expect(page.locator(".rows .isDone")).to_have_count(2)
    steps = [step["move"] for step in steps_of(ada)]
    click_and_wait(page, page.locator(".swap"))
    swapped = [step["move"] for step in steps_of(ada)]
    assert swapped == [steps[0], steps[2], steps[1]]
    click_and_wait(page, page.locator(".rows .isDone").first)
    expect(page.locator(".rows .isDone")).to_have_count(1)
    click_and_wait(page, page.locator(USED).first)
    expect(page.locator(".rows .isDone")).to_have_count(0)


def test_a_turn_takes_four_taps_and_the_last_one_is_green(arrive: Arrive) -> None:
    """DD-R4: a pair, a field for each sum; the only use that is left is the green button."""
    ada = arrive("Ada", PHONE)
    page = sit_down(ada, ada.open(GAME, ME, adventure="annoyed-animals"))
    for _ in range(3):
        assert play_turn(page) <= 4


def play_turn(page: Page) -> int:
    """A pair, then the green button if there is one, else a field; how many taps it took."""
    page.locator(".combo").first.click()
    taps, go = 1, page.locator("button.go")
    if page.locator(LIT).count():
        tap_and_wait(page, page.locator(LIT).first)
    else:
        click_and_wait(page, go)
    while not page.locator(".combo").count():
        expect(page.locator(".list", has_text="One move")).to_have_count(0)
        click_and_wait(page, go if go.count() else page.locator(LIT).first)
        taps += 1
        page.wait_for_selector(f"{OPEN}, button.go")
    return taps + 1


def test_a_sum_that_fits_one_place_is_used_there_by_a_tap_on_its_row(arrive: Arrive) -> None:
    """DD-R4: as by a tap on the place; nothing more is asked."""
    ada = arrive("Ada", PHONE)
    page = sit_down(ada, ada.open(GAME, ME, adventure="annoyed-animals"))
    page.locator(".combo").first.click()
    click_and_wait(page, page.locator("button.go"))
    row = page.locator(".rows .row:not(.isStuck)", has_text=re.compile(r"\d: ")).first
    click_and_wait(page, row)
    expect(page.locator(".rows .isDone")).to_have_count(1)


def steps_of(guest: Guest) -> list[dict[str, str]]:
    """As the last view over the wire had them."""
    views = [json.loads(text) for text in guest.heard if '"type":"table"' in text]
    found: list[dict[str, str]] = views[-1]["view"]["steps"]
    return found


# -- clouds --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, marks=pytest.mark.long), PHONE], ids=["desk", "phone"]
)
def test_numbers_are_dragged_into_clouds(arrive: Arrive, size: dict[str, int]) -> None:
    ada = arrive("Ada", size)
    page = sit_down(ada, ada.open(GAME, ME, adventure="puzzled-pyramid"))
    expect(page.locator(".token")).to_have_count(8)
    if size is PHONE:
        page.locator(".whole").click()
    page.mouse.move(*centre(page.locator(".token.lit")))
    page.mouse.down()
    page.mouse.move(*centre(page.locator(LIT).nth(3)), steps=8)
    page.mouse.up()
    expect(page.locator(".token.taken")).to_have_count(1)
    expect(page.locator(USED)).to_have_count(1)
    while page.locator(LIT).count():
        click_and_wait(page, page.locator(LIT).first)
    expect(page.locator(USED)).to_have_count(8)
    click_and_wait(page, page.locator("button.go"))
    page.wait_for_selector(".combo")


def cloud_spots(guest: Guest) -> list[str]:
    """Where the numbers lie, in the order they are written."""
    return [step["spots"][0] for step in steps_of(guest)]


def write_three_clouds(guest: Guest) -> Page:
    page = sit_down(guest, guest.open(GAME, ME, adventure="puzzled-pyramid"))
    if page.locator(".whole").count():
        page.locator(".whole").click()
    for _ in range(3):
        click_and_wait(page, page.locator(LIT).first)
    return page


@pytest.mark.parametrize(
    "size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)], ids=["desk", "phone"]
)
def test_two_clouds_are_tapped_to_swap_and_one_is_dragged_away(
    arrive: Arrive, size: dict[str, int]
) -> None:
    ada = arrive("Ada", size)
    page = write_three_clouds(ada)
    six, eight, five = cloud_spots(ada)
    page.locator(f'[data-spot="{six}"]').click()
    expect(page.locator(LIT)).to_have_count(7)
    click_and_wait(page, page.locator(f'[data-spot="{eight}"]'))
    assert cloud_spots(ada) == [eight, six, five]
    free = page.locator(f"{LIT}:not(.isLoose)").last.get_attribute("data-spot") or ""
    before = number(page)
    page.mouse.move(*centre(page.locator(f'[data-spot="{five}"]')))
    page.mouse.down()
    page.mouse.move(*centre(page.locator(f'[data-spot="{free}"]')), steps=8)
    expect(page.locator(".carried")).to_have_text("5")
    page.mouse.up()
    page.wait_for_function(ANSWERED, arg=before)
    assert cloud_spots(ada) == [eight, six, free]
    expect(page.locator(USED)).to_have_count(3)


def test_clouds_are_swapped_by_keys_when_all_are_written(arrive: Arrive) -> None:
    ada = arrive("Ada")
    page = write_three_clouds(ada)
    while page.locator(LIT).count():
        click_and_wait(page, page.locator(LIT).first)
    spots = cloud_spots(ada)
    first, last = (page.locator(f'[data-spot="{spots[at]}"]') for at in (0, 7))
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(LIT)).to_have_count(7)
    page.keyboard.press("Escape")
    expect(page.locator(LIT)).to_have_count(0)
    first.focus()
    page.keyboard.press("Enter")
    before = number(page)
    last.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=before)
    assert cloud_spots(ada) == [spots[7], *spots[1:7], spots[0]]
    click_and_wait(page, page.locator("button.go"))
    page.wait_for_selector(".combo")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080)])
def test_a_broad_sheet_is_large_at_the_end_and_in_the_replay(
    arrive: Arrive, width: int, height: int
) -> None:
    ada = arrive("Ada", {"width": width, "height": height})
    table = ada.open(GAME, ME, adventure="clumsy-cultists")
    page = sit_down(ada, table)
    click_on(page, "div.end")
    page.wait_for_selector("div.end", timeout=180_000)
    sheet = page.locator(".sheets .sheet").bounding_box()
    assert sheet is not None
    assert sheet["width"] > 0.55 * width
    assert sheet["y"] + sheet["height"] <= height
    ada.go(f"/replay/{table}#9")
    page.wait_for_selector(".mine .sheet")
    shown, side = (page.locator(name).bounding_box() for name in (".mine .sheet", ".side"))
    assert shown is not None
    assert side is not None
    assert shown["width"] > 0.6 * width
    assert shown["x"] + shown["width"] <= side["x"]
    assert side["x"] + side["width"] <= width
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")


# -- the large sheet -----------------------------------------------------------------------


def test_a_phone_shows_a_part_of_the_map_that_moves_and_grows(arrive: Arrive) -> None:
    ada = arrive("Ada", PHONE, "de", "dark")
    page = sit_down(ada, ada.open(GAME, ME, bot("greedy"), adventure="clumsy-cultists"))
    page.wait_for_selector(".combo")
    scroller = page.locator(".scroller")
    field = page.locator(f'{LIT}[data-spot^="field"] rect').first.bounding_box()
    assert field is not None
    assert field["width"] >= LEAST - 1, "a field is as large as a finger"
    first = page.locator(".combo").first.bounding_box()
    assert first is not None
    assert first["width"] >= 110
    assert first["height"] >= LEAST
    # drag
    x, y = centre(scroller)
    scroller.evaluate("one => one.scrollTo(300, 200)")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 80, y + 50, steps=5)
    page.mouse.up()
    assert scroller.evaluate("one => [one.scrollLeft, one.scrollTop]") == [220, 150]
    assert page.locator("[aria-pressed=true]:not(.whole)").count() == 0, "a drag is no tap"
    # grow, and the pointers lead to what is out of sight
    near = float(page.locator(".chart").get_attribute("data-scale") or 0)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "near => Number(document.querySelector('.chart').dataset.scale) > near", arg=near + 0.01
    )
    scroller.evaluate("one => one.scrollTo(9999, 9999)")
    page.wait_for_selector(".pointer")
    spots = page.locator(LIT).count()
    page.locator(".pointer").first.click()
    assert spots == page.locator(LIT).count()
    # whole, and back by the small map
    page.locator(".whole").click()
    expect(page.locator(".overview")).to_have_count(0)
    page.locator(".whole").click()
    while not page.locator(".overview").is_enabled():  # it makes way for what may be tapped
        scroller.evaluate("one => one.scrollBy(30, 30)")
        page.wait_for_timeout(60)
    before = scroller.evaluate("one => one.scrollLeft")
    box = page.locator(".overview").bounding_box()
    assert box is not None
    there = box["width"] - 8 if before < 250 else 8
    page.locator(".overview").click(position={"x": there, "y": 20})
    page.wait_for_function(
        "before => Math.abs(document.querySelector('.scroller').scrollLeft - before) > 50",
        arg=before,
    )
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_two_fingers_make_it_larger(arrive: Arrive) -> None:
    ada = arrive("Ada", PHONE)
    page = sit_down(ada, ada.open(GAME, ME, adventure="annoyed-animals"))
    page.wait_for_selector(".combo")
    before = float(page.locator(".chart").get_attribute("data-scale") or 0)
    client = page.context.new_cdp_session(page)
    x, y = centre(page.locator(".scroller"))

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        client.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": points if kind != "touchEnd" else []},
        )

    touch("touchStart", 40)
    for apart in (50, 60, 70, 80):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    page.wait_for_function(
        "before => Number(document.querySelector('.chart').dataset.scale) > before * 1.5",
        arg=before,
    )


#: Of a screen: how much of its width the sheet has at least.
LAPTOPS = {(1280, 720): 0.65, (1280, 800): 0.64, (1440, 900): 0.68, (1920, 1080): 0.64}


def test_a_wide_sheet_is_large_and_its_side_fits_the_screen(arrive: Arrive) -> None:
    """One table, as a window that is resized."""
    ada = arrive("Ada", LAPTOP)
    page = sit_down(ada, ada.open(GAME, ME, bot("greedy"), adventure="defiant-dinosaurs"))
    page.wait_for_selector(".combo")
    for (width, height), share in {**LAPTOPS, (1024, 768): 0.55}.items():
        page.set_viewport_size({"width": width, "height": height})
        calm(page)
        where = f"{width} × {height}"
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), where
        assert not page.evaluate("document.documentElement.scrollHeight > innerHeight"), where
        sheet = page.locator(".wide .sheet").first.bounding_box()
        side = page.locator("section.side").first.bounding_box()
        assert sheet is not None
        assert side is not None
        assert sheet["x"] + sheet["width"] <= side["x"], where
        assert side["width"] >= 380, where
        assert side["x"] + side["width"] <= width, where
        assert sheet["y"] + sheet["height"] <= height, where
        assert sheet["width"] > share * width, where
        expect(page.locator(".log")).to_be_visible()


# -- for everybody -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [("light", "en", DESK), ("dark", "de", PHONE), ("light", "de", TABLET), ("dark", "en", DESK)],
)
def test_axe_finds_nothing_at_the_table(
    arrive: Arrive, theme: str, language: str, size: dict[str, int]
) -> None:
    ada = arrive("Ada", size, language, theme)
    page = sit_down(ada, ada.open(GAME, ME, bot("greedy"), adventure="clumsy-cultists"))
    page.wait_for_selector(".combo")
    assert violations(page) == []
    page.locator(".combo").first.click()
    assert violations(page) == [], "with a combination in hand"
    use_one(page)
    assert violations(page) == [], "with a sum used"
