"""People at a running table: clocks, who is away, what the others decide, returning, leaving."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import DESK, Arrive, Guest
from tests.browser.pupil import violations
from tests.browser.reach import SIDEWAYS, SMALL, TALL, unreachable
from tests.server.clocked import BY_DAY, DAY, HOUR, LIVE, ClockedServer
from tests.server.room.seats.test_leavers import clever, next_to_decide, worst

ONE_BY_ONE = {"order": "clockwise"}
#: What moved though it should lie still; rows of the log push each other down.
SHIFTS = """() => {
  window.shifts = [];
  const mayMove = (one) => one.closest(".log, .dice, .aside, .recent");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node } of entry.sources) {
        const one = node?.nodeType === 1 ? node : node?.parentElement;
        if (one?.isConnected && !mayMove(one))
          window.shifts.push(`${one.tagName}.${one.getAttribute("class")}`);
      }
  }).observe({ type: "layout-shift" });
}"""


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """Its clock is turned by the tests."""
    running = ClockedServer(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


AT_REST = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity)"""


def gathered(host: Guest, *others: Guest, pace: object = LIVE, game: str = "lost-cities") -> str:
    """A table that has started, everybody looking at it."""
    seats = [{"kind": "me"}, *[{"kind": "link"}] * len(others)]
    options = ONE_BY_ONE if game == "lost-cities" else {}
    body = {"game": game, "seats": seats, "options": options, "pace": pace}
    table = str(host.post("/api/tables", body)["table"])
    door = host.get(f"/api/tables/{table}")["door"]
    for other in others:
        other.post(f"/api/tables/{table}/join", {"key": door, "name": other.name})
    host.go(f"/table/{table}").get_by_role("button", name=re.compile("^Start")).click()
    for other in others:
        other.go(f"/table/{table}")
    host.page.wait_for_selector("[data-number]")
    return table


def awaited(guest: Guest, table: str) -> list[int]:
    return list(guest.get(f"/api/tables/{table}")["view"]["waiting"])


def play_until(seat: int, table: str, players: dict[int, Guest]) -> None:
    """The others take what is offered until the table waits for one seat alone."""
    first = next(iter(players.values()))
    while (waiting := awaited(first, table)) != [seat]:
        for number in set(waiting) & set(players):
            players[number].wait_for_turn()
            players[number].play_by_mouse()


def gone(guest: Guest, witness: Guest, table: str, seat: int) -> None:
    """Somebody's browser is elsewhere, and the server has seen it."""
    guest.page.goto("about:blank")
    while witness.get(f"/api/tables/{table}")["seats"][seat]["here"]:
        witness.page.wait_for_timeout(50)


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").first.click()
    return page.locator("dialog[open]")


def play_out_so_that_wins(winner: Guest, table: str, *others: Guest) -> None:
    """To the last decision but those that are made in the winner's browser."""
    with ExitStack() as stack:
        own = stack.enter_context(winner.person().at(table))
        rest = [stack.enter_context(other.person().at(table)) for other in others]
        while (player := next_to_decide(own, *rest)) is not None:
            if player is own:
                clever(own, winner.person(), table)
            else:
                worst(player)


