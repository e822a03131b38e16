"""The real client in a real browser: how long a tap takes, how many there are, what jumps.

    make bench-client                         all games, phone and desktop; writes docs/measures.md
    python bench/client.py --games my-city --sizes phone --seconds 60

A compiled server with a bot that answers at once, chromium with motion on; what others did is
told fast, so that a whole game of each kind on each screen fits into six minutes. The player
taps what glows, with the browser's own mouse or finger.

*Tap to preview*: from the timestamp of the click event to the second animation frame after
the page last changed what it says about the move (button, card, pencil, points); what the
server is asked for on the way is part of it. *Commit to prompt*: from the click on the main
button to the second frame after the table's answer stands in the page. A frame is counted
when the next but one begins, so each number is one frame (17 ms) longer than what is seen.
*Work*: the processor time of the page's main thread for the same, and of the server for a
commit with the bots' answers: what is left of the wait on a machine with nothing else to do.
*Shift*: the sum of the browser's layout shifts from the first tap to the end of the game,
those within half a second of a tap left out (``shift``) or not (``all``).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.async_api import Browser, BrowserContext, CDPSession, Page, async_playwright

from rollwrite.catalogue import GAMES
from rollwrite.kernel.compiled import is_compiled
from tests.browser import which
from tests.browser.people import prefer
from tests.server.house import Server

HOME = Path(__file__).parents[1]
PROBE = (Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
TARGET = 100.0  # milliseconds
PATIENCE = 3000  # milliseconds until a tap counts as unanswered
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
COLUMNS = (
    *("game", "screen", "tap p50", "p99", "commit p50", "p99", "own turn p50"),
    *("tap work", "commit work", "server work", "clicks a turn", "a game", "shift", "all"),
)
BOT = {"kind": "bot", "bot": "greedy"}


@dataclass
class Measured:
    """One game on one screen."""

    game: str
    size: str
    taps: list[float] = field(default_factory=list)
    commits: list[float] = field(default_factory=list)
    prompts: list[float] = field(default_factory=list)
    tap_work: list[float] = field(default_factory=list)
    commit_work: list[float] = field(default_factory=list)
    server_work: float = 0.0
    clicks: int = 0
    unanswered: int = 0
    scrolls: int = 0
    turns: int = 0
    games: int = 0
    shift: float = 0.0
    all_shift: float = 0.0
    worst: list[Any] = field(default_factory=list)


async def main(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), *options()).start()
        try:
            found = await measure(server, asked)
        finally:
            server.stop()
    rows = [summary(one) for one in found]
    print(page(rows))
    for row in rows:
        for value, had_input, nodes in row["worst_shifts"][:4]:
            print(row["game"], row["size"], f"{value:.4f}", "tapped" if had_input else "", nodes)
    if not asked.dry:
        publish(rows)


def options() -> list[str]:
    """ROLLWRITE_CLIENT names another build of the client to measure."""
    client = os.environ.get("ROLLWRITE_CLIENT")
    return ["--no-limits", "--bot-delay", "0", *(["--client", client] if client else [])]


async def measure(server: Server, asked: argparse.Namespace) -> list[Measured]:
    found = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=asked.browser, args=FLAGS, headless=True
        )
        for game in asked.games:
            for size in asked.sizes:
                one = Measured(game, size)
                before = spent(server.pid)
                await play_for(browser, server.url, one, asked.seconds)
                one.server_work = spent(server.pid) - before
                print(game, size, one.games, "games", one.clicks, "clicks", file=sys.stderr)
                found.append(one)
        await browser.close()
    return found


def spent(pid: int) -> float:
    """Milliseconds a process has worked; bots think elsewhere."""
    row = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(row[11]) + int(row[12])) * 1000 / os.sysconf("SC_CLK_TCK")


async def play_for(browser: Browser, url: str, one: Measured, seconds: float) -> None:
    """Whole games, at least one, until the time is over."""
    until = time.monotonic() + seconds
    width, height = SIZES[one.size]
    while not one.games or time.monotonic() < until:
        context = await browser.new_context(
            viewport={"width": width, "height": height}, has_touch=one.size == "phone"
        )
        await context.add_init_script(prefer(pace="fast"))
        await context.add_init_script(PROBE)
        try:
            await play_one(context, url, one)
        finally:
            await context.close()


async def play_one(context: BrowserContext, url: str, one: Measured) -> None:
    page = await context.new_page()
    turns: list[int] = [0]
    page.on("websocket", lambda live: live.on("framereceived", lambda raw: note_turn(raw, turns)))
    headers = {"Origin": url}
    await context.request.post(f"{url}/api/guests", data={"name": "Ada"}, headers=headers)
    seats = [{"kind": "me"}, BOT]
    body = {"game": one.game, "seats": seats}
    answer = await context.request.post(f"{url}/api/tables", data=body, headers=headers)
    await page.goto(f"{url}/table/{(await answer.json())['table']}")
    await page.wait_for_selector("[data-number]")
    await page.evaluate("() => document.fonts.ready.then(() => true)")
    await asyncio.sleep(1)  # the first roll tumbles
    await page.evaluate("() => probe.began()")
    await Player(page, one, await counter(context, page)).play()
    moved = await page.evaluate("() => probe.moved()")
    one.shift += moved["value"]
    one.all_shift += moved["all"]
    one.worst = sorted([*one.worst, *moved["worst"]], key=lambda row: -row[0])[:12]
    one.turns += turns[0]
    one.games += 1


async def counter(context: BrowserContext, page: Page) -> CDPSession:
    """What the main thread works, in processor time rather than by the clock."""
    session = await context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def note_turn(raw: Any, turns: list[int]) -> None:
    told = json.loads(raw).get("news") or [] if isinstance(raw, str) else []
    turns[0] = max([turns[0], *(int(news.get("turn", 0)) for news in told)])


class Player:
    """Taps what glows until the game is over."""

    def __init__(self, page: Page, one: Measured, counter: CDPSession) -> None:
        self.page, self.one, self.counter = page, one, counter
        self.committed = 0.0
        self.skipped: list[str] = []
        self.tries = 0

    async def play(self) -> None:
        while True:
            target = await self.page.evaluate("skipped => probe.next(skipped)", self.skipped)
            if target["kind"] == "over":
                return
            if target["kind"] == "wait":
                self.skipped = []
                await asyncio.sleep(0.03)
                continue
            self._note_prompt()
            await self._click(target)

    def _note_prompt(self) -> None:
        if self.committed:
            self.one.prompts.append((time.perf_counter() - self.committed) * 1000)
            self.committed = 0.0

    async def _click(self, target: dict[str, Any]) -> None:
        self.one.scrolls += target["hidden"]
        if target["hidden"]:
            await asyncio.sleep(0.2)
            return
        kind = "commit" if target["kind"] == "commit" else "tap"
        waits = asyncio.ensure_future(
            self.page.evaluate("([k, p]) => probe.answer(k, p)", [kind, PATIENCE])
        )
        await asyncio.sleep(0.02)  # the probe listens
        began, worked = time.perf_counter(), await self._work()
        await self._touch(target["x"], target["y"])
        self.one.clicks += 1
        took = await waits
        if took is not None:
            work = self.one.commit_work if kind == "commit" else self.one.tap_work
            work.append(await self._work() - worked)
        self._keep(kind, took, target)
        if kind == "commit":
            self.committed = began

    async def _work(self) -> float:
        found = await self.counter.send("Performance.getMetrics")
        by_name = {one["name"]: one["value"] for one in found["metrics"]}
        return float(by_name["TaskDuration"]) * 1000

    async def _touch(self, x: float, y: float) -> None:
        if self.one.size == "phone":
            await self.page.touchscreen.tap(x, y)
        else:
            await self.page.mouse.click(x, y)

    def _keep(self, kind: str, took: dict[str, float] | None, target: dict[str, Any]) -> None:
        if took is None:
            self.one.unanswered += target["kind"] == "tap"
            self.tries += 1
            if self.tries % 6 == 0:
                self.skipped = [*self.skipped, target["selector"]]
            return
        (self.one.commits if kind == "commit" else self.one.taps).append(took["whole"])
        if kind == "commit":
            self.skipped, self.tries = [], 0


# -- telling --------------------------------------------------------------------------------


def spread(values: list[float]) -> dict[str, float]:
    if len(values) < 2:
        return {"p50": round(sum(values), 1), "p99": round(sum(values), 1), "count": len(values)}
    cuts = quantiles(values, n=100, method="inclusive")
    return {"p50": round(cuts[49], 1), "p99": round(cuts[98], 1), "count": len(values)}


def summary(one: Measured) -> dict[str, Any]:
    turns = max(1, one.turns)
    return {
        "game": one.game,
        "size": one.size,
        "games": one.games,
        "tap_to_preview_ms": spread(one.taps),
        "commit_to_prompt_ms": spread(one.commits),
        "commit_to_own_prompt_ms": spread(one.prompts),
        "tap_work_ms": spread(one.tap_work),
        "commit_work_ms": spread(one.commit_work),
        "server_work_ms": round(one.server_work / max(1, len(one.commits)), 1),
        "clicks_per_turn": round(one.clicks / turns, 2),
        "clicks_per_game": round(one.clicks / max(1, one.games), 1),
        "scrolls_per_game": round(one.scrolls / max(1, one.games), 1),
        "unanswered": one.unanswered,
        "shift_per_game": round(one.shift / max(1, one.games), 4),
        "all_shift_per_game": round(one.all_shift / max(1, one.games), 4),
        "worst_shifts": one.worst,
    }


def page(rows: list[dict[str, Any]]) -> str:
    lines = [f"| {' | '.join(COLUMNS)} |", "|---|---|" + "--:|" * (len(COLUMNS) - 2)]
    for row in rows:
        tap, commit = row["tap_to_preview_ms"], row["commit_to_prompt_ms"]
        cells = [row["game"], row["size"], *(f"{tap[p]:.0f}" for p in ("p50", "p99"))]
        cells += [f"{commit[p]:.0f}" for p in ("p50", "p99")]
        cells += [f"{row['commit_to_own_prompt_ms']['p50']:.0f}"]
        cells += [f"{row[name]['p50']:.0f}" for name in ("tap_work_ms", "commit_work_ms")]
        cells += [f"{row['server_work_ms']:.0f}", f"{row['clicks_per_turn']:.1f}"]
        cells += [f"{row['clicks_per_game']:.0f}"]
        cells += [f"{row['shift_per_game']:.3f}", f"{row['all_shift_per_game']:.3f}"]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def machine() -> str:
    """With what it had to do in this time: times on a busy machine are the machine's."""
    return f"{os.cpu_count()} cores, load {os.getloadavg()[1]:.1f} with the browser's own"


