"""The end, with everything that moves: counted once, to its end, whatever happens meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import (
    LAPTOP,
    LINK,
    ME,
    PHONE,
    SIDEWAYS,
    Arrive,
    Guest,
    bot,
    click_on,
)
from tests.browser.reach import SCREENS, cut
from tests.server.house import play_out

SIZES = {"laptop": LAPTOP, "sideways": SIDEWAYS, "phone": PHONE}
ON_OTHERS = [pytest.param(size, marks=pytest.mark.long) for size in (SIDEWAYS, PHONE)]
TITLE = "You may call yourself: "
RIVALS = "wins with|win together with|Nobody wins"
SOON = 180_000  # a whole game, on a busy machine
#: Game, who else plays, options, what is said at its end: small ones, so that a game is quick.
GAMES: dict[str, tuple[str, list[dict[str, str]], dict[str, str], str]] = {
    "lost-cities": ("lost-cities", [bot("random")], {}, RIVALS),
    "my-city": ("my-city", [bot("random")], {"map": "1"}, RIVALS),
    "dungeons": ("dungeons", [bot("random")], {"adventure": "clumsy-cultists"}, RIVALS),
    "dungeons-alone": ("dungeons", [], {"adventure": "annoyed-animals"}, "point"),
    "escape": ("escape", [bot("random")], {"difficulty": "easy"}, "You (won|lost) together"),
}
#: Stages that may be over before anybody looks. In a dungeon one may give up at once.
BEFORE = {"lost-cities": 24, "escape": 40}
#: Keeps what the end page has shown, from first to last.
DIARY = """() => {
  window.diary = [];
  const look = () => {
    const end = document.querySelector("div.end");
    const note = end ? end.querySelectorAll(".pad tbody .value").length : -1;
    if (window.diary.at(-1) !== note) window.diary.push(note);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


#: Notes what jumps in sight on the end page, while it fills.
STEADY = """() => {
  window.jumps = [];
  new PerformanceObserver((list) => {
    if (!document.querySelector("div.end")) return;
    const named = ({ node, previousRect: { x, y }, currentRect: { x: left, y: top } }) =>
      `${node?.className?.baseVal ?? node?.className ?? node} ${x},${y} → ${left},${top}`;
    // A number that is counted up is written anew in its own place.
    const isCounted = ({ node }) => node?.parentElement?.matches(".value");
    for (const { sources } of list.getEntries())
      window.jumps.push(...sources.filter((one) => !isCounted(one)).map(named));
  }).observe({ type: "layout-shift" });
}"""


def play_to_the_end(page: Page) -> None:
    """By clicking; the end itself gets no click."""
    page.wait_for_selector(".desktop, .handheld, .sideways")
    click_on(page, "div.end")
    page.wait_for_selector("div.end", timeout=SOON)


def expect_the_verdict(page: Page, words: str = r"\w") -> None:
    verdict = page.locator("div.end [data-verdict]")
    expect(verdict).to_be_visible()
    expect(verdict).to_have_text(re.compile(words))
    expect(page.locator("div.end")).not_to_contain_text(re.compile("Infinity|NaN|undefined"))


def expect_what_next_in_sight(page: Page) -> None:
    """The main button, the sheets and the way to share: seen without scrolling, under nothing."""
    for name in ("Play again", "Share", "Look at the sheets"):
        button = page.get_by_role("button", name=name)
        assert button.evaluate(IS_IN_SIGHT), f"{name} is out of sight or covered"
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


SEEN = """one => {
  const paper = one.getBoundingClientRect(), frame = one.closest("main").getBoundingClientRect();
  const high = Math.min(paper.bottom, frame.bottom, innerHeight) - Math.max(paper.top, frame.top);
  return [paper.width, high];
}"""
IS_LARGEST = """() => {
  const [first, ...others] = [...document.querySelectorAll("div.end .sheets .paper")]
    .map((one) => one.getBoundingClientRect().width);
  return others.length && others.every((width) => first > 1.5 * width);
}"""
IS_IN_SIGHT = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isIn && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


IS_COVERED = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return y < innerHeight && !one.contains(document.elementFromPoint(x, y));
}"""


def on_every_screen(guest: Guest, table: str) -> dict[str, Page]:
    """The same table side by side, each screen as large as it is on its device."""
    pages = dict(zip(SIZES, (guest.page, guest.tab(), guest.tab()), strict=True))
    for size, page in pages.items():
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.goto(f"{guest.server.url}/table/{table}")
        page.wait_for_selector("[data-number]")
        page.evaluate(STEADY)
        page.evaluate(DIARY)
    return pages


def answer_what_is_told(page: Page) -> None:
    """A turn that ended because nothing fitted is told before the end, until that is seen."""
    page.wait_for_selector("div.end, .heed button.go")
    while page.locator(".heed button.go").count():
        page.locator(".heed button.go").click()


def expect_it_was_counted(page: Page) -> None:
    """Line by line: the end page was there before its verdict."""
    counted = [note for note in page.evaluate("window.diary") if note >= 0]
    assert counted == sorted(counted)
    assert len(counted) > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_game_ends_with_its_verdict_on_every_screen_and_nobody_clicks(
    arrive: Arrive, game: str
) -> None:
    """The last moves come over the wire, all three screens see the same end."""
    name, others, options, words = GAMES[game]
    ada = arrive("Ada", pace="fast")
    table = ada.open(name, ME, *others, **options)
    with ada.person().at(table) as sitting:
        play_out(sitting, until=BEFORE.get(game, 0))
    pages = on_every_screen(ada, table)
    ada.play_out(table)
    for size, page in pages.items():
        answer_what_is_told(page)
        expect_the_verdict(page, words)
        expect_it_was_counted(page)
        if not others:
            expect(page.locator(".banner")).to_contain_text(TITLE)
        expect_what_next_in_sight(page)
        expect(page.locator("div.end [data-check=yes]")).to_be_attached()
        assert page.evaluate("window.jumps") == [], size


def test_a_campaign_ends_with_its_board_on_every_screen_and_nobody_clicks(arrive: Arrive) -> None:
    ada = arrive("Ada", pace="fast")
    plan = {"game": "my-city", "seats": [ME, bot("random")], "campaign": "mini"}
    table = str(ada.post("/api/tables", plan)["table"])
    with ada.person().at(table) as sitting:
        for _ in range(2):
            play_out(sitting)
            assert sitting.ask("next")["type"] == "done"
            sitting.view_where(status="playing")
    pages = on_every_screen(ada, table)
    ada.play_out(table)
    for size, page in pages.items():
        expect_the_verdict(page, r"wins? the campaign (together )?with −?\d")
        expect_it_was_counted(page)
        board = page.locator("div.end .board")
        expect(board).to_contain_text(re.compile(r"Ada.*Random.*Game 12.*Small campaign", re.S))
        expect_what_next_in_sight(page)
        assert page.evaluate("window.jumps") == [], size


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_its_verdict_without_a_click(
    arrive: Arrive, game: str, size: str
) -> None:
    name, others, options, words = GAMES[game]
    ada = arrive("Ada", SIZES[size], pace="fast")
    page = ada.go(f"/table/{ada.open(name, ME, *others, **options)}")
    page.evaluate(STEADY)
    play_to_the_end(page)
    expect_the_verdict(page, words)
    expect_what_next_in_sight(page)
    expect(page.locator("div.end [data-check=yes]")).to_be_attached()
    assert page.evaluate("window.jumps") == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_name_and_no_word_is_cut_at_the_end(arrive: Arrive, game: str) -> None:
    """On every screen, as a window that is resized."""
    name, others, options, words = GAMES[game]
    ada = arrive("Ada Lovelace", LAPTOP, pace="fast")
    page = ada.go(f"/table/{ada.open(name, ME, *others, **options)}")
    play_to_the_end(page)
    expect_the_verdict(page, words)
    for screen, size in SCREENS.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert cut(page) == [], screen


#: Taps on, on whatever lies there as soon as the game is over, for a second.
TAP_ON = """() => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector("div.end button.go")) return;
    watch.disconnect();
    const began = performance.now();
    const tapping = setInterval(() => {
      if (performance.now() - began > 1000) {
        clearInterval(tapping);
        window.isCalm = true;
      } else document.querySelector("div.end button.go")?.click();
    }, 50);
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""


