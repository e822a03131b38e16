"""Everything that is offered lies on the screen, uncovered: on every screen, in every game."""

from __future__ import annotations

import pytest

from tests.browser.people import ME, Arrive, bot, settled
from tests.browser.reach import (
    SCREENS,
    cut,
    is_in_sight,
    offered,
    rows_of_the_log,
    step,
    unreachable,
)

GAMES = ("lost-cities", "my-city", "dungeons", "escape")
MOMENTS = 3


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_offered_can_be_reached(arrive: Arrive, game: str) -> None:
    """One game, looked at on every screen after each tap, as a window that is resized."""
    ada = arrive("Ada Lovelace", SCREENS["small"], "de", pace="fast")
    seats = [ME, bot("random"), bot("random")]
    plan = {"game": game, "seats": seats, "hints": True}
    page = ada.go(f"/table/{ada.post('/api/tables', plan)['table']}")
    settled(page)
    for moment in range(MOMENTS):
        offered(page)
        for screen, size in SCREENS.items():
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert unreachable(page) == [], f"{screen}, after {moment} taps"
            assert rows_of_the_log(page), f"{screen}, after {moment} taps"
        step(page)


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


@pytest.mark.parametrize(
    "screen",
    [
        *("low", "small", "sideways"),
        *(pytest.param(one, marks=pytest.mark.long) for one in ("wide", "tall", "zoomed")),
    ],
)
def test_a_table_can_be_opened_without_scrolling(arrive: Arrive, screen: str) -> None:
    ada = arrive("Ada", SCREENS[screen])
    for game in GAMES:
        page = ada.go(f"/new/{game}")
        button = page.locator("button.go:not(:disabled)")
        button.wait_for()
        settled(page)
        assert is_in_sight(button), game
