"""One mutant after another, each in a copy of the sources, until a test notices it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from typing import Literal

from .planting import Mutant
from .rooms import ROOT, SLOW, SOURCES, tests_of

Fate = Literal["killed", "stuck", "survived"]
PATIENCE = 600.0
NOTHING_FAILED, NOTHING_FOUND = 0, 5


@dataclass(frozen=True)
class Trial:
    mutant: Mutant
    fate: Fate
    seconds: float


@contextmanager
def copy_of_sources() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        shutil.copytree(SOURCES, Path(folder) / "src", ignore=shutil.ignore_patterns("__pycache__"))
        yield Path(folder)


def require_green(copy: Path, mutants: list[Mutant]) -> None:
    """Tests that fail anyway would notice everything."""
    rows = {tuple(row) for mutant in mutants for row in tests_of(mutant.path)}
    for row in sorted(rows):
        code = run_tests(copy, list(row))
        assert code in (NOTHING_FAILED, NOTHING_FOUND), f"{' '.join(row)} fails without a fault"


@contextmanager
def planted(copy: Path, mutant: Mutant) -> Iterator[None]:
    """The copy is whole again afterwards."""
    file = copy / mutant.path
    whole = file.read_text(encoding="utf-8")
    _rewrite(file, mutant.source)
    try:
        yield
    finally:
        _rewrite(file, whole)


def _rewrite(file: Path, source: str) -> None:
    """Bytecode is known by second and size of its source: a quick change of one letter would
    go unseen."""
    file.write_text(source, encoding="utf-8")
    Path(cache_from_source(file)).unlink(missing_ok=True)


def try_mutant(copy: Path, mutant: Mutant) -> Trial:
    began = time.monotonic()
    with planted(copy, mutant):
        fate = _fate(copy, mutant)
    return Trial(mutant, fate, time.monotonic() - began)


def _fate(copy: Path, mutant: Mutant) -> Fate:
    for tests in tests_of(mutant.path):
        try:
            code = run_tests(copy, tests)
        except subprocess.TimeoutExpired:
            return "stuck"
        if code not in (NOTHING_FAILED, NOTHING_FOUND):
            return "killed"
    return "survived"


def run_tests(copy: Path, tests: list[str]) -> int:
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider"]
    command += [f"--ignore-glob=*{name}" for name in SLOW]
    bare = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # loading them takes longer than most tests
    environment = {**os.environ, **bare, "PYTHONPATH": str(copy / "src")}
    with subprocess.Popen(
        [*command, *tests],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            raise
