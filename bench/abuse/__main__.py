"""``python -m bench.abuse [share]``: the whole of it, or a share; prints JSON, fails on a wrong.

With ``--publish`` it is kept in docs/proof.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from bench.proof.page import publish

from .soak import SLOWEST_P99, Plan, server, soak, wrongs


def of_size(share: float) -> Plan:
    """The whole plan, or less of everything but fuzzers."""
    whole = Plan()
    sizes = {name: int(getattr(whole, name) * share) for name in Plan.__dataclass_fields__}
    return Plan(**{**sizes, "fuzzers": whole.fuzzers})


def main() -> None:
    parser = ArgumentParser("bench.abuse")
    parser.add_argument("share", nargs="?", type=float, default=1.0)
    parser.add_argument("--publish", action="store_true", help="keep it in docs/proof")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with server(Path(folder) / "data", log) as (pid, url):
            report = asyncio.run(soak(url, pid, of_size(asked.share)))
        said = log.read_text(encoding="utf-8")
    report |= {"log": said.splitlines()[:20], "wrongs": wrongs(report, said)}
    report["is_late"] = report["meanwhile"]["regular"]["p99_ms"] > SLOWEST_P99 * 1000
    if asked.publish:
        publish("abuse", report)
    print(json.dumps(report, indent=2))
    sys.exit(bool(report["wrongs"] or report["is_late"]))


if __name__ == "__main__":
    main()
