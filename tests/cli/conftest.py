"""The command line, run as a real process, or inside this one where that is enough."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from rollwrite.cli import main

Result = subprocess.CompletedProcess[str]


@pytest.fixture(scope="session")
def rollwrite() -> Callable[..., Result]:
    def run(*args: str, text: str = "") -> Result:
        return subprocess.run(
            [sys.executable, "-m", "rollwrite", *args],
            input=text,
            capture_output=True,
            text=True,
            env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
        )

    return run


@pytest.fixture
def inside(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Result]:
    """Many calls without the start of a process; anything but an exit is a failure."""

    def run(*args: str, text: str = "") -> Result:
        given = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "argv", ["rollwrite", *args])
        monkeypatch.setattr(sys, "stdin", given)
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main()
        code = left.value.code
        said = capsys.readouterr()
        reason = code if isinstance(code, str) else ""  # as Python itself does
        status = 1 if reason else int(code or 0)
        return Result(list(args), status, said.out, said.err + reason)

    return run
