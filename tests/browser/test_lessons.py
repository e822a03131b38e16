"""Lessons in a real browser: by taps on what is pointed at, and on nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from rollwrite import catalogue
from rollwrite.kernel.taught.lesson import lessons_of
from tests.browser.people import DESK, SIDEWAYS, Arrive
from tests.browser.pupil import UPRIGHT, Pupil, violations
from tests.server.house import Server

SCREENS = [UPRIGHT, DESK, SIDEWAYS]
LANGUAGES = ["en", "de"]
LESSONS = [(game.id, lesson.id) for game in catalogue.GAMES for lesson in lessons_of(game)]
# One case of each game is in every run; the others are for ``make screens``.
ALWAYS = {
    ("lost-cities", "first", 390, "en"),
    ("my-city", "fortresses", 390, "de"),
    ("dungeons", "first", 1440, "de"),
    ("escape", "first", 844, "en"),
}
EVERY = [
    pytest.param(
        *lesson,
        screen,
        language,
        id=f"{'-'.join(lesson)}-{screen['width']}-{language}",
        marks=[] if (*lesson, screen["width"], language) in ALWAYS else [pytest.mark.long],
    )
    for lesson in LESSONS
    for screen in SCREENS
    for language in LANGUAGES
]


@pytest.mark.parametrize(("game", "lesson", "screen", "language"), EVERY)
def test_a_lesson_is_learned_by_taps_on_what_it_points_at(
    arrive: Arrive, game: str, lesson: str, screen: dict[str, int], language: str
) -> None:
    guest = arrive("Ada", screen, language=language, pace="fast", is_calm=True)
    Pupil(guest, game, lesson).learn()
    expect(guest.page.locator(".finish h1")).to_be_visible()
    assert guest.page.locator("div.end").count() == 0


KEYED = [
    pytest.param(*lesson, id="-".join(lesson), marks=pytest.mark.long)
    for lesson in LESSONS
    if lesson[1] == "first"
]


@pytest.mark.parametrize(("game", "lesson"), KEYED)
def test_a_lesson_is_learned_by_enter_alone(arrive: Arrive, game: str, lesson: str) -> None:
    """The keys follow the pencil: what is pointed at has the focus."""
    guest = arrive("Ada", DESK, pace="fast", is_calm=True)
    Pupil(guest, game, lesson).learn(by_key=True)
    expect(guest.page.locator(".finish h1")).to_be_visible()


@pytest.mark.long
def test_a_pupil_errs_leaves_comes_back_skips_and_begins_again(arrive: Arrive) -> None:
    guest = arrive("Ada", UPRIGHT, is_calm=True)
    pupil, page = Pupil(guest, "lost-cities", "first"), guest.page
    assert violations(page) == []
    for tries in (1, 2):
        for die in ("colour-1", "number-3"):
            page.locator(f".token[data-die={die}]").click()
        page.locator("button.go").first.click()
        expect(page.locator("button.go:visible"), f"{tries}: nothing is left").to_have_count(0)
        expect(page.locator(".slip .wrong")).to_contain_text("After a 9")
    pupil.now = ""
    pupil.look()
    assert pupil.seen["kind"] == "wrong"
    pupil.tap()  # what is shown after two wrong tries
    pupil.tap()
    pupil.tap()
    assert pupil.seen["kind"] == "right"
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page).to_have_url(re.compile(r"/$"))
    guest.go(pupil.path)
    pupil.look()
    assert page.get_by_role("progressbar").get_attribute("aria-valuenow") == "2"
    for _ in range(12):
        if page.locator(".finish").count():
            break
        page.get_by_role("button", name="Skip", exact=True).click()
        page.wait_for_timeout(700)
    expect(page.locator(".finish")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "1")


@pytest.mark.long
def test_what_others_did_waits_until_the_praise_was_read(arrive: Arrive) -> None:
    guest = arrive("Ada", UPRIGHT, is_calm=True)
    pupil, others = Pupil(guest, "dungeons", "first"), guest.page.locator("button.next")
    praised = 0
    while not pupil.seen["isFinished"]:
        if pupil.seen["kind"] == "right":
            praised += 1
            assert others.count() == 0, pupil.seen["text"]
        pupil.tap()
    assert praised > 2


@pytest.mark.parametrize(("label", "is_lesson"), [("Learn", True), ("Play", False)])
def test_a_first_visit_is_one_click_away_from_a_table(
    browser: Browser, server: Server, label: str, is_lesson: bool
) -> None:
    context = browser.new_context(locale="en", viewport=UPRIGHT)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(server.url)
    page.get_by_role("button", name=re.compile(f"^{label} Lost Cities")).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".token").first).to_be_visible()
    assert (page.get_by_role("progressbar").count() > 0) is is_lesson
    context.close()


def test_who_knows_a_game_says_so_by_one_tap(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en", viewport=UPRIGHT)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="I know Lost Cities").click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    context.close()
