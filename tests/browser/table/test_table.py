"""Whole games in real browsers: by mouse, by keyboard, on a phone, on one device."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from rollwrite.catalogue import BY_ID
from rollwrite.cli.records import verified_rolls
from rollwrite.kernel.kept import record as records
from tests.browser.people import DEVICE, LAPTOP, LINK, ME, PHONE, Arrive, Guest, bot
from tests.browser.reach import is_in_sight
from tests.server.house import Server, play_out

MOST_DECISIONS = 400


def record_of(guest: Guest, table: str) -> records.Record:
    answer = guest.context.request.get(f"{guest.server.url}/api/tables/{table}/record")
    return records.read(answer.text(), BY_ID)


@pytest.mark.parametrize("skipped", [20, pytest.param(0, marks=pytest.mark.long)])
def test_two_browsers_play_a_game_to_its_end_one_by_mouse_one_phone_by_keyboard(
    arrive: Arrive, skipped: int
) -> None:
    """Its first turns may have been played over the wire."""
    ada = arrive("Ada", pace="fast")
    ben = arrive("Ben", PHONE, language="de", pace="fast")
    table = ada.open("lost-cities", ME, LINK)
    ben.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()  # the host starts the game
    with ada.person().at(table) as one, ben.person().at(table) as other:
        play_out(one, other, until=skipped)
    ben.go(f"/table/{table}")
    for _ in range(MOST_DECISIONS):
        ada.page.wait_for_selector(READY)
        if ada.is_over() and ben.is_over():
            break
        if ada.owes():
            ada.play_by_mouse()
        elif ben.owes():
            ben.play_by_keyboard()
    expect(ada.page.locator("div.end")).to_be_visible()
    expect(ben.page.locator("div.end")).to_be_visible()
    found = record_of(ada, table)
    assert found.names == ("Ada", "Ben")
    assert verified_rolls(BY_ID[found.game], found) > 10


READY = ".token, div.end"


@pytest.mark.long
def test_a_game_against_bots_ends_with_scores_record_replay_and_rematch(arrive: Arrive) -> None:
    ada = arrive("Ada", pace="fast")
    table = ada.open("lost-cities", ME, bot("greedy"), bot("random"))
    ada.go(f"/table/{table}")
    while ada.wait_for_turn():
        ada.play_by_mouse()
    end = ada.page.locator("div.end")
    expect(end).to_contain_text("Greedy")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=re.compile("record", re.I)).first.click()
    text = download.value.path().read_text()
    found = records.read(text, BY_ID)
    assert verified_rolls(BY_ID[found.game], found) > 10
    ada.page.get_by_role("button", name="Play again").first.click()
    expect(ada.page).not_to_have_url(re.compile(table))
    expect(ada.page.locator(".token").first).to_be_visible()


def test_the_host_switches_the_order_in_the_menu_and_everybody_reads_it(arrive: Arrive) -> None:
    """LC-T5"""
    ada, ben = arrive("Ada"), arrive("Ben", PHONE, "de")
    table = ada.open("lost-cities", ME, LINK)
    ben.take_free_seat(ada, table)
    ada.go(f"/table/{table}").locator("button.go").click()
    ada.page.get_by_role("button", name="Menu").first.click()
    menu = ada.page.locator("dialog[open]")
    expect(menu).to_have_accessible_name(re.compile("^Table “.+”$"))
    menu.get_by_role("radio", name="One by one").click()
    expect(menu.locator(".option")).to_contain_text("From the next turn on: One by one")
    ben.go(f"/table/{table}").get_by_role("button", name="Menü").first.click()
    menu = ben.page.locator("dialog[open]")
    expect(menu.locator(".option")).to_contain_text("Alle zugleich. Das kann nur ändern, wer")
    expect(menu.locator(".option")).to_contain_text("Ab dem nächsten Zug: Nacheinander")
    with ada.person().at(table) as one, ben.person().at(table) as other:
        play_out(one, other, until=one.table["stage"] + 2)
    expect(menu.locator(".option p").first).to_contain_text("Nacheinander. ")
    expect(menu.locator(".log")).to_contain_text("Ab jetzt – Wie die anderen wählen: Nacheinander")


def test_a_step_is_taken_back_with_one_tap_while_others_choose(arrive: Arrive) -> None:
    ada, ben, cleo = arrive("Ada"), arrive("Ben"), arrive("Cleo")
    table = ada.open("lost-cities", ME, LINK, LINK)
    ben.take_free_seat(ada, table)
    cleo.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    people = [ada, ben, cleo]
    for guest in (ben, cleo):
        guest.go(f"/table/{table}")
    ada.page.wait_for_selector(".desktop")
    active = ada.last_view()["active"]
    people[active].page.wait_for_selector("button.own")
    people[active].page.locator("button.own").click()  # refuse
    people[active].page.locator("button.go").click()
    first = people[(active + 1) % 3]
    first.page.locator("button.own").click()
    first.page.locator("button.go").click()
    back = first.page.get_by_role("button", name="Take back")
    expect(back).to_be_enabled()
    expect(first.page.locator("button.own")).to_have_count(0)
    back.click()
    expect(first.page.locator("button.own")).to_be_visible()


def test_hidden_steps_are_never_on_the_wire_before_the_reveal(arrive: Arrive) -> None:
    ada, ben, cleo = arrive("Ada"), arrive("Ben"), arrive("Cleo")
    people = [ada, ben, cleo]
    table = ada.open("lost-cities", ME, LINK, LINK)
    ben.take_free_seat(ada, table)
    cleo.take_free_seat(ada, table)
    ada.go(f"/table/{table}")
    ada.page.locator("button.go").click()
    for guest in (ben, cleo):
        guest.go(f"/table/{table}")
    ada.page.wait_for_selector(".desktop")
    active = ada.last_view()["active"]
    people[active].page.locator("button.own").click()
    people[active].page.locator("button.go").click()
    secretive, watcher = people[(active + 1) % 3], people[(active + 2) % 3]
    watcher.page.wait_for_selector("button.own")
    before = len(watcher.heard)
    secretive.page.locator("button.own").click()
    secretive.page.locator("button.go").click()
    expect(secretive.page.get_by_role("button", name="Take back")).to_be_enabled()
    watcher.page.wait_for_timeout(300)
    seat = (active + 1) % 3
    for frame in map(json.loads, watcher.heard[before:]):
        if frame["type"] == "table":
            sent = [page for page in frame["view"]["pages"] if page["seat"] == seat]
            assert all(page["marks"] == [] for page in sent)  # only what changed is sent
    assert watcher.page.locator(f'[data-seat="{seat}"] .mark').count() == 0


def test_people_pass_one_device_around(arrive: Arrive) -> None:
    """Between two seats a cover hides everything, and the wire has told nothing yet."""
    ada = arrive("Ada", PHONE)
    table = ada.open("lost-cities", ME, DEVICE | {"name": "Ben"}, DEVICE | {"name": "Cleo"})
    ada.go(f"/table/{table}")
    for _ in range(9):
        ada.page.wait_for_selector("main.pass, .token.lit, g.spot, button.own, button.go")
        if ada.page.locator("main.pass").count():
            assert ada.page.locator("svg.overlay").count() == 0
            # looked and clicked in one go: the cover may be leaving already
            ada.page.evaluate("() => document.querySelector('main.pass button')?.click()")
        elif ada.owes():
            ada.play_by_mouse()
        else:
            ada.page.locator("button.go").first.click()
    turn = json.loads([frame for frame in ada.heard if '"type":"table"' in frame][-1])
    assert turn["view"]["turn"] >= 1
    assert turn["news_from"] + len(turn["news"]) >= 4


def test_reload_second_tab_and_a_killed_server_bring_the_seat_back(
    arrive: Arrive, own_server: Server
) -> None:
    ada = arrive("Ada", at=own_server)
    table = ada.open("lost-cities", ME, bot("random"))
    page = ada.go(f"/table/{table}")
    for _ in range(3):
        assert ada.wait_for_turn()
        ada.play_by_mouse()
    assert ada.wait_for_turn()
    marks = page.locator(".me .mark").count()
    page.reload()
    assert ada.wait_for_turn()
    assert page.locator(".me .mark").count() == marks
    second = ada.tab()
    second.goto(f"{own_server.url}/table/{table}")
    second.wait_for_selector(".token.lit, g.spot, button.own")
    port = own_server.url.rsplit(":", 1)[1]
    own_server.kill()
    page.wait_for_selector(".notice")
    own_server.options = (*own_server.options, "--port", port)
    own_server.start()
    expect(page.locator(".notice")).to_have_count(0, timeout=30_000)
    assert ada.wait_for_turn()
    assert page.locator(".me .mark").count() == marks
    ada.play_by_mouse()


class Network:
    """Between a page and its server. A line that was there when it went stays dead: it says
    nothing any more, or breaks; while it is gone, no new one is made."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.lines: list[WebSocketRoute] = []
        self.tried, self.outages = 0, 0
        self.is_there = True
        guest.page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.tried += 1
        if not self.is_there:
            line.close()
            return
        since, server = self.outages, line.connect_to_server()
        line.on_message(lambda text: server.send(text) if self.outages == since else None)
        server.on_message(lambda text: line.send(text) if self.outages == since else None)
        self.lines.append(line)

    def go(self, is_noticed: bool) -> None:
        self.outages += 1
        self.is_there = False
        self.guest.context.set_offline(True)
        for line in self.lines if is_noticed else ():
            line.close()
        self.lines.clear()

    def come(self) -> None:
        self.is_there = True
        self.guest.context.set_offline(False)


