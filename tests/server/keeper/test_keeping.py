"""What whoever keeps the house sees and does, and that everything is written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clocked import ClockedServer, gathered, news, until
from tests.server.house import GREEDY, LINK, ME, Live, Person, Server
from tests.server.keeper.hosts import deeds, do, drop, enter, id_of, keeper, page


@pytest.fixture
def host(own_server: Server) -> Person:
    return enter(own_server, own_server.host_link(), "Hanna")


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[ClockedServer]:
    running = ClockedServer(tmp_path).start()
    yield running
    running.stop()


def hear_all(sitting: Live) -> None:
    while True:
        sitting.receive()


def test_the_page_shows_tables_people_health_room_and_copies(
    own_server: Server, host: Person
) -> None:
    ann = own_server.guest("Ann")
    table = ann.open(ME, LINK, name="Sunday table")
    with ann.at(table):
        seen = page(host)
    assert [(one["name"], one["status"]) for one in seen["tables"]] == [("Sunday table", "waiting")]
    assert [seat["is_free"] for seat in seen["tables"][0]["seats"]] == [False, True]
    assert (seen["people_here"], seen["people_count"], seen["accounts"]) == (2, 2, 0)
    people = {one["name"]: one for one in seen["people"]}
    assert people["Ann"]["is_here"]
    assert people["Hanna"]["is_keeper"]
    assert seen["storage"]["games"] > 0
    assert seen["storage"]["free"] > 0
    checks = {check["about"]: check["is_well"] for check in seen["health"]["checks"]}
    assert checks["database"]
    assert checks["clock"]
    assert seen["backups"]["copies"] == []
    assert seen["database"] == "SQLite"


def test_nothing_on_the_page_tells_what_is_hidden(own_server: Server, host: Person) -> None:
    ann = own_server.guest("Ann")
    table = ann.open(ME, LINK)
    seen = ann.get(f"/api/tables/{table}")
    secrets = [seen["door"], seen["seats"][1]["key"], ann.token]
    said = str(page(host)) + str(host.get("/api/host/people")) + str(host.get("/api/host/log"))
    assert all(secret and secret not in said for secret in secrets)
    watched = host.get(f"/api/tables/{table}")
    assert (watched["seat"], watched["door"]) == (-1, "")


def test_who_watches_is_told_at_the_table_and_a_message_is_read_there(
    own_server: Server, host: Person
) -> None:
    ann = own_server.guest("Ann")
    table = ann.open(ME, GREEDY)
    with ann.at(table) as sitting:
        do(host, f"tables/{table}/watch")
        do(host, f"tables/{table}/message", {"text": "We update at ten.\u202e"})
        until(sitting, lambda view: view["house_word"] == "We update at ten.")
        assert "news-house-looks" in news(sitting)
        assert "news-house-said" in news(sitting)
    assert [deed[1] for deed in deeds(host)][:2] == ["told-table", "watched"]


def test_a_game_that_runs_is_ended_and_a_table_that_waits_is_closed(
    own_server: Server, host: Person
) -> None:
    ann = own_server.guest("Ann")
    running, waiting = ann.open(ME, GREEDY), ann.open(ME, LINK)
    with ann.at(running) as sitting:
        do(host, f"tables/{running}/end")
        over = sitting.view_where(status="over")
        assert over["view"]["prompt"]["id"] == "prompt-ended-by-house"
        assert "news-ended-by-house" in news(sitting)
    do(host, f"tables/{waiting}/end")
    assert ann.get(f"/api/tables/{waiting}")["status"] == "closed"
    again = host.post(f"/api/host/tables/{running}/end", {})
    assert (again.status_code, again.json()["code"]) == (409, "game-over")
    assert [deed[1] for deed in deeds(host)] == ["ended-table", "ended-table", "became-keeper"]
    record = own_server.get(f"/api/tables/{running}/record").text
    assert "ended by the house" in record
    again = own_server.post("/api/replay", {"record": record})
    assert again.status_code == 200, "such a record replays"
    assert page(host)["tables"] == []


def test_a_new_link_brings_somebody_back_and_the_others_stay(
    own_server: Server, host: Person
) -> None:
    ann = own_server.guest("Ann")
    table = ann.open(ME, GREEDY)
    key = do(host, f"people/{id_of(host, 'Ann')}/link")["key"]
    entered = own_server.post(f"/api/welcome/{key}/enter", {})
    back = Person.known_by(own_server, "Ann", entered.json()["token"])
    assert back.get(f"/api/tables/{table}")["mine"] == [0]
    assert ann.get("/api/me")["name"] == "Ann"
    assert deeds(host)[0] == ("Hanna", "made-sign-in-link", "Ann")


def test_no_link_shows_the_sheet_of_who_plays_with_the_host(
    own_server: Server, host: Person
) -> None:
    ann = own_server.guest("Ann")
    table = host.open(ME, LINK)
    key = host.get(f"/api/tables/{table}")["seats"][1]["key"]
    assert ann.take(table, key).status_code == 200
    answer = host.post(f"/api/host/people/{id_of(host, 'Ann')}/link", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "plays-with-you")


def test_signing_out_everywhere_ends_all_devices_and_links(
    own_server: Server, host: Person
) -> None:
    ann = own_server.guest("Ann")
    link = ann.post("/api/me/link", {}).json()["key"]
    table = ann.open(ME, GREEDY)
    with ann.at(table) as sitting:
        do(host, f"people/{id_of(host, 'Ann')}/sign-out")
        with pytest.raises(ConnectionClosed):
            hear_all(sitting)
    assert own_server.get("/api/me", headers=ann.known).status_code == 401
    assert own_server.post(f"/api/welcome/{link}/enter", {}).status_code == 403
    assert deeds(host)[0] == ("Hanna", "signed-out", "Ann")


def test_a_copy_is_made_and_put_back_for_a_try(own_server: Server, host: Person) -> None:
    own_server.guest("Ann").open(ME, GREEDY)
    do(host, "backups")
    (copy,) = page(host)["backups"]["copies"]
    assert copy["size"] > 0
    assert copy["tried"] == 0
    do(host, f"backups/{copy['name']}/try")
    seen = page(host)
    assert seen["backups"]["copies"][0]["tried"] == seen["backups"]["tried"] > 0
    assert [deed[1] for deed in deeds(host)][:2] == ["tried-restore", "backed-up"]
    nowhere = host.post("/api/host/backups/..%2Ftables.sqlite/try", {})
    assert nowhere.status_code == 404
    assert [one["status"] for one in page(host)["tables"]] == ["playing"], "nothing was touched"


def test_a_second_host_is_made_by_a_link_and_the_last_one_stays(
    own_server: Server, host: Person
) -> None:
    other = keeper(own_server, "Ida")
    do(other, f"people/{id_of(other, 'Hanna')}/drop")
    assert host.post("/api/host/check", {}).status_code == 403
    answer = other.post(f"/api/host/people/{id_of(other, 'Ida')}/drop", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "last-keeper")


def test_doors_invitations_announcements_and_hosts_that_go_are_in_the_log(
    own_server: Server, host: Person
) -> None:
    other = {"is_invite_only": True, "who_opens": "accounts", "has_lobby": False, "has_chat": True}
    do(host, "doors", other)
    do(host, "invitations")
    do(host, "announcement", {"text": "Hello", "lasts": 60})
    assert drop(host, "announcement/now").is_success
    keeper(own_server, "Ida")
    do(host, f"people/{id_of(host, 'Ida')}/drop")
    assert deeds(host) == [
        ("Hanna", "dropped-keeper", "Ida"),
        ("Ida", "became-keeper", ""),
        ("Hanna", "ended-announcement", ""),
        ("Hanna", "announced", ""),
        ("Hanna", "made-invitation", ""),
        *reversed([("Hanna", f"set-{name.replace('_', '-')}", "") for name in other]),
        ("Hanna", "became-keeper", ""),
    ]


def test_the_log_survives_a_restart_and_nothing_changes_it(
    own_server: Server, host: Person
) -> None:
    do(host, "announcement", {"text": "Hello", "lasts": 60})
    before = deeds(host)
    own_server.kill()
    own_server.start()
    assert deeds(Person.known_by(own_server, "Hanna", host.token)) == before
    kept = Path("src/rollwrite/server/store/keeper/kept.py").read_text(encoding="utf-8")
    assert "UPDATE deeds" not in kept
    assert "DELETE FROM deeds" not in kept


def test_who_is_forgotten_is_nameless_in_the_log(own_server: Server, host: Person) -> None:
    ann = own_server.guest("Ann")
    do(host, f"people/{id_of(host, 'Ann')}/link")
    assert ann.post("/api/me/leave", {"name": "Ann"}).status_code == 204
    assert deeds(host)[0] == ("Hanna", "made-sign-in-link", "")


def test_everybody_is_found_by_name_a_page_at_a_time(own_server: Server, host: Person) -> None:
    for number in range(52):
        own_server.guest(f"Guest {number:02}")
    first = host.get("/api/host/people")
    assert (len(first["people"]), first["has_more"]) == (50, True)
    rest = host.get("/api/host/people?skip=50")
    assert (len(rest["people"]), rest["has_more"]) == (3, False)
    assert len(host.get("/api/host/people?like=GUEST 4")["people"]) == 10
    assert host.get("/api/host/people?like=%25")["people"] == []


# -- announcements ----------------------------------------------------------------------


def test_an_announcement_is_seen_at_every_table_and_ends_by_itself(
    clocked: ClockedServer,
) -> None:
    server = clocked
    host = keeper(server)
    table, (ann, _) = gathered(server, "Ann", "Ben")

    def signs(sitting: Live) -> str:
        while (message := sitting.receive())["type"] != "house":
            pass
        return str(message["announcement"])

    with ann.at(table) as sitting:
        do(host, "announcement", {"text": "Tonight at 22:00 we update.", "lasts": 1800})
        assert signs(sitting) == "Tonight at 22:00 we update."
        assert server.get("/api/house").json()["signs"]["announcement"]
        server.turn(1799)
        assert server.get("/api/house").json()["signs"]["announcement"]
        server.turn(1)
        assert signs(sitting) == ""
    assert server.get("/api/house").json()["signs"]["announcement"] == ""
    do(host, "announcement", {"text": "Once more", "lasts": 60})
    with ann.at(table) as sitting:
        assert any('"Once more"' in frame for frame in sitting.frames), "who comes later, too"


def test_an_announcement_survives_a_restart_but_not_its_time(clocked: ClockedServer) -> None:
    server = clocked
    host = keeper(server)
    do(host, "announcement", {"text": "Soon", "lasts": 600})
    server.again()
    assert server.get("/api/house").json()["signs"]["announcement"] == "Soon"
    server.turn(601)
    server.again()
    assert server.get("/api/house").json()["signs"]["announcement"] == ""


@pytest.mark.parametrize("lasts", [0, -1, 1e9])
def test_an_announcement_has_an_end(host: Person, lasts: float) -> None:
    answer = host.post("/api/host/announcement", {"text": "x", "lasts": lasts})
    assert (answer.status_code, answer.json()["code"]) == (422, "long-announcement")
