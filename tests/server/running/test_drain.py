"""A server that is asked to go: everybody is told, nothing is lost, nothing happens twice."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import DEVICE, LINK, ME, Live, Person, Server, code, live, owing


def told_to_go(server: Server, sitting: Live) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    while sitting.receive()["type"] != "leaving":
        pass


def test_who_plays_is_told_and_what_is_asked_meanwhile_is_answered(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    table = ada.open(ME, DEVICE, options={"order": "clockwise"})
    with ada.at(table) as sitting:
        move = sitting.moves()[0]
        told_to_go(own_server, sitting)
        ready = own_server.get("/readyz")
        assert (ready.status_code, ready.json()["code"]) == (503, "leaving")
        assert own_server.get("/healthz").status_code == 200
        with pytest.raises(InvalidStatus, match="503"), live(own_server, table):
            pass
        assert sitting.play("step", move=move)["type"] == "done"
    assert own_server.process is not None
    assert own_server.process.wait(60) == 0
    own_server.stop()
    assert "Traceback" not in own_server.said()
    own_server.start()
    with ada.at(table) as again:
        assert again.table["steps"] == 1
        assert again.table["stage"] == sitting.table["stage"]


def test_who_does_not_go_is_hung_up_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--drain-within", "0.2").start()
    ada = server.guest("Ada")
    with ada.at(ada.open(ME, LINK)) as sitting:
        told_to_go(server, sitting)
        with pytest.raises(ConnectionClosed) as closed:
            sitting.socket.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert server.process is not None
    assert server.process.wait(60) == 0
    server.stop()


def test_a_second_signal_stops_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--drain-within", "600").start()
    ada = server.guest("Ada")
    with ada.at(ada.open(ME, LINK)) as sitting:
        told_to_go(server, sitting)
        assert server.stop() == 128 + signal.SIGTERM


def test_a_message_that_says_what_it_follows_is_done_once(ada: Person) -> None:
    with owing(ada) as sitting:
        where = {"seat": sitting.table["seat"], "stage": sitting.table["stage"]}
        asked = {**where, "move": sitting.moves()[0], "steps": 0}
        assert sitting.ask("step", **asked)["type"] == "done"
        assert code(sitting.ask("step", **asked)) == "stale-step"
        assert sitting.ask("take-back", **where, steps=1)["type"] == "done"
        assert code(sitting.ask("take-back", **where, steps=1)) == "stale-step"
        assert sitting.ask("step", **asked)["type"] == "done"
