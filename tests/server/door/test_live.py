"""Tables over real sockets: joining, playing, refusing, coming back."""

from __future__ import annotations

import httpx

from tests.server.house import (
    DEVICE,
    GREEDY,
    LINK,
    ME,
    Live,
    Person,
    Server,
    code,
    invite,
    owing,
    play_out,
)

# -- joining --------------------------------------------------------------------


def test_a_table_without_links_starts_by_itself(ada: Person) -> None:
    with ada.at(ada.open(ME, GREEDY)) as sitting:
        assert sitting.table["status"] == "playing"
        assert sitting.table["mine"] == [0]
        assert [seat["kind"] for seat in sitting.table["seats"]] == ["person", "bot"]


def test_the_host_starts_when_all_invited_have_come(ada: Person, bob: Person) -> None:
    table = ada.open(ME, LINK)
    with ada.at(table) as host, bob.at(table) as guest:
        assert host.table["status"] == "waiting"
        assert host.table["view"] is None
        assert code(host.ask("start")) == "seats-free"
        invite(ada, table, bob)
        host.view_where(mine=[0])
        assert code(guest.ask("start")) == "not-host"
        assert host.ask("start")["type"] == "done"
        assert guest.view_where(status="playing")["seats"][1]["name"] == "Bob"
        assert code(host.ask("start")) == "already-started"


def test_only_the_host_sees_the_key_of_a_free_seat(ada: Person, bob: Person) -> None:
    table = ada.open(ME, LINK)
    assert ada.get(f"/api/tables/{table}")["seats"][1]["key"]
    assert not bob.get(f"/api/tables/{table}")["seats"][1]["key"]
    invite(ada, table, bob)
    assert not ada.get(f"/api/tables/{table}")["seats"][1]["key"]
    assert bob.get(f"/api/tables/{table}")["seats"][1]["key"]


def test_a_handed_over_seat_has_a_new_link(server: Server, ada: Person, bob: Person) -> None:
    table = ada.open(ME, GREEDY)
    key = ada.get(f"/api/tables/{table}")["seats"][0]["key"]
    with ada.at(table) as old:
        assert bob.take(table, key).json() == {"table": table, "seat": 0}
        assert old.view_where(mine=[])["seat"] == -1
        assert code(old.ask("commit", seat=0, stage=1)) == "not-your-seat"
    assert bob.take(table, key).status_code == 200, "opening the link again does no harm"
    assert server.guest("Eve").take(table, key).json()["code"] == "dead-link"
    with bob.at(table) as new:
        assert new.table["mine"] == [0]
        assert new.table["seats"][0]["name"] == "Bob"
        assert new.table["seats"][0]["key"] not in ("", key)


def test_who_takes_a_seat_becomes_a_guest(server: Server, ada: Person) -> None:
    table = ada.open(ME, LINK)
    key = ada.get(f"/api/tables/{table}")["seats"][1]["key"]
    with httpx.Client(base_url=server.url) as browser:
        taken = browser.post(f"/api/tables/{table}/take", json={"key": key, "name": "Cleo"})
        assert taken.json() == {"table": table, "seat": 1}
        assert browser.get("/api/me").json()["tables"][0]["id"] == table


def test_presence_is_seen(ada: Person, bob: Person) -> None:
    table = ada.open(ME, LINK)
    invite(ada, table, bob)
    with ada.at(table) as host:
        assert not host.table["seats"][1]["here"]
        with bob.at(table):
            assert host.next_view()["seats"][1]["here"]
        assert not host.next_view()["seats"][1]["here"]


# -- playing --------------------------------------------------------------------


def test_two_clients_play_a_whole_game(server: Server, ada: Person, bob: Person) -> None:
    table = ada.open(ME, LINK)
    invite(ada, table, bob)
    with ada.at(table) as first, bob.at(table) as second:
        first.ask("start")
        play_out(first, second)
        assert first.view_where(status="over")["view"]["result"]["totals"]
        assert_log_is_whole(first)
        assert_log_is_whole(second)
    replay = server.get(f"/api/tables/{table}/replay").json()
    assert replay["verified"] == "yes"
    assert replay["result"] == first.table["view"]["result"]


def assert_log_is_whole(player: Live) -> None:
    """News arrive once each, without gaps; numbers never fall."""
    known = 0
    for view in player.views:
        assert view["news_from"] == known
        known += len(view["news"])
    numbers = [view["number"] for view in player.views]
    assert numbers == sorted(numbers)


