"""From the first turn to the last nothing on the table jumps, and then it says who won.

Each game on one screen in the suite; ``make screens`` plays each on every screen.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import ME, Arrive, bot, settled
from tests.browser.reach import LOW, SIDEWAYS, SMALL, play_and_watch

SIZES = {"phone": SMALL, "desk": LOW, "sideways": SIDEWAYS}
SHORT = [
    ("lost-cities", "sideways", "fast"),
    ("my-city", "desk", "fast"),
    ("dungeons", "phone", "fast"),
    ("escape", "phone", "fast"),
]
#: Those in which a game is shortest.
OPTIONS = {
    "my-city": {"map": "1"},
    "dungeons": {"adventure": "clumsy-cultists"},
    "escape": {"difficulty": "hard"},
}
OTHERS = [
    pytest.param(game, size, "fast", marks=pytest.mark.long)
    for game in ("lost-cities", "my-city", "dungeons", "escape")
    for size in SIZES
    if (game, size, "fast") not in SHORT
]


#: Also while one looks at what others did.
WATCHED = [
    pytest.param("escape", size, "normal", marks=pytest.mark.long) for size in ("phone", "sideways")
]


@pytest.mark.parametrize(("game", "size", "pace"), [*SHORT, *OTHERS, *WATCHED])
def test_sheet_and_tray_lie_still_for_a_whole_game(
    arrive: Arrive, game: str, size: str, pace: str
) -> None:
    ada = arrive("Ada", SIZES[size], pace=pace)
    page = ada.go(f"/table/{ada.open(game, ME, bot('random'), **OPTIONS.get(game, {}))}")
    settled(page)
    page.wait_for_selector("button.go, g.spot, .token.lit, button.own")
    page.wait_for_timeout(500)  # the first look is over
    still = play_and_watch(page)
    assert {name: len(places) for name, places in still["places"].items()} == {
        "sheet": 1,
        "tray": 1,
        "dock": 1,
    }
    assert not still["moved"], "\n".join(sorted(set(still["moved"]))[:30])
    assert still["shift"] == 0
    assert still["stumbles"] == []
    expect(page.locator("div.end [data-verdict]")).to_be_visible()  # nobody clicks any more
    assert still["longest"] <= 500  # milliseconds that dice tumble
    if game == "lost-cities":  # elsewhere somebody who taps at random may stop before a roll
        assert still["longest"] > 0
