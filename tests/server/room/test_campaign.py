"""A campaign at one table: it lasts, it can be left, and it is one file."""

from __future__ import annotations

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.kept import album
from tests.server.house import Server

GREEDY = {"kind": "bot", "bot": "greedy"}
SEATS = [{"kind": "me"}, GREEDY]


def test_a_campaign_goes_on_after_a_kill_and_is_exported_as_one_file(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    body = {"game": "my-city", "seats": SEATS, "campaign": "chapter-1"}
    table = ada.post("/api/tables", body).json()["table"]
    for leg in (1, 2, 3):
        with ada.at(table) as live:
            assert live.view_where(status="playing")["campaign"]["leg"] == leg
            assert live.play("step", move="end", commit=True)["type"] == "done"
            board = live.view_where(status="over")["campaign"]["board"]
            assert len([line for line in board["lines"] if not line["is_sum"]]) == leg
        if leg == 2:
            own_server.kill()
            own_server.start()
        with ada.at(table) as live:
            assert live.ask("next")["type"] == ("done" if leg < 3 else "refused")
    text = own_server.get(f"/api/tables/{table}/album").text
    found = album.read(text, BY_ID)
    assert [record.setup.options["map"] for record in found.records] == ["1", "2", "3"]
    replay = own_server.get(f"/api/tables/{table}/replay?leg=2").json()
    assert replay["options"] == {"map": "2"}


def test_only_players_open_the_next_game(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    body = {"game": "my-city", "seats": SEATS, "campaign": "mini"}
    table = ada.post("/api/tables", body).json()["table"]
    with eve.at(table) as live:
        assert live.ask("next")["code"] == "not-your-seat"
    with ada.at(table) as live:
        assert live.ask("next")["code"] == "no-next-game"


def test_an_unknown_campaign_is_refused(server: Server) -> None:
    ada = server.guest("Ada")
    answer = ada.post("/api/tables", {"game": "my-city", "seats": SEATS, "campaign": "endless"})
    assert answer.status_code == 422
    assert "endless" in answer.json()["sentence"]
