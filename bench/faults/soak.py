"""All of it: the servers, the lines to them, the people, and what is done to them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx

from bench.faults.disk import is_disk, remount, small_disk
from bench.faults.factory import Factory
from bench.faults.lines import Lines
from bench.faults.node import Node, is_alive
from bench.faults.people import LOST, PATIENCE, Player, Racer, Tally
from rollwrite.server.house.ledger import room_of
from rollwrite.server.room.log import Commanded, from_bytes
from rollwrite.server.store.copying.archive import examined
from rollwrite.table.table import STEP
from tests.server.postgres import Postgres

NODES = 2
BETWEEN = (0, 1, 3, 8, 20)  # steps acknowledged before the next fault
LONGEST_PEACE = 5.0
IN_PEACE = 60.0  # nobody who waits for a slow machine gives up what was nearly done

T = TypeVar("T")
Fault = Callable[[], Awaitable[None]]


class Soak:
    """``rare``: one fault of the disk or a lock for so many kills, each kind in its turn."""

    def __init__(
        self, kind: str, kills: int, tables: int, rare: int, patience: float = PATIENCE
    ) -> None:
        self.kind, self.kills, self.tables, self.rare = kind, kills, tables, rare
        self.due: list[Fault] = []
        self.chance = random.Random(kills)
        self.done: Counter[str] = Counter()
        self.tally = Tally(patience=patience)
        self.nodes: list[Node] = []
        self.lines: list[Lines] = []
        self.players: list[Player] = []
        self.postgres: Postgres | None = None
        self.tracebacks: list[str] = []

    async def run(self) -> dict[str, object]:
        began = time.monotonic()
        async with self._serving():
            games = await self._open()
            await self._torment(games)
            for node in self.nodes:  # one that found no database gave up after it had answered
                await node.be_ready()
            for line in self.lines:
                line.is_kind = True
            for player in self.players:
                player.is_last.set()
                player.patience = IN_PEACE
            await asyncio.gather(*games)
            wrongs = await self._compare()
        return self._report(wrongs, time.monotonic() - began)

    # -- before -----------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _serving(self) -> AsyncIterator[None]:
        factory = Factory()
        with small_disk() as self.disk, tempfile.TemporaryDirectory() as folder:
            self.place = await self._place()
            database = {"database": self.place} if isinstance(self.place, str) else {}
            for number in range(NODES if database else 1):
                where = Path(folder) if database else self.disk
                self.nodes.append(Node(factory, where, f"node{number}", **database))
            if not database:
                self.nodes[0].keep_beside(Path(folder))
            try:
                for node in self.nodes:
                    await node.start()
                    self.lines.append(await Lines(node.port, self.chance.randrange(10**9)).open())
                yield
                logs = [node.log.read_text() for node in self.nodes]
                self.tracebacks = [
                    trace[:2000] for log in logs for trace in log.split("Traceback")[1:]
                ]
            finally:
                for node in self.nodes:
                    node.kill()
                factory.close()
                if self.postgres is not None:
                    self.postgres.stop()

    async def _place(self) -> Path | str:
        if self.kind == "sqlite":
            return self.disk / "node0" / "tables.sqlite"
        folder = self.disk / "postgresql"
        folder.mkdir()
        self.disk.chmod(0o755)
        options = ("max_wal_size=48MB", "min_wal_size=32MB")
        self.postgres = Postgres(folder, *options)
        await asyncio.to_thread(self.postgres.make)
        await asyncio.to_thread(self.postgres.start)
        return self.postgres.database()

    def _where(self) -> str:
        return f"127.0.0.1:{self.chance.choice(self.lines).port}"

    async def _open(self) -> list[asyncio.Task[None]]:
        """Two people at each table, and at the first one a bot with them. One of each two is
        impatient and speaks to two servers at once."""
        games = []
        for number in range(self.tables):
            pair = [await self._guest(f"Ada {number}"), await self._guest(f"Bob {number}", Racer)]
            table = await again(partial(self._table, pair, has_bot=number == 0))
            games += [asyncio.create_task(player.play(table)) for player in pair]
        return games

    async def _guest(self, name: str, kind: type[Player] = Player) -> Player:
        async def ask() -> Player:
            nobody = Player("", self._where, self.tally, 0)
            token = (await nobody.post("/api/guests", {"name": name}))["token"]
            return kind(token, self._where, self.tally, self.chance.randrange(10**9))

        player = await again(ask)
        self.players.append(player)
        return player

    async def _table(self, pair: list[Player], has_bot: bool) -> str:
        bot = [{"kind": "bot", "bot": "greedy"}] if has_bot else []
        seats = [{"kind": "me"}, {"kind": "link"}, *bot]
        table = str(
            (await pair[0].post("/api/tables", {"game": "lost-cities", "seats": seats}))["table"]
        )
        key = (await self._seen(self.nodes[0], table, pair[0]))["seats"][1]["key"]
        await again(lambda: pair[1].post(f"/api/tables/{table}/take", {"key": key, "name": "Bob"}))
        await again(lambda: start(pair[0], table))
        return table

    # -- meanwhile ---------------------------------------------------------------------

    async def _torment(self, games: list[asyncio.Task[None]]) -> None:
        while self.done["kills"] < self.kills:
            await self._let_play()
            for game in games:
                if game.done():
                    game.result()
            if self.done["kills"] >= self.rare * (1 + self.done["rare"]):
                await self._rare()
            elif self.postgres is not None and self._is_its_turn():
                await self._kill_database()
            else:
                await self._kill_some()
            if self.done["kills"] % 20 == 0:
                print(dict(self.done), self._acknowledged(), file=sys.stderr, flush=True)
        while self.due:
            await self._let_play()
            await self._rare()

    def _is_its_turn(self) -> bool:
        """Of every five that are killed the database is one."""
        return self.done["kills"] >= 3 + 5 * self.done["databases"]

    async def _let_play(self) -> None:
        """Until some steps more are acknowledged: who is killed is in the middle of something.
        Now and then one fault follows another at once."""
        before, goal = self._acknowledged(), self.chance.choice(BETWEEN)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_PEACE):
                while self._acknowledged() < before + goal:
                    await asyncio.sleep(0.01)
        await asyncio.sleep(self.chance.uniform(0, 0.05))
        self.done["faults under load"] += self._acknowledged() > before

    def _acknowledged(self) -> int:
        return sum(self.tally.done.values())

    async def _kill_some(self) -> None:
        """One server, sometimes all of them."""
        doomed = self.nodes if self.chance.randrange(4) == 0 else [self.chance.choice(self.nodes)]
        for node in doomed:
            node.kill()
        self.done["kills"] += len(doomed)
        self.done["servers"] += len(doomed)
        await asyncio.sleep(self.chance.choice((0, 0, 0.5)))
        for node in doomed:
            await node.start()

    async def _kill_database(self) -> None:
        assert self.postgres is not None
        self.postgres.kill()
        self.done["kills"] += 1
        self.done["databases"] += 1
        await asyncio.sleep(self.chance.choice((0, 0.5, self.tally.patience / 2)))
        await asyncio.to_thread(self.postgres.start)

    async def _rare(self) -> None:
        """Each of them once, in any order, then all again."""
        self.done["rare"] += 1
        if not self.due:
            self.due = self._rare_faults()
        if self.due:
            await self.due.pop()()
            await self._revive()

    async def _revive(self) -> None:
        """Who could not come up because of it is started again."""
        for node in self.nodes:
            if not is_alive(node.process):
                self.done["starts that failed"] += 1
                await node.start()

    def _rare_faults(self) -> list[Fault]:
        found: list[Fault] = [self._fill_disk] if is_disk(self.disk) else []
        if self.kind == "sqlite":
            found += [self._lock, self._freeze_in_use]
            found += [self._freeze_disk] if is_disk(self.disk) else []
        self.chance.shuffle(found)
        return found

    async def _fill_disk(self) -> None:
        """To the last byte; what crashes of it is started again."""
        filler = self.disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        self.done["full disks"] += 1
        await asyncio.sleep(1.5)
        filler.unlink()
        if (
            self.postgres is not None
            and self.postgres.process
            and self.postgres.process.poll() is not None
        ):
            self.done["databases crashed"] += 1
            await asyncio.to_thread(self.postgres.start)

    async def _freeze_in_use(self) -> None:
        """Under a server that runs, until somebody was told that nothing can be stored."""
        (node,) = self.nodes
        await node.be_ready()
        before = self.tally.refused["not-stored"]
        node.frozen.touch()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2 * self.tally.patience):
                while self.tally.refused["not-stored"] == before:
                    await asyncio.sleep(0.01)
        node.frozen.unlink()
        self.done["read-only disks in use"] += 1

    async def _freeze_disk(self) -> None:
        """Remounted, which no system does while it is in use: a server comes up, and may not
        write."""
        (node,) = self.nodes
        node.kill()
        while is_alive(node.process):
            await asyncio.sleep(0.01)
        remount(self.disk, "ro")
        starting = asyncio.create_task(node.start())
        await asyncio.sleep(1.0)
        remount(self.disk, "rw")
        await starting
        self.done["kills"] += 1
        self.done["servers"] += 1
        self.done["read-only disks"] += 1

    async def _lock(self) -> None:
        assert isinstance(self.place, Path)
        with contextlib.closing(sqlite3.connect(self.place, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            self.done["locks"] += 1
            await asyncio.sleep(self.chance.choice((0.5, self.tally.patience / 2)))
            other.execute("ROLLBACK")

    # -- afterwards --------------------------------------------------------------------

    async def _compare(self) -> list[str]:
        wrongs: list[str] = []
        stored: Counter[Any] = Counter()
        with examined(self.place) as kept:
            tables = {
                table: events for table, events in kept.tables() if table in self.tally.tables
            }
        for table, events in tables.items():
            room = room_of(table, events)  # every number is there, every event follows the rules
            steps = [from_bytes(event.body) for event in events]
            stored.update(
                (table, step.seat, step.stage, step.move)
                for step in steps
                if isinstance(step, Commanded)
                and step.kind == STEP
                and not room.seats[step.seat].bot
            )
            wrongs += await self._same_everywhere(table, room.playing().state.digest())
        wrongs += [f"no table {table}" for table in self.tally.tables - set(tables)]
        for key in stored.keys() | self.tally.done.keys():
            if not self.tally.done[key] <= stored[key] <= self.tally.sent[key]:
                counts = (self.tally.sent[key], self.tally.done[key], stored[key])
                wrongs.append(f"{key}: sent, acknowledged, stored {counts}")
        self.stored = sum(stored.values())
        won = self.tally.won_twice
        return wrongs + ([f"{won} races were won by both steps"] if won else [])

    async def _same_everywhere(self, table: str, digest: str) -> list[str]:
        """Every server and every person sees what was stored."""
        wrongs = []
        for player in [one for one in self.players if one.table == table]:
            views = [await self._seen(node, table, player) for node in self.nodes]
            last = player.last
            for view in views:
                same = all(
                    view[part] == last[part] for part in ("view", "stage", "number", "status")
                )
                wrongs += [] if same else [f"{table}: a server and a person see different things"]
        for node in self.nodes:
            async with httpx.AsyncClient(timeout=60) as client:
                address = f"http://127.0.0.1:{node.port}/api/tables/{table}"
                record = (await client.get(f"{address}/record")).text
                self.done["records compared"] += 1
                if f"digest {digest}" not in record:
                    wrongs.append(f"{table}: the record of a server ends otherwise")
        return wrongs

    async def _seen(self, node: Node, table: str, player: Player) -> Any:
        async def ask() -> Any:
            known = {"Authorization": f"Bearer {player.token}"}
            async with httpx.AsyncClient(timeout=20, headers=known) as client:
                answer = await client.get(f"http://127.0.0.1:{node.port}/api/tables/{table}")
                answer.raise_for_status()
                return answer.json()

        return await again(ask)

    def _report(self, wrongs: list[str], seconds: float) -> dict[str, object]:
        fates: Counter[str] = Counter()
        for line in self.lines:
            fates += line.fates
        del self.done["rare"]
        return {
            "database": self.kind,
            "nodes": len(self.nodes),
            "seconds": round(seconds),
            "faults": dict(self.done),
            "lines": dict(fates),
            "lines_lost": self.tally.lost,
            "races": self.tally.races,
            "tables": len(self.tally.tables),
            "steps_sent": sum(self.tally.sent.values()),
            "steps_acknowledged": self._acknowledged(),
            "steps_stored": self.stored,
            "refused": dict(self.tally.refused),
            "tracebacks": len(self.tracebacks),
            "some_tracebacks": self.tracebacks[:3],
            "lost_or_doubled": len(wrongs),
            "wrongs": wrongs[:5],
        }


async def again(ask: Callable[[], Awaitable[T]]) -> T:
    """Until it works."""
    while True:
        try:
            return await ask()
        except LOST:
            await asyncio.sleep(0.1)


async def start(host: Player, table: str) -> None:
    """The host starts the game; that it has started is as good."""
    from websockets.asyncio.client import connect

    async with connect(f"ws://{host.where()}/api/tables/{table}/live", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": host.token}))
        await socket.send(json.dumps({"type": "start", "id": 1}))
        async with asyncio.timeout(8):
            while True:
                message = json.loads(await socket.recv())
                if message["type"] == "table" and message["status"] != "waiting":
                    return