def test_one_of_three_leaves_a_bot_takes_over_and_the_person_returns_and_wins(
    arrive: Arrive, clocked: ClockedServer, tmp_path: Path
) -> None:
    ann = arrive("Ann", TALL, at=clocked, pace="fast")
    kim = arrive("Kim", DESK, at=clocked, pace="fast")
    ben = arrive("Ben", SMALL, at=clocked, pace="fast")
    table = gathered(ann, ben, kim)
    play_until(1, table, {0: ann, 2: kim})
    ann.page.wait_for_timeout(500)
    ann.page.evaluate(SHIFTS)

    # -- somebody is away: the face sleeps, the clock runs, a nudge is offered
    tile = ann.page.locator(".seat", has_text="Ben")
    expect(tile.locator("em")).to_have_text(re.compile(r"^\d:\d\d$"))
    gone(ben, ann, table, 1)
    clocked.turn(31)
    expect(tile).to_have_class(re.compile("isAsleep"))
    expect(tile.locator("[data-face$=asleep]")).to_be_visible()
    expect(tile).to_be_in_viewport()  # on a phone, without a look into the menu
    ann.page.get_by_role("button", name="Nudge Ben").click()
    expect(ann.page.get_by_role("button", name="Nudged")).to_be_disabled()

    # -- all clocks stand, for all to see; then the others are asked
    kim.page.locator("button.clock").click()
    for rule in ("90 seconds", "a bot makes that one move", "away for 3 minutes", "may nudge"):
        expect(kim.page.locator("dialog[open]")).to_contain_text(rule)
    kim.page.get_by_role("button", name="Stop the clocks").click()
    kim.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("Kim stopped the clocks.").first).to_be_visible()
    clocked.turn(180)
    panel = ann.page.get_by_role("dialog", name=re.compile("Ben has been away for 3 minutes"))
    expect(panel).to_be_visible()
    ann.page.locator("[data-strip=pause]").get_by_role("button", name="Close").click()
    assert not panel.evaluate("(one) => one.contains(document.activeElement)")
    assert panel.evaluate(
        "(one) => Boolean(one.compareDocumentPosition(document.querySelector('.dock')) & 4)"
    )
    above, below = panel.bounding_box(), ann.page.locator(".dock").bounding_box()
    strip = ann.page.locator(".strip").bounding_box()
    assert above is not None
    assert below is not None
    assert strip is not None
    assert above["y"] >= strip["y"] + strip["height"]
    assert above["y"] + above["height"] <= below["y"]
    assert unreachable(ann.page) == []
    for theme in ("light", "dark"):
        ann.page.evaluate("(one) => (document.documentElement.dataset.theme = one)", theme)
        assert violations(ann.page) == []
    panel.get_by_role("button", name="Let it play").click()
    asked = kim.page.get_by_role("dialog", name=re.compile("Ben has been away"))
    expect(asked).to_contain_text("Ann yes")
    asked.get_by_label("How strong it plays").select_option("gentle")
    asked.get_by_role("button", name="Let it play").click()
    expect(tile.locator("[data-face*=bot]")).to_be_visible()
    expect(panel).to_have_count(0)

    # -- the bot writes; the person returns, is told so, and looks at it
    menu(ann.page).get_by_role("button", name="Set the clocks going").click()
    ann.page.keyboard.press("Escape")
    while ann.get(f"/api/tables/{table}")["seats"][1]["wrote"] < 2:
        for number in set(awaited(ann, table)) & {0, 2}:
            player = {0: ann, 2: kim}[number]
            player.wait_for_turn()
            player.play_by_mouse()
    ben.go(f"/table/{table}")
    expect(ben.page.get_by_text(re.compile(r"wrote \d turns for you"))).to_be_visible()
    expect(ann.page.get_by_text("Ben is back.")).to_be_visible()
    ben.page.get_by_role("button", name="Look").click()
    looked = ben.page.get_by_role("dialog", name=re.compile("wrote for Ben"))
    expect(looked.get_by_text(re.compile(r"^\d of \d$"))).to_be_visible()
    ben.page.keyboard.press("Escape")
    assert ann.page.evaluate("() => window.shifts") == []

    # -- all of it stands in the log
    log = kim.page.locator(".log").inner_text()
    told = ["Ben is away.", "Ann nudged Ben.", "play for Ben.", "Ben is back and plays on."]
    assert [log.index(one) for one in reversed(told)] == sorted(log.index(one) for one in told)
    assert re.search(r"Gentle \w+|Steady \w+", log)

    # -- the person wins: told to all at the end, and in a record that replays
    play_until(1, table, {0: ann, 2: kim})
    while awaited(ann, table) == [1]:  # an arrow asks once more
        ben.wait_for_turn()
        ben.play_by_mouse()
    play_out_so_that_wins(ben, table, ann, kim)
    for player in (ann, kim, ben):
        verdict = player.page.locator("[data-verdict]")
        expect(verdict).to_have_text(re.compile(r"Ben\s+wins with"), timeout=180_000)
    bots = ann.page.get_by_role("main").get_by_text(re.compile("A bot wrote .* turns for Ben"))
    expect(bots).to_be_visible()
    text = ann.context.request.get(f"{clocked.url}/api/tables/{table}/record").text()
    told = ["seat 2 is away", "seat 1 nudged seat 2", "seat 3 stopped the clocks"]
    told += ["seat 1 would let steady play for seat 2", "seats 1 3 let steady play for seat 2"]
    told += ["seat 2 is played by steady", "seat 2 returned"]
    lines = text.splitlines()
    assert [lines.index(one) for one in told] == sorted(lines.index(one) for one in told)
    assert "seat 2 is played by" in text
    assert "seat 2 is back" in text
    record = tmp_path / "game.txt"
    record.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "rollwrite", "replay", str(record)]
    assert subprocess.run(command, capture_output=True, timeout=120).returncode == 0


