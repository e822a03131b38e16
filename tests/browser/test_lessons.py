"""Lessons in a real browser: by taps on what is pointed at, and on nothing else."""

from __future__ import annotations

import re

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, Page, Route, expect

from rollwrite import catalogue
from rollwrite.kernel.taught.lesson import lessons_of
from tests.browser.people import DESK, SIDEWAYS, Arrive
from tests.browser.pupil import UPRIGHT, Pupil, violations
from tests.browser.reach import is_in_sight
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


ALL = [pytest.param(*lesson, id="-".join(lesson)) for lesson in LESSONS]
FIRST = [one for one in ALL if one.values[1] == "first"]


def further(one: ParameterSet) -> ParameterSet:
    """The same with another game: ``make screens``."""
    return pytest.param(*one.values, id=str(one.id), marks=pytest.mark.long)


@pytest.mark.parametrize(("game", "lesson"), [ALL[0], *map(further, ALL[1:])])
def test_a_lesson_is_learned_by_enter_alone(arrive: Arrive, game: str, lesson: str) -> None:
    """The keys follow the pencil: what is pointed at has the focus."""
    guest = arrive("Ada", DESK, pace="fast", is_calm=True)
    Pupil(guest, game, lesson).learn(by_key=True)
    expect(guest.page.locator(".finish h1")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), [FIRST[0], *map(further, FIRST[1:])])
def test_a_pupil_errs_leaves_comes_back_practises_and_begins_again(
    arrive: Arrive, game: str, lesson: str
) -> None:
    guest = arrive("Ada", UPRIGHT, is_calm=True, pace="fast")
    pupil, page = Pupil(guest, game, lesson), guest.page
    assert violations(page) == []
    while pupil.seen["isRead"]:
        pupil.tap()
    begun = pupil.step()
    pupil.err(pupil.wrong())
    assert violations(page) == []
    while pupil.step() == begun or pupil.seen["isRead"]:
        pupil.tap()
    step = pupil.step()
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page).to_have_url(re.compile(r"/$"))
    page.locator(f"a[href$='{pupil.path}']").first.click()
    pupil.now = ""
    pupil.look()
    assert pupil.step() == step
    more = page.get_by_role("button", name="More of this lesson")
    more.click()
    assert violations(page) == []
    page.get_by_role("button", name="Practise from here").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert guest.wait_for_turn()
    assert guest.get(f"/api/tables/{page.url.rpartition('/')[2]}")["is_practice"]
    guest.go(pupil.path)
    more.click()
    page.get_by_role("button", name="Begin again").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "1")


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_wrong_answers_are_answered_at_every_moment_and_shown_after_two(
    arrive: Arrive, game: str, lesson: str
) -> None:
    """Nothing is written, the teacher says why, and all of it can be read by everybody."""
    guest = arrive("Ada", UPRIGHT, is_calm=True, pace="fast")
    pupil, page = Pupil(guest, game, lesson), guest.page
    erred: set[int] = set()
    looked: set[int] = set()
    while not pupil.seen["isFinished"]:
        if pupil.step() not in looked:
            looked.add(pupil.step())
            assert violations(page) == []
        if not pupil.seen["isRead"] and pupil.step() not in erred and is_untouched(page):
            erred.add(pupil.step())
            place = pupil.wrong()
            for _ in range(2 if place >= 0 else 0):
                pupil.err(place)
        pupil.tap()
    assert violations(page) == []
    moments = enumerate(pupil.lesson.moments, 1)
    assert erred >= {number for number, one in moments if one.wrong}


def is_untouched(page: Page) -> bool:
    """Nothing lies there to be written."""
    return page.locator("button.go:visible").count() == 0


@pytest.mark.parametrize(("game", "lesson"), [FIRST[0], *map(further, FIRST[1:])])
def test_every_moment_can_be_skipped(arrive: Arrive, game: str, lesson: str) -> None:
    guest = arrive("Ada", UPRIGHT, is_calm=True, pace="fast")
    pupil, page, later = Pupil(guest, game, lesson), guest.page, list[Route]()
    skip = page.get_by_role("button", name="Skip", exact=True)
    page.route("**/api/games", lambda asked: later.append(asked))
    while not pupil.seen["isFinished"]:
        skip.click()
        pupil.look()
    assert page.locator(".finish .acts > *:visible").count() == 0
    for asked in later:
        asked.continue_()
    expect(page.locator(".finish .acts > .go")).to_be_visible()
    page.set_viewport_size(SIDEWAYS)  # type: ignore[arg-type]
    for way_on in page.locator(".finish .acts > *").all():
        assert is_in_sight(way_on), way_on.inner_text()
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "1")


@pytest.mark.long
def test_what_others_did_waits_until_the_praise_was_read(arrive: Arrive) -> None:
    guest = arrive("Ada", UPRIGHT, is_calm=True)
    pupil, others = Pupil(guest, "dungeons", "first"), guest.page.locator("button.next")
    praised = watched = 0
    while not pupil.seen["isFinished"]:
        if pupil.seen["isWatched"]:
            watched += 1
            guest.page.wait_for_timeout(4000)
            assert others.count() == 1, "it waits for whoever learns"
        if pupil.seen["kind"] == "right":
            praised += 1
            assert others.count() == 0, pupil.seen["text"]
        pupil.tap()
    assert praised > 2
    assert watched > 1


# Numbers that lie under the veil.
DIM = """see => {
  const holes = [...document.querySelectorAll('#lesson-holes rect:not([width="100%"])')];
  const boxes = holes.map(one =>
    ["x", "y", "width", "height"].map(name => Number(one.getAttribute(name))));
  return see.filter(thing => {
    const sign = document.querySelector(`[data-about="${thing}"] .value`).getBoundingClientRect();
    const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
    return !boxes.some(([left, top, width, height]) =>
      left < x && x < left + width && top < y && y < top + height);
  });
}"""


def test_a_number_that_is_spoken_of_is_lit(arrive: Arrive) -> None:
    """On a phone, where the sheet that all share is folded up."""
    guest = arrive("Ada", UPRIGHT, is_calm=True, pace="fast")
    pupil = Pupil(guest, "escape", "home")
    assert guest.page.evaluate(DIM, pupil.lesson.moments[0].see) == []


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
