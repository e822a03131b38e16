"""The page for hosts on many nodes: its very lines, with a database that is there."""

from __future__ import annotations

import contextlib
from pathlib import Path

from tests.server.house import LINK, ME, Server
from tests.server.nodes import at
from tests.server.postgres import Postgres
from tests.server.store.test_backup import BLOCKS, PAGE, Host

THEIRS = "postgresql://rollwrite@db.example.org/rollwrite"


class Line(Server):
    """A server as the page starts it, on another port."""

    def __init__(self, data: Path, words: list[str]) -> None:
        super().__init__(data, *words[words.index("--database") :])


def test_the_lines_of_the_page_make_nodes_and_copies_and_bring_them_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.database()
    blocks = [block for block in BLOCKS.findall(PAGE.read_text("utf-8")) if THEIRS in block]
    serving, copying, putting_back = [
        [line.replace(THEIRS, url).split()[1:] for line in block.splitlines()] for block in blocks
    ]
    host = Host(tmp_path)
    with contextlib.ExitStack() as stack:
        nodes = []
        for number, words in enumerate(serving):
            assert words[0] == "serve"
            nodes.append(Line(tmp_path / str(number), words).start())
            stack.callback(nodes[-1].stop)
        ada = nodes[0].guest("Ada")
        kept = ada.open(ME, LINK)
        assert [row["id"] for row in at(nodes[1], ada).get("/api/me")["tables"]] == [kept]
        for words in copying:
            done = host.run(*words)
            assert "1 tables, 1 guests" in done.stdout, done.stderr
        assert "used by 2 nodes" in done.stdout
        assert "BAD" in done.stdout, "this one does not sync, and the doctor sees it"
        assert host.copy.stat().st_mode & 0o077 == 0
        refused = host.run(*putting_back[0])
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "other nodes use these data; stop them first" in refused.stderr
        ada.open(ME, LINK)
    done = host.run(*putting_back[0])
    assert "1 tables, 1 guests" in done.stdout, done.stderr
    assert "What was there before is now the schema rollwrite_before_" in done.stdout
    nodes[0].start()
    assert [row["id"] for row in ada.get("/api/me")["tables"]] == [kept]
    nodes[0].stop()
