"""Where servers of tests come from: a process that has read the code once, and forks.

Each is a process of its own, to be asked, drained and killed; only the reading of the code,
most of what a start costs, is done once for all of them.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, TextIO

NURSERY = get_context("forkserver")
# What a server reads while it starts, too: Litestar looks for the plugins of what is installed.
NURSERY.set_forkserver_preload(
    ["rollwrite.server.__main__", "litestar.plugins.pydantic", "litestar.plugins.attrs", __name__]
)
STRICT = {"PYTHONWARNINGS": "error"}


class Start(NamedTuple):
    words: list[str]
    inherited: dict[str, str]  # the environment
    out: Connection
    log: Path
    files: int  # how many may be open; 0: as many as here


class Born:
    """What ``subprocess.Popen`` says of a process, of one from the nursery."""

    def __init__(self, words: list[str], log: Path, files: int = 0) -> None:
        here, there = NURSERY.Pipe(duplex=False)
        start = Start(words, {**os.environ, **STRICT}, there, log, files)
        self._process = NURSERY.Process(target=_live, args=(start,))
        self._start()
        there.close()
        self.stdout: TextIO = os.fdopen(os.dup(here.fileno()), encoding="utf-8")
        here.close()

    def _start(self) -> None:
        """The nursery reads the code as strictly as its children would, and nothing of ours."""
        main, before = sys.modules["__main__"], dict(os.environ)
        sys.modules["__main__"] = ModuleType("__main__")
        os.environ.update(STRICT)
        try:
            self._process.start()
        finally:
            sys.modules["__main__"] = main
            os.environ.pop("PYTHONWARNINGS")
            os.environ.update(before)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired("rollwrite.server", timeout or 0.0)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _live(start: Start) -> None:
    """As if by ``python -m rollwrite.server``."""
    from rollwrite.server.__main__ import main

    os.dup2(start.out.fileno(), 1)
    start.out.close()
    os.dup2(os.open(start.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644), 2)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
    os.environ.clear()
    os.environ.update(start.inherited)
    if start.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (start.files, start.files))
    sys.argv = ["rollwrite.server", *start.words]
    main()
