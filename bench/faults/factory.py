"""Servers that can be killed by the hundred: forked from a process that has imported everything.

    python -m bench.faults.factory

Reads settings as lines of JSON, answers with the process id of the server it made of them.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bench.faults.frozen import freeze_while
from rollwrite.server.serving import serve_with
from rollwrite.server.settings import Settings

LONGEST_JUMP = 86_400.0


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the killed are buried by the system
    print("ready", flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if not child:
            _serve(asked)
        print(child, flush=True)


def _serve(asked: dict[str, Any]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(asked.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(log, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if asked.pop("jumps"):
        _let_the_clock_jump()
    if frozen := asked.pop("frozen"):
        freeze_while(Path(frozen))
    serve_with(Settings(**{**asked, "data": Path(asked["data"])}))
    os._exit(0)


def _let_the_clock_jump() -> None:
    """Now and then by up to a day, in either direction; the steady clock stays steady."""
    now, off, chance = time.time, [0.0], random.Random()

    def jumping() -> float:
        if chance.random() < 0.02:
            off[0] = chance.uniform(-LONGEST_JUMP, LONGEST_JUMP)
        return now() + off[0]

    time.time = jumping


class Factory:
    """The other end of it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "bench.faults.factory"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._answer() == "ready"

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def make(self, **asked: Any) -> int:
        """The process of a new server."""
        assert self._process.stdin is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        return int(self._answer())

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


if __name__ == "__main__":
    main()
