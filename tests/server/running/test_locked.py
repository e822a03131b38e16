"""Data that cannot be written for a while: somebody else locks them, or the disk is full."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.server.house import DEVICE, GREEDY, ME, Live, Person, Server, code

SHORT = ("--store-patience", "0.05", "--bot-delay", "0.5", "--no-limits")


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Until a bot has failed to write because of it."""
    other = sqlite3.connect(server.data / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
        while "did not move" not in server.said():
            time.sleep(0.01)
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def serving(folder: Path, retry: str) -> Iterator[tuple[Server, Person]]:
    server = Server(folder / "data", *SHORT, "--bot-retry", retry).start()
    try:
        yield server, server.guest("Ada")
    finally:
        server.stop()
    assert "Traceback" not in server.said()


def leave_it_to_the_bot(sitting: Live) -> None:
    """Ada decides until the bot must."""
    while not sitting.owes():
        sitting.next_view()
    while sitting.owes():
        assert sitting.play("step", move="refuse", commit=True)["type"] == "done"
        sitting.next_view()


def test_a_bot_that_could_not_store_its_move_tries_again_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path, retry="0.02") as (server, ada):
        table = ada.open(ME, GREEDY, options={"order": "clockwise"})
        with ada.at(table) as sitting:
            leave_it_to_the_bot(sitting)
            with locked(server):
                pass
            while not sitting.owes():
                sitting.next_view()


def test_a_bot_that_could_not_store_its_move_tries_again_when_somebody_comes(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, retry="80000") as (server, ada):
        table = ada.open(ME, GREEDY, options={"order": "clockwise"})
        with ada.at(table) as sitting:
            leave_it_to_the_bot(sitting)
            with locked(server):
                pass
        with ada.at(table) as sitting:
            while not sitting.owes():
                sitting.next_view()


@contextmanager
def full(server: Server) -> Iterator[None]:
    """No file of the server grows any more, as on a disk without room."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_steps_are_refused_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with serving(tmp_path, retry="0.02") as (server, ada):
        table = ada.open(ME, DEVICE, options={"order": "clockwise"})
        with ada.at(table) as sitting:
            assert sitting.play("step", move="refuse")["type"] == "done"
            with full(server):
                refused = sitting.play("commit")
                assert code(refused) == "not-stored"
                answer = ada.post("/api/tables", {"game": "lost-cities", "seats": [ME, GREEDY]})
                assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
                assert ada.get(f"/api/tables/{table}")["steps"] == 1
            assert sitting.play("commit")["type"] == "done"
            stage = sitting.view_where(stage=sitting.table["stage"] + 1)["stage"]
        server.kill()
        server.start()
        with ada.at(table) as again:
            assert again.table["stage"] == stage


def test_data_that_fail_after_the_first_look_are_told_in_one_sentence_as_well(
    tmp_path: Path,
) -> None:
    """The port is open by then; a disk may fail at any time."""
    (tmp_path / "tables.sqlite").write_bytes(b"nothing of ours, and long enough to be read" * 99)
    lines = [
        "from rollwrite.server.serving import Settings, _serve",
        f"_serve(Settings(data=__import__('pathlib').Path({str(tmp_path)!r}), port=0), False)",
    ]
    command = [sys.executable, "-c", "\n".join(lines)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (said,) = done.stderr.splitlines()
    assert said.startswith(f"rollwrite cannot start: {tmp_path}")


def test_a_start_that_cannot_keep_its_own_keys_is_told_in_one_sentence(tmp_path: Path) -> None:
    """The last that is asked of the data before anybody comes in."""
    Server(tmp_path).start().stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as data:
        data.execute("DROP TABLE own_keys")
    command = [sys.executable, "-m", "rollwrite.server", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (said,) = done.stderr.splitlines()
    assert said.startswith("rollwrite cannot start: ")
    assert "own_keys" in said
