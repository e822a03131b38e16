"""Everything that is offered lies on the screen, uncovered: on every screen, in every game."""

from __future__ import annotations

import pytest

from tests.browser.people import ME, Arrive, bot, settled
from tests.browser.reach import SCREENS, step, unreachable

GAMES = ("lost-cities", "my-city", "dungeons", "escape")
MOMENTS = 14


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_offered_can_be_reached(arrive: Arrive, game: str, screen: str) -> None:
    ada = arrive("Ada", SCREENS[screen], pace="fast")
    seats = [ME, bot("random"), bot("random")]
    plan = {"game": game, "seats": seats, "hints": True}
    page = ada.go(f"/table/{ada.post('/api/tables', plan)['table']}")
    settled(page)
    page.wait_for_selector("button.go, g.spot, .placing, .token.lit, button.own")
    for moment in range(MOMENTS):
        if ada.is_over():
            break
        assert unreachable(page) == [], f"after {moment} taps"
        step(page)
