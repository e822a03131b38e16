"""Numbers for who watches over a server, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.house import DEVICE, ME, Server
from tests.server.ports import free_port

TWICE_WHAT_THE_PAGE_SAYS = 150e6


def test_numbers_are_told_at_an_address_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path / "data", "--metrics", f"127.0.0.1:{port}").start()
    address = f"http://127.0.0.1:{port}/metrics"
    try:
        ada = server.guest("Ada")
        with ada.at(ada.open(ME, DEVICE, options={"order": "clockwise"})) as sitting:
            assert sitting.play("step", move=sitting.moves()[0])["type"] == "done"
            assert sitting.play("step", move="nonsense")["type"] == "refused"
            told = httpx.get(address, timeout=60)
        rows = dict(row.rsplit(" ", 1) for row in told.text.splitlines() if row[:1] != "#")
        assert rows["rollwrite_change_seconds_count"] == "2.0"
        assert rows['rollwrite_messages_total{kind="Step"}'] == "2.0"
        assert rows['rollwrite_requests_total{status="201"}'] == "2.0"
        assert rows["rollwrite_live"] == rows["rollwrite_tables"] == "1.0"
        assert any(name.startswith("rollwrite_refusals_total") for name in rows)
        assert 1e6 < float(rows["process_resident_memory_bytes"]) < TWICE_WHAT_THE_PAGE_SAYS
        assert ada.token not in told.text
        assert server.get("/metrics").status_code == 404
        foreign = httpx.get(address, headers={"Host": "evil.example"}, timeout=60)
        assert foreign.status_code == 421
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=60).status_code == 404
    finally:
        assert server.stop() == 0
