"""What somebody played, taken along, put away, thrown away, and forgotten."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from typing import Any

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.kept import record as records
from tests.server.house import DEVICE, GREEDY, LINK, ME, Person, Server, invite, play_out
from tests.server.people.folk import PASSWORD, as_token, delete, secure, sign_in


def play_alone(person: Person, **more: Any) -> str:
    table = person.open(ME, GREEDY, **more)
    with person.at(table) as sitting:
        play_out(sitting)
    return table


def play_together(host: Person, guest: Person) -> str:
    table = host.open(ME, LINK)
    invite(host, table, guest)
    with host.at(table) as one, guest.at(table) as two:
        assert one.ask("start")["type"] == "done"
        play_out(one, two)
    return table


def names_at(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_a_history_has_results_opponents_and_nobody_elses_games(ada: Person, bob: Person) -> None:
    alone, together = play_alone(ada), play_together(ada, bob)
    games = ada.get("/api/me/history")["games"]
    assert [game["table"] for game in games] == [together, alone]
    last, first = games
    assert [seat["name"] for seat in last["seats"]] == ["Ada", "Bob"]
    assert first["seats"][1]["bot"] == "greedy"
    end = ada.get(f"/api/tables/{together}")["view"]["result"]
    assert [seat["total"] for seat in last["seats"]] == end["totals"]
    assert [game["table"] for game in bob.get("/api/me/history")["games"]] == [together]
    assert ada.server.get("/api/me/history").status_code == 401


def test_two_people_called_ann_are_two_opponents_and_look_different_to_each_reader(
    server: Server, ada: Person
) -> None:
    ann, other = server.guest("Ann"), server.guest("Ann")
    play_together(ada, ann)
    play_together(ada, other)
    games = ada.get("/api/me/history")["games"]
    ones = {game["seats"][1]["who"] for game in games}
    assert len(ones) == 2
    theirs = {seat["who"] for game in ann.get("/api/me/history")["games"] for seat in game["seats"]}
    assert not ones & theirs


def test_games_from_before_results_were_kept_are_in_the_history(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    table = play_alone(ada)
    own_server.stop()
    with sqlite3.connect(own_server.data / "tables.sqlite") as database:
        database.execute("DELETE FROM results")
    own_server.start()
    assert [game["table"] for game in ada.get("/api/me/history")["games"]] == [table]


def test_an_archive_has_everything_and_its_records_replay(server: Server, ada: Person) -> None:
    secure(ada)
    over, running = play_alone(ada, is_rated=True), ada.open(ME, GREEDY)
    answer = server.get("/api/me/export", headers=ada.known)
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    assert archive.testzip() is None
    inside: dict[str, Any] = {
        name.removeprefix("rollwrite/"): archive.read(name).decode() for name in archive.namelist()
    }
    assert json.loads(inside["me.json"])["name"] == "Ada"
    assert [game["table"] for game in json.loads(inside["history.json"])["games"]] == [over]
    assert {row["id"] for row in json.loads(inside["tables.json"])} == {over, running}
    assert "wishes" in json.loads(inside["reach.json"])
    [rated] = json.loads(inside["ratings.json"])
    assert [step["table"] for step in rated["steps"]] == [over]
    text = inside[f"records/lost-cities-{over}.txt"]
    record = records.read(text, BY_ID)
    assert list(records.replay(record, BY_ID[record.game]))
    assert f"records/lost-cities-{running}.txt" in inside
    assert server.get("/api/me/export").status_code == 401


def test_a_table_is_put_away_for_one_person_only(ada: Person, bob: Person) -> None:
    table = play_together(ada, bob)

    def tables(person: Person) -> list[str]:
        return [row["id"] for row in person.get("/api/me")["tables"]]

    path = f"/api/me/tables/{table}/archive"
    assert ada.post(path, {"is_archived": True}).status_code == 204
    assert table not in tables(ada)
    assert table in tables(bob)
    assert ada.get("/api/me/history")["games"][0]["table"] == table
    assert [row["id"] for row in ada.get("/api/me/archive")] == [table]
    assert bob.get("/api/me/archive") == []
    assert ada.server.get("/api/me/archive").status_code == 401
    ada.post(path, {"is_archived": False})
    assert table in tables(ada)
    assert ada.get("/api/me/archive") == []


def test_a_table_is_thrown_away_by_whoever_has_it_alone(ada: Person, bob: Person) -> None:
    alone, together = ada.open(ME, DEVICE, GREEDY), play_together(ada, bob)
    assert delete(bob, f"/api/me/tables/{alone}").json()["code"] == "not-alone"
    assert delete(ada, f"/api/me/tables/{together}").json()["code"] == "not-alone"
    with ada.at(alone) as sitting:
        assert delete(ada, f"/api/me/tables/{alone}").status_code == 204
        assert sitting.play("step", move="refuse")["code"] == "no-such-table"
    assert ada.get(f"/api/tables/{alone}")["code"] == "no-such-table"
    assert names_at(ada, together) == ["Ada", "Bob"]


def test_who_leaves_is_forgotten_everywhere_and_others_keep_their_games(
    own_server: Server,
) -> None:
    name = "Zacharias Unusual"
    zack, bob = own_server.guest(name), own_server.guest("Bob")
    login = secure(zack)["login"]
    over, alone = play_together(bob, zack), play_alone(zack)
    running, waiting = zack.open(ME, LINK, LINK), zack.open(ME, LINK, LINK)
    for table in (running, waiting):
        invite(zack, table, bob)
    train = own_server.guest("Zacharias Unusual on the train")
    invite(zack, running, train, 2)
    with zack.at(running) as sitting:
        assert sitting.ask("start")["type"] == "done"
    signed = sign_in(own_server, login, PASSWORD, train.known).json()["token"]
    before = bob.get(f"/api/tables/{over}/story")
    assert as_token(zack, signed).post("/api/me/leave", {"name": "Zack"}).status_code == 422
    assert zack.post("/api/me/leave", {"name": name}).status_code == 204
    assert zack.get("/api/me")["code"] == "unknown-guest"
    assert sign_in(own_server, login, PASSWORD).status_code == 403
    assert names_at(bob, over) == ["Bob", "Somebody"]
    assert names_at(bob, running) == ["Somebody", "Bob", "Somebody"]
    assert [seat["kind"] for seat in bob.get(f"/api/tables/{waiting}")["seats"]] == [
        "free",
        "person",
        "free",
    ]
    assert bob.get(f"/api/tables/{waiting}")["is_host"]
    assert bob.get("/api/me/history")["games"][0]["seats"][1]["name"] == "Somebody"
    for is_running in (True, False):
        for file in own_server.data.iterdir():
            assert name.encode() not in file.read_bytes(), f"{file.name}, {is_running}"
        if is_running:
            own_server.stop()
    with sqlite3.connect(own_server.data / "tables.sqlite") as database:
        dump = "\n".join(map(str, database.iterdump()))
        assert name.encode().hex().upper() not in dump.upper()
        assert login not in dump
    own_server.start()
    assert names_at(bob, running) == ["Somebody", "Bob", "Somebody"]
    assert bob.get(f"/api/tables/{over}/story") == before
    assert bob.get(f"/api/tables/{alone}")["code"] == "no-such-table"
    text = own_server.get(f"/api/tables/{over}/record").text
    assert "seat 2 Somebody" in text


def test_a_rename_reaches_what_is_over_too_but_not_its_record(ada: Person, bob: Person) -> None:
    table = play_together(ada, bob)
    with bob.at(table) as sitting:
        ada.post("/api/guests", {"name": "Ad"})
        ada.post("/api/guests", {"name": "Adelheid"})
        while sitting.table["seats"][0]["name"] != "Adelheid":
            sitting.next_view()
    assert bob.get("/api/me")["tables"][0]["seats"] == ["Adelheid", "Bob"]
    for _ in range(100):
        [game] = bob.get("/api/me/history")["games"]
        if game["seats"][0]["name"] == "Adelheid":
            break
    assert game["seats"][0]["name"] == "Adelheid"
    assert "seat 1 Ada\n" in ada.server.get(f"/api/tables/{table}/record").text


def test_a_rename_reaches_every_table_that_is_not_over(own_server: Server) -> None:
    """Also one that lies beneath more than a home page shows."""
    ada, bob = own_server.guest("Ada"), own_server.guest("Bob")
    old = ada.open(ME, LINK)
    invite(ada, old, bob)
    for _ in range(51):
        ada.open(ME, LINK)
    ada.post(f"/api/me/tables/{old}/archive", {"is_archived": True})
    ada.post("/api/guests", {"name": "Adelheid"})
    ada.post("/api/me/face", {"face": "red lash open"})
    [seat, _] = bob.get(f"/api/tables/{old}")["seats"]
    assert (seat["name"], seat["face"]) == ("Adelheid", "red lash open")
    assert ada.post("/api/me/face", {"face": "pink dots smile"}).json()["code"] == "no-such-face"
