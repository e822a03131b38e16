"""A real server process and people at its tables, for the tests and the bench."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import STRICT, Born

Json = dict[str, Any]
PATIENCE = 60.0
LINK, ME, DEVICE, GREEDY = (
    {"kind": "link"},
    {"kind": "me"},
    {"kind": "device"},
    {"kind": "bot", "bot": "greedy"},
)


def started(words: list[str], log: Path, files: int = 0) -> subprocess.Popen[str]:
    """As it is started by people; in tests servers come from the nursery."""
    limit = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
    with log.open("ab") as side:
        return subprocess.Popen(
            [*limit, sys.executable, "-m", "rollwrite.server", *words],
            stdout=subprocess.PIPE,
            stderr=side,
            text=True,
            env={**os.environ, **STRICT},
        )


class Server:
    """``python -m rollwrite.server`` on a free port."""

    is_from_nursery = False  # tests say otherwise

    def __init__(self, data: Path, *options: str, files: int = 0) -> None:
        self.data = data
        self.log = data.with_name(f"{data.name}.log")
        self.options = options
        self.files = files
        self.process: Born | subprocess.Popen[str] | None = None
        self.url = ""
        self.address_in_log = False
        self._starts = 0

    def start(self) -> Server:
        words = ["--port", "0", "--data", str(self.data), "--bot-delay", "0", *self.options]
        born = Born if self.is_from_nursery else started
        self.process = born(words, self.log, self.files)
        return self.wait_for_address()

    def host_link(self) -> str:
        """What it says after its address, where nobody keeps the house yet: the key of a link."""
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip().rpartition("/")[2]

    def said(self) -> str:
        """What it wrote into its log so far."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def wait_for_address(self) -> Server:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self._first_line() if self.address_in_log else self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line}{self.said()}"
        self.url = line.split()[3].rstrip("/")
        return self

    def _first_line(self) -> str:
        """What a server that logs for programs says of where it is, last."""
        for _ in range(int(PATIENCE / 0.05)):
            found = [row for row in self.said().splitlines() if "rollwrite is at" in row]
            if len(found) > self._starts:
                self._starts = len(found)
                return str(json.loads(found[-1])["said"])
            time.sleep(0.05)
        return ""

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def stop(self) -> int:
        """Ask it to go; its exit code."""
        return self._end(is_killed=False)

    def kill(self) -> None:
        """Like a power cut for the process: no goodbye, nothing flushed."""
        self._end(is_killed=True)

    def _end(self, is_killed: bool) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        if is_killed:
            self.process.kill()
        else:
            self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code

    def guest(self, name: str) -> Person:
        return Person(self, name)

    def get(self, path: str, **options: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=PATIENCE, verify=False, **options)

    def post(self, path: str, body: object, **options: Any) -> httpx.Response:
        return httpx.post(self.url + path, json=body, timeout=PATIENCE, verify=False, **options)


class Person:
    """A guest, known by its token."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.token = str(server.post("/api/guests", {"name": name}).json()["token"])
        self.known = {"Authorization": f"Bearer {self.token}"}

    @classmethod
    def known_by(cls, server: Server, name: str, token: str) -> Person:
        """Somebody who is there already, on one more device."""
        person = cls.__new__(cls)
        person.server, person.name, person.token = server, name, token
        person.known = {"Authorization": f"Bearer {token}"}
        return person

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.server.post(path, body, headers=self.known)

    def get(self, path: str) -> Any:
        return self.server.get(path, headers=self.known).json()

    def open(self, *seats: Json, **more: Any) -> str:
        """Open a table; its id."""
        body = {"game": "lost-cities", "seats": seats, **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def take(self, table: str, key: str) -> httpx.Response:
        return self.post(f"/api/tables/{table}/take", {"key": key, "name": self.name})

    @contextmanager
    def at(self, table: str, **hello: Any) -> Iterator[Live]:
        with live(self.server, table, token=self.token, **hello) as sitting:
            yield sitting


class Live:
    """A WebSocket at a table. Keeps every frame it got."""

    def __init__(self, socket: ClientConnection, hello: Json) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.views: list[Json] = []
        self.number = 0
        self.send({"type": "hello", **hello})
        self.next_view()

    @property
    def table(self) -> Json:
        return self.views[-1]

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "table":  # what stays may be left out for who keeps it
            self.views.append(message if "id" in message else {**self.table, **message})
        return message

    def next_view(self) -> Json:
        while True:
            message = self.receive()
            if message["type"] == "table":
                return message
            assert message["type"] != "refused", message

    def view_where(self, **wanted: Any) -> Json:
        """Wait for a view with these values."""
        while any(self.table[key] != value for key, value in wanted.items()):
            self.next_view()
        return self.table

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        self.number += 1
        self.send({"type": kind, "id": self.number, **fields})
        while True:
            answer = self.receive()
            if (
                answer["type"] not in ("table", "said", "house", "leaving")
                and answer["id"] == self.number
            ):
                return answer

    def play(self, kind: str, **fields: Any) -> Json:
        """Ask for the own seat in the present stage."""
        return self.ask(
            kind, **{"seat": self.table["seat"], "stage": self.table["stage"], **fields}
        )

    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.table["view"]["choices"]]

    def decide(self, chance: random.Random) -> None:
        """Play and commit one whole decision at random."""
        while self.moves():
            answer = self.play("step", move=chance.choice(self.moves()), commit=True)
            assert answer["type"] == "done", answer
            self.next_view()
            if self.table["seats"][self.table["seat"]]["decided"]:
                return

    def owes(self) -> bool:
        table = self.table
        return table["status"] == "playing" and table["seat"] in table["view"]["waiting"]


@contextmanager
def live(server: Server, table: str, **hello: Any) -> Iterator[Live]:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
        yield Live(socket, hello)


def invite(host: Person, table: str, guest: Person, seat: int = 1) -> None:
    """The guest takes a free seat by its link."""
    key = host.get(f"/api/tables/{table}")["seats"][seat]["key"]
    assert guest.take(table, key).status_code == 200


def play_out(*players: Live, seed: int = 1, until: int = 10**6) -> None:
    """All decisions of a game, at random, until it is over or a stage is reached."""
    chance = random.Random(seed)
    for player in players:
        while player.table["status"] == "waiting":
            player.next_view()
    while any(
        player.table["status"] != "over" and player.table["stage"] < until for player in players
    ):
        owing = [player for player in players if player.owes()]
        if owing:
            owing[0].decide(chance)
        else:
            who_is_behind(players).next_view()


def who_is_behind(players: tuple[Live, ...]) -> Live:
    """Whoever has not yet heard that it must decide, or how it ended; else all wait for a bot."""
    newest = max(players, key=progress)
    waiting = newest.table["view"]["waiting"]
    is_over = newest.table["status"] == "over"
    for player in players:
        if player.table["seat"] in waiting or (is_over and player.table["status"] != "over"):
            return player
    return newest


def progress(player: Live) -> tuple[bool, int, int]:
    """How far the game is in somebody's eyes; numbers of two people are not alike."""
    table = player.table
    decided = sum(seat["decided"] for seat in table["seats"])
    return table["status"] == "over", int(table["stage"]), decided


def code(answer: Json) -> str:
    """Why a message was refused."""
    assert answer["type"] == "refused", answer
    return str(answer["code"])


@contextmanager
def owing(person: Person) -> Iterator[Live]:
    """Two own seats, one after another: the first view is of the one that must decide."""
    with person.at(person.open(ME, DEVICE, options={"order": "clockwise"})) as sitting:
        assert sitting.owes()
        yield sitting
