"""The kept ladders as a page: ``python -m rollwrite.lab.ladder_page docs``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HEAD = """# The ladder

Each level of player against the next lower one, made by `rollwrite ladder GAME -o
docs/ladder/GAME.json` and put together by `python -m rollwrite.lab.ladder_page docs`.
Rivals meet at two seats, every pair of games on the same dice with the seats changed; a draw
counts half. Games go through all maps and options in turn. Intervals are 95 % (Wilson); a
mean score has ± half of its 95 % interval.
"""


def page(folder: Path) -> str:
    files = sorted(folder.glob("*.json"))
    return HEAD + "".join(section(json.loads(file.read_text("utf-8"))) for file in files)


def section(found: dict[str, Any]) -> str:
    lines = [f"\n## {found['game']}\n\n| level | against | games | result | 95 % |"]
    lines.append("|---|---|---|---|---|")
    lines += [_share(one, one["below"]) for one in found["rungs"]]
    lines += [_share(one, "as a team") for one in found["teams"]]
    lines += [_mean(one, "as a team") for one in found["teams"]]
    lines += [_mean(one, "alone") for one in found["solos"]]
    return "\n".join(lines) + "\n"


def _share(one: dict[str, Any], against: str) -> str:
    interval = f"{one['low']:.1%} to {one['high']:.1%}"
    return f"| {one['level']} | {against} | {one['games']} | {one['share']:.1%} | {interval} |"


def _mean(one: dict[str, Any], how: str) -> str:
    score = f"{one['mean']} points | ± {one['error']}"
    return f"| {one['level']} | {how} | {one['games']} | {score} |"


def main(docs: Path) -> None:
    (docs / "ladder.md").write_text(page(docs / "ladder"), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
