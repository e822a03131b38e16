"""Two servers side by side, the same load on each: rollwrite, which stores every move, and
boardgame.io, which keeps all in memory.

    python bench/live.py [--tables 100] [--moves 40] [--rounds 3]    against each other
    python bench/live.py --games lost-cities,my-city,dungeons,escape  what a move costs in each
    python bench/live.py --pace 5 --steps 10,100,500,1000,2000        latency against load
    python bench/live.py --pace 5 --steps 10,100,500 --publish        kept in docs/scale, drawn
    python bench/live.py --python /usr/bin/python3                    by another Python
    python bench/live.py --database --games lost-cities               in PostgreSQL: what it costs

Both run during the whole measurement, the load turns from one to the other; it comes from a
process of its own (``bench.load``). Processor time is the server's, read from ``/proc``, so a
busy machine blurs moves a second and latency, and hardly what a move costs.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from statistics import median
from sysconfig import get_path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.load.picture import publish

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
PEER = ROOT / "build" / "boardgame"
PEER_FILES = ("package.json", "package-lock.json", ".npmrc", "game.js", "server.js")
SAFE = ("fsync=on", "full_page_writes=on", "synchronous_commit=on")
Found = dict[str, Any]


class Running(NamedTuple):
    process: int
    address: str
    database: int = 0  # the process of a PostgreSQL, where there is one


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def ours(asked: Namespace) -> Iterator[Running]:
    """Another Python of the same version finds our packages, too."""
    with tempfile.TemporaryDirectory() as data, database(asked) as (process, more):
        options = ["--port", "0", "--data", data, "--no-limits", "--lines-each", "100000", *more]
        command = [asked.python, "-m", "rollwrite.server", *options]
        places = os.pathsep.join([str(asked.source), get_path("purelib")])
        for found in running(command, ROOT, {"PYTHONPATH": places}):
            yield found._replace(database=process)


@contextmanager
def database(asked: Namespace) -> Iterator[tuple[int, list[str]]]:
    """A PostgreSQL of its own that loses nothing in a power cut, and how a node is told of it."""
    if not asked.database:
        yield 0, []
        return
    from tests.server.postgres import cluster

    with cluster(*SAFE) as postgres:
        assert postgres.process is not None
        yield postgres.process.pid, ["--database", postgres.database()]


@contextmanager
def theirs() -> Iterator[Running]:
    """By the program itself: what is called node may only call it, and would use no time."""
    port = free_port()
    command = [node("process.execPath"), "server.js", str(port)]
    for found in running(command, PEER, {"NODE_ENV": "production"}):
        yield found._replace(address=f"http://127.0.0.1:{port}")


def node(asked: str) -> str:
    """What the Node that is found says to that."""
    command = ["node", "-p", asked]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def python(asked: Namespace) -> str:
    command = [asked.python, "-c", "import platform; print(platform.python_version())"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def running(command: list[str], where: Path, more: dict[str, str]) -> Iterator[Running]:
    """A server that says a line once it is there; ours names its address in it."""
    env = {**os.environ, **more}
    process = subprocess.Popen(command, cwd=where, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline().split()
        address = next((word.rstrip("/") for word in said if "://" in word), "")
        yield Running(process.pid, address)
    finally:
        process.terminate()
        process.wait()


def install_peer() -> None:
    """boardgame.io as its lock file has it, beside what else is built."""
    PEER.mkdir(parents=True, exist_ok=True)
    for name in PEER_FILES:
        shutil.copy(ROOT / "bench" / "boardgame" / name, PEER / name)
    if not (PEER / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "ci", "--loglevel=error"], cwd=PEER, check=True)


def load(kind: str, server: Running, asked: Namespace, tables: int, game: str = "") -> Found:
    options = ["--process", str(server.process), "--database", str(server.database)]
    options += ["--tables", str(tables), "--game", game or asked.game]
    options += ["--moves", str(asked.moves), "--pace", str(asked.pace)]
    command = [sys.executable, "-m", "bench.load", kind, server.address, *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: Found = json.loads(done.stdout)
    found["load_of_the_machine"] = round(os.getloadavg()[0], 1)
    assert not found["wrongs"], found["some_wrongs"]
    return found


def side_by_side(asked: Namespace) -> Found:
    install_peer()
    with ours(asked) as one, theirs() as other:
        servers = {"ours": one, "theirs": other}
        rounds = [
            {kind: load(kind, server, asked, asked.tables) for kind, server in servers.items()}
            for _ in range(asked.rounds)
        ]
    middle = {kind: in_the_middle([one[kind] for one in rounds]) for kind in servers}
    known = {"node": node("process.version"), "python": python(asked), "rounds": asked.rounds}
    found = ratio(middle["ours"], middle["theirs"])
    return {**middle, "ratio_of_moves_a_processor_second": found, **known}


def in_the_middle(rounds: list[Found]) -> Found:
    """Of several rounds, the median of each number."""
    numbers = [key for key, value in rounds[0].items() if isinstance(value, int | float)]
    return {key: median(one[key] for one in rounds) for key in numbers}


def ratio(one: Found, other: Found) -> float:
    key = "moves_a_processor_second"
    return round(float(one[key] / other[key]), 2)


def game_by_game(asked: Namespace) -> dict[str, Found]:
    """Ours alone. The first round of each game only warms up what is remembered from then on."""
    found = {}
    for game in asked.games.split(","):
        with ours(asked) as server:
            rounds = [
                load("ours", server, asked, asked.tables, game) for _ in range(asked.rounds + 1)
            ]
        found[game] = in_the_middle(rounds[1:])
        print(game, json.dumps(found[game]), file=sys.stderr)
    return found


def at_human_pace(asked: Namespace) -> list[Found]:
    found = []
    for tables in map(int, asked.steps.split(",")):
        with ours(asked) as server:
            found.append(load("ours", server, asked, tables))
        print(json.dumps(found[-1]), file=sys.stderr)
    if asked.publish:
        when = datetime.now().isoformat(timespec="seconds")
        kept = {"when": when, "python": python(asked), "machine": platform.machine()}
        publish(found, {**kept, "cores": os.cpu_count(), "pace": asked.pace, "moves": asked.moves})
    return found


def measured(asked: Namespace) -> Found | list[Found]:
    if asked.steps:
        return at_human_pace(asked)
    return game_by_game(asked) if asked.games else side_by_side(asked)


def main() -> None:
    parser = ArgumentParser("bench/live.py")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=40, help="at each table")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default="lost-cities")
    parser.add_argument("--games", default="", help="one after another, with commas; ours alone")
    parser.add_argument("--pace", type=float, default=0, help="seconds that one thinks")
    parser.add_argument("--steps", default="", help="tables at that pace, with commas")
    parser.add_argument("--publish", action="store_true", help="keep the steps in docs/scale")
    parser.add_argument("--database", action="store_true", help="ours stores in PostgreSQL")
    parser.add_argument("--source", type=Path, default=COMPILED)
    parser.add_argument("--python", default=sys.executable, help="by which our server runs")
    asked = parser.parse_args()
    print(json.dumps(measured(asked), indent=2))


if __name__ == "__main__":
    main()
