"""``python -m bench.abuse [share]``: the whole of it, or a share; prints JSON, fails on a wrong."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from .soak import SLOWEST_P99, Plan, server, soak, wrongs


def of_size(share: float) -> Plan:
    """The whole plan, or less of everything but fuzzers."""
    whole = Plan()
    sizes = {name: int(getattr(whole, name) * share) for name in Plan.__dataclass_fields__}
    return Plan(**{**sizes, "fuzzers": whole.fuzzers})


def main() -> None:
    plan = of_size(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with server(Path(folder) / "data", log) as (pid, url):
            report = asyncio.run(soak(url, pid, plan))
        said = log.read_text(encoding="utf-8")
    report |= {"log": said.splitlines()[:20], "wrongs": wrongs(report, said)}
    report["is_late"] = report["regular_p99_ms"] > SLOWEST_P99 * 1000
    print(json.dumps(report, indent=2))
    sys.exit(bool(report["wrongs"] or report["is_late"]))


if __name__ == "__main__":
    main()
