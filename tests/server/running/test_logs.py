"""What a server says on the side: structured, and without anybody's secret."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.server.house import GREEDY, LINK, ME, Server


@pytest.mark.parametrize("kind", ["text", "json"])
def test_after_real_use_no_key_cookie_or_token_is_in_the_log(tmp_path: Path, kind: str) -> None:
    """With all that makes a server talk: storms, locked data, a damaged table, mistakes."""
    server = Server(tmp_path / "data", "--log", kind, "--store-patience", "0.1")
    server.address_in_log = kind == "json"
    server.start()
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(ME, LINK)
    key = ada.get(f"/api/tables/{table}")["seats"][1]["key"]
    assert bob.take(table, key).status_code == 200
    link = ada.post("/api/me/link").json()["key"]
    entered = httpx.post(
        f"{server.url}/api/welcome/{link}/enter", headers={"Sec-Fetch-Mode": "cors"}
    )
    cookie = entered.cookies["rollwrite"]
    for path in (f"/take/{table}/{key}/x", f"/me/{link}/x", f"/api/welcome/{key}"):
        server.get(path, headers={"Cookie": f"rollwrite={cookie}"})
    for _ in range(3):
        server.get("/", headers={"X-Forwarded-For": key, "Authorization": f"Bearer {cookie}"})
    own = ada.get(f"/api/tables/{table}")["seats"][0]["key"]
    with sqlite3.connect(server.data / "tables.sqlite", isolation_level=None) as store:
        store.execute("BEGIN EXCLUSIVE")
        assert (
            ada.post("/api/tables", {"game": "lost-cities", "seats": [ME, GREEDY]}).status_code
            == 503
        )
        store.execute("ROLLBACK")
        wrong = json.dumps({"type": "seat-taken", "seat": key, "owner": cookie}).encode()
        store.execute("UPDATE events SET body = ? WHERE number = 2", (wrong,))
    store.close()
    server.stop()
    server.start()
    ada.get("/api/me")
    server.stop()
    said = server.said()
    for secret in (key, own, link, cookie, ada.token, bob.token):
        assert secret not in said
    assert "not stored" in said
    assert "damaged" in said
    if kind == "json":
        rows = [json.loads(line) for line in said.splitlines()]
        assert {row["level"] for row in rows} >= {"info", "error"}
        assert all({"at", "level", "by", "said"} <= set(row) for row in rows)