@pytest.mark.long
def test_by_the_day_one_sees_until_when_and_goes_on_to_the_next_table(
    arrive: Arrive, clocked: ClockedServer
) -> None:
    ann, ben = arrive("Ann", TALL, at=clocked), arrive("Ben", SIDEWAYS, at=clocked)
    other = gathered(ben, ann, pace=BY_DAY)
    play_until(1, other, {0: ben})  # it waits for Ann
    table = gathered(ann, ben, pace=BY_DAY)
    play_until(1, table, {0: ann})
    expect(ann.page.locator(".seat em")).to_have_text("23 h")
    expect(ann.page.locator(".dock h1")).to_contain_text("Ben has until ")
    assert unreachable(ann.page) == []
    clocked.turn(2 * HOUR)
    expect(ann.page.get_by_role("button", name="Nudge Ben")).to_be_enabled()
    ann.page.get_by_role("link", name=re.compile("^Next: ")).click()
    expect(ann.page).to_have_url(re.compile(f"/table/{other}$"))
    expect(ann.page.locator(".clock.tab")).to_contain_text("21 h")
    assert violations(ann.page) == []

    # Time is up: a bot makes this one decision, and one is told.
    clocked.turn(DAY)
    expect(ann.page.get_by_text("Steady wrote one turn for you.")).to_be_visible()


@pytest.mark.long
def test_partners_who_agree_let_a_bot_take_over_at_once(
    arrive: Arrive, clocked: ClockedServer
) -> None:
    """Nobody waits three minutes in a temple that falls down; but all have to want it."""
    guests = [arrive(name, DESK, at=clocked, pace="fast") for name in ("Ann", "Ben", "Kim")]
    table = gathered(*guests, game="escape")
    seat = awaited(guests[0], table)[0]
    away = guests[seat]
    one, other = (guest for guest in guests if guest is not away)
    gone(away, one, table, seat)
    clocked.turn(16)  # no sign of life for a quarter of a minute
    panel, asked = (
        guest.page.get_by_role("dialog", name=re.compile(f"{away.name} is away"))
        for guest in (one, other)
    )
    expect(panel).to_contain_text("All of you must agree.")
    assert violations(one.page) == []
    panel.get_by_role("button", name="Let it play").click()
    expect(asked).to_contain_text(f"{one.name} yes")
    assert one.get(f"/api/tables/{table}")["seats"][seat]["stands_in"] == ""
    asked.get_by_role("button", name="Let it play").click()
    expect(panel).to_have_count(0)
    expect(one.page.get_by_text(f"plays until {away.name} returns.").first).to_be_visible()
    away.go(f"/table/{table}")
    expect(one.page.get_by_text(f"{away.name} is back.")).to_be_visible()


def test_a_game_ends_by_agreement_and_who_got_up_sits_down_again(
    arrive: Arrive, clocked: ClockedServer
) -> None:
    ann, ben = arrive("Ann", TALL, at=clocked), arrive("Ben", SIDEWAYS, at=clocked)
    table = gathered(ann, ben)

    # -- leaving is asked once; the seat waits
    dialog = menu(ben.page)
    dialog.get_by_role("button", name="Leave the table …").click()
    dialog.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.page).to_have_url(re.compile(r"/$"))
    expect(ann.page.get_by_text("Ben left the table.").first).to_be_visible()
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit down again").click()
    expect(ann.page.get_by_text("Ben is back.")).to_be_visible()

    # -- one proposes the end, withdraws, proposes again; the other agrees
    play_until(1, table, {0: ann})
    dialog = menu(ben.page)
    dialog.get_by_role("button", name="End the game here …").click()
    dialog.get_by_role("button", name="End it here").click()
    panel = ann.page.get_by_role("dialog", name="Ben would end the game here")
    expect(panel).to_be_visible()
    ann.page.wait_for_function(AT_REST)  # what is just appearing has no colours of its own yet
    assert violations(ann.page) == []
    menu(ben.page).get_by_role("button", name="Play on after all").click()
    ben.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    dialog = menu(ben.page)
    dialog.get_by_role("button", name="End the game here …").click()
    dialog.get_by_role("button", name="End it here").click()
    panel.get_by_role("button", name="End it here").click()
    for one in (ann, ben):
        expect(one.page.locator("div.end")).to_contain_text("ended the game here")
        expect(one.page.locator("[data-verdict]")).to_have_text("Nobody wins")
    ann.page.locator("div.end").get_by_role("button", name="Well played").click()
    expect(ben.page.locator(".voice .bubble")).to_have_text("Well played")
    for one in (ann, ben):
        assert violations(one.page) == []
    text = ann.context.request.get(f"{clocked.url}/api/tables/{table}/record").text()
    assert "ended by agreement" in text
