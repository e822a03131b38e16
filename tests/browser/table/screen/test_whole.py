"""What is said beside the sheet is there as a whole, and what is not says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import ME, Arrive, Guest, bot, decide_boldly
from tests.browser.reach import LOW, SCREENS, WIDE, calm, cut, is_in_sight

MOVES = 6
DESKS = {"low": LOW, "wide": WIDE}
#: How much of the preview lies under its edge, in pixels.
UNDER = """() => {
  const box = document.querySelector(".move .room .box");
  return box.querySelector(".content").scrollHeight - box.clientHeight;
}"""
#: Buttons of what can be said that lie over one another.
CROSSING = """() => {
  const boxes = [...document.querySelectorAll(".phrases.isOpen button")]
    .map((one) => [one.getAttribute("aria-label") ?? one.textContent.trim(),
      one.getBoundingClientRect()]);
  const isOver = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes.flatMap(([name, box], at) => boxes.slice(at + 1)
    .filter(([, other]) => isOver(box, other)).map(([other]) => `${name} / ${other}`));
}"""


def at_table(arrive: Arrive, game: str, language: str = "de", **options: str) -> Page:
    ada = arrive("Ada", LOW, language, is_calm=True, pace="fast")
    page = ada.go(f"/table/{ada.open(game, ME, bot('random'), **options)}")
    assert ada.wait_for_turn()
    return page


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("my-city", {"map": "6"}),
        pytest.param("lost-cities", {}, marks=pytest.mark.long),
    ],
)
def test_the_preview_is_whole_on_every_desk_and_a_long_list_says_how_much_more_there_is(
    arrive: Arrive, game: str, options: dict[str, str]
) -> None:
    page = at_table(arrive, game, **options)
    for name, size in DESKS.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        calm(page)
        page.keyboard.press("m")
        expect(page.get_by_role("listbox")).to_be_focused()
        count = page.get_by_role("option").count()
        sign = page.locator("section.moves .more")
        if count > MOVES:
            expect(sign).to_contain_text("noch")
        for _ in range(min(count, MOVES)):
            page.keyboard.press("ArrowDown")
            expect(page.locator(".move h2")).to_be_visible()
            assert page.evaluate(UNDER) <= 0, f"{name}: {page.locator('.move').inner_text()}"
        page.keyboard.press("End")
        expect(sign).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.get_by_role("listbox")).to_have_count(0)


def test_nothing_that_can_be_said_lies_under_the_cross(arrive: Arrive) -> None:
    page = at_table(arrive, "escape", difficulty="easy")
    for name, size in SCREENS.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        calm(page)
        if not page.locator(".phrases.isOpen").count():
            page.get_by_role("button", name="Sag’s mit einem Zeichen").click()
        expect(page.get_by_role("button", name="Ausblenden")).to_be_visible()
        assert page.evaluate(CROSSING) == [], name


def play_to_the_last_round(guest: Guest, table: str) -> None:
    """Over the wire, until the game says so; nobody gives up before."""
    with guest.person().at(table) as sitting:
        while not sitting.table["view"]["remarks"]:
            decide_boldly(sitting)
            while not (sitting.owes() or sitting.table["can_commit"]):
                sitting.next_view()


def test_what_a_game_points_out_is_said_in_one_whole_line(arrive: Arrive) -> None:
    """The last round of Escape, while one still decides."""
    ada = arrive("Ada", LOW, "de", is_calm=True, pace="fast")
    table = ada.open("escape", ME, bot("greedy"), difficulty="easy")
    play_to_the_last_round(ada, table)
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    for name, size in SCREENS.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert cut(page) == [], name
        said = page.locator(".remarks li span").first
        assert is_in_sight(said), name
        assert "…" not in said.inner_text(), name
