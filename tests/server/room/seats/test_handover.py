"""Coming back: seats handed over, ways back sent by the host, the link that is oneself."""

from __future__ import annotations

import random

import httpx
import pytest

from tests.server.house import (
    DEVICE,
    GREEDY,
    LINK,
    ME,
    Json,
    Person,
    Server,
    code,
    invite,
    play_out,
)


def seat_of(person: Person, table: str, number: int) -> Json:
    found: Json = person.get(f"/api/tables/{table}")["seats"][number]
    return found


def two_playing(ada: Person, bob: Person) -> str:
    table = ada.open(ME, LINK)
    invite(ada, table, bob)
    with ada.at(table) as host:
        assert host.ask("start")["type"] == "done"
    return table


def told(sitting: Json) -> list[str]:
    return [news["message"]["id"] for news in sitting["news"]]


# -- handing over --------------------------------------------------------------------


def test_a_link_says_which_seat_it_leads_to_before_it_is_used(ada: Person, bob: Person) -> None:
    table = two_playing(ada, bob)
    key = seat_of(bob, table, 1)["key"]
    path = f"/api/tables/{table}/take/{key}"
    seen = {"seat": 1, "name": "Bob", "is_free": False}
    told, own = ada.get(path), bob.get(path)
    assert told.pop("offer")["game"] == own.pop("offer")["game"] == "lost-cities"
    assert told == {**seen, "is_yours": False}
    assert own == {**seen, "is_yours": True}
    assert seat_of(bob, table, 1)["key"] == key, "looking changes nothing"
    assert ada.get(f"/api/tables/{table}/take/nonsense")["code"] == "dead-link"


def test_a_seat_moves_to_another_device_in_the_middle_of_a_game(
    server: Server, ada: Person, bob: Person
) -> None:
    table = two_playing(ada, bob)
    phone = server.guest("Bob")
    with ada.at(table) as host, bob.at(table) as old:
        assert phone.take(table, seat_of(bob, table, 1)["key"]).status_code == 200
        assert old.view_where(mine=[])["lost"] == [1]
        while "news-seat-moved" not in told(host.table):
            host.next_view()
    with phone.at(table) as new, ada.at(table) as host:
        assert (new.table["mine"], new.table["lost"]) == ([1], [])
        play_out(host, new)
        assert new.table["status"] == "over"
    assert bob.get(f"/api/tables/{table}")["lost"] == [1], "told again after a reload"
    assert not [row for row in bob.get("/api/me")["tables"] if row["id"] == table]


def test_who_opened_the_table_still_hosts_it_from_another_device(
    server: Server, ada: Person, bob: Person
) -> None:
    table = ada.open(ME, LINK)
    phone = server.guest("Ada")
    assert phone.take(table, seat_of(ada, table, 0)["key"]).status_code == 200
    assert phone.get(f"/api/tables/{table}")["is_host"]
    assert not ada.get(f"/api/tables/{table}")["is_host"]
    invite(phone, table, bob)
    with phone.at(table) as host:
        assert host.ask("start")["type"] == "done"


def test_a_host_who_hands_one_of_two_seats_over_stays_the_host(ada: Person, bob: Person) -> None:
    table = ada.open(ME, DEVICE)
    assert bob.take(table, seat_of(ada, table, 1)["key"]).status_code == 200
    assert ada.get(f"/api/tables/{table}")["is_host"]


# -- a way back ------------------------------------------------------------------------


def test_the_host_sends_a_way_back_to_who_lost_the_cookie(
    server: Server, ada: Person, bob: Person
) -> None:
    """docs/players.md promises it."""
    table = two_playing(ada, bob)
    old_key = seat_of(bob, table, 1)["key"]
    assert not seat_of(ada, table, 1)["key"], "nobody sees the key of somebody else's seat"
    with ada.at(table) as host:
        assert host.ask("renew", seat=1)["type"] == "done"
        while "news-way-back" not in told(host.table):
            host.next_view()
        offered = host.table["seats"][1]
    assert offered["is_offered"]
    assert offered["key"] not in ("", old_key)
    stranger = server.guest("Bob again")
    assert stranger.take(table, old_key).json()["code"] == "dead-link"
    assert stranger.take(table, offered["key"]).status_code == 200
    after = seat_of(ada, table, 1)
    assert (after["is_offered"], after["key"]) == (False, "")
    assert stranger.get(f"/api/tables/{table}")["mine"] == [1]


def test_who_still_sits_there_is_told_and_keeps_the_seat(ada: Person, bob: Person) -> None:
    table = two_playing(ada, bob)
    with ada.at(table) as host, bob.at(table) as guest:
        host.ask("renew", seat=1)
        while not guest.table["seats"][1]["is_offered"]:
            guest.next_view()
        sent = seat_of(ada, table, 1)["key"]
        assert guest.ask("renew", seat=1)["type"] == "done"
        while host.table["seats"][1]["is_offered"]:
            host.next_view()
        assert host.table["seats"][1]["key"] == ""
    assert ada.take(table, sent).json()["code"] == "dead-link"


