"""The command line, run as a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

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
