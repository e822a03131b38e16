"""What others did is seen, at the pace one likes; and the settings that say so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import (
    DESK,
    EARS,
    LINK,
    LOUDNESS,
    ME,
    OWN,
    PHONE,
    SIDEWAYS,
    Arrive,
    Guest,
    bot,
    click_and_wait,
    click_on,
    prefer,
)

GAME = "lost-cities"
RECORD = sorted((Path(__file__).parents[3] / "corpus" / GAME).glob("2-seats*"))[0]
RING = "g.latest path"
SLIP = "aside.slip.isLaid"
#: How long it sounds when one taps, writes and rolls, in seconds.
TICK, WRITE, ROLL = 0.03, 0.22, 0.48
# Where everything of the table stands that must not move while others are watched.
PLACES = """() => [...document.querySelectorAll('.strip, .stage, .me, .side > .felt, [data-chip]')]
  .map((one) => { const { x, y, width, height } = one.getBoundingClientRect();
                  return [x, y, width, height].map(Math.round).join(' '); })"""


def sit(guest: Guest, *others: str) -> Page:
    bots = [bot(name) for name in others or ("greedy", "random")]
    page = guest.go(f"/table/{guest.open(GAME, ME, *bots)}")
    page.wait_for_selector(f"{OWN}, {SLIP}")
    return page


def refuse(page: Page) -> None:
    """One's own decision, as soon as it is asked for."""
    while page.locator(SLIP).count():
        page.keyboard.press("Escape")
    page.locator(OWN).first.click()
    click_and_wait(page, page.locator("button.go:visible").first)


def until_seen(page: Page, wanted: str) -> Page:
    """Who rolls moves first: one's own decisions, until there is what is waited for."""
    for _ in range(6):
        page.wait_for_selector(f"{OWN}, {wanted}")
        if page.locator(wanted).count():
            break
        refuse(page)
    expect(page.locator(wanted).first).to_be_attached()
    return page


def open_settings(page: Page) -> Locator:
    """At home they are in the menu of one's own face."""
    if page.url.endswith("/"):
        page.get_by_role("button", name=re.compile("history and|Verlauf und")).click()
    page.get_by_role("button", name=re.compile("^(Settings|Einstellungen)$")).first.click()
    return page.locator("dialog.corner")


# -- watching ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESK, marks=pytest.mark.long)], ids=["phone", "desk"]
)
def test_somebody_calm_sees_each_move_until_next_and_then_is_asked(
    arrive: Arrive, size: dict[str, int]
) -> None:
    page = until_seen(sit(arrive("Ada", size, pace="calm")), SLIP)
    first = page.locator("[data-chip] g.latest").count()
    page.wait_for_timeout(4500)
    expect(page.locator(SLIP)).to_be_visible()
    assert page.locator(OWN).count() == 0, "nothing is asked before it was seen"
    told = ""
    for _ in range(8):
        if page.locator(OWN).count():
            break
        told = "".join(page.locator(SLIP).all_inner_texts()) or told
        page.keyboard.press("Enter")
    expect(page.locator(OWN).first).to_be_visible()
    expect(page.locator(SLIP)).to_have_count(0)
    if size == PHONE:  # a tile has no room for a sheet: it lies behind it
        last = "Greedy" if "Greedy" in told else "Random"
        page.locator("[data-chip]", has_text=last).click()
        expect(page.locator("g.latest").first).to_be_attached()
    else:
        assert page.locator("[data-chip] g.latest").count() >= max(1, first)


def test_a_slip_says_who_did_what_and_a_tap_on_the_table_ends_it(arrive: Arrive) -> None:
    page = until_seen(sit(arrive("Ada", PHONE, pace="calm"), "greedy"), SLIP)
    slip = page.locator(SLIP)
    expect(slip).to_contain_text("Greedy")
    expect(slip.locator(".cut .mark").first).to_be_attached()
    page.locator("main.stage").click(position={"x": 180, "y": 400})
    expect(slip).to_have_count(0)
    expect(page.locator(OWN).first).to_be_visible()


