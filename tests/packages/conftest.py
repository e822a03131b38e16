"""Packages as others get them: built by ``make wheel``, installed in an empty environment."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import Server

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"
BUILT = "src/rollwrite/server/client/index.html"
Result = subprocess.CompletedProcess[str]


def run(*command: str | Path) -> Result:
    return subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**os.environ, "MAKEFLAGS": ""},
        capture_output=True,
        text=True,
    )


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """The tests of several processes build in the same tree."""
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What ``make wheel`` makes, of the client that is there."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "dist"
    with one_at_a_time(shared):
        if not folder.exists():
            made = run("make", "wheel", f"DIST={folder}", "-o", BUILT, "-o", ".venv/.stamp")
            assert made.returncode == 0, made.stdout + made.stderr
    return folder


class Elsewhere:
    """An environment of its own, outside the tree, with no other program in reach."""

    def __init__(self, home: Path, wheel: Path) -> None:
        self.home = home
        self.commands = home / "bin"
        assert run(UV, "venv", "--python", sys.executable, home).returncode == 0
        self.install("-c", ROOT / "requirements.lock", wheel)

    def install(self, *wanted: str | Path) -> None:
        """From what the project itself was installed from, if that is still at hand."""
        command = (UV, "--system-certs", "pip", "install", "--python", self.commands / "python")
        kept = run(*command, "--offline", *wanted)
        done = kept if kept.returncode == 0 else run(*command, *wanted)
        assert done.returncode == 0, done.stderr

    def run(self, *command: str | Path, at: str = "", text: str = "") -> Result:
        """One of its commands, in its folder or one within."""
        name, *rest = map(str, command)
        return subprocess.run(
            [self.commands / name, *rest],
            cwd=self.home / at,
            env=self.env,
            input=text,
            capture_output=True,
            text=True,
        )

    @property
    def env(self) -> dict[str, str]:
        return {"PATH": str(self.commands), "HOME": str(self.home), "COLUMNS": "100"}

    @contextmanager
    def serving(self, data: Path) -> Iterator[Server]:
        """``rollwrite serve``; what it says on the side is kept in a file."""
        server = Server(data)
        command = [str(self.commands / "rollwrite"), "serve", "--port", "0", "--data", str(data)]
        with (data / "said").open("w") as said:
            server.process = subprocess.Popen(
                command, cwd=data, env=self.env, stdout=subprocess.PIPE, stderr=said, text=True
            )
        try:
            yield server.wait_for_address()
        finally:
            assert server.stop() == 0


@pytest.fixture
def elsewhere(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    (wheel,) = dist.glob("*.whl")
    return Elsewhere(tmp_path_factory.mktemp("elsewhere"), wheel)
