"""Practice: from a position, back as far as one likes, and nothing of it counts."""

from __future__ import annotations

from typing import Any

import pytest

from rollwrite.catalogue import GAMES
from tests.server.house import GREEDY, ME, Live, Person, Server

CARDS = [(game.id, game.rules()[-1].id) for game in GAMES]


def until_asked(live: Live) -> None:
    while not live.owes():
        live.next_view()


def tried(person: Person, game: str, card: str) -> str:
    answer = person.post("/api/tables", {"game": game, "practice": {"card": card}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def first_move(live: Live) -> str:
    return str(live.table["view"]["choices"][0]["move"])


def decide(live: Live) -> None:
    """The first move of all that is asked, until the stage is over."""
    stage = live.table["stage"]
    while live.table["stage"] == stage:
        if live.owes() and live.table["view"]["choices"]:
            assert live.play("step", move=first_move(live), commit=True)["type"] == "done"
        live.next_view()


def marks(live: Live) -> Any:
    return live.table["view"]["pages"][0]["marks"]


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_a_rule_card_opens_a_position_where_it_can_be_played(
    server: Server, game: str, card: str
) -> None:
    ada = server.guest("Ada")
    with ada.at(tried(ada, game, card)) as live:
        until_asked(live)
        table = live.table
        assert (table["is_practice"], table["has_hints"], table["lesson"]) == (True, True, None)
        assert table["view"]["choices"]


def test_one_goes_back_as_often_as_there_were_decisions(own_server: Server) -> None:
    """Also after the server was killed: going back is an event of the log like all others."""
    ada = own_server.guest("Ada")
    table = tried(ada, "lost-cities", "turn")
    with ada.at(table) as live:
        until_asked(live)
        assert not live.table["can_go_back"]
        start, dice = marks(live), live.table["view"]["tokens"]
        for _ in range(2):
            decide(live)
            until_asked(live)
        assert live.table["can_go_back"]
        assert marks(live) != start
        stage = live.table["stage"]
        assert live.ask("go-back", seat=0)["type"] == "done"
        live.next_view()
        until_asked(live)
        assert live.table["stage"] > stage, "what was meant for an old stage is not taken for this"
        assert live.ask("go-back", seat=0)["type"] == "done"
        live.next_view()
        until_asked(live)
        assert (marks(live), live.table["view"]["tokens"]) == (start, dice)
        assert live.ask("go-back", seat=0)["code"] == "no-way-back"
    own_server.kill()
    own_server.start()
    with ada.at(table) as live:
        until_asked(live)
        assert (marks(live), live.table["view"]["tokens"]) == (start, dice)
        decide(live)


def test_only_practice_goes_back(server: Server) -> None:
    ada = server.guest("Ada")
    with ada.at(ada.open(ME, GREEDY)) as live:
        until_asked(live)
        decide(live)
        until_asked(live)
        assert not live.table["can_go_back"]
        assert live.ask("go-back", seat=0)["code"] == "no-way-back"


def test_practice_is_in_nobodys_history(server: Server) -> None:
    """Not even one that begins where a game begins."""
    ada = server.guest("Ada")
    with ada.at(tried(ada, "my-city", "game-01-end")) as live:
        until_asked(live)
        assert live.play("step", move="end", commit=True)["type"] == "done"
        live.view_where(status="over")
    assert ada.get("/api/me/history")["games"] == []


def test_a_card_that_nobody_teaches_is_refused(server: Server) -> None:
    body = {"game": "lost-cities", "practice": {"card": "magic"}}
    refused = server.guest("Ada").post("/api/tables", body)
    assert refused.status_code == 422
    assert refused.json()["code"] == "no-practice"
