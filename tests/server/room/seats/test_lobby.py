"""Tables open to all, playing at once, watching, and asking somebody to come."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clocked import (
    BY_DAY,
    DAY,
    LIVE,
    MINUTE,
    ClockedServer,
    gathered,
    join,
    seat,
    until,
)
from tests.server.house import GREEDY, LINK, ME, Json, Person, code, live, play_out

RELAXED = {"kind": "relaxed", "step": 600.0, "when_out": "bot"}


def lobby(person: Person) -> list[str]:
    """After what is the same for everybody for a moment."""
    person.server.clock.turn(0)  # type: ignore[attr-defined]
    return [one["id"] for one in looked(person)["tables"]]


def looked(person: Person) -> Json:
    found: Json = person.get("/api/lobby")
    return found


def play_now(person: Person, **wish: Any) -> Any:
    body = {"game": "lost-cities", "pace": LIVE, **wish}
    return person.post("/api/play-now", body)


def seated(person: Person, **wish: Any) -> str:
    answer = play_now(person, **wish)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait for what others are told for a moment."""
    monkeypatch.setattr("rollwrite.server.house.lobby.open_tables.FRESH_FOR", 0.0)


# -- open tables -----------------------------------------------------------------------------


def test_a_table_that_is_open_to_all_is_found_and_entered_without_a_link(
    clocked: ClockedServer,
) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table = ada.open(ME, LINK, GREEDY, pace=BY_DAY, is_open=True)
    (row,) = [one for one in looked(bob)["tables"] if one["id"] == table]
    assert (row["names"], row["seats"], row["pace"]) == (["Ada", "Greedy"], 3, BY_DAY)
    assert table not in lobby(ada)  # one's own
    seen = bob.get(f"/api/tables/{table}/door/open")
    assert (seen["inviter"], seen["free"]) == ("Ada", 1)
    assert join(bob, table, "open").json()["seat"] == 1
    assert table not in lobby(clocked.guest("Cleo"))  # full


