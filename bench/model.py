"""How many people how many machines can serve: a model, and a simulation that checks it.

    python bench/model.py            the tables of docs/scale.md

The costs stand in ``docs/scale/costs.json``, as they were measured. A node is one process of
the server with one core. People sit two at a table; a table makes a move every five seconds.
"""

from __future__ import annotations

import heapq
import json
import random
from dataclasses import dataclass
from math import ceil
from pathlib import Path

COSTS = Path(__file__).parents[1] / "docs" / "scale" / "costs.json"
PEOPLE_A_TABLE, PACE = 2, 5.0
BUSY = 0.5  # a node is given no more than this of its core, so that answers come at once
LINES_A_NODE = 10_000  # the usual ``--lines``
DATABASE_CORES = 16
PEOPLE = (1_000, 100_000, 1_000_000)
DAY = 24 * 3600


@dataclass(frozen=True)
class Costs:
    """Measured: see docs/scale.md for how."""

    move_ms: float
    table_kb: float
    node_mb: float
    rows_a_move: float
    bytes_a_move: float
    database_ms_a_move: float  # of PostgreSQL, each move a commit and a notification


@dataclass(frozen=True)
class Plan:
    """What so many people at the same time need."""

    people: int
    moves_a_second: float
    nodes: int
    memory_mb_a_node: float
    databases: int
    gb_a_day: float


def costs() -> Costs:
    return Costs(**json.loads(COSTS.read_text(encoding="utf-8")))


def plan(cost: Costs, people: int) -> Plan:
    tables = people / PEOPLE_A_TABLE
    moves = tables / PACE
    nodes = max(ceil(moves * cost.move_ms / 1000 / BUSY), ceil(people / LINES_A_NODE))
    return Plan(
        people=people,
        moves_a_second=moves,
        nodes=nodes,
        memory_mb_a_node=cost.node_mb + tables / nodes * cost.table_kb / 1024,
        databases=ceil(moves * cost.database_ms_a_move / 1000 / BUSY / DATABASE_CORES),
        gb_a_day=moves * cost.bytes_a_move * DAY / 1e9,
    )


# -- the simulation ---------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """What became of the moves: how busy the core was, how late answers came."""

    moves: int
    share: float
    p50_ms: float
    p99_ms: float


def simulate(tables: int, move_ms: float, seconds: float, seed: int = 1) -> Seen:
    """Tables that think for a while and then ask one core, which does one move at a time."""
    chance, cost = random.Random(seed), move_ms / 1000
    asking = [_thinking(chance) * chance.random() for _ in range(tables)]
    heapq.heapify(asking)
    free_at = busy = 0.0
    waits: list[float] = []
    while asking and asking[0] < seconds:
        asked = heapq.heappop(asking)
        work = cost * chance.uniform(0.5, 1.5)
        free_at = max(free_at, asked) + work
        busy += work
        waits.append(free_at - asked)
        heapq.heappush(asking, free_at + _thinking(chance))
    waits.sort()
    return Seen(len(waits), busy / seconds, _share(waits, 0.5), _share(waits, 0.99))


def _thinking(chance: random.Random) -> float:
    return PACE * chance.uniform(0.5, 1.5)


def _share(waits: list[float], part: float) -> float:
    return 1000 * waits[min(len(waits) - 1, int(part * len(waits)))]


# -- the page ----------------------------------------------------------------------------


def plan_rows(cost: Costs) -> list[str]:
    return [_plan_row(plan(cost, people)) for people in PEOPLE]


def _plan_row(found: Plan) -> str:
    return (
        f"| {found.people:,} | {found.moves_a_second:,.0f} | {found.nodes} "
        f"| {found.memory_mb_a_node:,.0f} MB | {found.databases} | {found.gb_a_day:,.1f} GB |"
    )


def load_rows(cost: Costs, steps: tuple[int, ...] = (10, 100, 500, 1000, 2000, 5000)) -> list[str]:
    """What the model says of one node at human pace."""
    rows = []
    for tables in steps:
        seen = simulate(tables, cost.move_ms, 60)
        share = f"{seen.share:.0%}"
        rows.append(f"| {tables:,} | {share} | {seen.p50_ms:.1f} ms | {seen.p99_ms:.1f} ms |")
    return rows


def main() -> None:
    cost = costs()
    print("\n".join(["people", *plan_rows(cost), "one node", *load_rows(cost)]))


if __name__ == "__main__":
    main()
