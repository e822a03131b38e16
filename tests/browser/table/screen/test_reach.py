"""Everything that is offered lies on the screen, uncovered: on every screen, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.people import LINK, ME, Arrive, bot, settled
from tests.browser.reach import (
    SCREENS,
    calm,
    cut,
    is_in_sight,
    misplaced,
    offered,
    rows_of_the_log,
    step,
    unreachable,
)

GAMES = ("lost-cities", "my-city", "dungeons", "escape")
MOMENTS = 3
LATER = 6
DESKS = ("wide", "low")
LYING = ("sideways", "zoomed")


def look_on_every_screen(page: Page, when: str) -> None:
    offered(page)
    for screen, size in SCREENS.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert unreachable(page) == [], f"{screen}, {when}"
        rows = rows_of_the_log(page)
        assert rows > 0 if screen in DESKS else rows, f"{screen}, {when}: {rows} rows of the log"
        if screen in LYING:
            assert misplaced(page) == "", f"{screen}, {when}"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_offered_can_be_reached(arrive: Arrive, game: str) -> None:
    """One game, looked at on every screen after each tap, as a window that is resized."""
    ada = arrive("Ada Lovelace", SCREENS["small"], "de", pace="fast")
    seats = [ME, bot("random"), bot("random")]
    plan = {"game": game, "seats": seats, "hints": True}
    table = str(ada.post("/api/tables", plan)["table"])
    page = ada.go(f"/table/{table}")
    settled(page)
    for moment in range(MOMENTS):
        look_on_every_screen(page, f"after {moment} taps")
        step(page)
    calm(page)  # what was tapped last is there
    ada.play_on(table, LATER)
    page.reload()
    settled(page)
    look_on_every_screen(page, "later")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_cut(arrive: Arrive, game: str) -> None:
    ada = arrive("Ada Lovelace", SCREENS["small"], "de", pace="fast")
    page = ada.go(f"/table/{ada.open(game, ME, bot('random'), bot('random'))}")
    settled(page)
    offered(page)
    for screen, size in SCREENS.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert cut(page) == [], screen


def expect_main_button_in_sight(page: Page) -> None:
    button = page.locator("button.go:not(:disabled)")
    button.wait_for()
    settled(page)
    for screen, size in SCREENS.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        calm(page)
        assert is_in_sight(button), f"{page.url} {screen}"


def test_a_table_can_be_opened_without_scrolling(arrive: Arrive) -> None:
    ada = arrive("Ada", SCREENS["small"])
    for game in GAMES:
        expect_main_button_in_sight(ada.go(f"/new/{game}"))


def test_a_seat_is_taken_and_a_game_started_without_scrolling(arrive: Arrive) -> None:
    ann, kim = arrive("Ann", SCREENS["small"], "de"), arrive("Kim", SCREENS["small"], "de")
    table = ann.open("lost-cities", ME, LINK, LINK, LINK)
    door = ann.get(f"/api/tables/{table}")["door"]
    expect_main_button_in_sight(kim.go(f"/join/{table}/{door}"))
    kim.post(f"/api/tables/{table}/join", {"key": door, "name": "Kim"})
    expect_main_button_in_sight(ann.go(f"/table/{table}"))
