"""A guest becomes an account and is the same person on any device."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import GREEDY, LINK, ME, Live, Person, Server, invite
from tests.server.people.folk import PASSWORD, Local, as_token, delete, secure, sign_in


def hear_all(sitting: Live) -> None:
    while True:
        sitting.receive()


def seats_of(person: Person, table: str) -> list[int]:
    found: list[int] = person.get(f"/api/tables/{table}")["mine"]
    return found


def test_a_guest_with_a_password_keeps_seats_and_signs_in_elsewhere(ada: Person) -> None:
    table = ada.open(ME, GREEDY)
    made = secure(ada)
    assert seats_of(ada, table) == [0]
    assert made["login"].startswith("ada-")
    elsewhere = sign_in(ada.server, made["login"].upper(), PASSWORD)
    assert elsewhere.json()["name"] == "Ada"
    assert seats_of(as_token(ada, elsewhere.json()["token"]), table) == [0]


def test_the_seats_of_a_guest_come_along_when_it_signs_in(server: Server, ada: Person) -> None:
    login = secure(ada)["login"]
    guest, host = server.guest("Ada on the train"), server.guest("Bob")
    alone, invited = guest.open(ME, GREEDY), host.open(ME, LINK)
    invite(host, invited, guest)
    answer = sign_in(server, login, PASSWORD, guest.known)
    person = as_token(ada, answer.json()["token"])
    assert seats_of(person, alone) == [0]
    assert seats_of(person, invited) == [1]
    assert person.get(f"/api/tables/{alone}")["is_host"]
    names = [seat["name"] for seat in host.get(f"/api/tables/{invited}")["seats"]]
    assert names == ["Bob", "Ada"]
    assert server.get("/api/me", headers=guest.known).status_code == 401


def test_another_account_stays_what_it_is(server: Server, ada: Person, bob: Person) -> None:
    login, theirs = secure(ada)["login"], secure(bob)["login"]
    table = bob.open(ME, GREEDY)
    assert sign_in(server, login, PASSWORD, bob.known).status_code == 200
    again = as_token(bob, sign_in(server, theirs, PASSWORD).json()["token"])
    assert seats_of(again, table) == [0]


def test_two_people_called_ann_have_two_sign_in_names(server: Server) -> None:
    one, two = secure(server.guest("Ann")), secure(server.guest("Ann"))
    assert one["login"] != two["login"]


def test_a_passkey_opens_the_account_and_a_wrong_one_does_not(server: Server, ada: Person) -> None:
    here = Local(server, ada)
    own = here.authenticator()
    assert len(here.make_passkey(own).json()["codes"]) == 6
    table = ada.open(ME, GREEDY)
    signed = Local(server).sign_in(own)
    assert signed.status_code == 200, signed.text
    assert seats_of(as_token(ada, signed.json()["token"]), table) == [0]
    stranger = Local(server).sign_in(here.authenticator())
    assert (stranger.status_code, stranger.json()["code"]) == (403, "wrong-passkey")


def test_a_recovery_code_opens_once(ada: Person) -> None:
    first, second, *_ = secure(ada)["codes"]
    typed = {"code": f"  {first.upper().replace('-', ' ')} "}
    assert ada.server.post("/api/sign-in/code", typed).json()["name"] == "Ada"
    again = ada.server.post("/api/sign-in/code", typed)
    assert (again.status_code, again.json()["code"]) == (403, "wrong-code")
    assert ada.get("/api/account")["codes_left"] == 5
    assert len(ada.post("/api/account/codes").json()["codes"]) == 6
    assert ada.server.post("/api/sign-in/code", {"code": second}).status_code == 403


def test_devices_are_listed_and_signed_out_one_by_one(ada: Person) -> None:
    login = secure(ada)["login"]
    phone = {"User-Agent": "Mozilla/5.0 (iPhone; CPU) Mobile/15E Safari/604.1"}
    token = sign_in(ada.server, login, PASSWORD, phone).json()["token"]
    there = as_token(ada, token)
    other = next(one for one in ada.get("/api/account")["devices"] if not one["is_this"])
    assert (other["kind"], other["browser"]) == ("phone", "Safari")
    assert delete(ada, f"/api/account/devices/{other['id']}").status_code == 204
    assert there.get("/api/me")["code"] == "unknown-guest"
    assert ada.get("/api/me")["name"] == "Ada"


def test_signing_out_all_others_ends_devices_links_and_live_connections(ada: Person) -> None:
    login = secure(ada)["login"]
    key = ada.post("/api/me/link").json()["key"]
    there = as_token(ada, sign_in(ada.server, login, PASSWORD).json()["token"])
    table = ada.open(ME, GREEDY)
    with there.at(table) as sitting:
        assert ada.post("/api/account/sign-out-others").status_code == 204
        with pytest.raises(ConnectionClosed, match="4401"):
            hear_all(sitting)
    assert there.get("/api/me")["code"] == "unknown-guest"
    assert ada.server.get(f"/api/welcome/{key}").status_code == 403
    assert len(ada.get("/api/account")["devices"]) == 1


def test_the_last_way_in_stays(server: Server, ada: Person) -> None:
    assert ada.post("/api/account/sign-out").json()["code"] == "last-way"
    here = Local(server, ada)
    here.make_passkey(here.authenticator())
    [passkey] = ada.get("/api/account")["passkeys"]
    assert delete(ada, f"/api/account/passkeys/{passkey['id']}").json()["code"] == "last-way"
    secure(ada)
    assert delete(ada, f"/api/account/passkeys/{passkey['id']}").status_code == 204
    assert delete(ada, "/api/account/ways/password").json()["code"] == "last-way"
    assert ada.post("/api/account/sign-out").status_code == 204
    assert ada.get("/api/me")["code"] == "unknown-guest"


def test_another_password_asks_for_the_one_before(ada: Person) -> None:
    login = secure(ada)["login"]
    body = {"password": "quite another sentence"}
    assert ada.post("/api/account/password", body).json()["code"] == "wrong-password"
    changed = ada.post("/api/account/password", {**body, "old": PASSWORD})
    assert changed.json()["login"] == login
    assert changed.json()["codes"] == []
    assert sign_in(ada.server, login, PASSWORD).status_code == 403
    assert sign_in(ada.server, login, body["password"]).status_code == 200


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaaaaaaaa", "x" * 201])
def test_a_password_that_protects_nothing_is_refused(ada: Person, password: str) -> None:
    answer = ada.post("/api/account/password", {"password": password})
    assert (answer.status_code, answer.json()["code"]) == (422, "weak-password")


def test_a_plain_address_says_why_it_makes_no_passkeys(ada: Person) -> None:
    place = ada.get("/api/account")["place"]
    assert place["why"] == "address"
    assert place["where"].startswith("http://localhost:")
    assert ada.post("/api/account/passkeys/options").json()["code"] == "no-passkeys-here"
