"""The abuse soak, a hundredth of it: see ``bench/abuse``; ``make soak`` has all."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]
SHARE = "0.01"
LATEST = 40  # times what half of all steps take on the same machine a moment before
GREED = ("upload", "hoard")


def test_a_server_under_abuse_answers_everybody_and_lets_nobody_in() -> None:
    """How many milliseconds a player waits is judged by the long one, on a machine of its own;
    here only that it is not out of all proportion."""
    command = [sys.executable, "-m", "bench.abuse", SHARE]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout, run.stderr
    report = json.loads(run.stdout)
    assert report["messages"] > 10_000
    assert report["wrongs"] == []
    assert all(report["sent"][kind] == report["answered"][kind] > 0 for kind in GREED)
    for who in ("regular", "beside_bot"):
        calm, meanwhile = report["calm"][who], report["meanwhile"][who]
        assert min(calm["count"], meanwhile["count"]) > 10
        assert meanwhile["p50_ms"] < LATEST * calm["p50_ms"]
    assert report["meanwhile"]["bot"]["count"] > 0, "bots are not starved"