def test_the_line_is_there_again_within_a_second_of_the_networks_return(arrive: Arrive) -> None:
    """By the page's own clock, which stands: whatever would wait longer, waits for ever."""
    ada = arrive("Ada", PHONE)
    network = Network(ada)
    table = ada.open("lost-cities", ME, bot("random"))
    ada.page.clock.install(time=0)
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    page.clock.pause_at(60_000)
    for is_noticed in (False, True):
        network.go(is_noticed)
        if is_noticed:  # it is tried in vain, ever more seldom
            expect(page.locator(".notice")).to_be_visible()
            page.clock.run_for(60_000)
        before = network.tried
        network.come()
        page.clock.run_for(999)
        for _ in range(200):
            if network.lines:
                break
            page.wait_for_timeout(50)
        assert network.tried == before + 1
        expect(page.locator(".notice")).to_have_count(0)


def test_onlookers_see_the_table_and_nothing_to_choose(arrive: Arrive) -> None:
    ada, eve = arrive("Ada"), arrive("Eve")
    table = ada.open("lost-cities", ME, bot("random"))
    eve.go(f"/table/{table}")
    expect(eve.page.locator(".token").first).to_be_visible()
    assert eve.page.locator("g.spot, .token.lit, button.own").count() == 0
    assert all(not json.loads(frame)["view"]["choices"] for frame in eve.heard)


def test_a_tap_that_fits_nothing_says_why(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = ada.open("lost-cities", ME, bot("random"))
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    box = page.locator(".me svg.overlay").bounding_box()
    assert box is not None
    # high up on a column, where no step can be written yet
    page.mouse.click(box["x"] + box["width"] * 0.45, box["y"] + box["height"] * 0.25)
    expect(page.locator(".reason")).to_contain_text("from below")


def test_a_move_that_costs_points_says_why_in_sight(arrive: Arrive) -> None:
    """The first step of every stair costs 20."""
    ada = arrive("Ada", LAPTOP, pace="fast")
    page = ada.go(f"/table/{ada.open('lost-cities', ME, bot('random'))}")
    assert ada.wait_for_turn()
    page.locator("g.spot[data-spot$='-1']").first.click()
    while not page.locator("button.go").count():
        page.locator(".token.lit").first.click()
    note = page.locator(".move .note")
    expect(note).to_contain_text("Below zero now")
    assert is_in_sight(note)
