"""Tables over real sockets: joining, playing, refusing, coming back."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.house import (
    DEVICE,
    GREEDY,
    LINK,
    ME,
    Live,
    Person,
    Server,
    invite,
    live,
    play_out,
)


def code(answer: dict[str, object]) -> object:
    assert answer["type"] == "refused", answer
    return answer["code"]


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


def test_bots_alone_play_to_the_end(ada: Person) -> None:
    with ada.at(ada.open(GREEDY, GREEDY)) as watching:
        assert [seat["name"] for seat in watching.table["seats"]] == ["Greedy", "Greedy 2"]
        assert watching.view_where(status="over")["seat"] == -1


def test_a_step_can_be_taken_back_until_the_commit(ada: Person) -> None:
    with owing(ada) as sitting:
        before = sitting.table["view"]
        assert sitting.play("step", move="refuse")["type"] == "done"
        assert sitting.next_view()["can_take_back"]
        assert sitting.table["can_commit"]
        assert sitting.play("take-back")["type"] == "done"
        assert sitting.next_view()["view"] == before


def owing(person: Person) -> _Owing:
    return _Owing(person)


class _Owing:
    """Two own seats in clockwise order: the first view is of the one that must decide."""

    def __init__(self, person: Person) -> None:
        table = person.open(ME, DEVICE, options={"order": "clockwise"})
        self._at = person.at(table)

    def __enter__(self) -> Live:
        sitting = self._at.__enter__()
        assert sitting.owes()
        return sitting

    def __exit__(self, *error: object) -> None:
        self._at.__exit__(None, None, None)


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


# -- refusing -------------------------------------------------------------------


def test_an_illegal_move_is_refused_with_its_reason(ada: Person) -> None:
    with owing(ada) as sitting:
        answer = sitting.play("step", move="speed red")
        assert code(answer) == "why-no-arrow"
        assert answer["reason"]["id"] == "why-no-arrow"
        assert code(sitting.play("step", move="fly")) == "invalid-notation"
        assert sitting.play("step", move="refuse")["type"] == "done"


def test_a_wrong_seat_and_a_stale_stage_are_refused(ada: Person, bob: Person) -> None:
    with owing(ada) as sitting:
        stage = sitting.table["stage"]
        with bob.at(sitting.table["id"]) as onlooker:
            answer = onlooker.ask("step", seat=0, stage=stage, move="refuse")
            assert code(answer) == "not-your-seat"
        assert code(sitting.play("step", stage=stage + 1, move="refuse")) == "stale-stage"
        assert code(sitting.play("step", stage=0, move="refuse")) == "stale-stage"
        waiting = 1 - sitting.table["seat"]
        assert code(sitting.play("commit", seat=waiting)) == "not-your-decision"
        assert code(sitting.play("take-back")) == "not-your-decision"


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "fly", "id": 7}',
        '{"type": "step", "id": 7}',
        '{"type": "commit", "id": 7, "seat": 0, "stage": 1, "extra": true}',
        '{"type": "commit", "id": 7, "seat": "0", "stage": 1}',
        '{"type": "step", "id": 7, "seat": 0, "stage": 1, "move": "\\ud800"}',
        "x" * 15_000,
        "[" * 10_000,
    ],
)
def test_malformed_messages_are_answered_and_nothing_breaks(ada: Person, nonsense: str) -> None:
    with owing(ada) as sitting:
        sitting.socket.send(nonsense)
        answer = sitting.receive()
        assert answer["type"] == "refused"
        assert answer["id"] in (0, 7)
        sitting.socket.send(b"\xff\xfe\x00")
        assert code(sitting.receive()) == "malformed"
        assert sitting.play("step", move="refuse")["type"] == "done"


def test_an_oversized_message_is_refused_and_the_connection_survives(ada: Person) -> None:
    with owing(ada) as sitting:
        sitting.send({"type": "why", "id": 9, "seat": 0, "touched": "x" * 20_000})
        assert code(sitting.receive()) == "too-large"
        assert sitting.play("step", move="refuse")["type"] == "done"


def test_a_monstrous_message_ends_the_connection_but_loses_nothing(ada: Person) -> None:
    table = ada.open(ME, DEVICE)
    with ada.at(table) as sitting:
        sitting.play("step", move="refuse")
        sitting.next_view()
        sitting.socket.send("x" * 2_000_000)
        with pytest.raises(ConnectionClosed):
            sitting.socket.recv(20)
    with ada.at(table) as again:
        assert again.table["can_take_back"]


def test_a_flood_is_slowed_down_and_all_of_it_answered(ada: Person) -> None:
    with owing(ada) as sitting:
        for number in range(1, 301):
            sitting.send({"type": "why", "id": number, "seat": 0, "touched": "red-1"})
        answers = [sitting.receive() for _ in range(300)]
        assert [answer["id"] for answer in answers] == list(range(1, 301))


def test_hello_comes_first(server: Server, ada: Person) -> None:
    table = ada.open(ME, GREEDY)
    with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"type": "start", "id": 3}))
        assert json.loads(socket.recv(20))["code"] == "hello-first"
        socket.send(json.dumps({"type": "hello", "token": "wrong"}))
        assert json.loads(socket.recv(20))["code"] == "unknown-guest"
        socket.send(json.dumps({"type": "hello", "token": ada.token}))
        assert json.loads(socket.recv(20))["mine"] == [0]


def test_an_unknown_table_is_said_to_be_unknown(server: Server) -> None:
    with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/nowhere/live") as socket:
        assert json.loads(socket.recv(20))["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            socket.recv(20)


def test_another_sites_page_gets_no_socket(server: Server, ada: Person) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{ada.open(ME, GREEDY)}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(server.url)):
        pass


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


# -- hidden ---------------------------------------------------------------------------


def test_an_onlooker_sees_the_table_and_no_choices(server: Server, ada: Person) -> None:
    with ada.at(ada.open(ME, GREEDY)) as sitting, live(server, sitting.table["id"]) as onlooker:
        play_out(sitting)
        onlooker.view_where(status="over")
        assert all(view["seat"] == -1 and view["mine"] == [] for view in onlooker.views)
        assert all(view["view"]["choices"] == [] for view in onlooker.views)
        assert all(seat["key"] == "" for view in onlooker.views for seat in view["seats"])


def test_hidden_steps_never_reach_others_before_the_reveal(
    server: Server, ada: Person, bob: Person
) -> None:
    """Two seats decide together; all frames of everybody else are recorded."""
    cleo = server.guest("Cleo")
    table = ada.open(ME, LINK, LINK)
    invite(ada, table, bob, 1)
    invite(ada, table, cleo, 2)
    with ada.at(table) as a, bob.at(table) as b, cleo.at(table) as c, live(server, table) as d:
        a.ask("start")
        people = [a, b, c]
        for person in people:
            person.view_where(status="playing")
        active = next(person for person in people if person.owes())
        active.play("step", move="refuse", commit=True)
        deciding = [person for person in people if person is not active]
        for person in deciding:
            person.view_where(stage=2)
        d.view_where(stage=2)
        one, other = deciding
        pages = other.table["view"]["pages"]
        seat = one.table["seat"]
        one.play("step", move="refuse")
        one.next_view()
        assert one.table["view"]["pages"][seat] != pages[seat]
        one.play("commit")
        for witness in (other, d):
            witness.next_view()
            assert witness.table["seats"][seat]["decided"]
            assert witness.table["view"]["pages"] == pages
            assert witness.table["view"]["waiting"] == [other.table["seat"]]
            assert witness.table["news"] == []
        one.play("take-back")
        other.next_view()
        assert not other.table["seats"][seat]["decided"]
        one.play("step", move="refuse", commit=True)
        other.next_view()
        assert other.table["view"]["pages"] == pages
        other.play("step", move="refuse", commit=True)
        for witness in (other, d):
            witness.view_where(stage=3)
            assert witness.table["view"]["pages"][seat] != pages[seat]


def test_the_secret_is_shown_after_the_last_roll_only(server: Server, ada: Person) -> None:
    table = ada.open(ME, GREEDY)
    with ada.at(table) as sitting:
        assert "secret" not in server.get(f"/api/tables/{table}/record").text
        play_out(sitting)
        secret = server.get(f"/api/tables/{table}/record").text.split("secret ")[1].strip()
        assert not any(secret in frame for frame in sitting.frames)
