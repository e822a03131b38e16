"""What all attackers share: where the server is, whom they annoy, and what came of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from .lines import Answer, Live, Place, Shut, Web

Json = dict[str, Any]


@dataclass
class Tally:
    """``got_in`` and ``unanswered`` have to stay empty."""

    sent: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    got_in: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def messages(self) -> int:
        return sum(self.sent.values())

    def note(self, kind: str, answer: Answer) -> None:
        self.answered[kind] += 1
        self.codes[f"{kind} {answer.status}"] += 1
        if answer.status >= 500:
            self.broken.append(f"{kind}: {answer.status} {answer.body[:200]!r}")


@dataclass
class Field:
    place: Place
    api: Json
    tally: Tally = field(default_factory=Tally)
    regular_tables: list[str] = field(default_factory=list)

    async def guest(self, source: str, name: str = "Eve") -> Guest:
        web = Web(self.place, source)
        made = await post(web, "/api/guests", {"name": name})
        return Guest(self, source, web, str(made["token"]))

    async def a_regular_table(self) -> str:
        while not self.regular_tables:
            await asyncio.sleep(0.05)
        return self.regular_tables[-1]


def address(number: int) -> str:
    """One of many addresses of this machine; none is trusted to stand for others."""
    return f"127.0.{1 + number // 200}.{2 + number % 200}"


async def post(web: Web, path: str, body: object, token: str = "") -> Json:
    answer = await ask(web, "POST", path, body, token)
    assert answer.status < 300, answer
    return dict(json.loads(answer.body))


async def ask(web: Web, method: str, path: str, body: object = None, token: str = "") -> Answer:
    known = {"Authorization": f"Bearer {token}"} if token else {}
    data = b"" if body is None else json.dumps(body).encode()
    return await web.ask(method, path, data, Content_Type="application/json", **known)


@dataclass
class Guest:
    """Somebody with a token and a table."""

    field: Field
    source: str
    web: Web
    token: str

    async def open(self, *kinds: str, **more: Any) -> str:
        game = json.loads((await self.web.ask("GET", "/api/games")).body)[0]["id"]
        seats = [{"kind": kind, "bot": "greedy" if kind == "bot" else ""} for kind in kinds]
        made = await post(
            self.web, "/api/tables", {"game": game, "seats": seats, **more}, self.token
        )
        return str(made["table"])

    async def table(self, table: str) -> Json:
        answer = await ask(self.web, "GET", f"/api/tables/{table}", token=self.token)
        return dict(json.loads(answer.body))

    @contextlib.asynccontextmanager
    async def at(self, table: str, token: str | None = None) -> AsyncIterator[Sitting]:
        live = Live(self.field.place, self.source)
        await live.enter(table)
        try:
            yield Sitting(live, self.token if token is None else token)
        finally:
            live.close()


class Sitting:
    """Question and answer, one at a time."""

    def __init__(self, live: Live, token: str) -> None:
        self.live = live
        self.number = 0
        self.table: Json = {}
        self.heard: list[bytes] = []
        self.send({"type": "hello", "token": token})

    def send(self, message: Json) -> None:
        self.live.send(json.dumps(message).encode())

    async def receive(self) -> Json:
        raw = await self.live.receive()
        self.heard.append(raw)
        message = dict(json.loads(raw))
        if message["type"] == "table":
            self.table = message
        return message

    async def next_view(self) -> Json:
        while True:
            message = await self.receive()
            if message["type"] == "table":
                return message
            if message["type"] == "refused":
                raise Shut(message["code"])

    async def ask(self, kind: str, **fields: Any) -> Json:
        self.number += 1
        self.send({"type": kind, "id": self.number, **fields})
        while True:
            message = await self.receive()
            if message["type"] not in ("table", "said", "hints") and message["id"] == self.number:
                return message
