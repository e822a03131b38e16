"""The shelf: of a newcomer, and with games of other packages beside our own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rollwrite.catalogue import GAMES
from rollwrite.cli.new_game import spell, template
from rollwrite.words import Words
from tests.browser.people import DESK, ME, PHONE, Arrive, bot, settled
from tests.browser.pupil import violations
from tests.server.house import Server

INFO = "Metadata-Version: 2.1\nName: acorn-run\nVersion: 0.1\n"


@pytest.fixture
def with_a_fifth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where a new game has been installed."""
    site = tmp_path / "site"
    for path, text in template(spell("Acorn Run")):
        if path.parts[0] == "src":
            file = site.joinpath(*path.parts[1:])
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    info = site / "acorn_run-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(INFO)
    (info / "entry_points.txt").write_text("[rollwrite.games]\nacorn-run = acorn_run:GAME\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ["PYTHONPATH"], str(site)]))
    running = Server(tmp_path, "--no-limits")
    running.is_from_nursery = False  # there the games were counted before
    yield running.start()
    running.stop()


def test_a_fifth_game_stands_in_sight_and_can_be_chosen(
    arrive: Arrive, with_a_fifth: Server
) -> None:
    ada = arrive("Ada", at=with_a_fifth)
    page = ada.page
    page.goto(with_a_fifth.url)
    box = page.get_by_role("link", name="Acorn Run").first
    box.wait_for()
    seen = box.evaluate(
        """box => {
            const run = box.closest('.run').getBoundingClientRect();
            return box.getBoundingClientRect().right <= run.right + 1;
        }"""
    )
    assert seen
    box.click()
    page.get_by_text("Five boxes, one die, no way back.").first.wait_for()
    assert page.url.endswith("/new/acorn-run")
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()


@pytest.mark.long
def test_the_cards_of_the_first_visit_stay_where_they_are_after_the_first_game(
    arrive: Arrive,
) -> None:
    """What is new is added above and below; the shelf itself is not another one."""
    zoe = arrive("Guest", PHONE, is_new=True)
    page = zoe.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("New here?")
    cards = page.locator(".games .card")
    expect(cards.first).to_be_visible()
    settled(page)
    before = [card.bounding_box() for card in cards.all()]
    assert violations(page) == []
    zoe.play_out(zoe.open("my-city", ME, bot("random")))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("What shall we play")
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(cards).to_have_count(len(before))
    settled(page)
    for card, then in zip(cards.all(), before):
        now = card.bounding_box()
        assert now is not None
        assert then is not None
        assert (now["x"], now["width"]) == (then["x"], then["width"])
        assert abs(now["y"] - then["y"]) < 40  # a name may need a line more
    assert violations(page) == []
    page.get_by_role("button", name="I know My City").click()
    expect(cards.nth(1).locator(".go")).to_have_text("Play now")


SCREENS = [
    pytest.param("de", PHONE),
    pytest.param("en", PHONE, marks=pytest.mark.long),
    pytest.param("de", DESK, marks=pytest.mark.long),
    pytest.param("en", DESK, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("language", "size"), SCREENS)
def test_every_box_says_how_one_wins_how_long_how_hard_and_for_how_many(
    arrive: Arrive, language: str, size: dict[str, int]
) -> None:
    """In sight, not in a tip, and nothing of it is cut off or lies over the board."""
    page = arrive("Ada", size, language).go("/")
    boxes = page.locator("a.game")
    expect(boxes).to_have_count(len(GAMES))
    settled(page)
    for game, box in zip(GAMES, boxes.all()):
        words = Words(language, game)
        said = box.locator(".about")
        for name in ("name", "wins", "effort"):
            expect(said).to_contain_text(words.say(name))
        expect(said).to_contain_text(f"{game.min_seats}–{game.max_seats}")
        assert said.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), game.id
    assert violations(page) == []
