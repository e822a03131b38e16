"""Two hundred tables at once: how many moves a second, how late, in how much memory.

    python bench/table_load.py [tables]

Starts a server, seats two clients at each table, lets all play at random over
WebSockets as fast as they are answered, and prints JSON. Every step that was
acknowledged is looked for in the record; views and news must come in order.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.load.ours import FromServer

TABLES = 200
AT_ONCE = 1


class Numbered(FromServer):
    """What shows that nothing was left out, too."""

    number: int = 0
    news_from: int = 0
    news: list[msgspec.Raw] = msgspec.field(default_factory=list)


DECODER = msgspec.json.Decoder(Numbered)


@dataclass
class Player:
    """One client: what it was told, and what was wrong with it."""

    token: str
    table: str
    waits: list[float] = field(default_factory=list)
    wrongs: list[str] = field(default_factory=list)
    seat: int = -1
    steps: int = 0
    news: int = 0
    number: int = 0

    def see(self, message: Numbered) -> Numbered:
        if message.type == "table":
            if message.number < self.number:
                self.wrongs.append(f"number {message.number} after {self.number}")
            if message.news_from != self.news:
                self.wrongs.append(f"news from {message.news_from}, expected {self.news}")
            self.number, self.seat = message.number, message.seat
            self.news = message.news_from + len(message.news)
        return message

    async def play(self, url: str, everybody: asyncio.Barrier) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        async with connect(address, compression=None, max_size=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            view = await self.next_view(socket)
            await everybody.wait()
            if self.seat == 0:
                await socket.send(json.dumps({"type": "start", "id": 0}))
            chance = random.Random(self.table + str(self.seat))
            while view.status != "over":
                if must_decide(view):
                    await self.step(socket, view, chance)
                view = await self.next_view(socket)

    async def next_view(self, socket: ClientConnection) -> Numbered:
        while True:
            message = self.see(DECODER.decode(await socket.recv()))
            if message.type == "table":
                return message
            if message.type == "refused":
                self.wrongs.append(f"refused: {message.code}")

    async def step(self, socket: ClientConnection, view: Numbered, chance: random.Random) -> None:
        """Send one step and wait until it is acknowledged."""
        assert view.view is not None
        self.steps += 1
        move = chance.choice(view.view.choices).move
        step = {"type": "step", "id": self.steps, "seat": self.seat, "stage": view.stage}
        began = time.perf_counter()
        await socket.send(json.dumps({**step, "move": move, "commit": True}))
        while True:
            message = self.see(DECODER.decode(await socket.recv()))
            if message.type == "done" and message.id == self.steps:
                self.waits.append(time.perf_counter() - began)
                return
            if message.type in ("done", "refused"):
                self.wrongs.append(f"{message.type} {message.id} {message.code}")


def must_decide(view: Numbered) -> bool:
    has_choice = view.view is not None and bool(view.view.choices)
    return has_choice and not view.seats[view.seat].decided


# -- around the players -------------------------------------------------------------


def start_server(data: Path) -> tuple[subprocess.Popen[str], str]:
    options = ["--port", "0", "--data", str(data), "--no-limits"]
    command = [sys.executable, "-m", "rollwrite.server", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3].rstrip("/")


async def post(client: httpx.AsyncClient, path: str, body: object, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await client.post(path, json=body, headers=headers)
    answer.raise_for_status()
    return answer.json()


async def new_guest(client: httpx.AsyncClient, name: str) -> str:
    """A guest's token. The cookie that comes with it would make the next guest the same one."""
    token = str((await post(client, "/api/guests", {"name": name}))["token"])
    client.cookies.clear()
    return token


async def open_table(
    client: httpx.AsyncClient, number: int, turn: asyncio.Semaphore
) -> list[Player]:
    """A table with two people, ready to start."""
    async with turn:
        tokens = [await new_guest(client, f"{name} {number}") for name in ("Ada", "Bob")]
        seats = [{"kind": "me"}, {"kind": "link"}]
        body = {"game": (await client.get("/api/games")).json()[0]["id"], "seats": seats}
        table = (await post(client, "/api/tables", body, tokens[0]))["table"]
        known = {"Authorization": f"Bearer {tokens[0]}"}
        key = (await client.get(f"/api/tables/{table}", headers=known)).json()["seats"][1]["key"]
        await post(client, f"/api/tables/{table}/take", {"key": key, "name": "Bob"}, tokens[1])
        return [Player(token, table) for token in tokens]


async def wrongs_in_record(client: httpx.AsyncClient, pair: list[Player]) -> list[str]:
    """Every acknowledged step stands in the record, and the record verifies."""
    replay = (await client.get(f"/api/tables/{pair[0].table}/replay")).json()
    found = [] if replay["verified"] == "yes" else ["the record does not verify"]
    for player in pair:
        mine = f"{player.seat + 1}: "
        steps = sum(frame["event"].startswith(mine) for frame in replay["frames"])
        if steps != player.steps:
            found.append(f"{player.steps} steps acknowledged, {steps} recorded")
    return found


def processor(process: int) -> float:
    """Seconds of processor time used, which a busy machine does not blur."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int, key: str) -> float:
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    line = next(line for line in status if line.startswith(key))
    return round(int(line.split()[1]) / 1024, 1)


async def measure(url: str, process: int, tables: int) -> dict[str, object]:
    turn = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        idle = memory(process, "VmRSS")
        pairs = await asyncio.gather(*(open_table(client, n, turn) for n in range(tables)))
        players = [player for pair in pairs for player in pair]
        everybody = asyncio.Barrier(len(players) + 1)
        async with asyncio.TaskGroup() as games:
            for player in players:
                games.create_task(player.play(url, everybody))
            await everybody.wait()
            began, used = time.perf_counter(), processor(process)
        seconds, used = time.perf_counter() - began, processor(process) - used
        peak = memory(process, "VmHWM")
        wrongs = [wrong for player in players for wrong in player.wrongs]
        for pair in pairs:
            wrongs += await wrongs_in_record(client, pair)
    return report(players, tables, seconds, wrongs) | {
        "server_processor_seconds": round(used, 1),
        "rss_idle_mb": idle,
        "rss_peak_mb": peak,
    }


def report(
    players: list[Player], tables: int, seconds: float, wrongs: list[str]
) -> dict[str, object]:
    waits = sorted(wait * 1000 for player in players for wait in player.waits)
    return {
        "tables": tables,
        "clients": len(players),
        "cores": os.cpu_count(),
        "seconds": round(seconds, 1),
        "moves_acknowledged": len(waits),
        "moves_per_second": round(len(waits) / seconds),
        "p50_ms": round(waits[len(waits) // 2], 1),
        "p99_ms": round(waits[len(waits) * 99 // 100], 1),
        "lost_or_reordered": len(wrongs),
        "wrongs": wrongs[:5],
    }


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(Path(folder))
        try:
            print(json.dumps(asyncio.run(measure(url, process.pid, tables)), indent=2))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
