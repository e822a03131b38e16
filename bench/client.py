"""The real client in a real browser: how long a tap takes, how many there are, what jumps.

    make bench-client                         all games, phone and desktop; writes docs/measures.md
    python bench/client.py --games my-city --sizes phone --seconds 60
    python bench/client.py --page             the page anew, from the data that are kept

What was measured longest ago comes first, each cell is kept as soon as it is measured, and
after ``--minutes`` no further one is begun: on a slow machine call it again, it goes on.

A compiled server with a bot that answers at once, chromium with motion on; what others did is
told fast. The player taps what glows, with the browser's own mouse or finger, whole games of
each kind on each screen.

*Tap to preview*: from the timestamp of the click event to the second animation frame after
the page last changed what it says about the move (button, card, pencil, points); what the
server is asked for on the way is part of it. *Commit to prompt*: from the click on the main
button to the second frame after the table's answer stands in the page. A frame is counted
when the next but one begins, so each number is one frame (17 ms) longer than what is seen.
*Work*: the processor time of the page's main thread for the same, and of the server for a
commit with the bots' answers: what is left of the wait on a machine with nothing else to do.
*Clicks a turn*: those of the player for each turn in which the player decided something, turns
of others left out. *No answer*: taps on something offered after which nothing changed for three
seconds; what had moved away before the finger came down, since dice or the map were on their way,
is counted beside it (``gone`` in the data).
*Shift*: the sum of the browser's layout shifts from the first tap to the end of the game,
those within half a second of a tap left out (``shift``) or not (``all``). ``jumps`` is the part
of ``all`` in which anything moved but dice on their way from place to place and rows of the log
that glide down in their own box: sheet, dock and buttons lie still
(``tests/browser/table/screen/test_still.py``). Rows that were measured before there was such a
column have nothing there.
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
from datetime import datetime
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.async_api import Browser, BrowserContext, CDPSession, Page, async_playwright

from rollwrite.catalogue import GAMES
from tests.browser import which
from tests.browser.people import prefer
from tests.server.house import Server

HOME = Path(__file__).parents[1]
DATA = HOME / "docs" / "measures" / "client.json"
PAGE = HOME / "docs" / "measures.md"
PROBE = (Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
TARGET = 100.0  # milliseconds
PATIENCE = 3000  # milliseconds until a tap counts as unanswered
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
COLUMNS = (
    *("game", "screen", "tap p50", "p99", "commit p50", "p99", "own turn p50"),
    *("tap work", "commit work", "server work", "clicks a turn", "a game", "no answer"),
    *("shift", "jumps", "all", "games", "load", "measured"),
)
#: What the main thread has worked, all of it and what is known of its parts.
WORK = {
    "all": "TaskDuration",
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
}
OWN = 0  # the player's seat
BOT = {"kind": "bot", "bot": "greedy"}


@dataclass
class Measured:
    """One game on one screen."""

    game: str
    size: str
    taps: list[float] = field(default_factory=list)
    commits: list[float] = field(default_factory=list)
    prompts: list[float] = field(default_factory=list)
    tap_work: list[list[float]] = field(default_factory=list)
    commit_work: list[list[float]] = field(default_factory=list)
    server_work: float = 0.0
    clicks: int = 0
    unanswered: int = 0
    gone: int = 0
    scrolls: int = 0
    turns: int = 0
    games: int = 0
    shift: float = 0.0
    jumps: float = 0.0
    all_shift: float = 0.0
    worst: list[Any] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    crowds: list[int] = field(default_factory=list)


async def main(asked: argparse.Namespace) -> None:
    if asked.page:
        PAGE.write_text(written(kept()), encoding="utf-8")
        return
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), *options()).start()
        try:
            await measure(server, asked)
        finally:
            server.stop()


def options() -> list[str]:
    """ROLLWRITE_CLIENT names another build of the client to measure."""
    client = os.environ.get("ROLLWRITE_CLIENT")
    return ["--no-limits", "--bot-delay", "0", *(["--client", client] if client else [])]


async def measure(server: Server, asked: argparse.Namespace) -> None:
    """Cell by cell, the oldest first, as far as the time goes."""
    until = time.monotonic() + asked.minutes * 60
    cells = [(game, size) for game in asked.games for size in asked.sizes]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=asked.browser, args=FLAGS, headless=True
        )
        for game, size in oldest_first(cells, kept()):
            if time.monotonic() > until:
                print(game, size, "not measured: the time is up", file=sys.stderr)
                continue
            tell(await measured(browser, server, Measured(game, size), asked), asked.dry)
        await browser.close()


async def measured(
    browser: Browser, server: Server, one: Measured, asked: argparse.Namespace
) -> dict[str, Any]:
    before = spent(server.pid)
    await play_for(browser, server.url, one, asked)
    one.server_work = spent(server.pid) - before
    when = datetime.now().isoformat(timespec="seconds")
    return {**summary(one), "when": when, "load": round(fmean(one.crowds or [0]), 1)}


def tell(row: dict[str, Any], is_dry: bool) -> None:
    print(table([row]), *row["unanswered_at"], sep="\n")
    print({name: row[name]["parts"] for name in ("tap_work_ms", "commit_work_ms")})
    for value, had_input, nodes in row["worst_shifts"][:4]:
        print(f"{value:.4f}", "tapped" if had_input else "", nodes)
    if not is_dry:
        publish(row)


def crowd() -> int:
    """How many want a core just now, this one left out: an average of minutes tells of before."""
    return int(Path("/proc/loadavg").read_text().split()[3].partition("/")[0]) - 1


def spent(pid: int) -> float:
    """Milliseconds a process has worked; bots think elsewhere."""
    row = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(row[11]) + int(row[12])) * 1000 / os.sysconf("SC_CLK_TCK")


async def play_for(browser: Browser, url: str, one: Measured, asked: argparse.Namespace) -> None:
    """Whole games, at least one, until the time is over; one that takes too long is left."""
    until = time.monotonic() + asked.seconds
    width, height = SIZES[one.size]
    while not one.games or time.monotonic() < until:
        context = await browser.new_context(
            viewport={"width": width, "height": height}, has_touch=one.size == "phone"
        )
        await context.add_init_script(prefer(pace="fast"))
        await context.add_init_script(PROBE)
        try:
            await asyncio.wait_for(play_one(context, url, one), asked.longest)
        except TimeoutError:
            return
        finally:
            await context.close()


async def play_one(context: BrowserContext, url: str, one: Measured) -> None:
    page = await context.new_page()
    turns: set[int] = set()
    page.on("websocket", lambda live: live.on("framereceived", lambda raw: note_turns(raw, turns)))
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
    try:
        await Player(page, one, await counter(context, page)).play()
        one.games += 1
    finally:
        moved = await page.evaluate("() => probe.moved()")
        one.shift += moved["value"]
        one.jumps += moved["jumps"]
        one.all_shift += moved["all"]
        one.worst = sorted([*one.worst, *moved["worst"]], key=lambda row: -row[0])[:12]
        one.turns += len(turns)


async def counter(context: BrowserContext, page: Page) -> CDPSession:
    """What the main thread works, in processor time rather than by the clock."""
    session = await context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def note_turns(raw: Any, turns: set[int]) -> None:
    """Those in which the player did something; the table has turns of bots, too."""
    told = json.loads(raw).get("news") or [] if isinstance(raw, str) else []
    turns.update(int(news["turn"]) for news in told if news.get("seat") == OWN and news["turn"])


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
        self.one.clicks += target["kind"] != "rules"  # a lesson is declined once, in no turn
        self.one.crowds.append(crowd())
        took = await waits
        if took is not None:
            work = self.one.commit_work if kind == "commit" else self.one.tap_work
            work.append([now - old for now, old in zip(await self._work(), worked, strict=True)])
        if took is None and target["kind"] in ("tap", "commit"):
            await self._note_silence(target)
        self._keep(kind, took, target)
        if kind == "commit":
            self.committed = began

    async def _work(self) -> list[float]:
        found = await self.counter.send("Performance.getMetrics")
        by_name = {one["name"]: one["value"] for one in found["metrics"]}
        return [float(by_name[name]) * 1000 for name in WORK.values()]

    async def _touch(self, x: float, y: float) -> None:
        if self.one.size == "phone":
            await self.page.touchscreen.tap(x, y)
        else:
            await self.page.mouse.click(x, y)

    async def _note_silence(self, target: dict[str, Any]) -> None:
        meant = target["selector"]
        fell = await self.page.evaluate("meant => probe.fell(meant)", meant)
        self.one.silent.append(f"{meant} fell on {fell['on']}")
        self.one.unanswered += fell["isHit"]
        self.one.gone += not fell["isHit"]

    def _keep(self, kind: str, took: dict[str, float] | None, target: dict[str, Any]) -> None:
        if took is None:
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


def worked(rows: list[list[float]]) -> dict[str, Any]:
    """How it is spread, and half-way through what its parts take."""
    parts = dict(zip(WORK, zip(*rows, strict=True), strict=True)) if rows else {}
    halves = {name: spread(list(found))["p50"] for name, found in parts.items() if name != "all"}
    return {**spread(list(parts.get("all", ()))), "parts": halves}


def summary(one: Measured) -> dict[str, Any]:
    turns = max(1, one.turns)
    return {
        "game": one.game,
        "size": one.size,
        "games": one.games,
        "tap_to_preview_ms": spread(one.taps),
        "commit_to_prompt_ms": spread(one.commits),
        "commit_to_own_prompt_ms": spread(one.prompts),
        "tap_work_ms": worked(one.tap_work),
        "commit_work_ms": worked(one.commit_work),
        "server_work_ms": round(one.server_work / max(1, len(one.commits)), 1),
        "clicks_per_turn": round(one.clicks / turns, 2),
        "clicks_per_game": round(one.clicks / max(1, one.games), 1),
        "scrolls_per_game": round(one.scrolls / max(1, one.games), 1),
        "unanswered": one.unanswered,
        "gone": one.gone,
        "unanswered_at": one.silent,
        "shift_per_game": round(one.shift / max(1, one.games), 4),
        "jumps_per_game": round(one.jumps / max(1, one.games), 4),
        "all_shift_per_game": round(one.all_shift / max(1, one.games), 4),
        "worst_shifts": one.worst,
    }


def table(rows: list[dict[str, Any]]) -> str:
    """A game that was not over in time has no number of clicks."""
    lines = [f"| {' | '.join(COLUMNS)} |", "|---|---|" + "--:|" * (len(COLUMNS) - 2)]
    for row in rows:
        tap, commit = row["tap_to_preview_ms"], row["commit_to_prompt_ms"]
        cells = [row["game"], row["size"], *(f"{tap[p]:.0f}" for p in ("p50", "p99"))]
        cells += [f"{commit[p]:.0f}" for p in ("p50", "p99")]
        cells += [f"{row['commit_to_own_prompt_ms']['p50']:.0f}"]
        cells += [f"{row[name]['p50']:.0f}" for name in ("tap_work_ms", "commit_work_ms")]
        cells += [f"{row['server_work_ms']:.0f}", f"{row['clicks_per_turn']:.1f}"]
        cells += [f"{row['clicks_per_game']:.0f}" if row["games"] else "not over"]
        cells += [str(row["unanswered"])]
        shifts = ("shift_per_game", "jumps_per_game", "all_shift_per_game")
        cells += [f"{row[name]:.3f}" if name in row else "" for name in shifts]
        cells += [str(row["games"]), f"{row['load']:.1f}", row["when"][:10]]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def oldest_first(cells: list[tuple[str, str]], rows: list[dict[str, Any]]) -> list[tuple[str, str]]:
    when = {(row["game"], row["size"]): row["when"] for row in rows}
    return sorted(cells, key=lambda cell: str(when.get(cell, "")))


def kept() -> list[dict[str, Any]]:
    if not DATA.exists():
        return []
    rows: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
    return rows


def merged(rows: list[dict[str, Any]], fresh: dict[str, Any]) -> list[dict[str, Any]]:
    """What was not measured this time stays as it was."""
    by_cell = {(row["game"], row["size"]): row for row in [*rows, fresh]}
    cells = [(game.id, size) for game in GAMES for size in SIZES]
    return [by_cell[cell] for cell in cells if cell in by_cell]


def publish(row: dict[str, Any]) -> None:
    rows = merged(kept(), row)
    DATA.parent.mkdir(exist_ok=True)
    DATA.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(written(rows), encoding="utf-8")


def written(rows: list[dict[str, Any]]) -> str:
    """The page: the table, what its columns mean, and how busy the machine was."""
    method = (__doc__ or "").split("\n\n", 3)[3]
    return (
        "# The client, measured\n\n"
        f"Made by `make bench-client` from [measures/client.json](measures/client.json); "
        f"times in milliseconds, to be held against {TARGET:.0f}. *Load* is how many processes "
        "wanted the two cores of the machine while a cell was measured, the browser and the "
        "server among them: above two, times are the machine's as much as ours, and the columns "
        f"called work are what to go by. {reached(rows)}\n\n{table(rows)}\n{method}"
    ).rstrip() + "\n"


def reached(rows: list[dict[str, Any]]) -> str:
    """How much of it holds, said before anybody has to look for it."""
    loads = sorted(row["load"] for row in rows)
    unanswered = sum(row["unanswered"] for row in rows)
    gone = sum(row.get("gone", 0) for row in rows)
    answers = sum(row[kind]["count"] for row in rows for kind in ANSWERS)
    return (
        f"Half of all taps are answered within {TARGET:.0f} ms in {within(rows, 'p50', 0)} of "
        f"{len(rows)} cells, half of all commits in {within(rows, 'p50', 1)}; 99 of 100 taps in "
        f"{within(rows, 'p99', 0)}, 99 of 100 commits in {within(rows, 'p99', 1)}, the slowest "
        f"cell taking {slowest(rows, 0):.0f} ms for a tap and {slowest(rows, 1):.0f} ms for a "
        f"commit. {unanswered} of {answers + unanswered} taps and commits had no answer; {gone} "
        "more fell where something had been that had just moved away. The load was "
        f"{loads[0]:.0f} to {loads[-1]:.0f}."
    )


ANSWERS = ("tap_to_preview_ms", "commit_to_prompt_ms")


def within(rows: list[dict[str, Any]], part: str, kind: int) -> int:
    return sum(row[ANSWERS[kind]][part] <= TARGET for row in rows)


def slowest(rows: list[dict[str, Any]], kind: int) -> float:
    return max(float(row[ANSWERS[kind]]["p99"]) for row in rows)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the client.")
    parser.add_argument("--browser", default=which.find())
    parser.add_argument("--games", nargs="+", default=[game.id for game in GAMES])
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--seconds", type=float, default=90, help="at each game and size")
    parser.add_argument("--longest", type=float, default=240, help="seconds for one game")
    parser.add_argument("--minutes", type=float, default=15, help="then no further cell")
    parser.add_argument("--dry", action="store_true", help="print, publish nothing")
    parser.add_argument("--page", action="store_true", help="the page anew, nothing measured")
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(main(asked()))