@pytest.mark.parametrize("seat", [0, 2, 7, -1])
def test_others_make_no_links_to_seats(server: Server, ada: Person, seat: int) -> None:
    table = ada.open(ME, LINK, GREEDY)
    bob = server.guest("Bob")
    invite(ada, table, bob)
    with bob.at(table) as guest:
        assert code(guest.ask("renew", seat=seat)) == "not-your-seat"


def test_the_way_back_has_a_code_for_phones(ada: Person, bob: Person) -> None:
    table = two_playing(ada, bob)
    path = f"/api/tables/{table}/qr?seat=1"
    assert ada.server.get(path, headers=ada.known).status_code == 403
    with ada.at(table) as host:
        host.ask("renew", seat=1)
    assert ada.server.get(path, headers=ada.known).status_code == 200


def test_a_way_back_survives_a_restart(own_server: Server) -> None:
    ada, bob = own_server.guest("Ada"), own_server.guest("Bob")
    table = two_playing(ada, bob)
    with ada.at(table) as host:
        host.ask("renew", seat=1)
    key = seat_of(ada, table, 1)["key"]
    bob.post("/api/guests", {"name": "Bobby"})
    own_server.kill()
    own_server.start()
    assert seat_of(ada, table, 1)["key"] == key
    assert seat_of(ada, table, 1)["name"] == "Bobby"
    assert own_server.guest("Eve").take(table, key).status_code == 200


# -- oneself on any device ---------------------------------------------------------------


def test_one_link_brings_all_tables_to_another_device(server: Server, ada: Person) -> None:
    """docs/players.md promises it."""
    tables = {ada.open(ME, GREEDY), ada.open(ME, LINK)}
    key = ada.post("/api/me/link").json()["key"]
    with httpx.Client(base_url=server.url, headers={"sec-fetch-mode": "cors"}) as phone:
        assert phone.get(f"/api/welcome/{key}").json()["name"] == "Ada"
        assert phone.get("/api/me").json()["name"] == "", "looking makes nobody anybody"
        entered = phone.post(f"/api/welcome/{key}/enter", json={})
        assert entered.json() == {"name": "Ada", "token": ""}
        found = phone.get("/api/me").json()
        assert found["name"] == "Ada"
        assert tables <= {row["id"] for row in found["tables"]}
        phone.post("/api/guests", json={"name": "Adele"})
        assert phone.get("/api/me").json()["name"] == "Adele"
    assert ada.get("/api/me")["name"] == "Adele", "both are the same guest"


def test_a_new_own_link_kills_the_one_before_but_no_device(server: Server, ada: Person) -> None:
    first = ada.post("/api/me/link").json()["key"]
    token = server.post(f"/api/welcome/{first}/enter", {}).json()["token"]
    second = ada.post("/api/me/link").json()["key"]
    assert server.post(f"/api/welcome/{first}/enter", {}).json()["code"] == "dead-welcome"
    assert server.get(f"/api/welcome/{second}/qr").status_code == 200
    assert server.get(f"/api/welcome/{first}/qr").json()["code"] == "dead-welcome"
    known = {"Authorization": f"Bearer {token}"}
    assert server.get("/api/me", headers=known).json()["name"] == "Ada"
    assert server.get("/api/me", headers={"Authorization": f"Bearer {second}"}).status_code == 401


def test_nobody_has_no_own_link(server: Server) -> None:
    assert server.post("/api/me/link", {}).json()["code"] == "no-guest"


# -- names -----------------------------------------------------------------------------------


def test_a_new_name_reaches_every_table_that_is_not_over(ada: Person, bob: Person) -> None:
    playing, waiting = two_playing(ada, bob), bob.open(ME, LINK)
    with ada.at(playing) as host:
        bob.post("/api/guests", {"name": "Benno"})
        while host.table["seats"][1]["name"] != "Benno":
            host.next_view()
        renamed = host.table["news"][-1]["message"]
    assert renamed == {"id": "news-renamed", "args": {"old": "Bob", "name": "Benno"}}
    assert seat_of(bob, waiting, 0)["name"] == "Benno"
    assert "Benno" in ada.server.get(f"/api/tables/{playing}/record").text


def test_a_person_beside_me_keeps_the_own_name(ada: Person) -> None:
    table = ada.open(ME, DEVICE | {"name": "Mum"}, DEVICE | {"name": "Ada"})
    ada.post("/api/guests", {"name": "Adele"})
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Adele", "Mum", "Ada"]


def test_a_record_keeps_the_names_it_ended_with_and_its_table_learns_new_ones(ada: Person) -> None:
    table = ada.open(ME, GREEDY)
    with ada.at(table) as sitting:
        while sitting.table["status"] != "over":
            (sitting.decide(random.Random(1)) if sitting.owes() else sitting.next_view())
        ada.post("/api/guests", {"name": "Beatrix"})
        while sitting.table["seats"][0]["name"] != "Beatrix":
            sitting.next_view()
    record = ada.server.get(f"/api/tables/{table}/record").text
    assert "seat 1 Ada\n" in record
    assert "Beatrix" not in record