def test_who_taps_on_after_the_last_move_opens_no_new_game_and_a_later_tap_does(
    arrive: Arrive,
) -> None:
    ada = arrive("Ada", PHONE, pace="fast")
    table = ada.open("my-city", ME, map="1")
    page = ada.go(f"/table/{table}")
    page.wait_for_selector("[data-number]")
    page.evaluate(TAP_ON)
    ada.play_out(table)
    answer_what_is_told(page)
    expect_the_verdict(page)
    page.wait_for_function("() => window.isCalm")
    assert page.url.endswith(table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(table))


# -- what the page tells and offers ------------------------------------------------------------


def at_its_end(arrive: Arrive, size: dict[str, int]) -> Page:
    """A game with bots, come back to when it is over."""
    ada = arrive("Ada", size)
    table = ada.open("lost-cities", ME, *[bot("random")] * 2)
    ada.play_out(table)
    page = ada.go(f"/table/{table}")
    expect_the_verdict(page, RIVALS)
    return page


@pytest.mark.parametrize("size", [LAPTOP, *ON_OTHERS], ids=SIZES)
def test_a_moment_that_mattered_leads_into_the_replay(arrive: Arrive, size: dict[str, int]) -> None:
    page = at_its_end(arrive, size)
    moments = page.locator(".moments a")
    expect(moments).to_have_count(3)
    expect(moments.first).to_contain_text(re.compile(r"Turn \d+.*[+−]\d+", re.S))
    if size == LAPTOP:
        assert not any(moments.nth(at).evaluate(IS_COVERED) for at in range(3))
    table = page.url.rpartition("/")[2]
    story = page.request.get(page.url.replace(f"/table/{table}", f"/api/tables/{table}/story"))
    step = (moments.nth(1).get_attribute("href") or "").partition("#")[2]
    told = moments.nth(1).inner_text()
    moments.nth(1).click()
    expect(page).to_have_url(re.compile(f"/replay/.*#{step}$"))
    expect(page.get_by_role("slider")).to_have_value(step)
    turn = re.search(r"Turn (\d+)", told)
    assert turn
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Turn {turn[1]} ")
    seat = story.json()["moments"][1]["seat"]  # where it happened, whoever moved last then
    assert f"seat={seat + 1}#" in page.url
    expect(page.locator("main [data-sheet]")).to_have_attribute("data-sheet", str(seat))
    seen = page.locator("main [data-sheet]").evaluate(SEEN)
    assert min(seen) > 250, f"only {seen} of the sheet is seen"
    for control in page.locator(".controls button").all():
        assert control.evaluate(IS_IN_SIGHT)


