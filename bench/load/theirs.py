"""Players at tables of boardgame.io, who know the rules of ``bench/boardgame`` themselves."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec

from .line import Line
from .player import Player, Sitting

NAME = "lost-cities"
PING, PONG = b"2", b"3"
CONNECT, EVENT = f"40/{NAME},".encode(), f"42/{NAME},".encode()
FULL, CLOSED = 9, 10


class Column(msgspec.Struct):
    height: int
    last: int
    circle: bool


class Sheet(msgspec.Struct):
    columns: list[Column]
    arrow: bool


class Position(msgspec.Struct):
    sheets: list[Sheet]
    colours: list[int]
    numbers: list[int]


class Now(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    gameover: object = None


class Match(msgspec.Struct):
    state_id: int = msgspec.field(name="_stateID")
    G: Position
    ctx: Now


class Synced(msgspec.Struct):
    state: Match


EVENTS = msgspec.json.Decoder(list[msgspec.Raw])


class TheirPlayer(Player):
    def __init__(self, sitting: Sitting, url: str, match: str, seat: str, credentials: str) -> None:
        super().__init__(sitting)
        self.url, self.match, self.seat, self.credentials = url, match, seat, credentials
        self.now: Match | None = None
        self.sent = -1

    async def open(self) -> None:
        self.line = await Line.open(self.url, "/socket.io/?EIO=4&transport=websocket")
        self.line.echoes = {PING: PONG}
        await self.line.receive()
        self.line.send(CONNECT)
        await self.line.receive()
        self._emit("sync", self.match, self.seat, self.credentials, 2)
        while self.now is None:
            await self.read()

    def _emit(self, *args: object) -> None:
        self.line.send(EVENT + json.dumps(args).encode())

    async def read(self) -> None:
        message = await self.line.receive()
        if message.startswith(EVENT):
            self._hear(*EVENTS.decode(message[len(EVENT) :]))

    def _hear(self, kind: msgspec.Raw, _: msgspec.Raw, *rest: msgspec.Raw) -> None:
        name = bytes(kind).decode().strip('"')
        if name == "sync":
            self.now = msgspec.json.decode(rest[0], type=Synced).state
        elif name == "update":
            self.now = msgspec.json.decode(rest[0], type=Match)

    def choose(self) -> bytes | None:
        now = self.now
        if now is None or now.ctx.current != self.seat or now.ctx.gameover is not None:
            return None
        name, *args = self.sitting.chance.choice(moves(now.G, int(self.seat)))
        payload = {
            "type": name,
            "args": args,
            "playerID": self.seat,
            "credentials": self.credentials,
        }
        self.sent = now.state_id
        action = {"type": "MAKE_MOVE", "payload": payload}
        event = ["update", action, now.state_id, self.match, self.seat]
        return EVENT + json.dumps(event).encode()

    def is_answered(self) -> bool:
        return self.now is not None and self.now.state_id > self.sent

    def is_over(self) -> bool:
        return self.now is not None and self.now.ctx.gameover is not None


def moves(position: Position, seat: int) -> list[tuple[Any, ...]]:
    """What a client of boardgame.io has to know by itself."""
    sheet = position.sheets[seat]
    if sheet.arrow:
        climbing = [colour for colour, one in enumerate(sheet.columns) if one.height < CLOSED]
        return [("stay",), *(("speed", colour) for colour in climbing)]
    found: list[tuple[Any, ...]] = [("refuse",)]
    for colour in sorted(set(position.colours)):
        for number in sorted(set(position.numbers)):
            found += _entries(sheet.columns[colour], colour, number)
    return found


def _entries(column: Column, colour: int, number: int) -> list[tuple[Any, ...]]:
    is_circle = number == 0 and not column.height and not column.circle
    circle: list[tuple[Any, ...]] = [("circle", colour)] if is_circle else []
    fits = column.height < CLOSED and (number or 10) >= max(1, column.last)
    return [*circle, *([("write", colour, number)] if fits else [])]


class Theirs:
    """Opens matches by the lobby of boardgame.io."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url

    async def open(self, sitting: Sitting, client: httpx.AsyncClient) -> list[Player]:
        match = (await self._post(client, "create", {"numPlayers": 2}))["matchID"]
        players = []
        for seat, name in enumerate(("Ada", "Bob")):
            body = {"playerID": str(seat), "playerName": name}
            key = (await self._post(client, f"{match}/join", body))["playerCredentials"]
            players.append(TheirPlayer(sitting, self.url, match, str(seat), key))
        for player in players:
            await player.open()
        return [*players]

    async def _post(self, client: httpx.AsyncClient, path: str, body: object) -> Any:
        answer = await client.post(f"/games/{NAME}/{path}", json=body)
        answer.raise_for_status()
        return answer.json()
