"""Players at tables of rollwrite."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec

from .line import Line
from .player import Player, Sitting


class Choice(msgspec.Struct):
    move: str


class View(msgspec.Struct):
    choices: list[Choice]


class SeatSeen(msgspec.Struct):
    decided: bool


class FromServer(msgspec.Struct):
    """The parts of any message that a player at random looks at."""

    type: str
    id: int | str = 0
    code: str = ""
    status: str = ""
    stage: int = 0
    seat: int = -1
    seats: list[SeatSeen] = []
    view: View | None = None


DECODER = msgspec.json.Decoder(FromServer)


class OurPlayer(Player):
    def __init__(self, sitting: Sitting, url: str, table: str, token: str) -> None:
        super().__init__(sitting)
        self.url, self.table, self.token = url, table, token
        self.number = self.answered = 0
        self.now = FromServer("")
        self.seat, self.status = -1, ""

    async def open(self) -> None:
        self.line = await Line.open(self.url, f"/api/tables/{self.table}/live")
        self.line.send(json.dumps({"type": "hello", "token": self.token, "keeps": True}).encode())
        while self.now.type != "table":
            await self.read()

    def start(self) -> None:
        self.line.send(b'{"type": "start", "id": 0}')

    async def read(self) -> None:
        message = DECODER.decode(await self.line.receive())
        if message.type == "table":
            if message.status:  # else all that stays is as it was
                self.seat, self.status = message.seat, message.status
            self.now = message
        elif message.type == "done" and isinstance(message.id, int):
            self.answered = message.id
            self.now.view = None  # the table as it is now follows
        elif message.type == "refused":
            self.sitting.wrongs.append(f"refused: {message.code}")
            self.answered = self.number

    def choose(self) -> bytes | None:
        now = self.now
        if now.view is None or not now.view.choices or now.seats[self.seat].decided:
            return None
        self.number += 1
        move = self.sitting.chance.choice(now.view.choices).move
        step = {"type": "step", "id": self.number, "seat": self.seat, "stage": now.stage}
        return json.dumps({**step, "move": move, "commit": True}).encode()

    def is_answered(self) -> bool:
        return self.answered == self.number

    def is_over(self) -> bool:
        return self.status == "over"


class Ours:
    """Opens tables by the HTTP of people."""

    def __init__(self, url: str, game: str) -> None:
        self.url, self.game = url, game

    async def open(self, sitting: Sitting, client: httpx.AsyncClient) -> list[Player]:
        tokens = [await self._guest(client, name) for name in ("Ada", "Bob")]
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "link"}]}
        table = (await self._post(client, "/api/tables", body, tokens[0]))["table"]
        known = {"Authorization": f"Bearer {tokens[0]}"}
        seen = (await client.get(f"/api/tables/{table}", headers=known)).json()
        taken = {"key": seen["seats"][1]["key"], "name": "Bob"}
        await self._post(client, f"/api/tables/{table}/take", taken, tokens[1])
        players = [OurPlayer(sitting, self.url, table, token) for token in tokens]
        for player in players:
            await player.open()
        players[0].start()
        return [*players]

    async def _guest(self, client: httpx.AsyncClient, name: str) -> str:
        """A token. The cookie that comes with it would make the next guest the same one."""
        token = str((await self._post(client, "/api/guests", {"name": name}))["token"])
        client.cookies.clear()
        return token

    async def _post(
        self, client: httpx.AsyncClient, path: str, body: object, token: str = ""
    ) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await client.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()
