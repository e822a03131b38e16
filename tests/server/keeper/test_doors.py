"""Who may come in: bans of persons and networks, houses for invited people, who opens tables."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clocked import LIVE, join
from tests.server.house import GREEDY, LINK, ME, Person, Server, live
from tests.server.keeper.hosts import OPEN_DOORS, deeds, do, drop, enter, id_of, page
from tests.server.nodes import at, node, running
from tests.server.people.folk import secure
from tests.server.postgres import Postgres


@pytest.fixture
def host(own_server: Server) -> Person:
    return enter(own_server, own_server.host_link(), "Hanna")


def set_doors(host: Person, **changed: object) -> None:
    do(host, "doors", {**OPEN_DOORS, **changed})


def refused(person: Person, path: str) -> str:
    answer = person.server.get(path, headers=person.known)
    assert answer.status_code == 403, answer.text
    return str(answer.json()["code"])


# -- persons ----------------------------------------------------------------------------


def test_a_blocked_person_is_shown_out_with_a_sentence_and_stays_out(
    own_server: Server, host: Person
) -> None:
    max_ = own_server.guest("Max")
    table = max_.open(ME, GREEDY)
    with max_.at(table) as sitting:
        do(host, f"people/{id_of(host, 'Max')}/block")
        while (message := sitting.receive())["type"] != "refused":
            pass
        assert message["code"] == "banned"
        assert "closed its door" in message["sentence"]
        with pytest.raises(ConnectionClosed) as closed:
            sitting.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    own_server.kill()
    own_server.start()
    max_.server = host.server = own_server
    assert refused(max_, "/api/me") == "banned"
    assert max_.post("/api/tables", {"game": "lost-cities"}).json()["code"] == "banned"
    with live(own_server, table) as onlooker:  # as nobody, one may look
        onlooker.send({"type": "hello", "token": max_.token})
        while (message := onlooker.receive())["type"] != "refused":
            pass
        assert message["code"] == "banned"
    assert page(host)["bans"][0]["name"] == "Max"
    do(host, f"people/{id_of(host, 'Max')}/unblock")
    assert max_.get("/api/me")["name"] == "Max"
    assert [deed[1:] for deed in deeds(host)][:2] == [("unblocked", "Max"), ("blocked", "Max")]


def test_who_keeps_the_house_is_not_blocked(host: Person) -> None:
    answer = host.post(f"/api/host/people/{id_of(host, 'Hanna')}/block", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "keeps-the-house")


# -- networks ---------------------------------------------------------------------------


def test_a_network_is_kept_out_by_whatever_way(own_server: Server, host: Person) -> None:
    ann = own_server.guest("Ann")
    table = ann.open(ME, GREEDY)
    far = {"X-Forwarded-For": "192.0.2.7"}
    do(host, "bans", {"network": "192.0.2.99/24"})
    answer = own_server.get("/api/games", headers=far)
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert own_server.post("/api/guests", {"name": "Eve"}, headers=far).status_code == 403
    assert own_server.get("/api/me", headers={**ann.known, **far}).status_code == 403
    assert own_server.get(f"/api/tables/{table}").status_code == 200, "others come in"
    assert own_server.get("/api/host", headers={**host.known, **far}).status_code == 200
    (ban,) = page(host)["bans"]
    assert (ban["kind"], ban["name"]) == ("network", "192.0.2.0/24")
    assert drop(host, f"bans/{ban['id']}").status_code == 204
    assert own_server.get("/api/games", headers=far).status_code == 200
    assert [deed[1] for deed in deeds(host)][:2] == ["lifted-network", "banned-network"]


def test_a_socket_from_there_is_closed_with_a_sentence(own_server: Server, host: Person) -> None:
    from websockets.sync.client import connect

    table = own_server.guest("Ann").open(ME, GREEDY)
    address = f"{own_server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    far = {"X-Forwarded-For": "2001:db8::7"}
    with connect(address, additional_headers=far) as socket:
        socket.send('{"type": "hello"}')
        socket.recv(20)
        do(host, "bans", {"network": "2001:db8::/32"})
        while (message := json.loads(socket.recv(20)))["type"] != "refused":
            pass
        assert message["code"] == "banned"
        with pytest.raises(ConnectionClosed):
            socket.recv(20)
    with connect(address, additional_headers=far) as socket:
        assert json.loads(socket.recv(20))["code"] == "banned"


@pytest.mark.parametrize("network", ["127.0.0.0/8", "0.0.0.0/0", "127.0.0.1"])
def test_nobody_bans_the_place_they_are_at(host: Person, network: str) -> None:
    answer = host.post("/api/host/bans", {"network": network})
    assert (answer.status_code, answer.json()["code"]) == (409, "own-network")


def test_what_is_no_network_is_refused(host: Person) -> None:
    assert host.post("/api/host/bans", {"network": "everybody"}).status_code == 422


# -- invited people -----------------------------------------------------------------------


def test_strangers_find_no_way_into_a_house_for_invited_people(
    own_server: Server, host: Person
) -> None:
    """Every address that makes a guest: by name, by a seat's link, by a table's link."""
    bob = own_server.guest("Bob")
    table = bob.open(ME, LINK, LINK)
    seen = bob.get(f"/api/tables/{table}")
    set_doors(host, is_invite_only=True)
    ways = [
        ("/api/guests", {"name": "Eve"}),
        ("/api/guests", {"name": "Eve", "invitation": "nonsense"}),
        (f"/api/tables/{table}/take", {"key": seen["seats"][1]["key"], "name": "Eve"}),
        (f"/api/tables/{table}/join", {"key": seen["door"], "name": "Eve"}),
    ]
    before = page(host)["people_count"]
    for path, body in ways:
        answer = own_server.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (403, "invite-only"), path
    assert page(host)["people_count"] == before
    assert bob.get("/api/me")["name"] == "Bob", "who was here stays"
    assert deeds(host)[0][1] == "set-is-invite-only"


def test_a_link_from_somebody_with_an_account_lets_people_in_but_not_theirs(
    own_server: Server, host: Person
) -> None:
    bob = own_server.guest("Bob")
    token = secure(bob).get("token", bob.token)
    bob = Person.known_by(own_server, "Bob", token)
    table = bob.open(ME, LINK, LINK)
    door = bob.get(f"/api/tables/{table}")["door"]
    set_doors(host, is_invite_only=True)
    answer = own_server.post(f"/api/tables/{table}/join", {"key": door, "name": "Kim"})
    assert answer.status_code == 200
    kim = Person.known_by(own_server, "Kim", answer.cookies["rollwrite"])
    theirs = kim.open(ME, LINK)
    key = kim.get(f"/api/tables/{theirs}")["door"]
    again = own_server.post(f"/api/tables/{theirs}/join", {"key": key, "name": "Eve"})
    assert (again.status_code, again.json()["code"]) == (403, "invite-only")
    assert join(bob, theirs, key).status_code == 200, "who is known comes in"


def test_an_invitation_of_the_house_lets_people_in_and_runs_out(
    own_server: Server, host: Person
) -> None:
    set_doors(host, is_invite_only=True)
    key = do(host, "invitations")["key"]
    assert own_server.get(f"/api/invited/{key}").status_code == 204
    for number in range(20):
        body = {"name": f"Guest {number}", "invitation": key}
        assert own_server.post("/api/guests", body).status_code == 201
    last = own_server.post("/api/guests", {"name": "Eve", "invitation": key})
    assert last.status_code == 403
    assert own_server.get(f"/api/invited/{key}").status_code == 403


def test_a_host_link_opens_a_house_for_invited_people(own_server: Server, host: Person) -> None:
    set_doors(host, is_invite_only=True)
    from rollwrite.server.store.keeper.links import put_keeper_link

    key = put_keeper_link(own_server.data / "tables.sqlite", own_server.data)
    assert enter(own_server, key, "Ida").get("/api/house")["is_keeper"]


def test_open_tables_are_no_way_into_a_house_for_invited_people(
    own_server: Server, host: Person
) -> None:
    bob = own_server.guest("Bob")
    secure(bob)
    table = bob.open(ME, LINK, is_open=True)
    set_doors(host, is_invite_only=True)
    answer = own_server.post(f"/api/tables/{table}/join", {"key": "open", "name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (403, "invite-only")
    now = {"game": "lost-cities", "pace": LIVE, "name": "Eve"}
    assert own_server.post("/api/play-now", now).json()["code"] == "invite-only"
    assert join(own_server_guest(host, "Kim"), table, "open").status_code == 200


def own_server_guest(host: Person, name: str) -> Person:
    """Somebody who came by an invitation of the house."""
    key = do(host, "invitations")["key"]
    made = host.server.post("/api/guests", {"name": name, "invitation": key})
    return Person.known_by(host.server, name, made.json()["token"])


def test_a_house_without_open_tables_shows_none_and_lets_nobody_in_by_them(
    own_server: Server, host: Person
) -> None:
    bob, kim = own_server.guest("Bob"), own_server.guest("Kim")
    table = bob.open(ME, LINK, is_open=True)
    with bob.at(table):
        assert len(kim.get("/api/lobby")["tables"]) == 1
        set_doors(host, has_lobby=False)
        assert kim.get("/api/lobby")["tables"] == []
    assert join(kim, table, "open").json()["code"] == "no-lobby"
    assert (
        kim.post("/api/play-now", {"game": "lost-cities", "pace": LIVE}).json()["code"]
        == "no-lobby"
    )
    door = bob.get(f"/api/tables/{table}")["door"]
    assert join(kim, table, door).status_code == 200, "links go on"


# -- who opens tables -----------------------------------------------------------------------


def test_the_house_decides_who_opens_tables(own_server: Server, host: Person) -> None:
    ann = own_server.guest("Ann")
    body = {"game": "lost-cities", "seats": [ME, GREEDY]}
    set_doors(host, who_opens="accounts")
    assert ann.post("/api/tables", body).json()["code"] == "may-not-open"
    assert not ann.get("/api/house")["may_open"]
    lesson = ann.post("/api/tables", {"game": "lost-cities", "lesson": "nonsense"})
    assert lesson.json()["code"] != "may-not-open", "who learns disturbs nobody"
    ann = Person.known_by(own_server, "Ann", secure(ann).get("token", ann.token))
    assert ann.post("/api/tables", body).status_code == 201
    set_doors(host, who_opens="keepers")
    assert ann.post("/api/tables", body).json()["code"] == "may-not-open"
    assert host.post("/api/tables", body).status_code == 201


# -- many nodes -------------------------------------------------------------------------------


def test_all_nodes_know_what_one_decided(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    with running(node(tmp_path, url, "one"), node(tmp_path, url, "two")) as (one, two):
        host = enter(one, one.host_link(), "Hanna")
        max_ = two.guest("Max")
        with max_.at(max_.open(ME, GREEDY)) as sitting:
            do(host, "announcement", {"text": "Hello all", "lasts": 60})
            while (message := sitting.receive())["type"] != "house":
                pass
            assert message["announcement"] == "Hello all"
            set_doors(at(two, host), is_invite_only=True)
            do(host, f"people/{id_of(host, 'Max')}/block")
            while (message := sitting.receive())["type"] != "refused":
                pass
            assert message["code"] == "banned"
        assert refused(max_, "/api/me") == "banned"
        assert one.post("/api/guests", {"name": "Eve"}).json()["code"] == "invite-only"
        while page(at(two, host))["nodes"] < 2:  # they tell each other now and then
            time.sleep(0.5)
        assert page(host)["database"] == "PostgreSQL"
        assert page(host)["storage"]["games"] > 0
        do(host, "backups")
        (copy,) = page(host)["backups"]["copies"]
        do(host, f"backups/{copy['name']}/try")
