"""Practice: from a position, back as far as one likes, and nothing of it counts."""

from __future__ import annotations

from typing import Any

import pytest

from rollwrite.catalogue import GAMES
from rollwrite.kernel.game import Game
from rollwrite.kernel.taught.walk import moment_of
from tests.server.house import GREEDY, LINK, ME, Live, Person, Server


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_card_opens_a_position_where_it_can_be_played(
    server: Server, game: Game
) -> None:
    for card in game.rules():
        found = moment_of(game, card.id)
        assert found, card.id
        lesson, number = found
        ada = server.guest("Ada")
        with ada.at(tried(ada, game.id, card.id)) as live:
            until_asked(live)
            table = live.table
            assert (table["is_practice"], table["has_hints"], table["lesson"]) == (True, True, None)
            moves = [choice["move"] for choice in table["view"]["choices"]]
            assert any(lesson.moments[number].is_right(move) for move in moves), card.id


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


def second_game(person: Person) -> str:
    """A campaign whose first game is over: its second brings something along."""
    body = {"game": "my-city", "seats": [ME, GREEDY], "campaign": "chapter-1"}
    table = str(person.post("/api/tables", body).json()["table"])
    with person.at(table) as live:
        until_asked(live)
        assert live.play("step", move="end", commit=True)["type"] == "done"
        live.view_where(status="over")
        assert live.ask("next")["type"] == "done"
        live.view_where(status="playing")
    return table


def record_of(person: Person, table: str, leg: int = 0) -> str:
    answer = person.server.get(f"/api/tables/{table}/record{f'?leg={leg}' if leg else ''}")
    assert answer.status_code == 200, answer.text
    return answer.text


def practised(person: Person, game: str, record: str, at: int) -> str:
    body = {"game": game, "seats": [ME, GREEDY], "practice": {"record": record, "at": at}}
    answer = person.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def carried(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("carry")]


def test_a_later_game_of_a_campaign_is_practised_with_what_it_brings_along(
    own_server: Server,
) -> None:
    """Also after the server was killed."""
    ada = own_server.guest("Ada")
    campaign = second_game(ada)
    record = record_of(ada, campaign)
    assert carried(record)
    table = practised(ada, "my-city", record, 10_000)
    for is_again in (False, True):
        with ada.at(table) as live, ada.at(campaign) as real:
            until_asked(live)
            assert (live.table["is_practice"], live.table["campaign"]) == (True, None)
            assert live.table["options"] == {"map": "2"}
            assert marks(live) == marks(real)
        assert carried(record_of(ada, table)) == carried(record)
        if not is_again:
            own_server.kill()
            own_server.start()
    with ada.at(table) as live:
        until_asked(live)
        assert live.play("step", move="end", commit=True)["type"] == "done"
        live.view_where(status="over")
    again = ada.post(f"/api/tables/{table}/rematch", {}).json()["table"]
    assert carried(record_of(ada, again)) == carried(record)


def test_a_game_of_a_campaign_that_is_over_is_practised_from_any_of_its_moments(
    server: Server,
) -> None:
    ada = server.guest("Ada")
    campaign = second_game(ada)
    first = record_of(ada, campaign, leg=1)
    assert not carried(first)
    with ada.at(practised(ada, "my-city", first, 1)) as live:
        until_asked(live)
        assert live.table["options"] == {"map": "1"}
        assert live.table["view"]["choices"]


def test_practice_waits_for_nobody(server: Server) -> None:
    """Whoever waits may change seats and options; the position would not fit any more."""
    ada = server.guest("Ada")
    record = record_of(ada, ada.open(ME, GREEDY))
    body = {"game": "lost-cities", "seats": [ME, LINK], "practice": {"record": record, "at": 0}}
    refused = ada.post("/api/tables", body)
    assert (refused.status_code, refused.json()["code"]) == (422, "no-practice")
