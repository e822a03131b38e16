"""Copies of a running server's data: whole, checked, for their owner only, put back."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwrite
from rollwrite.server.store.copying.backup import back_up, restore, verify
from rollwrite.server.store.rows import StoreError
from rollwrite.server.store.sqlite import connect
from tests.server.house import LINK, ME, Server

PACKAGES = str(Path(rollwrite.__file__).parents[1])
PAGE = Path(__file__).parents[3] / "docs" / "hosts.md"
BLOCKS = re.compile(r"```sh\n(.*?)```", re.DOTALL)


class Host:
    """A folder with a copy in it, and the command line as its owner has it."""

    def __init__(self, home: Path) -> None:
        self.home, self.folder = home, home / "copies"
        self.folder.mkdir()
        self.server = Server(home / "rollwrite", "--no-limits")
        self.copy = self.folder / "tables-copy.sqlite"

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "rollwrite", *words],
            cwd=self.folder,
            env={**os.environ, "XDG_DATA_HOME": str(self.home), "PYTHONPATH": PACKAGES},
            capture_output=True,
            text=True,
            umask=0o022,
        )


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    found = Host(tmp_path)
    found.server.start()
    yield found
    if found.server.process is not None:
        found.server.stop()


def test_the_lines_of_the_page_copy_a_running_server_and_bring_it_back(host: Host) -> None:
    ada = host.server.guest("Ada")
    kept = ada.open(ME, LINK)
    copying, putting_back = [
        [line.split()[1:] for line in block.splitlines()]
        for block in BLOCKS.findall(PAGE.read_text(encoding="utf-8"))
        if ("backup" in block or "restore" in block) and "--database" not in block
    ]
    for line in copying:
        done = host.run(*line)
        assert done.returncode == 0, done.stderr
        assert "1 tables, 1 guests" in done.stdout
    assert host.copy.stat().st_mode & 0o077 == 0
    later = ada.open(ME, LINK)
    refused = host.run(*putting_back[0])
    assert refused.returncode == 2
    assert "another rollwrite uses the data" in refused.stderr
    second = host.run("serve", "--port", "0")
    assert second.returncode == 1
    assert "another rollwrite uses the data" in second.stderr.splitlines()[-1]
    assert "Traceback" not in second.stderr
    host.server.kill()
    done = host.run(*putting_back[0])
    assert done.returncode == 0, done.stderr
    host.server.start()
    assert [row["id"] for row in ada.get("/api/me")["tables"]] == [kept]
    aside = next(host.server.data.glob("tables-before-*.sqlite"))
    with sqlite3.connect(aside) as before:
        tables = {row[0] for row in before.execute("SELECT table_id FROM events")}
    before.close()
    assert tables == {kept, later}


def filled(folder: Path) -> Path:
    """A database with some rows in it."""
    database = folder / "tables.sqlite"
    with contextlib.closing(connect(database)) as store:
        rows = [(f"t{number}", 1, 1.0, b"{}" * 100) for number in range(100)]
        store.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
    return database


def test_what_is_no_good_copy_is_refused(tmp_path: Path) -> None:
    database, copy = filled(tmp_path / "data"), tmp_path / "copy"
    assert back_up(database, copy).tables == 100
    good, half = copy.read_bytes(), copy.stat().st_size // 2
    spoiled = {
        "cut": good[:half],
        "empty": b"",
        "spoiled": good[:half] + b"\xff" * 3000 + good[half + 3000 :],
        "text": b"hello",
    }
    for name, body in spoiled.items():
        (tmp_path / name).write_bytes(body)
    for name in (*spoiled, "nothing", "data"):
        with pytest.raises(StoreError):
            verify(tmp_path / name)
        with pytest.raises(StoreError):
            restore(tmp_path / name, database)
    assert back_up(database, copy).tables == 100


def test_a_database_that_is_damaged_is_set_aside_as_it_is(tmp_path: Path) -> None:
    database, copy = filled(tmp_path / "data"), tmp_path / "copy"
    back_up(database, copy)
    database.write_bytes(b"no database any more")
    aside = restore(copy, database)
    assert aside is not None
    assert aside.read_bytes() == b"no database any more"
    assert verify(database).tables == 100


def test_where_nothing_is_kept_nothing_is_copied(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no file"):
        back_up(tmp_path / "elsewhere" / "tables.sqlite", tmp_path / "copy")
    assert not any(tmp_path.iterdir())


def test_data_are_for_their_owner_only_however_they_came(tmp_path: Path) -> None:
    found = Host(tmp_path)
    found.server.data.mkdir()
    database = found.server.data / "tables.sqlite"
    database.touch(0o644)
    found.server.start()
    found.server.guest("Ada")
    files = [file for file in found.server.data.iterdir() if "tables" in file.name]
    found.server.stop()
    assert [file.name for file in files if "shm" in file.name]
    assert database.stat().st_mode & 0o077 == 0
