"""Speed as ratios, measured in one run on one machine; nothing is asserted.

    make bench

prints one JSON object: compiled ÷ interpreted, compiled ÷ plain C and ÷ fast C, two cores ÷ one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
SECONDS = "4"


def rollwrite(where: Path, *args: str) -> dict[str, float]:
    env = {**os.environ, "PYTHONPATH": str(where)}
    command = [sys.executable, "-m", "rollwrite", *args, "--json"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def c_program(name: str, *flags: str) -> dict[str, float]:
    program = ROOT / "build" / name
    source = ROOT / "bench" / "c" / f"{name}.c"
    subprocess.run(["cc", *flags, "-o", program, source], check=True)
    done = subprocess.run([program, SECONDS], capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def simulation_seconds(cores: int, games: int) -> float:
    args = ("simulate", "lost-cities", "--seats", "2", "--bots", "greedy")
    return rollwrite(COMPILED, *args, "--games", str(games), "--cores", str(cores))["seconds"]


def main() -> None:
    args = ("bench", "lost-cities", "--seats", "2", "--seconds", SECONDS)
    compiled = rollwrite(COMPILED, *args)["games_per_second"]
    interpreted = rollwrite(ROOT / "src", *args)["games_per_second"]
    c = c_program("lost_cities", "-O2")["games_per_second"]
    fast = c_program("lost_cities_fast", "-O3", "-march=native")["games_per_second"]
    one, two = simulation_seconds(1, 40_000), simulation_seconds(2, 40_000)
    figures = {
        "compiled_games_per_second": compiled,
        "interpreted_games_per_second": interpreted,
        "c_games_per_second": c,
        "fast_c_games_per_second": fast,
        "compiled_to_interpreted": round(compiled / interpreted, 2),
        "compiled_to_c": round(compiled / c, 3),
        "compiled_to_fast_c": round(compiled / fast, 3),
        "two_cores_to_one": round(one / two, 3),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
