"""What somebody has learned goes with them, and is theirs to take away."""

from __future__ import annotations

import io
import json
import zipfile

from tests.server.house import Server
from tests.server.people.folk import PASSWORD, as_token, secure, sign_in

TAKEN = ["lost-cities first", "lost-cities first-bridge", "my-city no-first"]


def test_what_was_learned_is_known_on_every_device(server: Server) -> None:
    ada = server.guest("Ada")
    assert ada.get("/api/me/learned") == {"learned": []}
    assert ada.post("/api/me/learn", {"learned": TAKEN}).status_code == 204
    assert ada.post("/api/me/learn", {"learned": TAKEN[:1]}).status_code == 204
    assert ada.get("/api/me/learned") == {"learned": sorted(TAKEN)}
    assert server.guest("Ben").get("/api/me/learned") == {"learned": []}


def test_who_signs_in_takes_along_what_the_guest_had_learned(server: Server) -> None:
    ada, guest = server.guest("Ada"), server.guest("Ada on her phone")
    login = secure(ada)["login"]
    guest.post("/api/me/learn", {"learned": TAKEN})
    token = sign_in(server, login, PASSWORD, guest.known).json()["token"]
    assert as_token(ada, token).get("/api/me/learned") == {"learned": sorted(TAKEN)}


def test_what_nobody_can_learn_is_left_out(server: Server) -> None:
    ada = server.guest("Ada")
    assert ada.post("/api/me/learn", {"learned": []}).status_code == 204
    odd = ["lost-cities magic", "gone-game first", "x" * 5000, "lost-cities known"]
    assert ada.post("/api/me/learn", {"learned": odd}).status_code == 204
    assert ada.get("/api/me/learned") == {"learned": ["lost-cities known"]}


def test_strangers_and_nonsense_are_refused(server: Server) -> None:
    assert server.get("/api/me/learned").status_code == 401
    refused = server.guest("Ada").post("/api/me/learn", {"learned": 3})
    assert refused.status_code == 400
    assert refused.json()["sentence"]


def test_it_is_in_the_archive(server: Server) -> None:
    ada = server.guest("Ada")
    ada.post("/api/me/learn", {"learned": TAKEN})
    packed = server.get("/api/me/export", headers=ada.known).content
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        me = json.loads(archive.read("rollwrite/me.json"))
    assert me["learned"] == sorted(TAKEN)
