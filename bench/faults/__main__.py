"""Kill everything, again and again, while people play: nothing acknowledged may be lost or doubled.

    python -m bench.faults [sqlite|postgresql] [kills] [tables]
    python -m bench.faults postgresql --publish       into docs/proof

Servers are killed -9, and with them or without them the database; lines are cut, slow and
half-open; the database is locked, its disk full or read-only; clocks jump; people resend,
repeat and reorder what they say, and race themselves at two nodes. At last every table is
read from the database, played again and compared with what every server and every person
knows. Prints JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import ArgumentParser
from collections.abc import Coroutine
from typing import Any

from bench.faults.people import PATIENCE
from bench.faults.soak import Soak
from bench.proof.page import publish

KILLS, TABLES, RARE = 500, 8, 12
Report = dict[str, object]


def main() -> None:
    parser = ArgumentParser("bench.faults")
    parser.add_argument("database", nargs="?", default="postgresql")
    parser.add_argument("kills", nargs="?", type=int, default=KILLS)
    parser.add_argument("tables", nargs="?", type=int, default=TABLES)
    parser.add_argument("--rare", type=int, default=RARE, help="kills between faults of disks")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="with a silent line")
    parser.add_argument("--within", type=float, help="seconds; then it says who waits for what")
    parser.add_argument("--publish", action="store_true", help="keep it in docs/proof")
    asked = parser.parse_args()
    size = (asked.kills, asked.tables, asked.rare, asked.patience)
    report = asyncio.run(within(asked.within, Soak(asked.database, *size).run()))
    if asked.publish:
        publish(f"faults-{asked.database}", report)
    print(json.dumps(report, indent=2))
    sys.exit(1 if report["lost_or_doubled"] else 0)


async def within(seconds: float | None, run: Coroutine[Any, Any, Report]) -> Report:
    """What got stuck is told by where it waits."""
    task = asyncio.create_task(run)
    done, _ = await asyncio.wait([task], timeout=seconds)
    if not done:
        for waiting in asyncio.all_tasks() - {asyncio.current_task()}:
            waiting.print_stack(file=sys.stderr)
        task.cancel()
    return await task


if __name__ == "__main__":
    main()
