"""One damaged event: its table is named and left out, all others are there."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from rollwrite.server.doctor import examine
from rollwrite.server.settings import Settings
from tests.server.house import GREEDY, LINK, ME, Server
from tests.server.store.test_backup import Host

DAMAGES = {
    "no JSON": "UPDATE events SET body = X'FF00' WHERE table_id = ? AND number = 2",
    "no event": 'UPDATE events SET body = \'{"type": "flown"}\' WHERE table_id = ? AND number = 2',
    "out of order": "UPDATE events SET body = (SELECT body FROM events WHERE number = 1) "
    "WHERE table_id = ? AND number = 2",
    "missing": "UPDATE events SET number = 99 WHERE table_id = ? AND number = 2",
    "first": "UPDATE events SET body = '' WHERE table_id = ? AND number = 1",
}


def damage(server: Server, table: str, how: str) -> None:
    database = sqlite3.connect(server.data / "tables.sqlite", isolation_level=None)
    assert database.execute(DAMAGES[how], (table,)).rowcount == 1
    database.close()


def test_the_home_page_names_what_is_damaged_and_shows_the_rest(tmp_path: Path) -> None:
    host = Host(tmp_path)
    server = host.server.start()
    ada = server.guest("Ada")
    well = ada.open(ME, LINK)
    broken = {how: ada.open(ME, GREEDY, name=f"Sunday {how}") for how in DAMAGES}
    server.stop()
    assert host.run("doctor").returncode == 0
    for how, table in broken.items():
        damage(server, table, how)
    server.start()
    try:
        me = ada.get("/api/me")
        assert [row["id"] for row in me["tables"]] == [well]
        named = {left["id"]: left["name"] for left in me["damaged"]}
        assert named == {
            table: "" if how == "first" else f"Sunday {how}" for how, table in broken.items()
        }
        for table in broken.values():
            answer = server.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (500, "damaged-table")
        assert ada.post("/api/guests", {"name": "Countess"}).status_code == 201
        assert ada.open(ME, LINK)
        found = host.run("doctor")
    finally:
        server.stop()
    assert found.returncode == 1
    assert found.stdout.count("BAD") == len(broken)
    assert all(f"Table {table}: event " in found.stdout for table in broken.values())
    assert "2 tables replay" in found.stdout
    assert "Traceback" not in server.said() + found.stderr


def test_the_doctor_finds_a_spoiled_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"no database any more")
    wrong = [found for found in examine(Settings(data=tmp_path)) if not found.is_well]
    assert any("The database" in found.sentence for found in wrong)
