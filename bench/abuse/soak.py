"""All attacks at once on one server, and what the one who just plays has of it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from bench.load.figures import processor, share

from . import fuzz, greed, intrude, siege
from .field import Field, Tally
from .lines import Place, Shut

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
CALM = 3.0
SLOWEST_P99 = 0.2
MOST_MEMORY_MB = 600.0
SERVER = ("--request-within", "8", "--hello-within", "8", "--read-within", "8", "--bot-delay", "0")


@dataclass(frozen=True)
class Plan:
    """How many of what. ``fuzzers`` talk side by side."""

    live: int = 860_000
    web: int = 120_000
    raw: int = 20_000
    fuzzers: int = 30
    rounds: int = 100
    idle: int = 3_000
    slow: int = 30
    silent: int = 100
    flood: int = 3_000
    uploads: int = 1_200
    hints: int = 600


@contextmanager
def server(data: Path, log: Path) -> Iterator[tuple[int, str]]:
    """Its number as a process, and its address."""
    command = [sys.executable, "-m", "rollwrite.server", "--port", "0", "--data", str(data)]
    with log.open("wb") as said:
        process = subprocess.Popen(
            [*command, *SERVER], stdout=subprocess.PIPE, stderr=said, text=True
        )
        assert process.stdout is not None
        try:
            yield process.pid, process.stdout.readline().split()[3].rstrip("/")
        finally:
            process.terminate()
            process.wait(60)
            process.stdout.close()


def attacks(field: Field, plan: Plan) -> list[Coroutine[Any, Any, None]]:
    each = plan.fuzzers
    found = [fuzz.fuzz_live(field, number, plan.live // each) for number in range(each)]
    found += [fuzz.fuzz_web(field, 200 + number, plan.web // 4) for number in range(4)]
    found += [fuzz.fuzz_bytes(field, 220 + number, plan.raw // 2) for number in range(2)]
    return [
        *found,
        intrude.forge(field, 240, plan.rounds),
        intrude.replay_keys(field, 250, min(50, plan.rounds)),
        intrude.take_foreign_seats(field, 260, plan.rounds),
        intrude.probe(field, 270, min(40, plan.rounds)),
        siege.idle(field, 300, plan.idle),
        siege.without_hello(field, 400, plan.silent),
        siege.slow(field, 600, plan.slow),
        siege.flood(field, 700, plan.flood),
        siege.oversized(field, 800, plan.rounds),
        greed.upload(field, 850, max(greed.ADDRESSES, plan.uploads)),
        greed.hoard(field, 870, max(greed.HINTS_EACH, plan.hints)),
    ]


async def soak(url: str, pid: int, plan: Plan) -> Json:
    api = httpx.get(f"{url}/api/docs/openapi.json").json()
    field = Field(Place(url), api)
    people = [await _regular(url), await _regular(url, "beside a bot")]
    listening = [asyncio.create_task(_listen(one, field)) for one in people]
    await field.a_regular_table()
    await asyncio.sleep(CALM)
    idle, began, used = memory(pid), time.time(), processor(pid)
    watching = asyncio.create_task(_watch(pid, field.tally))
    async with asyncio.TaskGroup() as all_of_them:
        for attack in attacks(field, plan):
            all_of_them.create_task(_to_its_end(attack, field.tally))
    ended, used = time.time(), processor(pid) - used
    watching.cancel()
    for one in people:
        one.stdin.close()  # type: ignore[union-attr]
    told = [await one for one in listening]
    for one in people:
        await one.wait()
    return _report(field, told, began, ended, idle) | {
        "server_processor_seconds": round(used, 1),
        "rss_after_mb": memory(pid),
        "rss_peak_mb": memory(pid, "VmHWM"),
    }


async def _to_its_end(attack: Coroutine[Any, Any, None], tally: Tally) -> None:
    """An attacker that is left without an answer is no reason to spare the server the others."""
    try:
        await attack
    except (Shut, OSError) as error:
        tally.unanswered.append(f"{attack}: {error!r}")


async def _regular(url: str, *how: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    words = (sys.executable, "-m", "bench.abuse.regular", url, *how)
    return await asyncio.create_subprocess_exec(
        *words, stdin=pipe, stdout=pipe, cwd=ROOT, limit=2**26
    )


async def _listen(regular: asyncio.subprocess.Process, field: Field) -> Json:
    assert regular.stdout is not None
    async for line in regular.stdout:
        said = dict(json.loads(line))
        if "waits" in said:
            return said
        field.regular_tables.append(said["table"])
    raise AssertionError("the regular went away")


async def _watch(pid: int, tally: Tally) -> None:
    while True:
        await asyncio.sleep(10)
        words = f"{tally.messages} sent, {memory(pid)} MB, unanswered: {tally.unanswered[-1:]}"
        print(f"{time.strftime('%H:%M:%S')} {words}", file=sys.stderr, flush=True)


def _report(field: Field, told: list[Json], began: float, ended: float, idle: float) -> Json:
    tally, seconds = field.tally, ended - began
    alone, beside = told
    waits = {"regular": alone["waits"], "beside_bot": beside["waits"], "bot": beside["bot_waits"]}
    calm = {who: summed([wait for at, wait in rows if at < began]) for who, rows in waits.items()}
    meanwhile = {
        who: summed([wait for at, wait in rows if began <= at <= ended])
        for who, rows in waits.items()
    }
    return {
        "messages": tally.messages,
        "seconds": round(seconds),
        "messages_per_second": round(tally.messages / seconds),
        "sent": dict(tally.sent),
        "answered": dict(tally.answered),
        "codes": dict(tally.codes.most_common()),
        "unanswered": tally.unanswered[:10],
        "got_in": tally.got_in[:10],
        "broken": tally.broken[:10],
        "regular_wrongs": alone["wrongs"] + beside["wrongs"],
        "calm": calm,
        "meanwhile": meanwhile,
        "rss_idle_mb": idle,
    }


def summed(waits: list[float]) -> Json:
    """How many, and within how many milliseconds."""
    if not waits:
        return {"count": 0, "p50_ms": 0.0, "p99_ms": 0.0, "worst_ms": 0.0}
    parts = {"p50_ms": 0.5, "p99_ms": 0.99, "worst_ms": 1.0}
    return {"count": len(waits), **{name: share(waits, part) for name, part in parts.items()}}


def wrongs(report: Json, log: str) -> list[str]:
    """Every promise that was not kept."""
    found = [f"{key}: {report[key]}" for key in ("unanswered", "got_in", "broken") if report[key]]
    found += [str(wrong) for wrong in report["regular_wrongs"]]
    if "Traceback" in log:
        found.append("a traceback in the log")
    if report["rss_peak_mb"] > MOST_MEMORY_MB:
        found.append(f"{report['rss_peak_mb']} MB of memory")
    return found


def memory(process: int, key: str = "VmRSS") -> float:
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    line = next(line for line in status if line.startswith(key))
    return round(int(line.split()[1]) / 1024, 1)
