"""The abuse soak, a hundredth of it: see ``bench/abuse``; ``make soak`` has all."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]
SHARE = "0.01"


def test_a_server_under_abuse_answers_everybody_and_lets_nobody_in() -> None:
    """How long a player waits meanwhile is judged by the long one, on a machine of its own."""
    command = [sys.executable, "-m", "bench.abuse", SHARE]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout, run.stderr
    report = json.loads(run.stdout)
    assert report["messages"] > 10_000
    assert report["regular_moves"] > 10
    assert report["wrongs"] == []