def merged(file: Path, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was not measured this time stays as it was."""
    old = json.loads(file.read_text(encoding="utf-8"))["rows"] if file.exists() else []
    by_cell = {(row["game"], row["size"]): row for row in [*old, *rows]}
    cells = [(game.id, size) for game in GAMES for size in SIZES]
    return [by_cell[cell] for cell in cells if cell in by_cell]


def publish(rows: list[dict[str, Any]]) -> None:
    when, where = date.today().isoformat(), machine()
    folder = HOME / "docs" / "measures"
    folder.mkdir(exist_ok=True)
    rows = merged(folder / "client.json", rows)
    kept = {"date": when, "machine": where, "compiled": is_compiled(), "rows": rows}
    (folder / "client.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    method = (__doc__ or "").split("\n\n", 2)[2]
    text = (
        "# The client, measured\n\n"
        f"Made by `make bench-client` on {when} ({where}). Times in milliseconds, to be held "
        f"against {TARGET:.0f}.\n\n{page(rows)}\n{method}"
    )
    (HOME / "docs" / "measures.md").write_text(text.rstrip() + "\n", encoding="utf-8")


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the client.")
    parser.add_argument("--browser", default=which.find())
    parser.add_argument("--games", nargs="+", default=[game.id for game in GAMES])
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--seconds", type=float, default=25, help="at each game and size")
    parser.add_argument("--dry", action="store_true", help="print, publish nothing")
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(main(asked()))
