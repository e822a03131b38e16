"""One who just plays, in a process of its own: how long each move takes, and whether it stands.

    python -m bench.abuse.regular http://127.0.0.1:8000
    python -m bench.abuse.regular http://127.0.0.1:8000 "beside a bot"

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
    """Two seats at one table, played in turn; or one, and a bot has the other."""

    def __init__(self, url: str, has_bot: bool) -> None:
        self.place = Place(url)
        self.has_bot = has_bot
        self.bot_waits: list[tuple[float, float]] = []
        self.web = Web(self.place, HOME)
        self.chance = random.Random(1)
        self.waits: list[tuple[float, float]] = []
        self.wrongs: list[str] = []
        self.token = self.move = ""
        self.sent = 0
        self.must_stop = False

    async def run(self) -> Json:
        asyncio.get_running_loop().add_reader(sys.stdin, self._stop)
        self.token = (await self._post("/api/guests", {"name": "Ada"}))["token"]
        while not self.must_stop:
            await self._play_one()
        return {"waits": self.waits, "bot_waits": self.bot_waits, "wrongs": self.wrongs}

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
        other = {"kind": "bot", "bot": "greedy"} if self.has_bot else {"kind": "device"}
        seats = [{"kind": "me"}, other]
        table = (await self._post("/api/tables", {"game": game, "seats": seats}))["table"]
        print(json.dumps({"table": table}), flush=True)
        live = Live(self.place, HOME)
        await live.enter(table)
        live.send(json.dumps({"type": "hello", "token": self.token}).encode())
        played = await self._play_out(live)
        live.close()
        await self._compare(table, played)

    async def _play_out(self, live: Live) -> list[tuple[int, str]]:
        played, since, has_bot_thought = [], 0.0, False
        view = await self._view(live)
        while view["status"] != "over":
            seat = self._next_seat(view)
            if seat < 0:
                has_bot_thought = True
            elif seat != view["seat"]:
                await self._ask(live, type="sit", seat=seat)
            else:
                if has_bot_thought and since:
                    self._bot_has_moved(since)
                await asyncio.sleep(0 if self.must_stop else PACE)
                if await self._step(live, view):
                    played.append((seat, self.move))
                since, has_bot_thought = time.perf_counter(), False
            view = await self._view(live)
        return played

    async def _step(self, live: Live, view: Json) -> bool:
        self.move = str(self.chance.choice(view["view"]["choices"])["move"])
        order = {"seat": view["seat"], "stage": view["stage"], "move": self.move}
        return await self._ask(live, type="step", commit=True, **order)

    def _next_seat(self, view: Json) -> int:
        """Whose turn it is of those that are ours; -1 while a bot thinks."""
        ours = [0] if self.has_bot else [0, 1]
        return next((seat for seat in view["view"]["waiting"] if seat in ours), -1)

    def _bot_has_moved(self, since: float) -> None:
        if not self.must_stop:
            self.bot_waits.append((time.time(), time.perf_counter() - since))

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
        for seat in (0,) if self.has_bot else (0, 1):
            mine = [f"{seat + 1}: {move}" for of, move in played if of == seat]
            if [move for move in moves if move.startswith(f"{seat + 1}:")] != mine:
                self.wrongs.append(f"the record of {table} is not what seat {seat} played")
        if replay["verified"] != "yes":
            self.wrongs.append(f"the dice of {table} do not verify")


def main() -> None:
    told = asyncio.run(Regular(sys.argv[1], has_bot=len(sys.argv) > 2).run())
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
