"""What is refused at a table is answered, and nothing breaks."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.house import DEVICE, GREEDY, ME, Person, Server, code, owing


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
