"""Escape in few taps: a pair in two at most, a whole turn in six; and a turn that ends is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESK, ME, PHONE, Arrive, Guest, bot, click_and_wait, click_on

GAME = "escape"
WAYS, BOTH, CHAMBER = "[data-way=kept]", "[data-bundle=keep]", "g.spot[data-spot^=chamber]"
TOLD, POOL, OVER = ".heed", "g.spot[data-spot^=map]", "div.end"
SIZES = pytest.mark.parametrize(
    "size", [pytest.param(DESK, marks=pytest.mark.long), PHONE], ids=["desk", "phone"]
)


def sit_down(guest: Guest, **options: str) -> Page:
    return guest.go(f"/table/{guest.open(GAME, ME, bot('random'), difficulty='easy', **options)}")


def wait_for(page: Page, *wanted: str) -> str:
    """The first of these that is in sight."""
    for _ in range(600):
        found = [one for one in wanted if page.locator(one).count()]
        if found:
            return found[0]
        page.wait_for_timeout(50)
    raise AssertionError(f"none of {wanted}")


def place_all(page: Page) -> list[int]:
    """Keep all that is rolled; how many taps each roll took."""
    taps: list[int] = []
    while wait_for(page, TOLD, OVER, BOTH, WAYS, CHAMBER, POOL) in (BOTH, WAYS):
        if page.locator(BOTH).count():
            taps.append(1)
            click_and_wait(page, page.locator(BOTH))
            expect(page.locator(BOTH).or_(page.locator("main")).first).to_be_visible()
        else:
            taps.append(1)
            click_and_wait(page, page.locator(WAYS).first)
        page.wait_for_timeout(150)  # the second step of two is on its way
    return taps


def dice_rolled(page: Page) -> list[str]:
    return [die.get_attribute("data-die") or "" for die in page.locator(".token.lit").all()]


def expect_placed(page: Page, dice: list[str]) -> None:
    """None has a way to go any more; after the last roll those that were kept glow to pay."""
    assert len(dice) == 2
    for die in dice:
        expect(page.locator(f".one:has([data-die={die}]) [data-way]")).to_have_count(0)


@SIZES
def test_a_pair_goes_with_one_tap_or_with_two(arrive: Arrive, size: dict[str, int]) -> None:
    """ES-A3: both the same way, or each its own way; nothing is confirmed after that."""
    page = sit_down(arrive("Ada", size))
    click_on(page, BOTH)
    expect(page.locator(BOTH)).to_be_visible()
    rolled = dice_rolled(page)
    page.locator(BOTH).click()
    expect_placed(page, rolled)
    click_on(page, BOTH)
    expect(page.locator(BOTH)).to_be_visible()
    rolled = dice_rolled(page)
    page.locator(WAYS).first.click()
    expect(page.locator("[data-way=pool]")).to_have_count(1)
    page.locator("[data-way=pool]").click()
    expect_placed(page, rolled)


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.long), PHONE])
def test_the_switch_of_the_other_die_stays_under_the_finger(
    arrive: Arrive, size: dict[str, int]
) -> None:
    """ES-A3: a quick second tap keeps what it means to keep."""
    page = sit_down(arrive("Ada", size))
    click_on(page, BOTH)
    expect(page.locator(f"{BOTH}[aria-disabled=false]")).to_be_visible()
    first, second = dice_rolled(page)
    other = page.locator(f".one:has([data-die={second}]) .ways")
    before = other.bounding_box()
    page.locator(f".one:has([data-die={first}]) {WAYS}").click()
    expect(page.locator(WAYS)).to_have_count(1)
    page.wait_for_timeout(600)  # whatever slides has slid
    assert other.bounding_box() == before


# A tap on “both”, and again as soon as other dice lie there; which dice those were.
TWICE = """(both) => new Promise((done) => {
  const rolled = () =>
    [...document.querySelectorAll(".one:has([data-way]) [data-die]")].map((one) => one.dataset.die);
  const before = rolled().join();
  document.querySelector(both).click();
  const looking = setInterval(() => {
    const button = document.querySelector(both);
    if (rolled().length < 2 || rolled().join() === before || !button) return;
    clearInterval(looking);
    const isCalm = button.getAttribute("aria-disabled") === "true";
    document.querySelector("[data-way]").click();
    button.focus();
    button.click();
    done({ dice: rolled(), isCalm });
  }, 10);
  setTimeout(() => done(null), 3000);
})"""


@pytest.mark.long
def test_a_second_tap_keeps_no_dice_that_nobody_has_seen(arrive: Arrive) -> None:
    """ES-A3: the next roll has its buttons at the same place; they wake when it lies still."""
    page = sit_down(arrive("Ada", PHONE))
    for _ in range(8):
        click_on(page, f"{BOTH}[aria-disabled=false]")
        page.wait_for_selector(f"{BOTH}[aria-disabled=false]")
        found = page.evaluate(TWICE, BOTH)
        if found:
            break
    assert found["isCalm"]
    page.wait_for_timeout(300)
    for die in found["dice"]:
        expect(page.locator(f".one:has([data-die={die}]) [data-way]").first).to_be_visible()
    expect(page.locator(BOTH)).to_have_attribute("aria-disabled", "false")
    page.locator(BOTH).click()
    expect_placed(page, found["dice"])


@SIZES
def test_a_whole_turn_takes_six_taps(arrive: Arrive, size: dict[str, int]) -> None:
    """ES-A3, ES-A4: all dice placed, and into a chamber."""
    page = sit_down(arrive("Ada", size))
    for _ in range(3):
        click_on(page, BOTH)
        if wait_for(page, BOTH, OVER) == OVER:
            return
        taps = sum(place_all(page))
        if page.locator(CHAMBER).count():
            page.locator(CHAMBER).first.click()
            taps += 1
            either = page.locator("[data-either]")
            if not page.locator("button.go:visible").count() and either.count():
                either.first.click()
                taps += 1
            page.locator("button.go:visible").first.click()
            taps += 1
        assert taps <= 6
        if page.locator(f"{TOLD} button.go").count():
            page.locator(f"{TOLD} button.go").click()


#: Dice that nobody may give away stay: then no door wants them.
WHY = re.compile("You kept no dice|No open door beside you")


@SIZES
def test_a_turn_in_which_nothing_fits_is_told_until_it_is_answered(
    arrive: Arrive, size: dict[str, int]
) -> None:
    """ES-Q7: all to the pool leaves nothing to pay with."""
    page = sit_down(arrive("Ada", size))
    click_on(page, "[data-bundle=pool]")
    for _ in range(40):
        found = wait_for(page, TOLD, "[data-bundle=pool]", "[data-way=pool]", OVER)
        if found in (TOLD, OVER):
            break
        click_and_wait(page, page.locator(found).first)
        page.wait_for_timeout(150)
    told = page.locator(TOLD)
    expect(told.get_by_role("alert")).to_contain_text("Nothing fits: your turn ends.")
    expect(told.get_by_role("alert")).to_contain_text(WHY)
    page.wait_for_timeout(3000)
    expect(told).to_be_visible()
    expect(page.locator("[data-glyph=adventurer-1]").first).to_be_in_viewport()  # at those doors
    expect(told.locator("button.go")).to_have_text("Go on")
    expect(page.locator("aside.slip")).to_have_count(0)  # what others do waits
    button = told.locator("button.go")
    box = button.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    top = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.className ?? ''"
    assert "go" in page.evaluate(top, list(middle))
    assert box["height"] >= 44
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)


def play_until_pooled(guest: Guest, table: str) -> None:
    """Over the wire, until dice of the pool are to be written on maps: as much as may be."""
    with guest.person().at(table) as sitting:
        while True:
            choices = sitting.table["view"]["choices"] if sitting.owes() else []
            if any(" on map " in one["move"] for one in choices):
                return
            moves = sorted((one["move"] for one in choices), key=lambda one: "pool" not in one)
            if moves:
                assert sitting.play("step", move=moves[0], commit=True)["type"] == "done"
            sitting.next_view()


def test_after_the_pool_the_own_piece_is_in_sight_again(arrive: Arrive) -> None:
    """ES-P1: the maps lie below the temple."""
    ada = arrive("Ada", PHONE, pace="fast")
    table = ada.open(GAME, ME, bot("random"), difficulty="easy")
    play_until_pooled(ada, table)
    page = ada.go(f"/table/{table}")
    expect(page.locator(POOL).first).to_be_in_viewport()
    click_on(page, WAYS)
    wait_for(page, WAYS)
    expect(page.locator("[data-glyph=adventurer-1]").first).to_be_in_viewport()
