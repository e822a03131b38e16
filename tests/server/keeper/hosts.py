"""Whoever keeps a house, for the tests."""

from __future__ import annotations

import contextlib
import sqlite3
from hashlib import sha256
from typing import Any

import httpx

from tests.server.house import PATIENCE, Json, Person, Server

OPEN_DOORS = {
    "is_invite_only": False,
    "who_opens": "everybody",
    "has_lobby": True,
    "has_chat": False,
}


def keeper(server: Server, name: str = "Hanna") -> Person:
    """Somebody who came by a link to keep the house; it is put there as the server keeps it."""
    key = f"link of {name}"
    assert server.get("/readyz").status_code == 200  # its data are there
    with contextlib.closing(sqlite3.connect(server.data / "tables.sqlite", timeout=20)) as database:
        values = (sha256(key.encode()).hexdigest(), "keeper", 1, 1e12)
        database.execute("INSERT INTO passes VALUES (?, ?, ?, ?)", values)
        database.commit()
    return enter(server, key, name)


def enter(server: Server, key: str, name: str) -> Person:
    answer = server.post(f"/api/host-link/{key}/enter", {"name": name})
    assert answer.status_code == 200, answer.text
    return Person.known_by(server, name, answer.json()["token"])


def page(host: Person) -> Json:
    found: Json = host.get("/api/host")
    return found


def do(host: Person, path: str, body: object = None) -> Any:
    """Something that the keeper may do."""
    answer = host.post(f"/api/host/{path}", {} if body is None else body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def drop(host: Person, path: str) -> httpx.Response:
    url = f"{host.server.url}/api/host/{path}"
    return httpx.delete(url, headers=host.known, timeout=PATIENCE)


def deeds(host: Person) -> list[tuple[str, str, str]]:
    """Who did what to whom, the newest first."""
    found = host.get("/api/host/log")["deeds"]
    return [(one["by"], one["what"], one["about"]) for one in found]


def id_of(host: Person, name: str) -> str:
    found = host.get(f"/api/host/people?like={name}")["people"]
    return str(found[0]["id"])
