"""People with accounts, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.house import PATIENCE, Person, Server
from tests.server.people.authenticator import Authenticator

PASSWORD = "a pencil and six dice"


def secure(person: Person, password: str = PASSWORD) -> Any:
    """Set a password; the person goes on with the new secret."""
    answer = person.post("/api/account/password", {"password": password})
    assert answer.status_code == 200, answer.text
    go_on_as(person, answer.json()["token"])
    return answer.json()


def go_on_as(person: Person, token: str) -> None:
    person.token = token
    person.known = {"Authorization": f"Bearer {token}"}


def sign_in(server: Server, login: str, password: str, known: Any = None) -> httpx.Response:
    body = {"login": login, "password": password}
    return server.post("/api/sign-in/password", body, headers=known)


class Local:
    """Somebody who reaches the server by the name ``localhost``, where passkeys are made."""

    def __init__(self, server: Server, person: Person | None = None) -> None:
        self.server, self.person = server, person
        self.host = f"localhost:{server.url.rpartition(':')[2]}"

    def authenticator(self) -> Authenticator:
        return Authenticator(origin=f"http://{self.host}")

    def post(self, path: str, body: object = None) -> httpx.Response:
        known = self.person.known if self.person else {}
        return self.server.post(path, body, headers={**known, "Host": self.host})

    def make_passkey(self, authenticator: Authenticator) -> httpx.Response:
        asked = self.post("/api/account/passkeys/options")
        assert asked.status_code == 200, asked.text
        answer = self.post("/api/account/passkeys", authenticator.make(asked.json()))
        if answer.status_code == 200 and self.person:
            go_on_as(self.person, answer.json()["token"])
        return answer

    def sign_in(self, authenticator: Authenticator) -> httpx.Response:
        asked = self.post("/api/sign-in/passkey/options")
        assert asked.status_code == 200, asked.text
        return self.post("/api/sign-in/passkey", authenticator.sign(asked.json()))


def delete(person: Person, path: str) -> httpx.Response:
    return httpx.delete(person.server.url + path, headers=person.known, timeout=PATIENCE)


def as_token(person: Person, token: str) -> Person:
    """The same person on another device."""
    return Person.known_by(person.server, person.name, token)
