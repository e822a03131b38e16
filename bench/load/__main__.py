"""Play at many tables of one server at once, and print what that cost as JSON.

python -m bench.load ours http://127.0.0.1:8000 --process 4711 --tables 100 --moves 40
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from argparse import ArgumentParser, Namespace

import httpx

from .figures import family, memory, processor, share
from .ours import Ours
from .player import Player, Sitting, play
from .theirs import Theirs

SERVERS: dict[str, type[Ours | Theirs]] = {"ours": Ours, "theirs": Theirs}
Table = tuple[Sitting, list[Player]]


async def measure(asked: Namespace) -> dict[str, object]:
    before = memory(asked.process)
    tables = await open_all(asked)
    await asyncio.sleep(asked.rest)
    opened = memory(asked.process)
    began, used, stored = time.perf_counter(), processor(asked.process), of_database(asked)
    await asyncio.gather(*(play(*table) for table in tables))
    seconds, used = time.perf_counter() - began, processor(asked.process) - used
    stored = of_database(asked) - stored
    held = memory(asked.process)
    for _, players in tables:
        for player in players:
            player.line.close()
    moves = sum(len(sitting.waits) for sitting, _ in tables)
    return report(asked, [sitting for sitting, _ in tables], seconds, used) | {
        "database_ms_a_move": round(1000 * stored / moves, 3),
        "kb_a_table_opened": round(1024 * (opened - before) / asked.tables),
        "kb_a_table_played": round(1024 * (held - before) / asked.tables),
    }


def of_database(asked: Namespace) -> float:
    return family(asked.database) if asked.database else 0.0


async def open_all(asked: Namespace) -> list[Table]:
    server: Ours | Theirs = SERVERS[asked.server](asked.url, asked.game)
    tables = []
    async with httpx.AsyncClient(base_url=asked.url, timeout=60) as client:
        for number in range(asked.tables):
            sitting = Sitting(asked.moves, asked.pace, random.Random(number))
            tables.append((sitting, await server.open(sitting, client)))
    return tables


def report(
    asked: Namespace, sittings: list[Sitting], seconds: float, used: float
) -> dict[str, object]:
    waits = [wait for sitting in sittings for wait in sitting.waits]
    wrongs = [wrong for sitting in sittings for wrong in sitting.wrongs]
    return {
        "server": asked.server,
        "tables": asked.tables,
        "clients": 2 * asked.tables,
        "moves": len(waits),
        "moves_a_second": round(len(waits) / seconds),
        "processor_ms_a_move": round(1000 * used / len(waits), 3),
        "moves_a_processor_second": round(len(waits) / used) if used else 0,
        "processor_share": round(used / seconds, 3),
        "p50_ms": share(waits, 0.5),
        "p99_ms": share(waits, 0.99),
        "wrongs": len(wrongs),
        "some_wrongs": wrongs[:3],
    }


def main() -> None:
    parser = ArgumentParser("bench.load")
    parser.add_argument("server", choices=SERVERS)
    parser.add_argument("url")
    parser.add_argument("--process", type=int, required=True, help="the server's")
    parser.add_argument("--database", type=int, default=0, help="the PostgreSQL's, if any")
    parser.add_argument("--game", default="lost-cities")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=40, help="at each table")
    parser.add_argument("--pace", type=float, default=0, help="seconds that one thinks")
    parser.add_argument("--rest", type=float, default=0.5, help="seconds before the first move")
    print(json.dumps(asyncio.run(measure(parser.parse_args()))))


if __name__ == "__main__":
    main()
