"""docs/hosts.md: every command on the page is one that works."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rollwrite.server.settings.sources import OPTIONS
from tests.server.house import Server
from tests.server.running.test_settings import run

PAGE = (Path(__file__).parents[3] / "docs" / "hosts.md").read_text(encoding="utf-8")
SERVING = re.findall(r"^    rollwrite serve((?: --[a-z-]+ \S+)*)", PAGE, re.MULTILINE)
BLOCKS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
LINES = [
    line
    for block in BLOCKS
    for line in block.splitlines()
    if "backup" not in line and "--database" not in line
]


def test_every_way_to_serve_is_understood() -> None:
    assert len(SERVING) >= 6
    for words in SERVING:
        done = run("config", *shlex.split(words))
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("line", [line for line in LINES if "restore" not in line])
def test_every_line_can_be_said(line: str, tmp_path: Path) -> None:
    """With a server that runs; copies have tests of their own."""
    server = Server(tmp_path / "data").start()
    port = server.url.rpartition(":")[2]
    command, *words = shlex.split(line)
    assert command == "rollwrite"
    done = run(*words, ROLLWRITE_PORT=port, ROLLWRITE_DATA=str(server.data))
    server.stop()
    assert done.returncode == 0, done.stdout + done.stderr


def test_options_that_the_page_names_exist() -> None:
    ours = {option.flag for option in OPTIONS.values()} | {"--help", "--json"}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", PAGE)) <= ours
