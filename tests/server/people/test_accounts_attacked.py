"""Nobody gets into another's account, learns who has one, or finds a secret in the database."""

from __future__ import annotations

import json
import os
import sqlite3
import statistics
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from rollwrite.server.people.secrets import NOBODYS
from tests.server.house import GREEDY, ME, Person, Server
from tests.server.people.folk import PASSWORD, Local, as_token, delete, secure, sign_in

FOREIGN = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}


def used(server: Server) -> float:
    """Processor seconds of the server so far."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def effort(server: Server, login: str) -> float:
    def once() -> float:
        before = used(server)
        assert sign_in(server, login, "not the password").status_code == 403
        return used(server) - before

    return statistics.median(once() for _ in range(5))


def test_nobody_learns_which_sign_in_names_there_are(own_server: Server) -> None:
    login = secure(own_server.guest("Ada"))["login"]
    known = sign_in(own_server, login, "not the password")
    unknown = sign_in(own_server, "nobody-100000", "not the password")
    assert (known.status_code, known.json()) == (unknown.status_code, unknown.json())
    assert effort(own_server, "nobody-100000") > effort(own_server, login) / 2


def test_who_has_no_account_is_compared_with_something_as_dear() -> None:
    made, real = NOBODYS, PasswordHasher().hash("a password")
    assert extract_parameters(made) == extract_parameters(real)
    with pytest.raises(VerifyMismatchError):  # no other error: it was looked at
        PasswordHasher().verify(made, "a password")


def test_names_that_are_not_there_are_limited_like_those_that_are(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        login = secure(server.guest("Ada"))["login"]
        for name in (login, "nobody-100000"):
            codes = [sign_in(server, name, "wrong wrong wrong").status_code for _ in range(12)]
            assert codes == [403] * 10 + [429] * 2
        tries = [server.post("/api/sign-in/code", {"code": "x"}).status_code for _ in range(30)]
        assert 429 in tries, "an address is limited, whoever it asks for"
    finally:
        server.stop()


def test_a_secret_from_before_signing_in_is_worth_nothing_afterwards(
    server: Server, ada: Person
) -> None:
    planted = dict(ada.known)
    secure(ada)
    assert server.get("/api/me", headers=planted).status_code == 401
    victim = server.guest("Victim")
    login = secure(victim)["login"]
    attacker = server.guest("Attacker")
    signed = sign_in(server, login, PASSWORD, attacker.known)
    assert signed.json()["token"] != attacker.token
    assert server.get("/api/me", headers=attacker.known).status_code == 401


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/sign-in/password", {"login": "a", "password": PASSWORD}),
        ("POST", "/api/account/password", {"password": PASSWORD}),
        ("POST", "/api/account/codes", None),
        ("POST", "/api/account/sign-out-others", None),
        ("POST", "/api/account/prove", {"password": PASSWORD}),
        ("POST", "/api/account/passkeys/options", None),
        ("POST", "/api/me/face", {"face": "red dots smile"}),
        ("POST", "/api/me/leave", {"name": "Ada"}),
        ("POST", "/api/me/link", None),
        ("DELETE", "/api/me/tables/anything", None),
        ("DELETE", "/api/account/ways/password", None),
    ],
)
def test_another_sites_page_changes_nothing(
    server: Server, ada: Person, method: str, path: str, body: object
) -> None:
    import httpx

    cookie = {"Cookie": f"rollwrite={ada.token}", **FOREIGN}
    answer = httpx.request(method, server.url + path, json=body, headers=cookie, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_a_passkey_answer_cannot_be_used_again_or_by_another(
    server: Server, ada: Person, bob: Person
) -> None:
    here, own = Local(server, ada), Local(server).authenticator()
    asked = here.post("/api/account/passkeys/options").json()
    answer = own.make(asked)
    theirs = Local(server, bob).post("/api/account/passkeys", answer)
    assert theirs.json()["code"] == "stale-passkey"
    assert here.post("/api/account/passkeys", answer).status_code == 200
    signing = Local(server).post("/api/sign-in/passkey/options").json()
    signed = own.sign(signing)
    assert Local(server).post("/api/sign-in/passkey", signed).status_code == 200
    assert Local(server).post("/api/sign-in/passkey", signed).json()["code"] == "stale-passkey"


def test_a_passkey_of_another_site_or_signed_for_it_is_refused(server: Server, ada: Person) -> None:
    here = Local(server, ada)
    own = here.authenticator()
    here.make_passkey(own)
    own.origin = "http://evil.example"
    assert Local(server).sign_in(own).json()["code"] == "wrong-passkey"
    foreign = here.authenticator()
    foreign.place = "evil.example"
    assert here.make_passkey(foreign).json()["code"] == "wrong-passkey"


@pytest.mark.parametrize(
    "credential", ["", "{}", "[]", "null", '{"id": 1, "response": {}}', "[" * 9999]
)
def test_nonsense_in_place_of_a_passkey_is_refused(
    server: Server, ada: Person, credential: str
) -> None:
    for who, path in ((ada, "/api/account/passkeys"), (None, "/api/sign-in/passkey")):
        answer = Local(server, who).post(path, {"credential": credential})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-passkey")


def test_no_secret_can_be_read_in_the_database(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    first = ada.token
    link = ada.post("/api/me/link").json()["key"]
    made = secure(ada)
    ada.open(ME, GREEDY)
    Local(own_server, ada).make_passkey(Local(own_server).authenticator())
    own_server.stop()
    files = [file.read_bytes() for file in own_server.data.iterdir() if file.is_file()]
    secrets = [first, ada.token, link, PASSWORD, *made["codes"]]
    for secret in [*secrets, *(code.replace("-", "") for code in made["codes"])]:
        assert not any(secret.encode() in file for file in files)
    assert any(b"$argon2id$" in file for file in files)


def test_who_finds_a_device_open_makes_no_way_in_and_takes_none_away(own_server: Server) -> None:
    ada, thief = own_server.guest("Ada"), own_server.guest("Thief")
    here = Local(own_server, ada)
    own = here.authenticator()
    here.make_passkey(own)
    secure(ada)
    thief_login = secure(thief)["login"]
    assert thief_login
    let_time_pass(own_server)
    [passkey] = ada.get("/api/account")["passkeys"]
    before = ada.get("/api/account")
    tries = [
        here.post("/api/account/passkeys/options"),
        here.post("/api/account/passkeys", own.sign({"options": json.dumps({"challenge": "AA"})})),
        ada.post("/api/account/codes"),
        ada.post("/api/me/link"),
        ada.post("/api/me/leave", {"name": "Ada"}),
        delete(ada, f"/api/account/passkeys/{passkey['id']}"),
        delete(ada, "/api/account/ways/password"),
    ]
    assert [one.json()["code"] for one in tries] == ["prove-first"] * len(tries)
    assert ada.get("/api/account") == before
    wrong = ada.post("/api/account/prove", {"password": "not the password"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    others = Local(own_server, thief).authenticator()
    Local(own_server, thief).post("/api/account/prove", {"password": PASSWORD})
    Local(own_server, thief).make_passkey(others)
    asked = here.post("/api/sign-in/passkey/options").json()
    foreign = here.post("/api/account/prove", others.sign(asked))
    assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong-passkey")
    assert ada.post("/api/account/codes").json()["code"] == "prove-first"


def test_a_password_or_a_passkey_shows_who_it_is_for_ten_minutes(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    here = Local(own_server, ada)
    own = here.authenticator()
    here.make_passkey(own)
    secure(ada)
    let_time_pass(own_server)
    assert ada.post("/api/account/prove", {"password": PASSWORD}).status_code == 204
    assert len(ada.post("/api/account/codes").json()["codes"]) == 6
    let_time_pass(own_server)
    asked = here.post("/api/sign-in/passkey/options").json()
    assert here.post("/api/account/prove", own.sign(asked)).status_code == 204
    assert here.make_passkey(here.authenticator()).status_code == 200


def test_a_link_to_oneself_is_no_proof_of_who_one_is(own_server: Server) -> None:
    ada = own_server.guest("Ada")
    secure(ada)
    key = ada.post("/api/me/link").json()["key"]
    token = own_server.post(f"/api/welcome/{key}/enter", None).json()["token"]
    there = as_token(ada, token)
    assert there.get("/api/me")["name"] == "Ada"
    assert there.post("/api/account/codes").json()["code"] == "prove-first"


def test_a_guest_without_an_account_has_nothing_to_prove(server: Server, ada: Person) -> None:
    assert ada.post("/api/me/link").status_code == 201
    assert Local(server, ada).make_passkey(Local(server).authenticator()).status_code == 200


def test_two_last_ways_in_taken_away_at_once_leave_one(own_server: Server) -> None:
    for name in ("Ada", "Bob", "Cleo"):
        person = own_server.guest(name)
        Local(own_server, person).make_passkey(Local(own_server).authenticator())
        secure(person)
        [passkey] = person.get("/api/account")["passkeys"]
        paths = (f"/api/account/passkeys/{passkey['id']}", "/api/account/ways/password")
        with ThreadPoolExecutor() as at_once:
            codes = [one.status_code for one in at_once.map(partial(delete, person), paths)]
        assert sorted(codes) == [204, 409]
        assert person.get("/api/account")["is_account"]


def test_a_guest_cannot_sign_out_its_only_device_by_its_name(ada: Person) -> None:
    [device] = ada.get("/api/account")["devices"]
    assert delete(ada, f"/api/account/devices/{device['id']}").json()["code"] == "last-way"
    assert ada.get("/api/me")["name"] == "Ada"


def test_names_looks_and_archives_are_limited_for_each_person(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        names = [ada.post("/api/guests", {"name": "Ada"}).status_code for _ in range(12)]
        assert names == [201] * 10 + [429] * 2
        looks = [server.get("/api/me/history", headers=ada.known).status_code for _ in range(70)]
        assert looks[:60] == [200] * 60
        assert 429 in looks
        archives = [server.get("/api/me/export", headers=ada.known).status_code for _ in range(7)]
        assert archives == [200] * 5 + [429] * 2
        assert bob.post("/api/guests", {"name": "Rob"}).status_code == 201, "others are not"
    finally:
        server.stop()


def let_time_pass(server: Server) -> None:
    """More than ten minutes since anybody proved anything."""
    with sqlite3.connect(server.data / "tables.sqlite", timeout=30) as database:
        database.execute("UPDATE keys SET proved = 0")