def test_the_verdict_says_by_how_much_and_by_which_line_and_the_winner_lies_largest(
    arrive: Arrive,
) -> None:
    page = at_its_end(arrive, LAPTOP)
    page.wait_for_function(IS_LARGEST)
    expect(page.locator("div.end .latest")).to_have_count(0)
    banner = page.locator(".banner")
    expect(banner).to_contain_text(re.compile(r"ahead of|win together"))
    if "ahead of" in banner.inner_text():
        expect(banner).to_contain_text(re.compile(r"made the difference: −?\d+ to −?\d+"))
        ringed = page.locator(".pad tr", has=page.get_by_label("made the difference"))
        expect(ringed).to_have_count(1)
        line = ringed.locator("th").inner_text().strip()
        value = ringed.locator("td", has=page.locator("svg")).inner_text().strip()
        expect(banner).to_contain_text(f"{line} made the difference: {value} to")


@pytest.mark.long
def test_the_result_is_copied_with_a_link_to_the_replay(arrive: Arrive) -> None:
    page = at_its_end(arrive, LAPTOP)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".share")).to_contain_text("Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    assert re.search(RIVALS, text)
    assert page.url.replace("/table/", "/replay/") in text


@pytest.mark.parametrize("size", [LAPTOP, *ON_OTHERS], ids=SIZES)
def test_all_sheets_are_looked_at_one_after_another(arrive: Arrive, size: dict[str, int]) -> None:
    page = at_its_end(arrive, size)
    winner = page.locator(".sheets .hand").first.inner_text()
    page.get_by_role("button", name="Look at the sheets").click()
    title = page.get_by_role("dialog").locator("h2 .hand")
    expect(title).to_have_text(winner)
    seen = {winner}
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        expect(title).not_to_have_text(winner)
        seen.add(title.inner_text())
    assert len(seen) == 3
    page.get_by_role("dialog").get_by_role("button", name="Read this sheet").click()
    items = page.locator(".reader .item")
    expect(items.first).to_be_focused()
    assert items.count() > 20
    page.keyboard.press("?")
    expect(page.locator("dialog.what")).to_be_visible()


# -- counted once ----------------------------------------------------------------------------


def two_who_end_their_game(arrive: Arrive) -> tuple[Guest, Guest, str]:
    """Both at the last moment of a game: the first has ended it, the second is about to."""
    ada, ben = arrive("Ada"), arrive("Ben")
    table = ada.open("my-city", ME, LINK, map="1")
    ben.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    for guest in (ada, ben):
        page = guest.go(f"/table/{table}")
        page.locator("button.own", has_text="End").first.click()
        page.evaluate(DIARY)
    for guest in (ada, ben):
        guest.page.locator("button.go:visible").first.click()
    return ada, ben, table


def test_the_counting_goes_on_while_people_come_and_go_and_ask_for_a_rematch(
    arrive: Arrive,
) -> None:
    ada, ben, table = two_who_end_their_game(arrive)
    expect(ada.page.locator(".pad tbody .value")).not_to_have_count(0)
    arrive("Eve").go(f"/table/{table}")
    ben.post(f"/api/tables/{table}/rematch", {})
    ben.page.close()
    expect(ada.page.locator("div.end button.go")).to_have_text(re.compile("To the rematch"))
    expect_the_verdict(ada.page)
    diary = ada.page.evaluate("window.diary")
    counted = [note for note in diary if note >= 0]
    assert diary[-len(counted) :] == counted, "once there, the end page stays"
    assert counted == sorted(counted)
    assert len(counted) > 3, "line by line"


@pytest.mark.long
def test_everybody_sees_the_counting_once_and_after_a_reload_the_verdict_at_once(
    arrive: Arrive,
) -> None:
    ada, ben, _ = two_who_end_their_game(arrive)
    for guest in (ada, ben):
        expect_the_verdict(guest.page)
        assert len(guest.page.evaluate("window.diary")) > 3
        guest.page.add_init_script(f"addEventListener('DOMContentLoaded', {DIARY})")
        guest.page.reload()
        expect_the_verdict(guest.page)
        assert len([note for note in guest.page.evaluate("window.diary") if note >= 0]) == 1


@pytest.mark.long
def test_who_wants_it_calm_sees_the_verdict_at_once(arrive: Arrive) -> None:
    ada = arrive("Ada", is_calm=True)
    page = ada.go(f"/table/{ada.open('my-city', ME, map='1')}")
    page.evaluate(DIARY)
    play_to_the_end(page)
    expect_the_verdict(page)
    assert len([note for note in page.evaluate("window.diary") if note >= 0]) == 1
