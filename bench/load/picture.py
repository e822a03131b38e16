"""Latency against load as a picture: docs/scale/curve.svg from docs/scale/curve.json.

python -m bench.load.picture
"""

from __future__ import annotations

import json
from collections.abc import Callable
from math import log10
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "docs" / "scale"
KEPT, PICTURE = FOLDER / "curve.json", FOLDER / "curve.svg"
WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 24, 52
TARGET = 100.0  # milliseconds, for 99 of 100
# The house's own colours: web/src/styles/tokens.css.
PAPER, INK, SOFT, LINE = "#fdf8ec", "#2a2420", "#5d5247", "#cdbb96"
CURVES = {"p50_ms": ("#2876bb", "half within"), "p99_ms": ("#0f6b5c", "99 % within")}
LOSS = "#9c231f"
FONT = "Atkinson Hyperlegible Next, Atkinson Hyperlegible, Verdana, sans-serif"

Rows = list[dict[str, Any]]
Scale = Callable[[float], float]


def curve() -> Rows:
    found: Rows = json.loads(KEPT.read_text(encoding="utf-8"))["rows"]
    return found


def drawn(rows: Rows) -> str:
    """Both axes by powers of ten: what matters is where the curve leaves the ground."""
    across, up = _across(rows), _up(rows)
    parts = [*_grid(rows, across, up), *_target(up)]
    for key, (colour, words) in CURVES.items():
        parts += _curve(rows, key, colour, words, across, up)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    title = "<title>How late answers come at so many tables, a move every five seconds</title>"
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    opening = f'{head} font-family="{FONT}" font-size="13">'
    return "\n".join([opening, title, ground, *parts, "</svg>\n"])


def _across(rows: Rows) -> Scale:
    first, last = log10(rows[0]["tables"]), log10(rows[-1]["tables"])
    room = WIDTH - LEFT - RIGHT - 90  # words stand at the end of a curve
    return lambda tables: LEFT + room * (log10(tables) - first) / max(0.01, last - first)


def _up(rows: Rows) -> Scale:
    highest = log10(max(2 * TARGET, *(row["p99_ms"] for row in rows)))
    room = HEIGHT - TOP - BOTTOM
    return lambda ms: HEIGHT - BOTTOM - room * log10(max(1.0, ms)) / highest


def _grid(rows: Rows, across: Scale, up: Scale) -> list[str]:
    parts, end = [], WIDTH - RIGHT
    for ms in (1, 10, 100, 1000, 10_000):
        if up(ms) >= TOP:
            parts.append(_line(LEFT, up(ms), end, up(ms), LINE))
            parts.append(_words(LEFT - 8, up(ms) + 4, f"{ms:,} ms", SOFT, "end"))
    for tables in (row["tables"] for row in rows):
        parts.append(_words(across(tables), HEIGHT - BOTTOM + 20, f"{tables:,}", SOFT))
    middle = (LEFT + end) / 2
    return [*parts, _words(middle, HEIGHT - 10, "tables, a move every five seconds at each", INK)]


def _target(up: Scale) -> list[str]:
    line = _line(LEFT, up(TARGET), WIDTH - RIGHT, up(TARGET), LOSS, ' stroke-dasharray="6 5"')
    return [line, _words(WIDTH - RIGHT, up(TARGET) + 16, "the goal for 99 %", LOSS, "end")]


def _curve(rows: Rows, key: str, colour: str, words: str, across: Scale, up: Scale) -> list[str]:
    points = [(across(row["tables"]), up(row[key])) for row in rows]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    line = f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in points]
    x, y = points[-1]
    return [line, *dots, _words(x + 10, y + 4, words, colour, "start")]


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}"{more}/>'


def _words(x: float, y: float, said: str, colour: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}">{said}</text>'


def table(rows: Rows) -> list[str]:
    """The same as lines of docs/scale.md."""
    return [
        f"| {row['tables']:,} | {row['p50_ms']} ms | {row['p99_ms']} ms "
        f"| {row['processor_ms_a_move']:.2f} ms | {row['processor_share']:.1%} "
        f"| {row['load_of_the_machine']} |"
        for row in rows
    ]


def publish(rows: Rows, known: dict[str, Any]) -> None:
    kept = {**known, "rows": rows}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    PICTURE.write_text(drawn(rows), encoding="utf-8")
    print("\n".join(table(rows)))


if __name__ == "__main__":
    PICTURE.write_text(drawn(curve()), encoding="utf-8")
    print("\n".join(table(curve())))
