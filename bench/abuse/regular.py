"""One who just plays, in a process of its own: how long each move takes, and whether it stands.

    python -m bench.abuse.regular http://127.0.0.1:8000

Names its tables on the way; when its input ends it finishes the game and reports.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

from .lines import Live, Place, Web

Json = dict[str, Any]
HOME = "127.0.0.1"
PACE = 0.1


class Regular:
    """Two seats at one table, played in turn."""

    def __init__(self, url: str) -> None:
        self.place = Place(url)
        self.web = Web(self.place, HOME)
        self.chance = random.Random(1)
        self.waits: list[tuple[float, float]] = []
        self.wrongs: list[str] = []
        self.token = ""
        self.sent = 0
        self.must_stop = False

    async def run(self) -> Json:
        asyncio.get_running_loop().add_reader(sys.stdin, self._stop)
        self.token = (await self._post("/api/guests", {"name": "Ada"}))["token"]
        while not self.must_stop:
            await self._play_one()
        return {"waits": self.waits, "wrongs": self.wrongs}

    def _stop(self) -> None:
        self.must_stop = True
        asyncio.get_running_loop().remove_reader(sys.stdin)

    async def _post(self, path: str, body: object) -> Json:
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = json.dumps(body).encode()
        answer = await self.web.ask("POST", path, data, Content_Type="application/json", **known)
        assert answer.status < 300, answer
        return dict(json.loads(answer.body))

    async def _get(self, path: str) -> Any:
        return json.loads((await self.web.ask("GET", path)).body)

    async def _play_one(self) -> None:
        game = (await self._get("/api/games"))[0]["id"]
        seats = [{"kind": "me"}, {"kind": "device"}]
        table = (await self._post("/api/tables", {"game": game, "seats": seats}))["table"]
        print(json.dumps({"table": table}), flush=True)
        live = Live(self.place, HOME)
        await live.enter(table)
        live.send(json.dumps({"type": "hello", "token": self.token}).encode())
        played = await self._play_out(live)
        live.close()
        await self._compare(table, played)

    async def _play_out(self, live: Live) -> list[tuple[int, str]]:
        played = []
        view = await self._view(live)
        while view["status"] != "over":
            seat = view["view"]["waiting"][0]
            if seat != view["seat"]:
                await self._ask(live, type="sit", seat=seat)
            else:
                move = self.chance.choice(view["view"]["choices"])["move"]
                order = {"seat": seat, "stage": view["stage"], "move": move}
                if await self._ask(live, type="step", commit=True, **order):
                    played.append((seat, move))
                await asyncio.sleep(0 if self.must_stop else PACE)
            view = await self._view(live)
        return played

    async def _view(self, live: Live) -> Json:
        while True:
            message = json.loads(await live.receive())
            if message["type"] == "table":
                return dict(message)

    async def _ask(self, live: Live, **message: Any) -> bool:
        self.sent += 1
        began = time.perf_counter()
        live.send(json.dumps({**message, "id": self.sent}).encode())
        while True:
            answer = json.loads(await live.receive())
            if answer.get("id") == self.sent:
                break
        if not self.must_stop:
            self.waits.append((time.time(), time.perf_counter() - began))
        if answer["type"] != "done":
            self.wrongs.append(f"{answer['type']} {answer.get('code')}")
        return bool(answer["type"] == "done")

    async def _compare(self, table: str, played: list[tuple[int, str]]) -> None:
        """The record holds what was played here, and nothing of anybody else's."""
        replay = await self._get(f"/api/tables/{table}/replay")
        events = [frame["event"] for frame in replay["frames"]]
        moves = [event for event in events if event[:2] in ("1:", "2:")]
        for seat in (0, 1):
            mine = [f"{seat + 1}: {move}" for of, move in played if of == seat]
            if [move for move in moves if move.startswith(f"{seat + 1}:")] != mine:
                self.wrongs.append(f"the record of {table} is not what seat {seat} played")
        if replay["verified"] != "yes":
            self.wrongs.append(f"the dice of {table} do not verify")


if __name__ == "__main__":
    print(json.dumps(asyncio.run(Regular(sys.argv[1]).run())), flush=True)