#: Whether a mark was drawn stroke by stroke, and a number stood between old and new.
MOVING = """() => {
  window.moving = { isDrawn: false, isCounted: false };
  const look = () => {
    moving.isDrawn ||= document.getAnimations().some(({ animationName, effect }) =>
      animationName?.includes("rw-draw") && effect.target.closest(".me, .stage"));
    for (const one of document.querySelectorAll(".points")) {
      const [shown, said] = [...one.querySelectorAll("span")].map((part) => part.textContent);
      moving.isCounted ||= !said.startsWith(`${shown} `);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_mark_is_drawn_stroke_by_stroke_and_points_rise_one_by_one(arrive: Arrive) -> None:
    ada = arrive("Ada", pace="fast")
    page = sit(ada, "greedy")
    page.evaluate(MOVING)
    for _ in range(8):
        ada.wait_for_turn()
        ada.play_by_mouse()
        if all(page.evaluate("() => Object.values(window.moving)")):
            break
    assert page.evaluate("() => window.moving") == {"isDrawn": True, "isCounted": True}


@pytest.mark.long
def test_on_a_phone_held_sideways_a_slip_lies_beside_the_seats(arrive: Arrive) -> None:
    page = until_seen(sit(arrive("Ada", SIDEWAYS, pace="calm")), SLIP)
    seats, slip = page.locator("nav.isRail").bounding_box(), page.locator(SLIP).bounding_box()
    assert seats
    assert slip
    assert slip["x"] > seats["x"] + seats["width"]
    assert slip["x"] + slip["width"] < SIDEWAYS["width"]


# ``window.under``: what lies where a slip was, as soon as the last one has gone by itself.
UNDER = """() => {
  let place = null;
  const watch = new MutationObserver(() => {
    const slip = document.querySelector("aside.slip");
    if (slip) place = slip.getBoundingClientRect();
    if (slip || !place) return;
    watch.disconnect();
    const { x, y, width, height } = place;
    window.under = document.elementFromPoint(x + width / 2, y + height / 2).className;
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def test_at_the_normal_pace_the_question_comes_by_itself(arrive: Arrive) -> None:
    page = sit(arrive("Ada", PHONE))
    page.evaluate(UNDER)
    page.locator("main.stage").click(position={"x": 180, "y": 400})  # an earlier tap ends nothing
    page = until_seen(page, SLIP)
    under = page.wait_for_function("() => window.under").json_value()
    assert "shade" in under, "no late tap falls on the table"
    expect(page.locator(".shade")).to_have_count(0)
    expect(page.locator(OWN).first).to_be_visible()
    expect(page.locator(SLIP)).to_have_count(0)


@pytest.mark.long
def test_fast_shows_all_at_once_and_still_points_at_it(arrive: Arrive) -> None:
    page = sit(arrive("Ada", pace="fast"))
    page.evaluate(
        "() => { window.slips = 0; new MutationObserver(() => {"
        " window.slips += document.querySelectorAll('aside.slip').length;"
        "}).observe(document.body, { childList: true, subtree: true }); }"
    )
    until_seen(page, f"[data-chip] {RING}")
    expect(page.locator(OWN).first).to_be_visible()
    assert page.evaluate("window.slips") == 0


@pytest.mark.long
def test_the_last_move_stays_ringed_also_on_the_opened_sheet_until_one_decides(
    arrive: Arrive,
) -> None:
    page = until_seen(sit(arrive("Ada", pace="fast"), "greedy"), f"[data-chip] {RING}")
    chip = page.locator("[data-chip='1']")
    expect(page.locator(OWN).first).to_be_visible()
    page.wait_for_timeout(2500)
    expect(chip.locator(RING).first).to_be_attached()
    chip.click()
    expect(page.locator(f"dialog.full {RING}").first).to_be_attached()
    page.keyboard.press("Escape")
    ringed = "() => document.querySelector(\"[data-chip='1'] g.latest\")?.innerHTML"
    before = page.evaluate(ringed)
    refuse(page)
    page.wait_for_function(f"before => ({ringed})() !== before", arg=before)


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, marks=pytest.mark.long), DESK], ids=["phone", "desk"]
)
def test_nothing_moves_while_slips_come_and_go(arrive: Arrive, size: dict[str, int]) -> None:
    page = sit(arrive("Ada", size, pace="calm"), "greedy", "greedy", "random")
    refuse(page)
    until_seen(page, SLIP)
    page.wait_for_timeout(600)
    places = [page.evaluate(PLACES)]
    while page.locator(SLIP).count() and not page.locator(OWN).count():
        page.wait_for_timeout(400)
        places.append(page.evaluate(PLACES))
        page.keyboard.press("Enter")
    assert len(places) > 2
    assert all(place == places[0] for place in places[:-1])


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(PHONE, "de", "dark"), pytest.param(DESK, "en", "light", marks=pytest.mark.long)],
)
def test_axe_finds_nothing_at_a_slip_nor_at_the_settings(
    arrive: Arrive, size: dict[str, int], language: str, theme: str
) -> None:
    ada = arrive("Ada", size, language, theme, is_calm=True, pace="calm")
    page = until_seen(sit(ada), SLIP)
    assert Axe().run(page).response["violations"] == []
    if size == PHONE:
        page.get_by_role("button", name="Menü").click()
    expect(open_settings(page)).to_be_visible()
    assert Axe().run(page).response["violations"] == []


