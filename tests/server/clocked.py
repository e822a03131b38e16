"""A real server whose clock is turned by hand: real sockets, a real database, no waiting."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import uvicorn

from rollwrite.server.app import build
from rollwrite.server.door.porter.gate import Gate
from rollwrite.server.door.porter.lines import HttpLine, Lines, LiveLine
from rollwrite.server.settings import CLIENT, Settings
from tests.server.house import Json, Live, Person, Server, progress

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
LIVE = {"kind": "live", "step": 90.0, "when_out": "bot"}
ASKING = {"kind": "live", "step": 90.0, "when_out": "others"}
BY_DAY = {"kind": "day", "step": DAY, "when_out": "bot"}


class HandClock:
    """Time stands still until somebody turns it on."""

    def __init__(self) -> None:
        self._now = 1_800_000_000.0
        self._sleepers: list[tuple[float, asyncio.AbstractEventLoop, asyncio.Event]] = []
        self._lock = threading.Lock()

    def now(self) -> float:
        return self._now

    async def sleep_until(self, at: float) -> None:
        awake = asyncio.Event()
        with self._lock:
            if at <= self._now:
                return
            self._sleepers.append((at, asyncio.get_running_loop(), awake))
        await awake.wait()

    def turn(self, seconds: float) -> None:
        with self._lock:
            self._now += seconds
            for at, loop, awake in self._sleepers:
                if at <= self._now and not loop.is_closed():
                    loop.call_soon_threadsafe(awake.set)
            self._sleepers = [one for one in self._sleepers if one[0] > self._now]


class ClockedServer(Server):
    """The whole server in a thread, so that its clock is within reach."""

    def __init__(self, data: Path, client: Path = CLIENT, **more: Any) -> None:
        super().__init__(data)
        self.clock = HandClock()
        self.client = client
        self.more = more  # further settings
        self.port = 0  # the same again after a restart, for pages that stay open

    def start(self) -> ClockedServer:
        door = socket.create_server(("127.0.0.1", self.port))
        port = self.port = door.getsockname()[1]
        settings = Settings(
            port=port,
            data=self.data,
            client=self.client,
            bot_delay=0,
            workers=1,
            has_limits=False,
            **self.more,
        )
        lines = Lines(settings, 500)
        config = uvicorn.Config(
            cast("Any", Gate(cast("Any", build(settings, self.clock)), settings)),
            http=cast("Any", partial(HttpLine, lines=lines)),
            ws=cast("Any", partial(LiveLine, lines=lines)),
            log_level="error",
            lifespan="on",
            timeout_graceful_shutdown=1,
        )
        self.running = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.running.run, kwargs={"sockets": [door]})
        self.thread.start()
        self.url = f"http://127.0.0.1:{port}"
        return self

    def stop(self) -> int:
        self.running.should_exit = True
        self.thread.join()
        return 0

    def again(self) -> ClockedServer:
        """Stopped and started, with the same data; the clock goes on."""
        self.stop()
        return self.start()

    def turn(self, seconds: float) -> None:
        self.clock.turn(seconds)


def until(sitting: Live, is_right: Callable[[Json], object]) -> Json:
    """The first view of which something is true, the present one included."""
    while not is_right(sitting.table):
        sitting.next_view()
    return sitting.table


def news(table: Live) -> list[str]:
    """All that was told so far, by name."""
    found: dict[int, str] = {}
    for view in table.views:
        for at, one in enumerate(view["news"], view["news_from"]):
            found[at] = one["message"]["id"]
    return [found[at] for at in sorted(found)]


def seat(sitting: Live, number: int) -> Json:
    found: Json = sitting.table["seats"][number]
    return found


def gathered(server: Server, *names: str, **more: Any) -> tuple[str, list[Person]]:
    """A table that has started, its host first; the others came by its one link."""
    people = [server.guest(name) for name in names]
    host = people[0]
    table = host.open({"kind": "me"}, *[{"kind": "link"}] * (len(names) - 1), **more)
    door = host.get(f"/api/tables/{table}")["door"]
    for person in people[1:]:
        assert join(person, table, door).status_code == 200
    with host.at(table) as sitting:
        assert sitting.ask("start")["type"] == "done"
    return table, people


def join(person: Person, table: str, door: str, name: str = "") -> httpx.Response:
    body = {"key": door, "name": name or person.name}
    return person.post(f"/api/tables/{table}/join", body)


def look_in(person: Person, table: str, number: int, witness: Live) -> None:
    """Somebody comes to the own seat and goes again, and somebody else has seen both."""
    with person.at(table):
        until(witness, lambda view: view["seats"][number]["here"])
    until(witness, lambda view: not view["seats"][number]["here"])


def until_owing(sitting: Live) -> bool:
    """Wait for a decision or the end; whether there is something to decide."""
    until(sitting, lambda view: sitting.owes() or view["status"] == "over")
    return sitting.owes()


def play_until_waiting_for(number: int, *players: Live, seed: int = 1) -> None:
    """The others decide at random until the table waits for one seat alone."""
    chance = random.Random(seed)
    while True:
        for player in players:
            until(player, lambda view: view["view"])
        newest = max(players, key=progress)
        waiting = newest.table["view"]["waiting"]
        owing = [player for player in players if player.table["seat"] in waiting]
        if owing:
            assert until_owing(owing[0])
            owing[0].decide(chance)
        elif number in waiting:
            return
        else:
            newest.next_view()
