"""From the first turn to the last nothing on the table jumps."""

from __future__ import annotations

import pytest

from tests.browser.people import ME, Arrive, bot, settled
from tests.browser.reach import LOW, SIDEWAYS, SMALL, play_and_watch

GAMES = ("lost-cities", "my-city", "dungeons", "escape")


@pytest.mark.parametrize("size", [SMALL, LOW, SIDEWAYS], ids=("phone", "desk", "sideways"))
@pytest.mark.parametrize("game", GAMES)
def test_sheet_and_tray_lie_still_for_a_whole_game(
    arrive: Arrive, game: str, size: dict[str, int]
) -> None:
    ada = arrive("Ada", size, pace="fast")
    page = ada.go(f"/table/{ada.open(game, ME, bot('random'))}")
    settled(page)
    page.wait_for_selector("dialog .new-rules, button.go, g.spot, .token.lit, button.own")
    page.wait_for_timeout(500)  # the first look is over
    still = play_and_watch(page)
    assert {name: len(places) for name, places in still["places"].items()} == {
        "sheet": 1,
        "tray": 1,
        "dock": 1,
    }
    assert not still["moved"], "\n".join(sorted(set(still["moved"]))[:30])
    assert still["shift"] == 0
