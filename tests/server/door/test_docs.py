"""The page for bot authors is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.house import PATIENCE, Server

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "rollwrite"
COMMANDS = PACKAGE / "cli"  # has errors of its own, which never reach the wire
SOURCES = [file for file in PACKAGE.rglob("*.py") if COMMANDS not in file.parents]
# Said where sheets, weights and packages are read.
NEVER_SENT = {"game-error", "bad-sheet", "bad-weights", "left-out"}
EXAMPLE = re.compile(r"<!-- example.*?-->\n```python\n(.*?)```", re.DOTALL)


def test_the_example_plays_a_game(server: Server, tmp_path: Path) -> None:
    found = EXAMPLE.search(PAGE)
    assert found
    script = tmp_path / "example.py"
    script.write_text(found[1], encoding="utf-8")
    run = subprocess.run(
        [sys.executable, str(script), server.url],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    names = [line.split(":")[0] for line in run.stdout.splitlines()]
    assert names == ["Example", "Greedy", "The record"]


def test_every_code_of_the_server_is_in_the_table_of_errors() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in SOURCES)
    codes = set(re.findall(r'Refusal\(\d+, "([a-z-]+)"', source))
    codes |= set(re.findall(r'    code = "([a-z-]+)"', source)) - NEVER_SENT
    missing = {code for code in codes if f"`{code}`" not in PAGE}
    assert not missing


def test_every_operation_the_page_names_is_served(server: Server) -> None:
    paths = server.get("/api/docs/openapi.json").json()["paths"]
    named = set(re.findall(r"`(?:GET|POST) (/api/[a-z{}/-]+)", PAGE))
    assert named
    assert named <= set(paths)
