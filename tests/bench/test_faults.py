"""A short piece of ``bench.faults`` on either database; ``make soak`` has all of it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.faults import disk
from bench.faults.disk import is_disk, small_disk
from bench.faults.factory import Factory
from bench.faults.node import Node, is_alive
from tests.server.house import DEVICE, GREEDY, ME, Server, code

ROOT = Path(__file__).parents[2]
SHORT = ("5", "2", "--rare", "2", "--patience", "3", "--within", "900")
ON_DISKS = {"sqlite": {"full disks", "read-only disks"}, "postgresql": {"full disks"}}
ANYWHERE = {"sqlite": {"locks", "read-only disks in use"}, "postgresql": {"databases"}}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whatever_is_killed_nothing_acknowledged_is_lost_or_done_twice(kind: str) -> None:
    command = [sys.executable, "-m", "bench.faults", kind, *SHORT]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout, run.stderr
    report = json.loads(run.stdout)
    assert report["wrongs"] == []
    assert (run.returncode, report["lost_or_doubled"], report["some_tracebacks"]) == (0, 0, [])
    assert report["faults"]["kills"] >= 5
    assert report["steps_stored"] >= report["steps_acknowledged"] > 50
    assert report["races"] > 0
    assert report["faults"]["faults under load"] > 0
    with small_disk() as folder:
        wanted = ANYWHERE[kind] | (ON_DISKS[kind] if is_disk(folder) else set())
    assert wanted <= set(report["faults"]), "each kind of fault comes in its turn"


def test_where_nobody_may_mount_a_folder_stands_for_a_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "DISK", "not a size")
    with small_disk() as folder:
        assert not is_disk(folder)
        (folder / "file").touch()


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    factory = Factory()
    found = Node(factory, tmp_path, "node", jumps=False, store_patience=0.1)
    asyncio.run(found.start())
    yield found
    found.kill()
    factory.close()


def test_on_a_disk_that_became_read_only_steps_are_refused_and_go_on_afterwards(
    node: Node, tmp_path: Path
) -> None:
    server = Server(tmp_path / "node")
    server.url = f"http://127.0.0.1:{node.port}"
    ada = server.guest("Ada")
    table = ada.open(ME, DEVICE, options={"order": "clockwise"})
    with ada.at(table) as sitting:
        assert sitting.play("step", move="refuse")["type"] == "done"
        node.frozen.touch()
        assert code(sitting.play("commit")) == "not-stored"
        answer = ada.post("/api/tables", {"game": "lost-cities", "seats": [ME, GREEDY]})
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        assert ada.get(f"/api/tables/{table}")["steps"] == 1
        node.frozen.unlink()
        assert sitting.play("commit")["type"] == "done"
        stage = sitting.view_where(stage=sitting.table["stage"] + 1)["stage"]
    node.kill()
    while is_alive(node.process):
        time.sleep(0.01)
    asyncio.run(node.start())
    with ada.at(table) as again:
        assert again.table["stage"] == stage
    assert "Traceback" not in node.log.read_text(encoding="utf-8")
