"""A game ends by agreement of all who are still there; its record says so and can be verified."""

from __future__ import annotations

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.kept import record as records
from tests.server.clocked import (
    MINUTE,
    ClockedServer,
    gathered,
    look_in,
    news,
    play_until_waiting_for,
    until,
)
from tests.server.house import code
from tests.server.room.seats.test_leavers import FREE


def test_all_who_are_still_there_end_the_game(clocked: ClockedServer) -> None:
    table, (ada, bob, cleo) = gathered(clocked, "Ada", "Bob", "Cleo", pace=FREE)
    with ada.at(table) as one, cleo.at(table) as other:
        look_in(bob, table, 1, one)
        play_until_waiting_for(1, one, other)
        one.ask("propose-end")
        assert until(one, lambda view: view["ending"])["ending"] == {"by": [0], "missing": [1, 2]}
        one.ask("withdraw-end")
        until(one, lambda view: view["ending"] is None)
        clocked.turn(15 * MINUTE)
        until(one, lambda view: view["vote"])
        one.ask("propose-end")
        until(one, lambda view: view["ending"] and view["ending"]["missing"] == [2])
        assert one.table["status"] == "playing"
        other.ask("propose-end")
        view = until(one, lambda view: view["status"] == "over")
        assert view["is_agreed"]
        assert view["view"]["choices"] == []
        assert view["view"]["result"]["winners"] == []
        assert news(one)[-1] == "news-agreed"
        assert code(one.ask("propose-end")) == "game-over"
    text = clocked.get(f"/api/tables/{table}/record").text
    record = records.read(text, BY_ID)
    assert record.is_agreed
    assert text.splitlines()[-2] == "ended by agreement"
    assert records.write(record, BY_ID["lost-cities"]) == text
    assert clocked.get(f"/api/tables/{table}/replay").json()["verified"] == "yes"
    row = ada.get("/api/me")["tables"][0]
    assert (row["status"], row["result"]["winners"]) == ("over", [])


def test_whoever_does_not_want_to_end_it_may_leave_instead(clocked: ClockedServer) -> None:
    table, (ada, bob) = gathered(clocked, "Ada", "Bob", pace=FREE)
    with ada.at(table) as one, bob.at(table) as other:
        one.ask("propose-end")
        until(other, lambda view: view["ending"])
        other.ask("leave")
        until(one, lambda view: view["status"] == "over" and view["is_agreed"])
