"""People who play on through everything: they come back, repeat themselves, and keep count."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Key = tuple[str, int, int, str]  # table, seat, stage, move
PATIENCE = 8.0
REPEATED, RESENT, RACED = 0.15, 0.1, 0.3
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


@dataclass
class Tally:
    """What all of them sent, and what was acknowledged."""

    sent: Counter[Key] = field(default_factory=Counter)
    done: Counter[Key] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0
    races: int = 0
    won_twice: int = 0
    patience: float = PATIENCE  # seconds until a line is given up
    tables: set[str] = field(default_factory=set)


class Player:
    """``where`` names the address of some server, another one each time."""

    def __init__(self, token: str, where: Callable[[], str], tally: Tally, seed: int) -> None:
        self.token, self.where, self.tally = token, where, tally
        self.patience = tally.patience
        self.chance = random.Random(seed)
        self.pace = 0.0
        self.is_last = asyncio.Event()
        self._number = 0
        self._before: dict[str, Any] | None = None
        self.table = ""
        self.last: dict[str, Any] = {}

    async def play(self, table: str) -> None:
        """One game after another, until the one that is the last."""
        while True:
            self.table = table
            self.tally.tables.add(table)
            await self._to_the_end(table)
            if self.is_last.is_set():
                return
            table = await self._rematch(table)

    async def _to_the_end(self, table: str) -> None:
        while True:
            try:
                async with self._at(table) as socket:
                    if await self._sit(socket, table):
                        return
            except LOST:
                self.tally.lost += 1
                await asyncio.sleep(0.1)

    @contextlib.asynccontextmanager
    async def _at(self, table: str) -> AsyncIterator[ClientConnection]:
        address = f"ws://{self.where()}/api/tables/{table}/live"
        async with connect(
            address, compression=None, max_size=None, open_timeout=self.patience, close_timeout=1
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            yield socket

    async def _sit(self, socket: ClientConnection, table: str) -> bool:
        """Whether the game is over; an error is a line that is lost."""
        view = await self._next(socket)
        while view["status"] != "over":
            if self._owes(view):
                await asyncio.sleep(self.pace * self.chance.random())
                await self._step(socket, table, view)
            view = await self._next(socket)
        return True

    async def _next(self, socket: ClientConnection) -> dict[str, Any]:
        """The next view; who hears nothing for long asks whether anybody is there."""
        while True:
            message = await self._receive(socket)
            if message["type"] == "table":
                self.last = message
                return message
            if message["type"] == "refused" and message["id"] == 0:
                raise OSError(message["code"])

    async def _receive(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(self.patience):
            found: dict[str, Any] = json.loads(await socket.recv())
            return found

    def _owes(self, view: dict[str, Any]) -> bool:
        is_mine = view["status"] == "playing" and view["seat"] in view["view"]["waiting"]
        return is_mine and bool(view["view"]["choices"])

    async def _step(self, socket: ClientConnection, table: str, view: dict[str, Any]) -> None:
        """Send a step, sometimes twice, sometimes with an old one before it; count every answer."""
        self._number += 1
        move = self.chance.choice(view["view"]["choices"])["move"]
        step = {"type": "step", "seat": view["seat"], "stage": view["stage"], "move": move}
        messages = [{**step, "id": self._number, "commit": True, "table": table}]
        if self.chance.random() < REPEATED:
            messages.append(messages[0])
        if self._before is not None and self.chance.random() < RESENT:
            messages.insert(self.chance.randrange(2), self._before)
        self._before = messages[-1]
        for message in messages:
            if message["table"] == table:
                self.tally.sent[key_of(message)] += 1
                await socket.send(json.dumps({k: message[k] for k in message if k != "table"}))
        await self._answers(socket, [one for one in messages if one["table"] == table])

    async def _answers(self, socket: ClientConnection, sent: list[dict[str, Any]]) -> int:
        """How many were done. Answers come in the order of the questions."""
        done = 0
        for message in sent:
            while True:
                answer = await self._receive(socket)
                if answer["type"] in ("done", "refused") and answer["id"] == message["id"]:
                    break
            if answer["type"] == "done":
                done += 1
                self.tally.done[key_of(message)] += 1
            else:
                self.tally.refused[answer["code"]] += 1
        return done

    async def _rematch(self, table: str) -> str:
        while True:
            try:
                return str((await self.post(f"/api/tables/{table}/rematch"))["table"])
            except LOST:
                await asyncio.sleep(0.1)

    async def post(self, path: str, body: object = None) -> Any:
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with httpx.AsyncClient(timeout=self.patience, headers=known) as client:
            answer = await client.post(f"http://{self.where()}{path}", json=body)
            answer.raise_for_status()
            return answer.json()


class Racer(Player):
    """Now and then at two servers at once, with another step at each: one of them counts."""

    async def _step(self, socket: ClientConnection, table: str, view: dict[str, Any]) -> None:
        if self.chance.random() > RACED:
            await super()._step(socket, table, view)
            return
        async with self._at(table) as second:
            there = await self._next(second)
            if (there["stage"], there["steps"]) == (view["stage"], view["steps"]):
                await self._race(table, (socket, view), (second, there))

    async def _race(self, table: str, *sockets: tuple[ClientConnection, dict[str, Any]]) -> None:
        said = [self._say(socket, table, view) for socket, view in sockets]
        found = await asyncio.gather(*said, return_exceptions=True)
        self.tally.races += 1
        self.tally.won_twice += found.count(1) > 1
        for one in found:
            if isinstance(one, BaseException):
                raise one

    async def _say(self, socket: ClientConnection, table: str, view: dict[str, Any]) -> int:
        """One step that names how many came before it: only one can be the next."""
        self._number += 1
        move = self.chance.choice(view["view"]["choices"])["move"]
        place = {"seat": view["seat"], "stage": view["stage"], "steps": view["steps"]}
        step = {"type": "step", "id": self._number, **place, "move": move, "commit": True}
        self.tally.sent[key_of({**step, "table": table})] += 1
        await socket.send(json.dumps(step))
        return await self._answers(socket, [{**step, "table": table}])


def key_of(message: dict[str, Any]) -> Key:
    return message["table"], message["seat"], message["stage"], message["move"]
