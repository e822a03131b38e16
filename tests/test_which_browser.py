"""The browser tests drive whatever is there, and say what to do where nothing is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WHICH = Path(__file__).parent / "browser" / "which.py"
OWN = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as found: print(found.chromium.executable_path)"
)


def program(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def run(home: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """With nothing on the path but what the test has put there."""
    env = {**os.environ, "PATH": str(home), "PLAYWRIGHT_BROWSERS_PATH": str(home / "own"), **more}
    env = {name: value for name, value in env.items() if value}
    return subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True)


def which(home: Path, *options: str, named: str = "") -> subprocess.CompletedProcess[str]:
    return run(home, str(WHICH), *options, ROLLWRITE_BROWSER=named)


@pytest.mark.parametrize("name", ["chromium", "google-chrome", "microsoft-edge"])
def test_a_browser_on_the_path_is_used(tmp_path: Path, name: str) -> None:
    there = program(tmp_path / name)
    assert which(tmp_path).stdout.strip() == str(there)


def test_one_without_a_window_comes_first_but_where_a_whole_one_is_needed(tmp_path: Path) -> None:
    whole = program(tmp_path / "chromium")
    shell = program(tmp_path / "chromium-headless-shell")
    assert which(tmp_path).stdout.strip() == str(shell)
    asked = f"import sys; sys.path.insert(0, {str(WHICH.parent)!r}); import which"
    found = run(tmp_path, "-c", f"{asked}; print(which.find(is_whole=True))", ROLLWRITE_BROWSER="")
    assert found.stdout.strip() == str(whole)


def test_playwrights_own_is_used_where_no_other_is(tmp_path: Path) -> None:
    own = Path(run(tmp_path, "-c", OWN).stdout.strip())
    assert own.is_relative_to(tmp_path)
    program(own)
    assert which(tmp_path).stdout.strip() == str(own)


def test_a_browser_that_is_named_comes_first(tmp_path: Path) -> None:
    program(tmp_path / "chromium")
    mine = program(tmp_path / "mine")
    assert which(tmp_path, named=str(mine)).stdout.strip() == str(mine)


def test_a_named_browser_that_is_not_there_is_told(tmp_path: Path) -> None:
    found = which(tmp_path, named="/no/where")
    assert found.returncode == 1
    assert found.stderr == "ROLLWRITE_BROWSER names “/no/where”, which is no program here.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="others may have one where systems keep it")
def test_without_a_browser_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    found = which(tmp_path, "--install")
    assert found.returncode == 1
    assert found.stdout == ""
    assert found.stderr.count("\n") == 1
    assert "install chromium" in found.stderr
