"""Who keeps the house came by a link that was good once; there is no other way."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from rollwrite.server.app import build
from rollwrite.server.settings import Settings
from tests.server.house import PATIENCE, Person, Server
from tests.server.keeper.hosts import deeds, enter, page

STRANGE = {"table": "abc", "person": "0" * 24, "ban_id": "0" * 16, "name": "x", "report": "y"}


def host_routes() -> list[tuple[str, str]]:
    """Every method at every address under /api/host."""
    app = build(Settings())
    return sorted(
        (method, route.path_format)
        for route in app.routes
        if route.path.startswith("/api/host/") or route.path == "/api/host"
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    )


def test_the_first_start_prints_a_link_that_makes_one_person_the_host(own_server: Server) -> None:
    key = own_server.host_link()
    asked = own_server.get(f"/api/host-link/{key}")
    assert (asked.status_code, asked.json()) == (200, {"name": ""}), "looking uses nothing up"
    host = enter(own_server, key, "Hanna")
    assert page(host)["people"][0]["is_keeper"]
    again = own_server.post(f"/api/host-link/{key}/enter", {"name": "Eve"})
    assert (again.status_code, again.json()["code"]) == (403, "dead-host-link")
    assert own_server.get(f"/api/host-link/{key}").status_code == 403
    assert deeds(host) == [("Hanna", "became-keeper", "")]


BROWSER = """#!{python}
import sys, urllib.request
from pathlib import Path
with urllib.request.urlopen(sys.argv[1]) as answer:
    Path({seen!r}).write_text(f"{{answer.status}} {{sys.argv[1]}}")
"""


def test_the_first_start_opens_the_link_in_a_browser_that_gets_its_page(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(BROWSER.format(python=sys.executable, seen=str(seen)), encoding="utf-8")
    browser.chmod(0o700)
    words = ["serve", "--open", "--port", "0", "--data", str(tmp_path / "data")]
    running = subprocess.Popen(
        [sys.executable, "-m", "rollwrite", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": str(browser)},
    )
    with running:
        assert running.stdout is not None
        running.stdout.readline()
        link = running.stdout.readline().split()[-1]
        assert "/host/" in link
        end = time.monotonic() + PATIENCE
        while not (seen.exists() and seen.read_text(encoding="utf-8")) and time.monotonic() < end:
            time.sleep(0.05)
        assert seen.read_text(encoding="utf-8") == f"200 {link}"
        running.terminate()


def test_a_house_that_has_a_host_prints_no_link(own_server: Server) -> None:
    enter(own_server, own_server.host_link(), "Hanna")
    own_server.stop()
    own_server.start()
    own_server.stop()
    assert "Nobody keeps" not in own_server.said()


def test_until_somebody_uses_it_each_start_prints_a_new_link(own_server: Server) -> None:
    first = own_server.host_link()
    own_server.kill()
    own_server.start()
    second = own_server.host_link()
    assert first != second
    guest = own_server.guest("Ann")
    answer = guest.post(f"/api/host-link/{second}/enter", {})
    assert (answer.status_code, answer.json()) == (200, {"name": "Ann", "token": ""})
    assert page(guest)["people"][0]["name"] == "Ann", "who is known stays who they are"


def test_a_link_that_cannot_be_kept_is_one_sentence_and_people_play(own_server: Server) -> None:
    own_server.stop()
    with closing(sqlite3.connect(own_server.data / "tables.sqlite")) as database:
        full = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        database.execute(f"CREATE TRIGGER full BEFORE INSERT ON passes {full}")
    own_server.start()
    assert own_server.get("/healthz").status_code == 200
    own_server.stop()
    assert "Traceback" not in own_server.said()
    assert "the link of the host could not be kept" in own_server.said()


def test_the_command_line_makes_a_further_link(own_server: Server) -> None:
    command = [sys.executable, "-m", "rollwrite", "host-link", "--data", str(own_server.data)]
    made = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    link = made.stdout.strip()
    assert link.startswith("http://127.0.0.1:8000/host/")
    host = enter(own_server, link.rpartition("/")[2], "Ida")
    assert [deed[1] for deed in deeds(host)] == ["became-keeper", "made-host-link"]


def test_a_link_is_kept_as_a_hash_only(own_server: Server) -> None:
    key = own_server.host_link()
    for file in own_server.data.glob("tables.sqlite*"):
        assert key.encode() not in file.read_bytes()


def test_no_name_uses_no_link_up(own_server: Server) -> None:
    key = own_server.host_link()
    assert own_server.post(f"/api/host-link/{key}/enter", {}).status_code == 422
    assert own_server.get(f"/api/host-link/{key}").status_code == 200


@pytest.mark.parametrize(("method", "path"), host_routes())
def test_every_address_of_the_host_refuses_strangers(
    server: Server, ada: Person, method: str, path: str
) -> None:
    url = server.url + path.format(**STRANGE)
    nobody = httpx.request(method, url, json={})
    assert (nobody.status_code, nobody.json()["code"]) == (401, "no-guest")
    guest = httpx.request(method, url, json={}, headers=ada.known)
    assert (guest.status_code, guest.json()["code"]) == (403, "not-keeper")


def test_there_are_addresses_to_refuse_at() -> None:
    assert len(host_routes()) > 20


def test_another_sites_page_does_nothing_in_the_name_of_the_host(own_server: Server) -> None:
    host = enter(own_server, own_server.host_link(), "Hanna")
    foreign = {"Cookie": f"rollwrite={host.token}", "Origin": "https://evil.example"}
    answer = own_server.post("/api/host/announcement", {"text": "x", "lasts": 60}, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert deeds(host) == [("Hanna", "became-keeper", "")]


def test_guessing_links_is_slow(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    codes = [server.get(f"/api/host-link/{number}").status_code for number in range(50)]
    assert codes[0] == 403
    assert codes[-1] == 429
    assert server.stop() == 0