def test_a_game_against_bots(ada: Person) -> None:
    with ada.at(ada.open(ME, GREEDY, {"kind": "bot", "bot": "random"})) as sitting:
        play_out(sitting)
        assert sitting.table["status"] == "over"
        assert ada.get("/api/me")["tables"][0]["status"] == "over"


def test_bots_alone_are_refused(ada: Person) -> None:
    answer = ada.post("/api/tables", {"game": "lost-cities", "seats": [GREEDY, GREEDY]})
    assert (answer.status_code, answer.json()["code"]) == (422, "nobody-plays")


def test_two_bots_of_a_kind_are_told_apart(ada: Person) -> None:
    with ada.at(ada.open(ME, GREEDY, GREEDY)) as sitting:
        assert [seat["name"] for seat in sitting.table["seats"]] == ["Ada", "Greedy", "Greedy 2"]


def test_a_step_can_be_taken_back_until_the_commit(ada: Person) -> None:
    with owing(ada) as sitting:
        before = sitting.table["view"]
        assert sitting.play("step", move="refuse")["type"] == "done"
        assert sitting.next_view()["can_take_back"]
        assert sitting.table["can_commit"]
        assert sitting.play("take-back")["type"] == "done"
        assert sitting.next_view()["view"] == before


def test_people_pass_one_device_around(ada: Person) -> None:
    with ada.at(ada.open(ME, {"kind": "device", "name": "Mum"})) as sitting:
        assert sitting.table["mine"] == [0, 1]
        other = 1 - sitting.table["seat"]
        assert sitting.ask("sit", seat=other)["type"] == "done"
        assert sitting.next_view()["view"]["seat"] == other
        assert sitting.ask("sit", seat=-1)["type"] == "done"
        assert sitting.next_view()["view"]["choices"] == []
        assert code(sitting.ask("sit", seat=7)) == "not-your-seat"


def test_why_and_preview_are_answered(ada: Person) -> None:
    with owing(ada) as sitting:
        seat = sitting.table["seat"]
        answer = sitting.ask("why", seat=seat, touched="artefact-1")
        assert answer["message"]["id"].startswith("why-")
        answer = sitting.ask("preview", seat=seat, move="refuse")
        assert answer["choice"]["move"] == "refuse"
        assert code(sitting.ask("why", seat=5, touched="")) == "not-your-seat"


# -- coming back ------------------------------------------------------------------


def test_a_reconnect_brings_the_present_state(ada: Person) -> None:
    table = ada.open(ME, DEVICE)
    with ada.at(table) as sitting:
        sitting.play("step", move="refuse")
        present = sitting.next_view()
    with ada.at(
        table, seat=present["seat"], news=present["news_from"] + len(present["news"])
    ) as again:
        assert again.table["number"] == present["number"]
        assert again.table["view"] == present["view"]
        assert again.table["news"] == []


def test_a_second_tab_of_the_same_seat_follows(ada: Person) -> None:
    table = ada.open(ME, DEVICE)
    with ada.at(table) as first, ada.at(table) as second:
        number = second.table["number"]
        first.play("step", move="refuse")
        view = second.view_where(number=number + 1)
        assert view["can_commit"]
        assert second.play("take-back")["type"] == "done"
        assert first.view_where(number=number + 2)["can_take_back"] is False


# -- options that change between turns ------------------------------------------------------


def test_the_host_switches_an_option_and_everybody_is_told(ada: Person, bob: Person) -> None:
    """LC-T5"""
    table = ada.open(ME, LINK)
    invite(ada, table, bob)
    with ada.at(table) as host, bob.at(table) as guest:
        host.ask("start")
        guest.view_where(status="playing")
        assert code(guest.ask("switch", option="order", value="clockwise")) == "not-host"
        assert code(host.ask("switch", option="order", value="sideways")) == "invalid-notation"
        assert host.ask("switch", option="order", value="clockwise")["type"] == "done"
        while guest.table["switches"][0]["next"] != "clockwise":
            guest.next_view()
        assert guest.table["switches"][0]["now"] == "simultaneous"


def test_a_switched_option_survives_a_restart_and_stands_in_the_record(
    own_server: Server,
) -> None:
    """LC-T5"""
    ada = own_server.guest("Ada")
    table = ada.open(ME, GREEDY)
    with ada.at(table) as sitting:
        sitting.ask("switch", option="order", value="clockwise")
    own_server.kill()
    own_server.start()
    with ada.at(table) as sitting:
        play_out(sitting)
        assert sitting.table["options"] == {"order": "clockwise"}
    assert "\noption order clockwise\n" in own_server.get(f"/api/tables/{table}/record").text