# -- settings ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESK, marks=pytest.mark.long)], ids=["phone", "desk"]
)
def test_settings_are_walked_by_arrow_keys_and_survive_a_reload(
    arrive: Arrive, size: dict[str, int]
) -> None:
    page = arrive("Ada", size).go("/")
    settings = open_settings(page)
    settings.get_by_role("radio", name="Normal").focus()
    page.keyboard.press("ArrowRight")
    expect(settings.get_by_role("radio", name="Fast")).to_have_attribute("aria-checked", "true")
    settings.get_by_label("Ask before I write").uncheck()
    settings.get_by_role("radio", name="Lamp").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    settings.get_by_role("radio", name="Deutsch").click()
    page.reload()
    settings = open_settings(page)
    expect(settings.get_by_role("radio", name="Schnell")).to_have_attribute("aria-checked", "true")
    expect(settings.get_by_label("Vor dem Schreiben fragen")).not_to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.long
def test_lively_moves_even_where_the_system_wants_it_still(arrive: Arrive) -> None:
    page = arrive("Ada", is_calm=True).go("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "calm")
    open_settings(page).get_by_role("radio", name="Lively").click()
    expect(page.locator("html")).to_have_attribute("data-motion", "free")


@pytest.mark.long
def test_without_asking_a_tap_that_leaves_one_move_writes_it(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.context.add_init_script(prefer(confirms=False, pace="fast"))
    page = sit(ada)
    page.wait_for_timeout(700)  # nothing is written while dice fall
    number = page.locator("[data-number]").get_attribute("data-number")
    page.locator(OWN).first.click()
    page.wait_for_function(
        "before => document.querySelector('[data-number]').dataset.number !== before", arg=number
    )


@pytest.mark.long
def test_what_ends_ones_game_is_asked_in_any_case(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.context.add_init_script(prefer(confirms=False, pace="fast"))
    page = ada.go(f"/table/{ada.open('my-city', ME, map='1')}")
    end = page.locator(OWN, has_text="End")
    end.wait_for()
    page.wait_for_timeout(700)  # nothing is written while dice fall
    end.click()
    page.wait_for_timeout(1000)
    expect(page.locator("div.end")).to_have_count(0)
    page.locator("button.go:visible").first.click()
    page.wait_for_selector("div.end")


@pytest.mark.parametrize(
    "is_on", [True, pytest.param(False, marks=pytest.mark.long)], ids=["on", "off"]
)
def test_sound_is_heard_only_when_asked_for(arrive: Arrive, is_on: bool) -> None:
    ada = arrive("Ada")
    kept: dict[str, Any] = {"pace": "fast"} | ({"sound": True} if is_on else {})
    ada.context.add_init_script(prefer(**kept))
    page = sit(ada)
    page.evaluate(EARS)
    refuse(page)
    assert (page.evaluate("window.started") > 0) is is_on
    if is_on:
        rolled = "roll => window.played.some(({ duration }) => Math.abs(duration - roll) < 0.01)"
        page.wait_for_function(rolled, arg=ROLL)  # the next dice fall
        heard = page.evaluate(LOUDNESS)
        assert [round(length, 2) for length, _, _ in heard[:2]] == [TICK, WRITE]
        for _, peak, power in heard:
            assert 0.1 < peak < 1
            assert power > 0.03


@pytest.mark.long
def test_a_replay_is_heard_step_by_step(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.context.add_init_script(prefer(sound=True))
    page = ada.go("/replay")
    page.evaluate(EARS)
    page.locator("input[type=file]").set_input_files(str(RECORD))
    page.get_by_role("slider").wait_for()
    for key, heard in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 2), ("End", 2)):
        page.keyboard.press(key)
        page.wait_for_function("heard => window.started === heard", arg=heard)


@pytest.mark.long
def test_what_others_do_waits_while_a_lesson_is_offered(arrive: Arrive) -> None:
    """Ben enters the temple as soon as he may; who begins is drawn."""
    ada, ben = arrive("Ada", pace="calm", is_new=True), arrive("Ben")
    offer = ada.page.locator("dialog .offer .known")
    for _ in range(6):
        table = ada.open("escape", ME, LINK)
        ben.take_free_seat(ada, table)
        ada.go(f"/table/{table}").locator("button.go").click()
        expect(offer).to_be_visible()
        click_on(ben.go(f"/table/{table}"), "[data-way]")
        ada.page.wait_for_timeout(1500)
        expect(ada.page.locator(SLIP)).to_have_count(0)
        if "news-side" in str(ada.get(f"/api/tables/{table}")["news"]):
            break
    offer.click()
    expect(ada.page.locator(SLIP)).to_be_visible()