def test_a_table_by_link_is_in_no_lobby_and_has_no_open_door(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table = ada.open(ME, LINK)
    assert table not in lobby(bob)
    assert bob.get(f"/api/tables/{table}/door/open")["code"] == "dead-link"
    assert join(bob, table, "open").json()["code"] == "dead-link"
    assert join(bob, table, "").json()["code"] == "dead-link"


def test_who_was_sent_away_does_not_come_back_through_the_lobby(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table = ada.open(ME, LINK, LINK, is_open=True, pace=BY_DAY)
    join(bob, table, "open")
    with ada.at(table) as sitting:
        assert sitting.ask("free-seat", seat=1)["type"] == "done"
        door = until(sitting, lambda view: view["seats"][1]["kind"] == "free")["door"]
    assert table not in lobby(bob)
    assert join(bob, table, "open").json()["code"] == "sent-away"
    assert join(bob, table, door).status_code == 200  # the host sent the new link


def test_nobody_is_sent_to_a_live_table_that_everybody_has_left(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table = ada.open(ME, LINK, is_open=True, pace=LIVE)
    with ada.at(table):
        clocked.turn(11 * MINUTE)
        assert table in lobby(bob)
    assert table in lobby(bob)
    clocked.turn(11 * MINUTE)
    assert table not in lobby(bob)
    with ada.at(table):
        assert table in lobby(bob)


def test_a_started_or_closed_table_leaves_the_lobby(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    started, closed = (ada.open(ME, GREEDY, LINK, is_open=True, pace=BY_DAY) for _ in range(2))
    assert {started, closed} <= set(lobby(bob))
    with ada.at(started) as sitting:
        sitting.ask("start")
    with ada.at(closed) as sitting:
        sitting.ask("close")
    assert not {started, closed} & set(lobby(bob))
    seen = bob.get(f"/api/tables/{started}/door/open")
    assert (seen["status"], seen["free"]) == ("playing", 0)
    assert join(bob, started, "open").json()["code"] == "table-full"


def test_an_open_table_that_never_started_expires(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table = ada.open(ME, LINK, is_open=True, pace=BY_DAY)
    assert table in lobby(bob)
    with bob.at(table) as sitting:
        clocked.turn(7 * DAY + MINUTE)
        until(sitting, lambda view: view["status"] == "closed")
    assert table not in lobby(bob)


def test_nobody_fills_the_lobby_alone(clocked: ClockedServer) -> None:
    ada = clocked.guest("Ada")
    body = {"game": "lost-cities", "seats": [ME, LINK], "is_open": True}
    answers = [ada.post("/api/tables", body) for _ in range(6)]
    assert [one.status_code for one in answers] == [201] * 5 + [429]


# -- play now ----------------------------------------------------------------------------------


def test_two_who_want_the_same_are_seated_together_and_it_starts_by_itself(
    clocked: ClockedServer,
) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table = seated(ada)
    with ada.at(table) as sitting:
        assert (sitting.table["status"], sitting.table["is_quick"]) == ("waiting", True)
        assert seated(bob) == table
        until(sitting, lambda view: view["status"] == "playing")
        assert [one["name"] for one in sitting.table["seats"]] == ["Ada", "Bob"]


def test_people_who_want_something_else_are_not_seated_together(clocked: ClockedServer) -> None:
    wishes: list[Json] = [
        {"pace": RELAXED},
        {"pace": {**LIVE, "step": 45.0}},
        {"pace": RELAXED, "seats": 3},
        {"pace": RELAXED, "is_rated": True},
        {"pace": RELAXED, "game": "escape"},
    ]
    people = [clocked.guest(f"Guest {number}") for number in range(len(wishes))]
    tables = [seated(person, **wish) for person, wish in zip(people, wishes, strict=True)]
    assert len(set(tables)) == len(wishes)
    assert seated(people[0], **wishes[0]) == tables[0]  # asking again changes nothing


def test_a_bot_comes_after_the_wait_one_chose_and_that_is_in_the_log(
    clocked: ClockedServer,
) -> None:
    ada = clocked.guest("Ada")
    table = seated(ada, bots_after=30, seats=3)
    with ada.at(table) as sitting:
        assert sitting.table["fills_at"] == pytest.approx(clocked.clock.now() + 30)
        clocked.turn(31)
        until(sitting, lambda view: view["status"] == "playing")
        assert [one["kind"] for one in sitting.table["seats"]] == ["person", "bot", "bot"]
        assert len({one["name"] for one in sitting.table["seats"]}) == 3
    clocked.again()
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "steady"


def test_about_bots_people_have_to_agree_unless_nobody_else_is_needed(
    clocked: ClockedServer,
) -> None:
    ada, bob, cleo, dora = map(clocked.guest, ("Ada", "Bob", "Cleo", "Dora"))
    wish = {"game": "dungeons", "seats": 3}
    table = seated(ada, **wish)
    with ada.at(table):
        other = seated(bob, **wish, bots_after=300)
        assert other != table
        assert seated(cleo, **wish) == table
        assert seated(dora, **wish, bots_after=300) == table  # the last seat


def test_a_seat_is_not_held_for_who_has_gone(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    wish = {"game": "my-city"}
    table = seated(ada, **wish)
    with live(clocked, table) as onlooker:
        with ada.at(table):
            clocked.turn(5 * MINUTE)
        until(onlooker, lambda view: not view["seats"][0]["here"])
        clocked.turn(61)
        until(onlooker, lambda view: view["status"] == "closed")
    assert seated(bob, **wish) != table


def test_who_comes_late_to_a_table_that_waits_has_time_to_arrive(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    wish = {"game": "dungeons", "seats": 4}
    table = seated(ada, **wish)
    with ada.at(table) as sitting:
        clocked.turn(10 * MINUTE)
        assert seated(bob, **wish) == table
        clocked.turn(30)
        assert until(sitting, lambda view: view["seats"][1]["is_away"])["status"] == "waiting"
        assert seat(sitting, 1)["kind"] == "person"
        clocked.turn(31)
        until(sitting, lambda view: view["seats"][1]["kind"] == "free")
        assert sitting.table["status"] == "waiting"


def test_by_the_day_nobody_has_to_sit_there_and_wait(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table = seated(ada, pace=BY_DAY)
    clocked.turn(DAY)
    assert seated(bob, pace=BY_DAY) == table
    assert ada.get(f"/api/tables/{table}")["status"] == "playing"


def test_who_waits_no_longer_leaves_and_nobody_is_seated_there(clocked: ClockedServer) -> None:
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    wish = {"game": "escape", "pace": LIVE}
    table = seated(ada, **wish)
    with ada.at(table) as sitting:
        assert sitting.ask("leave")["type"] == "done"
    assert seated(bob, **wish) != table


def test_nobody_waits_at_many_tables_and_nonsense_is_refused(clocked: ClockedServer) -> None:
    ada = clocked.guest("Ada")
    steps = (12, 24, 72)
    for hours in steps:
        pace = {**BY_DAY, "step": hours * 3600.0, "when_out": "others"}
        seated(ada, pace=pace)
    assert play_now(ada, pace=RELAXED, seats=5).status_code == 429
    assert play_now(ada, seats=1).status_code == 422
    assert play_now(ada, seats=9).status_code == 422
    assert play_now(ada, bots_after=7).status_code == 400
    assert play_now(ada, pace={"kind": "live", "step": 1.0}).status_code == 422
    assert play_now(ada, game="chess").status_code in (404, 422)
    nameless = clocked.post("/api/play-now", {"game": "lost-cities", "pace": LIVE})
    assert nameless.status_code == 422


# -- watching ----------------------------------------------------------------------------------


def test_watchers_are_counted_for_everybody(clocked: ClockedServer) -> None:
    table, (ada, _) = gathered(clocked, "Ada", "Bob")
    cleo = clocked.guest("Cleo")
    with ada.at(table) as sitting:
        assert sitting.table["watchers"] == 0
        with cleo.at(table) as looking, cleo.at(table), live(clocked, table):
            until(sitting, lambda view: view["watchers"] == 2)  # one person with two tabs
            until(looking, lambda view: view["watchers"] == 2)
            assert looking.table["seat"] == -1
        until(sitting, lambda view: view["watchers"] == 0)


def test_a_table_without_watchers_shows_nobody_else_anything(clocked: ClockedServer) -> None:
    table, (ada, bob) = gathered(clocked, "Ada", "Bob", can_watch=False)
    cleo = clocked.guest("Cleo")
    paths = ("", "/record", "/replay", "/story", "/replay/reading?step=0&sheet=0")
    for path in paths:
        address = f"/api/tables/{table}{path}"
        assert clocked.get(address).json()["code"] == "no-watching", path
        assert cleo.get(address)["code"] == "no-watching", path
        assert clocked.get(address, headers=bob.known).status_code == 200, path
    with pytest.raises(AssertionError, match="no-watching"), cleo.at(table):
        pass
    with bob.at(table) as sitting:
        assert sitting.table["can_watch"] is False
        assert sitting.ask("leave")["type"] == "done"
        assert sitting.ask("return", seat=1)["type"] == "done"  # who had a seat may look
    door = ada.get(f"/api/tables/{table}")["door"]
    seen = clocked.get(f"/api/tables/{table}/door/{door}").json()
    assert (seen["can_watch"], seen["free"]) == (False, 0)


def test_a_stranger_learns_no_key_and_no_secret_of_a_table(clocked: ClockedServer) -> None:
    ada = clocked.guest("Ada")
    table = ada.open(ME, LINK, is_open=True, pace=BY_DAY, seed="a secret of Ada's")
    mine = ada.get(f"/api/tables/{table}")
    keys = [mine["door"], *(one["key"] for one in mine["seats"])]
    for path in ("/api/lobby", f"/api/tables/{table}", f"/api/tables/{table}/door/open"):
        told = clocked.get(path).text
        assert not any(key in told for key in keys if key), path
        assert "secret of Ada" not in told


# -- asking somebody to come -------------------------------------------------------------------


def companions(person: Person, table: str) -> dict[str, str]:
    found = person.get(f"/api/tables/{table}/companions")["people"]
    return {one["name"]: one["id"] for one in found}


def played_together(clocked: ClockedServer) -> tuple[Person, Person]:
    table, (ada, bob) = gathered(clocked, "Ada", "Bob")
    with ada.at(table) as a, bob.at(table) as b:
        play_out(a, b)
    return ada, bob


def test_somebody_one_has_played_with_is_asked_and_finds_it_at_home(
    clocked: ClockedServer,
) -> None:
    ada, bob = played_together(clocked)
    table = ada.open(ME, LINK, pace=BY_DAY)
    (who,) = companions(ada, table).values()
    assert ada.post(f"/api/tables/{table}/invite", {"who": who}).status_code == 204
    (asked,) = bob.get("/api/me")["invitations"]
    assert (asked["table"], asked["inviter"], asked["free"]) == (table, "Ada", 1)
    assert table not in [row["id"] for row in bob.get("/api/me")["tables"]]
    assert join(bob, table, "open").json()["seat"] == 1
    me = bob.get("/api/me")
    assert me["invitations"] == []
    assert table in [row["id"] for row in me["tables"]]


def test_who_does_not_want_to_come_is_not_asked_again_by_the_page(
    clocked: ClockedServer,
) -> None:
    ada, bob = played_together(clocked)
    table = ada.open(ME, LINK)
    (who,) = companions(ada, table).values()
    ada.post(f"/api/tables/{table}/invite", {"who": who})
    assert bob.post(f"/api/tables/{table}/decline").status_code == 204
    assert bob.get("/api/me")["invitations"] == []
    assert join(bob, table, "open").json()["code"] == "dead-link"


def test_only_people_who_played_together_reach_each_other(clocked: ClockedServer) -> None:
    ada, bob = played_together(clocked)
    cleo = clocked.guest("Cleo")
    table, other = ada.open(ME, LINK), cleo.open(ME, LINK)
    (who,) = companions(ada, table).values()
    assert companions(cleo, other) == {}
    assert cleo.post(f"/api/tables/{other}/invite", {"who": who}).status_code == 404
    assert cleo.post(f"/api/tables/{table}/invite", {"who": who}).status_code == 403
    assert cleo.get(f"/api/tables/{table}/companions")["code"] == "not-your-seat"
    assert bob.get("/api/me")["invitations"] == []


def test_who_is_forgotten_is_no_more_among_those_who_were_asked(clocked: ClockedServer) -> None:
    ada, bob = played_together(clocked)
    table = ada.open(ME, LINK)
    (who,) = companions(ada, table).values()
    ada.post(f"/api/tables/{table}/invite", {"who": who})
    assert bob.post("/api/me/leave", {"name": "Bob"}).status_code == 204
    assert companions(ada, table) == {}
    clocked.again()
    assert ada.get(f"/api/tables/{table}")["status"] == "waiting"


def test_a_rematch_has_an_invitation_of_its_own_for_who_is_missing(
    clocked: ClockedServer,
) -> None:
    table, (ada, bob, cleo) = gathered(clocked, "Ada", "Bob", "Cleo")
    with ada.at(table) as a, bob.at(table) as b, cleo.at(table) as c:
        play_out(a, b, c)
    old = ada.get(f"/api/tables/{table}")["door"]
    assert cleo.post("/api/me/leave", {"name": "Cleo"}).status_code == 204
    again = ada.post(f"/api/tables/{table}/rematch").json()["table"]
    assert bob.post(f"/api/tables/{table}/rematch").json()["table"] == again
    view = ada.get(f"/api/tables/{again}")
    assert (view["status"], [one["kind"] for one in view["seats"]].count("free")) == ("waiting", 1)
    dora = clocked.guest("Dora")
    assert join(dora, again, old).json()["code"] == "dead-link"
    assert join(dora, again, view["door"]).json()["seat"] == 2
    with ada.at(again) as sitting:
        assert code(sitting.ask("drop-seat", seat=2)) == "seat-taken"
        assert sitting.ask("start")["type"] == "done"
