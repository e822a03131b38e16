"""docs/proof: what faults and abuse were tried on a server for long, and what came of it.

    python -m bench.proof.page      the page anew, from what is kept

``python -m bench.faults --publish`` and ``python -m bench.abuse --publish`` keep what they
found as JSON and write the page.
"""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

Json = dict[str, Any]
FOLDER = Path(__file__).parents[2] / "docs" / "proof"
PAGE = FOLDER / "README.md"
FAULTS = {"faults-sqlite": "SQLite", "faults-postgresql": "PostgreSQL"}
ABUSE = "abuse"
MOST_CODES = 12
OF_THIS_MACHINE = ("some_tracebacks", "log")  # they name its folders; whoever runs it is shown them


def publish(name: str, report: Json) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = {"when": datetime.now().isoformat(timespec="seconds"), "cores": os.cpu_count()}
    said = {key: value for key, value in report.items() if key not in OF_THIS_MACHINE}
    kept = {**said, **known, "load": round(os.getloadavg()[0], 1)}
    (FOLDER / f"{name}.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(written(), encoding="utf-8")


def kept(name: str) -> Json:
    found: Json = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def written() -> str:
    there = {name: kept(name) for name in [*FAULTS, ABUSE] if (FOLDER / f"{name}.json").exists()}
    parts = ["# What was tried for long, and what came of it\n", HEAD]
    parts += [fault_page({name: there[name] for name in FAULTS if name in there})]
    parts += [abuse_page(there[ABUSE])] if ABUSE in there else []
    return "\n".join(parts)


HEAD = """\
Made by `make soak`, or by `python -m bench.faults sqlite --publish` and the like, from the JSON
beside this page; `tests/bench/test_proof.py` holds the two together. The suite runs a short piece
of each (`tests/bench/test_faults.py`, `tests/server/door/strangers/test_abuse.py`); what is
promised, and by which test, stands in [security.md](../security.md), how many people how many
machines can serve in [scale.md](../scale.md).
"""

# -- faults --------------------------------------------------------------------------------

FAULT_HEAD = """\
## Faults

People play over lines that are cut, slow or open at one end only, say things twice, late and out
of order, and race themselves with two sockets, at different nodes where there are several.
Meanwhile servers and PostgreSQL are killed (`kill -9`), disks are full or read-only, the database
is locked, and every server's clock jumps by up to a day. At last every table is played again from
the database and compared with what every server and every person knows. *Stored* lies between
*acknowledged* and *sent*: of a step whose answer was lost nobody was told.
"""
KINDS = {
    "servers": "servers killed",
    "databases": "PostgreSQL killed",
    "faults under load": "kills and faults while steps were made",
    "full disks": "full disks",
    "read-only disks": "starts on a read-only disk",
    "read-only disks in use": "disks that became read-only in use",
    "locks": "locked databases",
}


def fault_page(reports: dict[str, Json]) -> str:
    if not reports:
        return ""
    names = [FAULTS[name] for name in reports]
    rows = [f"| | {' | '.join(names)} |", "|---|" + "--:|" * len(names)]
    for what, cells in fault_rows(list(reports.values())).items():
        rows.append(f"| {what} | {' | '.join(cells)} |")
    return "\n".join([FAULT_HEAD, *rows, ""])


def fault_rows(reports: list[Json]) -> dict[str, list[str]]:
    def row(get: Any) -> list[str]:
        return [_said(get(report)) for report in reports]

    found = {
        words: row(lambda one, key=key: one["faults"].get(key)) for key, words in KINDS.items()
    }
    fates = ("cut", "slow", "half-open")
    found["lines cut, slow, half-open"] = row(lambda one: [one["lines"].get(f, 0) for f in fates])
    found["races of one person at two sockets"] = row(lambda one: one["races"])
    found["nodes"] = row(lambda one: one["nodes"])
    found["tables played"] = row(lambda one: one["tables"])
    for what in ("sent", "acknowledged", "stored"):
        found[f"steps {what}"] = row(lambda one, key=what: one[f"steps_{key}"])
    found["refused, by code"] = row(lambda one: _codes(one["refused"]))
    found["tracebacks in the logs"] = row(lambda one: one["tracebacks"])
    found["**lost or doubled, or seen differently**"] = row(lambda one: one["lost_or_doubled"])
    found["minutes"] = row(lambda one: _minutes(one["seconds"]))
    found["measured, load of the machine"] = row(lambda one: f"{one['when'][:10]}, {one['load']}")
    return found


# -- abuse ---------------------------------------------------------------------------------

ABUSE_HEAD = """\
## Abuse

One server with its usual limits, and many at once who mean it ill. Meanwhile somebody just plays,
another with a bot beside; each from a process of its own, on the same machine as all attackers.
A second hello is answered by a view of the table, and not counted as an answer.
"""
SENT = {
    "live": "messages over WebSockets, after the schema and after none",
    "web": "requests over HTTP, after the schema and after none",
    "bytes": "bytes that are no HTTP",
    "protocol": "broken frames",
    "forged": "forged and replayed keys, foreign seats, looks at hidden steps",
    "idle": "sockets that say nothing",
    "no hello": "WebSockets without hello",
    "slow": "readers that do not read",
    "flood": "lines that come and go",
    "oversized": "too large bodies, heads, addresses, messages",
    "upload": "records uploaded from twelve addresses",
    "hoard": "tables with the strongest bots, and questions for hints, of one guest",
}


def abuse_page(report: Json) -> str:
    rows = ["| what | sent | answered or closed |", "|---|--:|--:|"]
    for kind, words in SENT.items():
        if kind in report["sent"]:
            sent, answered = report["sent"][kind], report["answered"].get(kind, 0)
            rows.append(f"| {words} | {sent:,} | {answered:,} |")
    rows.append(f"| all | {report['messages']:,} | |")
    return "\n".join([ABUSE_HEAD, *rows, "", *told(report), ""])


def told(report: Json) -> list[str]:
    rows = ["| | calm | under abuse |", "|---|--:|--:|"]
    for words, key in (("a step of who just plays", "regular"), ("beside a bot", "beside_bot")):
        calm, meant = report["calm"][key], report["meanwhile"][key]
        for part in ("p50_ms", "p99_ms"):
            rows.append(f"| {words}, {part[:3]} | {calm[part]} ms | {meant[part]} ms |")
        rows.append(f"| {words}, how many | {calm['count']:,} | {meant['count']:,} |")
    calm, meant = report["calm"]["bot"], report["meanwhile"]["bot"]
    rows.append(f"| until the bot has moved, p99 | {calm['p99_ms']} ms | {meant['p99_ms']} ms |")
    rows.append(f"| memory, most | {report['rss_idle_mb']} MB | {report['rss_peak_mb']} MB |")
    minutes, used = _minutes(report["seconds"]), report["server_processor_seconds"]
    where = f"measured {report['when'][:10]} on {report['cores']} cores, load {report['load']}"
    lines = ["", f"{minutes} minutes, {used:,} seconds of the server's processor time; {where}."]
    wrongs = report["wrongs"] or ["nothing; nobody got in, nothing broke, everybody was answered"]
    lines += ["", f"**Found wrong:** {'; '.join(map(str, wrongs))}."]
    lines += ["", f"Answers by kind and code: {_codes(report['codes'])}."]
    return rows + lines


def _minutes(seconds: float) -> str:
    return f"{seconds / 60:.1f}"


def _codes(codes: dict[str, int]) -> str:
    """The most frequent; the JSON has all."""
    ordered = sorted(codes.items(), key=lambda pair: -pair[1])
    more = [f"{len(ordered) - MOST_CODES} more"] if len(ordered) > MOST_CODES else []
    shown = [f"{code} {count:,}" for code, count in ordered[:MOST_CODES]]
    return ", ".join([*shown, *more]) or "none"


def _said(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return ", ".join(map(_said, value))
    return f"{value:,}" if isinstance(value, int) else str(value)


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
